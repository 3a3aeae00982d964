"""The built-in voice: it speaks from the same persona, memory and view of the world as a model would, with the lines
that its character's file holds. It never says the same thing twice in a row."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.mind.intent import Intent, Reading
from game.mind.intent_deeds import goods_in_words
from game.mind.memory import Memory
from game.mind.persona import Landmark, Persona, Town
from game.mind.recalling import to_the_player
from game.mind.recollection import Recollection
from game.mind.spoken_lines import COOL, FRIEND
from game.mind.wording import hour_in_words, one_line, second_person, sentence
from game.mind.worldview import WorldView, unlocked

Draw = Callable[[], float]
"""A number from 0 up to, and without, 1."""
MOST_WORDS = 30


@dataclass(frozen=True, slots=True)
class Situation:
    """Who speaks, where, and from which memory. `recent` are its last replies, newest last, `found` is what the line
    that it answers calls up, `fields` what the deed in it was about ("thing", "coins"). `instead` are answers that were
    taken back: another is given, and they were never said."""

    persona: Persona
    town: Town
    view: WorldView
    memory: Memory
    recent: tuple[str, ...] = ()
    found: Recollection | None = None
    fields: Mapping[str, str] = field(default_factory=dict)
    instead: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spoken:
    """A reply, and the kind of moment that it answers."""

    text: str
    moment: str


_FIELD = re.compile(r"(^|[.!?…]['\"]? +)?\{(\w+)\}")
_SAID_BEFORE: Mapping[str, tuple[str, ...]] = {
    "plain": ("As I said:", "Once more:", "I'll say it again:", "Same answer as before:"),
    "rough": ("Said it already:", "Once more, then:", "Still the same:", "Clean your ears:"),
    "formal": ("As I have said:", "I must repeat myself:", "Allow me to say it again:", "My answer stands:"),
    "learned": ("To repeat the point:", "As I remarked before:", "The answer has not changed:", "Once again, then:"),
    "flippant": ("Again? Very well:", "You do like that question:", "Take two:", "Encore:"),
}
_LEADING = ("name_given", "goal_told", "fact_told", "apology", "thanks", "praise")
_LED = frozenset(
    {"promise_wanted", "promise_asked", "goal_asked", "name_asked", "fact_asked", "demand", "trade", "way", "person",
     "opinion", "topic", "unknown_place", "locked", "who_are_you", "how_are_you", "time"}
)  # fmt: skip
_OF_MEMORY: Mapping[str, tuple[str, str, str]] = {
    "promise_asked": ("promise", "promise_asked", "promise_asked_none"),
    "goal_asked": ("goal", "goal_asked", "goal_asked_unknown"),
    "name_asked": ("name", "name_asked", "name_asked_unknown"),
    "fact_asked": ("fact", "remembered", "remembered_none"),
    "unknown_place": ("fact", "remembered", "unknown_place"),
}
"""Kinds of intent that lean on memory: the field, the moment when there is something, the moment when there is not."""
_UNDER_ANOTHER_NAME = {
    "promise_wanted": "promise_refused", "demand": "refused", "fact_told": "told_fact", "topic": "unknown",
    "way": "unknown", "person": "unknown",
}  # fmt: skip
_REPEATED = frozenset(
    {"name_asked", "name_asked_unknown", "goal_asked", "goal_asked_unknown", "promise_asked", "promise_asked_none",
     "promise_refused", "remembered", "remembered_none", "who_are_you", "time", "opinion", "trade", "refused", "way",
     "unknown_place", "locked", "robot", "task"}
)  # fmt: skip
"""Moments at which "as I said" is true when the same is asked again."""


def greet(situation: Situation, draw: Draw) -> Spoken:
    """What the character says when the player walks up."""
    return _say(_greeting(situation), situation, draw, {})


def said_at(moment: str, situation: Situation, draw: Draw) -> Spoken:
    """What the character says at a moment that the engine made; `situation.fields` fill the line."""
    return _say(moment, situation, draw, {})


def close_cut(situation: Situation, draw: Draw) -> Spoken:
    """What the character says when the model's answer broke off."""
    return _say("taken_over", situation, draw, {})


