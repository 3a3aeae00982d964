"""Panels of dark wood, headings, cursors, arrows, and the signs of hour and weather.

- `wood.png`, 48x48: nine-slice for menus with corners of 8 px; edges and the planks of the field repeat every 32 px.
- `slip.png`, 24x24: nine-slice with corners of 8 px for notes and hints that lie over the picture.
- `heading.png`, 40x23: three parts, ends of 14 px and a middle of 12 px that repeats.
- `divider.png`, 30x5: ends of 10 px and a middle of 10 px that repeats.
- `ornament.png`, 14x11: the top left corner of a page; the game turns it over for the others.
- `hand.png`, 15x9: marks what is chosen. `scroll.png`, 18x7: more above, more below.
- `sky.png`, 78x13: sun, moon, cloud, rain, fog, wind, each 13x13.
- `cursor_arrow.png`, `cursor_hand.png`, `cursor_text.png`: for the mouse.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from canvas import Canvas
from grids import load
from items import drawn
from masks import hash_unit
from palette import LETTERS, TRANSPARENT

WOOD, PLANK = 48, 8
SLIP = 24
HEADING, BAND = (40, 23, 14), 19
SKIES = ("sun", "moon", "cloud", "rain", "fog", "wind")
SKY = 13


def wood(width: int = WOOD, height: int = WOOD) -> Canvas:
    """Return dark planks in an oak frame with clasps of brass."""
    canvas = Canvas(width, height, "a")
    for top in range(0, height, PLANK):
        _plank(canvas, top)
    for depth, (lit, shaded) in enumerate(("kk", "dc", "cb", "bb", "kk")):
        canvas.boxes(((depth, depth, width - 2 * depth, 1, lit), (depth, depth, 1, height - 2 * depth, lit)))
        canvas.box(depth + 1, height - 1 - depth, width - 2 * depth - 1, 1, shaded)
        canvas.box(width - 1 - depth, depth + 1, 1, height - 2 * depth - 1, shaded)
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        canvas.pixels[y, x] = TRANSPARENT
    _clasps(canvas)
    return canvas


def _plank(canvas: Canvas, top: int) -> None:
    """Draw a seam, and marks of the grain that fade in and out."""
    canvas.box(0, top, canvas.width, 1, "k")
    start = int(hash_unit(0, top, 3) * (canvas.width - 24)) + 8
    canvas.box(start, top + 2 + int(hash_unit(1, top, 5) * 5), 5 + int(hash_unit(2, top, 7) * 5), 1, "b")


def _clasps(canvas: Canvas) -> None:
    clasp = load("widgets")["clasp"]
    right, bottom = canvas.width - 8, canvas.height - 8
    shade = {"h": "g", "g": "d"}
    canvas.grid(1, 1, clasp)
    canvas.grid(right, 1, clasp, flip=True)
    canvas.grid(1, bottom, clasp[::-1])
    canvas.grid(right, bottom, clasp[::-1], shade, flip=True)


def slip() -> Canvas:
    """Return the dark slip with a thin line of brass."""
    canvas = Canvas(SLIP, SLIP)
    canvas.boxes(((1, 0, SLIP - 2, SLIP, "k"), (0, 1, SLIP, SLIP - 2, "k")))
    canvas.frame(1, 1, SLIP - 2, SLIP - 2, "c")
    canvas.boxes(((2, 1, SLIP - 4, 1, "d"), (1, 2, 1, SLIP - 4, "d"), (2, 2, SLIP - 4, SLIP - 4, "k")))
    canvas.dots("g", (1, 1), (SLIP - 2, 1), (1, SLIP - 2), (SLIP - 2, SLIP - 2))
    return canvas


def heading() -> Canvas:
    """Return the ribbon on which the title of a screen stands: a band, and two tails that hang behind it."""
    width, height, end = HEADING
    canvas = Canvas(width, height)
    tail = _tail()
    canvas.paste(tail, 0, 4)
    canvas.paste(tail.flipped(), width - tail.width, 4)
    left, wide = end - 8, width - 2 * end + 16
    canvas.box(left, 0, wide, BAND, "k")
    for top, high, letter in ((1, 1, "t"), (2, 1, "g"), (3, BAND - 7, "s"), (BAND - 4, 1, "g"), (BAND - 3, 2, "r")):
        canvas.box(left + 1, top, wide - 2, high, letter)
    canvas.box(left + 1, 3, 1, BAND - 7, "t")
    return canvas


def _tail() -> Canvas:
    """Return the left tail, cut like a swallow's."""
    tail = Canvas(11, HEADING[1] - 4)
    tail.box(0, 0, tail.width, tail.height, "k")
    tail.box(1, 1, tail.width - 2, tail.height - 2, "r")
    tail.box(1, tail.height - 4, tail.width - 2, 3, "1")
    middle = tail.height // 2
    for depth, reach in enumerate((3, 2, 1, 0)):
        tail.box(depth, middle - reach - 1, 1, 2 * reach + 3, "k")
        tail.pixels[middle - reach : middle + reach + 1, depth] = TRANSPARENT
    return tail


def divider() -> Canvas:
    """Return a thin line with a brass bead at either end."""
    canvas = Canvas(30, 5)
    end = load("widgets")["divider end"]
    canvas.grid(0, 0, end)
    canvas.box(10, 2, 10, 1, "d")
    canvas.grid(20, 0, end, flip=True)
    return canvas


def ornament() -> Canvas:
    """Return the flourish in the corner of a page."""
    canvas = Canvas(14, 11)
    canvas.grid(0, 0, load("widgets")["ornament"], {"g": "c", "d": "e"})
    return canvas


def hand() -> Canvas:
    """Return the hand that points at what is chosen."""
    return drawn("widgets", "hand", 15, 9)


def scroll() -> Canvas:
    """Return the arrows that tell of more above and below."""
    both = Canvas(18, 7)
    for number, way in enumerate(("up", "down")):
        both.paste(drawn("widgets", f"scroll {way}", 9, 7), 9 * number, 0)
    return both


def sky() -> Canvas:
    """Return the signs of the hour and of the weather."""
    row = Canvas(SKY * len(SKIES), SKY)
    for number, sign in enumerate(SKIES):
        row.paste(drawn("widgets", sign, SKY, SKY), SKY * number, 0)
    return row


def cursor(name: str) -> Canvas:
    """Return a picture for the mouse, in a line of ink."""
    rows = load("widgets")[f"cursor {name}"]
    canvas = Canvas(max(map(len, rows)), len(rows))
    canvas.grid(0, 0, rows)
    return canvas.framed(dict.fromkeys(LETTERS, "k"))


SHEETS: dict[str, Callable[[], Canvas]] = {
    "wood": wood,
    "slip": slip,
    "heading": heading,
    "divider": divider,
    "ornament": ornament,
    "hand": hand,
    "scroll": scroll,
    "sky": sky,
    **{f"cursor_{name}": partial(cursor, name) for name in ("arrow", "hand", "text")},
}
