"""Lays out `ground.png` and describes its tiles: terrains, walls, animation."""

from __future__ import annotations

from itertools import product

import ground
import surfaces
from canvas import Canvas
from surfaces import FRAMES, TILE
from tileset import Sheet, Tile

COLUMNS, ROWS = 16, 38
TERRAINS = ("grass", "path", "cobbles", "sand", "water", "deep")
TERRAIN_COLOURS = ("72a84e", "ddb27a", "9aa0ae", "f2dea8", "2f79a8", "28487c")
GROUNDS = {"grass": "grass", "path": "path", "cobbles": "stone", "sand": "sand", "water": "water", "deep": "water"}

GRASS_VARIANTS = (
    (0, 0, 0, 4.0),
    (0, 0, 0, 2.0),
    (1, 0, 0, 3.0),
    (1, 0, 0, 2.0),
    (2, 0, 0, 2.0),
    (3, 0, 0, 1.5),
    (4, 0, 0, 1.2),
    (5, 1, 0, 1.0),
    (6, 1, 0, 0.8),
    (7, 1, 0, 0.6),
    (5, 2, 0, 0.6),
    (3, 1, 1, 0.2),
    (4, 0, 2, 0.15),
    (4, 1, 2, 0.1),
    (3, 0, 3, 0.06),
    (3, 1, 4, 0.06),
)
"""Tufts, lit tufts, flowers, probability."""

PATH_VARIANTS = ((0, 0, 0, 2.0), (2, 0, 0, 2.0), (1, 1, 0, 2.0), (2, 1, 0, 2.0), (1, 2, 0, 1.0), (1, 1, 1, 0.4))
"""Chips, worn strokes, pebbles, probability."""

COBBLE_VARIANTS = ((0.0, 4.0), (0.1, 4.0), (0.2, 3.0), (0.3, 2.0), (0.45, 2.0), (0.6, 2.0), (0.8, 2.0), (1.0, 2.0))
"""Share of stones with joints, probability."""

SAND_VARIANTS = ((0, 0, 3.0), (1, 0, 2.0), (1, 0, 2.0), (2, 0, 1.0), (3, 0, 0.5), (1, 1, 0.08))
"""Ripples, shells, probability."""

PAIRS: tuple[tuple[ground.Pair, str, str], ...] = (
    (ground.grass_path, "grass", "path"),
    (ground.grass_cobbles, "grass", "cobbles"),
    (ground.grass_sand, "grass", "sand"),
    (ground.path_cobbles, "path", "cobbles"),
    (ground.sand_path, "sand", "path"),
)
STILL_PAIRS_ROW = 3
SHORE_ROW, DEEP_ROW, JUNCTION_ROW, OPEN_WATER_ROW = 8, 12, 16, 21
JUNCTIONS = (("grass", "path", "cobbles"), ("grass", "sand", "path"))
EDGE_ROW = 25
STRAIGHT = (3, 12, 5, 10)
"""The cases whose border runs straight on; each has so many more tiles, so that long borders do not repeat."""
EDGES = 4
DOCK_COLUMN, DOCK_ROW = 6, 2
DOCK_PARTS = ("middle", "last", "first")
BARRIER = 3 * COLUMNS - 1
"""The number of the tile that shows nothing and lets nobody pass."""

PLANKS = ((0, 5), (5, 5), (10, 6))


def ground_sheet() -> Sheet:
    """Draw every outdoor tile and describe it."""
    sheet = Sheet("ground", COLUMNS, ROWS, TERRAINS, TERRAIN_COLOURS, GROUNDS)
    _variants(sheet)
    for row, (draw, first, second) in enumerate(PAIRS, STILL_PAIRS_ROW):
        for case in range(16):
            tile = Tile(corners=_terrains(case, first, second), probability=0.3 if case in (0, 15) else 1.0)
            sheet.place(case, row, draw(case, 3 + case + row * 7, 0), tile)
    _moving(sheet, ground.sand_water, SHORE_ROW, "sand", "water", solid_from=2)
    _moving(sheet, ground.water_deep, DEEP_ROW, "water", "deep", solid_from=0)
    _junctions(sheet)
    _open_water(sheet)
    _edges(sheet)
    for i, part in enumerate(DOCK_PARTS):
        for column in range(3):
            sheet.place(DOCK_COLUMN + column + 3 * i, DOCK_ROW, _dock(column, part), Tile(ground="wood"))
    sheet.tiles[BARRIER] = Tile(solid=True)
    return sheet


def _variants(sheet: Sheet) -> None:
    full = Canvas(TILE, TILE, "D").painted
    for i, (tufts, lit, flowers, probability) in enumerate(GRASS_VARIANTS):
        canvas = Canvas(TILE, TILE)
        surfaces.grass(canvas, full, 40 + i, tufts, lit, flowers)
        sheet.place(i, 0, canvas, Tile(corners=("grass",) * 4, probability=probability))
    for i, (chips, worn, pebbles, probability) in enumerate(PATH_VARIANTS):
        canvas = Canvas(TILE, TILE)
        surfaces.path(canvas, full, 60 + i, chips, worn, pebbles)
        sheet.place(i, 1, canvas, Tile(corners=("path",) * 4, probability=probability))
    for i, (laid, probability) in enumerate(COBBLE_VARIANTS):
        canvas = Canvas(TILE, TILE)
        surfaces.cobbles(canvas, full, 80 + i, laid)
        sheet.place(len(PATH_VARIANTS) + i, 1, canvas, Tile(corners=("cobbles",) * 4, probability=probability))
    for i, (ripples, shells, probability) in enumerate(SAND_VARIANTS):
        canvas = Canvas(TILE, TILE)
        surfaces.sand(canvas, full, 100 + i, ripples, shells)
        sheet.place(i, 2, canvas, Tile(corners=("sand",) * 4, probability=probability))


