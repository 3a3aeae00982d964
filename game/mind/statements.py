"""What a character has said is so: which of its sentences bind it, and when a later one contradicts them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from game.mind.intent_text import EMPTY_WORDS, content_words, stem, words
from game.mind.persona import Persona

LONGEST = 20
"""Words of a sentence that is kept: what is longer says too many things at once."""
LIKE = 0.8
"""So much of their words two sentences must share to be about the same."""
_SENTENCE = re.compile(r"[^.!?…]+[.!?…]*")
_CLAUSE = re.compile(r"[,;:—–]+(?=\s|$)|\s-\s")
NUMBERS = {
    "no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "hundred": 100,
}  # fmt: skip
_DENIES = re.compile(r"\b(?:not|never|no|nobody|nothing|none|cannot)\b|n['’]t\b", re.IGNORECASE)
_UNBOUND = re.compile(
    r"\b(?:you|your|today|now|tonight|tomorrow|yesterday|if|perhaps|maybe|might|could|would|may|let|please|think|"
    r"suppose|guess|o'clock|morning|evening|noon)\b|\?",
    re.IGNORECASE,
)
_OF_ONESELF = re.compile(r"\b(?:I|my|we|our)\b")
_NAME = re.compile(r"(?<=[\w,;] )[A-Z][\w'’-]+")


def asserted(text: str, persona: Persona) -> list[str]:
    """The sentences of a reply that say something definite which nobody could know from the character's file: a number,
    a name, a denial, about the character or the world."""
    found: list[str] = []
    for sentence in _SENTENCE.findall(text):
        sentence = sentence.strip()
        held = _stems(sentence)
        if len(held) < 2 or len(words(sentence)) > LONGEST or _UNBOUND.search(sentence):
            continue
        definite = any(_counted(sentence)) or _DENIES.search(sentence) or _NAME.search(sentence)
        if definite and not any(len(held & _stems(piece)) >= LIKE * len(held) for piece in _written(persona)):
            found.append(sentence)
    return found


def learn(persona: Persona) -> None:
    """Take in what stands in the character's file, so that the first reply does not wait for it."""
    for piece in _written(persona):
        _stems(piece)


def contradicted(text: str, statements: Iterable[str]) -> str | None:
    """The statement that a clause of `text` contradicts: another number of the same things, or the denial of the same
    words; None where it contradicts none. The last clause may still be under way."""
    said = [clause for sentence in _SENTENCE.findall(text) if not _UNBOUND.search(sentence)
            for clause in _clauses(sentence)]  # fmt: skip
    for statement in statements if said else ():
        if any(_against(clause, other) for other in _clauses(statement) for clause in said):
            return statement
    return None


def _clauses(sentence: str) -> list[str]:
    """What a sentence says one after the other: the price of one thing is not that of the next."""
    return [clause.strip() for clause in _CLAUSE.split(sentence) if clause.strip()]


def _against(one: str, other: str) -> bool:
    """Whether the clause `one` says another number or the denial of what `other` says."""
    ours, theirs = _stems(one), _stems(other)
    counted = list(_counted(other))
    for thing, number in _counted(one):
        numbers = {n for counted_thing, n in counted if counted_thing == thing}
        if numbers and number not in numbers and _within(ours - {thing}, theirs - {thing}, one, other):
            return True
    denied = bool(_DENIES.search(one)) != bool(_DENIES.search(other))
    return denied and len(ours & theirs) >= 2 and _within(ours, theirs, one, other)


def _within(ours: frozenset[str], theirs: frozenset[str], one: str, other: str) -> bool:
    """Whether all that is said is about the same; where nothing else is said, both must speak of the character."""
    if not ours:
        return bool(_OF_ONESELF.search(one) and _OF_ONESELF.search(other))
    return len(ours & theirs) >= LIKE * len(ours)


@lru_cache(maxsize=8192)
def _stems(text: str) -> frozenset[str]:
    kept = (word for word in content_words(text) if word not in NUMBERS and not word.isdigit())
    return frozenset(stem(word) for word in kept if not _DENIES.fullmatch(word))


def _counted(sentence: str) -> Iterator[tuple[str, int]]:
    """The things of which a number is given: the word after the number, by its stem."""
    said = words(sentence)
    for word, thing in pairwise(said):
        number = int(word) if word.isdigit() and len(word) < 7 else NUMBERS.get(word)
        if number is not None and thing not in EMPTY_WORDS:
            yield stem(thing), number


def _written(persona: Persona) -> Iterator[str]:
    """What stands in the character's file anyway."""
    yield persona.identity
    for piece in persona.knowledge:
        yield piece.text
        yield from piece.says
    for example in persona.examples:
        yield example.answers
    for lines in persona.understudy.values():
        yield from lines
    for opinions in persona.opinions.values():
        yield from opinions
