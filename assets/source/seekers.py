"""Those whom the story turns on: the player's sister, the keeper of the light, the captain who went after him."""

from __future__ import annotations

from accessories import Pose, Slots, held, part
from canvas import Canvas
from people import FAIR, TAN, Person, slots


def _hem(canvas: Canvas, slots: Slots, pose: Pose, name: str, x: int) -> None:
    """Draw a cloak that is shortened when the body sinks."""
    rows = list(part(name))
    del rows[4 : 4 + pose.sink]
    canvas.grid(x, 13 + pose.sink, rows, slots)


def _ana_behind(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The cloak past the body."""
    if pose.direction == "down":
        _hem(canvas, slots, pose, "cloak down step" if pose.frame == 1 else "cloak down", 0)


def _ana_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The hair that flies, the cloak from behind, and the scarf."""
    if pose.direction == "up":
        _hem(canvas, slots, pose, "cloak up", 1)
        canvas.grid(3, 1 + pose.sink, part("hair tail up"), slots)
        return
    if pose.direction == "left":
        _hem(canvas, slots, pose, "cloak left flies" if pose.frame == 1 else "cloak left", 4)
    canvas.grid(12, 3 + pose.sink, part("tail high" if pose.frame == 1 else "tail low"), slots)
    canvas.grid(4, 12 + pose.sink, part(f"scarf neck {pose.direction}"))


def _captain_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """Epaulettes."""
    if pose.direction != "left":
        canvas.grid(2, 13 + pose.sink, part("epaulettes"))


PEOPLE: dict[str, Person] = {
    "ana": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "dcbljicbabagdh"),
        hair="tail",
        torso="traveller",
        side_arms=False,
        behind=_ana_behind,
        front=_ana_front,
    ),
    "keeper": Person(
        slots(TAN | {"S": "q"}, "HIJTUVPQRXYMNF", "yxvwzyvnkbasrt"),
        hair="watch",
        torso="knit",
        legs="legs lean",
        arm_slots={"T": "w", "U": "z", "V": "y"},
        front=held(down=("oil can", 11, 16), left=("oil can left", 1, 16), up=("oil can", 1, 16)),
    ),
    "captain": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "xvnCBAnkkkkBAC"),
        hair="tricorn",
        torso="greatcoat",
        front=_captain_front,
    ),
}
