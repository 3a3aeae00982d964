"""What people wear and carry, and the pose in which they do: the marks that tell their silhouettes apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from canvas import Canvas
from grids import load

FRAMES = ("stand", "step", "stand", "other")

Slots = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Pose:
    """One cell of a sheet: the direction that is drawn, the frame (0 to 3) and how far the body sinks in pixels."""

    direction: str
    frame: int
    sink: int

    @property
    def step(self) -> str:
        """The name of the frame."""
        return FRAMES[self.frame]

    @property
    def walking(self) -> bool:
        """Tell whether one foot is in the air."""
        return self.step != "stand"


Extra = Callable[[Canvas, Slots, Pose], None]
"""Draws what the body hides or what hides the body."""

GRIDS = ("people", "townspeople", "seekers", "looks")


def part(name: str) -> tuple[str, ...]:
    """Return the grid of one part."""
    return next(grids[name] for grids in map(load, GRIDS) if name in grids)


def held(**places: tuple[str, int, int]) -> Extra:
    """Return what draws a part at (x, y) in each of the directions that are named; it sinks with the body."""

    def draw(canvas: Canvas, slots: Slots, pose: Pose) -> None:
        if pose.direction in places:
            name, x, y = places[pose.direction]
            canvas.grid(x, y + pose.sink, part(name), slots)

    return draw


def player_behind(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The pack, seen past the body."""
    if pose.direction == "down":
        canvas.grid(1, 11 + pose.sink, part("pack down"))
    elif pose.direction == "left":
        canvas.grid(10, 12 + pose.sink, part("pack left"))


def player_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The straps of the pack, or the pack itself."""
    if pose.direction == "down":
        canvas.grid(5, 13 + pose.sink, part("straps down"))
    elif pose.direction == "up":
        canvas.grid(1, 11 + pose.sink, part("pack up"))


def guard_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """Pauldrons, tabard and spear."""
    if pose.direction == "left":
        canvas.grid(6, 13 + pose.sink, part("pauldron left"))
        canvas.grid(2, 16 + pose.sink, part("gauntlet left"))
    else:
        canvas.grid(2, 13 + pose.sink, part("pauldron near"))
        canvas.grid(11, 13 + pose.sink, part("pauldron far"))
    if pose.direction == "down":
        canvas.grid(6, 14 + pose.sink, part("tabard"))
    shaft = 14 if pose.direction == "up" else 1
    for y in range(5, 23):
        canvas.dot(shaft, y, "d" if y < 12 else "c")
    canvas.grid(shaft - 1, 1, part("spear head"))
    canvas.dot(shaft, 16 + pose.sink, slots["S"])
    canvas.dot(shaft, 17 + pose.sink, slots["K"])


def merchant_behind(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The bun, off to one side."""
    if pose.direction == "down":
        canvas.grid(9, pose.sink, part("bun side"), slots)


def merchant_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The bun, where the head does not hide it, and the apron's seams."""
    if pose.direction == "up":
        canvas.grid(2, pose.sink - 1, part("bun up"), slots)
    elif pose.direction == "left":
        canvas.grid(9, pose.sink, part("bun left"), slots)
    else:
        y = 13 + pose.sink
        canvas.dots("w", (6, y), (9, y))
        canvas.dots("z", (6, y + 5), (7, y + 5), (8, y + 5))


def professor_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The wings of white hair and the red book."""
    y = 8 + pose.sink
    if pose.direction == "left":
        canvas.grid(12, y, part("wing left"), slots)
        canvas.grid(3, y + 8, part("book left"))
        return
    canvas.grid(1, y, part(f"wing left {pose.direction}"), slots)
    canvas.grid(13, y, part(f"wing right {pose.direction}"), slots)
    if pose.direction == "down":
        canvas.grid(10, y + 7, part("book down"))


def rival_behind(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The tail of the scarf, which flutters, and the blade at the hip."""
    flutter = (0, 1, 0, -1)[pose.frame]
    if pose.direction == "left":
        tail = "high" if flutter > 0 else "low"
        canvas.grid(10, 13 + pose.sink + (flutter > 0), part(f"scarf tail left {tail}"))
    elif pose.direction == "down":
        tail = "high" if flutter < 0 else "low"
        canvas.grid(12, 12 + pose.sink, part(f"scarf tail down {tail}"))
    if pose.direction != "up":
        canvas.grid(11 if pose.direction == "down" else 10, 16 + pose.sink, part(f"scabbard {pose.direction}"))


def rival_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The scarf, and the blade from behind."""
    y = 12 + pose.sink
    canvas.grid(4, y, part(f"scarf {pose.direction}"))
    if pose.direction == "down":
        canvas.grid(5, y + 3, part("scarf end down step" if pose.frame == 1 else "scarf end down"))
    elif pose.direction == "up":
        canvas.grid(8, y + 2, part("scarf end up step" if pose.frame == 3 else "scarf end up"))
        canvas.grid(0, y + 4, part("scabbard up"))
