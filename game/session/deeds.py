"""Facts of the world on their way into the log, and the events that tell them."""

from __future__ import annotations

from collections.abc import Iterable

from game.session.events import Event, Kept, SceneChanged, WorldChanged
from game.session.scene import Scene
from game.world import WorldFact

SILENT = ("pledge",)


def log_facts(scene: Scene, facts: Iterable[WorldFact]) -> list[Event]:
    """Log facts, all of them or none, and tell them; a pledge that is over is a promise kept."""
    events: list[Event] = []
    with scene.chronicle.at_once():
        for fact in facts:
            scene.chronicle.add_fact(scene.world, fact)
            events += _told(scene, fact)
    return events


def _told(scene: Scene, fact: WorldFact) -> list[Event]:
    if fact.what == "entered":
        return [SceneChanged(fact.data["map"])]
    if fact.what == "pledge_over":
        return _kept(scene, fact.data["npc"], fact.data["line"])
    return [] if fact.what in SILENT else [WorldChanged(fact.what, fact.text, fact.data)]


def _kept(scene: Scene, npc: str, asked: int) -> list[Event]:
    promise = next((promise for promise in scene.memory(npc).open_promises if promise.asked == asked), None)
    if promise is None:
        return []
    data = {"what": "promise_status", "promise": asked, "status": "kept"}
    scene.chronicle.add(scene.world, "mind", npc, data=data, cites=(promise.line,))
    return [Kept(npc, promise.words)]
