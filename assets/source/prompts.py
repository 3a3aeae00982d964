"""Key caps and the buttons of a pad, 11 px high, each in `prompts/<name>.png`: `key_e`, `pad_a`.

`key_blank` and `pad_blank` are made wider and written on for all that have no picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from canvas import Canvas
from grids import load

HIGH = 11
KEYS = {
    "key_e": "E", "key_t": "T", "key_i": "I", "key_j": "J", "key_c": "C", "key_f": "F", "key_u": "U",
    "key_m": "M", "key_f1": "F1", "key_f12": "F12",
    "key_wasd": "WASD", "key_escape": "ESC", "key_tab": "TAB", "key_return": "ENTER",
    "key_space": "SPACE", "key_shift": "SHIFT", "key_page_up": "PG UP", "key_f5": "F5", "key_f9": "F9",
    "key_f11": "F11",
}  # fmt: skip
ARROWS = ("up", "down", "left", "right")
BUTTONS = {"a": ("D", "C", "B"), "b": ("t", "s", "r"), "x": ("l", "j", "i"), "y": ("h", "g", "c")}
"""The face buttons, each with its light, its own and its dark tone."""
CROSS = ("pad_up", "pad_down", "pad_left", "pad_right", "pad_cross")


def cap(signs: Sequence[str]) -> Canvas:
    """Return a key of ivory with a dark lip, wide enough for its signs."""
    wide = sum(_width(sign) for sign in signs) + len(signs) - 1
    width = max(wide + 6, HIGH)
    canvas = Canvas(width, HIGH)
    canvas.boxes(((1, 0, width - 2, HIGH, "k"), (0, 1, width, HIGH - 2, "k")))
    canvas.boxes(((1, 1, width - 2, HIGH - 2, "x"), (1, 1, width - 2, HIGH - 4, "z"), (2, 1, width - 4, 7, "w")))
    canvas.box(1, HIGH - 3, width - 2, 1, "y")
    _write(canvas, signs, (width - wide) // 2, 2, "k")
    return canvas


def button(sign: str, tones: tuple[str, str, str]) -> Canvas:
    """Return a round button of a pad."""
    canvas = Canvas(HIGH, HIGH)
    middle = (HIGH - 1) / 2
    canvas.disc(middle, middle, 5.4, 5.4, "k")
    inner = canvas.disc(middle, middle, 4.4, 4.4, tones[2])
    canvas.disc(middle, middle - 1, 4.4, 4.0, tones[1], inner)
    canvas.box(4, 1, 3, 1, tones[0])
    _write(canvas, [sign.upper()], 4, 3, "k" if sign == "y" else "w")
    return canvas


def stick(sign: str) -> Canvas:
    """Return a stick of a pad, seen from above, to be pressed."""
    canvas = Canvas(HIGH, HIGH)
    middle = (HIGH - 1) / 2
    canvas.disc(middle, middle, 5.4, 5.4, "k")
    inner = canvas.disc(middle, middle, 4.4, 4.4, "n")
    canvas.disc(middle, middle - 1, 4.4, 4.0, "v", inner)
    _write(canvas, [sign], 4, 3, "w")
    return canvas


def bumper(signs: str) -> Canvas:
    """Return a shoulder button, or a trigger; without signs one that is written on."""
    canvas = Canvas(17, HIGH)
    canvas.boxes(((1, 1, 15, 9, "k"), (0, 3, 17, 7, "k"), (1, 2, 15, 7, "v"), (2, 2, 13, 1, "x"), (1, 8, 15, 1, "n")))
    _write(canvas, signs, 5, 3, "w")
    return canvas


def cross(pressed: str) -> Canvas:
    """Return the directional cross; the arm that is meant is lit."""
    canvas = Canvas(HIGH, HIGH)
    canvas.boxes(((3, 0, 5, HIGH, "k"), (0, 3, HIGH, 5, "k"), (4, 1, 3, HIGH - 2, "v"), (1, 4, HIGH - 2, 3, "v")))
    arms = {"up": (4, 1, 3, 3), "down": (4, 7, 3, 3), "left": (1, 4, 3, 3), "right": (7, 4, 3, 3)}
    for arm, (x, y, width, height) in arms.items():
        if pressed in (arm, "cross"):
            canvas.box(x, y, width, height, "g")
    return canvas


def _write(canvas: Canvas, signs: Sequence[str], x: int, y: int, letter: str) -> None:
    for sign in signs:
        if sign != " ":
            canvas.grid(x, y, load("letters")[sign], {"#": letter})
        x += _width(sign) + 1


def _width(sign: str) -> int:
    return 1 if sign == " " else len(load("letters")[sign][0])


def _all() -> dict[str, Callable[[], Canvas]]:
    sheets: dict[str, Callable[[], Canvas]] = {}
    for name, signs in KEYS.items():
        sheets[name] = partial(cap, list(signs))
    for arrow in ARROWS:
        sheets[f"key_{arrow}"] = partial(cap, [arrow])
    for sign, tones in BUTTONS.items():
        sheets[f"pad_{sign}"] = partial(button, sign, tones)
    for signs in ("LB", "RB", "LT", "RT"):
        sheets[f"pad_{signs.lower()}"] = partial(bumper, signs)
    sheets["pad_right_stick"] = partial(stick, "R")
    sheets |= {"key_blank": partial(cap, " "), "pad_blank": partial(bumper, "")}
    for arm in CROSS:
        sheets[arm] = partial(cross, arm.removeprefix("pad_"))
    return {f"prompts/{name}": draw for name, draw in sheets.items()}


SHEETS = _all()
