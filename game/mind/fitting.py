"""Whether a sentence answers what was asked from memory. What does not fit is drawn again."""

from __future__ import annotations

import re

from game.mind.intent_kinds import Reading
from game.mind.intent_text import content_words, stem
from game.mind.memory import Memory
from game.mind.recall import recalled

_CLAUSE = re.compile(r"[,.;:!?…]+")
_OF_ONESELF = re.compile(
    r"^\W*(?:and |but |so )?(?:i|i'm|i’m|my|we|our)\b(?! (?:know|remember|recall|heard|promised|said))", re.I
)


def fits(text: str, reading: Reading | None, memory: Memory) -> bool:
    """Whether `text` holds what a question for name, objective, promise or fact asks for, told of the player and not
    of the character itself; where nothing is known, or nothing was asked, everything fits."""
    if reading is None:
        return True
    match reading.first.kind:
        case "name_asked":
            return memory.name is None or memory.name.casefold() in text.casefold()
        case "goal_asked":
            return not memory.goal or _tells(text, memory.goal)
        case "promise_asked":
            promises = memory.open_promises
            return not promises or any(_telling(text) & _telling(promise.words) for promise in promises)
        case "fact_asked":
            told = recalled(reading.first.value, memory)
            return not told or _tells(text, told)
    return True


def _tells(text: str, remembered: str) -> bool:
    """Whether a telling word of what is remembered is said, and not by the character of itself."""
    held = _telling(remembered)
    clauses = [clause for clause in _CLAUSE.split(text) if _telling(clause) & held]
    return bool(clauses) and not any(_OF_ONESELF.match(clause) for clause in clauses)


def _telling(text: str) -> set[str]:
    return {stem(word) for word in content_words(text)}
