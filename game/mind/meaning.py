"""Likeness of meaning, where an embedder is configured: it finds what shares no word with the question."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import mul
from typing import Any, Protocol


@cache
def _numpy() -> Any:
    """Comes with the embedder of requirements-semantic.txt; without it the same is counted more slowly."""
    return import_module("numpy") if find_spec("numpy") else None


class Embedder(Protocol):
    """Turns texts into vectors of one length; None stands for one that is not there yet."""

    def embed(self, texts: Sequence[str]) -> Sequence[Sequence[float] | None]: ...


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

    def knows(self, question: str) -> bool:
        """Whether the question can be compared now; if not, its vector is on the way."""
        return self._vector(question) is not None

    def likeness(self, question: str, within: Collection[int] | None = None) -> dict[int, float] | None:
        """The cosine, -1 to 1, of each text whose vector is there with the question; None where the question's is not.
        Raises what the embedder raises."""
        vector = self._vector(question)
        if vector is None:
            return None
        asked = unit(vector)
        likeness = self._likeness(asked)
        return likeness if within is None else {number: likeness[number] for number in likeness.keys() & within}

    def _vector(self, question: str) -> Sequence[float] | None:
        """The vector of the question, and on the way those of all stored texts that have none."""
        waiting = list(self._waiting)
        *vectors, asked = self._embedder.embed([*(self._waiting[number] for number in waiting), question])
        for number, vector in zip(waiting, vectors, strict=True):
            if vector is not None:
                self._vectors[number] = unit(vector)
                self._matrix = None
                del self._waiting[number]
        return asked

    def _likeness(self, asked: Sequence[float]) -> dict[int, float]:
        numpy = _numpy()
        if numpy is None:
            return {number: sum(map(mul, asked, vector)) for number, vector in self._vectors.items()}
        if not self._vectors:
            return {}
        if self._matrix is None:
            self._matrix = numpy.array(list(self._vectors.values()), dtype="float32").reshape(-1, len(asked))
        return dict(zip(self._vectors, (self._matrix @ numpy.array(asked, dtype="float32")).tolist(), strict=True))


def unit(vector: Sequence[float]) -> tuple[float, ...]:
    """The vector at length 1; one of length 0 stays as it is."""
    length = math.sqrt(sum(map(mul, vector, vector))) or 1.0
    return tuple(value / length for value in vector)
