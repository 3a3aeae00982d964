"""Likeness of meaning, where an embedder is configured: it finds what shares no word with the question."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from operator import mul
from typing import Protocol


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

    def add(self, number: int, text: str) -> None:
        self._waiting[number] = text

    def drop(self, number: int) -> None:
        self._waiting.pop(number, None)
        self._vectors.pop(number, None)

    def likeness(self, question: str, within: Collection[int] | None = None) -> dict[int, float]:
        """The cosine, -1 to 1, of each text with the question. Raises what the embedder raises."""
        waiting = list(self._waiting)
        vectors = self._embedder.embed([*(self._waiting[number] for number in waiting), question])
        for number, vector in zip(waiting, vectors, strict=False):
            self._vectors[number] = unit(vector)
        self._waiting.clear()
        asked = unit(vectors[-1])
        numbers = self._vectors.keys() if within is None else self._vectors.keys() & within
        return {number: sum(map(mul, asked, self._vectors[number])) for number in numbers}


def unit(vector: Sequence[float]) -> tuple[float, ...]:
    """The vector at length 1; one of length 0 stays as it is."""
    length = math.sqrt(sum(map(mul, vector, vector))) or 1.0
    return tuple(value / length for value in vector)