def _terrains(case: int, first: str, second: str) -> tuple[str, ...]:
    """Return the terrain names of the corners: top left, top right, bottom left, bottom right."""
    return tuple(second if bit else first for bit in ground.corners(case))


def _moving(sheet: Sheet, draw: ground.Pair, row: int, first: str, second: str, solid_from: int) -> None:
    """Place a pair with water: four rows, one for each frame; the first carries terrain and animation."""
    for case in range(16):
        solid = sum(ground.corners(case)) >= solid_from
        still = first == "sand" and case == 0
        for frame in range(FRAMES):
            tile = Tile(solid=solid)
            if frame == 0:
                moving = () if still else tuple(sheet.number(case, row + k) for k in range(FRAMES))
                tile = Tile(corners=_terrains(case, first, second), solid=solid, animation=moving)
            sheet.place(case, row + frame, draw(case, 7 + case * 3 + row, frame), tile)


def _open_water(sheet: Sheet) -> None:
    """Place more variants of water and deep water, so that the dashes form no grid."""
    full = Canvas(TILE, TILE, "j").painted
    for column in range(COLUMNS):
        terrain, letters = ("water", "jl") if column < COLUMNS // 2 else ("deep", "ij")
        moving = tuple(sheet.number(column, OPEN_WATER_ROW + frame) for frame in range(FRAMES))
        for frame in range(FRAMES):
            canvas = Canvas(TILE, TILE)
            surfaces.water(canvas, full, 300 + column, frame, letters, dashes=(0, 1, 1, 2, 1, 2, 0, 3)[column % 8])
            first = Tile(corners=(terrain,) * 4, probability=2, solid=True, animation=moving)
            sheet.place(column, OPEN_WATER_ROW + frame, canvas, Tile(solid=True) if frame else first)


def _edges(sheet: Sheet) -> None:
    """Place more variants of straight borders: a row for each pair, four for each pair with water."""
    for row, (draw, first, second) in enumerate(PAIRS, EDGE_ROW):
        for column, case in enumerate(STRAIGHT * EDGES):
            tile = Tile(corners=_terrains(case, first, second))
            sheet.place(column, row, draw(case, 500 + column * 13 + row * 7, 0), tile)
    for row, draw, first, second in (
        (EDGE_ROW + len(PAIRS), ground.sand_water, "sand", "water"),
        (EDGE_ROW + len(PAIRS) + FRAMES, ground.water_deep, "water", "deep"),
    ):
        for column, case in enumerate(STRAIGHT * EDGES):
            moving = tuple(sheet.number(column, row + frame) for frame in range(FRAMES))
            for frame in range(FRAMES):
                described = Tile(corners=_terrains(case, first, second), solid=True, animation=moving)
                picture = draw(case, 700 + column * 17 + row, frame)
                sheet.place(column, row + frame, picture, Tile(solid=True) if frame else described)


def _junctions(sheet: Sheet) -> None:
    """Place the tiles in which three terrains meet."""
    meetings = [corners for three in JUNCTIONS for corners in product(three, repeat=4) if len(set(corners)) == 3]
    for i, corners in enumerate(meetings):
        sheet.place(i % COLUMNS, JUNCTION_ROW + i // COLUMNS, ground.junction(corners, 200 + i), Tile(corners=corners))


def _dock(column: int, part: str) -> Canvas:
    """Return a piece of a dock three tiles wide (column 0 to 2): its first row on the beach, a middle or the last."""
    canvas, last = Canvas(TILE, TILE, "j"), part == "last"
    for y, height in PLANKS[: 2 if last else 3]:
        canvas.boxes(((0, y, 16, height, "d"), (0, y, 16, 1, "e"), (0, y + height - 1, 16, 1, "b")))
        canvas.box(3 + (y * 7 + column * 5) % 9, y + 2, 4, 1, "c")
        if column != 1:
            canvas.dot(4 if column == 0 else 11, y + 2, "b")
    if last:
        canvas.boxes(((0, 10, 16, 3, "b"), (0, 13, 16, 1, "i"), (0, 10, 16, 1, "c")))
    if column == 0:
        canvas.boxes(((0, 0, 2, 16, "j"), (2, 0, 1, 13 if last else 16, "b")))
    elif column == 2:
        canvas.boxes(((12, 0, 1, 13 if last else 16, "b"), (13, 0, 2, 16, "i"), (15, 0, 1, 16, "j")))
    if part == "first" and column != 1:
        x, width = (0, 2) if column == 0 else (13, 3)
        canvas.boxes(((x, 0, width, 7, "f"), (x, 7, width, 2, "e")))
    if last and column != 1:
        x = 1 if column == 0 else 9
        canvas.boxes(((x, 2, 5, 13, "c"), (x, 2, 1, 13, "d"), (x + 3, 2, 2, 13, "b"), (x, 2, 5, 2, "e")))
        canvas.boxes(((x, 6, 5, 1, "f"), (x, 7, 5, 1, "d"), (x, 15, 5, 1, "m")))
    return canvas
