"""The command line: `python3 main.py COMMAND`. What it returns stands in `exits.py`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game import VERSION
from game.content import ContentError
from game.exits import BAD_INPUT, FAILED, GOOD, INTERRUPTED

ROOT = Path(__file__).resolve().parent.parent
VOICES = "understudy, openai or replay:FILE"


def main(argv: Sequence[str]) -> int:
    """Run a command and return its exit code."""
    if argv[:1] == ["test"]:
        return run_tests(list(argv[1:]))
    arguments = _parser().parse_args(_with_default(argv))
    from game.mind.tokens import VocabularyError
    from game.save import SaveError  # not for --help and --version, which answer at once

    command: Callable[[argparse.Namespace], int] = arguments.command
    try:
        return command(arguments)
    except (ContentError, SaveError, VocabularyError) as error:
        _complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _with_default(argv: Sequence[str]) -> list[str]:
    """`play` is what is meant when no command is named."""
    first = argv[0] if argv else ""
    named = first in ("-h", "--help", "--version") or (first and not first.startswith("-"))
    return list(argv) if named else ["play", *argv]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 main.py",
        description="Emberwick: a small RPG whose people are played by a language model and remember you.",
    )
    parser.add_argument("--version", action="version", version=f"Emberwick {VERSION}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play in a window (what happens without a command)")
    _voice_options(play)
    play.add_argument(
        "--directions", action="store_true", help="show what characters do while they speak, if they say so"
    )
    play.set_defaults(command=_play)

    script = commands.add_parser("script", help="play scripts without a window and check what they expect")
    script.add_argument("files", nargs="+", type=Path, metavar="FILE")
    script.add_argument("--screenshots", type=Path, metavar="DIR", help="where pictures go")
    script.add_argument("--seed", type=int, help="instead of the scripts' own seed")
    _transcript_options(script)
    _voice_options(script)
    script.set_defaults(command=_script)

    chat = commands.add_parser("chat", help="talk with a character in the terminal")
    chat.add_argument("npc", metavar="NPC")
    chat.add_argument("--seed", type=int, default=0)
    _transcript_options(chat)
    _voice_options(chat)
    chat.set_defaults(command=_chat)

    check = commands.add_parser("check", help="say what is wrong with characters, maps, items and scripts")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE", help="all of the game's own without one")
    check.set_defaults(command=_check)

    from game.headless.options import saves_options

    saves = commands.add_parser("saves", help="list saved games; see and change what characters remember in one")
    saves_options(saves)
    saves.set_defaults(command=_saves)

    from game.lab.bench import bench_options
    from game.lab.options import eval_options

    measure = commands.add_parser("eval", help="play whole conversations and judge how well characters stay themselves")
    eval_options(measure)
    _voice_options(measure)
    measure.set_defaults(command=_eval)

    speed = commands.add_parser("bench", help="measure speed, beside what it is compared with")
    bench_options(speed)
    _voice_options(speed)
    speed.set_defaults(command=_bench)

    test = commands.add_parser("test", help="run everything that tests the game (pytest's arguments may follow)")
    test.set_defaults(command=lambda _: run_tests([]))
    return parser


def _transcript_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--transcript", type=Path, metavar="OUT.jsonl", help="write every event to this file")
    parser.add_argument("--prompts", action="store_true", help="whole prompts in the transcript")
    parser.add_argument("--timings", action="store_true", help="how long each turn took, in the transcript")


def _voice_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--voice", help=VOICES)
    parser.add_argument("--base-url", metavar="URL", help="an OpenAI-compatible server")
    parser.add_argument("--model", metavar="NAME")
    parser.add_argument("--saves", type=Path, metavar="DIR", help="where saved games lie")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write what the voice says, for replay:FILE")


def _play(arguments: argparse.Namespace) -> int:
    from game.play import play

    return play(
        ROOT,
        voice=arguments.voice,
        base_url=arguments.base_url,
        model=arguments.model,
        saves=arguments.saves,
        record=arguments.record,
        directions=arguments.directions,
    )


def _script(arguments: argparse.Namespace) -> int:
    from game.headless.scripts import run_scripts

    return run_scripts(ROOT, arguments)


def _chat(arguments: argparse.Namespace) -> int:
    from game.headless.chat import run_chat

    return run_chat(ROOT, arguments)


def _saves(arguments: argparse.Namespace) -> int:
    from game.headless.saves import run_saves

    return run_saves(ROOT, arguments)


def _check(arguments: argparse.Namespace) -> int:
    from game.headless.check import check

    problems = check(ROOT, arguments.files)
    for problem in problems:
        print(problem)
    if not problems:
        print("Nothing is wrong.")
    return BAD_INPUT if problems else GOOD


def _eval(arguments: argparse.Namespace) -> int:
    from game.lab.eval import run_eval

    return run_eval(ROOT, arguments)


def _bench(arguments: argparse.Namespace) -> int:
    from game.lab.bench import run_bench

    return run_bench(ROOT, arguments)


def run_tests(extra: list[str]) -> int:
    """Style, types, then the tests; the first that fails ends it."""
    if "--help" in extra or "-h" in extra:
        print("usage: python3 main.py test [--long] [pytest's arguments]")
        return GOOD
    checks = [
        ["ruff", "check", "--quiet", "."],
        ["ruff", "format", "--check", "--quiet", "."],
        ["mypy", "--no-error-summary"],
    ]
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for check in checks if not extra or extra == ["--long"] else []:
        print(" ".join(check), flush=True)
        code = subprocess.run([sys.executable, "-m", *check], cwd=ROOT, check=False).returncode
        if code:
            return FAILED
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", *extra], cwd=ROOT, env=environ, check=False)
    return GOOD if done.returncode == 0 else INTERRUPTED if done.returncode == 2 else FAILED


def _complain(text: str) -> None:
    sys.stderr.write(text.rstrip() + "\n")
