"""Builds the maps from text: `grids/<map>.txt` says what lies, stands and happens where.

Sections of such a file, of which a map needs `[corners]` or `[ground]`:

- `[map]`: properties of the map, such as its title.
- `[corners]`: terrains on the corners of tiles, letters of `terrain.LETTERS`; `[dock]`: column, row, length.
- `[relief]`, `[relief 2]`: cliffs on the corners of tiles, laid over the ground.
- `[stairs]`: column, row, width, height of stairs that lead through a cliff.
- `[ground]`, `[detail]`: tile numbers, 0 is the first tile of the sheet and -1 is air; those of a second sheet follow.
- `[barrier]`: column, row, width, height of places that nobody can enter.
- `[props]`: prop, x and y in pixels where the middle of its foot stands; then a name and properties, if any.
- `[places]`: class, name, column and row, width and height in tiles (0 0 for a point in the middle of the tile);
  then properties.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import accumulate

from grids import Grids, load
from ground_sheet import BARRIER
from relief_sheet import STAIRS
from terrain import Numbers, build_dock, paint
from tiled_map import MapObject, TiledMap
from tileset import TILE, Prop, Sheet


def build_map(name: str, sheets: Sequence[Sheet], props: Mapping[str, Prop]) -> TiledMap:
    """Return a map; the first of `sheets` is the one its ground is made of, a second one may have its cliffs."""
    text = load(name)
    ground = _ground(text, sheets[0])
    firsts = list(accumulate((sheet.columns * sheet.rows for sheet in sheets), initial=1))
    tilesets = {first: f"../tiles/{sheet.name}.tsx" for first, sheet in zip(firsts, sheets, strict=False)}
    first_prop = firsts[-1]
    tilesets[first_prop] = "../tiles/props.tsx"
    detail = _gids(_detail(text, ground))
    for section in ("relief", "relief 2"):
        if section in text:
            _lay_relief(paint(text[section], sheets[1]), detail, sheets[1], firsts[1])
    for line in text.get("stairs", ()):
        _lay_stairs(detail, firsts[1], *_integers(line))
    layers = {"ground": _gids(ground), "detail": detail}
    standing = [_prop(line, props, first_prop) for line in text["props"]]
    standing.sort(key=lambda prop: prop.y)
    objects = {"props": standing, "places": [_place(line) for line in text["places"]]}
    properties = _properties(shlex.split(" ".join(text["map"])))
    return TiledMap(len(ground[0]), len(ground), tilesets, layers, objects, properties)


def _ground(text: Grids, sheet: Sheet) -> Numbers:
    if "ground" in text:
        return [_integers(row) for row in text["ground"]]
    ground = paint(text["corners"], sheet)
    for line in text.get("dock", ()):
        build_dock(ground, *_integers(line))
    return ground


def _detail(text: Grids, ground: Numbers) -> Numbers:
    if "detail" in text:
        return [_integers(row) for row in text["detail"]]
    detail = [[-1] * len(row) for row in ground]
    for line in text.get("barrier", ()):
        column, row, width, height = _integers(line)
        for down in range(height):
            detail[row + down][column : column + width] = [BARRIER] * width
    return detail


def _lay_relief(numbers: Numbers, detail: Numbers, sheet: Sheet, first: int) -> None:
    """Lay cliffs on the detail layer, which holds gids; where nothing rises, it stays as it is."""
    plain = {number for number, tile in sheet.tiles.items() if set(tile.corners) in ({"low"}, {"high"})}
    for row, line in enumerate(numbers):
        for column, number in enumerate(line):
            if number not in plain:
                detail[row][column] = first + number


def _lay_stairs(detail: Numbers, first: int, column: int, row: int, width: int, height: int) -> None:
    steps = [STAIRS["left"], *[STAIRS["middle"]] * (width - 2), STAIRS["right"]]
    for down in range(height):
        detail[row + down][column : column + width] = [first + step for step in steps]


def _gids(numbers: Numbers) -> Numbers:
    return [[number + 1 for number in row] for row in numbers]


def _integers(line: str) -> list[int]:
    return [int(word) for word in line.split()]


def _prop(line: str, props: Mapping[str, Prop], first_prop: int) -> MapObject:
    """Read `prop x y [name [key=value ...]]`."""
    kind, x, y, *rest = shlex.split(line)
    prop = props[kind]
    width, height = prop.picture.width, prop.picture.height
    foot_x, foot_y = prop.foot
    return MapObject(
        x=int(x) - foot_x,
        y=int(y) - foot_y + height,
        width=width,
        height=height,
        name=rest[0] if rest else "",
        gid=first_prop + list(props).index(kind),
        properties=_properties(rest[1:]),
    )


def _place(line: str) -> MapObject:
    """Read `class name column row width height [key=value ...]`."""
    kind, name, *numbers = (words := shlex.split(line))[:6]
    column, row, width, height = map(int, numbers)
    middle = 0 if width else TILE // 2
    return MapObject(
        x=column * TILE + middle,
        y=row * TILE + middle,
        width=width * TILE,
        height=height * TILE,
        name=name,
        kind=kind,
        properties=_properties(words[6:]),
    )


def _properties(words: list[str]) -> dict[str, str]:
    return dict(sorted(word.split("=", 1) for word in words))
