"""Ranking texts by what a question shares with them: an inverted index that grows by one text at a time, BM25 as a
share of what the question asks for, and the named scorings that weigh in age and importance."""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from game.mind.terms import DEFAULT, everyday, language_of, terms

K1, B = 1.2, 0.75
"""The customary constants of BM25 (Robertson and Zaragoza 2009)."""
ROUNDING = 1 + 1e-9
"""What may still be gained is never rounded below what is gained."""
BACKGROUND = 1000
"""A store is filled up to so many texts by imagined ones: a word is telling even where there is one text only, and what
counts as much or as little does not hang on the store's size."""
EVERYDAY = 0.1
"""In this share of the imagined texts stands each word of everyday talk; other words stand in none."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """So many best results. `factor` says by how much a text's score is multiplied later, as a share of the most that
    any is; `bonus` is added to some scores later, as a share of the best."""

    number: int
    factor: Callable[[int], float]
    bonus: float = 0.0

    def reach(self, scores: Mapping[int, float], rest: float) -> bool:
        """Whether a text without any score may still come among the best with `rest`."""
        if len(scores) < self.number:
            return True
        extra = self.bonus * (max(scores.values()) + rest) if self.bonus else 0.0
        return rest + extra >= self._last(scores)

    def least(self, scores: Mapping[int, float]) -> float:
        """The score under which nothing can come among the best."""
        if len(scores) < self.number:
            return 0.0
        extra = self.bonus * max(scores.values()) if self.bonus else 0.0
        return self._last(scores) - extra

    def _last(self, scores: Mapping[int, float]) -> float:
        """What so many texts reach in any case."""
        best = heapq.nlargest(self.number, zip(scores.values(), scores, strict=True))
        return min(score * self.factor(number) for score, number in best)


class Index:
    """Texts by number. Nothing is read again when a text is added or dropped.

    `search` gives each text that shares a term with the question its relevance: 1 is a text of middling length that
    holds every term of the question once; a question asks for one telling word at least. A text below `floor` is left
    out. `analyse` makes terms of a text and a language.
    """

    def __init__(self, analyse: Callable[[str, str], list[str]] = terms, background: int = BACKGROUND) -> None:
        self._analyse, self._background = analyse, background
        self._everyday = everyday()
        self._postings: dict[str, dict[int, int]] = {}
        self._terms: dict[int, Counter[str]] = {}
        self._lengths: dict[int, int] = {}
        self._most: dict[str, int] = {}
        self._length = self._shortest = 0
        self._next = 0
        self._languages: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._lengths)

    @property
    def language(self) -> str:
        """The language that most texts are in."""
        return self._languages.most_common(1)[0][0] if self._languages else DEFAULT

    def add(self, text: str) -> int:
        """Take a text in; returns its number."""
        spoken = language_of(text)
        if spoken:
            self._languages[spoken] += 1
        number, counts = self._next, Counter(self._analyse(text, self.language))
        self._next += 1
        self._terms[number] = counts
        self._lengths[number] = counts.total()
        self._length += counts.total()
        self._shortest = min(self._shortest, counts.total()) if number else counts.total()
        for term, times in counts.items():
            self._postings.setdefault(term, {})[number] = times
            self._most[term] = max(times, self._most.get(term, 0))
        return number

    def drop(self, number: int) -> None:
        """Leave a text out from now on; KeyError where there is none of this number."""
        for term in self._terms.pop(number):
            posting = self._postings[term]
            del posting[number]
            if not posting:
                del self._postings[term], self._most[term]
        self._length -= self._lengths.pop(number)

    def terms(self, text: str) -> list[str]:
        """The terms of a question to these texts."""
        return self._analyse(text, self.language)

    def search(
        self,
        weights: Mapping[str, float],
        floor: float = 0.0,
        within: Collection[int] | None = None,
        wanted: Wanted | None = None,
    ) -> dict[int, float]:
        """The relevance of each text that shares a term; `weights` says how much each term of the question counts,
        `within` which texts are looked at. With `wanted`, texts that cannot be among those are left out."""
        told = {term: self._telling(term) * weight for term, weight in weights.items() if weight > 0}
        if not told or not self._lengths:
            return {}
        whole = max(sum(told.values()), self._telling(""))
        mean = self._length / len(self._lengths) or 1.0
        base, slope, lengths = K1 * (1 - B), K1 * B / mean, self._lengths
        held = [
            (worth * (K1 + 1), term, self._postings[term]) for term, worth in told.items() if term in self._postings
        ]
        held.sort(key=lambda entry: (-entry[0], entry[1]))
        short = base + slope * self._shortest
        bounds = [worth * self._most[term] / (self._most[term] + short) for worth, term, _ in held]
        least, rest, scores, opening = floor * whole, sum(bounds) * ROUNDING, dict[int, float](), True
        for (worth, _, posting), bound in zip(held, bounds, strict=True):
            opening = opening and rest >= least and (wanted is None or wanted.reach(scores, rest))
            if not opening:  # what is met for the first time now could not get far enough any more
                posting = {number: posting[number] for number in scores.keys() & posting.keys()}
            elif within is not None:
                posting = {number: posting[number] for number in posting.keys() & within}
            so_far = scores.get
            for number, times in posting.items():
                scores[number] = so_far(number, 0.0) + worth * times / (times + base + slope * lengths[number])
            rest -= bound
            if not opening and wanted:
                enough = max(least, wanted.least(scores)) - rest
                scores = {number: score for number, score in scores.items() if score >= enough}
        if wanted:
            least = max(least, wanted.least(scores))
        return {number: score / whole for number, score in scores.items() if score >= least}

    def _telling(self, term: str) -> float:
        """How telling a term is (inverse document frequency)."""
        imagined = max(0, self._background - len(self._lengths))
        texts, holding = len(self._lengths) + imagined, float(len(self._postings.get(term, ())))
        if term in self._everyday:
            holding += imagined * EVERYDAY
        return math.log(1 + (texts - holding + 0.5) / (holding + 0.5))


def question(line: Sequence[str]) -> dict[str, float]:
    """The terms of a plain question, each as often as it occurs."""
    return dict(Counter(line))


TAU = 7.0
"""After so many game days the part of a score that fades has fallen to 37 %."""


def bounded(relevance: float, days: float, importance: int) -> float:
    """Relevance, × 0.8 to 1.0 by age and × 0.85 to 1.15 by importance: old and small things stay within reach."""
    return relevance * (0.8 + 0.2 * math.exp(-max(0.0, days) / TAU)) * (0.775 + 0.075 * importance)


def product(relevance: float, days: float, importance: int) -> float:
    """Relevance × importance × exp(−age), as it is often taught. It buries what is old; kept to compare."""
    return relevance * importance * math.exp(-max(0.0, days) / TAU)


def alone(relevance: float, days: float, importance: int) -> float:
    """Relevance alone."""
    return relevance


@dataclass(frozen=True, slots=True)
class Scoring:
    """From relevance, age in game days and importance (1 to 5) to a score, and the most by which it multiplies."""

    score: Callable[[float, float, int], float]
    most: float


SCORINGS: Mapping[str, Scoring] = {
    "relevance": Scoring(alone, 1.0),
    "bounded": Scoring(bounded, 1.15),
    "product": Scoring(product, 5.0),
}


def min_max(scores: Mapping[int, float], numbers: Collection[int]) -> dict[int, float]:
    """Scores spread over 0 to 1; one candidate, or candidates that are equal, get 1 where they have anything."""
    values = [scores.get(number, 0.0) for number in numbers]
    low, high = min(values, default=0.0), max(values, default=0.0)
    if high == low:
        return {number: float(high > 0) for number in numbers}
    return {number: (scores.get(number, 0.0) - low) / (high - low) for number in numbers}
