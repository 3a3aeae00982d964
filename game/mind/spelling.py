"""Chat shorthand, old-fashioned words and slips of the finger in plain spelling, before a line is read for a deed."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

import regex

from game.mind.expression import expression
from game.mind.worldview import Thing

_WORDS: Mapping[str, str] = {
    "lemme": "let me", "gimme": "give me", "gonna": "going to", "pls": "please", "plz": "please", "plss": "please",
    "thx": "thanks", "ty": "thanks", "u": "you", "ur": "your", "urs": "yours", "hav": "have", "im": "i'm", "id": "i'd",
    "dont": "don't", "wont": "won't", "cant": "can't", "isnt": "isn't", "thats": "that's", "whats": "what's",
    "thou": "you", "thee": "you", "ye": "you", "thy": "your", "thine": "your", "yon": "that", "yonder": "that",
    "prithee": "please", "unto": "to", "wouldst": "would", "wilt": "will", "canst": "can", "dost": "do", "hast": "have",
    "loafs": "loaves", "half a dozen": "six", "half-dozen": "six", "a half dozen": "six",
}  # fmt: skip
_PHRASES = (
    (r"\bpray,?(?= (?:accept|take|have|sell|give|let|open|tell|keep)\b)", "please"),
    (r"\blets(?= (?:duel|fight|trade|haggle|bargain|say|make)\b)", "let's"),
    (r"(?:^|(?<=[.!?,;] ))ill(?= (?:take|have|buy|give|pay|sell|do|offer)\b)", "i'll"),
    (r"\bi would have of you\b", "i would like"),
    (r"\b(\d+) ?x\b(?= ?\p{L})", r"\1"),
    (r"\bx ?(\d+)\b", r"\1"),
)
_SPELLED = expression(rf"\b(?:{'|'.join(sorted(_WORDS, key=len, reverse=True))})\b", regex.I)
_LONGER = tuple((expression(pattern, regex.I), plain) for pattern, plain in _PHRASES)
_WORD = expression(r"\p{L}+")
SHORTEST, ALIKE = 6, 0.85
"""Words from so many letters on are taken for a misspelt thing where they are so much like its name."""


def in_plain_spelling(line: str, things: Mapping[str, Thing]) -> str:
    """The line as it would stand in a book: what people shorten, what they say to sound old, and the names of `things`
    with a letter wrong."""
    line = _SPELLED.sub(lambda found: _WORDS[found[0].lower()], line)
    for pattern, plain in _LONGER:
        line = pattern.sub(plain, line)
    names = _names(things)
    return _WORD.sub(lambda found: _nearest(found[0], names), line)


def _names(things: Mapping[str, Thing]) -> Mapping[str, str]:
    """The words of things, with how each is spelled: "fishhook" is "fish hook"."""
    names: dict[str, str] = {}
    for item, thing in things.items():
        for name in (item.replace("_", " "), thing.name, thing.plural):
            low = name.casefold()
            names[low.replace(" ", "")] = low
            names |= {word: word for word in low.split()}
    return names


def _nearest(word: str, names: Mapping[str, str]) -> str:
    low = word.casefold()
    if len(low) < SHORTEST or (low in names and names[low] == low):
        return word
    if low in names:
        return names[low]
    near = get_close_matches(low, [name for name in names if name[0] == low[0]], 1, ALIKE)
    return names[near[0]] if near else word
