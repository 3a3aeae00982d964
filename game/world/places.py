"""All maps together: how they are joined by doors, and how one walks through them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.content import ContentError, Problem
from game.world.tiled import read_map
from game.world.tilemap import DIRECTIONS, Direction, Post, Spawn, Spot, Tile, TileMap

Node = tuple[str, Tile]


@dataclass(frozen=True, slots=True)
class Atlas:
    """Every map by its id. `start` is where a new game begins."""

    maps: Mapping[str, TileMap]
    start_map: str
    start: Spawn

    def spot(self, spot_id: str) -> tuple[TileMap, Spot] | None:
        """A spot by its id, wherever it is."""
        for tile_map in self.maps.values():
            if spot_id in tile_map.spots:
                return tile_map, tile_map.spots[spot_id]
        return None

    def posts(self) -> Iterator[tuple[str, Post]]:
        """Where the characters stand when they are at a spot, each with its map."""
        for tile_map in self.maps.values():
            yield from ((tile_map.id, post) for post in tile_map.posts)


def read_atlas(folder: Path) -> Atlas:
    """Read every map of a folder. Raises ContentError for a map that cannot be read, a door that leads nowhere, a
    spot that stands twice, a character at a spot of another map, or a missing start."""
    maps = {path.stem: read_map(path) for path in sorted(folder.glob("*.tmx"))}
    problems = [Problem(f"{m.id}.tmx", 1, "", text) for m in maps.values() for text in _faults(m, maps)]
    starts = [(m.id, m.spawns["start"]) for m in maps.values() if "start" in m.spawns]
    if len(starts) != 1:
        problems.append(Problem(folder.name, 1, "", f"exactly one spawn named `start` is needed, not {len(starts)}"))
    if problems:
        raise ContentError(problems)
    return Atlas(maps, *starts[0])


def _faults(tile_map: TileMap, maps: Mapping[str, TileMap]) -> Iterator[str]:
    for door in tile_map.doors.values():
        if door.to_map not in maps:
            yield f"a door leads to the map `{door.to_map}`, which is not there"
        elif door.to_spawn not in maps[door.to_map].spawns:
            yield f"a door leads to the spawn `{door.to_spawn}` of `{door.to_map}`, which is not there"
    for post in tile_map.posts:
        if post.spot not in tile_map.spots:
            yield f"`{post.who}` stands at the spot `{post.spot}`, which is not on this map"
    for other in maps.values():
        if other.id > tile_map.id:
            for name in tile_map.spots.keys() & other.spots.keys():
                yield f"`{name}` stands here and on `{other.id}` too"


def find_path(
    atlas: Atlas, start: Node, goal: Callable[[Node], bool], blocked: Mapping[str, frozenset[Tile]]
) -> list[Direction] | None:
    """The shortest way on foot, as directions to walk, through doors and over maps; None where there is none."""
    came: dict[Node, tuple[Node, Direction]] = {}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        if goal(node):
            return _way(came, start, node)
        for direction, following in _steps(atlas, node, blocked):
            if following != start and following not in came:
                came[following] = (node, direction)
                queue.append(following)
    return None


def end_of(atlas: Atlas, start: Node, way: Iterable[Direction]) -> Node:
    """Where a way leads."""
    here = start
    for direction in way:
        dx, dy = DIRECTIONS[direction]
        tile = here[1][0] + dx, here[1][1] + dy
        door = atlas.maps[here[0]].doors.get(tile)
        here = (door.to_map, atlas.maps[door.to_map].spawns[door.to_spawn].tile) if door else (here[0], tile)
    return here


def _steps(atlas: Atlas, node: Node, blocked: Mapping[str, frozenset[Tile]]) -> Iterator[tuple[Direction, Node]]:
    tile_map = atlas.maps[node[0]]
    for direction, (dx, dy) in DIRECTIONS.items():
        tile = node[1][0] + dx, node[1][1] + dy
        if not tile_map.inside(tile) or tile in blocked[tile_map.id]:
            continue
        door = tile_map.doors.get(tile)
        if door:
            yield direction, (door.to_map, atlas.maps[door.to_map].spawns[door.to_spawn].tile)
        else:
            yield direction, (tile_map.id, tile)


def _way(came: Mapping[Node, tuple[Node, Direction]], start: Node, node: Node) -> list[Direction]:
    way: list[Direction] = []
    while node != start:
        node, direction = came[node]
        way.append(direction)
    return way[::-1]