def answer(reading: Reading, situation: Situation, draw: Draw, outcome: str = "") -> Spoken:
    """Answer a line: its weightiest intent, and a second one where both together stay short.

    `outcome` is the kind of moment that the engine made of the weightiest deed ("promise_made", "refused"); without it
    nothing is granted.
    """
    main = _main(reading, outcome)
    spoken = _answer(main, reading, situation, draw, outcome)
    lead = _lead(reading, main)
    if lead is None:
        return spoken
    first = _answer(lead, reading, situation, draw, "")
    both = f"{first.text} {spoken.text}"
    fits = (
        len(both.split()) <= MOST_WORDS
        and both not in (*situation.recent, *situation.instead)
        and first.text != spoken.text
    )
    return Spoken(both, spoken.moment) if fits else spoken


def _main(reading: Reading, outcome: str) -> Intent:
    """The intent that the answer is about: the one that the outcome belongs to, else the weightiest."""
    wanted = {"promise": "promise_wanted", "refused": "demand", "trade": "trade"}.get(outcome.partition("_")[0])
    return next((intent for intent in reading.intents if intent.kind == wanted), reading.first)


def _lead(reading: Reading, main: Intent) -> Intent | None:
    """What is worth a word before the answer proper."""
    if main.kind not in _LED and main.kind not in _LEADING:
        return None
    for kind in _LEADING:
        intent = next((found for found in reading.intents if found.kind == kind), None)
        if intent and intent != main:
            return intent
    return None


def _answer(intent: Intent, reading: Reading, situation: Situation, draw: Draw, outcome: str) -> Spoken:
    if outcome:
        return _say(outcome, situation, draw, _fields(intent, reading, situation))
    told = _from_world(intent, situation)
    if told:
        lines = [_filled(line, {}, situation) for line in told]
        return Spoken(_choose(lines, situation, draw, again=True), intent.kind)
    moment, fields = _moment(intent, situation)
    return _say(moment, situation, draw, {**_fields(intent, reading, situation), **fields})


def _from_world(intent: Intent, situation: Situation) -> Sequence[str]:
    """The lines that tell of the place, person or piece of knowledge that the intent names."""
    persona, town = situation.persona, situation.town
    if intent.kind == "topic":
        known = unlocked((*persona.knowledge, *town.knowledge), situation.view)
        return next((piece.says for piece in known if piece.id == intent.id), ())
    if intent.kind == "way":
        return _told_of(town.places, intent.id)
    if intent.kind == "person":
        return _told_of(town.people, intent.id) or persona.opinions.get(intent.id, ())
    if intent.kind == "opinion":
        return persona.opinions.get(intent.id, ()) or _told_of(town.people, intent.id)
    return ()


def _told_of(marks: Sequence[Landmark], mark_id: str) -> Sequence[str]:
    return next((mark.says for mark in marks if mark.id == mark_id), ())


def _moment(intent: Intent, situation: Situation) -> tuple[str, Mapping[str, str]]:
    """The kind of moment that the intent is, and what fills its lines."""
    if intent.kind == "greeting":
        return _greeting(situation), {}
    if intent.kind not in _OF_MEMORY:
        return _UNDER_ANOTHER_NAME.get(intent.kind, intent.kind), {}
    filled, known, unknown = _OF_MEMORY[intent.kind]
    value = _remembered(intent, situation)
    return (known, {filled: value}) if value else (unknown, {})


def _remembered(intent: Intent, situation: Situation) -> str:
    """What the character remembers of what it is asked for, in the second person; "" where it remembers nothing."""
    match intent.kind:
        case "goal_asked":
            return second_person(situation.memory.goal or "")
        case "name_asked":
            return situation.memory.name or ""
    return to_the_player(situation.found)


def _greeting(situation: Situation) -> str:
    memory = situation.memory
    if memory.name:
        return "greet_known"
    return "greet_first" if memory.visits == 0 and memory.last_met is None else "greet_again"


