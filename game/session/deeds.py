"""Facts of the world on their way into the log, and the events that tell them."""

from __future__ import annotations

from collections.abc import Iterable

from game.session.events import Event, Kept, SceneChanged, WorldChanged
from game.session.turns import Scene
from game.world import WorldFact

SILENT = ("pledge",)


def log_facts(scene: Scene, facts: Iterable[WorldFact]) -> list[Event]:
    """Log facts and tell them; a pledge that is over is a promise kept."""
    events: list[Event] = []
    for fact in facts:
        scene.chronicle.add_fact(scene.world, fact)
        if fact.what == "entered":
            events.append(SceneChanged(fact.data["map"]))
        elif fact.what == "pledge_over":
            events += _kept(scene, fact.data["npc"], fact.data["line"])
        elif fact.what not in SILENT:
            events.append(WorldChanged(fact.what, fact.text, fact.data))
    return events


def _kept(scene: Scene, npc: str, asked: int) -> list[Event]:
    promise = next((promise for promise in scene.memory(npc).open_promises if promise.asked == asked), None)
    if promise is None:
        return []
    data = {"what": "promise_status", "promise": asked, "status": "kept"}
    scene.chronicle.add(scene.world, "mind", npc, data=data, cites=(promise.line,))
    return [Kept(npc, promise.words)]
