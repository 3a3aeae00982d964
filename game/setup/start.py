"""From `python3 main.py …` to the game: straight in when all is there, by way of the set-up when not.

The steps, in the order of `start`: a process that was started by this module plays; an environment that the player
chose and that has everything plays; a ready `.venv` is started; any other interpreter that has everything plays; and
what is left gets `.venv` made or mended.
"""

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path

from game.setup import environment, sentences
from game.setup.environment import Needs

ROOT = Path(__file__).resolve().parents[2]

# Set for the process that was started to play, which therefore never starts another.
STARTED = "EMBERWICK_STARTED"


def main(argv: list[str]) -> int:
    """Sets up what the command needs and runs it; returns the exit code."""
    try:
        return start(ROOT, argv, os.environ)
    except sentences.SetupError as error:
        sentences.say(str(error))
        return sentences.EXIT_SETUP_FAILED


def start(root: Path, argv: list[str], environ: MutableMapping[str, str]) -> int:
    if environ.pop(STARTED, None) is not None:
        return _play(argv)
    folder = root / ".venv"
    needs = needs_of(argv, root)
    inside = environment.is_running(folder)
    if not inside and _is_chosen(environ) and _has_everything(needs):
        return _run_here(root, argv, environ)
    if environment.is_ready(folder, needs):
        return _run_here(root, argv, environ) if inside else _run_in(folder, root, argv, environ)
    if not inside and _has_everything(needs):
        return _run_here(root, argv, environ)
    from game.setup.prepare import prepare

    prepare(folder, needs, all_needs(root), environ)
    return _run_in(folder, root, argv, environ)


def all_needs(root: Path) -> tuple[Needs, Needs]:
    """For playing and for testing; the second contains the first."""
    play, test = root / "requirements.txt", root / "requirements-test.txt"
    return Needs("play", (play,)), Needs("test", (play, test))


def needs_of(argv: list[str], root: Path) -> Needs:
    play, test = all_needs(root)
    return test if argv[:1] == ["test"] else play


def _is_chosen(environ: MutableMapping[str, str]) -> bool:
    """Whether the player started main.py with an environment of their own."""
    return sys.prefix != sys.base_prefix or environment.same_place(environ.get("CONDA_PREFIX", os.devnull), sys.prefix)


def _has_everything(needs: Needs) -> bool:
    """In the running interpreter."""
    from game.setup import requirements

    return not requirements.unmet(requirements.read(needs.files), requirements.installed_in(sys.path))


def _play(argv: list[str]) -> int:
    from game.cli import main as run

    return run(argv)


def _run_here(root: Path, argv: list[str], environ: MutableMapping[str, str]) -> int:
    """In this process, unless its text encoding is not the one that all our files have."""
    import locale

    if sys.flags.utf8_mode or locale.getpreferredencoding(False).lower().replace("-", "") == "utf8":
        return _play(argv)
    return _run_child(sys.executable, root, argv, dict(environ))


def _run_in(folder: Path, root: Path, argv: list[str], environ: MutableMapping[str, str]) -> int:
    astray = ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__")
    kept = {name: value for name, value in environ.items() if name not in astray}
    return _run_child(str(environment.python_of(folder)), root, argv, kept)


def _run_child(python: str, root: Path, argv: list[str], environ: dict[str, str]) -> int:
    """Runs main.py again in `python` and returns its exit code."""
    from game.setup import child

    try:
        return child.run([python, "-X", "utf8", str(root / "main.py"), *argv], {**environ, STARTED: "1"})
    except OSError as error:
        raise sentences.for_os_error(error, root) from error
