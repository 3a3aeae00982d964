"""The prefix: how much of each prompt of a long talk a server has read before, beside three other layouts.

The talk is played with the built-in voice, once; then the server under test is given the prompts of each layout one
after the other, and says how many tokens it had in its cache. Its own answers are not used, so every layout has to read
the last reply anew.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, cast

from game.content import read
from game.lab.layouts import LAYOUTS
from game.lab.planted import FACTS, FILE, NPC, OURS, Planted, filled, small_talk
from game.lab.silence import Templates
from game.lab.systems import PATIENCE
from game.lab.tap import Heard, TappedVoice, hear_out
from game.session import commands as c
from game.session.events import Prompt
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import Message, Request, UnderstudyVoice, Voice

TURNS = 50
SETTLED = 6
"""From this turn on the figures count: before it everything is new to everybody."""
FEW_TOKENS = 2


@dataclass(frozen=True, slots=True)
class Warmth:
    """One layout: tokens of all its prompts from turn SETTLED on, the share of them that the server had, and medians of
    the tokens read anew and of the seconds to the first text. `after` are the tokens read anew in the turns after a
    compression, which the other figures leave out. None where the server does not tell."""

    tokens: int
    cached: float | None
    fresh: float | None
    after: float | None
    first: float | None


Prompts = dict[str, list[tuple[Message, ...]]]


def prefixes(resources: Resources, templates: Templates, voice: Voice, turns: int = TURNS) -> dict[str, Warmth]:
    """Measure all layouts on `voice`. Raises ConnectionError where the server does not answer."""
    prompts, compressed = talk_of(resources, templates, turns)
    return {name: _warmth([_heard(voice, one) for one in made], compressed) for name, made in prompts.items()}


def talk_of(resources: Resources, templates: Templates, turns: int, seed: int = 0) -> tuple[Prompts, set[int]]:
    """The prompts of one talk by layout, and the turns (from 1) before which turns were summed up."""
    draw = random.Random(f"prefix {seed}")
    session = Session(resources, UnderstudyVoice())
    go_to(session, NPC)
    session.do(c.Talk(NPC))
    source = read(Path(__file__).with_name(FILE), Planted)
    told = [filled(template, templates, draw).tell for template in draw.sample(source.facts, FACTS)]
    lines = [*told, *islice(small_talk(templates, draw), turns - len(told))]
    draw.shuffle(lines)
    prompts: Prompts = {name: [] for name in (OURS, *LAYOUTS)}
    compressed: set[int] = set()
    for turn, line in enumerate(lines, 1):
        summed = len(session.memory(NPC).history)
        events = session.do(c.Say(line))
        if len(session.memory(NPC).history) > summed:
            compressed.add(turn)
        made = next(event for event in events if isinstance(event, Prompt))
        prompts[OURS].append(tuple(Message(cast("Any", m["role"]), str(m["content"])) for m in made.messages))
        for name, layout in LAYOUTS.items():
            prompts[name].append(layout(session, resources, NPC))
    session.close()
    return prompts, compressed


def _heard(voice: Voice, messages: tuple[Message, ...]) -> Heard:
    tap = TappedVoice(voice)
    hear_out(tap.stream(Request(NPC, "speech", messages, max_tokens=FEW_TOKENS)), PATIENCE)
    heard = tap.take()[0]
    if heard.fault:
        raise ConnectionError(f"it did not answer ({heard.fault})")
    return heard


def _warmth(heard: Sequence[Heard], compressed: set[int]) -> Warmth:
    settled = [one for turn, one in enumerate(heard, 1) if turn >= SETTLED and turn not in compressed]
    after = [one for turn, one in enumerate(heard, 1) if turn >= SETTLED and turn in compressed]
    read_anew = [fresh for one in settled if (fresh := _fresh(one)) is not None]
    usages = [one.usage for one in settled if one.usage and one.usage.cached is not None]
    tokens = sum(usage.prompt or 0 for usage in usages)
    return Warmth(
        tokens,
        sum(usage.cached or 0 for usage in usages) / tokens if tokens else None,
        statistics.median(read_anew) if read_anew else None,
        _median([fresh for one in after if (fresh := _fresh(one)) is not None]),
        _median([one.first - one.asked for one in settled if one.first is not None]),
    )


def _fresh(heard: Heard) -> int | None:
    """The tokens of the prompt that the server had to read."""
    usage = heard.usage
    return None if usage is None or usage.prompt is None or usage.cached is None else usage.prompt - usage.cached


def _median(values: Sequence[float]) -> float | None:
    return statistics.median(values) if values else None
