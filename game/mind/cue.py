"""Moment and cue: what the engine says to the model around the player's words. Plain statements, never a line to
repeat."""

from __future__ import annotations

from game.mind.intent_deeds import goods_in_words
from game.mind.intent_kinds import Intent, Reading
from game.mind.memory import Memory
from game.mind.persona import Persona, Town
from game.mind.recalling import to_the_model
from game.mind.recollection import Recollection
from game.mind.wording import sentence, third_person
from game.mind.worldview import WorldView, part_of_day, unlocked

DEAF = ("robot", "instructions", "task", "locked", "unknown_place")
"""Kinds of line for which the cue says what the line is and what the character makes of it."""


def moment(view: WorldView, before: tuple[str, str, tuple[str, ...]] | None) -> str:
    """Part of day, place and sights in brackets: only what changed since the last one; "" when nothing did."""
    part, place = part_of_day(view.time), view.place_name
    seen = view.sights
    if before is None:
        return " ".join([f"({part} at {place}.", *seen]).strip() + ")"
    new = [sight for sight in seen if sight not in before[2]]
    where = f"{part} at {place}." if (part, place) != before[:2] else ""
    rows = [text for text in (where, *new) if text]
    return f"({' '.join(rows)})" if rows else ""


def cue(
    reading: Reading,
    persona: Persona,
    town: Town,
    memory: Memory,
    view: WorldView,
    outcome: str | None = None,
    found: Recollection | None = None,
) -> str:
    """The note that stands between the quoted words and "NAME answers:"; "" when the line needs none.

    `outcome` is a deed already done or refused, as a sentence; it goes before everything else. `found` is the memory
    that the line calls up.
    """
    if outcome:
        return f"({outcome})"
    who = memory.name or "the traveller"
    remembered = f"{persona.name} remembers: {to_the_model(found, persona.name, memory.name)}" if found else ""
    for intent in reading.intents:
        text = _note(intent, persona, town, memory, view, who, remembered)
        if text:
            return f"({text})"
    return f"({remembered})" if remembered else ""


def _note(
    intent: Intent, persona: Persona, town: Town, memory: Memory, view: WorldView, who: str, remembered: str
) -> str:
    me, name = persona.name, who[0].upper() + who[1:]
    match intent.kind:
        case "robot":
            return f"{name} asks whether {me} is a machine: {me} does not know the word and shrugs it off."
        case "instructions":
            return f"{name} talks in riddles: {me} makes nothing of it and says so."
        case "task":
            return f"{name} asks for work that is not {me}'s: {me} has no time for it."
        case "locked":
            return f"{name} asks about something that {me} knows nothing of: {me} says so."
        case "unknown_place" if not remembered:
            return f"{name} asks about something that {me} has never heard of: {me} says so."
        case "demand":
            return (
                f"{name} asks for something that {me} does not give or open now: {me} refuses and says what is lacking."
            )
        case "insult":
            return f"{name} insults {me}."
    return _remembering(intent, persona, memory, who, remembered) or _knowing(intent, persona, town, view, who)


def _remembering(intent: Intent, persona: Persona, memory: Memory, who: str, remembered: str) -> str:
    me = persona.name
    match intent.kind:
        case "name_asked":
            known = f"The traveller is called {memory.name}." if memory.name else ""
            return f"{me} remembers: {known}" if known else f"{me} has not been told what the traveller is called."
        case "goal_asked":
            if not memory.goal:
                return f"{me} has not been told where the traveller is going."
            return f"{me} remembers: {sentence(f'{who} is {third_person(memory.goal, who, me)}')}"
        case "promise_asked":
            return remembered or f"{me} has promised {who} nothing."
        case "fact_asked" if not remembered and not intent.id and memory.other_facts:
            return ""
        case "fact_asked" | "unknown_place":
            return remembered or f"{me} has not been told that."
        case "name_given":
            return f"The traveller is called {intent.value}."
        case "name_unsure":
            return f"{me} is not sure whether {intent.value} is the traveller's name, and asks."
    return ""


def _knowing(intent: Intent, persona: Persona, town: Town, view: WorldView, who: str) -> str:
    me = persona.name
    if intent.kind == "topic":
        pieces = unlocked((*persona.knowledge, *town.knowledge), view)
        piece = next((piece for piece in pieces if piece.id == intent.id), None)
        return f"{me} knows: {piece.text}" if piece else ""
    if intent.kind == "opinion" and persona.opinions.get(intent.id):
        return f"{me} thinks: {third_person(persona.opinions[intent.id][0], me, who)}"
    if intent.kind in ("way", "person"):
        marks = town.places if intent.kind == "way" else town.people
        mark = next((mark for mark in marks if mark.id == intent.id), None)
        return f"{me} knows: {mark.says[0]}" if mark else ""
    if intent.kind == "trade" and persona.trade.sells:
        goods = goods_in_words(persona, view, intent.id)
        return f"{me} sells {goods}." if goods else f"{me} has nothing left to sell."
    return ""
