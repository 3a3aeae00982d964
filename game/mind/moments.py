"""Moments between the player and a character that are worth a memory: an insult, a pardon, a laugh together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import regex

from game.mind.blocks import STRANGER
from game.mind.expression import expression
from game.mind.intent_kinds import Reading
from game.mind.memory import Memory, memory_data
from game.mind.wording import cut, one_line, sentence

QUOTED = 80
"""Letters of what was said that stay in the memory."""
_LAUGHS = expression(
    r"\b(?:ha(?:ha)+h?|he(?:he)+|lol)\b|\b(?:you(?:['’]re| are)|that(?:['’]s| is| was)) (?:so |very |really |quite )?"
    r"(?:funny|hilarious)\b|\b(?:made|make) me laugh\b|\bgood (?:joke|one)\b",
    regex.IGNORECASE,
)


def moments(
    reading: Reading, felt: Mapping[str, Any] | None, memory: Memory, npc: str, text: str, answered: str
) -> Iterator[Mapping[str, Any]]:
    """The `data` of the memories that the player's line `text` makes. `felt` is the change of heart that it led to,
    `answered` what the character had said before it, `npc` its name."""
    who = memory.name or STRANGER
    if felt and reading.of("insult") and felt["delta"] < 0:
        yield _memory(f"{who} insulted {npc}: {_quoted(text)}", 3, "insult")
    elif felt and reading.of("apology"):
        yield _memory(f"{who} asked {npc}'s pardon, and {npc} forgave", 3, "forgiveness")
    elif answered and _LAUGHS.search(text) and not _had(memory, "joke"):
        yield _memory(f"{who} laughed when {npc} said {_quoted(answered)}", 2, "joke")


def _memory(text: str, importance: int, kind: str) -> Mapping[str, Any]:
    return memory_data(sentence(text), importance, kind)


def _had(memory: Memory, kind: str) -> bool:
    """Whether the open talk has had such a moment."""
    return any(event.kind == kind and event.line > memory.opened for event in memory.memories[-20:])


def _quoted(text: str) -> str:
    text = one_line(text)
    return f'"{text}"' if len(text) <= QUOTED else f'"{cut(text, QUOTED)} …"'
