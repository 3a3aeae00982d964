"""Writing so that a crash costs nothing: beside, then renamed; and setting aside what cannot be read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_beside(path: Path, content: str | bytes) -> None:
    """Write `content` to a file beside `path`, flush it to disk and rename it: there is the old file or the new one.

    Half of a surrogate pair, which UTF-8 cannot hold, becomes its escape, which is JSON's too.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    raw = content.encode("utf-8", "backslashreplace") if isinstance(content, str) else content
    with beside.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def set_aside(path: Path) -> Path:
    """Rename a file or folder that cannot be read to a name that is free, and return it."""
    number = 1
    while (aside := path.with_name(f"{path.name}.unreadable-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside


def keep_aside(path: Path, content: str) -> Path:
    """Write what could not be read of `path` to a file of its own beside it, and return that."""
    number = 1
    while (aside := path.with_name(f"{path.name}.torn-{number}")).exists():
        number += 1
    write_beside(aside, content.encode("utf-8", "surrogateescape"))
    return aside


def sync_folder(folder: Path) -> None:
    """Make renames in `folder` last; a system that cannot do so is no fault."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
