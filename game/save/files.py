"""Writing so that a crash costs nothing: beside, then renamed; and setting aside what cannot be read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_beside(path: Path, content: str | bytes, durable: bool = False) -> None:
    """Write `content` to a file beside `path` and rename it: there is the old file or the new one. A `durable` one has
    reached the disk when this returns, at the cost of waiting for it.

    Half of a surrogate pair, which UTF-8 cannot hold, becomes its escape, which is JSON's too.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    raw = content.encode("utf-8", "backslashreplace") if isinstance(content, str) else content
    with beside.open("wb") as file:
        file.write(raw)
        if durable:
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
    write_beside(aside, content.encode("utf-8", "surrogateescape"), durable=True)
    return aside


def sync(path: Path) -> None:
    """Make what a file holds, or renames in a folder, last; a system that cannot do so is no fault."""
    with contextlib.suppress(OSError):
        # some systems flush only what is open for writing, and none opens a folder so
        handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sync_all(folder: Path) -> None:
    """Make everything in `folder` last."""
    for path in [*folder.rglob("*"), folder]:
        sync(path)
