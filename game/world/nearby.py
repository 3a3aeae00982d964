"""Who and what is near the player: who can be talked to, who hears, where one is, how one gets somewhere."""

from __future__ import annotations

from collections.abc import Mapping

from game.world.places import Atlas, Node, find_path
from game.world.rules import blocked_tiles
from game.world.state import EARSHOT, World
from game.world.tilemap import DIRECTIONS, Direction, Spot, Tile, distance

OPPOSITE: Mapping[Direction, Direction] = {"up": "down", "down": "up", "left": "right", "right": "left"}


def in_reach(world: World, atlas: Atlas, npc: str) -> bool:
    """Whether the player can talk with this character from here: next to it, or over a counter."""
    walker, player = world.walkers.get(npc), world.player
    if walker is None or walker.map != player.map:
        return False
    return distance(walker.tile, player.tile) <= 1 or _over_counter(world, atlas) == npc


def _over_counter(world: World, atlas: Atlas) -> str | None:
    """Who stands behind the stall or desk that the player faces."""
    player = world.player
    dx, dy = DIRECTIONS[player.facing]
    ahead = player.ahead
    if ahead not in atlas.maps[player.map].blocked(world.flags):
        return None
    for reach in (2, 3):
        tile = player.tile[0] + reach * dx, player.tile[1] + reach * dy
        for walker in world.around:
            if walker.tile == tile:
                return walker.id
    return None


def partner(world: World, atlas: Atlas) -> str | None:
    """Whom the talk key speaks to: who stands ahead, else who is nearest in reach."""
    player = world.player
    for walker in world.around:
        if walker.tile == player.ahead:
            return walker.id
    return _over_counter(world, atlas) or next((w.id for w in world.around if distance(w.tile, player.tile) <= 1), None)


def face_each_other(world: World, npc: str) -> None:
    """Turn player and character to each other."""
    player, walker = world.player, world.walkers[npc]
    dx, dy = walker.tile[0] - player.tile[0], walker.tile[1] - player.tile[1]
    if abs(dx) > abs(dy):
        player.facing = "right" if dx > 0 else "left"
    else:
        player.facing = "down" if dy > 0 else "up"
    walker.facing = OPPOSITE[player.facing]


def turn_home(world: World, npc: str) -> None:
    """Let a character look where it looks when left alone."""
    world.walkers[npc].facing = world.walkers[npc].home


def listeners(world: World) -> tuple[str, ...]:
    """Who hears what is said where the player stands."""
    here = (w for w in world.here if distance(w.tile, world.player.tile) <= EARSHOT)
    return tuple(sorted(walker.id for walker in here))


def spot_here(world: World, atlas: Atlas) -> Spot | None:
    """The named spot at which the player is."""
    return atlas.maps[world.player.map].spot_near(world.player.tile)


def way_to(world: World, atlas: Atlas, target: str) -> list[Direction] | None:
    """How to walk next to a character or onto a spot, through doors; None where no way leads there.

    Raises KeyError where `target` is neither.
    """
    blocked = {map_id: blocked_tiles(world, atlas, map_id) for map_id in atlas.maps}
    start: Node = (world.player.map, world.player.tile)
    walker = world.walkers.get(target)
    if walker:
        there = walker
        return find_path(atlas, start, lambda n: n[0] == there.map and _next_to(n[1], there.tile), blocked)
    found = atlas.spot(target)
    if found is None:
        raise KeyError(target)
    tile_map, spot = found
    onto = find_path(atlas, start, lambda node: node == (tile_map.id, spot.tile), blocked)
    if onto is not None:
        return onto
    return find_path(atlas, start, lambda n: n[0] == tile_map.id and _next_to(n[1], spot.tile), blocked)


def _next_to(tile: Tile, other: Tile) -> bool:
    return abs(tile[0] - other[0]) + abs(tile[1] - other[1]) == 1


def stand_before(world: World, atlas: Atlas, npc: str) -> None:
    """Put the player next to a character that it talks with, if it is not in reach."""
    if in_reach(world, atlas, npc):
        return
    walker, player = world.people[npc], world.player
    blocked = blocked_tiles(world, atlas, walker.map)
    for dx, dy in DIRECTIONS.values():
        tile = walker.tile[0] + dx, walker.tile[1] + dy
        if atlas.maps[walker.map].inside(tile) and tile not in blocked:
            player.map, player.tile, player.to, player.steps = walker.map, tile, None, 0
            face_each_other(world, npc)
            return
