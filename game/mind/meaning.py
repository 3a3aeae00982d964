"""Likeness of meaning, where an embedder is configured: it finds what shares no word with the question."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from operator import mul
from typing import Any, Protocol

_numpy: Any = import_module("numpy") if find_spec("numpy") else None
"""Comes with the embedder of requirements-semantic.txt; without it the same is counted more slowly."""


class Embedder(Protocol):
    """Turns texts into vectors of one length. Vectors of another `model` or `version` are not to be compared."""

    model: str
    version: str

    def embed(self, texts: Sequence[str]) -> Sequence[Sequence[float]]: ...


class Meanings:
    """The vectors of stored texts by number. Texts are embedded when a question comes, all new ones in one call."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._waiting: dict[int, str] = {}
        self._vectors: dict[int, tuple[float, ...]] = {}
        self._matrix: Any = None

    def add(self, number: int, text: str) -> None:
        self._waiting[number] = text

    def drop(self, number: int) -> None:
        self._waiting.pop(number, None)
        self._vectors.pop(number, None)
        self._matrix = None

    def likeness(self, question: str, within: Collection[int] | None = None) -> dict[int, float]:
        """The cosine, -1 to 1, of each text with the question. Raises what the embedder raises."""
        waiting = list(self._waiting)
        vectors = self._embedder.embed([*(self._waiting[number] for number in waiting), question])
        for number, vector in zip(waiting, vectors, strict=False):
            self._vectors[number] = unit(vector)
            self._matrix = None
        self._waiting.clear()
        asked = unit(vectors[-1])
        likeness = self._likeness(asked)
        return likeness if within is None else {number: likeness[number] for number in likeness.keys() & within}

    def _likeness(self, asked: Sequence[float]) -> dict[int, float]:
        if _numpy is None:
            return {number: sum(map(mul, asked, vector)) for number, vector in self._vectors.items()}
        if self._matrix is None:
            self._matrix = _numpy.array(list(self._vectors.values()), dtype="float32").reshape(-1, len(asked))
        return dict(zip(self._vectors, (self._matrix @ _numpy.array(asked, dtype="float32")).tolist(), strict=True))


def unit(vector: Sequence[float]) -> tuple[float, ...]:
    """The vector at length 1; one of length 0 stays as it is."""
    length = math.sqrt(sum(map(mul, vector, vector))) or 1.0
    return tuple(value / length for value in vector)
