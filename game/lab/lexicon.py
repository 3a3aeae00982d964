"""What a character may name: the words of the town's open texts; what is locked, taken from the knowledge itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.lab.words import names, number_of, roots, words
from game.mind.persona import Cast, Knowledge, Persona

SHORT = 3
"""Roots of fewer letters say nothing about what a sentence is about."""
ENOUGH = 2
"""So many roots that stand in a locked piece alone give it away …"""
SHARE = 0.5
"""… if they are at least this share of all such roots of the piece."""
COMMON = frozenset(
    "Mr Mrs Sir Madam Lord Lady God Heaven Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February"
    " March April May June July August September October November December".split()
)


@dataclass(frozen=True, slots=True)
class Locked:
    """A locked piece of knowledge by what only it says: names and roots."""

    id: str
    names: frozenset[str]
    roots: frozenset[str]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words and numbers of the town's open texts, in small letters, and its locked pieces, as a new game begins."""

    words: frozenset[str]
    locked: tuple[Locked, ...]

    def told(self, text: str, heard: str) -> str:
        """The id of the locked piece that `text` gives away, or ""; words of the player (`heard`) do not count."""
        known = set(roots(heard))
        said = {root for root in roots(text) if root not in known}
        named = {name for name in names(text) if name.lower() not in words(heard)}
        for piece in self.locked:
            if piece.names & named:
                return piece.id
            shared = piece.roots & said
            if len(shared) >= ENOUGH and len(shared) >= SHARE * len(piece.roots - known):
                return piece.id
        return ""

    def unknown(self, text: str, heard: str) -> list[str]:
        """Names in `text` that neither the town nor the player (`heard`) knows."""
        known = self.words.union(words(heard))
        return [name for name in names(text) if name not in COMMON and name.lower() not in known]

    def unknown_number(self, text: str, heard: str) -> str:
        """The first number in digits in `text` that neither the town nor the player (`heard`) names, or ""."""
        known = self.words.union(words(heard), (str(number_of(word)) for word in words(heard)))
        return next((word for word in words(text) if word.isdigit() and word not in known), "")


def lexicon(cast: Cast) -> Lexicon:
    """Read the lexicon out of the characters' files."""
    open_text = "\n".join(_open_texts(cast))
    open_roots = set(roots(open_text))
    open_names = {word for text in _open_texts(cast) for word in _capitals(text)}
    pieces = (piece for persona in cast.personas.values() for piece in persona.knowledge if piece.when is not None)
    locked = tuple(_locked(piece, open_roots, open_names) for piece in (*pieces, *_locked_of_town(cast)))
    return Lexicon(frozenset(words(open_text)), locked)


def _locked_of_town(cast: Cast) -> Iterator[Knowledge]:
    return (piece for piece in cast.town.knowledge if piece.when is not None)


def _locked(piece: Knowledge, open_roots: set[str], open_names: set[str]) -> Locked:
    own = frozenset(name for name in names(piece.text) if name not in open_names and name.lower() not in open_roots)
    rare = {root for root in roots(piece.text) if len(root) > SHORT and root not in open_roots}
    return Locked(piece.id, own, frozenset(rare))


def _open_texts(cast: Cast) -> Iterator[str]:
    town = cast.town
    yield town.name
    for place in (*town.places, *town.people):
        yield from place.says
        yield from (name.title() for name in place.names)
    for piece in town.knowledge:
        if piece.when is None:
            yield from (piece.text, *piece.says)
    for persona in cast.personas.values():
        yield from _open_texts_of(persona)


def _open_texts_of(persona: Persona) -> Iterator[str]:
    yield from (persona.name, persona.title, persona.identity, persona.speech.style, *persona.speech.vocabulary)
    yield from persona.conduct
    for piece in persona.knowledge:
        if piece.when is None:
            yield from (piece.text, *piece.says)
    for example in persona.examples:
        yield example.answers
    for lines in (*persona.understudy.values(), *persona.opinions.values()):
        yield from lines


def _capitals(text: str) -> Iterator[str]:
    """Every word that stands in a text with a capital within a sentence, and single names that are a text alone."""
    yield from names(text)
    if len(words(text)) <= 3:
        yield from (word for word in text.split() if word[:1].isupper())
