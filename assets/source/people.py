"""The people of Emberwick as 16x24 sprites: four directions, four frames of walking and two of rest, feet on row 22.

Parts are letter grids in slots (skin, hair, top, legs, boots, accents) that each person fills with colours. Parts are
fills only; the contour is drawn last. What tells people apart is the silhouette first and one large colour second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import accessories
from accessories import FRAMES, Extra, Pose, Slots, part
from canvas import Canvas
from turning import turned

CELL_WIDTH, CELL_HEIGHT = 16, 24
DIRECTIONS = ("down", "left", "right", "up")
COLUMNS = 6
"""Stand, step, stand, other step; at rest the shoulders sink as the breath goes out, or the eyes are shut."""
BREATH, BLINK = 4, 5
SHORT_GARMENT = 6
"""Rows of a garment that ends at the hips; a longer one is shortened when the body sinks."""

THINGS = ("SKLF", "HIJ", "TUV", "PQR", "XY", "MNF")
"""Slots that are tones of one thing; a gleam on a bald head is an accent."""

FAIR = {"S": "u", "K": "q", "L": "p"}
TAN = {"S": "q", "K": "p", "L": "b"}


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
    legs: str = "legs"
    shorter: int = 0
    stoops: bool = False
    behind: Extra = _nothing
    front: Extra = _nothing


def slots(skin: Slots, letters: str, colours: str) -> dict[str, str]:
    """Return the colours of one person: the skin, and one colour for each of the slot letters."""
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


def _centred(rows: Sequence[str]) -> int:
    """Return the column at which a part stands in the middle of the cell."""
    return (CELL_WIDTH - len(rows[0])) // 2


def _legs(canvas: Canvas, person: Person, pose: Pose) -> None:
    side = pose.direction == "left"
    if not person.gown:
        legs = part(f"{person.legs} {'left' if side else 'down'} {pose.step}")
        canvas.grid(_centred(legs), 19, legs, person.slots)
        return
    feet = {"stand": (6,), "step": (4, 9), "other": (5, 8)} if side else {"stand": (5, 9), "step": (5,), "other": (9,)}
    for x in feet[pose.step]:
        canvas.grid(x, 22, ["XX" if side else "XY"], person.slots)


def _clothes(canvas: Canvas, person: Person, pose: Pose) -> None:
    garment = f"gown {person.gown}" if person.gown else f"torso {person.torso}"
    rows = list(part(f"{garment} {pose.direction}"))
    if len(rows) > SHORT_GARMENT:
        del rows[5 : 5 + pose.sink]  # a body that sinks shortens the skirt: the hem stays where it is
        if pose.walking and pose.direction != "left":
            rows[-2] = rows[-2][1:] + "." if pose.frame == 1 else "." + rows[-2][:-1]
    canvas.grid(_centred(rows), 13 + pose.sink, rows, person.slots)


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
    inset = 1 if person.gown else 4 - len(part(f"torso {person.torso} down")[1].strip(".")) // 2
    for x, name, lowered in ((2 + inset, "arm near", swing), (12 - inset, "arm far", -swing)):
        arm = part(name)
        rows = {-1: arm[:1] + arm[2:], 0: arm, 1: arm[:2] + arm[1:]}[lowered]
        canvas.grid(x, 13 + pose.sink, rows, slots)


def _head(person: Person, pose: Pose, shut: bool) -> Canvas:
    head = Canvas(CELL_WIDTH, CELL_HEIGHT)
    for name, y in ((f"face {pose.direction}", 6), (f"hair {person.hair} {pose.direction}", 1)):
        rows = _shut(part(name)) if shut else part(name)
        if name.startswith("hair") and pose.direction == "down":
            head.dot(3, 10, person.slots["S"])
            head.dot(12, 10, person.slots["K"])
        head.grid(_centred(rows), y, rows, person.slots)
    return head


def _shut(rows: Sequence[str]) -> tuple[str, ...]:
    """Return a part with its eyes shut: the lid above, the lash where the eye was lowest."""
    lids = [row if below is None else _lids(row, below) for row, below in zip(rows, [*rows[1:], None], strict=True)]
    return tuple(row.replace("O", "L") for row in lids)


def _lids(row: str, below: str) -> str:
    return "".join("S" if (slot, under) == ("O", "O") else slot for slot, under in zip(row, below, strict=True))


def draw(person: Person, direction: str, column: int) -> Canvas:
    """Draw one cell; who faces right is turned round, but the light stays where it is."""
    view = "left" if direction == "right" else direction
    frame = column if column < len(FRAMES) else 0
    pose = Pose(view, frame, person.shorter + (FRAMES[frame] != "stand" or column == BREATH))
    canvas = Canvas(CELL_WIDTH, CELL_HEIGHT)
    person.behind(canvas, person.slots, pose)
    _legs(canvas, person, pose)
    _clothes(canvas, person, pose)
    _arms(canvas, person, pose)
    canvas.paste(_head(person, pose, column == BLINK), -1 if person.stoops and view == "left" else 0, pose.sink)
    person.front(canvas, person.slots, pose)
    return (turned(canvas, _materials(person)) if direction == "right" else canvas).outline()


def _materials(person: Person) -> list[str]:
    """The tones of each thing that somebody is made of."""
    return ["".join(person.slots.get(slot, "") for slot in thing) for thing in THINGS]


def sheet(person: Person) -> Canvas:
    """Return a sprite sheet: four frames of walking and two of rest; rows down, left, right, up."""
    result = Canvas(CELL_WIDTH * COLUMNS, CELL_HEIGHT * len(DIRECTIONS))
    for row, direction in enumerate(DIRECTIONS):
        for column in range(COLUMNS):
            result.paste(draw(person, direction, column), column * CELL_WIDTH, row * CELL_HEIGHT)
    return result
