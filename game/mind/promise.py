"""Which promises a character gives: only kinds that its file lists, and only when the engine can tell that the moment
has come."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.log import GameTime
from game.mind.amounts import spelled
from game.mind.intent_kinds import Intent, Reading
from game.mind.memory import Memory, Promise
from game.mind.persona import Persona
from game.mind.trade import Vow
from game.mind.worldview import WorldView

_EVENT = re.compile(
    r"\b(?:if|when|whenever|as soon as|once|the moment)\s+(?P<who>.+?)\s+"
    r"(?:pass(?:es)?(?: by| through)?|comes?(?: by| through| past| back| here)?|arrives?|walks? (?:by|past)|goes? by|"
    r"shows? up|appears?|returns?|is seen|turns? up)\b",
    re.IGNORECASE,
)
_GATE = re.compile(r"\b(?:if|when|as soon as|once)\s+the (?:north )?gate\s+(?:opens|is open(?:ed)?)\b", re.IGNORECASE)
_WORD_HOURS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12,
}  # fmt: skip
_PARTS = {
    "dawn": 6, "sunrise": 6, "morning": 8, "noon": 12, "midday": 12, "afternoon": 15, "evening": 18, "dusk": 19,
    "sunset": 19, "night": 22, "nightfall": 21, "tonight": 20, "midnight": 0,
}  # fmt: skip
_MINUTES = {"minute": 1, "hour": 60, "day": 24 * 60, "week": 7 * 24 * 60}
_HOUR_WORDS = "|".join(_WORD_HOURS)
_CLOCK = re.compile(
    rf"\b(?:at|until|till|by|before)\s+(?P<hour>\d{{1,2}}|{_HOUR_WORDS})(?::(?P<minute>[0-5]\d))?"
    r"(?:\s*o'clock)?\s*(?P<half>am|pm|in the (?:morning|afternoon|evening)|at night)?\b(?! (?:coins?|days?|hours?))"
)
_PART = re.compile(
    rf"\b(?:at|until|till|by|before|in|tomorrow)\s+(?:the\s+|tomorrow\s+)?(?P<part>{'|'.join(_PARTS)})\b|\b(?P<late>tonight)\b"
)
_DURATION = re.compile(
    rf"\b(?:in|for|within)\s+(?P<count>\d{{1,2}}|an?|{_HOUR_WORDS})\s+(?P<unit>minutes?|hours?|days?|weeks?)\b"
)
_UNCERTAIN = re.compile(r"\b(?:if|when|unless|once|while|days?|hours?|weeks?)\b", re.IGNORECASE)
_RETURN = re.compile(
    r"\b(?:until|till|for when)\s+i(?:'m| am| come| return| get)\b|\b(?:aside|back) for me$", re.IGNORECASE
)
EVENING = 22 * 60
"""The minute of the day by which a message is passed on: people part for the night."""
SETS_OUT = 30
"""Game minutes before a meeting at which one sets out: what is sooner is no appointment."""
_NO_HOUR = re.compile(
    rf"\b(?:until|till|before|by|(?:the )?day after|every|each|next|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|"
    rf"\bfor (?:\d+|an?|{_HOUR_WORDS}) (?:minutes?|hours?|days?)\b",
    re.IGNORECASE,
)
"""How long, or at the latest when, or a day that has no hour here: not when."""
_MORE = re.compile(
    r"\band (?:then |also )?(?:bring|give|buy|sell|tell|take|show|carry|lend|pay|fetch|ring|open|come (?:with|to))\b|"
    r"\bmeet (?!me\b|us\b|you\b|up\b|with me\b|here\b|there\b|at\b|by\b|in\b|on\b|tonight\b|tomorrow\b|again\b)\w",
    re.IGNORECASE,
)
"""More than a meeting of the two: what else is to be done, or whom else one is to meet."""
LONGEST = 120
"""Letters of a promise: nobody promises a novel."""
_NOBODY = {"somebody", "someone", "anybody", "anyone", "i", "he", "she", "they", "it", "you", "we"}


@dataclass(frozen=True, slots=True)
class Grant:
    """A promise about to be given: `words` follow "promise to", `when` is the engine's condition."""

    kind: str
    words: str
    when: Mapping[str, Any]
    item: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What becomes of a line's wish for a promise.

    `outcome` is a kind of moment: promise_made with its `grant`, promise_asked with the `standing` promise that was
    asked for again, promise_refused, or "" where nothing was wished.
    """

    outcome: str = ""
    grant: Grant | None = None
    standing: Promise | None = None


def decide(
    reading: Reading,
    persona: Persona,
    memory: Memory,
    view: WorldView,
    deaf: Collection[str],
    meets: Mapping[str, Sequence[str]] | None = None,
) -> Decision:
    """Whether the character gives the promise that a line asks for. A line whose first intent is of a kind in `deaf` is
    not listened to. `meets` are the names of those whom it meets every day, by their ids."""
    wanted = reading.of("promise_wanted")
    if wanted is None or reading.first.kind in deaf:
        return Decision()
    same = (promise for promise in memory.open_promises if promise.words.casefold() == wanted.value.casefold())
    standing = next(same, None)
    if standing:
        return Decision("promise_asked", standing=standing)
    granted = grant(wanted, persona, memory, view, meets)
    return Decision("promise_made", granted) if granted else Decision("promise_refused")


def grant(
    wanted: Intent,
    persona: Persona,
    memory: Memory,
    view: WorldView,
    meets: Mapping[str, Sequence[str]] | None = None,
) -> Grant | None:
    """The promise that `wanted` (kind promise_wanted) asks for, or None where this character does not give it."""
    vow = next((vow for vow in persona.promises if vow_id(vow) == wanted.id), None)
    if vow is None or view.standing < vow.standing or len(wanted.value) > LONGEST:
        return None
    if vow.item and view.stock.get(vow.item, 0) < 1:
        return None
    match vow.kind:
        case "tell":
            when = _message(wanted.value, view.time, meets or {})
        case "let_pass":
            when = _key(wanted.value, persona, view)
        case "meet":
            when = _meeting(wanted.value, view)
        case _:
            when = condition(wanted.value, view.time, vow.item)
    if when is None or _is_so(when, view):
        return None
    return Grant(vow.kind, wanted.value, when, vow.item)


def _message(words: str, now: GameTime, meets: Mapping[str, Sequence[str]]) -> Mapping[str, Any] | None:
    """Who shall hear what by which evening; None for somebody whom the character does not meet, or for nothing said."""
    for who, names in meets.items():
        for name in names:
            found = re.match(rf"tell {re.escape(name)},? (?:that )?(?P<what>\S.*)", words, re.IGNORECASE)
            if found and not re.match(r"(?:tonight|tomorrow|please)\W*$", found["what"]):
                day = now.day if now.minute < EVENING else now.day + 1
                return {**GameTime(day, EVENING).to_json(), "to": who, "message": found["what"]}
    return None


def _key(words: str, persona: Persona, view: WorldView) -> Mapping[str, Any] | None:
    """The thing for which the character opens, where the words name it as the condition."""
    for gate in persona.trade.opens:
        thing = view.things.get(gate.item or "")
        named = thing and re.search(rf"\b(?:{spelled(gate.item or '', thing)})\b", words, re.IGNORECASE)
        if named and re.search(r"\b(?:if|when|once|as soon as)\b", words, re.IGNORECASE):
            return {"item": gate.item, "flag_set": gate.flag} | ({"unless": gate.unless} if gate.unless else {})
    return None


def _meeting(words: str, view: WorldView) -> Mapping[str, Any] | None:
    """The hour and the spot that the words name; None where one of them is missing, or the hour is too near to go."""
    if _NO_HOUR.search(words) or _MORE.search(words):
        return None
    time, low = moment_in(words, view.time), words.lower()
    named = [
        (len(name), spot)
        for spot, names in view.spots.items()
        for name in names
        if re.search(rf"\b{re.escape(name)}\b", low)
    ]
    spot = max(named)[1] if named else view.place if re.search(r"\bhere\b", low) else ""
    soon = time is None or time.minutes_since(view.time) < SETS_OUT
    return {**time.to_json(), "spot": spot} if time and not soon and spot in view.spots else None


def _is_so(when: Mapping[str, Any], view: WorldView) -> bool:
    """Whether the moment has come already: then there is nothing to promise."""
    if "person" in when:
        return view.flags.get(f"passed_{when['person']}", False)
    if "flag" in when:
        return view.flags.get(str(when["flag"]), False)
    return "item" in when and view.items.get(str(when["item"]), 0) > 0


def vow_id(vow: Vow) -> str:
    """How an intent names a vow: `ring_bell`, `keep_item:rope`."""
    return f"{vow.kind}:{vow.item}" if vow.item else vow.kind


def condition(words: str, now: GameTime, item: str | None = None) -> Mapping[str, Any] | None:
    """When a promise is due, from its words: `{flag}`, `{person}`, `{day, minute}` or, for an item that is kept back
    until the player returns, `{item}`. None where the engine can watch nothing in them, or only a part."""
    event, time = _EVENT.search(words), moment_in(words, now)
    if _GATE.search(words):
        return {"flag": "gate_open"} if time is None else None
    if event and _RETURN.search(words) is None:
        who = person_id(event["who"])
        return {"person": who} if who and time is None else None
    if time:
        return time.to_json()
    if not item or _UNCERTAIN.search(words):
        return None
    return {"item": item}


def moment_in(words: str, now: GameTime) -> GameTime | None:
    """The hour that the words name, as a moment to come: "at noon", "at 6 in the evening", "in two hours", "for two
    days", "tomorrow". None where they name none."""
    low = words.lower()
    lasting = _DURATION.search(low)
    if lasting:
        return now.later(_number(lasting["count"]) * _MINUTES[lasting["unit"].rstrip("s")])
    tomorrow = "tomorrow" in low
    clock = _CLOCK.search(low)
    if clock and (clock["hour"] in _WORD_HOURS or int(clock["hour"]) < 24):
        hour = _WORD_HOURS.get(clock["hour"]) if not clock["hour"].isdigit() else int(clock["hour"])
        half = clock["half"] or ("in the evening" if re.search(r"\b(?:tonight|this evening)\b", low) else "")
        return _next(now, *_half_day(hour or 0, half), int(clock["minute"] or 0), tomorrow)
    part = _PART.search(low)
    if part:
        return _next(now, _PARTS[part["part"] or part["late"]] % 24, False, 0, tomorrow)
    return GameTime(now.day + 1, 8 * 60) if tomorrow else None


