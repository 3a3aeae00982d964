"""All that a turn works on: the game's files, the log, the world, the generators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.log import Line
from game.mind.address import asks_the_same, called, without_call
from game.mind.intent import read_line
from game.mind.intent_kinds import Reading
from game.mind.manner import manner
from game.mind.memory import Memory
from game.mind.persona import Persona
from game.mind.recall import Query
from game.mind.recalling import called_up, leaning
from game.mind.recollection import Recollection
from game.mind.understudy import Situation
from game.mind.worldview import WorldView
from game.session.chronicle import Chronicle
from game.session.resources import Resources, minutes
from game.session.talk import recent_replies, world_view
from game.world import Draws, World, WorldFact, routine
from game.world.state import PLAYER

HANDED_ON = ("topic", "opinion", "person", "way")
"""Kinds of line that can be asked of the next by "And you?"."""
FRESH = 12
"""What was told in so many last lines is in everybody's ear yet."""


@dataclass(slots=True)
class Scene:
    """All that a turn works on."""

    resources: Resources
    chronicle: Chronicle
    world: World
    draws: Draws
    wanted: tuple[str, str] = ("", "")
    """The language and the tone that the player wants of all answers; "" for as it comes."""

    def persona(self, npc: str) -> Persona:
        return self.resources.cast.personas[npc]

    def manner(self, npc: str) -> str:
        """What the player wants of all answers, as sentences about this character."""
        return manner(self.persona(npc).name, *self.wanted)

    @property
    def names(self) -> dict[str, str]:
        """What all characters are called, by id."""
        return {npc: persona.name for npc, persona in self.resources.cast.personas.items()}

    def memory(self, npc: str) -> Memory:
        return self.chronicle.memory(npc)

    def view(self, npc: str) -> WorldView:
        """The game as this character sees it."""
        view = world_view(self.world, self.resources, npc, self.memory(npc))
        due = self.due(npc)
        return replace(view, sights=(*view.sights, due)) if due else view

    def due(self, npc: str) -> str:
        """Where the hour wants a character that stays for a talk, as a sentence; "" where it may stay."""
        walker, stop = self.world.people.get(npc), routine.away(self.world, self.resources.days, npc)
        found = stop and walker and not walker.bound and self.resources.atlas.spot(stop.spot)
        return f"{self.persona(npc).name} is due at {found[1].label}." if found else ""

    def doing(self, npc: str) -> str:
        """What a character does now, as a sentence; "" where it has no day."""
        world, name = self.world, self.persona(npc).name
        stop = routine.stop_of(world, self.resources.days, npc) if npc in world.people else None
        if stop is None:
            return ""
        found = self.resources.atlas.spot(stop.spot)
        if found and (world.people[npc].bound or routine.away(world, self.resources.days, npc)):
            return f"{name} is on the way to {found[1].label}."
        hours = self.persona(npc).schedule
        at = next((hour for hour in hours if minutes(hour.start) == stop.minute and hour.spot == stop.spot), None)
        return f"{name} {at.doing}." if at else f"{name} waits for the traveller."

    def struck(self, npc: str) -> list[WorldFact]:
        """That the hour has just come at which a character should go, if it has."""
        due, hour = self.due(npc), routine.stop_of(self.world, self.resources.days, npc)
        new = due and hour and hour.minute == self.world.time.minute
        return [WorldFact("due", {"npc": npc}, f"{due[:-1]}, and stays as long as you talk.")] if new else []

    def read(self, text: str, npc: str, asked: str | None = None) -> Reading:
        """Understand a line said to `npc`."""
        town = self.resources.cast.town
        return read_line(text, self.persona(npc), town, self.view(npc), name=self.memory(npc).name, asked=asked)

    def understand(self, text: str, npc: str, asked: str | None, line: int) -> tuple[Reading, Recollection | None]:
        """What the player's line `text` means to `npc`, and the memory that it calls up; `line` is the id that it has
        or will have."""
        heard = self.chronicle.heard(npc, line, FRESH)
        reading = self._handed_on(text, npc, heard) or self.read(text, npc, asked)
        query = self._query(text, npc, heard)
        found = called_up(reading, self.memory(npc), self.chronicle.recall(npc), query, {one.id for one in heard})
        return leaning(reading, found, text), found

    def _handed_on(self, text: str, npc: str, heard: Sequence[Line]) -> Reading | None:
        """What another was asked last, where the line only asks `npc` the same."""
        if not asks_the_same(text):
            return None
        said = (one for one in reversed(heard) if one.speaker == PLAYER and not asks_the_same(one.text))
        before = next(said, None)
        if before is None or before.to == npc or before.to not in self.names or before.talk != heard[-1].talk:
            return None
        names = called(self.persona(before.to), self.resources.cast.town)
        first = self.read(without_call(before.text, names), npc).first
        return Reading((first,), question=True) if first.kind in HANDED_ON and first.id != npc else None

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
        town, view, gone = self.resources.cast.town, self.view(npc), self.chronicle.replaced
        return Situation(self.persona(npc), town, view, self.memory(npc), recent, found, instead=gone)

    def draw(self) -> float:
        return self.draws.draw("mind")
