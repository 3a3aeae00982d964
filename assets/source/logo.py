"""The name of the game in letters of our own, with a lantern for its I.

- `logo.png`, three frames of 276x54 side by side, in which the lantern's flame flickers.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from canvas import Canvas
from grids import load
from masks import Mask, crescent, dilate, shift

HIGH, STEM = 32, 6
"""The height of the small capitals, and the width of a stem."""
WIDE, TALL = 276, 54
BASE, CAPITAL = 46, 42
"""The row on which the letters stand, and the height of the first of them."""
FRAMES = 3
GAP = 2
CLOSER = {"W": 6}
"""How much nearer a letter stands to the one before, where both leave air."""
Glyph = Callable[[Canvas], None]


def logo() -> Canvas:
    """Return all frames."""
    sheet = Canvas(WIDE * FRAMES, TALL)
    for frame in range(FRAMES):
        sheet.paste(_frame(frame), WIDE * frame, 0)
    return sheet


def _frame(frame: int) -> Canvas:
    canvas = Canvas(WIDE, TALL)
    letters, lantern = _letters(canvas)
    dark = dilate(dilate(letters))
    canvas.fill(shift(dark, 1, 2) | dark, "k")
    canvas.fill(dilate(letters), "a")
    _gild(canvas, letters)
    _lantern(canvas, lantern, frame)
    return canvas


def _letters(canvas: Canvas) -> tuple[Mask, int]:
    """Return the mask of all letters but the I, and where that stands."""
    whole = np.zeros((canvas.height, canvas.width), bool)
    left, lantern = 4, 0
    for name in "EMBERWICK":
        if name == "I":
            lantern = left + 1
            left += 17
            continue
        width, draw = GLYPHS[name]
        left -= CLOSER.get(name, 0)
        glyph = Canvas(width, HIGH)
        draw(glyph)
        mask = _taller(glyph.painted) if left == 4 else glyph.painted
        top = BASE - mask.shape[0]
        whole[top:BASE, left : left + mask.shape[1]] |= mask
        left += mask.shape[1] + GAP
    return whole, lantern


def _taller(mask: Mask) -> Mask:
    """Return the first letter, as high as a capital and a little wider."""
    rows = np.arange(CAPITAL) * HIGH // CAPITAL
    columns = np.arange(mask.shape[1] + 5) * mask.shape[1] // (mask.shape[1] + 5)
    return mask[rows][:, columns]


def _gild(canvas: Canvas, letters: Mask) -> None:
    """Gild the letters: light above, embers below, a bright rim at the top left, a dark one at the bottom right."""
    rows = np.arange(canvas.height)[:, None] * np.ones((1, canvas.width), int)
    canvas.fill(letters, "g")
    canvas.fill(letters & (rows < BASE - HIGH * 0.52), "h")
    canvas.fill(letters & (rows > BASE - HIGH * 0.2), "t")
    canvas.fill(crescent(letters, -1, -1), "d")
    canvas.fill(crescent(letters, -1, -1) & (rows > BASE - HIGH * 0.3), "s")
    canvas.fill(crescent(letters, 1, 1) & (rows < BASE - HIGH * 0.45), "w")


def _lantern(canvas: Canvas, left: int, frame: int) -> None:
    grids = load("logo")
    body = Canvas(17, 37)
    body.grid(1, 1, grids["lantern"])
    body.grid(6, 21, grids[f"flame {frame + 1}"])
    body.outline(dict.fromkeys("vxyzcdeghwtsb", "k"))
    canvas.paste(body, left - 2, BASE - 35)


def _serifs(glyph: Canvas, left: int, right: int) -> None:
    """Lay a foot and a head on a stem."""
    glyph.boxes(((left, 0, right - left, 2, "g"), (left, HIGH - 2, right - left, 2, "g")))
    glyph.boxes(((left + 1, 2, right - left - 2, 1, "g"), (left + 1, HIGH - 3, right - left - 2, 1, "g")))


def _bowl(glyph: Canvas, x: int, middle: float, width: float, height: float) -> None:
    """Draw the right half of a ring, thick at its side."""
    ring = glyph.ellipse(x, middle, width, height) & ~glyph.ellipse(x, middle, width - STEM, height - 3)
    ring[:, :x] = False
    glyph.fill(ring, "g")


def _e(glyph: Canvas) -> None:
    _serifs(glyph, 0, 10)
    glyph.boxes(((2, 0, STEM, HIGH, "g"), (2, 0, 18, 3, "g"), (2, HIGH - 3, 19, 3, "g"), (8, 14, 8, 3, "g")))
    glyph.boxes(((18, 0, 2, 8, "g"), (17, 0, 1, 5, "g"), (15, 11, 2, 9, "g")))
    glyph.boxes(((19, HIGH - 9, 2, 9, "g"), (18, HIGH - 6, 1, 6, "g")))


def _m(glyph: Canvas) -> None:
    _serifs(glyph, 0, 9)
    _serifs(glyph, 25, 36)
    glyph.boxes(((3, 0, 3, HIGH, "g"), (27, 0, STEM, HIGH, "g")))
    glyph.polygon([(3, 0), (9, 0), (20, 27), (17, 31)], "g")
    glyph.polygon([(26, 0), (29, 0), (18, 31), (16, 28)], "g")


def _b(glyph: Canvas) -> None:
    _serifs(glyph, 0, 12)
    glyph.boxes(((2, 0, STEM, HIGH, "g"), (8, 0, 4, 3, "g"), (8, 14, 5, 3, "g"), (8, HIGH - 3, 4, 3, "g")))
    _bowl(glyph, 11, 8, 10, 8.2)
    _bowl(glyph, 11, 23, 12.5, 8.8)


def _r(glyph: Canvas) -> None:
    _serifs(glyph, 0, 10)
    glyph.boxes(((2, 0, STEM, HIGH, "g"), (8, 0, 4, 3, "g"), (8, 15, 5, 3, "g")))
    _bowl(glyph, 11, 8.5, 11, 8.8)
    glyph.polygon([(11, 17), (17, 16), (28, 31), (21, 31)], "g")
    glyph.box(24, HIGH - 2, 6, 2, "g")


def _w(glyph: Canvas) -> None:
    for left in (0, 18):
        glyph.polygon([(left + 2, 0), (left + 9, 0), (left + 16, 24), (left + 13, 31)], "g")
        glyph.polygon([(left + 20, 0), (left + 23, 0), (left + 14, 31), (left + 12, 28)], "g")
    glyph.boxes(((0, 0, 11, 2, "g"), (18, 0, 9, 2, "g"), (35, 0, 9, 2, "g")))


def _c(glyph: Canvas) -> None:
    ring = glyph.ellipse(14, 15.5, 14, 16) & ~glyph.ellipse(15.5, 15.5, 10, 13)
    ring[9:24, 19:] = False
    glyph.fill(ring, "g")
    glyph.boxes(((23, 2, 2, 8, "g"), (22, 4, 1, 5, "g"), (23, 23, 2, 4, "g")))


def _k(glyph: Canvas) -> None:
    _serifs(glyph, 0, 10)
    glyph.box(2, 0, STEM, HIGH, "g")
    glyph.polygon([(8, 16), (22, 1), (25, 1), (10, 20)], "g")
    glyph.polygon([(11, 16), (16, 12), (29, 31), (22, 31)], "g")
    glyph.boxes(((18, 0, 9, 2, "g"), (20, HIGH - 2, 11, 2, "g")))


GLYPHS: dict[str, tuple[int, Glyph]] = {
    "E": (22, _e), "M": (36, _m), "B": (24, _b), "R": (30, _r), "W": (44, _w), "C": (26, _c), "K": (31, _k),
}  # fmt: skip

SHEETS = {"logo": logo}
