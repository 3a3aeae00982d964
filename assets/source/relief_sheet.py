"""Cliffs, laid over any outdoor ground: the face of the rock and the rim of what lies higher; the rest is air.

Terrain lies on corners. From high to low one row of corners is `cliff` for each tile of height; where high ground
ends to the side or to the back, `high` meets `low` directly. Stairs of stone lead through a cliff.
"""

from __future__ import annotations

from itertools import product

import numpy as np
from canvas import Canvas
from ground import border
from masks import Mask, coordinates, dilate, hash_unit, shift, value_noise
from surfaces import TILE
from tileset import Sheet, Tile

COLUMNS, ROWS = 16, 7
TERRAINS = ("low", "cliff", "high")
TERRAIN_COLOURS = ("72a84e", "70768f", "b0cd62")
STAIR_ROW = ROWS - 1
STAIRS = {"left": STAIR_ROW * COLUMNS, "middle": STAIR_ROW * COLUMNS + 1, "right": STAIR_ROW * COLUMNS + 2}
"""The numbers of the stairs' tiles."""


def relief_sheet() -> Sheet:
    """Draw every meeting of low ground, cliff and high ground, and the stairs."""
    sheet = Sheet("relief", COLUMNS, ROWS, TERRAINS, TERRAIN_COLOURS)
    meetings = list(product(TERRAINS, repeat=4))
    for i, corners in enumerate(meetings):
        solid = corners.count("cliff") >= 2 or {"low", "high"} <= set(corners)
        sheet.place(i % COLUMNS, i // COLUMNS, _meeting(corners, 800 + i), Tile(corners=corners, solid=solid))
    for i in range(4):
        canvas = Canvas(TILE, TILE, "x")
        _face(canvas, canvas.painted, 900 + i * 7)
        tile = Tile(corners=("cliff",) * 4, solid=True)
        sheet.place(len(meetings) % COLUMNS + i, len(meetings) // COLUMNS, canvas, tile)
    for part, number in STAIRS.items():
        sheet.place(number % COLUMNS, number // COLUMNS, _stair(part), Tile(ground="stone"))
    return sheet


def _meeting(corners: tuple[str, ...], seed: int) -> Canvas:
    canvas = Canvas(TILE, TILE)
    rock = border(_case(corners, "cliff", "high"), seed, 0.5).second
    high = border(_case(corners, "high"), seed, 0.5).second
    face = rock & ~high
    _face(canvas, _inner(face), seed)
    foot = face & (shift(~rock, 0, -1) | shift(~rock, 0, -2))
    canvas.fill(_inner(foot), "v")
    canvas.fill(_inner(face & shift(~rock, 0, -1)), "n")
    canvas.fill(_inner(face & shift(~rock, 1, 0)), "y")
    canvas.fill(_inner(face & shift(~rock, -1, 0)), "v")
    near = ~rock & (shift(rock, 0, 1) | shift(rock, 0, 2) | shift(rock, 1, 0) | shift(rock, 2, 0) | shift(rock, 3, 0))
    canvas.shadow |= _inner(near)
    _rim(canvas, high, face, seed)
    return canvas


def _rim(canvas: Canvas, high: Mask, face: Mask, seed: int) -> None:
    """Let the grass of the high ground hang over its edge."""
    edge = high & dilate(~high)
    canvas.fill(_inner(edge), "C")
    canvas.fill(_inner(edge & shift(~high, 0, 1)), "E")
    lit = high & (shift(~high, 0, -2) | shift(~high, 2, 0)) & ~edge
    canvas.fill(_inner(lit) & (value_noise(TILE, TILE, 4, seed + 2) > 0.35), "E")
    under = face & shift(high, 0, 1)
    canvas.fill(_inner(under), "v")
    blades = _inner(face & (shift(high, 0, 1) | shift(high, 0, 2)))
    chance = value_noise(TILE, TILE, 2, seed + 9) > 0.62
    canvas.fill(blades & chance, "C")
    beside = ~high & ~face & (shift(high, 1, 0) | shift(high, -1, 0) | shift(high, 0, -1) | shift(high, 0, 1))
    canvas.fill(_inner(beside), "B")


def _case(corners: tuple[str, ...], *second: str) -> int:
    return sum(8 >> at for at, corner in enumerate(corners) if corner in second)


def _inner(mask: Mask) -> Mask:
    return mask[TILE : 2 * TILE, TILE : 2 * TILE]


STONES = ((0.0, 2.5), (0.5, 10.5), (8.0, 15.5))
"""Middles of the stones that lie across the borders of a tile: the same in every one, so that they run on."""
INNER = ((8.5, 4.5), (6.5, 10.0))
"""About where those lie that each tile has for itself."""


def _face(canvas: Canvas, mask: Mask, seed: int) -> None:
    """Rock in broken lumps: each lit on its top left, darker on its lower right, with a cleft around it."""
    moved = [(x + 3 * hash_unit(i, 1, seed) - 1.5, y + 4 * hash_unit(i, 2, seed) - 2) for i, (x, y) in enumerate(INNER)]
    middles = [*STONES, *moved]
    x, y = coordinates(TILE, TILE)
    across = [(x - left + 8) % TILE - 8 for left, _ in middles]
    down = [(y - top + 8) % TILE - 8 for _, top in middles]
    far = np.array([np.hypot(dx * 1.3, dy) for dx, dy in zip(across, down, strict=True)])
    order = np.sort(far, axis=0)
    rock = Canvas(TILE, TILE, "y")
    for i, (dx, dy) in enumerate(zip(across, down, strict=True)):
        stone, slope = far[i] == order[0], dx + dy * 0.9
        low = i >= len(STONES) and hash_unit(i, 3, seed) > 0.6
        rock.fill(stone & (slope < -2.2), "y" if low else "z")
        rock.fill(stone & (slope >= (-2.2 if low else 2.6)), "x")
    rock.fill(order[1] - order[0] < 0.9, "v")
    canvas.pixels[mask] = rock.pixels[mask]


def _stair(part: str) -> Canvas:
    """Return two and a half steps of pale stone, with a cheek of rock on an outer side."""
    canvas = Canvas(TILE, TILE, "y")
    for top in (0, 5, 11):
        high = 6 if top == 5 else 5
        canvas.boxes(((0, top, TILE, high, "z"), (0, top, TILE, 1, "w"), (0, top + high - 2, TILE, 2, "x")))
        canvas.box(4 + top, top + 1, 1, high - 3, "y")
    if part != "middle":
        x = 0 if part == "left" else 12
        canvas.boxes(((x, 0, 4, TILE, "x"), (x, 0, 1, TILE, "y" if x == 0 else "v"), (x + 3, 0, 1, TILE, "v")))
        for y in (2, 9):
            canvas.boxes(((x, y, 4, 1, "v"), (x, y + 1, 3, 1, "y")))
    return canvas
