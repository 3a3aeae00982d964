"""All that a turn works on: the game's files, the log, the world, the generators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.log import Line
from game.mind.intent import read_line
from game.mind.intent_kinds import Reading
from game.mind.memory import Memory
from game.mind.persona import Persona
from game.mind.recall import Query
from game.mind.recalling import called_up, leaning
from game.mind.recollection import Recollection
from game.mind.understudy import Situation
from game.mind.worldview import WorldView
from game.session.chronicle import Chronicle
from game.session.resources import Resources
from game.session.talk import recent_replies, world_view
from game.world import Draws, World

FRESH = 12
"""What was told in so many last lines is in everybody's ear yet."""


@dataclass(slots=True)
class Scene:
    """All that a turn works on."""

    resources: Resources
    chronicle: Chronicle
    world: World
    draws: Draws

    def persona(self, npc: str) -> Persona:
        return self.resources.cast.personas[npc]

    def memory(self, npc: str) -> Memory:
        return self.chronicle.memory(npc)

    def view(self, npc: str) -> WorldView:
        """The game as this character sees it."""
        return world_view(self.world, self.resources.atlas, self.resources.items, npc, self.memory(npc))

    def read(self, text: str, npc: str, asked: str | None = None) -> Reading:
        """Understand a line said to `npc`."""
        town = self.resources.cast.town
        return read_line(text, self.persona(npc), town, self.view(npc), name=self.memory(npc).name, asked=asked)

    def understand(self, text: str, npc: str, asked: str | None, line: int) -> tuple[Reading, Recollection | None]:
        """What the player's line `text` means to `npc`, and the memory that it calls up; `line` is the id that it has
        or will have."""
        reading = self.read(text, npc, asked)
        heard = self.chronicle.heard(npc, line, FRESH)
        query = self._query(text, npc, heard)
        found = called_up(reading, self.memory(npc), self.chronicle.recall(npc), query, {one.id for one in heard})
        return leaning(reading, found, text), found

    def ready_for(self, text: str, npc: str) -> bool:
        """Whether `text` can be compared with what `npc` remembers by its meaning, where that is done; if not, it soon
        can."""
        query = self._query(text, npc, self.chronicle.heard(npc, self.chronicle.next_id, FRESH))
        return self.chronicle.recall(npc).ready(query)

    def _query(self, text: str, npc: str, heard: Sequence[Line]) -> Query:
        place = self.view(npc).place_name
        return Query(text, self.world.time, tuple(one.text for one in heard[-2:]), place, said=text)

    def situation(self, npc: str, found: Recollection | None = None) -> Situation:
        recent = recent_replies(npc, self.chronicle.view(npc))
        return Situation(self.persona(npc), self.resources.cast.town, self.view(npc), self.memory(npc), recent, found)

    def draw(self) -> float:
        return self.draws.draw("mind")
