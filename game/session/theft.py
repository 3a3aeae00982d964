"""Taking what is somebody else's: who sees it remembers it, and who does not will miss it."""

from __future__ import annotations

from collections.abc import Iterator

from game.log import Line
from game.mind.blocks import STRANGER
from game.mind.heart import by_theft
from game.mind.memory import memory_data
from game.mind.offers import named
from game.session.deeds import log_facts, move_heart
from game.session.events import Event
from game.session.scene import Scene
from game.session.watch import call
from game.world import rules
from game.world.nearby import in_reach as can_reach
from game.world.sight import witnesses


def in_reach(scene: Scene) -> list[tuple[str, str]]:
    """The goods that lie in the player's reach, each with its owner."""
    world, atlas = scene.world, scene.resources.atlas
    return [
        (walker.id, good.item)
        for walker in world.here
        if walker.id in scene.resources.cast.personas and can_reach(world, atlas, walker.id)
        for good in scene.persona(walker.id).trade.sells
        if world.stock.get(walker.id, {}).get(good.item, 0) > 0
    ]


def take(scene: Scene, owner: str, item: str) -> list[Event]:
    """Let the player take one of `item` of `owner`. Whoever has it in sight remembers who it was."""
    thing, name = named(item, scene.view(owner)), scene.persona(owner).name
    seen = tuple(npc for npc in witnesses(scene.world, scene.resources.atlas) if npc in scene.resources.cast.personas)
    text = f"The traveller took {thing} of {name}'s without paying."
    with scene.chronicle.at_once():
        events = log_facts(scene, rules.exchange(scene.world, "theft", owner, {item: 1}, 0, text, seen))
        done = next(line for line in reversed(scene.chronicle.log.branch) if line.what == "theft")
        for npc in seen:
            events += _remembered(scene, npc, owner, item, thing, done)
        keeps_order = next((npc for npc in seen if scene.persona(npc).watch), None)
        caller = owner if owner in seen else keeps_order or next(iter(seen), None)
        events += call(scene, caller, "theft") if caller else []
    return events


def _remembered(scene: Scene, npc: str, owner: str, item: str, thing: str, done: Line) -> Iterator[Event]:
    who, name = scene.memory(npc).name or STRANGER, scene.persona(owner).name
    role = "took_part" if npc == owner else "witnessed"
    data = memory_data(f"{who} stole {thing} from {name}.", 5, "theft", (item,), role)
    scene.chronicle.add(scene.world, "mind", npc, data=data, cites=(done.id,))
    yield from move_heart(scene, npc, done, by_theft(npc == owner, thing))
