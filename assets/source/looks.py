"""The looks that the player may choose besides the first, which stands with the other people."""

from __future__ import annotations

import accessories
from accessories import Pose, Slots, held, part
from canvas import Canvas
from people import FAIR, TAN, Person, slots

DEEP = {"S": "d", "K": "c", "L": "b"}


def _lute_behind(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The lute on the back, as far as it is seen past the body."""
    if pose.direction != "up":
        canvas.grid(12 if pose.direction == "down" else 10, 5 + pose.sink, part(f"lute {pose.direction}"))


def _lute_front(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The amber scarf; from behind, the lute."""
    if pose.direction == "up":
        canvas.grid(1, 5 + pose.sink, part("lute up"))
    else:
        canvas.grid(4, 12 + pose.sink, part(f"scarf neck {pose.direction}"))


PEOPLE: dict[str, Person] = {
    "player_2": Person(
        slots(DEEP, "HIJTUVPQRXYMNF", "vakwzyjinbasrt"),
        hair="puffs",
        torso="flared",
        behind=accessories.player_behind,
        front=accessories.player_front,
    ),
    "player_3": Person(
        slots(FAIR, "HIJTUVXYMNF", "tsrDCBbagdh"),
        hair="bob",
        gown="riding",
        behind=_lute_behind,
        front=_lute_front,
    ),
    "player_4": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "vnkedcvnkbafde") | {"M": "e", "N": "c", "F": "f"},
        hair="brim",
        torso="poncho",
        arms=False,
        side_arms=False,
        front=held(down=("satchel", 11, 16)),
    ),
}
