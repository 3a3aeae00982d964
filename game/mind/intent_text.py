"""A line cut into the clauses that are read one by one, and words compared by their stems."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

import regex
import snowballstemmer

from game.mind.expression import expression

READ = 1000
"""So many letters of a line are read (the first three quarters and the last quarter of them): twice what can be typed,
and the patterns stay quick."""
MOST_CLAUSES = 40
"""So many clauses are read (again the first three quarters and the last quarter), for the same reason."""
_RUN = 200
"""So many letters and digits in a row are read; a writing without spaces has punctuation before that."""
_LONG_RUN = expression(rf"([\p{{L}}\p{{M}}\p{{N}}]{{{_RUN}}})[\p{{L}}\p{{M}}\p{{N}}]+")
_SENTENCE = expression(r"([^.!?;…\n]+)([.!?;…\n]*)")
_BREAK = expression(
    r"\s*[,:—–]+\s+(?!(?:if|when|until|till|unless|before|after|who|which|whose|whom|because|where|as|once)\b)"
    r"|\s*(?:[—–]|(?<!\d):|:(?!\d))\s*|\s-+\s"
    r"|\s+(?:and|but|so|or)\s+(?=(?:i|i'm|im|i've|i'll|i'd|my|can|could|do|did|does|will|would|what|what's|"
    r"where|where's|who|"
    r"who's|how|why|may|please|you|you're|let|it's|have|are|is|tell|give|open|promise|don't)\b)"
    r"|(?<=^\s*(?:hello|hi|hey|greetings|thanks|thank you|sorry|yes|no|please|bye|goodbye)(?: there)?)\s+"
    r"(?=(?:i|i'm|im|my|can|could|do|did|will|would|what|where|who|how|why|may|you|you're|the|call|let|give|open)\b)",
    regex.IGNORECASE,
)
_ASKS = expression(
    r"^(?:(?:and|but|so|well|oh|hey|please|ok|okay|then|now|say)[ ,]+)*"
    r"(?:what(?! an? )|what's|whats|where|where's|wheres|who|who's|whos|whom|when|why|how|how's|which|whose|do|"
    r"does|did|can|could|"
    r"will|would|is|are|am|was|were|have|has|may|shall|should|don't|didn't|won't|isn't|aren't|haven't|can't|couldn't|"
    r"wouldn't|got any|any)\b"
)
_TAG = expression(
    r"^(?:right|no|yes|correct|ok|okay|remember|you know|eh|huh|aye|am i|am i not|aren't i|isn't it|is it|do i|don't i|"
    r"did i|didn't i|have i|haven't i|wasn't i|was i|really|true)$"
)
_POLITE_IF = expression(
    r"\bif (?:you must know|you want to know|you please|it please|it pleases you|i may|you ask me)\b"
)
_NOT_MEANT = expression(
    r"\b(?:if|whether|suppose|supposing|imagine|pretend|pretending|let's say|let us say|assume|say that|said|says|"
    r"claims|claimed|told|tells|thinks|thought|believes|believed|wish|wished|dreamt|dreamed|dream|lie|lied|lying|"
    r"would you|what about|as though|in case|example|write|writes|wrote|story|joke|game|(?<!i )play|sentence|word|"
    r"words|repeat|"
    r"once upon|maybe|perhaps|might|someone|somebody|roleplay|role-play)\b"
)
_TAKEN_BACK = expression(
    r"\b(?:just kidding|kidding|only joking|just joking|i lied|that was a lie|that's a lie|not really my|only "
    r"teasing)\b"
)
_REPORTED = expression(r"^(?:he|she|they|\p{L}+) (?:said|says|claims|claimed|wrote|shouted|cried|told me|told you)$")
_QUOTED = expression(r"\"[^\"]*\"?|“[^”]*”?|«[^»]*»?|(?<!\p{L})'[^']{3,}'(?!\p{L})")
_BREAKS = expression(r" ?[\r\n]\s*")
_BLANKS = expression(r"[^\S\r\n]+")
_ARTICLE = expression(r"^(?:the|a|an) ")
_WORD = expression(r"[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:'\p{L}+)?")
_LEAD = expression(
    r"^(?:(?:well(?![,!.: ]+(?:done|said|met))|hello|hi|hey|greetings|oh|ah|no|nope|yes|so|actually|listen|"
    r"look|please|good (?:morning|day|evening|"
    r"afternoon)|and|but|you see|by the way|ok|okay|sure|sorry|anyway|now|also|because|since|friend|sir|madam|guard|"
    r"right|true|honestly|indeed|see|my friend|there(?! (?:is|are|was|were)\b)|"
    r"morning|evening|thanks|thank you|nice to meet you|to be honest|"
    r"for now|today|these days|as for me|(?:please )?remember that|please remember|know that|note that|"
    r"frankly)[,!.: ]+)+",
    regex.IGNORECASE,
)
EMPTY_WORDS = frozenset(
    "a about all also am an and any are as at be been but by can could did do does done don't ever for from "
    "had has have "
    "he her him his how i i'm i've if in is it it's its just know me mine my no not of off on or our please recall "
    "remember said say she so still tell tells than that the their them then there these they this to told too "
    "up us was "
    "we well were what what's when where where's which who who's whom whose why will with would yes you your "
    "yours again something anything everything one thing things".split()
)

_LATIN = 0x24F
"""The last code point of Latin letters."""
_FEW = 0.12
"""Share of English function words below which a text is taken for another language."""

Piece = TypeVar("Piece")


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a line. `text` keeps the player's letters, `low` is lower case, both without what merely leads in.

    `question` is whether it asks, `meant` whether what it says about the player may be believed: it is no question,
    no supposition and nobody else's words.
    """

    text: str
    low: str
    question: bool
    meant: bool


