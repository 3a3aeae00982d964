"""What there is not in the characters' world: real places, brands, today's technology, other fictions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import regex
from pydantic import Field

from game.content import Part

Pattern = regex.Pattern[str]
_DENIES = (
    r"\b(?:not|never|no|none|nothing|nobody|what|who|where|strange|foreign|riddles?|nonsense|\w+n['’]t|cannot)\b|\?"
)
"""Words that make it plain that somebody does not know what it names."""


class Outside(Part):
    """The file `npcs/_outside.yaml`, by groups that only its readers need: `names` count with their capitals, `words`
    in any case and number, `patterns` are regular expressions."""

    names: Mapping[str, tuple[str, ...]] = {}
    words: Mapping[str, tuple[str, ...]] = {}
    patterns: tuple[str, ...] = Field(default=())


@lru_cache(maxsize=8)
def _source(names: tuple[str, ...], words: tuple[str, ...], patterns: tuple[str, ...]) -> str:
    parts = [rf"(?-i:\b(?:{_either(names)})(?:['’]s)?\b)"] if names else []
    parts += [rf"\b(?:{_either(words)})(?:(?<=[sxh])es|s)?(?:['’]s)?\b"] if words else []
    return "|".join([*parts, *patterns])


def _either(terms: Iterable[str]) -> str:
    """One pattern for all terms, by their first letters (so that few of them are tried), the longest first."""
    by_letter: dict[str, list[str]] = {}
    for term in sorted(terms, key=len, reverse=True):
        spelled = regex.escape(term[1:]).replace("'", "['’]").replace(r"\ ", r"[\s-]")
        by_letter.setdefault(term[0], []).append(spelled)
    return "|".join(f"{regex.escape(letter)}(?:{'|'.join(rest)})" for letter, rest in sorted(by_letter.items()))


def outside_source(outside: Outside, told: str = "") -> str:
    """A pattern for all that is outside, without what the player has told of itself; "" where nothing is."""
    told = told.casefold()
    names, words = (
        tuple(dict.fromkeys(term for group in groups.values() for term in group if term.casefold() not in told))
        for groups in (outside.names, outside.words)
    )
    return _source(names, words, outside.patterns)


def asserted_source(terms: Iterable[str]) -> str:
    """A pattern for a sentence that names one of the terms and does not say that it knows nothing of it."""
    return rf"^(?!.*(?:{_DENIES})).*\b(?:{_either(terms)})\b"


@lru_cache(maxsize=64)
def _pattern(source: str) -> Pattern:
    return regex.compile(source, regex.IGNORECASE)


def found_outside(outside: Outside, text: str) -> list[str]:
    """What the text names that is not of this world, in its own letters."""
    source = outside_source(outside)
    return [found[0] for found in _pattern(source).finditer(text)] if source else []
