"""The tiles of caves: floor, walls of rock seen from the front, the dark above them, still water.

Terrain lies on corners, as outdoors. A tile may have any four of the terrains, so any grid of corners can be painted.
"""

from __future__ import annotations

from itertools import product

import surfaces
from canvas import Canvas
from ground import border
from masks import Mask, dilate, hash_unit, shift, value_noise
from surfaces import FRAMES, TILE
from tileset import Sheet, Tile

COLUMNS, ROWS = 16, 54
TERRAINS = ("floor", "wall", "roof", "water")
TERRAIN_COLOURS = ("4b4c72", "70768f", "1b1728", "28487c")
FLOORS = ((0, 0, 12.0), (1, 0, 3.0), (2, 0, 2.0), (1, 1, 1.0), (0, 1, 0.6), (3, 0, 0.8), (2, 1, 0.3), (0, 2, 0.1))
"""Cracks, pebbles, probability."""
LAST_FLOOR = len(FLOORS)
WATERS = 8

CRACKS = (("nn..", "..nn"), ("n..", ".nn"), ("..n", "nn."), ("nnn",), (".n", "n.", ".n"))
PEBBLES = (("xy", "nx"), ("yx.", "xxn"), (".x", "xn"))
FACETS = (
    ("yyyyy.", "yyxxxn", ".xxxnn", "..nn.."),
    (".yyy", "yyxx", "yxxn", "xxnn", ".nn."),
    ("yyyy..", "yxxxxn", "xxxxnn", ".xnnn."),
    ("zyyy.", "yxxxn", "xxxnn"),
)
CLEFTS = (("v.", "v.", ".v", ".v", "v."), (".v", "v.", "v.", "v."), ("vv.", "..v", "..v"), (".v", ".v", "v."))


