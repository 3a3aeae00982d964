"""What shares no stem with the question about it: how often is it found all the same?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.content import Part, read
from game.log import GameTime
from game.mind.meaning import Embedder
from game.mind.recall import Query, Recall
from game.mind.recollection import Recollection, Scope

FILE = "memory_pairs.yaml"


class Pairs(Part):
    """The file: told and asked, in one language and across languages."""

    same: tuple[tuple[str, str], ...]
    across: tuple[tuple[str, str], ...]


def read_pairs(folder: Path) -> Pairs:
    return read(folder / FILE, Pairs)


def found_within(pairs: Sequence[tuple[str, str]], embedder: Embedder | None, limit: int = 5) -> float:
    """The per cent of questions whose fact is among the first results, in a store of all that was told."""
    recall = Recall(Scope("bench", "player", "bram"), embedder=embedder)
    for number, (told, _) in enumerate(pairs):
        recall.add(Recollection(str(number), told, "fact", GameTime()))
    hits = 0
    for number, (_, asked) in enumerate(pairs):
        hits += any(one.what.id == str(number) for one in recall.search(Query(asked, GameTime()), limit=limit))
    return 100 * hits / len(pairs)
