"""What can happen in the town: functions that change a `World` and return the facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args

from game.log import GameTime
from game.world.applying import apply
from game.world.facts import WorldFact
from game.world.places import Atlas
from game.world.routine import Days, people
from game.world.state import (
    EARSHOT,
    MEET,
    PLAYER,
    STAY,
    STEPS_A_SECOND,
    STEPS_A_TILE,
    STEPS_A_TILE_RUNNING,
    WAITS,
    Bargain,
    Duel,
    Entry,
    Pledge,
    Summons,
    Walker,
    World,
)
from game.world.tilemap import Direction, Door, Tile, distance
from game.world.weather import FLAGS, turning, weather_at, weather_of

Exchange = Literal["trade", "gift", "return", "theft", "prize"]
BRING = "bring"
"""The kind of pledge that is the player's: `item` is brought to `npc` before the hour has come."""
PARTING = 22 * 60
"""The minute of the day at which people part for the night."""
NIGHT = "night"
"""The flag that is set from ten in the evening until six in the morning."""
FIRST_LIGHT = 6 * 60
TALKING = 2
"""How many tiles apart two stand who talk, at most."""
COMES_WITHIN = 120
"""Game minutes after which somebody who was called to the player no longer looks for it."""
EXCHANGES: tuple[Exchange, ...] = get_args(Exchange)
"""Kinds of fact in which things or coins go from one to another."""


def new_world(
    atlas: Atlas, days: Days, stock: Mapping[str, Mapping[str, int]], purses: Mapping[str, int] | None = None
) -> World:
    """The world at the start of a game, with the characters that `stock` names and what each has: things, and coins in
    `purses`; the others who have a day are townspeople. Who has no day is on no map."""
    player = Walker(PLAYER, atlas.start_map, atlas.start.tile, atlas.start.facing)
    world = World(player, {}, stock={who: dict(goods) for who, goods in stock.items()}, purses=dict(purses or {}))
    world.people = people(days, stock, world.time.minute)
    world.townspeople = people(days, [who for who in days if who not in stock], world.time.minute)
    if is_night(world.time.minute):
        world.flags[NIGHT] = True
    return world


def blocked_tiles(world: World, atlas: Atlas, map_id: str) -> frozenset[Tile]:
    """Where the player cannot step on this map now: ground, props, doors that are barred to it, and the people who
    stand there."""
    stood_on = {tile for w in world.walkers.values() if w.map == map_id for tile in (w.tile, w.to) if tile}
    tile_map = atlas.maps[map_id]
    barred = {tile for tile, door in tile_map.doors.items() if door.barred(world.items)}
    return tile_map.blocked(world.flags) | stood_on | barred


def barred_door(world: World, atlas: Atlas) -> Door | None:
    """The door before which the player stands and which it cannot pass."""
    door = atlas.maps[world.player.map].doors.get(world.player.ahead)
    return door if door and door.barred(world.items) else None


def start_walking(world: World, atlas: Atlas, direction: Direction, run: bool = False) -> bool:
    """Turn, and set out for the next tile unless it is blocked. Says whether the player is on the way."""
    player = world.player
    if player.moving:
        return False
    player.facing = direction
    tile_map = atlas.maps[player.map]
    ahead = player.ahead
    if not tile_map.inside(ahead) or ahead in blocked_tiles(world, atlas, player.map):
        return False
    player.to, player.steps = ahead, 0
    player.steps_needed = STEPS_A_TILE_RUNNING if run else STEPS_A_TILE
    return True


def step(world: World, atlas: Atlas, clock_runs: bool = True) -> list[WorldFact]:
    """Let one sixtieth of a second pass."""
    world.step += 1
    facts = list(_walk_on(world, atlas))
    if clock_runs:
        world.passed_steps += 1
        if world.passed_steps >= STEPS_A_SECOND:
            world.passed_steps = 0
            facts += pass_time(world, 1, silent=True)
    return facts


def _walk_on(world: World, atlas: Atlas) -> Iterator[WorldFact]:
    player = world.player
    if player.to is None:
        return
    player.steps += 1
    if player.steps < player.steps_needed:
        return
    player.tile, player.to, player.steps = player.to, None, 0
    door = atlas.maps[player.map].doors.get(player.tile)
    if door:
        spawn = atlas.maps[door.to_map].spawns[door.to_spawn]
        comes = f"The traveller comes to {atlas.maps[door.to_map].title}."
        yield from enter(world, door.to_map, spawn.tile, spawn.facing, comes)