def cave_sheet() -> Sheet:
    """Draw every tile of a cave: variants of floor and water, then each meeting of terrains."""
    sheet = Sheet("cave", COLUMNS, ROWS, TERRAINS, TERRAIN_COLOURS, {"floor": "cave"})
    for i, (cracks, pebbles, probability) in enumerate(FLOORS):
        canvas = Canvas(TILE, TILE, "v")
        _stamp(canvas, canvas.painted, 500 + i * 4099, CRACKS, cracks)
        _stamp(canvas, canvas.painted, 520 + i * 7001, PEBBLES, pebbles)
        sheet.place(i, 0, canvas, Tile(corners=("floor",) * 4, probability=probability))
    for i in range(LAST_FLOOR, COLUMNS):
        variant = Canvas(TILE, TILE, "x")
        _rock(variant, variant.painted, 540 + i * 4099)
        sheet.place(i, 0, variant, Tile(corners=("wall",) * 4, probability=1.0, solid=True))
    _waters(sheet)
    number = COLUMNS * (1 + FRAMES)
    meetings = [corners for corners in product(TERRAINS, repeat=4) if set(corners) not in ({"floor"}, {"wall"})]
    for i, corners in enumerate(c for c in meetings if set(c) != {"water"}):
        frames = FRAMES if "water" in corners else 1
        moving = tuple(range(number, number + frames)) if frames > 1 else ()
        solid = sum(corner != "floor" for corner in corners) >= 2
        for frame in range(frames):
            tile = Tile(solid=solid) if frame else Tile(corners=corners, solid=solid, animation=moving)
            sheet.place(number % COLUMNS, number // COLUMNS, _meeting(corners, 600 + i, frame), tile)
            number += 1
    return sheet


def _waters(sheet: Sheet) -> None:
    """Place variants of still water: a row for each frame."""
    for column in range(WATERS):
        moving = tuple(sheet.number(column, 1 + frame) for frame in range(FRAMES))
        for frame in range(FRAMES):
            canvas = Canvas(TILE, TILE)
            full = ~canvas.painted
            surfaces.water(canvas, full, 700 + column, frame, "ij", dashes=(0, 0, 1, 0, 1, 0, 2, 1)[column])
            first = Tile(corners=("water",) * 4, probability=2, solid=True, animation=moving)
            sheet.place(column, 1 + frame, canvas, Tile(solid=True) if frame else first)


def _meeting(corners: tuple[str, ...], seed: int, frame: int) -> Canvas:
    """Return a tile by its corners: what is low lies under what is high."""
    canvas = Canvas(TILE, TILE, "v")
    if "floor" in corners and set(corners) != {"floor"}:
        _stamp(canvas, canvas.painted, seed, CRACKS, 1)
    rock = border(_case(corners, "wall", "roof"), seed, 0.55)
    roof = border(_case(corners, "roof"), seed, 0.55)
    if "water" in corners:
        under = ("water", "wall", "roof")
        _water(canvas, border(_case(corners, *under), seed, 0.55).second, rock.second, seed, frame)
    face = rock.second & ~roof.second
    _contact(canvas, rock.second, face)
    _face(canvas, face, rock.second, seed)
    _roof(canvas, roof.second, ~rock.second)
    return canvas


def _case(corners: tuple[str, ...], *second: str) -> int:
    return sum(8 >> at for at, corner in enumerate(corners) if corner in second)


def _inner(mask: Mask) -> Mask:
    return mask[TILE : 2 * TILE, TILE : 2 * TILE]


def _water(canvas: Canvas, low: Mask, rock: Mask, seed: int, frame: int) -> None:
    wet = ~low & dilate(dilate(low)) & ~rock
    canvas.fill(_inner(wet), "n")
    surfaces.water(canvas, _inner(low), seed, frame, "ij", dashes=1)
    rim = _inner(low & dilate(~low))
    canvas.fill(rim, "j")
    glint = value_noise(TILE, TILE, 4, seed + frame // 2) > 0.55
    canvas.fill(rim & glint, "l")
    foot = low & ~rock & (shift(rock, 0, 1) | shift(rock, 0, 2))
    canvas.fill(_inner(foot), "n")
    canvas.fill(_inner(low & ~rock & shift(rock, 0, 3)) & glint, "j")


def _contact(canvas: Canvas, rock: Mask, face: Mask) -> None:
    """Darken the floor at the foot of a wall."""
    near = ~rock & (shift(face, 0, 1) | shift(face, 0, 2) | shift(face, 0, 3) | shift(face, 2, 0))
    canvas.darken(_inner(near) & canvas.is_letter("vxy"))


def _face(canvas: Canvas, face: Mask, rock: Mask, seed: int) -> None:
    inner = _inner(face)
    _rock(canvas, inner, seed)
    foot = face & (shift(~rock, 0, -1) | shift(~rock, 0, -2))
    canvas.fill(_inner(foot), "v")
    canvas.fill(_inner(face & shift(~rock, 0, -1)), "n")


def _rock(canvas: Canvas, mask: Mask, seed: int) -> None:
    """Rough rock: flat, with lit facets and dark clefts."""
    canvas.fill(mask, "x")
    _stamp(canvas, mask, seed + 31, FACETS, 1 + seed % 2)
    _stamp(canvas, mask, seed + 57, CLEFTS, 2)


def _roof(canvas: Canvas, roof: Mask, low: Mask) -> None:
    """The dark above the walls, with a rim that catches the light."""
    canvas.fill(_inner(roof), "k")
    rim = roof & dilate(~roof)
    second = roof & dilate(rim) & ~rim
    canvas.fill(_inner(second), "n")
    canvas.fill(_inner(rim), "v")
    beside = shift(~roof, 1, 0) | shift(~roof, -1, 0)
    canvas.fill(_inner(rim & shift(~roof, 0, -1) & ~beside), "y")
    canvas.fill(_inner(second & shift(~roof, 0, -2)), "v")
    below = _inner(~roof & shift(roof, 0, 1) & ~low)
    canvas.fill(below, "v")


def _stamp(canvas: Canvas, mask: Mask, seed: int, grids: tuple[tuple[str, ...], ...], count: int) -> None:
    """Stamp marks where the whole mark and a rim of air lie inside the mask."""
    free = mask.copy()
    for i in range(count):
        rows = grids[int(hash_unit(i, 1, seed) * 0.999 * len(grids))]
        width, height = max(map(len, rows)), len(rows)
        for attempt in range(8):
            x = 1 + int(hash_unit(i, attempt, seed + 11) * (TILE - width - 1.01))
            y = 1 + int(hash_unit(i, attempt, seed + 23) * (TILE - height - 1.01))
            around = (slice(max(y - 1, 0), y + height + 1), slice(max(x - 1, 0), x + width + 1))
            if free[around].all():
                canvas.grid(x, y, rows)
                free[around] = False
                break
