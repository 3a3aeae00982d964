"""Planted facts: told once, asked for many turns and visits later. Does the prompt of that turn hold them?

The talks are played through the game with the built-in voice. Beside it stand other ways of making a prompt from the
same lines.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.content import Part, read
from game.lab.layouts import LAYOUTS
from game.lab.silence import SLOTS, Templates
from game.session import commands as c
from game.session.events import Event, Prompt
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice

FILE = "memory_planted.yaml"
NPC = "guard"
FACTS = 5
"""So many facts are told in each talk, in its first turns."""
TOLD_BY = 9
ASKED_AT = (10, 20, 30, 50)
VISITS = 3
OURS = "the game"
_SLOT = re.compile(r"\{(\w+)\}")


class Template(Part):
    """How a fact is told and asked for, and the word that answers."""

    tell: str
    ask: str
    word: str


class Planted(Part):
    facts: tuple[Template, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact to plant, filled."""

    tell: str
    ask: str
    word: str


@dataclass(slots=True)
class Tally:
    """How often the asked fact stood in the prompt, by who made it, and the most tokens of any prompt of the game."""

    asked: int = 0
    held: dict[str, int] = field(default_factory=dict)
    tokens: int = 0
    missed: list[str] = field(default_factory=list)


def planted(resources: Resources, templates: Templates, talks: int, seed: int = 0) -> Tally:
    """Play so many talks."""
    source = read(Path(__file__).with_name(FILE), Planted)
    tally = Tally()
    for number in range(talks):
        _Talk(resources, templates, random.Random(f"{seed} {number}"), source, tally).play()
    return tally


class _Talk:
    """One game: facts told in the first talk, asked in it and at the third visit."""

    def __init__(
        self, resources: Resources, templates: Templates, draw: random.Random, source: Planted, tally: Tally
    ) -> None:
        self._resources, self._templates, self._draw, self._tally = resources, templates, draw, tally
        self._session = Session(resources, UnderstudyVoice())
        self._small = small_talk(templates, draw)
        go_to(self._session, NPC)
        events = self._session.do(c.Talk(NPC))
        opening = " ".join(str(message["content"]) for message in _prompt(events).messages).casefold()
        ready = [filled(template, templates, draw) for template in draw.sample(source.facts, FACTS + 3)]
        self._facts = [fact for fact in ready if fact.word.casefold() not in opening][:FACTS]

    def play(self) -> None:
        told = dict(zip(self._draw.sample(range(1, TOLD_BY), len(self._facts)), self._facts, strict=True))
        for turn in range(1, ASKED_AT[-1] + 1):
            if turn in told:
                self._say(told[turn].tell)
            elif turn in ASKED_AT:
                self._ask()
            else:
                self._say(next(self._small))
        for _ in range(1, VISITS):
            self._session.do(c.Leave())
            self._session.do(c.Sleep(16))
            self._session.do(c.Talk(NPC))
            self._say(next(self._small))
        self._ask()
        self._session.close()

    def _ask(self) -> None:
        fact = self._draw.choice(self._facts)
        prompt = self._say(fact.ask)
        self._tally.asked += 1
        texts = {OURS: "\n".join(str(message["content"]) for message in prompt.messages)}
        for name, layout in LAYOUTS.items():
            *before, _ = layout(self._session, self._resources, NPC)
            texts[name] = "\n".join(message.content for message in before)
        for name, text in texts.items():
            held = fact.word.casefold() in text.casefold()
            self._tally.held[name] = self._tally.held.get(name, 0) + held
            if name == OURS and not held:
                self._tally.missed.append(f"{fact.tell} {fact.ask}")

    def _say(self, text: str) -> Prompt:
        prompt = _prompt(self._session.do(c.Say(text)))
        self._tally.tokens = max(self._tally.tokens, prompt.tokens)
        return prompt


def _prompt(events: Sequence[Event]) -> Prompt:
    return next(event for event in events if isinstance(event, Prompt))


def small_talk(templates: Templates, draw: random.Random) -> Iterator[str]:
    """Lines that tell nothing, for ever, each with a word of its own so that none is a mere repeat."""
    while True:
        line, slot = draw.choice([*((line, "") for line in templates.small), *templates.about])
        yield line.replace(f"{{{slot}}}", draw.choice(getattr(templates, SLOTS[slot]))) if slot else line


def filled(template: Template, templates: Templates, draw: random.Random) -> Fact:
    words = {slot: draw.choice(getattr(templates, kind)) for slot, kind in SLOTS.items()}
    return Fact(
        *(_SLOT.sub(lambda found: words[found[1]], text) for text in (template.tell, template.ask, template.word))
    )