def shortened(text: str) -> str:
    """What of a line is read."""
    text = text.replace("’", "'").replace("‘", "'").replace("´", "'").replace("`", "'")
    text = _LONG_RUN.sub(r"\1", _BREAKS.sub("\n", _BLANKS.sub(" ", text)))
    return text if len(text) <= READ else f"{text[: READ * 3 // 4]}. {text[-READ // 4 :]}"


def without_quotes(text: str) -> str:
    """The line without what it quotes, unless it is one quotation as a whole."""
    whole = text.strip()
    if len(whole) > 1 and whole[0] in "\"“'" and whole[-1] in "\"”'" and not any(mark in whole[1:-1] for mark in '"“”'):
        return whole[1:-1]
    return _QUOTED.sub(" … ", text)


def clauses(text: str) -> list[Clause]:
    """The line's clauses in their order."""
    believed = not _TAKEN_BACK.search(text.lower())
    found: list[Clause] = []
    for body, end in _few(_SENTENCE.findall(text)):
        found += _sentence(body, "?" in end, believed)
    return _few(found)


def raw_clauses(text: str) -> list[str]:
    """The line's pieces in lower case, with what leads in left on."""
    pieces = [piece for body, _ in _SENTENCE.findall(text) for piece in _BREAK.split(body)]
    return [piece.strip(" \t'\"()[]*_-").lower() for piece in _few(pieces)]


def _few(pieces: list[Piece]) -> list[Piece]:
    if len(pieces) <= MOST_CLAUSES:
        return pieces
    return pieces[: MOST_CLAUSES * 3 // 4] + pieces[-MOST_CLAUSES // 4 :]


def _sentence(body: str, asks: bool, believed: bool) -> list[Clause]:
    pieces = [piece.strip(" \t'\"()[]*_-") for piece in _BREAK.split(body)]
    pieces = _few([piece for piece in pieces if piece])
    if any(_REPORTED.match(piece.lower()) for piece in pieces):
        believed = False
    found: list[Clause] = []
    for at, piece in enumerate(pieces):
        last = at == len(pieces) - 1
        tagged = asks and at == len(pieces) - 2 and bool(_TAG.match(pieces[-1].lower()))
        text = _LEAD.sub("", piece) or piece
        low = text.lower()
        question = bool(_ASKS.match(low)) or tagged or (asks and last)
        believed = believed and not _NOT_MEANT.search(_POLITE_IF.sub("", low).partition(" if ")[0])
        found.append(Clause(text, low, question, believed and not question))
    return found


def words(text: str) -> list[str]:
    """The words of a text in lower case."""
    return _WORD.findall(text.lower())


def content_words(text: str) -> list[str]:
    """The words that carry what a text is about."""
    return [word for word in words(text) if word not in EMPTY_WORDS]


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """The stem of an English word; a possessive counts as the word itself."""
    return str(snowballstemmer.stemmer("english").stemWord(word.removesuffix("'s")))


def telling_stems(text: str) -> frozenset[str]:
    """The stems of the words that carry what a text is about."""
    return frozenset(map(stem, content_words(text)))


def foreign(text: str) -> bool:
    """Whether a text seems to be in another language than English."""
    if any(ord(letter) > _LATIN for letter in text if letter.isalpha()):
        return True
    said = [word for word in words(text) if not word.isnumeric()]
    return len(said) >= 3 and sum(word in EMPTY_WORDS for word in said) < _FEW * len(said)


def stems(text: str) -> tuple[str, ...]:
    return tuple(stem(word) for word in words(text))


@lru_cache(maxsize=4096)
def _stems_of(phrase: str) -> tuple[str, ...]:
    """The stems of a phrase of the game's own, of which there are few: these are remembered."""
    return stems(phrase)


@lru_cache(maxsize=1024)
def without_article(name: str) -> str:
    """A landmark's name as it may stand in a line."""
    return str(_ARTICLE.sub("", name.lower()))


def holds_phrase(phrase: str, inside: tuple[str, ...]) -> bool:
    """Whether the words of `phrase` follow each other in `inside` (stems)."""
    wanted = _stems_of(phrase)
    if not wanted or wanted[0] not in inside:
        return False
    return any(inside[at : at + len(wanted)] == wanted for at in range(len(inside) - len(wanted) + 1))


def best_phrase(phrases: Iterable[str], inside: tuple[str, ...]) -> int:
    """How much of `inside` the longest of the phrases that stand in it takes, in letters; 0 where none does."""
    return len(longest_phrase(phrases, inside))


def longest_phrase(phrases: Iterable[str], inside: tuple[str, ...]) -> str:
    """The longest of the phrases that stand in `inside`; "" where none does."""
    best = ""
    for phrase in phrases:
        if len(phrase) > len(best) and holds_phrase(phrase, inside):
            best = phrase
    return best
