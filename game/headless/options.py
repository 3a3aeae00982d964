"""What the command line offers of `saves`; read at every start, so it imports nothing of the game."""

from __future__ import annotations

import argparse
from pathlib import Path


def saves_options(parser: argparse.ArgumentParser) -> None:
    """What can be asked of saved games."""
    asked = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    for what, words, text in (
        ("list", (), "the saved games, newest first"),
        ("memory", ("slot", "npc"), "what a character remembers of you, each with the line that it comes from"),
        ("correct", ("slot", "npc", "fact", "value"), "write another value for a fact (its number or name)"),
        ("forget", ("slot", "npc", "fact"), "make a character forget one thing (its number or name)"),
        ("undo", ("slot", "npc"), "take back the last correction or forgetting"),
    ):
        one = asked.add_parser(what, help=text)
        for word in words:
            one.add_argument(word, metavar=word.upper())
        one.add_argument("--saves", type=Path, metavar="DIR", help="where saved games lie")
