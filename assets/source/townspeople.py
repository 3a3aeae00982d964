"""The people who live in Emberwick besides those of the story: each has one thing that nobody else wears or carries."""

from __future__ import annotations

from accessories import Pose, Slots, held, part
from canvas import Canvas
from people import FAIR, TAN, Person, slots


def _widow_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The shawl over the shoulders, and the lantern at the belt."""
    x = 3 if pose.direction == "left" else 2
    canvas.grid(x, 12 + pose.sink, part(f"shawl {pose.direction}"), slots)
    canvas.grid({"down": 11, "left": 5, "up": 2}[pose.direction], 16 + pose.sink, part("lantern"))


PEOPLE: dict[str, Person] = {
    "innkeeper": Person(
        slots(TAN | {"S": "q"}, "HIJTUVPQRXYMNF", "tsrCBAcbabazyu"),
        hair="beard",
        torso="apron",
        arm_slots={"T": "C", "U": "B", "V": "A"},
    ),
    "baker": Person(
        slots(FAIR, "HIJTUVXYMNF", "fedmljcbljm"),
        hair="knot",
        gown="baker",
        arm_slots={"T": "w", "U": "z", "V": "y"},
        shorter=1,
        front=held(down=("loaf", 5, 17), left=("loaf left", 2, 17)),
    ),
    "harbour_master": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "wzyjinvnkkkink"),
        hair="harbour",
        torso="frock",
        front=held(down=("spyglass", 13, 9), left=("spyglass left", 0, 13), up=("spyglass", 1, 9)),
    ),
    "widow": Person(
        slots(FAIR, "HIJTUVXYMNF", "zyxvnkka1n2"),
        hair="shawl",
        gown="widow",
        arms=False,
        side_arms=False,
        front=_widow_front,
    ),
    "cooper": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "zyxwzycbabazyu"),
        hair="curls",
        torso="leather",
        shorter=2,
        front=held(down=("keg", 9, 13), left=("keg left", 1, 13), up=("keg left", 1, 13)),
    ),
    "fisher": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "tsrhgdiniBAgdh"),
        hair="sou'wester",
        torso="oilskin",
        front=held(down=("fish", 12, 15), left=("fish", 3, 17), up=("fish", 1, 15)),
    ),
    "flautist": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "tdcwzyBAAbaCBD"),
        hair="feather",
        torso="jerkin",
        shorter=2,
        front=held(down=("flute down", 7, 11), left=("flute left", 0, 11), up=("flute up", 1, 11)),
    ),
    "council": Person(
        slots(FAIR, "HIJTUVXYMNF", "yxvsrabagdh"),
        hair="velvet",
        gown="council",
        arms=False,
        side_arms=False,
        front=held(down=("fur down", 2, 12), left=("fur left", 3, 12), up=("fur up", 2, 12)),
    ),
}
