"""Things, how many of them, and coins, as people name them in a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import regex

from game.mind.expression import expression
from game.mind.worldview import Thing

NUMBERS: Mapping[str, int] = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "hundred": 100, "couple": 2, "pair": 2, "both": 2, "dozen": 12, "another": 1,
}  # fmt: skip
NUMBER = rf"(?:\d+|{'|'.join(NUMBERS)})"
COINS = r"(?:coins?|coppers|pieces?(?: of (?:gold|silver|copper))?|gold|silver|pennies|pence|penny)"
_NO_AMOUNT = expression(
    r"-\d|\b(?:twenty|thirty|forty|fifty)[- ](?:one|two|three|four|five|six|seven|eight|nine)\b|\b(?:two|"
    r"three|four|\d+) dozen\b|\bevery\b|\ball (?:the|your|of) (?!same)|\bzero\b|\b0\b|\d[.,]\d|"
    r"\bhalf (?:an? )?(?!dozen)|\bminus\b|\d{5}|\d+e\d|\b\d+ ?/ ?\d|\bthird of\b"
)
_COINS = expression(
    rf"\b(?P<n>{NUMBER}) {COINS}\b|"
    rf"\bfor (?:just |only |like |about )?(?P<for>(?!an?\b|one\b|another\b|"
    rf"both\b){NUMBER})\b(?! \p{{L}}*(?:days?|hours?|"
    r"weeks?|nights?|of|people|men|more|minutes?)\b)|"
    rf"\b(?P<and>(?!an?\b|one\b|another\b){NUMBER}) (?:for|and not (?:a|one)|and (?:it's|we have))\b"
)
_COUNT = expression(
    rf"\b(?P<n>{NUMBER})(?: (?:of|more|your|the|those|these|such|good|fine|new|fresh|nice|small|your))* $"
)


@dataclass(frozen=True, slots=True)
class Named:
    """A thing that stands in a text from `start` to `end`; `count` is how many are asked for, 0 where none is told."""

    item: str
    count: int
    start: int
    end: int


def number(word: str) -> int:
    return int(word) if word.isdecimal() else NUMBERS.get(word, 0)


def spelled(item: str, thing: Thing | None) -> str:
    """A pattern for the words by which people call a thing: its names, and the main word of each."""
    names = {item.replace("_", " ")} | ({thing.name, thing.plural} if thing else set())
    for name in list(names):
        first, _, rest = name.partition(" of ")
        names |= {first, rest} if rest else {name.split()[-1]}
    words = sorted({name.casefold() for name in names}, key=len, reverse=True)
    return "|".join(rf"{regex.escape(word)}(?:e?s)?" for word in words)


def named_things(low: str, things: Mapping[str, Thing]) -> list[Named]:
    """The things that a text in lower case names, in its order, each once."""
    found: dict[str, Named] = {}
    for item, thing in things.items():
        match = regex.search(rf"\b(?:{spelled(item, thing)})\b", low)
        if match:
            before = _COUNT.search(low[: match.start()])
            count = number(before["n"]) if before else 0
            found[item] = Named(item, count, match.start(), match.end())
    return sorted(found.values(), key=lambda one: one.start)


def named_coins(low: str) -> int | None:
    """The coins that a text in lower case names, None where it names none."""
    match = _COINS.search(low)
    return number(match["n"] or match["for"] or match["and"]) if match else None


def impossible(low: str) -> bool:
    """Whether it names an amount that nobody can hand over: less than nothing, a part, more than there is."""
    return bool(_NO_AMOUNT.search(low))
