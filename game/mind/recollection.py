"""What can be recalled: every fact, promise, event and talk of one character's memory in one form, with its context."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from game.log import GameTime, Line
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
    """One thing that can be recalled. `id` is unique in its scope and stays when the text changes. `importance` is 1 to
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
    return [
        *(_fact(fact, memory, context) for fact in memory.facts.values() if fact.key not in _NOT_RECALLED),
        *(_promise(promise, memory, context) for promise in memory.promises),
        *(_event(number, memory, context) for number in range(len(memory.memories))),
        *_talks(memory),
    ]


def came_since(memory: Memory, records: Sequence[Line], events: int, context: Context) -> list[Recollection] | None:
    """What can be recalled anew or otherwise since the last `records` were taken into the memory, of whose events
    `events` were held before; None where they may have changed anything at all."""
    found: list[Recollection] = []
    for record in records:
        data = record.data or {}
        match record.what:
            case "correct" | "forget" | "restore" | "promise_status":
                return None
            case "fact" if data["key"] == "name":
                return None
            case "fact":
                fact = memory.facts.get(data["key"])
                found += [_fact(fact, memory, context)] if fact and fact.key not in _NOT_RECALLED else []
            case "promise":
                found += [_promise(p, memory, context) for p in memory.promises if p.asked == record.cites[-1]]
    return found + [_event(number, memory, context) for number in range(events, len(memory.memories))] + _talks(memory)


def _fact(fact: Fact, memory: Memory, context: Context) -> Recollection:
    text = f"I am {fact.value}" if fact.key == GOAL else fact.value
    return Recollection(
        fact_id(fact), text, "fact", fact.time, 4, _tags(fact), fact.line, memory.name or "", context(fact.line)
    )


def _promise(promise: Promise, memory: Memory, context: Context) -> Recollection:
    return Recollection(
        promise_id(promise), promise.words, "promise", promise.made_at, 5,
        ("promise", promise.kind, promise.status), promise.line, memory.npc, context(promise.line),
    )  # fmt: skip


def _event(number: int, memory: Memory, context: Context) -> Recollection:
    event = memory.memories[number]
    return Recollection(
        f"event:{number}", event.text, "event", event.game_time, event.importance,
        (*event.tags, event.kind), event.line, "", context(event.line),
    )  # fmt: skip


def _talks(memory: Memory) -> list[Recollection]:
    return [
        Recollection(f"talk:{talk.started.day}:{talk.started.minute}:{talk.turns}", talk.came_to, "talk", talk.started)
        for talk in memory.talks
        if talk.came_to
    ]


def fact_id(fact: Fact) -> str:
    """The id of a fact among the recollections."""
    return f"fact:{fact.key}"


def promise_id(promise: Promise) -> str:
    """The id of a promise among the recollections."""
    return f"promise:{promise.asked}"


def _tags(fact: Fact) -> tuple[str, ...]:
    """What a fact is about in a word: "lost", "sister" for "family_sister", nothing for facts without a name of their
    own."""
    kind = fact.kind.removeprefix("family_").removeprefix("own_")
    return () if kind == TOLD else (kind,)
