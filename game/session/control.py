"""The player's control over what characters remember: correct, forget, take back. Each change is a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.log import Line
from game.mind.dossier import Dossier, Item, dossier, in_own_words
from game.session.commands import Correct, Forget, Undo
from game.session.events import Event, Fault, Forgot, Remembered
from game.session.scene import Scene


def dossier_of(scene: Scene, npc: str) -> Dossier:
    """What a character remembers of the player, item by item."""

    def line(number: int) -> Line | None:
        return scene.chronicle.log[number] if 1 <= number <= len(scene.chronicle.log) else None

    return dossier(scene.memory(npc), scene.persona(npc).name, line)


def met(scene: Scene) -> list[str]:
    """The characters that remember anything of the player, in the order of the cast."""

    def knows(npc: str) -> bool:
        memory = scene.memory(npc)
        return bool(memory.opened or memory.visits or memory.facts or memory.memories)

    return [npc for npc in scene.resources.cast.personas if knows(npc)]


def change(scene: Scene, command: Correct | Forget | Undo) -> list[Event]:
    """Carry out a change of what a character remembers; one that cannot be is a `Fault` that says why."""
    npc = command.npc
    if npc not in scene.resources.cast.personas:
        return [Fault("memory", f"There is nobody called `{npc}`.")]
    if isinstance(command, Undo):
        return _undo(scene, npc)
    known = dossier_of(scene, npc)
    item = known.find(command.fact)
    if item is None:
        there = ", ".join(item.id for item in known.items) or "nothing yet"
        return [Fault("memory", f"{known.name} remembers no `{command.fact}` of you; there is {there}.")]
    if isinstance(command, Forget):
        return _forget(scene, known, item)
    return _correct(scene, known, item, command.value)


def _correct(scene: Scene, known: Dossier, item: Item, value: str) -> list[Event]:
    if item.kind != "fact":
        return [Fault("memory", "Only a fact about you can be corrected; a memory can be forgotten.")]
    said = in_own_words(item.id, value)
    if not said:
        return [Fault("memory", "Write what is true instead, or let it be forgotten.")]
    if said == item.said:
        return [Fault("memory", f"{known.name} remembers it so already.")]
    data = {"what": "correct", "key": item.id, "value": said, "before": item.said}
    _add(scene, known.npc, data, item.line)
    return [Remembered(known.npc, item.id, said)]


def _forget(scene: Scene, known: Dossier, item: Item) -> list[Event]:
    if item.status == "open":
        why = "An open promise cannot be forgotten: it stands until it is kept or broken."
        return [Fault("memory", why)]
    data = {"what": "forget", "key": item.id, "kind": item.kind, "text": item.said}
    _add(scene, known.npc, data, item.line)
    return [Forgot(known.npc, item.id)]


def _undo(scene: Scene, npc: str) -> list[Event]:
    changes = scene.memory(npc).changes
    if not changes:
        return [Fault("memory", f"There is nothing to take back in what {scene.persona(npc).name} remembers.")]
    done = changes[-1]
    data = done.data or {}
    before = str(data.get("before") or data.get("text") or "")
    _add(scene, npc, {"what": "restore", "record": done.id}, *done.cites)
    return [Remembered(npc, str(data["key"]), before)]


def _add(scene: Scene, npc: str, data: Mapping[str, Any], *cites: int) -> None:
    cited = tuple(line for line in cites if line)
    scene.chronicle.add(scene.world, "mind", npc, data=data, cites=cited)
