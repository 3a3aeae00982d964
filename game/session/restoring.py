"""From what was read of a journal or slot to a game that goes on: lines after the snapshot are lived through again."""

from __future__ import annotations

from collections.abc import Sequence

from game.log import Line, Log
from game.save import Snapshot
from game.save.store import Opened
from game.session.chronicle import REWOUND, WORLD
from game.session.resources import Resources
from game.session.talk import OpenTalk, still_open
from game.world import LOOKS, Atlas, Draws, Duel, Pledge, Walker, World, WorldFact, nearby, routine
from game.world.applying import apply
from game.world.whereabouts import put, whereabouts


def restored(opened: Opened, resources: Resources, notices: list[str]) -> Snapshot:
    """The state at the head of the log. What the player should know is added to `notices`; the log's head moves back
    where its last lines belong to another branch."""
    log, snapshot = opened.log, opened.snapshot
    notices += opened.notices
    if snapshot is None:
        snapshot = Snapshot(None, _begun(log.branch, resources), Draws(_seed(log)), "player")
    elif dict(snapshot.sources) != dict(resources.sources):
        notices.append("Characters or prompt have changed since this game was saved.")
    if _turned_back(log, snapshot.head):
        snapshot.world = _begun(log.branch, resources)
        snapshot.head = None
    snapshot.world.seed = snapshot.draws.seed
    before = snapshot.world.time
    _replay(snapshot.world, _tail(log, snapshot.head))
    _fit(snapshot.world, resources)
    if snapshot.world.time != before:
        _settle(snapshot.world, resources, still_open(log.branch))
    _meet(snapshot.world, resources, still_open(log.branch))
    return snapshot


def lived_through(lines: Sequence[Line], resources: Resources, seed: int) -> World:
    """The world as it was at the last of these lines of a branch, which are all of it. Where the lines of an older game
    do not tell where everybody was, they are where the hour wants them."""
    world = _begun(lines, resources)
    world.seed = seed
    _replay(world, lines)
    _fit(world, resources)
    talk = still_open(lines)
    if not any(line.walkers for line in lines):
        _settle(world, resources, talk)
    _meet(world, resources, talk)
    return world


def _replay(world: World, lines: Sequence[Line]) -> None:
    """Make the facts of these lines so, put everybody where they tell, and set the clock to the last of them."""
    for line in lines:
        if line.kind == "event" and line.speaker == WORLD and line.data:
            apply(world, WorldFact(line.what, line.data))
        if line.time > world.time:
            world.time = line.time
    put(world, whereabouts(lines))


def _settle(world: World, resources: Resources, talk: OpenTalk | None) -> None:
    """Put everybody where the hour wants it, but for those who talk."""
    kept = tuple(one.npc for one in talk.company) if talk else ()
    routine.settle(world, resources.atlas, resources.days, kept)


def _meet(world: World, resources: Resources, talk: OpenTalk | None) -> None:
    """The player stands before whom it talks with."""
    if talk and talk.company[0].npc in world.people:
        nearby.stand_before(world, resources.atlas, talk.company[0].npc)


def _fit(world: World, resources: Resources) -> None:
    """Characters that came into the game since the save are there, those that went are not; nobody stands in a wall."""
    fresh = resources.new_world()
    world.people = {who: world.people.get(who, walker) for who, walker in fresh.people.items()}
    world.townspeople = {who: world.townspeople.get(who, walker) for who, walker in fresh.townspeople.items()}
    world.stays = {who: stay for who, stay in world.stays.items() if stay.map in resources.atlas.maps}
    world.stock = {who: world.stock.get(who, goods) for who, goods in fresh.stock.items()}
    world.purses = {who: world.purses.get(who, coins) for who, coins in fresh.purses.items()}
    world.pledges = [one for one in world.pledges if one.npc in world.people and _there(one, resources.atlas)]
    world.summons = [one for one in world.summons if {one.npc, one.by} <= world.people.keys()]
    if world.duel and not _fights(world.duel, resources):
        world.duel = None
    for now, new in ((world.people, fresh.people), (world.townspeople, fresh.townspeople)):
        for who, walker in now.items():
            if not _stands(walker, world, resources.atlas):
                now[who] = new[who]
    player = world.player
    if not _stands(player, world, resources.atlas):
        tile_map = resources.atlas.maps.get(player.map)
        if tile_map is None or not tile_map.inside(player.tile):
            world.player = fresh.player
        else:  # a gate was shut meanwhile, or a wall was built
            player.tile = routine.free_tile(resources.atlas, player.map, player.tile, ())
            player.to, player.steps = None, 0


def _there(promise: Pledge, atlas: Atlas) -> bool:
    """Whether the place of a promise is on the maps, if it has one."""
    return promise.when.get("map", atlas.start_map) in atlas.maps


def _fights(duel: Duel, resources: Resources) -> bool:
    persona = resources.cast.personas.get(duel.npc)
    return bool(persona and persona.trade.duel and persona.trade.duel.item == duel.item)


def _stands(walker: Walker, world: World, atlas: Atlas) -> bool:
    tile_map = atlas.maps.get(walker.map)
    return tile_map is not None and tile_map.inside(walker.tile) and walker.tile not in tile_map.blocked(world.flags)


def _seed(log: Log) -> int:
    """The seed with which the game was begun."""
    begun = log.branch[0] if log.branch else None
    return int(begun.data["seed"]) if begun and begun.data and begun.what == "begun" else 0


def _begun(lines: Sequence[Line], resources: Resources) -> World:
    """The world as it was at the first of these lines, with the look and the name that were chosen then."""
    world, begun = resources.new_world(), lines[0] if lines else None
    if begun and begun.data and begun.what == "begun":
        look, name = begun.data.get("look"), begun.data.get("name")
        world.look = look if look in LOOKS else LOOKS[0]
        world.name = name if isinstance(name, str) else ""
    return world


def _turned_back(log: Log, head: int | None) -> bool:
    """Whether the player has gone back since the snapshot at `head`, to before it."""
    branch = {line.id for line in log.branch}
    return head not in branch and any(line.what == REWOUND and line.id > (head or 0) for line in log.branch)


def _tail(log: Log, head: int | None) -> list[Line]:
    """The lines that came after the snapshot at `head`. The log's head moves there if they belong to another branch."""
    if head is None:
        return list(log.branch)
    if any(line.id == head for line in log.branch):
        return [line for line in log.branch if line.id > head]
    if head <= len(log):
        log.move_head(head)
    return []
