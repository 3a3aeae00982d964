"""What a character has said before: whole replies, opening words, and sentences that come again from reply to reply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.mind.expression import expression

OPENING_WORDS = 4
LONG_SENTENCE = 6
"""A sentence of so many words is not said twice in one reply."""
STOCK_SENTENCE = 5
"""A sentence of so many words that stood in two of the last replies is worn out."""
WORN_END = 3
"""A short sentence that stood behind others in so many of the last replies is worn out there."""
LAST = 12
"""So many of the last replies are compared by their sentences and for an opening that came twice. Longer replies are
compared as a whole with all that are given, short ones with these."""
OFTEN = 4
"""An opening that came so often in all the replies that are given is worn out, however long ago."""
_WORD, _INNER_APOSTROPHE = expression(r"[\p{L}\p{M}\p{N}]+"), expression(r"(?<=\w)['’](?=\w)")
_SENTENCE, _GROWING = expression(r"[^.!?…。！？]+"), expression(r"[\w'’]+$")
_LONG_FORMS = {
    "im": "i am", "its": "it is", "youre": "you are", "dont": "do not", "cannot": "can not", "cant": "can not",
    "thats": "that is", "ive": "i have", "ill": "i will", "theres": "there is", "isnt": "is not", "were": "we are",
    "doesnt": "does not", "theyre": "they are", "hes": "he is", "shes": "she is", "wont": "will not",
    "didnt": "did not",
}  # fmt: skip


def words(text: str) -> list[str]:
    """The words by which two texts are compared: no case, no punctuation, one spelling of the apostrophe."""
    return _WORD.findall(_INNER_APOSTROPHE.sub("", text.casefold()))


def _same(text: str) -> str:
    """The text as far as it counts: its words, with one form for "I am" and "I'm"."""
    return " ".join(_LONG_FORMS.get(word, word) for word in words(text))


def _so_far(text: str) -> str:
    """The same of a text that goes on: without the word that may still grow."""
    return _same(_GROWING.sub("", text))


def _opening(reply: str) -> str:
    return " ".join(reply.split()[:OPENING_WORDS]) if reply.count(" ") >= OPENING_WORDS - 1 else ""


class Echo:
    """Compares a reply with the character's last ones (newest last) and with itself."""

    def __init__(self, recent: Sequence[str]) -> None:
        replies = [_same(reply) for reply in recent]
        self._recent, self._all = replies[-LAST:], replies
        lately, ever = (Counter(filter(None, map(_opening, some))) for some in (self._recent, replies))
        worn = {opening for opening, times in lately.items() if times > 1}
        self._worn = sorted(worn | {opening for opening, times in ever.items() if times >= OFTEN})
        parts = [[_same(part) for part in _SENTENCE.findall(reply)] for reply in recent[-LAST:]]
        stock, ends = Counter(said for reply in parts for said in set(reply)), Counter[str]()
        for reply in parts:
            ends.update(said for said in set(reply[1:]) if " " in said)
        self._stock = {said for said, times in stock.items() if times > 1 and said.count(" ") >= STOCK_SENTENCE - 1}
        self._ends = {said for said, times in ends.items() if times >= WORN_END}
        self._sentences: set[str] = set()

    def repeats(self, text: str, *, over: bool = False, cut: bool = False) -> bool:
        """Whether the reply is one of the last, or opens as two of them did. Very short ones may come again after a
        while; a reply that was `cut` off counts if it began as one of the last."""
        said = _same(text)
        if any(f"{said} ".startswith(f"{opening} ") for opening in self._worn):
            return True
        if not over or not said:
            return False
        long = said.count(" ") >= OPENING_WORDS
        near = self._all if long else self._recent if said.count(" ") > 1 else self._recent[-3:]
        return said in near or (cut and long and any(reply.startswith(said) for reply in near))

    def begins(self, text: str) -> bool:
        """Whether the reply so far is the beginning of one of the last."""
        said = _so_far(text)
        return any(reply.startswith(said) for reply in self._all)

    def opens(self, text: str) -> bool:
        """Whether the reply so far may become an opening that is worn out."""
        said = _so_far(text)
        return any(opening.startswith(said) for opening in self._worn)

    def stock(self, text: str, *, later: bool = False) -> bool:
        """Whether a whole sentence is one that stood in two of the last replies, or a short one that many of them
        ended with; `later`: it is not the first of this reply."""
        return _same(text) in self._stock or (later and _same(text) in self._ends)

    def sentence(self, text: str) -> bool:
        """Take in a whole sentence; whether it is a long one that was said before in this reply."""
        said = _same(text)
        if said.count(" ") < LONG_SENTENCE - 1:
            return False
        known = said in self._sentences
        self._sentences.add(said)
        return known

    def again(self, text: str, *, later: bool = False) -> bool:
        """Whether the sentence may still become one that was said before."""
        said = _so_far(text)
        before = (*self._sentences, *self._stock, *(self._ends if later else ()))
        return any(sentence.startswith(said) for sentence in before)
