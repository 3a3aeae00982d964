"""What a line of the player does: every intent in it, weightiest first.

Rules alone, and precision before all: what is told in a question, a supposition or somebody else's words is not told.
Nothing in here acts; the engine decides what becomes of a reading.
"""

from __future__ import annotations

from collections.abc import Iterable

import regex

from game.mind.expression import expression
from game.mind.intent_deeds import goods_of, read_deeds
from game.mind.intent_kinds import KINDS, Intent, Kind, Reading, Tone
from game.mind.intent_manner import read_insult, read_manners, read_theme
from game.mind.intent_memory import asked_key, read_memory_questions, read_promise_wish
from game.mind.intent_names import read_name
from game.mind.intent_strange import read_strange
from game.mind.intent_text import (
    Clause,
    best_phrase,
    clauses,
    content_words,
    raw_clauses,
    shortened,
    stem,
    stems,
    without_quotes,
)
from game.mind.intent_told import TOLD, read_facts, read_goals
from game.mind.intent_town import read_mentions, read_town
from game.mind.outside import found_outside
from game.mind.persona import Persona, Town
from game.mind.worldview import WorldView

__all__ = ["KINDS", "Intent", "Kind", "Reading", "Tone", "read_line"]
_WEIGHT = {kind: weight for weight, kind in enumerate(KINDS)}
_TOLD = ("name_given", "name_unsure", "goal_told", "fact_told")
_UNMISTAKABLE = ("robot", "instructions", "task", "name_given", "goal_told", "fact_told", "unknown_place")
"""Kinds beside which a word from outside this world does not matter."""
_WARM = frozenset({"greeting", "thanks", "praise", "apology", "farewell"})
_NO_THANKS = expression(r"\s*no,? than(?:ks|k you)\b", regex.IGNORECASE)
_OWN = expression(r"^(?:where|who|what|when|how|which)\b.*\bmy \p{L}+")
_DEEDS = frozenset(
    stem(verb)
    for verb in "give gave take took steal stole win won beat open opened close closed ring rang kill killed buy "
    "bought sell sold find found get got have had own bring brought light lit see saw meet met break broke".split()
)
_OUTDONE = expression(r"\b(?:beats?|outdo(?:es)?|match(?:es)?) me (?:at|in)\b", regex.IGNORECASE)
"""What the player does better than others, whatever it is, is the player's own."""
_FOR_SOMEBODY = expression(
    r"((?:^|\b)i(?:'ve got|'ve| have(?: got)?| carry| bring| keep)\b.{2,60}?) (?:for|to|from) (?:the |your |a )?\p{L}+"
    r"(?=$| (?:in|on|at|under|with)\b)",
    regex.IGNORECASE,
)
"""What one carries for somebody of the town is one's own all the same."""
_SMALL = frozenset({"greeting", "yes", "no", "farewell"})


def read_line(
    text: str, persona: Persona, town: Town, view: WorldView, *, name: str | None, asked: str | None = None
) -> Reading:
    """Read a line that is spoken to `persona`.

    `name` is what the character calls the player so far. `asked` is what the character asked last: "name" for the
    player's name, "name:Thea" for whether that is it.
    """
    line = shortened(text)
    heard = clauses(line)
    intents = [*read_strange(line), *_told(line, persona, town, view, name, asked)]
    insult = read_insult(clauses(without_quotes(line)))
    intents += [insult] if insult else []
    intents += _wanted(line, heard, persona, town, view, intents)
    intents += read_manners(heard, raw_clauses(line))
    intents += [] if intents else read_mentions(heard, persona, town, view)
    if not any(intent.kind in _UNMISTAKABLE for intent in intents):
        intents += [Intent("unknown_place", name) for name in found_outside(town.outside, line)[:1]]
    found = _settled(intents, line, asked)
    return Reading(found, _tone(found, line), any(clause.question for clause in heard))