def pass_time(world: World, minutes: int, silent: bool = False) -> list[WorldFact]:
    """Move the clock on. Pledges that come due on the way are facts of their own hour, in order. A silent minute is no
    fact of its own."""
    before, later = world.time, world.time.later(minutes)
    facts: list[WorldFact] = []
    for hour in sorted(_hours_due(world, later)):
        facts += done(world, WorldFact("time", {"time": hour.to_json()}))
        facts += [*due(world), *_nightfall(world)]
    if silent:
        world.time = later
    elif not facts or world.time != later:
        facts += done(world, WorldFact("time", {"time": later.to_json()}))
    return [*facts, *due(world), *_nightfall(world), *_weather(world, before), *_evenings(world)]


def is_night(minute: int) -> bool:
    """Whether it is night at this minute of the day."""
    return minute >= PARTING or minute < FIRST_LIGHT


def _nightfall(world: World) -> list[WorldFact]:
    """What is shut for the night is shut, or opened again."""
    night = is_night(world.time.minute)
    return set_flag(world, NIGHT, night, BELLS[night] if world.flags.get("gate_open") else "")


def _weather(world: World, before: GameTime) -> Iterator[WorldFact]:
    """The weather turns with the hour. What was set by hand stays until then."""
    if world.seed is None:
        return
    now = weather_at(world.seed, world.time)
    if now == weather_at(world.seed, before):
        return
    was = weather_of(world.flags)
    turned = [flag for flag in FLAGS if world.flags.get(flag, False) != (flag == now)]
    for flag in turned:
        yield from set_flag(world, flag, flag == now, turning(was, now) if flag == turned[-1] else "")


def _evenings(world: World) -> Iterator[WorldFact]:
    """The evenings that are over: whoever met has parted for the night."""
    over = world.time.day if world.time.minute >= PARTING else world.time.day - 1
    if world.evenings < over:
        yield from done(world, WorldFact("evening", {"day": over}))


def _hours_due(world: World, until: GameTime) -> set[GameTime]:
    hours = {promise.hour for promise in world.pledges if "day" in promise.when}
    hours |= {promise.hour.later(WAITS) for promise in world.pledges if promise.kind in (MEET, STAY)}
    days = range(world.time.day, until.day + 1) if world.flags.get("gate_open") else ()
    hours |= {GameTime(day, minute) for day in days for minute in (FIRST_LIGHT, PARTING)}
    return {hour for hour in hours if world.time < hour <= until}


def set_flag(world: World, flag: str, value: bool, text: str | None = None) -> list[WorldFact]:
    """Set a flag; what was so already is no fact. `text` says what is seen of it, where the flag itself does not."""
    if world.flags.get(flag, False) == value:
        return []
    seen = FLAG_TEXTS.get((flag, value), "") if text is None else text
    return done(world, WorldFact("flag", {"flag": flag, "value": value}, seen))


FLAG_TEXTS: Mapping[tuple[str, bool], str] = {
    ("gate_open", True): "The north gate is opened.",
    ("gate_open", False): "The north gate is shut.",
}
BELLS = {
    True: "A bell rings: the north gate is shut until six.",
    False: "A bell rings: the north gate is opened for the day.",
}
"""What is heard at nightfall and in the morning where the gate stands open by day."""


def set_money(world: World, coins: int) -> list[WorldFact]:
    """Let the player have so many coins; fewer than none are none."""
    coins = max(0, coins)
    return [] if coins == world.money else done(world, WorldFact("money", {"money": coins}))


def set_item(world: World, item: str, count: int) -> list[WorldFact]:
    """Let the player carry `count` of `item`."""
    count = max(0, count)
    if world.items.get(item, 0) == count:
        return []
    return done(world, WorldFact("item", {"item": item, "count": count}))


def lacking(world: World, npc: str, goods: Mapping[str, int], coins: int) -> str:
    """What is missing for an exchange in which `goods` go from `npc` to the player and `coins` the other way, both
    negative where it is the other way round: "stock", "item", "coins", "purse", or "" where nothing is."""
    for item, count in goods.items():
        if world.stock.get(npc, {}).get(item, 0) < count:
            return "stock"
        if world.items.get(item, 0) < -count:
            return "item"
    if world.money < coins:
        return "coins"
    return "purse" if world.purses.get(npc, 0) < -coins else ""


def exchange(
    world: World,
    what: Exchange,
    npc: str,
    goods: Mapping[str, int],
    coins: int,
    text: str = "",
    seen: tuple[str, ...] | None = None,
) -> list[WorldFact]:
    """Let goods and coins change hands, all or nothing; counts and signs as in `lacking`. `seen` are those who see it,
    where not everybody near does.

    Raises ValueError where something is missing: nothing comes into the world by an exchange.
    """
    missing = lacking(world, npc, goods, coins)
    if missing:
        raise ValueError(f"the exchange with {npc} lacks {missing}")
    data = {"npc": npc, "goods": dict(goods), "coins": coins} | ({} if seen is None else {"seen": list(seen)})
    return done(world, WorldFact(what, data, text))


def strike(world: World, npc: str, item: str, bargain: Bargain, text: str = "") -> list[WorldFact]:
    """Let a character ask another price for a thing from now on."""
    return done(world, WorldFact("bargain", {"npc": npc, "item": item, **bargain.to_json()}, text))


