"""What rules take in from a line of the player at once: records for the log, each resting on that line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.mind.heart import stirred
from game.mind.intent_kinds import Reading
from game.mind.intent_text import telling_stems, words
from game.mind.memory import Fact, Memory
from game.mind.wording import cut

SINGLE = ("home", "trade", "age")
"""Keys of which a newer value replaces the older; of others there can be several."""
ALIKE = 0.75
"""Facts of one kind that share so much of their words are one; the newer wording stays."""
DENIALS = frozenset("not never no none nobody nothing cannot hardly".split())
LONGEST = 120
"""Letters of one fact."""


def noticed(reading: Reading, memory: Memory, day: int, talk: str | None = None) -> list[Mapping[str, Any]]:
    """The `data` of the mind records that this line leads to: facts about the player, change of heart."""
    return [*_facts(reading, memory), *_heart(reading, memory, day, talk)]


def _facts(reading: Reading, memory: Memory) -> Iterator[Mapping[str, Any]]:
    known = {fact.value.casefold() for fact in memory.facts.values()}
    taken = set(memory.facts)
    for intent in reading.intents:
        key = {"name_given": "name", "goal_told": "last_stated_objective", "fact_told": intent.id}.get(intent.kind)
        if not key or not intent.value or intent.value.casefold() in known:
            continue
        if intent.kind == "fact_told":
            alike = _told_before(key, intent.value, memory)
            if alike and _says(intent.value) <= _says(alike.value):
                continue
            key = alike.key if alike else _free_key(key, taken | _kept_free(memory, intent.value))
        taken.add(key)
        yield {"what": "fact", "key": key, "value": cut(intent.value, LONGEST)}
    before = memory.facts.get("tone")
    if reading.tone != "neutral" and (before is None or before.value != reading.tone):
        yield {"what": "fact", "key": "tone", "value": reading.tone}


def _told_before(key: str, value: str, memory: Memory) -> Fact | None:
    """The fact of this kind that `value` tells again, or tells more of."""
    new = _says(value)
    for fact in memory.facts.values():
        old = _says(fact.value)
        if fact.kind == key and old and new and (new <= old or old <= new or len(old & new) >= ALIKE * len(old | new)):
            return fact
    return None


def _says(value: str) -> frozenset[str]:
    """The stems that say what a fact is about, and whether it is denied."""
    said = words(value)
    denied = {"not"} if any(word in DENIALS or word.endswith("n't") for word in said) else set()
    return telling_stems(value) | denied


def _kept_free(memory: Memory, value: str) -> set[str]:
    """Keys of what was forgotten, unless it is told anew: what is taken back must not push something else out."""
    return {gone.key for gone in memory.forgotten if gone.text.casefold() != value.casefold()}


def _free_key(key: str, taken: set[str]) -> str:
    """`key`, or `key_2` and so on where there is one of the kind already."""
    if key in SINGLE or key not in taken:
        return key
    return next(f"{key}_{number}" for number in range(2, len(taken) + 3) if f"{key}_{number}" not in taken)


def _heart(reading: Reading, memory: Memory, day: int, talk: str | None) -> Iterator[Mapping[str, Any]]:
    change = stirred(reading, memory, day, talk)
    if change:
        yield {
            "what": "heart", "delta": change.delta, "mood": change.mood, "reason": change.reason, "by": "talk",
            "kind": change.kind,
        }  # fmt: skip
