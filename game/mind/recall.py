"""Finding what fits the situation in a memory. Where nothing fits, nothing is recalled."""

from __future__ import annotations

from game.mind.intent_text import stems
from game.mind.memory import Fact, Memory

NOT_RECALLED = ("name", "last_stated_objective", "tone")


def recalled_fact(question: str, memory: Memory) -> Fact | None:
    """The fact about the player that shares most word stems with the question, the newest of equals; None where none
    shares any."""
    asked = set(stems(question))
    best: tuple[int, int] | None = None
    found = None
    for fact in memory.facts.values():
        if fact.key in NOT_RECALLED:
            continue
        shared = len(asked & {*stems(fact.value), *stems(fact.key.replace("_", " "))})
        if shared and (best is None or (shared, fact.line) > best):
            best, found = (shared, fact.line), fact
    return found
