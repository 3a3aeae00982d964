"""What one character tells another of the player when they meet, and what it keeps to itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import regex

from game.mind.blocks import STRANGER
from game.mind.expression import expression
from game.mind.memory import Memory
from game.mind.persona import Hour, Persona

WORTH_TELLING = 4
"""Importance from which on a memory is passed on."""
HEARSAY = "told_by:"
_CONFIDED = expression(
    r"\b(?:between (?:us|you and me|ourselves)|in confidence|keep (?:it|this|that) (?:to yourself|secret|"
    r"quiet|between)|"
    r"(?:it|this|that)(?:['’]s| is| must (?:stay|remain)) (?:a|our|my) secret|do(?:n['’]t|"
    r" not) tell (?:any|a soul|him|her|them|bram|oda|alder|"
    r"kestrel|the|no)|tell no ?(?:one|body)|nobody (?:must|may|should|else must) (?:know|hear|learn)|"
    r"no ?one (?:must|may|should) know|"
    r"for your ears (?:only|alone)|not a word to)",
    regex.IGNORECASE,
)


def confided(text: str) -> bool:
    """Whether the player says so that it stays between the two."""
    return bool(_CONFIDED.search(text))


def meet(one: Persona, other: Persona) -> bool:
    """Whether the two are at one place at some hour of their days."""
    hours = sorted({hour.start for hour in (*one.schedule, *other.schedule)})
    for clock in hours:
        here, there = _at(one, clock), _at(other, clock)
        if (here.map, here.spot) == (there.map, there.spot):
            return True
    return False


def _at(persona: Persona, clock: str) -> Hour:
    """Where a character is at this hour; before its first hour it is where it was last on the day before."""
    past = [hour for hour in persona.schedule if hour.start <= clock]
    return max(past or persona.schedule, key=lambda hour: hour.start)


def told(
    teller: Persona, memory: Memory, hearer: Memory, private: Callable[[int], bool]
) -> Iterator[tuple[Mapping[str, Any], int]]:
    """The `data` of the memories that `hearer` gets of `teller`, each with the line that it rests on. `private` says
    whether what a line tells was confided; what the teller has from others it does not hand on."""
    known = {one.line for one in hearer.memories}
    for one in memory.memories:
        first_hand = not one.role.startswith(HEARSAY)
        if one.importance < WORTH_TELLING or not first_hand or one.private or one.line in known or private(one.line):
            continue
        text = f"{teller.name} says that {_named(one.text, memory, hearer)}"
        yield (
            {
                "what": "memory", "text": text, "importance": one.importance - 1, "tags": [*one.tags, "hearsay"],
                "kind": one.kind, "role": f"{HEARSAY}{teller.id}",
            },
            one.line,
        )  # fmt: skip


def _named(text: str, memory: Memory, hearer: Memory) -> str:
    """The memory as it is told: a name that the hearer does not know yet is told with it."""
    if not memory.name or memory.name == hearer.name:
        return text if not text.startswith(STRANGER) else text[0].lower() + text[1:]
    known = regex.compile(rf"{regex.escape(memory.name)}(?=(?P<end>\W*$))?")
    return known.sub(
        lambda found: f"{found[0]}, the traveller" + ("" if found["end"] is not None else ","), text, count=1
    )