def _told(
    line: str, persona: Persona, town: Town, view: WorldView, name: str | None, asked: str | None
) -> list[Intent]:
    """What the player tells of itself. What it says of the town's own people and things the world knows better."""
    spoken = clauses(without_quotes(line))
    people = {person.lower() for mark in town.people for person in mark.names} | {persona.name.lower()}
    taken = people | {word for person in people for word in person.split() if len(word) > 2}
    goods = frozenset(goods_of(persona, view))
    told = read_name(spoken, taken=frozenset(taken), places=_things(persona, town) | goods, known=name, asked=asked)
    facts = read_facts(spoken)
    plain = [
        fact for fact in facts if fact.id != TOLD or not _of_the_town(fact.value, persona, town, (*people, *goods))
    ]
    return [*([told] if told else []), *read_goals(spoken, goods), *plain]


def _of_the_town(told: str, persona: Persona, town: Town, named: Iterable[str]) -> bool:
    """Whether it tells of the town's people or goods, or of a deed with what the town talks about."""
    said = stems(_FOR_SOMEBODY.sub(r"\1", told))
    if best_phrase(named, said):
        return True
    asks = (ask for piece in (*persona.knowledge, *town.knowledge) for ask in piece.asks)
    return not _DEEDS.isdisjoint(said) and best_phrase(asks, said) > 0 and not _OUTDONE.search(told)


def _things(persona: Persona, town: Town) -> frozenset[str]:
    """Words for places and for what people ask about: nobody is called so."""
    asks = (ask.lower() for piece in (*persona.knowledge, *town.knowledge) for ask in piece.asks)
    places = (place.lower() for mark in town.places for place in mark.names)
    return frozenset({town.name.lower(), *asks, *places})


def _wanted(
    line: str, heard: list[Clause], persona: Persona, town: Town, view: WorldView, so_far: list[Intent]
) -> list[Intent]:
    """What the player wants to hear or to have."""
    wish = read_promise_wish(line, heard, persona)
    memory = read_memory_questions(heard)
    deeds = [] if wish else read_deeds(heard, persona, view)
    busy = {at for at, _ in deeds}
    if memory or wish:
        busy |= {at for at, clause in enumerate(heard) if wish or read_memory_questions([clause])}
    busy |= {
        at
        for at, clause in enumerate(heard)
        if any(told.value and told.value in clause.text for told in so_far if told.kind in _TOLD)
    }
    return [*([wish] if wish else []), *memory, *(intent for _, intent in deeds),
            *read_town(heard, persona, town, view, frozenset(busy))]  # fmt: skip


def _settled(intents: Iterable[Intent], line: str, asked: str | None) -> tuple[Intent, ...]:
    """The intents in their order, without doubles and without those that others explain."""
    found = sorted(dict.fromkeys(intents), key=lambda intent: _WEIGHT[intent.kind])
    kinds = {intent.kind for intent in found}
    if "instructions" in kinds:
        found = [intent for intent in found if intent.kind not in _TOLD]
    if "task" in kinds:
        found = [intent for intent in found if intent.kind not in ("goal_told", "fact_told")]
    if "no" in kinds and _NO_THANKS.match(line):
        found = [intent for intent in found if intent.kind != "thanks"]
    if "name_given" in kinds and asked is not None:
        found = [intent for intent in found if intent.kind not in ("yes", "no")]
    if kinds <= _SMALL and not kinds - {"greeting"}:
        theme = _about_own(line) or read_theme(line)
        found += [theme] if theme and "greeting" not in kinds else []
    return tuple(found) or (_about_own(line) or Intent("unknown"),)


def _about_own(line: str) -> Intent | None:
    """A question about something of the player's own that nothing else explains leans on memory."""
    for clause in clauses(line):
        if clause.question and _OWN.search(clause.low):
            return Intent("fact_asked", " ".join(content_words(clause.text)), asked_key(clause.text))
    return None


def _tone(found: tuple[Intent, ...], line: str) -> Tone:
    kinds = {intent.kind for intent in found}
    if "insult" in kinds:
        return "hostile"
    if kinds & _WARM or "please" in line.lower():
        return "friendly"
    return "neutral"
