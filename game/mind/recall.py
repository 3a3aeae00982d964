"""Finding what a question is about in a memory. Relevance comes first; where nothing fits, nothing is recalled."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from game.log import GameTime
from game.mind.meaning import Embedder, Meanings
from game.mind.ranking import SCORINGS, Index, Wanted, min_max
from game.mind.recollection import AGELESS, Recollection, Scope

FLOOR = 0.25
"""Under this share of what a question asks for nothing is recalled."""
LIKE_FLOOR = 0.5
"""What is at least so alike in meaning is recalled without a shared word."""
SPEAKER = 0.15
SPEAKER_BESIDE = 0.1
"""Such a share of the best result's relevance is added where the question names the speaker; less beside meanings."""
PLACE = 0.2
"""What the place counts beside the lines: too little to recall anything by itself."""
AROUND = 0.1
"""A line after which what stands around it would count no more than this says enough by itself."""
_MINUTES_A_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Query:
    """The situation in which something may be recalled: the line, the two before it, where it is spoken, and the ids,
    tags or names of the people and things that it names. `said` is what is compared by meaning, where it is not the
    line."""

    line: str
    now: GameTime
    before: tuple[str, ...] = ()
    place: str = ""
    named: tuple[str, ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class Recalled:
    """A recollection, its relevance, and the score by which it was ranked. What was named outright comes first and may
    have no relevance at all. `alike`: it was found by its meaning, whatever its words are."""

    what: Recollection
    relevance: float
    score: float
    alike: bool = False


class Recall:
    """What one character can recall, kept ready: `add` as things happen, `search` when a line is spoken.

    `scoring` is one of `ranking.SCORINGS`. With an `embedder` the ranking is half shared words and half likeness.
    """

    def __init__(
        self, scope: Scope, *, scoring: str = "bounded", floor: float = FLOOR, embedder: Embedder | None = None
    ) -> None:
        self.scope = scope
        self._scoring, self._floor = SCORINGS[scoring], floor
        self._index = Index()
        self._meanings = Meanings(embedder) if embedder else None
        self._held: dict[int, Recollection] = {}
        self._numbers: dict[str, int] = {}
        self._tagged: dict[str, set[int]] = {}
        self._kinds: dict[str, set[int]] = {}
        self._speakers: dict[str, frozenset[str]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def terms(self, text: str) -> list[str]:
        """The terms of a text, as those of what is held and asked for."""
        return self._index.terms(text)

    def add(self, what: Recollection) -> None:
        """Take one in; one with the same id is replaced."""
        self.drop(what.id)
        key = " ".join(part for part in (what.context, what.speaker, what.text, *what.tags) if part)
        number = self._index.add(key)
        if self._meanings:
            self._meanings.add(
                number, f"{what.context} {what.speaker + ': ' if what.speaker else ''}{what.text}".strip()
            )
        self._held[number] = what
        self._numbers[what.id] = number
        for name in (what.id, *what.tags):
            self._tagged.setdefault(name.casefold(), set()).add(number)
        self._kinds.setdefault(what.kind, set()).add(number)
        if what.speaker not in self._speakers:
            self._speakers[what.speaker] = frozenset(self._index.terms(what.speaker))

    def drop(self, item: str) -> None:
        """Leave out what has this id, if anything has."""
        number = self._numbers.pop(item, None)
        if number is None:
            return
        what = self._held.pop(number)
        self._index.drop(number)
        if self._meanings:
            self._meanings.drop(number)
        for name in (what.id, *what.tags):
            self._tagged[name.casefold()].discard(number)
        self._kinds[what.kind].discard(number)

    def get(self, item: str) -> Recollection | None:
        """What has this id, if anything has."""
        number = self._numbers.get(item)
        return None if number is None else self._held[number]

    def count(self, kind: str) -> int:
        """How many of a kind are held."""
        return len(self._kinds.get(kind, ()))

    def keep(self, items: Iterable[Recollection]) -> None:
        """Hold exactly these: add what is new, drop what is gone."""
        wanted = {item.id: item for item in items}
        for gone in self._numbers.keys() - wanted.keys():
            self.drop(gone)
        self.renew(wanted.values())

    def renew(self, items: Iterable[Recollection]) -> None:
        """Take in what is new of these, or other than it is held. Of talks only these are held from now on."""
        items = list(items)
        talks = {item.id for item in items if item.kind == "talk"}
        for gone in [what.id for number in self._kinds.get("talk", ()) if (what := self._held[number]).id not in talks]:
            self.drop(gone)
        for item in items:
            number = self._numbers.get(item.id)
            if number is None or self._held[number] != item:
                self.add(item)

    def ready(self, query: Query) -> bool:
        """Whether `search` would compare meanings, if there is anything to compare them with; if not, it soon will."""
        return self._meanings is None or self._meanings.knows(self._meant(query))

    def search(
        self, query: Query, *, kinds: Collection[str] = (), tags: Collection[str] = (), limit: int = 5
    ) -> list[Recalled]:
        """The best recollections, best first: those that the query names outright, then what passes the floor.

        `kinds` and `tags` (any of them) leave others out before anything is scored.
        """
        within = self._within(kinds, tags)
        own = Counter(self._index.terms(query.line))
        weights = self._weights(query, own)
        speakers = {name for name, parts in self._speakers.items() if parts and parts <= own.keys()}
        likeness = self._meanings.likeness(self._meant(query), within) if self._meanings else None
        if likeness is not None:
            relevance = self._index.search(weights, 0.0, within)
            worth = self._joined(relevance, likeness)
        else:

            def factor(number: int) -> float:
                return self._scored(number, 1.0, query.now) / self._scoring.most

            wanted = Wanted(max(1, limit), factor, SPEAKER if speakers else 0.0)
            relevance = self._index.search(weights, self._floor, within, wanted)
            worth = dict(relevance)
        bonus = (SPEAKER_BESIDE if likeness is not None else SPEAKER) * max(worth.values(), default=0.0)
        named = self._named(query, within)
        worth |= dict.fromkeys(named - worth.keys(), 0.0)
        if speakers:
            worth = {n: value + (bonus if self._held[n].speaker in speakers else 0.0) for n, value in worth.items()}
        scores = {number: self._scored(number, value, query.now) for number, value in worth.items()}
        best = heapq.nlargest(limit, scores, key=lambda number: (number in named, scores[number], number))
        like = likeness or {}
        return [Recalled(self._held[n], relevance.get(n, 0.0), scores[n], like.get(n, 0.0) >= LIKE_FLOOR) for n in best]

    def _scored(self, number: int, worth: float, now: GameTime) -> float:
        what = self._held[number]
        days = 0.0 if what.kind in AGELESS else now.minutes_since(what.time) / _MINUTES_A_DAY
        return self._scoring.score(worth, days, what.importance)

    def _within(self, kinds: Collection[str], tags: Collection[str]) -> set[int] | None:
        """The numbers that are looked at; None for all."""
        if not kinds and not tags:
            return None
        of_kind = set[int]().union(*(self._kinds.get(kind, ()) for kind in kinds or self._kinds))
        if not tags:
            return of_kind
        return of_kind & set[int]().union(*(self._tagged.get(tag.casefold(), ()) for tag in tags))

    def _named(self, query: Query, within: set[int] | None) -> set[int]:
        named = set[int]().union(*(self._tagged.get(name.casefold(), ()) for name in query.named))
        return named if within is None else named & within

    def _weights(self, query: Query, own: Counter[str]) -> dict[str, float]:
        """How much each term counts: the line's fully, those around it the less the more the line itself says."""
        weights: dict[str, float] = {}
        around = 0.5 ** len(own)
        if around > AROUND:
            weights |= dict.fromkeys(self._index.terms(query.place), PLACE * around)
            for text in query.before[-2:]:
                weights |= dict.fromkeys(self._index.terms(text), around)
        for name in query.named:
            weights |= dict.fromkeys(self._index.terms(name), max(around, 0.5))
        return weights | dict(own)

    def _meant(self, query: Query) -> str:
        """What is compared by meaning: the line, with those before it where it says nothing by itself."""
        said = query.said or query.line
        return said if self._index.terms(said) else " ".join([*query.before[-2:], said])

    def _joined(self, relevance: dict[int, float], likeness: dict[int, float]) -> dict[int, float]:
        """Half and half of relevance and likeness, each spread over 0 to 1, of what passes either floor. What has no
        vector yet counts by its words."""
        words_part, meaning_part = min_max(relevance, likeness), min_max(likeness, likeness)
        least = LIKE_FLOOR if self._floor else -1.0
        worth = {
            number: 0.5 * words_part[number] + 0.5 * meaning_part[number]
            for number in likeness
            if relevance.get(number, 0.0) >= self._floor or likeness[number] >= least
        }
        late = {number: value for number, value in relevance.items() if number not in likeness and value >= self._floor}
        return worth | {number: 0.5 * value for number, value in late.items()}