def pledge(world: World, promise: Pledge, text: str = "") -> list[WorldFact]:
    """Take on a promise that the engine will keep; `text` says it."""
    return done(world, WorldFact("pledge", promise.to_json(), text))


def summon(world: World, npc: str, by: str, why: str, text: str = "") -> list[WorldFact]:
    """Let somebody be called to the player; who is on the way already is not called again."""
    if any(one.npc == npc for one in world.summons):
        return []
    until = world.time.later(COMES_WITHIN)
    return done(world, WorldFact("summons", Summons(npc, by, why, until).to_json(), text))


def end_summons(world: World, npc: str) -> list[WorldFact]:
    """Who was called has come, or gives it up."""
    return done(world, WorldFact("summons_over", {"npc": npc}))


def write(world: World, entry: Entry, text: str) -> list[WorldFact]:
    """Write an entry into the quest log; nobody but the player knows of it."""
    return done(world, WorldFact("quest", {**entry.to_json(), "seen": []}, text))


def enter(world: World, map_id: str, tile: Tile, facing: Direction, text: str = "") -> list[WorldFact]:
    """Let the player be somewhere else."""
    return done(world, WorldFact("entered", {"map": map_id, "tile": list(tile), "facing": facing}, text))


def fight(world: World, duel: Duel) -> list[WorldFact]:
    """Let a duel begin, or go on as it stands now."""
    return done(world, WorldFact("duel", duel.to_json()))


def end_duel(world: World, won: bool, text: str = "") -> list[WorldFact]:
    """Let the duel be over; `won` says whether the player won it."""
    if world.duel is None:
        return []
    return done(world, WorldFact("duel_over", {"npc": world.duel.npc, "item": world.duel.item, "won": won}, text))


def due(world: World) -> list[WorldFact]:
    """The pledges whose moment has come: the bell rings, the kept item is free again. Who looks for the player in vain
    goes back."""
    facts = [fact for one in world.summons if world.time >= one.until for fact in end_summons(world, one.npc)]
    for promise in list(world.pledges):
        if promise not in world.pledges or not _has_come(world, promise):
            continue
        over: dict[str, Any] = {"line": promise.line, "npc": promise.npc, "kind": promise.kind}
        if promise.kind == BRING:
            over["kept"] = False
        elif promise.kind == MEET:
            over["met"] = _is_met(world, promise)
        facts += done(world, WorldFact("pledge_over", over))
        match promise.kind:
            case "ring_bell":
                facts.append(WorldFact("bell", {"line": promise.line}, "The bell at the north gate rings."))
            case "tell":
                message = {"npc": promise.npc, "to": promise.when["to"], "message": promise.when["message"]}
                facts.append(WorldFact("message", {"line": promise.line, **message}))
            case "let_pass":
                facts += set_flag(world, promise.when["flag_set"], True)
    return facts


def _has_come(world: World, promise: Pledge) -> bool:
    when = promise.when
    if world.flags.get(str(when.get("unless", ""))):
        return False
    if promise.kind in (MEET, STAY):
        waited = world.time.minutes_since(promise.hour)
        return waited >= WAITS or (waited >= 0 and promise.kind == MEET and _is_met(world, promise))
    if "person" in when:
        return world.flags.get(f"passed_{when['person']}", False)
    if "flag" in when:
        return world.flags.get(str(when["flag"]), False)
    if "item" in when:
        return world.items.get(str(when["item"]), 0) > 0
    return world.time >= promise.hour


def _is_met(world: World, promise: Pledge) -> bool:
    """Whether the player has come to where somebody waits, or stands with it elsewhere."""
    player, walker = world.player, world.people.get(promise.npc)
    there = player.map == promise.when["map"] and distance(player.tile, tuple(promise.when["tile"])) <= EARSHOT
    with_it = walker is not None and player.map == walker.map and distance(player.tile, walker.tile) <= TALKING
    return there or with_it


def done(world: World, fact: WorldFact) -> list[WorldFact]:
    """Make a fact so; returns it with those that follow from it."""
    apply(world, fact)
    brought = list(_brought(world, fact)) if fact.what in ("gift", "trade") else []
    return [fact, *brought, *(due(world) if fact.what in ("flag", "item", *EXCHANGES) else [])]


def _brought(world: World, fact: WorldFact) -> Iterator[WorldFact]:
    """The player's promises that a gift keeps, or a sale."""
    for promise in list(world.pledges):
        mine = promise.kind == BRING and promise.npc == fact.data["npc"]
        if mine and fact.data["goods"].get(promise.item, 0) < 0:
            over = {"line": promise.line, "npc": promise.npc, "kind": promise.kind, "kept": True}
            yield from done(world, WorldFact("pledge_over", over))
