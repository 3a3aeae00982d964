"""Which promises a character gives: only kinds that its file lists, and only when the engine can tell that the moment
has come."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.log import GameTime
from game.mind.intent_kinds import Intent
from game.mind.memory import Memory
from game.mind.persona import Persona, Vow
from game.mind.worldview import WorldView

_EVENT = re.compile(
    r"\b(?:if|when|whenever|as soon as|once|the moment)\s+(?P<who>.+?)\s+"
    r"(?:pass(?:es)?(?: by| through)?|comes?(?: by| through| past| back| here)?|arrives?|walks? (?:by|past)|goes? by|"
    r"shows? up|appears?|returns?|is seen|turns? up)\b",
    re.IGNORECASE,
)
_GATE = re.compile(r"\b(?:if|when|as soon as|once)\s+the (?:north )?gate\s+(?:opens|is open(?:ed)?)\b", re.IGNORECASE)
_CLOCK = re.compile(
    r"\b(?:at|until|till|by|before)\s+(?P<hour>\d{1,2})(?::(?P<minute>[0-5]\d))?"
    r"(?:\s*o'clock)?\s*(?P<half>am|pm|in the (?:morning|afternoon|evening)|at night)?\b",
    re.IGNORECASE,
)
_WORD_HOURS = {
    "dawn": 6, "sunrise": 6, "morning": 8, "noon": 12, "midday": 12, "afternoon": 15, "evening": 18, "dusk": 19,
    "sunset": 19, "night": 22, "nightfall": 21, "tonight": 20, "midnight": 0,
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12,
}  # fmt: skip
_WORD_TIME = re.compile(
    rf"\b(?:at|until|till|by|before|in)\s+(?:the\s+)?(?P<day>tomorrow(?:\s+(?:at\s+)?)?)?(?P<word>{'|'.join(_WORD_HOURS)})?\b",
    re.IGNORECASE,
)
_RETURN = re.compile(
    r"\b(?:until|till|for when)\s+i(?:'m| am| come| return| get)\b|\b(?:aside|back) for me$", re.IGNORECASE
)
_NOBODY = {"somebody", "someone", "anybody", "anyone", "i", "he", "she", "they", "it", "you", "we"}


@dataclass(frozen=True, slots=True)
class Grant:
    """A promise about to be given: `words` follow "promise to", `when` is the engine's condition."""

    kind: str
    words: str
    when: Mapping[str, Any]
    item: str | None = None


def grant(wanted: Intent, persona: Persona, memory: Memory, view: WorldView) -> Grant | None:
    """The promise that `wanted` (kind promise_wanted) asks for, or None where this character does not give it."""
    vow = next((vow for vow in persona.promises if vow_id(vow) == wanted.id), None)
    if vow is None or view.standing < vow.standing:
        return None
    if vow.item and view.stock.get(vow.item, 0) < 1:
        return None
    when = condition(wanted.value, view.time, vow.item)
    if when is None or any(p.words.casefold() == wanted.value.casefold() for p in memory.open_promises):
        return None
    return Grant(vow.kind, wanted.value, when, vow.item)


def vow_id(vow: Vow) -> str:
    """How an intent names a vow: `ring_bell`, `keep_item:rope`."""
    return f"{vow.kind}:{vow.item}" if vow.item else vow.kind


def condition(words: str, now: GameTime, item: str | None = None) -> Mapping[str, Any] | None:
    """When a promise is due, from its words: `{flag}`, `{person}`, `{day, minute}` or, for an item that is kept back
    until the player returns, `{item}`. None where nothing in them can be watched by the engine."""
    if _GATE.search(words):
        return {"flag": "gate_open"}
    event = _EVENT.search(words)
    if event:
        who = person_id(event["who"])
        return {"person": who} if who else ({"item": item} if item else None)
    time = _time(words, now)
    if time:
        return time.to_json()
    return {"item": item} if item and (_RETURN.search(words) or not re.search(r"\b(?:if|when)\b", words)) else None


def person_id(words: str) -> str | None:
    """Whom the words name: the last capitalised name, else the last noun ("my sister"); None for nobody certain."""
    names = re.findall(r"\b[A-Z][\w'-]+", words)
    names = [name for name in names if name.lower() not in (*_NOBODY, "my", "the")]
    plain = re.findall(r"[^\W\d]+", words)
    found = names[-1] if names else plain[-1] if plain else ""
    found = re.sub(r"[^a-z0-9]+", "_", found.lower()).strip("_")
    return None if not found or found in _NOBODY else found


def _time(words: str, now: GameTime) -> GameTime | None:
    clock = _CLOCK.search(words)
    tomorrow = bool(re.search(r"\btomorrow\b", words, re.IGNORECASE))
    if clock:
        hour, minute = int(clock["hour"]), int(clock["minute"] or 0)
        half = (clock["half"] or "").lower()
        if hour < 12 and half and half not in ("am", "in the morning"):
            hour += 12
        return _next(now, hour, minute, tomorrow, vague=not half and hour < 12) if hour < 24 else None
    found = _WORD_TIME.search(words)
    if found and found["word"]:
        word = found["word"].lower()
        return _next(now, _WORD_HOURS[word] % 24, 0, tomorrow, vague=_WORD_HOURS[word] <= 12 and len(word) < 7)
    if tomorrow:
        return GameTime(now.day + 1, 8 * 60)
    return None


def _next(now: GameTime, hour: int, minute: int, tomorrow: bool, vague: bool) -> GameTime:
    """The next such hour; a bare "at six" in the afternoon means the evening."""
    time = GameTime(now.day + tomorrow, hour * 60 + minute)
    if time <= now and vague and hour < 12 and GameTime(time.day, time.minute + 12 * 60) > now:
        return GameTime(time.day, time.minute + 12 * 60)
    return time if time > now else GameTime(time.day + 1, time.minute)
