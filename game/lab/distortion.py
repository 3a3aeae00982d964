"""Distortion: what three compressions make of a talk. Names, numbers, things and promises are right or absent, never
wrong.

The talks are played with the built-in voice; the summaries are made by rules, or by the model under test, which then
hears nothing but the requests for summaries.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.content import read
from game.lab.planted import FILE, NPC, Planted, filled, small_talk
from game.lab.silence import SLOTS, Templates
from game.mind.memory import Summary
from game.mind.summary import EVERY
from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import Reply, Request, UnderstudyVoice, Voice
from game.voice.relay import RelayingVoice

COMPRESSIONS = 3
FACTS = 6
COUNTED = ("sheep", "cousins", "brass buttons", "goats")
VOW = "Promise me that you ring the bell when my {kin} {name} comes by."
NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_WORD = re.compile(r"[\w'’-]+")
_NAME = re.compile(r"(?<![.!?…:] )(?<!^)\b[A-Z][\w'’-]+|\b\d+\b")
_PROMISED = re.compile(r"\b([A-Z][\w'’-]+|traveller) (?:has |had )?(?:promised|swore|vowed)\b")


@dataclass(slots=True)
class Distortion:
    """What was counted: talks, summaries that stand, those of a model among them; telling words that were said and of
    them those that a summary or the memory still has; and what is wrong, as sentences."""

    talks: int = 0
    summaries: int = 0
    by_model: int = 0
    said: int = 0
    kept: int = 0
    wrong: list[str] = field(default_factory=list)


def distortion(resources: Resources, templates: Templates, talks: int, voice: Voice | None = None) -> Distortion:
    """Play so many talks; `voice` makes the summaries, without one the rules do."""
    source = read(Path(__file__).with_name(FILE), Planted)
    found = Distortion()
    for number in range(talks):
        _play(resources, templates, source, random.Random(f"distortion {number}"), voice, found)
    return found


class _Divided(RelayingVoice):
    """The built-in voice speaks, the inner one does the work beside it."""

    def __init__(self, inner: Voice) -> None:
        super().__init__(inner)
        self._speaker = UnderstudyVoice()

    def stream(self, request: Request) -> Reply:
        return (self._speaker if request.kind == "speech" else self._inner).stream(request)


def _play(
    resources: Resources, templates: Templates, source: Planted, draw: random.Random, voice: Voice | None,
    found: Distortion,
) -> None:  # fmt: skip
    session = Session(resources, _Divided(voice) if voice else UnderstudyVoice())
    go_to(session, NPC)
    session.do(c.Talk(NPC))
    small = small_talk(templates, draw)
    told, words = _told(templates, source, draw)
    turns = COMPRESSIONS * EVERY + 2
    at = dict(zip(sorted(draw.sample(range(1, turns - EVERY), len(told))), told, strict=True))
    for turn in range(1, turns + 1):
        session.do(c.Say(at.get(turn) or next(small)))
    while session.working:
        session.listen(0.25)
    _judge(session, templates, words, found)
    session.close()


def _told(templates: Templates, source: Planted, draw: random.Random) -> tuple[list[str], list[str]]:
    """What the player tells and asks for, in order, and the telling words of it."""
    facts = [filled(template, templates, draw) for template in draw.sample(source.facts, FACTS)]
    counted = f"I have {draw.choice(NUMBERS)} {draw.choice(COUNTED)} at home."
    vow = VOW.replace("{kin}", draw.choice(templates.kin)).replace("{name}", draw.choice(templates.names))
    return [*(fact.tell for fact in facts), counted, vow], [*(fact.word for fact in facts), counted.split()[2]]


def _judge(session: Session, templates: Templates, words: Sequence[str], found: Distortion) -> None:
    memory, name = session.memory(NPC), session.cast.personas[NPC].name
    said = " ".join(line.text for line in session.log.branch if line.kind == "speech")
    known = {word.casefold().removesuffix("'s") for word in _WORD.findall(f"{said} {_of_the_world(session)}")}
    found.talks += 1
    found.summaries += len(memory.history)
    found.by_model += sum(line.what == "summary" and (line.data or {}).get("by") == "model" for line in memory.own)
    told = " ".join([*(summary.text for summary in memory.history), *(fact.value for fact in memory.facts.values())])
    found.said += len(words)
    found.kept += sum(word.casefold() in told.casefold() for word in words)
    for summary in memory.history:
        found.wrong += [f"{why} | {summary.text}" for why in wrong(summary, known, templates, name)]
    asked = {line.id: line.text for line in session.log.branch if line.speaker == "player"}
    for promise in memory.promises:
        if not set(_WORD.findall(promise.words)) <= set(_WORD.findall(asked[promise.asked])):
            found.wrong.append(f"a promise that nobody asked for: {promise.words}")


def _of_the_world(session: Session) -> str:
    """Names that the character knows anyway, of a place by whatever name it was asked for."""
    town = session.cast.town
    marks = [name for mark in (*town.people, *town.places) for name in mark.names]
    return " ".join([town.name, *marks, *(p.name for p in session.cast.personas.values()), "The Stone Seal"])


def wrong(summary: Summary, known: set[str], templates: Templates, npc: str) -> Iterator[str]:
    """Names, numbers and things in a summary that nobody spoke of, and promises of somebody else."""
    for name in _NAME.findall(summary.text):
        if name.casefold().removesuffix("'s").removesuffix("’s") not in known:
            yield f"the name or number {name} was not said"
    things = {word for kind in SLOTS.values() for text in getattr(templates, kind) for word in text.split()}
    for word in _WORD.findall(summary.text.casefold()):
        if (word in things or word in NUMBERS) and word not in known:
            yield f"{word} was not said"
    for giver in _PROMISED.findall(summary.text):
        if giver != npc:
            yield f"{giver} promised nothing"
