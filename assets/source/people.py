"""The people of Emberwick as 16x24 sprites: four directions, four frames, feet on row 22.

Parts are letter grids in slots (skin, hair, top, legs, boots, accents) that each person fills with colours. Parts are
fills only; the contour is drawn last. What tells people apart is the silhouette first and one large colour second.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import accessories
from accessories import FRAMES, Pose, Slots, part
from canvas import Canvas

CELL_WIDTH, CELL_HEIGHT = 16, 24
DIRECTIONS = ("down", "left", "right", "up")

FAIR = {"S": "u", "K": "q", "L": "p"}
TAN = {"S": "q", "K": "p", "L": "b"}

Extra = Callable[[Canvas, Slots, Pose], None]


def _nothing(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """Draw no extra part."""


@dataclass(frozen=True, slots=True)
class Person:
    """What one person is made of; `behind` and `front` draw what the body hides and what hides the body."""

    slots: Slots
    hair: str
    torso: str = ""
    gown: str = ""
    arms: bool = True
    side_arms: bool = True
    arm_slots: Slots = field(default_factory=dict)
    shorter: int = 0
    stoops: bool = False
    behind: Extra = _nothing
    front: Extra = _nothing


def slots(skin: Slots, letters: str, colours: str) -> dict[str, str]:
    """Return which colour each slot has: of the skin, and `colours` for `letters`, one by one."""
    return {"O": "k", **skin, **dict(zip(letters, colours, strict=True))}


PEOPLE: dict[str, Person] = {
    "player": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "dcbljiedccbbag"),
        hair="tousle",
        torso="tunic",
        behind=accessories.player_behind,
        front=accessories.player_front,
    ),
    "guard": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "dcbzyxxvnyxbag"),
        hair="helm",
        torso="plate",
        side_arms=False,
        arm_slots={"S": "y", "K": "x", "L": "v"},
        front=accessories.guard_front,
    ),
    "merchant": Person(
        slots(FAIR, "HIJTUVXYMNF", "dcbtsrcbgdh"),
        hair="bun",
        gown="dress",
        arm_slots={"T": "w", "V": "z", "U": "w"},
        shorter=1,
        behind=accessories.merchant_behind,
        front=accessories.merchant_front,
    ),
    "professor": Person(
        slots(FAIR, "HIJTUVXYMNFGO", "wzy21ncbgdwxm"),
        hair="sage",
        gown="robe",
        arms=False,
        side_arms=False,
        shorter=1,
        stoops=True,
        front=accessories.professor_front,
    ),
    "rival": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "xvnyxvfecbazyw"),
        hair="spike",
        torso="coat",
        behind=accessories.rival_behind,
        front=accessories.rival_front,
    ),
}


def _legs(canvas: Canvas, person: Person, pose: Pose) -> None:
    side = pose.direction == "left"
    if not person.gown:
        view = "left" if side else "down"
        x = 5 if side and not pose.walking else 4
        canvas.grid(x, 19, part(f"legs {view} {pose.step}"), person.slots)
        return
    feet = {"stand": (6,), "step": (4, 9), "other": (5, 8)} if side else {"stand": (5, 9), "step": (5,), "other": (9,)}
    for x in feet[pose.step]:
        canvas.grid(x, 22, ["XX" if side else "XY"], person.slots)


def _clothes(canvas: Canvas, person: Person, pose: Pose) -> None:
    side = pose.direction == "left"
    if not person.gown:
        torso = part(f"torso {person.torso} {pose.direction}")
        canvas.grid(5 if side else 4, 13 + pose.sink, torso, person.slots)
        return
    rows = list(part(f"gown {person.gown} {pose.direction}"))
    for _ in range(pose.sink):
        del rows[5]  # a body that sinks shortens the skirt: the hem stays on row 21
    if pose.walking and not side:
        rows[-2] = rows[-2][1:] + "." if pose.frame == 1 else "." + rows[-2][:-1]
    canvas.grid(2 if side else 1, 13 + pose.sink, rows, person.slots)


def _arms(canvas: Canvas, person: Person, pose: Pose) -> None:
    slots = {**person.slots, **person.arm_slots}
    if pose.direction == "left":
        if person.side_arms:
            x = 4 if pose.frame == 1 else 6
            canvas.grid(x, 14 + pose.sink, part(f"arm left {pose.step}"), slots)
        return
    if not person.arms:
        return
    swing = (0, 1, 0, -1)[pose.frame] * (-1 if pose.direction == "up" else 1)
    inset = 1 if person.gown else 0
    for x, name, lowered in ((2 + inset, "arm near", swing), (12 - inset, "arm far", -swing)):
        arm = part(name)
        rows = {-1: arm[:1] + arm[2:], 0: arm, 1: arm[:2] + arm[1:]}[lowered]
        canvas.grid(x, 13 + pose.sink, rows, slots)


def _head(person: Person, pose: Pose) -> Canvas:
    head = Canvas(CELL_WIDTH, CELL_HEIGHT)
    head.grid(3 if pose.direction == "left" else 4, 6, part(f"face {pose.direction}"), person.slots)
    if pose.direction == "down":
        head.dot(3, 10, person.slots["S"])
        head.dot(12, 10, person.slots["K"])
    head.grid(2 if person.hair == "spike" else 3, 1, part(f"hair {person.hair} {pose.direction}"), person.slots)
    return head


def draw(person: Person, direction: str, frame: int) -> Canvas:
    """Draw one cell; the right side is the mirror image of the left."""
    view = "left" if direction == "right" else direction
    pose = Pose(view, frame, person.shorter + (FRAMES[frame] != "stand"))
    canvas = Canvas(CELL_WIDTH, CELL_HEIGHT)
    person.behind(canvas, person.slots, pose)
    _legs(canvas, person, pose)
    _clothes(canvas, person, pose)
    _arms(canvas, person, pose)
    canvas.paste(_head(person, pose), -1 if person.stoops and view == "left" else 0, pose.sink)
    person.front(canvas, person.slots, pose)
    canvas.outline()
    return canvas.flipped() if direction == "right" else canvas


def sheet(person: Person) -> Canvas:
    """Return a sprite sheet: columns stand, step, stand, other step; rows down, left, right, up."""
    result = Canvas(CELL_WIDTH * len(FRAMES), CELL_HEIGHT * len(DIRECTIONS))
    for row, direction in enumerate(DIRECTIONS):
        for column in range(len(FRAMES)):
            result.paste(draw(person, direction, column), column * CELL_WIDTH, row * CELL_HEIGHT)
    return result
