"""What can be recalled: every fact, promise, event and talk of one character's memory in one form, with its context."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.log import GameTime
from game.mind.intent_told import TOLD
from game.mind.memory import Fact, Memory, Promise

Kind = Literal["fact", "promise", "event", "talk"]
AGELESS = ("fact", "promise")
"""Kinds that no age makes less worth recalling."""
GOAL = "last_stated_objective"
_NOT_RECALLED = ("tone", "name")
"""Facts that are read by the engine and never spoken of, or that are always known."""
Context = Callable[[int], str]
"""From the id of a line to the two lines before it, as one text; "" where there are none."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Whose memory is meant: one character's, of one player, in one slot. Nothing is recalled across scopes."""

    slot: str
    player: str
    npc: str

    def __post_init__(self) -> None:
        if not (self.slot and self.player and self.npc):
            raise ValueError(f"A recall needs slot, player and character; given were {self.slot!r}, {self.player!r} "
                             f"and {self.npc!r}.")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Recollection:
    """One thing that can be recalled. `id` is unique in its scope and changes when the text does. `importance` is 1 to
    5. `speaker` is the name of who said it. `context` are the two lines before it: it is found by them, never shown."""

    id: str
    text: str
    kind: Kind
    time: GameTime
    importance: int = 3
    tags: tuple[str, ...] = ()
    line: int = 0
    speaker: str = ""
    context: str = ""


def recollections(memory: Memory, scope: Scope, context: Context = lambda _: "") -> list[Recollection]:
    """All that the character can recall. Raises ValueError where the memory is another character's."""
    if memory.npc != scope.npc:
        raise ValueError(f"This is the memory of {memory.npc}, not of {scope.npc}.")
    player = memory.name or ""
    found = [
        Recollection(
            fact_id(fact), f"I am {fact.value}" if fact.key == GOAL else fact.value, "fact", fact.time,
            4, _tags(fact), fact.line, player, context(fact.line),
        )
        for fact in memory.facts.values()
        if fact.key not in _NOT_RECALLED
    ]  # fmt: skip
    found += [
        Recollection(
            promise_id(promise), promise.words, "promise", promise.made_at, 5,
            ("promise", promise.kind, promise.status), promise.line, scope.npc, context(promise.line),
        )
        for promise in memory.promises
    ]  # fmt: skip
    found += [
        Recollection(
            f"event:{number}:{event.line}", event.text, "event", event.game_time, event.importance,
            (*event.tags, event.kind), event.line, "", context(event.line),
        )
        for number, event in enumerate(memory.memories)
    ]  # fmt: skip
    found += [
        Recollection(f"talk:{talk.started.day}:{talk.started.minute}:{talk.turns}", talk.came_to, "talk", talk.started)
        for talk in memory.talks
        if talk.came_to
    ]
    return found


def fact_id(fact: Fact) -> str:
    """The id of a fact among the recollections."""
    return f"fact:{fact.key}:{fact.line}"


def promise_id(promise: Promise) -> str:
    """The id of a promise among the recollections."""
    return f"promise:{promise.asked}:{promise.status}"


def _tags(fact: Fact) -> tuple[str, ...]:
    """What a fact is about in a word: "lost", "sister" for "family_sister", nothing for facts without a name of their
    own."""
    kind = fact.kind.removeprefix("family_").removeprefix("own_")
    return () if kind == TOLD else (kind,)
