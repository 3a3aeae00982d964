"""What one character knows of the log: the lines of the branch that it said, heard or saw."""

from __future__ import annotations

from collections.abc import Iterable

from game.log.line import Line


def witnessed_by(who: str, branch: Iterable[Line]) -> list[Line]:
    """The lines of `branch` that reached `who`, with its own thoughts (kind `mind`) and nobody else's."""
    return [line for line in branch if (line.speaker == who if line.kind == "mind" else line.reaches(who))]
