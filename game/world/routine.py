"""Where people are by the hour of the day, and how they walk there."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.world.places import Atlas, Node, end_of, find_path
from game.world.state import MEET, SETS_OUT, STAY, STEPS_A_SECOND, STEPS_A_TILE, Stay, Walker, World
from game.world.tilemap import DIRECTIONS, Direction, Spawn, Tile

PATIENCE = STEPS_A_SECOND
"""Steps that somebody waits before a tile that is taken; then another way is looked for."""


@dataclass(frozen=True, slots=True)
class Stop:
    """From `minute` of the day on somebody is at `spot` of `map`: it stands on `tile` and looks to `facing`."""

    minute: int
    map: str
    spot: str
    tile: Tile
    facing: Direction

    @property
    def node(self) -> Node:
        return self.map, self.tile


Days = Mapping[str, Sequence[Stop]]
"""By character the stops of its day, earliest first."""


def days(atlas: Atlas, hours: Mapping[str, Iterable[tuple[int, str]]]) -> Days:
    """The days of all characters, of whom `hours` says from which minute on each is at which spot.

    One stands where the map has a place for it at that spot, else on the nearest free tile. Raises KeyError with the
    spot where no map has it.
    """
    made: dict[str, Sequence[Stop]] = {}
    taken = {(map_id, post.spawn.tile) for map_id, post in atlas.posts()}
    for who in sorted(hours):
        stops = [(minute, spot, *_place(atlas, who, spot, taken)) for minute, spot in sorted(hours[who])]
        made[who] = [Stop(minute, where, spot, spawn.tile, spawn.facing) for minute, spot, where, spawn in stops]
        taken |= {stop.node for stop in made[who]}
    return made


def _place(atlas: Atlas, who: str, spot: str, taken: Collection[Node]) -> tuple[str, Spawn]:
    own = next(((map_id, post.spawn) for map_id, post in atlas.posts() if (post.who, post.spot) == (who, spot)), None)
    if own:
        return own
    found = atlas.spot(spot)
    if found is None:
        raise KeyError(spot)
    tile_map, named = found
    tile = free_tile(atlas, tile_map.id, named.tile, {tile for where, tile in taken if where == tile_map.id})
    return tile_map.id, Spawn(tile, "down")


def free_tile(atlas: Atlas, map_id: str, tile: Tile, taken: Collection[Tile]) -> Tile:
    """The nearest tile around `tile` on which one can stand, and which leads nowhere; `tile` where there is none."""
    tile_map = atlas.maps[map_id]
    blocked = tile_map.blocked({}) | tile_map.doors.keys() | set(taken)
    queue, seen = deque([tile]), {tile}
    while queue:
        here = queue.popleft()
        if here not in blocked:
            return here
        for dx, dy in DIRECTIONS.values():
            beside = here[0] + dx, here[1] + dy
            if tile_map.inside(beside) and beside not in seen:
                seen.add(beside)
                queue.append(beside)
    return tile


def stop_at(days: Days, who: str, minute: int) -> Stop | None:
    """Where somebody is by its day at this minute; before its first hour it is where it was last on the day before.
    None for one without a day."""
    stops = days.get(who, ())
    past = [stop for stop in stops if stop.minute <= minute] or stops
    return past[-1] if past else None


def stop_of(world: World, days: Days, who: str) -> Stop | None:
    """Where somebody should be now: where the story keeps it, or where it promised to be, else where its day wants
    it."""
    if stay := world.stays.get(who):
        return Stop(0, stay.map, stay.spot, stay.tile, stay.facing)
    for promise in world.pledges:
        if promise.kind in (MEET, STAY) and promise.npc == who and world.time.minutes_since(promise.hour) >= -SETS_OUT:
            when, begins = promise.when, (promise.hour.minute - SETS_OUT) % (24 * 60)
            return Stop(begins, when["map"], when["spot"], tuple(when["tile"]), "down")
    return stop_at(days, who, world.time.minute)


def meeting_place(world: World, atlas: Atlas, days: Days, spot: str) -> Mapping[str, Any]:
    """Where one waits at a spot: `spot`, `map` and `tile`, where nobody else has its place. Raises KeyError where no
    map has the spot."""
    found = atlas.spot(spot)
    if found is None:
        raise KeyError(spot)
    tile_map, named = found
    taken = {stop.tile for stops in days.values() for stop in stops if stop.map == tile_map.id}
    taken |= {one.when["tile"] for one in world.pledges if one.when.get("map") == tile_map.id}
    return {"spot": spot, "map": tile_map.id, "tile": list(free_tile(atlas, tile_map.id, named.tile, taken))}


def staying(world: World, atlas: Atlas, days: Days, who: str, spot: str) -> Stay:
    """Where somebody stands that the story keeps at a spot: on its own place there, else where nobody else has his.
    Raises KeyError where no map has the spot."""
    taken = {stop.node for one, stops in days.items() if one != who for stop in stops}
    taken |= {(stay.map, stay.tile) for one, stay in world.stays.items() if one != who}
    map_id, spawn = _place(atlas, who, spot, taken)
    return Stay(spot, map_id, spawn.tile, spawn.facing)


def can_walk(world: World, atlas: Atlas, who: str, where: Mapping[str, Any]) -> bool:
    """Whether a way leads somebody from where it is to a `map` and `tile`, as doors and gates are now."""
    walker = world.walkers.get(who)
    return walker is not None and _way(world, atlas, walker, {(where["map"], tuple(where["tile"]))}) is not None


def _way(world: World, atlas: Atlas, walker: Walker, goals: Collection[Node]) -> list[Direction] | None:
    """The way to one of these places that would be free if nobody stood about."""
    ground = {map_id: tile_map.closed(world.flags) for map_id, tile_map in atlas.maps.items()}
    return find_path(atlas, (walker.map, walker.tile), lambda node: node in goals, ground)


def away(world: World, days: Days, who: str) -> Stop | None:
    """Where somebody should be, if that is not where it is."""
    stop, walker = stop_of(world, days, who), world.walkers[who]
    return stop if stop and stop.node != (walker.map, walker.tile) else None


def people(days: Days, who: Iterable[str], minute: int) -> dict[str, Walker]:
    """Those of `who` that have a day, each where it is at this minute."""
    stops = {one: stop_at(days, one, minute) for one in who}
    return {
        one: Walker(one, stop.map, stop.tile, stop.facing, stop.facing)
        for one, stop in stops.items()
        if stop is not None
    }


def walk(world: World, atlas: Atlas, days: Days, kept: Collection[str] = ()) -> None:
    """Let a sixtieth of a second pass for everybody but the player. Who is `kept` sets out for nowhere."""
    for who, walker in world.walkers.items():
        if walker.to is not None:
            _go_on(world, atlas, walker)
        elif any(one.npc == who for one in world.summons) and who not in kept:
            _come(world, atlas, walker)
        elif who not in kept and (stop := stop_of(world, days, who)):
            _be_at(world, atlas, walker, stop)


def settle(world: World, atlas: Atlas, days: Days, kept: Collection[str] = ()) -> None:
    """Put everybody where the hour wants it: time has passed that nobody saw."""
    player = world.player
    taken = {(player.map, tile) for tile in (player.tile, player.to) if tile}
    taken |= {(walker.map, walker.tile) for who, walker in world.walkers.items() if who in kept}
    for who, walker in world.walkers.items():
        stop = stop_of(world, days, who)
        if stop is None or who in kept:
            continue
        if stop.node != (walker.map, walker.tile) and _way(world, atlas, walker, {stop.node}) is not None:
            there = {tile for where, tile in taken if where == stop.map}
            walker.map, walker.facing, walker.home = stop.map, stop.facing, stop.facing
            walker.tile = free_tile(atlas, stop.map, stop.tile, there) if stop.tile in there else stop.tile
        walker.halt()
        taken.add((walker.map, walker.tile))


def _go_on(world: World, atlas: Atlas, walker: Walker) -> None:
    walker.steps += 1
    if walker.to is None or walker.steps < walker.steps_needed:
        return
    walker.tile, walker.to, walker.steps = walker.to, None, 0
    door = atlas.maps[walker.map].doors.get(walker.tile)
    if door:
        spawn = atlas.maps[door.to_map].spawns[door.to_spawn]
        there = set(_stood_on(world, door.to_map, walker))
        tile = free_tile(atlas, door.to_map, spawn.tile, there) if spawn.tile in there else spawn.tile
        walker.map, walker.tile, walker.facing = door.to_map, tile, spawn.facing
        walker.way = walker.way if tile == spawn.tile else ()


def _be_at(world: World, atlas: Atlas, walker: Walker, stop: Stop) -> None:
    """Be there, or take the next step of the way."""
    if (walker.map, walker.tile) == stop.node:
        if walker.bound or walker.home != stop.facing:
            walker.home = walker.facing = stop.facing
        walker.way, walker.bound, walker.waited = (), None, 0
        return
    if walker.waited:
        walker.waited -= 1
        return
    if walker.bound != stop.node or not walker.way:
        _find_way(world, atlas, walker, {stop.node})
    if walker.way:
        _take_step(world, atlas, walker)


def _come(world: World, atlas: Atlas, walker: Walker) -> None:
    """Take the next step to the player, wherever it goes."""
    player = world.player
    near = walker.map == player.map and sum(abs(a - b) for a, b in zip(walker.tile, player.tile, strict=True)) == 1
    if near or walker.waited:
        walker.waited = 0 if near else walker.waited - 1
        walker.way, walker.bound = ((), None) if near else (walker.way, walker.bound)
        return
    goals = {(player.map, (player.tile[0] + dx, player.tile[1] + dy)) for dx, dy in DIRECTIONS.values()}
    if walker.bound not in goals or not walker.way:
        _find_way(world, atlas, walker, goals)
    if walker.way:
        _take_step(world, atlas, walker)


def _find_way(world: World, atlas: Atlas, walker: Walker, goals: Collection[Node]) -> None:
    """The way round those who stand about, else the way that would be free without them."""
    ground = {map_id: tile_map.closed(world.flags) for map_id, tile_map in atlas.maps.items()}
    around = {map_id: tiles | set(_stood_on(world, map_id, walker)) for map_id, tiles in ground.items()}
    start = (walker.map, walker.tile)
    way = find_path(atlas, start, lambda node: node in goals, around) or _way(world, atlas, walker, goals)
    walker.way, walker.bound = tuple(way or ()), end_of(atlas, start, way) if way else min(goals)
    walker.waited = 0 if way else PATIENCE


def _take_step(world: World, atlas: Atlas, walker: Walker) -> None:
    walker.facing = walker.way[0]
    ahead = walker.ahead
    if _taken(world, atlas, walker, ahead):
        walker.waited, walker.way = PATIENCE, ()
        return
    walker.to, walker.steps, walker.steps_needed, walker.way = ahead, 0, STEPS_A_TILE, walker.way[1:]


def _taken(world: World, atlas: Atlas, walker: Walker, ahead: Tile) -> bool:
    """Whether somebody stands on the tile ahead, or it is blocked by now."""
    return ahead in atlas.maps[walker.map].closed(world.flags) or ahead in set(_stood_on(world, walker.map, walker))


def _stood_on(world: World, map_id: str, but: Walker) -> Iterator[Tile]:
    """Where the player is, and everybody else who is not on its way: two who meet pass each other."""
    for other in (world.player, *world.walkers.values()):
        if other is not but and other.map == map_id and (other is world.player or other.bound is None):
            yield from (tile for tile in (other.tile, other.to) if tile)
