"""The folder `.venv`: whether it is ready, whether it can be used, and the stamps that say so.

The stamps are written last, so a set-up that was killed leaves none; the marker `setup.unfinished` is written first
and tells a set-up that was killed from an environment that the player made by hand.
"""

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

LOCK = "setup.lock"
LOG = "setup.log"
_MADE_BY_US = "setup.made"
_UNFINISHED = "setup.unfinished"
_OURS = {LOCK, LOG, _MADE_BY_US, _UNFINISHED}

NEEDED = (3, 11)


class Needs(NamedTuple):
    """What a command needs: a name for its stamp, and the requirements files."""

    name: str
    files: tuple[Path, ...]


def python_of(folder: Path) -> Path:
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def site_packages(folder: Path) -> list[Path]:
    """Where its packages lie: one folder, in an environment that is whole."""
    pattern = "Lib/site-packages" if os.name == "nt" else "lib/*/site-packages"
    return sorted(folder.glob(pattern))


def same_place(one: str | Path, other: str | Path) -> bool:
    return _place(one) == _place(other)


def settings(folder: Path) -> dict[str, str]:
    """The lines `key = value` of pyvenv.cfg; empty when there is none."""
    try:
        lines = (folder / "pyvenv.cfg").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return {}
    pairs = (line.partition("=") for line in lines)
    return {key.strip().lower(): value.strip() for key, _, value in pairs}


def is_ready(folder: Path, needs: Needs) -> bool:
    """Whether the stamp is there and nothing changed since: place, interpreter, packages, requirements."""
    try:
        stamp = _stamp_file(folder, needs).read_text(encoding="utf-8")
        return stamp == _stamp(folder, needs) and not is_unfinished(folder)
    except (OSError, ValueError):
        return False


def write_stamps(folder: Path, all_needs: Iterable[Needs]) -> None:
    """Says that the environment is ready for these needs; takes effect at once or, if killed, not at all."""
    (folder / _UNFINISHED).unlink(missing_ok=True)
    for needs in all_needs:
        file = _stamp_file(folder, needs)
        half = file.with_suffix(".new")
        half.write_text(_stamp(folder, needs), encoding="utf-8")
        half.replace(file)


def begin(folder: Path) -> None:
    """From here until `write_stamps` the environment counts as broken."""
    (folder / _UNFINISHED).touch()
    for stamp in folder.glob("setup-*.stamp"):
        stamp.unlink()


def is_unfinished(folder: Path) -> bool:
    return (folder / _UNFINISHED).exists()


def sign(folder: Path) -> None:
    """Notes that the environment about to be made in this place is ours, to make again if need be."""
    (folder / _MADE_BY_US).write_text(_place(folder), encoding="utf-8")


def is_ours(folder: Path) -> bool:
    return (folder / _MADE_BY_US).exists()


def is_usable(folder: Path) -> bool:
    """Whether its interpreter runs, is new enough, and is the one that the packages there were installed for."""
    if is_ours(folder) and (is_unfinished(folder) or _signed_place(folder) != _place(folder)):
        return False
    found = _ask_interpreter(folder)
    if found is None:
        return False
    version, prefix = found
    made_for = settings(folder).get("version") or settings(folder).get("version_info") or version
    return _numbers(version) >= NEEDED and _numbers(version) == _numbers(made_for) and same_place(prefix, folder)


def may_be_cleared(folder: Path) -> bool:
    """Whether nothing but a Python environment lies there, ours or another's."""
    return is_ours(folder) or (folder / "pyvenv.cfg").exists() or {entry.name for entry in folder.iterdir()} <= _OURS


def clear(folder: Path) -> None:
    """Deletes the environment and keeps the files of the set-up that is going on."""
    import shutil

    for entry in folder.iterdir():
        if entry.name in _OURS:
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def _stamp_file(folder: Path, needs: Needs) -> Path:
    return folder / f"setup-{needs.name}.stamp"


def _stamp(folder: Path, needs: Needs) -> str:
    found = settings(folder)
    home = Path(found.get("home", ""))
    interpreters = (python_of(folder), home / python_of(folder).name)
    digest = hashlib.sha256()
    for file in needs.files:
        digest.update(file.read_bytes())
    return (
        f"place: {_place(folder)}\n"
        f"python: {found.get('version') or found.get('version_info')}\n"
        f"interpreter: {' '.join(_look(file) for file in interpreters)}\n"
        f"packages: {' '.join(_look(site) for site in site_packages(folder))}\n"
        f"requirements: {digest.hexdigest()}\n"
    )


def _look(path: Path) -> str:
    """Size and time of change: differs when a file was replaced, or a package came or went in a folder."""
    try:
        seen = path.stat()
    except OSError:
        return "gone"
    return f"{seen.st_size}/{seen.st_mtime_ns}"


def _place(path: str | Path) -> str:
    return os.path.normcase(os.path.realpath(path))


def _signed_place(folder: Path) -> str:
    return (folder / _MADE_BY_US).read_text(encoding="utf-8", errors="replace")


def _ask_interpreter(folder: Path) -> tuple[str, str] | None:
    """Version and prefix, in the interpreter's own words; None when it does not run."""
    import subprocess

    # Bytes, so that no encoding stands between a path and its comparison.
    question = "import os, sys; os.write(1, os.fsencode('%d.%d\\n' % sys.version_info[:2] + sys.prefix))"
    try:
        answer = subprocess.run(
            [python_of(folder), "-I", "-c", question], stdin=subprocess.DEVNULL, capture_output=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError):
        return None
    version, _, prefix = answer.stdout.partition(b"\n")
    return (version.decode("ascii", "replace"), os.fsdecode(prefix)) if answer.returncode == 0 else None


def _numbers(version: str) -> tuple[int, ...]:
    parts = version.split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else ()


def base_python() -> str:
    """The running interpreter, or the one that its environment was made from: it stays when `.venv` is cleared."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def is_running(folder: Path) -> bool:
    """Whether this very process runs in the environment."""
    return same_place(sys.prefix, folder)
