"""What the player has read and heard on the way to the present, line by line, and which lines it marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.log import GameTime, Line, Log
from game.session.events import Event, Fault, Marked
from game.session.rewinding import back_to
from game.session.scene import Scene
from game.world.state import PLAYER

FAVOURITE = "favourite"
"""What the record of the player is of that marks a line."""


@dataclass(frozen=True, slots=True)
class PastLine:
    """A line of the history: who said it to whom (ids; "world" for what nobody said), when and on which map, in which
    mood, and in which talk."""

    id: int
    speaker: str
    to: str | None
    text: str
    time: GameTime
    place: str
    mood: str
    talk: str | None


def past(log: Log) -> list[PastLine]:
    """All that the player said, heard and read on this branch, oldest first."""
    return list(_past(log))


def favourites(log: Log) -> frozenset[int]:
    """The lines that are marked. A mark is about a line and no part of the story: it stands on every branch."""
    marked: dict[int, bool] = {}
    for line in log.lines:
        if line.kind == "mind" and line.what == FAVOURITE and line.speaker == PLAYER and line.data:
            marked |= dict.fromkeys(line.cites, bool(line.data["on"]))
    return frozenset(line for line, on in marked.items() if on)


def mark(scene: Scene, line: int, on: bool) -> list[Event]:
    """Mark a line as a favourite, or no longer."""
    log = scene.chronicle.log
    if back_to(log, line) is None:
        return [Fault("history", f"Nothing was said or told as line {line}.")]
    if (line in favourites(log)) != on:
        data = {"what": FAVOURITE, "on": on}
        scene.chronicle.add(scene.world, "mind", PLAYER, data=data, cites=(line,))
    return [Marked(line, on)]


def _past(log: Log) -> Iterator[PastLine]:
    for line in log.branch:
        if is_read(line):
            yield PastLine(
                line.id, line.speaker, line.to, line.text, line.time, line.place, line.mood or "calm", line.talk
            )


def is_read(line: Line) -> bool:
    """Whether the player has heard or read a line."""
    return line.kind in ("speech", "narration") and line.reaches(PLAYER) and bool(line.text)
