"""A word in passing with one of the townspeople."""

from __future__ import annotations

from game.session.deeds import log_facts
from game.session.events import Event, Narration
from game.session.scene import Scene
from game.world import nearby, rules
from game.world.state import PLAYER
from game.world.townspeople import Townsman, sayable


def remark(scene: Scene, one: Townsman) -> list[Event]:
    """Let somebody say what it has to say; only the player hears it."""
    nearby.face_each_other(scene.world, one.id)
    last = next((line.text for line in reversed(scene.chronicle.log.branch) if line.speaker == one.id), "")
    found = sayable(one, scene.world, last)
    said, text = found[int(scene.draws.draw("world") * len(found))]
    scene.chronicle.add(scene.world, "narration", one.id, listeners=(PLAYER,), text=text)
    flag = one.heard(said)
    heard = log_facts(scene, rules.set_flag(scene.world, flag, True)) if flag else []
    return [Narration(f"{one.name}: “{text}”"), *heard]