def _fields(intent: Intent, reading: Reading, situation: Situation) -> dict[str, str]:
    """What may fill the lines of a moment that comes of this intent."""
    memory, fields = situation.memory, {"time": hour_in_words(situation.view.time.minute)}
    goods = goods_in_words(situation.persona, situation.view, intent.id if intent.kind == "trade" else "")
    if goods:
        fields["goods"] = goods
    told = {found.kind: found.value for found in reversed(reading.intents)}
    name = told.get("name_given") or told.get("name_unsure") or memory.name
    goal = told.get("goal_told") or memory.goal
    promise = told.get("promise_wanted")
    fields |= {"name": one_line(name)} if name else {}
    fields |= {"goal": second_person(one_line(goal))} if goal else {}
    fields |= {"promise": second_person(one_line(promise))} if promise else {}
    return fields


def _say(moment: str, situation: Situation, draw: Draw, fields: Mapping[str, str]) -> Spoken:
    """A line of this kind of moment whose fields can all be filled."""
    memory = situation.memory
    given = {"name": memory.name or "", **situation.fields, **fields}
    lines = _lines(moment, situation)
    whole = [
        line for line in lines if all(given.get(found[2]) or found[2] == "address" for found in _FIELD.finditer(line))
    ]
    if not whole and moment == "trade":
        return _say("refused", situation, draw, fields)
    filled = [_filled(line, given, situation) for line in whole or lines]
    return Spoken(_choose(filled, situation, draw, again=moment in _REPEATED), moment)


def _lines(moment: str, situation: Situation) -> Sequence[str]:
    """The character's lines of a moment, as it speaks to a friend, or to one whom it likes no longer."""
    written, standing = situation.persona.understudy, situation.view.standing
    near = "friend" if standing >= FRIEND else "cool" if standing <= COOL else ""
    base = "greet" if moment in ("greet_again", "greet_known") else moment
    return written.get(f"{base}_{near}") or written.get(moment) or written["unknown"]


def _filled(line: str, fields: Mapping[str, str], situation: Situation) -> str:
    def put(found: re.Match[str]) -> str:
        value = fields.get(found[2]) or (situation.persona.speech.address if found[2] == "address" else "")
        return (found[1] or "") + (value[:1].upper() + value[1:] if found[1] is not None else value)

    return sentence(_FIELD.sub(put, line))


def _choose(lines: Sequence[str], situation: Situation, draw: Draw, *, again: bool) -> str:
    """One of the lines that were not said lately. When all were, the one said longest ago comes again with a word
    before it: that it was said before (`again`), or something of the day. What was taken back was never said, but
    something else comes in its place."""
    recent, spent = situation.recent, (*situation.recent, *situation.instead)
    fresh = [line for line in lines if not any(line in said for said in recent)]
    other = [line for line in fresh if not any(line in said for said in situation.instead)]
    if other:
        return _one_of(other, draw)
    persona = situation.persona
    small = [_filled(line, {}, situation) for line in persona.understudy.get("small_talk", ())]
    said_before = _SAID_BEFORE[persona.speech.manner] if again and not fresh else ()
    oldest = min(fresh or lines, key=lambda line: _last_said(line, spent))
    for leads in (said_before, small):
        unspent = [lead for lead in leads if not any(said.startswith(lead) for said in spent) and lead not in lines]
        if unspent:
            return f"{_one_of(unspent, draw)} {oldest}"
    ways = [*lines, *(f"{lead} {line}" for lead in (*said_before, *small) for line in lines)]
    unsaid = [way for way in ways if way not in spent]
    return _one_of(unsaid, draw) if unsaid else min(ways, key=lambda way: _last_said(way, spent))


def _one_of(lines: Sequence[str], draw: Draw) -> str:
    return lines[min(int(draw() * len(lines)), len(lines) - 1)]


def _last_said(line: str, recent: Sequence[str]) -> int:
    """Where in `recent` the line was said last; -1 if it was not."""
    return max((at for at, said in enumerate(recent) if line in said), default=-1)
