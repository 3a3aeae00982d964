"""The picture behind the title: the harbour at dusk, somebody with a lantern on the pier, the lighthouse dark.

- `title.png`, 640x360, every pixel painted. What must be seen lies in the middle 427x240.
- `title_tower.png`, the lighthouse as it stands there once its lamp burns.
- `title_glints.png`, three frames of 640x110: light on the water from row 198 on.
"""

from __future__ import annotations

import houses
import masonry
import numpy as np
import people
import props
from canvas import Canvas
from catalogue import HOUSES
from masks import BAYER, Mask, clean, coordinates, hash_unit, value_noise
from nature import pine
from numpy.typing import NDArray
from palette import STEP_DOWN

WIDE, HIGH, HORIZON = 640, 360, 196
SUN = 396
"""The column behind which the sun has gone down."""
SKY = "nn1122ttgh"
"""From the zenith to the horizon."""
SEA = "gt2jiinnnnnkk"
"""From the horizon to the pier."""
QUAY, PIER = 214, 262
FRAMES, WATER, GLINTS_HIGH = 3, 198, 110
TOWER = (456, 78)
TWO_DOWN = {letter: STEP_DOWN[darker] for letter, darker in STEP_DOWN.items()}
DUSK = {**TWO_DOWN, "w": "2", "f": "2", "z": "1", "e": "1", "u": "p", "v": "n", "x": "v"}
"""How colours look against the last light."""
GLOW = "ghw"

Levels = NDArray[np.float64]


def title() -> Canvas:
    """Return the picture."""
    canvas = Canvas(WIDE, HIGH)
    _sky(canvas)
    _sea(canvas)
    _headland(canvas)
    _town(canvas)
    _pier(canvas)
    return canvas


