"""The terms that a text is found by: words cut to their stems by script and language, scripts without spaces in pieces
of two signs. The same for what is stored and for what is asked."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import regex
import snowballstemmer

from game.mind.expression import expression
from game.mind.irregular import BASES
from game.mind.stop_words import BREAKS, COMMON, PARTICLES, STOP_WORDS

DEFAULT = "english"
_WORD = expression(
    r"(?P<signs>[\p{Han}々〆]+)|(?P<kana>[\p{Katakana}ー]+)|(?P<hira>\p{Hiragana}+)|(?P<hangul>\p{Hangul}+)"
    r"|(?P<joined>[\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Tibetan}]+)"
    r"|(?P<word>[\p{L}\p{M}\p{N}--\p{Han}\p{Katakana}\p{Hiragana}\p{Hangul}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Tibetan}]+)",
    regex.V1,
)
_LETTERS = re.compile(r"[^\W\d_]+")
_PLAIN = re.compile(r"[a-z0-9]+")
_CLUSTER = expression(r"\X")
_SCRIPTS = {
    "russian": expression(r"\p{Cyrillic}"),
    "greek": expression(r"\p{Greek}"),
    "arabic": expression(r"\p{Arabic}"),
    "hindi": expression(r"\p{Devanagari}"),
    "armenian": expression(r"\p{Armenian}"),
    "tamil": expression(r"\p{Tamil}"),
}
"""Languages that are taken for granted by their script."""
_LATIN = tuple(language for language in STOP_WORDS if language not in _SCRIPTS)


def terms(text: str, language: str = "") -> list[str]:
    """The terms of `text` in their order, repeated as often as they occur; none where it holds stop words only.

    `language` is the one of its Latin words where the text itself does not tell (see `language_of`).
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    latin = language_of(text) or language or DEFAULT
    if text.isascii():
        return [stem for word in _PLAIN.findall(text) if (stem := _stem(word, latin))]
    return [term for found in _WORD.finditer(text) for term in _pieces(found.lastgroup or "", found[0], latin)]


@lru_cache(maxsize=1)
def everyday() -> frozenset[str]:
    """The terms of the words of everyday talk in all languages."""
    return frozenset(term for language, words in COMMON.items() for word in words for term in terms(word, language))


def language_of(text: str) -> str:
    """The language of a text in Latin letters by its stop words, as snowball names it; "" where it does not tell."""
    words = set(_LETTERS.findall(text.casefold()))
    counts = Counter(language for word in words for language in _spoken_in(word))
    (best, most), (_, second) = [*counts.most_common(2), ("", 0), ("", 0)][:2]
    return best if most > second else ""


@lru_cache(maxsize=16384)
def _spoken_in(word: str) -> tuple[str, ...]:
    """The languages of Latin script in which this is a stop word."""
    return tuple(language for language in _LATIN if word in STOP_WORDS[language])


def _pieces(group: str, run: str, latin: str) -> Iterator[str]:
    match group:
        case "signs":
            for part in _cut(run):
                yield from _pairs(list(part))
        case "kana":
            yield run
        case "hira":
            if len(run) > 2:  # shorter ones are particles and endings
                yield from _pairs(list(run))
        case "hangul":
            yield from _pairs(list(run[:-1] if len(run) > 2 and run[-1] in PARTICLES else run))
        case "joined":
            yield from _pairs(_CLUSTER.findall(run))
        case _:
            stem = _stem(run, _language(run, latin))
            if stem:
                yield stem


def _cut(run: str) -> list[str]:
    return "".join(" " if sign in BREAKS else sign for sign in run).split()


def _pairs(signs: list[str]) -> Iterator[str]:
    """Signs two by two; one that stands alone as it is."""
    if len(signs) == 1:
        yield signs[0]
    for at in range(len(signs) - 1):
        yield signs[at] + signs[at + 1]


@lru_cache(maxsize=16384)
def _language(word: str, latin: str) -> str:
    return next((language for language, script in _SCRIPTS.items() if script.match(word)), latin)


@lru_cache(maxsize=65536)
def _stem(word: str, language: str) -> str:
    """The stem without accents; "" for a stop word and its forms."""
    base = BASES.get(word, word) if language == DEFAULT else word
    if not {word, base}.isdisjoint(STOP_WORDS.get(language, ())):
        return ""
    word = base
    stemmed = _stemmer(language).stemWord(word) if language in snowballstemmer.algorithms() else word
    if language in _LATIN or language == "greek":
        stemmed = "".join(sign for sign in unicodedata.normalize("NFD", stemmed) if not unicodedata.combining(sign))
    return str(stemmed)


@lru_cache(maxsize=32)
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(language)
