"""Situations made from templates: stores that hold nothing for the line that is spoken, and, beside them, stores that
hold one thing for it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

from game.content import Part, read
from game.log import GameTime
from game.mind.meaning import Embedder
from game.mind.recall import Query, Recall
from game.mind.recollection import Kind, Recollection, Scope

FILE = "memory_silence.yaml"
SLOTS = {"name": "names", "place": "places", "town": "towns", "trade": "trades", "food": "foods", "fear": "fears",
         "thing": "things", "kin": "kin"}  # fmt: skip
SMALL = 0.35
"""The share of lines that ask about nothing in particular."""
_SLOT = re.compile(r"\{(\w+)\}")


class Templates(Part):
    """The file: words by kind, what is stored by kind of memory, lines about a word, lines about nothing."""

    things: tuple[str, ...]
    names: tuple[str, ...]
    kin: tuple[str, ...]
    places: tuple[str, ...]
    towns: tuple[str, ...]
    trades: tuple[str, ...]
    foods: tuple[str, ...]
    fears: tuple[str, ...]
    stored: dict[Kind, tuple[str, ...]]
    about: tuple[tuple[str, str], ...]
    small: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A store, the situation, and the ids of what fits (none: silence is right)."""

    store: tuple[Recollection, ...]
    query: Query
    fitting: frozenset[str]


def read_templates(folder: Path) -> Templates:
    return read(folder / FILE, Templates)


def cases(templates: Templates, number: int, *, fitting: bool, seed: int = 0) -> list[Case]:
    """So many cases, with something fitting in each store or with nothing."""
    draw = random.Random(f"{seed} {fitting}")
    return [_case(templates, draw, fitting) for _ in range(number)]


def memories(templates: Templates, draw: random.Random, number: int) -> list[Recollection]:
    """So many memories about everything."""
    words = {kind: list(getattr(templates, kind)) for kind in SLOTS.values()}
    return [_stored(templates, draw, words, at) for at in range(number)]


def asked(templates: Templates, draw: random.Random, number: int) -> list[str]:
    """So many lines about everything."""
    words = {kind: list(getattr(templates, kind)) for kind in SLOTS.values()}
    return [_line(templates, draw, words, SMALL)[0] for _ in range(number)]


def silent(case: Case, embedder: Embedder | None = None) -> bool:
    """Whether nothing is recalled."""
    return not _recall(case, embedder).search(case.query)


def found(case: Case, embedder: Embedder | None = None, limit: int = 2) -> bool:
    """Whether something that fits is among the first results."""
    return any(one.what.id in case.fitting for one in _recall(case, embedder).search(case.query, limit=limit))


def _recall(case: Case, embedder: Embedder | None) -> Recall:
    recall = Recall(Scope("bench", "player", "bram"), embedder=embedder)
    for one in case.store:
        recall.add(one)
    return recall


def _case(templates: Templates, draw: random.Random, fitting: bool) -> Case:
    kept, others = _halves(templates, draw)
    store = [_stored(templates, draw, kept, number) for number in range(draw.randint(1, 40))]
    line, word = _line(templates, draw, others, small=0.0 if fitting else SMALL)
    fits: frozenset[str] = frozenset()
    if fitting:
        slot = next(slot for template, slot in templates.about if _matches(template, slot, word, line))
        holding = [(kind, text) for kind, texts in templates.stored.items() for text in texts if f"{{{slot}}}" in text]
        kind, text = draw.choice(holding)
        store.append(_made(draw, kind, _filled(text, {**kept, SLOTS[slot]: [word]}, draw), len(store)))
        fits = frozenset([store[-1].id])
    before = tuple(_line(templates, draw, others, small=0.7)[0] for _ in range(2))
    return Case(tuple(store), Query(line, GameTime(30), before, draw.choice(templates.places)), fits)


def _matches(template: str, slot: str, word: str, line: str) -> bool:
    return template.replace(f"{{{slot}}}", word) == line


def _halves(templates: Templates, draw: random.Random) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Each kind of words parted in two: what stores speak of, and what lines ask about."""
    kept, others = {}, {}
    for kind in SLOTS.values():
        words = list(getattr(templates, kind))
        draw.shuffle(words)
        kept[kind], others[kind] = words[: len(words) // 2], words[len(words) // 2 :]
    return kept, others


def _stored(templates: Templates, draw: random.Random, words: dict[str, list[str]], number: int) -> Recollection:
    kind = draw.choice(list(templates.stored))
    text = _filled(draw.choice(templates.stored[kind]), words, draw)
    return _made(draw, kind, text, number)


def _made(draw: random.Random, kind: Kind, text: str, number: int) -> Recollection:
    return Recollection(str(number), text, kind, GameTime(draw.randint(1, 29)), draw.randint(1, 5))


def _line(templates: Templates, draw: random.Random, words: dict[str, list[str]], small: float) -> tuple[str, str]:
    """A line and the word that it is about, "" for none."""
    if draw.random() < small:
        return draw.choice(templates.small), ""
    template, slot = draw.choice(templates.about)
    word = draw.choice(words[SLOTS[slot]])
    return template.replace(f"{{{slot}}}", word), word


def _filled(template: str, words: dict[str, list[str]], draw: random.Random) -> str:
    return _SLOT.sub(lambda slot: draw.choice(words[SLOTS[slot[1]]]), template)
