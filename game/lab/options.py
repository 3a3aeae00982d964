"""The arguments of `eval`. Imports nothing heavy: every start of the game reads this."""

from __future__ import annotations

import argparse
from pathlib import Path

SYSTEMS = ("full", "descriptive", "behavioural", "window")
"""Who can answer in an evaluation: the game itself, or a plain prompt as people write it first."""


def eval_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of `eval`."""
    parser.add_argument("--npc", metavar="ID", help="one character instead of all")
    parser.add_argument("--conversations", type=_positive, default=3, metavar="N", help="with each character (3)")
    parser.add_argument("--turns", type=_positive, default=10, metavar="M", help="of each conversation (10)")
    parser.add_argument(
        "--later", action="store_true", help="come back the next day and ask for everything that was told"
    )
    parser.add_argument("--deals", action="store_true", help="play the scenarios in which something changes hands")
    parser.add_argument("--system", choices=SYSTEMS, default="full", help="who answers: the game, or a plain prompt")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where conversations and report go")


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return value
