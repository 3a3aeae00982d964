"""Extraction: one request over a talk's telling lines for facts about the player; nothing of the answer is trusted.

The model only points: it says which line holds a fact and roughly what it is. What is remembered is the player's own
clause of that line, and only if the answer's words stand in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.log import Line
from game.mind.intent_text import clauses, stems
from game.mind.memory import Memory
from game.mind.prompt import BUDGET, Turn
from game.mind.tokens import Counter, message_tokens
from game.mind.wording import one_line

KINDS = ("home", "trade", "family", "lost", "owns", "likes", "fears", "health", "past", "plan")
SHARE = 0.6
"""So much of the value's word stems must stand in the cited line."""
MAX_TOKENS = 300
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "properties": {
        "facts": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "line": {"type": "integer"},
                    "kind": {"type": "string", "enum": list(KINDS)},
                    "value": {"type": "string"},
                },
                "required": ["line", "kind", "value"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["facts"],
    "additionalProperties": False,
}
_SUBJECT = re.compile(r"\b(?:i|we|my|our)\b", re.IGNORECASE)
_ASKED_FOR = re.compile(
    r"\W*(?:please |just |now |then )*(?:give|hand|let|tell|show|bring|sell|lend|help|open|take|get|send|promise|keep|"
    r"hold|ring|call|make|write|i(?:'d| would) like|i want|i(?:'ll| will) (?:take|buy|have))\b",
    re.IGNORECASE,
)
INSTRUCTION = (
    "These are numbered lines that a traveller said. List every fact that the traveller tells about themself: "
    "where they come from, their trade, family, what they own, lost, like or fear, what happened to them. Give the "
    "number of the line, the kind, and the fact in the traveller's own words. Answer with JSON only."
)


def telling_lines(lines: Sequence[Line]) -> list[Line]:
    """The player's lines that state something about the player."""
    return [line for line in lines if line.speaker == "player" and any(_about_self(c) for c in statements(line.text))]


def statements(text: str) -> list[str]:
    """The clauses of a line that are no questions and are meant."""
    return [clause.text for clause in clauses(text) if clause.meant]


def _about_self(clause: str) -> bool:
    """Whether a clause says something of the player: "I", "we" or what is "mine" is what it speaks of."""
    return bool(_SUBJECT.search(clause)) and not _ASKED_FOR.match(clause)


def request_messages(lines: Sequence[Line], count: Counter) -> list[Turn]:
    """The messages of the request; the oldest lines are left out where it would be too long."""
    rows = [f"{line.id}: {one_line(line.text)[:600]}" for line in lines]
    while rows:
        messages = [Turn("system", INSTRUCTION), Turn("user", "\n".join(rows))]
        if message_tokens([message.content for message in messages], count) <= BUDGET:
            return messages
        rows.pop(0)
    return []


def accepted(answer: str, lines: Sequence[Line], memory: Memory) -> Iterator[tuple[Mapping[str, Any], int]]:
    """The facts of an answer that hold, as `data` of a record and the line that each rests on."""
    by_id = {line.id: line for line in lines}
    known = [set(stems(fact.value)) for fact in memory.facts.values()]
    for number, found in enumerate(_facts(answer)):
        line = by_id.get(found["line"])
        clause = _clause(found["value"], line.text) if line else None
        if line is None or clause is None:
            continue
        now = set(stems(clause))
        if any(now <= old or old <= now for old in known if old):
            continue
        known.append(now)
        yield {"what": "fact", "key": f"{found['kind']}_{line.id}_{number}", "value": clause}, line.id


def _clause(value: str, text: str) -> str | None:
    """The statement in `text` in which the words of `value` stand; None where they do not."""
    wanted = set(stems(value))
    best = max(statements(text), key=lambda clause: len(wanted & set(stems(clause))), default=None)
    if not wanted or best is None or not _about_self(best):
        return None
    return best if len(wanted & set(stems(best))) >= SHARE * len(wanted) else None


def _facts(answer: str) -> Iterator[dict[str, Any]]:
    """Read the JSON object in an answer; what is no fact of the schema is passed over.

    Raises ValueError where there is no JSON object.
    """
    start, end = answer.find("{"), answer.rfind("}")
    if start < 0 or end < start:
        raise ValueError("no JSON object in the answer")
    try:
        value = json.loads(answer[start : end + 1])
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    facts = value.get("facts") if isinstance(value, dict) else None
    for found in facts if isinstance(facts, list) else []:
        if (
            isinstance(found, dict)
            and type(found.get("line")) is int
            and isinstance(found.get("value"), str)
            and found.get("kind") in KINDS
        ):
            yield found
