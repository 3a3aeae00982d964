"""Finding what a question is about in a memory. Where nothing fits, nothing is recalled."""

from __future__ import annotations

from game.mind.intent_text import EMPTY_WORDS, holds_phrase, stem, stems, words
from game.mind.memory import Memory

_ALIKE = {
    "lose": "lost", "losing": "lost", "live": "home", "job": "trade", "work": "trade", "craft": "trade",
    "profession": "trade", "afraid": "fears", "scared": "fears", "fear": "fears", "like": "likes", "love": "likes",
    "enjoy": "likes", "favourite": "likes", "favorite": "likes", "old": "age", "hate": "dislikes", "own": "owns",
}  # fmt: skip
_KIN = frozenset("sister brother mother father son daughter wife husband uncle aunt cousin niece nephew friend".split())
_WEAK = frozenset("called name named called tell told".split())
_NOT_FACTS = ("name", "last_stated_objective", "tone")


def recalled(question: str, memory: Memory) -> str:
    """The fact that a question is about, in the player's own words; "" where none fits. An empty question is about the
    newest fact."""
    facts = [fact for key, fact in memory.facts.items() if key not in _NOT_FACTS]
    asked = {stem(_ALIKE.get(word, word)) for word in words(question) if word not in EMPTY_WORDS}
    if not asked:
        return max(facts, key=lambda fact: fact.line).value if facts else ""
    ranked = [(_fit(asked, f"{fact.value} {fact.key}"), fact.line, fact.value) for fact in facts]
    if memory.goal:
        ranked.append((_fit(asked, memory.goal) - 0.05, 0, f"I am {memory.goal}"))
    fit, _, value = max(ranked, default=(0.0, 0, ""))
    return value if fit > 0 else ""


def _fit(asked: set[str], told: str) -> float:
    """How many of the asked stems were told. Kin that was not told of rules it out; filling words alone do not do."""
    held = {stem(word) for word in words(told.replace("_", " "))}
    weak = {stem(word) for word in _WEAK}
    if (asked & {stem(word) for word in _KIN}) - held or not (asked & held) - weak:
        return 0
    return len((asked & held) - weak) + 0.1 * len(asked & held & weak)


def mentioned(name: str, memory: Memory) -> str:
    """What the player once told of this name, in the player's own words; "" where nothing was told."""
    said = [fact.value for key, fact in memory.facts.items() if key not in _NOT_FACTS]
    said += [f"I am {memory.goal}"] if memory.goal else []
    return next((told for told in said if holds_phrase(name, stems(told))), "")
