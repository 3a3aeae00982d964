"""Text as the rubric reads it: sentences, words, roots, names, and whether a sentence says that something is so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+")
_END = re.compile(r"(?<=[.!?…])[\"”’')\]]*\s+|\n+")
DENYING = frozenset(
    "no not never nothing nobody none nor neither without cannot cant dont wont isnt doesnt didnt havent hasnt wasnt"
    " arent couldnt wouldnt shouldnt hardly nowhere refuse only unless until till before silent".split()
)
COUNTED = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen twenty".split()
)
CONDITIONS = frozenset("if when whenever once unless whoever bring win show earn beat".split())
MODALS = frozenset("would could should might may must".split())
IRREGULAR = {
    "lost": "lose", "came": "come", "went": "go", "told": "tell", "left": "leave", "forgot": "forget", "broke": "break",
    "said": "say", "grew": "grow", "owed": "owe",
}  # fmt: skip


def sentences(text: str) -> list[str]:
    """The sentences of a text, with what ends them."""
    return [piece.strip() for piece in _END.split(text) if piece.strip()]


def words(text: str) -> list[str]:
    """The words in small letters, apostrophes left out: "don't" is "dont"."""
    return [re.sub(r"['’]", "", word).lower() for word in _WORD.findall(text)]


def root(word: str) -> str:
    """A word without its most frequent endings; rough, and the same for both sides of a comparison."""
    word = IRREGULAR.get(word, word)
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)].rstrip("e")
    return word.rstrip("e")


def roots(text: str) -> list[str]:
    return [root(word) for word in words(text)]


def _single(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") else word


@lru_cache(maxsize=4096)
def _wanted(phrase: str) -> tuple[str, ...]:
    return tuple(_single(word) for word in words(phrase))


def holds(said: Sequence[str], phrase: str) -> bool:
    """Whether the words of `phrase` stand side by side among the words `said`; a closing s does not count."""
    wanted = _wanted(phrase)
    found = tuple(_single(word) for word in said)
    return (
        any(found[at : at + len(wanted)] == wanted for at in range(len(found) - len(wanted) + 1)) if wanted else False
    )


def any_of(said: Sequence[str], phrases: Iterable[str]) -> str:
    """The first of the phrases that is there, or ""."""
    there = {_single(word) for word in said}
    return next((phrase for phrase in phrases if there.issuperset(_wanted(phrase)) and holds(said, phrase)), "")


def number_of(word: str) -> int:
    """What a word counts, in digits or in words up to twenty; 0 for others."""
    return int(word) if word.isdigit() else COUNTED.index(word) if word in COUNTED else 0


def grants(sentence: str) -> bool:
    """Whether a sentence holds as it stands: no question, no denial, no condition."""
    return "?" not in sentence and not (DENYING | CONDITIONS) & set(words(sentence))


def states(sentence: str) -> bool:
    """Whether a sentence says that something is so: `grants`, and not only may or could be."""
    return grants(sentence) and not MODALS & set(words(sentence))


def names(text: str) -> list[str]:
    """Words with a capital that do not open a sentence: the names of a text."""
    found: list[str] = []
    for sentence in sentences(text):
        opened = False
        for match in _WORD.finditer(sentence):
            word = re.sub(r"['’]s?$", "", match[0])
            after_colon = sentence[: match.start()].rstrip().endswith((":", "“", '"', "—", "–"))
            if opened and not after_colon and word[0].isupper() and word != "I" and not word.startswith(("I'", "I’")):
                found.append(word)
            opened = True
    return found
