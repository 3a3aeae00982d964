"""Files and folders that the command line names, and how one that does not do is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from game.content import ContentError, Problem


def refused(what: Path, why: str) -> ContentError:
    """A fault of something that is named on the command line, as a whole."""
    return ContentError([Problem(str(what), 0, "", why)])


@contextmanager
def saves_folder(folder: Path | None) -> Iterator[Path]:
    """The folder of saves: the given one, or a temporary one."""
    if folder is not None:
        yield folder
        return
    with TemporaryDirectory(prefix="emberwick-", ignore_cleanup_errors=True) as name:
        yield Path(name)


@contextmanager
def transcript_file(path: Path | None) -> Iterator[TextIO | None]:
    """The file that a transcript goes to, None where none is wanted. Raises ContentError where it cannot be written."""
    if path is None:
        yield None
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise refused(path, f"cannot be written: {error.strerror}") from error
    with file:
        yield file


def picture_folder(folder: Path | None) -> Path | None:
    """The folder that pictures go to, made where it is missing. Raises ContentError where it can be none."""
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(folder or Path(), f"cannot be a folder for pictures: {error.strerror}") from error
    return folder
