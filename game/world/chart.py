"""The chart of the world: where its spots lie on one sheet, and how they join. All of it follows from the maps."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from game.world.places import Atlas
from game.world.tilemap import Spot, Tile, TileMap, distance

Box = tuple[float, float, float, float]
WHOLE: Box = (0.0, 0.0, 100.0, 100.0)


@dataclass(frozen=True, slots=True)
class Place:
    """A spot on the chart; `at` in hundredths of the sheet's width and height."""

    id: str
    label: str
    map: str
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """The places, from the top to the bottom, and the pairs of them that are joined."""

    places: tuple[Place, ...]
    ways: frozenset[tuple[str, str]]


def chart_of(atlas: Atlas) -> Chart:
    """Lay all maps out. A map without a box of its own (`TileMap.chart`) lies where the first door to it is."""
    boxes = _boxes(atlas)
    places = [
        Place(spot.id, spot.label, name, _at(box, atlas.maps[name], spot.tile))
        for name, box in boxes.items()
        for spot in atlas.maps[name].spots.values()
    ]
    ways = {(min(pair), max(pair)) for name in boxes for pair in _ways(atlas, atlas.maps[name]) if pair[0] != pair[1]}
    return Chart(tuple(sorted(places, key=lambda place: (place.at[1], place.at[0]))), frozenset(ways))


def spot_of(tile_map: TileMap, tile: Tile) -> Spot | None:
    """The spot of a map that is nearest to a tile, however far."""
    return min(tile_map.spots.values(), key=lambda spot: (math.dist(spot.tile, tile), spot.id), default=None)


def _boxes(atlas: Atlas) -> dict[str, Box]:
    """Where each map lies that one can come to, from the first map on."""
    boxes = {atlas.start_map: atlas.maps[atlas.start_map].chart or WHOLE}
    waiting = deque(boxes)
    while waiting:
        here = atlas.maps[waiting.popleft()]
        for tile, door in here.doors.items():
            if door.to_map not in boxes:
                x, y = _at(boxes[here.id], here, tile)
                boxes[door.to_map] = atlas.maps[door.to_map].chart or (x, y, 0.0, 0.0)
                waiting.append(door.to_map)
    return boxes


def _at(box: Box, tile_map: TileMap, tile: Tile) -> tuple[float, float]:
    left, top, width, height = box
    return left + width * tile[0] / tile_map.width, top + height * tile[1] / tile_map.height


def _ways(atlas: Atlas, tile_map: TileMap) -> Iterator[tuple[str, str]]:
    """The shortest ways that join all spots of a map, and for each door one to the spot behind it."""
    joined, left = list(tile_map.spots.values())[:1], list(tile_map.spots.values())[1:]
    while left:
        _, one, other = min((distance(a.tile, b.tile), a.id, b.id) for a in joined for b in left)
        joined.append(tile_map.spots[other])
        left.remove(tile_map.spots[other])
        yield one, other
    for tile, door in tile_map.doors.items():
        beyond = atlas.maps[door.to_map]
        here, there = spot_of(tile_map, tile), spot_of(beyond, beyond.spawns[door.to_spawn].tile)
        if here and there:
            yield here.id, there.id
