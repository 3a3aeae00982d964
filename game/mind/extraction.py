"""Extraction: one request over a talk's telling lines for facts about the player; nothing of the answer is trusted.

The model only points: it says which line holds a fact and roughly what it is. What is remembered is the player's own
clause of that line, and only if the answer's words stand in it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from game.log import Line
from game.mind.answers import json_object
from game.mind.forgetting import revived
from game.mind.heart import allowed
from game.mind.intent_text import best_phrase, clauses, stems, telling_stems
from game.mind.memory import Memory
from game.mind.notice import LONGEST
from game.mind.prompt import BUDGET, Turn
from game.mind.tokens import Counter, message_tokens
from game.mind.wording import one_line, sentence, third_person

KINDS = ("home", "trade", "family", "lost", "owns", "likes", "fears", "health", "past", "plan")
SHARE = 0.6
"""So much of the value's word stems must stand in the cited line."""
MAX_TOKENS = 300


def _list_of(**properties: Mapping[str, Any]) -> Mapping[str, Any]:
    item = {
        "type": "object", "properties": properties, "required": list(properties), "additionalProperties": False,
    }  # fmt: skip
    return {"type": "array", "items": item}


_LINE = {"type": "integer"}
_TEXT = {"type": "string"}
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "properties": {
        "facts": _list_of(line=_LINE, kind={"type": "string", "enum": list(KINDS)}, value=_TEXT),
        "memories": _list_of(line=_LINE, text=_TEXT, importance={"type": "integer"}),
        "heart": _list_of(line=_LINE, change={"type": "integer"}),
    },
    "required": ["facts", "memories", "heart"],
    "additionalProperties": False,
}
_SUBJECT = re.compile(r"\b(?:i|we|my|our)\b", re.IGNORECASE)
_ASKED_FOR = re.compile(
    r"\W*(?:please |just |now |then )*(?:give|hand|let|tell|show|bring|sell|lend|help|open|take|get|send|promise|keep|"
    r"hold|ring|call|make|write|i(?:'d| would) like|i want|i(?:'ll| will) (?:take|buy|have))\b",
    re.IGNORECASE,
)
INSTRUCTION = (
    "These are numbered lines that a traveller said to {npc}. facts: every fact that the traveller tells about "
    "themself (where they come from, their trade, family, what they own, lost, like or fear, what happened to them), "
    "with the number of the line, the kind, and the fact in the traveller's own words. memories: what {npc} should "
    "still know next week, in the traveller's own words, importance 1 to 5. heart: lines that make {npc} like the "
    "traveller more or less, change -2 to 2. Answer with JSON only."
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


def requests(lines: Sequence[Line], npc: str, count: Counter) -> list[tuple[list[Turn], list[Line]]]:
    """The messages of each request and the lines that it is about: one, or more where one would be too long."""
    instruction = Turn("system", INSTRUCTION.format(npc=npc))
    found: list[tuple[list[Turn], list[Line]]] = []
    part: list[Line] = []
    for line in lines:
        if part and _tokens(instruction, [*part, line], count) > BUDGET:
            found.append(([instruction, _rows(part)], part))
            part = []
        part.append(line)
    return [*found, ([instruction, _rows(part)], part)] if part else found


def _rows(lines: Sequence[Line]) -> Turn:
    return Turn("user", "\n".join(f"{line.id}: {one_line(line.text)[:600]}" for line in lines))


def _tokens(instruction: Turn, lines: Sequence[Line], count: Counter) -> int:
    return message_tokens([instruction.content, _rows(lines).content], count)


def accepted(
    answer: str,
    lines: Sequence[Line],
    memory: Memory,
    names: tuple[str, str],
    day: int,
    not_owned: Collection[str] = (),
) -> Iterator[tuple[Mapping[str, Any], int]]:
    """What of an answer holds, as `data` of a record and the line that it rests on. `names` are the player's and the
    character's, `not_owned` the world's things that the player does not have. Raises ValueError where the answer holds
    no JSON object."""
    found = json_object(answer, "facts")
    by_id = {line.id: line for line in lines}
    remembered = (*(f.value for f in memory.facts.values()), *(m.text for m in memory.memories))
    known = [telling_stems(text) for text in remembered]
    for number, fact in enumerate(_entries(found, "facts", value=str, kind=str)):
        line = by_id.get(fact["line"])
        clause = _clause(fact["value"], line.text) if line else None
        if line and clause and revived(fact["kind"], clause, line.id, memory.forgotten):
            continue
        if clause and fact["kind"] == "owns" and best_phrase(not_owned, stems(clause)):
            continue
        if line and clause and fact["kind"] in KINDS and _is_new(clause, known):
            yield {"what": "fact", "key": f"{fact['kind']}_{line.id}_{number}", "value": clause[:LONGEST]}, line.id
    for entry in _entries(found, "memories", text=str, importance=int):
        line = by_id.get(entry["line"])
        clause = _clause(entry["text"], line.text) if line else None
        if line and clause and not revived("", clause, line.id, memory.forgotten) and _is_new(clause, known):
            text = sentence(third_person(clause[:LONGEST], *names))
            importance = max(1, min(5, entry["importance"]))
            yield (
                {"what": "memory", "text": text, "importance": importance, "kind": "told", "role": "took_part"},
                line.id,
            )
    yield from _hearts(found, by_id, memory, names, day)


def _hearts(
    found: Mapping[str, Any], by_id: Mapping[int, Line], memory: Memory, names: tuple[str, str], day: int
) -> Iterator[tuple[Mapping[str, Any], int]]:
    """At most one change of heart for a talk, and only one that the tone of its line bears out."""
    felt = {reason.line for reason in memory.reasons}
    for entry in _entries(found, "heart", change=int):
        line, change = by_id.get(entry["line"]), max(-2, min(2, entry["change"]))
        against = {"friendly": -1, "hostile": 1}.get(line.tone or "", 0) if line else 0
        if line is None or line.id in felt or not change or (against and change * against > 0):
            continue
        delta = allowed(change, memory, day)
        if delta:
            mood = "pleased" if delta > 0 else "wary"
            reason = f'was told "{one_line(line.text)[:60]}"'
            yield {"what": "heart", "delta": delta, "mood": mood, "reason": reason, "by": "talk"}, line.id
            yield from _felt(line, memory, names, abs(change))
            return


def _felt(
    line: Line, memory: Memory, names: tuple[str, str], importance: int
) -> Iterator[tuple[Mapping[str, Any], int]]:
    """What changed the heart stays in memory with its line, unless that line is remembered already."""
    if any(event.line == line.id for event in memory.memories):
        return
    text = sentence(f'{names[0]} told {names[1]}: "{one_line(line.text)[:LONGEST]}"')
    yield {"what": "memory", "text": text, "importance": importance + 1, "kind": "heart", "role": "took_part"}, line.id


def _clause(value: str, text: str) -> str | None:
    """The statement in `text` in which the words of `value` stand; None where they do not."""
    wanted = set(stems(value))
    best = max(statements(text), key=lambda clause: len(wanted & set(stems(clause))), default=None)
    if not wanted or best is None or not _about_self(best):
        return None
    return best if len(wanted & set(stems(best))) >= SHARE * len(wanted) else None


def _is_new(clause: str, known: list[frozenset[str]]) -> bool:
    """Whether it says what nothing known says, in whichever person; it is known from then on."""
    now = telling_stems(clause)
    if not now or any(now <= old or old <= now for old in known if old):
        return False
    known.append(now)
    return True


def _entries(found: Mapping[str, Any], name: str, **types: type) -> Iterator[dict[str, Any]]:
    """The entries of a list that have a line and the fields of these types; others are passed over."""
    entries = found.get(name)
    for entry in entries if isinstance(entries, list) else []:
        if isinstance(entry, dict) and all(type(entry.get(k)) is t for k, t in {"line": int, **types}.items()):
            yield entry