def _number(text: str) -> int:
    return int(text) if text.isdigit() else {"a": 1, "an": 1}.get(text, _WORD_HOURS.get(text, 1))


def _half_day(hour: int, half: str) -> tuple[int, bool]:
    """The hour of 24, and whether it may as well mean the other half of the day."""
    if not half:
        return hour, 0 < hour < 12
    if half in ("am", "in the morning") or (half == "at night" and hour in (12, 1, 2, 3)):
        return hour % 12, False
    return (hour if hour >= 12 else hour + 12), False


def _next(now: GameTime, hour: int, vague: bool, minute: int, tomorrow: bool) -> GameTime:
    """The next such hour; a bare "at six" in the afternoon means the evening."""
    time = GameTime(now.day + tomorrow, hour * 60 + minute)
    if time <= now and vague and GameTime(time.day, time.minute + 12 * 60) > now:
        return GameTime(time.day, time.minute + 12 * 60)
    return time if time > now else GameTime(time.day + 1, time.minute)


def person_id(words: str) -> str | None:
    """Whom the words name: the last capitalised name, else the last noun ("my sister"); None for nobody certain."""
    names = re.findall(r"\b[A-Z][\w'-]+", words)
    names = [name for name in names if name.lower() not in (*_NOBODY, "my", "the")]
    plain = re.findall(r"[^\W\d]+", words)
    found = names[-1] if names else plain[-1] if plain else ""
    found = re.sub(r"[^a-z0-9]+", "_", found.lower()).strip("_")
    return None if not found or found in _NOBODY else found
