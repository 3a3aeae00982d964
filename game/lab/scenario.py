"""Scenario files: what the player tells, asks, offers and tries, and which facts must be known later."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, model_validator

from game.content import Part, read

ASKED_AT = (5, 10, 20, 30)
"""Turns at which a fact is asked that was told before."""
About = Literal["chat", "town", "offer", "try", "lore", "stranger", "task", "untold"]
Kind = Literal["chat", "town", "offer", "try", "lore", "stranger", "task", "untold", "tell", "ask"]
POOL = "_pool.yaml"

Text = Annotated[str, Field(min_length=1, max_length=400)]
Texts = Annotated[tuple[Text, ...], Field(min_length=1)]


class Fact(Part):
    """Something the player tells. `values` maps how it is told to the word that a right answer must hold; `{value}` in
    `tells` stands for the former."""

    values: Annotated[Mapping[Text, Text], Field(min_length=1)]
    tells: Texts
    asks: Texts


class Step(Part):
    """One turn of the player: `tell` names a fact, or `say` gives the wordings to choose from and `about` their kind.

    `untold` asks for something that the player never said.
    """

    tell: str | None = None
    say: Texts | None = None
    about: About = "chat"

    @model_validator(mode="after")
    def _one(self) -> Step:
        if (self.tell is None) == (self.say is None):
            raise ValueError("a turn has either `tell` or `say`")
        return self


class Scenario(Part):
    """A conversation: facts, its own turns, and which fact is asked at the turns of ASKED_AT. `deals`: it is about what
    changes hands, is opened or promised, and is played only when that is asked for."""

    name: Text
    npcs: tuple[str, ...] = ()
    deals: bool = False
    facts: Mapping[str, Fact]
    asks: Annotated[tuple[str, ...], Field(min_length=1, max_length=len(ASKED_AT))]
    turns: Annotated[tuple[Step, ...], Field(min_length=8)]

    @model_validator(mode="after")
    def _told_before_asked(self) -> Scenario:
        told: set[str] = set()
        asks, number = dict(zip(ASKED_AT, self.asks, strict=False)), 0
        for step in self.turns:
            number += 1
            while number in asks:
                self._known(asks.pop(number), told, number)
                number += 1
            if step.tell:
                self._known(step.tell, set(self.facts), number)
                told.add(step.tell)
        for number, fact in asks.items():
            self._known(fact, told, number)
        return self

    def _known(self, fact: str, known: set[str], number: int) -> None:
        if fact not in self.facts:
            raise ValueError(f"turn {number} needs the fact `{fact}`, which is not in `facts`")
        if fact not in known:
            raise ValueError(f"turn {number} asks for `{fact}`, which no earlier turn tells")


class Pool(Part):
    """Lines for any character, by kind: what a long conversation goes on with when its own turns are used up."""

    lines: Annotated[Mapping[About, Texts], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Move:
    """One line of the player. For `tell` and `ask`, `fact` names the fact and `key` is the word of a right answer.
    `later`: it is said at the second visit, a day after."""

    turn: int
    text: str
    about: Kind
    fact: str = ""
    key: str = ""
    later: bool = False


def read_scenarios(folder: Path) -> dict[str, Scenario]:
    """All scenarios of a folder by file stem. Raises ContentError with file, line and field."""
    return {path.stem: read(path, Scenario) for path in sorted(folder.glob("[a-z0-9]*.yaml"))}


def read_pool(folder: Path) -> Pool:
    """The lines that any conversation goes on with. Raises ContentError."""
    return read(folder / POOL, Pool)


def for_npc(scenarios: Mapping[str, Scenario], npc: str, *, deals: bool = False) -> list[str]:
    """The scenarios made for `npc`, else those made for anybody; those about deals, or the others."""
    own = [name for name, scenario in scenarios.items() if npc in scenario.npcs and scenario.deals == deals]
    return own or [name for name, scenario in scenarios.items() if not scenario.npcs]


def moves(scenario: Scenario, pool: Pool, turns: int, seed: str, *, later: bool = False) -> list[Move]:
    """The player's lines of one conversation of `turns` turns; the same `seed` gives the same lines. `later`: at a
    second visit everything that was told is asked for once."""
    draw = random.Random(seed)
    values = {name: draw.choice(sorted(fact.values)) for name, fact in sorted(scenario.facts.items())}
    asks = dict(zip(ASKED_AT, scenario.asks, strict=False))
    steps = _steps(scenario, pool, draw)
    said = [
        _ask(number, asks[number], scenario, values, draw)
        if number in asks
        else _move(number, next(steps), scenario, values, draw)
        for number in range(1, turns + 1)
    ]
    told = dict.fromkeys(move.fact for move in said if later and move.about == "tell")
    return said + [
        replace(_ask(number, fact, scenario, values, draw), later=True) for number, fact in enumerate(told, turns + 1)
    ]


def _steps(scenario: Scenario, pool: Pool, draw: random.Random) -> Iterator[Step]:
    """The scenario's own turns, then the pool's, kind after kind; a line comes again only when all were used."""
    yield from scenario.turns
    while True:
        shuffled = {kind: _shuffled(lines, draw) for kind, lines in sorted(pool.lines.items())}
        while any(shuffled.values()):
            for kind, lines in shuffled.items():
                if lines:
                    yield Step(say=(lines.pop(),), about=kind)


def _shuffled(lines: Sequence[str], draw: random.Random) -> list[str]:
    return draw.sample(list(lines), len(lines))


def _move(turn: int, step: Step, scenario: Scenario, values: Mapping[str, str], draw: random.Random) -> Move:
    if step.tell is None:
        return Move(turn, draw.choice(step.say or ()), step.about)
    fact, value = scenario.facts[step.tell], values[step.tell]
    return Move(turn, draw.choice(fact.tells).replace("{value}", value), "tell", step.tell, fact.values[value])


def _ask(turn: int, name: str, scenario: Scenario, values: Mapping[str, str], draw: random.Random) -> Move:
    fact = scenario.facts[name]
    return Move(turn, draw.choice(fact.asks), "ask", name, fact.values[values[name]])
