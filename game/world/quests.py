"""The quest log: what the player's notebook says, written by what happens (`assets/quests.yaml`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from pydantic import Field, RootModel, model_validator

from game.content import Id, Part, read
from game.world.facts import WorldFact
from game.world.rules import write
from game.world.state import Entry, World

Text = Annotated[str, Field(min_length=1, max_length=300)]


class When(Part):
    """A condition on the world: all flags of `flag`, one of the flags of `any`, so many of each thing of `item`."""

    flag: Mapping[Id, bool] = {}
    any: tuple[Id, ...] = ()
    item: Mapping[Id, int] = {}

    def holds(self, world: World) -> bool:
        """Whether it is so now."""
        return (
            all(world.flags.get(flag, False) == value for flag, value in self.flag.items())
            and (not self.any or any(world.flags.get(flag, False) for flag in self.any))
            and all(world.items.get(item, 0) >= count for item, count in self.item.items())
        )


class Note(Part):
    """An entry of a quest: written when `when` first holds, at once without one. `at` is the spot that it points to."""

    id: Id
    text: Text
    when: When | None = None
    at: Id | None = None


class Quest(Part):
    """Something to be done: its entries in their order, and when it is `done`."""

    id: Id
    title: Text
    entries: tuple[Note, ...] = Field(min_length=1)
    done: When | None = None

    @model_validator(mode="after")
    def _told_apart(self) -> Quest:
        ids = [entry.id for entry in self.entries]
        if len(set(ids)) != len(ids):
            raise ValueError("two entries of a quest have the same id")
        return self


class _Quests(RootModel[tuple[Quest, ...]]):
    """The whole file."""

    @model_validator(mode="after")
    def _told_apart(self) -> _Quests:
        ids = [quest.id for quest in self.root]
        if len(set(ids)) != len(ids):
            raise ValueError("two quests have the same id")
        return self


def read_quests(path: Path, root: Path | None = None) -> tuple[Quest, ...]:
    """Read the quests. Raises ContentError with file, line, field and what is expected."""
    return read(path, _Quests, root).root


def come_true(world: World, quests: Sequence[Quest]) -> list[WorldFact]:
    """Write down what has come true since the last time."""
    written = {(entry.quest, entry.id) for entry in world.written}
    facts: list[WorldFact] = []
    for quest in quests:
        for note in quest.entries:
            if (quest.id, note.id) not in written and (note.when is None or note.when.holds(world)):
                facts += write(world, Entry(quest.id, note.id, world.time), note.text)
    return facts


def log_of(world: World, quests: Sequence[Quest]) -> Iterator[tuple[Quest, list[tuple[Entry, str]], bool]]:
    """The quests that have begun, each with what was written of it and whether it is done; those that are not first.
    What was written of a quest that is no longer there is left out."""
    known = [(quest, list(_written(world, quest))) for quest in quests]
    begun = [(quest, notes, bool(quest.done and quest.done.holds(world))) for quest, notes in known if notes]
    yield from sorted(begun, key=lambda told: told[2])


def pointers(world: World, quests: Sequence[Quest]) -> Iterator[tuple[Quest, str]]:
    """The open quests that point to a spot, by what was written last and has one."""
    for quest, notes, done in log_of(world, quests):
        at = {note.id: note.at for note in quest.entries}
        spots = [spot for entry, _ in notes if (spot := at[entry.id])]
        if spots and not done:
            yield quest, spots[-1]


def _written(world: World, quest: Quest) -> Iterator[tuple[Entry, str]]:
    texts = {note.id: note.text for note in quest.entries}
    yield from ((entry, texts[entry.id]) for entry in world.written if entry.quest == quest.id and entry.id in texts)
