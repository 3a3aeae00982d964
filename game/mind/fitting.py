"""Whether a sentence answers what was asked from memory. What does not fit is drawn again."""

from __future__ import annotations

from game.mind.intent_kinds import Reading
from game.mind.intent_text import stems
from game.mind.memory import Memory
from game.mind.recall import recalled_fact


def fits(text: str, reading: Reading | None, memory: Memory) -> bool:
    """Whether `text` holds what a question for name, objective, promise or fact asks for; where nothing is known, or
    nothing was asked, everything fits."""
    if reading is None:
        return True
    match reading.first.kind:
        case "name_asked":
            return memory.name is None or memory.name.casefold() in text.casefold()
        case "goal_asked":
            return _shares(text, memory.goal)
        case "promise_asked":
            return not memory.open_promises or any(_shares(text, p.words) for p in memory.open_promises)
        case "fact_asked":
            fact = recalled_fact(reading.first.value, memory)
            return _shares(text, fact.value if fact else None)
    return True


def _shares(text: str, words: str | None) -> bool:
    """Whether at least one telling word of what is remembered is said."""
    return words is None or bool(set(stems(text)) & set(stems(words)))
