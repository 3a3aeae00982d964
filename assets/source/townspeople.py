"""The townspeople who speak in passing: made of the same parts as the four who talk, with marks of their own."""

from __future__ import annotations

from accessories import Pose, Slots
from canvas import Canvas
from people import FAIR, TAN, Person, slots


def _beard(canvas: Canvas, pose: Pose, light: str, dark: str, length: int = 3) -> None:
    """A beard from the cheeks down."""
    y = 10 + pose.sink
    if pose.direction == "down":
        canvas.dots(light, (4, y), *((x, y + 1) for x in range(4, 9)), (5, y + 2), (6, y + 2), (7, y + 2))
        canvas.dots(dark, (11, y), (9, y + 1), (10, y + 1), (11, y + 1), (8, y + 2), (9, y + 2))
        for row in range(3, length + 1):
            canvas.dots(light, (6, y + row), (7, y + row))
            canvas.dots(dark, (8, y + row))
    elif pose.direction == "left":
        canvas.dots(light, (3, y + 1), (4, y + 1), (5, y + 1), (6, y + 1), (4, y + 2), (5, y + 2))
        canvas.dots(dark, (7, y), (7, y + 1), (6, y + 2))
        for row in range(3, length + 1):
            canvas.dots(light, (4, y + row))


def _apron(canvas: Canvas, pose: Pose, light: str, dark: str) -> None:
    """An apron over a tunic, to the knees."""
    y = 14 + pose.sink
    if pose.direction == "down":
        canvas.box(6, y, 3, 7, light)
        canvas.box(9, y, 1, 7, dark)
        canvas.dots(light, (5, 13 + pose.sink), (10, 13 + pose.sink))
    elif pose.direction == "left":
        canvas.box(5, y, 2, 7, light)
    else:
        canvas.dots(light, (7, y + 3), (8, y + 3), (7, y + 4))


def innkeeper(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """A red beard, and the cleanest apron of the harbour."""
    _apron(canvas, pose, "w", "z")
    _beard(canvas, pose, "t", "s")


def baker(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """Flour on both hands, and a loaf under one arm."""
    y = 16 + pose.sink
    if pose.direction == "down":
        canvas.dots("d", (10, y), (11, y), (12, y), (13, y))
        canvas.dots("c", (10, y + 1), (11, y + 1), (12, y + 1), (13, y + 1))
    elif pose.direction == "left":
        canvas.dots("d", (3, y), (4, y), (5, y))
        canvas.dots("c", (3, y + 1), (4, y + 1), (5, y + 1))


def harbour_master(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """Brass buttons, a badge on the cap, and a spyglass."""
    y = 14 + pose.sink
    if pose.direction == "down":
        canvas.dots("g", (6, y), (6, y + 2), (9, y), (9, y + 2), (7, 5 + pose.sink), (8, 5 + pose.sink))
        canvas.dots("g", (12, y + 4))
        canvas.dots("d", (13, y + 3), (13, y + 2))
    elif pose.direction == "left":
        canvas.dots("g", (5, y), (5, y + 2), (4, 5 + pose.sink))
        canvas.dots("d", (2, y + 3), (3, y + 3), (4, y + 3))
        canvas.dots("g", (1, y + 3))


def widow(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """A small lantern that she carries by day, too."""
    x = {"down": 13, "left": 2, "up": 1}[pose.direction]
    y = 17 + pose.sink
    canvas.dots("x", (x, y - 1))
    canvas.dots("h", (x, y), (x, y + 1))
    canvas.dots("c", (x, y + 2))


def cooper(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """A leather apron and a grey beard."""
    _apron(canvas, pose, "d", "c")
    _beard(canvas, pose, "z", "y")


def fisher(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """The brim of the sou'wester, long at the back."""
    y = 6 + pose.sink
    if pose.direction == "down":
        canvas.dots("g", (2, y), (3, y), (12, y))
        canvas.dots("d", (13, y))
    elif pose.direction == "left":
        canvas.dots("g", (12, y), (12, y + 1))
        canvas.dots("d", (13, y + 1), (13, y + 2))
    else:
        canvas.dots("g", (3, y), (4, y + 1), (5, y + 1), (6, y + 1), (7, y + 1))
        canvas.dots("d", (12, y), (11, y + 1), (10, y + 1), (9, y + 1), (8, y + 1))


def flautist(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """A feather on the cap, and the flute."""
    y = 15 + pose.sink
    if pose.direction == "down":
        canvas.dots("s", (11, 1 + pose.sink), (11, 2 + pose.sink), (12, pose.sink))
        canvas.dots("f", *((x, y - (x - 9) // 2) for x in range(9, 14)))
    elif pose.direction == "left":
        canvas.dots("s", (11, 1 + pose.sink), (12, 1 + pose.sink), (12, pose.sink))
        canvas.dots("f", *((x, y - 1 + x // 3) for x in range(1, 6)))
    else:
        canvas.dots("s", (4, 1 + pose.sink), (4, 2 + pose.sink), (3, pose.sink))


def council(canvas: Canvas, slots: Slots, pose: Pose) -> None:
    """A collar of fur and the chain of the council."""
    y = 13 + pose.sink
    if pose.direction == "left":
        canvas.dots("w", *((x, y) for x in range(5, 10)))
        canvas.dots("z", *((x, y + 1) for x in range(6, 10)))
        canvas.dots("g", (5, y + 2))
        return
    canvas.dots("w", *((x, y) for x in range(4, 12)))
    canvas.dots("z", (3, y + 1), (4, y + 1), (11, y + 1), (12, y + 1))
    if pose.direction == "down":
        canvas.dots("g", (5, y + 2), (6, y + 3), (7, y + 4), (8, y + 4), (9, y + 3), (10, y + 2))


TOWNSPEOPLE: dict[str, Person] = {
    "innkeeper": Person(slots(TAN, "HIJTUVPQRXYMNF", "tsrdcbccbbacbg"), hair="bald", torso="tunic", front=innkeeper),
    "baker": Person(
        slots(FAIR, "HIJTUVXYMNF", "edcwzybawzh"),
        hair="kerchief",
        gown="dress",
        arm_slots={"T": "w", "V": "z", "U": "w"},
        shorter=1,
        front=baker,
    ),
    "harbour_master": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "zyxjinxvnbanng"), hair="cap", torso="coat", front=harbour_master
    ),
    "widow": Person(
        slots(FAIR, "HIJTUVXYMNF", "ban21nkkvnx"),
        hair="kerchief",
        gown="robe",
        shorter=1,
        front=widow,
    ),
    "cooper": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "zyxCBAxvnbacbg"), hair="tousle", torso="tunic", shorter=2, front=cooper
    ),
    "fisher": Person(
        slots(TAN, "HIJTUVPQRXYMNF", "edchgdvvnnkgdh"),
        hair="cap",
        torso="coat",
        arm_slots={"T": "h", "U": "g", "V": "d"},
        front=fisher,
    ),
    "flautist": Person(
        slots(FAIR, "HIJTUVPQRXYMNF", "fedEDCdcbbaDCg"), hair="cap", torso="tunic", shorter=3, front=flautist
    ),
    "council": Person(
        slots(FAIR, "HIJTUVXYMNF", "zyxsrabagdh"), hair="bun", gown="robe", arms=False, side_arms=False, front=council
    ),
}
