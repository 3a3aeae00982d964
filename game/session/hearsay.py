"""The evening: who met tells the other what is worth telling of the player."""

from __future__ import annotations

from itertools import permutations

from game.mind.hearsay import meet, told
from game.session.scene import Scene


def pass_on(scene: Scene) -> None:
    """Let all who meet by their schedules tell each other what is important, unless it was confided."""
    lines = {line.id: line for line in scene.chronicle.log.branch}

    def private(line: int) -> bool:
        meta = lines[line].meta or {} if line in lines else {}
        return bool(meta.get("whispered") or meta.get("confided"))

    personas = scene.resources.cast.personas
    known = {npc: scene.memory(npc).copy() for npc in personas}
    for teller, hearer in permutations(sorted(personas), 2):
        if not meet(personas[teller], personas[hearer]):
            continue
        for data, source in told(personas[teller], known[teller], scene.memory(hearer), private):
            scene.chronicle.add(scene.world, "mind", hearer, data=data, cites=(source,))
