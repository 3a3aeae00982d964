"""The evening: owners count their goods, and who met tells the other what is worth telling of the player."""

from __future__ import annotations

from itertools import islice, permutations, takewhile

from game.log import Line
from game.mind.hearsay import meet, told
from game.mind.memory import memory_data
from game.mind.offers import named
from game.session.scene import Scene


def evening(scene: Scene) -> None:
    """People who met part for the night: owners have counted their goods, news has got round."""
    _missed(scene)
    _pass_on(scene)


def _thefts_of_the_day(scene: Scene) -> list[Line]:
    """The thefts since the evening before this one, which is the last line of the log, oldest first."""
    earlier = islice(reversed(scene.chronicle.log.branch), 1, None)
    return [line for line in takewhile(lambda line: line.what != "evening", earlier) if line.what == "theft"][::-1]


def _missed(scene: Scene) -> None:
    """The owners count: what was taken behind their backs is missing."""
    for line in _thefts_of_the_day(scene):
        data = line.data or {}
        owner = data.get("npc", "")
        if owner in data.get("seen", ()) or owner not in scene.resources.cast.personas:
            continue
        thing = named(next(iter(data["goods"])), scene.view(owner))
        text = (
            f"{thing[0].upper()}{thing[1:]} of {scene.persona(owner).name}'s is missing, and nobody knows who took it."
        )
        memory = memory_data(text, 4, "missing")
        scene.chronicle.add(scene.world, "mind", owner, data=memory, cites=(line.id,))


def _pass_on(scene: Scene) -> None:
    """Let all who meet by their schedules tell each other what is important, unless it was confided."""

    def private(line: int) -> bool:
        meta = scene.chronicle.log[line].meta or {}
        return bool(meta.get("whispered") or meta.get("confided"))

    personas = scene.resources.cast.personas
    known = {npc: scene.memory(npc).copy() for npc in personas}
    for teller, hearer in permutations(sorted(personas), 2):
        if not meet(personas[teller], personas[hearer]):
            continue
        for data, source in told(personas[teller], known[teller], scene.memory(hearer), private):
            scene.chronicle.add(scene.world, "mind", hearer, data=data, cites=(source,))
