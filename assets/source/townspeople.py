"""The people who live in Emberwick besides those of the story: each has one thing that nobody else wears or carries."""

from __future__ import annotations

from accessories import Pose, Slots, held, part
from canvas import Canvas
from people import FAIR, TAN, Person, slots


def _widow_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The shawl over the shoulders, and the lantern in the outstretched hand."""
    x = 3 if pose.direction == "left" else 2
    canvas.grid(x, 12 + pose.sink, part(f"shawl {pose.direction}"), slots)
    arm = "lantern arm" if pose.direction == "down" else "lantern arm left"
    canvas.grid(12 if pose.direction == "down" else 0, 13 + pose.sink, part(arm), slots)


def _fisher_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The catch of the day at one side, the rod at the other."""
    x = {"down": 12, "left": 1, "up": 0}[pose.direction]
    canvas.grid(x, 14 + pose.sink, part("fish"))
    mirrored = pose.direction == "up"
    canvas.grid(12 if mirrored else 0, 3 + pose.sink, part("rod"), flip=mirrored)


def _council_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The collar of fur; seen from the side, the charter."""
    canvas.grid(3 if pose.direction == "left" else 2, 12 + pose.sink, part(f"fur {pose.direction}"))
    if pose.direction == "left":
        canvas.grid(0, 16 + pose.sink, part("charter"))


PEOPLE: dict[str, Person] = {
    "innkeeper": Person(
        slots(TAN | {"S": "q"}, "HIJTUVPQRXYMNF", "tsrCBAcbabazyu"),
        hair="beard",
        torso="apron",
        arm_slots={"T": "C", "U": "B", "V": "A"},
    ),
    "baker": Person(
        slots(FAIR, "HIJTUVXYMNF", "fedmljcbljm"),
        hair="muffin",
        gown="baker",
        arm_slots={"T": "w", "U": "z", "V": "y"},
        shorter=1,
        front=held(down=("loaf", 5, 17), left=("loaf left", 2, 17)),
    ),
    "harbour_master": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "wzyjinvnkkkink"),
        hair="harbour",
        torso="frock",
        front=held(down=("spyglass", 13, 8), left=("spyglass left", 0, 13), up=("spyglass up", 0, 8)),
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
        front=_fisher_front,
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
        front=_council_front,
    ),
}
