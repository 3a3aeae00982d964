"""Who sees what: a line of sight over the tiles of a map."""

from __future__ import annotations

from collections.abc import Iterator

from game.world.places import Atlas
from game.world.state import Walker, World
from game.world.tilemap import DIRECTIONS, Tile, distance

SEES = 6
"""How many tiles away somebody is recognised."""
CLOSE = 3
"""Within so many tiles nothing low, such as a counter, hides one from another."""


def witnesses(world: World, atlas: Atlas) -> tuple[str, ...]:
    """Who sees the player now: on the same map, near enough, looking that way, with nothing between."""
    return tuple(sorted(walker.id for walker in world.here if _sees(walker, world, atlas)))


def _sees(walker: Walker, world: World, atlas: Atlas) -> bool:
    there, here = world.player.tile, walker.tile
    if distance(here, there) > SEES or not _looks_at(walker, there):
        return False
    blocked = atlas.maps[walker.map].blocked(world.flags)
    return distance(here, there) <= CLOSE or not any(tile in blocked for tile in between(here, there))


def _looks_at(walker: Walker, tile: Tile) -> bool:
    """Whether a tile is before or beside somebody, not behind its back."""
    dx, dy = DIRECTIONS[walker.facing]
    return (tile[0] - walker.tile[0]) * dx + (tile[1] - walker.tile[1]) * dy >= 0


def between(one: Tile, other: Tile) -> Iterator[Tile]:
    """The tiles on the straight line between two tiles, without both."""
    steps = distance(one, other)
    for at in range(1, steps):
        part = at / steps
        yield round(one[0] + (other[0] - one[0]) * part), round(one[1] + (other[1] - one[1]) * part)