def _banded(levels: Levels, letters: str, canvas: Canvas, where: Mask, dither: float) -> None:
    """Paint letters by level (0 to 1); where two meet they mix over a part of a band."""
    rows, columns = levels.shape
    pattern = np.tile(BAYER, (rows // 4 + 1, columns // 4 + 1))[:rows, :columns] - 0.5
    steps = np.clip(levels * len(letters) + pattern * dither, 0, len(letters) - 1e-6).astype(int)
    for number, letter in enumerate(letters):
        canvas.fill(where & (steps == number), letter)


def _sky(canvas: Canvas) -> None:
    x, y = coordinates(WIDE, HIGH)
    near = np.exp(-(((x - SUN) / 190.0) ** 2))
    _banded((y + 26 * near * (y / HORIZON)) / (HORIZON + 16), SKY, canvas, y < HORIZON, 0.7)
    for number in range(46):
        star = int(hash_unit(number, 1, 5) * WIDE), int(hash_unit(number, 2, 5) * 84)
        canvas.dot(*star, "w" if number % 3 == 0 else "2")
        if number % 9 == 0:
            canvas.dots("2", *((star[0] + dx, star[1] + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))))
    for number, (left, top, wide, high) in enumerate(CLOUDS):
        _cloud(canvas, left, top, wide, high, number)


CLOUDS = (
    (40, 96, 150, 9), (150, 132, 170, 8), (300, 112, 120, 7), (470, 122, 160, 9), (350, 158, 190, 7), (60, 164, 140, 6),
    (560, 164, 110, 6), (500, 92, 110, 6),
)  # fmt: skip
"""Left, middle row, width and height of each."""


def _cloud(canvas: Canvas, left: int, top: int, wide: int, high: int, seed: int) -> None:
    """Draw a streak of cloud, dark above and lit from below."""
    mask = np.zeros((HIGH, WIDE), bool)
    for part in range(7):
        along = left + wide * (0.1 + 0.8 * part / 6)
        reach = wide * (0.10 + 0.10 * hash_unit(part, seed, 1))
        thick = high * (0.35 + 0.4 * hash_unit(part, seed, 2)) * (1.2 - abs(part - 3) / 4)
        mask |= canvas.ellipse(along, top + 2 * hash_unit(part, seed, 3), reach, thick)
    mask &= np.arange(HIGH)[:, None] < top + high * 0.5
    low = top > 140
    canvas.fill(mask, "p" if low else "1")
    edge = mask & ~np.roll(mask, -1, 0)
    under = mask & ~np.roll(mask, -3, 0)
    canvas.fill(under, "t" if low else "2")
    canvas.fill(edge, "g" if low else "t")


def _streaks(seed: int, cell: int = 4, long: int = 9) -> Levels:
    """Return noise that is drawn out sideways, as light lies on water."""
    noise = np.repeat(value_noise(WIDE // long + 2, HIGH, cell, seed), long, axis=1)[:, :WIDE]
    return np.where(np.arange(HIGH)[:, None] % 2 == 0, noise, np.roll(noise, 1, 0))


def _sea(canvas: Canvas) -> None:
    x, y = coordinates(WIDE, HIGH)
    water = y >= HORIZON
    depth = np.maximum(y - HORIZON, 0) / 128.0
    levels = depth**0.72 + (_streaks(3) - 0.5) * 0.16
    _banded(np.clip(levels, 0, 1), SEA, canvas, water, 0.0)
    path = np.exp(-(((x - SUN) / (16 + (y - HORIZON) * 0.42)) ** 2))
    shine = path * (1.05 - 0.6 * np.clip(depth, 0, 1)) + (_streaks(11, 3, 7) - 0.5) * 0.9
    for level, letter in ((0.56, "2"), (0.72, "t"), (0.92, "g"), (1.16, "h")):
        canvas.fill(water & (shine > level) & (y % 2 == 0), letter)


def _headland(canvas: Canvas) -> None:
    rock = canvas.polygon(
        [(404, 214), (418, 201), (428, 199), (438, 184), (452, 178), (500, 175), (540, 180), (640, 168), (640, 230),
         (520, 226), (470, 222), (436, 219)], "n")  # fmt: skip
    x, y = coordinates(WIDE, HIGH)
    faces = np.repeat(value_noise(WIDE, HIGH // 2, 7, 21), 2, axis=0) + (y - 200) / 90.0
    clefts = clean(rock & (faces > 0.6))
    canvas.fill(clefts, "k")
    canvas.fill(rock & ~clefts & np.roll(clefts, -1, 1) & (faces < 0.75) & (y > 188), "v")
    turf = rock & ~np.roll(rock, 4, 0)
    canvas.fill(turf, "A")
    canvas.fill(rock & ~np.roll(rock, 1, 0) & (x < 520), "B")
    lit = rock & ~np.roll(rock, 1, 1) & (y > 180)
    canvas.fill(lit, "p")
    foam = np.roll(rock, 2, 0) & ~rock & (y > 212)
    canvas.fill(foam & (_streaks(5, 3, 5) > 0.45), "2")
    for number, left in enumerate((520, 545, 572, 601, 622)):
        canvas.paste(_dusky(pine(number + 1)), left, 128 - number % 2 * 5)
    canvas.paste(_dusky(masonry.lighthouse(lit=False)), *TOWER)


def tower() -> Canvas:
    """Return the lighthouse with its lamp burning."""
    return _dusky(masonry.lighthouse(lit=True))


def _dusky(picture: Canvas) -> Canvas:
    """Return a picture as it looks against the last light; only its lamps keep their colours."""
    dark = picture.copy()
    dark.shadow[:] = False
    dark.darken(~dark.is_letter(GLOW[:2]), DUSK)
    return dark


HOMES = (
    ("house_slate", 112, 116, True), ("cottage_red", 26, 114, True), ("house_red", 66, 134, True),
    ("cottage_slate", 178, 132, False), ("house_scholar", -34, 130, True), ("cottage_red", 146, 144, True),
)  # fmt: skip
"""Which house, where, and whether somebody is at home."""


def _town(canvas: Canvas) -> None:
    hill = canvas.polygon(
        [(0, 128), (60, 118), (120, 128), (180, 152), (232, 190), (252, 216), (252, 226), (0, 226)], "A"
    )
    canvas.fill(clean(hill & (value_noise(WIDE, HIGH, 8, 31) > 0.6)), "k")
    for number, (left, top) in enumerate(((8, 74), (92, 70), (168, 104), (-12, 84), (128, 82))):
        canvas.paste(_dusky(pine(number + 2)), left, top)
    for name, left, top, lit in HOMES:
        canvas.paste(_dusky(houses.draw(HOUSES[name], lit)[0]), left, top)
    _quay(canvas)
    for left, top in ((196, 202), (30, 204)):
        canvas.paste(_dusky(props.small("barrel")), left, top - 2)
        canvas.paste(_dusky(props.small("crate")), left + 15, top - 3)
    canvas.paste(_dusky(props.lamp(lit=True)), 222, 174)
    for left, top in ((262, 222), (148, 232)):
        _boat(canvas, left, top)


def _quay(canvas: Canvas) -> None:
    wall = Canvas(252, 22, "n")
    masonry.courses(wall, (0, 4, 252, 18), seed=4, course=6, laid=0.5)
    wall = wall.recoloured({"z": "v", "y": "v", "x": "n", "w": "x"})
    wall.box(0, 0, 252, 4, "v")
    wall.box(0, 0, 252, 1, "2")
    canvas.paste(wall, 0, QUAY)
    water = (coordinates(WIDE, HIGH)[1] >= QUAY + 22) & (coordinates(WIDE, HIGH)[1] < PIER)
    x = coordinates(WIDE, HIGH)[0]
    canvas.fill(water & (x < 250) & (_streaks(17, 3, 8) > 0.44), "k")
    for column in (14, 52, 92, 108, 136, 172, 226):
        for row in range(QUAY + 24, PIER - 2, 3):
            wide = 3 + int(hash_unit(column, row, 2) * 5)
            canvas.box(column - wide // 2 + row % 2, row, wide, 1, "g" if hash_unit(row, column, 4) > 0.4 else "t")


def _boat(canvas: Canvas, left: int, top: int) -> None:
    """Draw a fishing boat with its mast and furled sail."""
    hull = _dusky(props.boat())
    mast = left + hull.width // 2
    canvas.box(mast, top - 34, 2, 44, "a")
    canvas.box(mast, top - 34, 1, 40, "p")
    canvas.polygon([(mast - 14, top - 8), (mast, top - 12), (mast + 16, top - 10), (mast + 14, top - 6)], "1")
    canvas.line(mast - 14, top - 7, mast + 15, top - 7, "k")
    for x0, y0 in ((left + 3, top + 6), (left + hull.width - 4, top + 6)):
        canvas.line(mast, top - 33, x0, y0, "a")
    canvas.paste(hull, left, top)
    canvas.boxes(((left + 6, top + hull.height - 1, hull.width - 12, 1, "k"),
                  (left + 12, top + hull.height + 2, hull.width - 22, 1, "k")))  # fmt: skip


def _pier(canvas: Canvas) -> None:
    """Draw the pier in front, and on its end somebody with a lantern who looks across the water."""
    end = 408
    for post in range(20, end, 44):
        canvas.boxes(((post, PIER + 8, 6, 40, "k"), (post, PIER + 8, 2, 26, "b"), (post + 2, PIER + 8, 2, 30, "a")))
    canvas.boxes(((0, PIER, end, 10, "a"), (0, PIER, end, 6, "b"), (0, PIER, end, 1, "p"), (0, PIER + 9, end, 2, "k")))
    for plank in range(0, end, 11):
        canvas.box(plank, PIER + 1, 1, 8, "a")
    for post in range(end - 8, 0, -88):
        canvas.boxes(((post, PIER - 8, 5, 12, "a"), (post, PIER - 8, 2, 11, "b"), (post, PIER - 9, 5, 2, "p")))
    _watcher(canvas, end - 36)


def _watcher(canvas: Canvas, left: int) -> None:
    glow = canvas.ellipse(left + 19, PIER + 4, 26, 5) & canvas.is_letter("bap")
    canvas.darken(glow, {"b": "c", "a": "b", "p": "t"})
    figure = people.sheet(people.PEOPLE["player"]).cropped(0, 3 * 24, 16, 24)
    canvas.paste(_dusky(figure), left, PIER - 18)
    canvas.grid(left + 14, PIER - 9, (".kk.", "kddk", "khgk", "kwhk", "khgk", "kddk", ".kk."))
    canvas.dots("t", (left + 13, PIER - 7), (left + 13, PIER - 6), (left + 12, PIER - 4), (left + 13, PIER - 5))


def glints() -> Canvas:
    """Return the light that comes and goes on the water."""
    sheet = Canvas(WIDE * FRAMES, GLINTS_HIGH)
    water = _open_water()[WATER : WATER + GLINTS_HIGH]
    for number in range(150):
        x, y = _glint(number)
        near = abs(x - SUN) < 26 + y * 0.42
        letter = ("g" if y < 26 else "t") if near else ("l" if number % 2 else "j")
        for frame in range(FRAMES):
            wide = (0, 3, 5)[(number + frame) % FRAMES] + number % 3
            if (number - frame) % FRAMES and water[y, x : x + 8].all():
                sheet.box(WIDE * frame + x, y, wide, 1, letter)
    return sheet


def _open_water() -> Mask:
    """Return where nothing stands before the sea."""
    sea = Canvas(WIDE, HIGH)
    _sky(sea)
    _sea(sea)
    rows = np.arange(HIGH)[:, None]
    bare: Mask = (sea.pixels == title().pixels) & (rows > HORIZON) & (rows < PIER)
    return bare


def _glint(number: int) -> tuple[int, int]:
    """Where one of them lies: more of them in the path of the sun."""
    y = 2 + int(hash_unit(number, 3, 7) * 58)
    if number % 3 == 0:
        return 250 + int(hash_unit(number, 5, 7) * 380), y
    return SUN - 40 + int(hash_unit(number, 4, 7) * 80), y


SHEETS = {"title": title, "title_tower": tower, "title_glints": glints}
