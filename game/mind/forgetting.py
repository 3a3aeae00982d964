"""What the player made a character forget: whatever says the same and rests on older lines is not remembered again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import regex

from game.mind.expression import expression
from game.mind.intent_text import content_words, stem, words

_SENTENCE_END = expression(r"(?<=[.!?…])\s+")
_NAMELESS = "the traveller"


@dataclass(frozen=True, slots=True)
class Forgotten:
    """`text` was forgotten, or corrected, under `key`; it rested on `line`. What rests on lines up to `until` does not
    bring it back: told anew, it counts. A name that stands in other texts becomes `instead`, or nameless."""

    key: str
    text: str
    line: int
    until: int
    instead: str = ""


def revived(key: str, text: str, source: int, forgotten: Iterable[Forgotten]) -> bool:
    """Whether a fact or memory that rests on line `source` says again what was forgotten."""
    return any(source <= gone.until and _same(key, text, source, gone) for gone in forgotten)


def _same(key: str, text: str, source: int, gone: Forgotten) -> bool:
    if "name" in (key, gone.key) or "statement" in (key, gone.key):
        return key == gone.key and text.casefold() == gone.text.casefold()
    old, new = _telling(gone.text), _telling(text)
    return old <= new or new <= old or (source == gone.line and _mostly(old, new))


def told_without(text: str, source: int, forgotten: Iterable[Forgotten]) -> str:
    """A text about lines from `source` on without the sentences that tell what was forgotten; may come to nothing."""
    for gone in forgotten:
        if source > gone.until or gone.key == "statement":
            continue
        if gone.key == "name":
            text = _renamed(text, gone.text, gone.instead)
        else:
            old = _telling(gone.text)
            text = " ".join(part for part in _SENTENCE_END.split(text) if not _mostly(old, _telling(part)))
    return text


def _renamed(text: str, name: str, instead: str) -> str:
    said = regex.escape(name)
    if not instead:  # that the name was given is forgotten too
        text = regex.sub(rf"(?<!\w)gave the name {said}(?!\w)(?:, | and )?", "", text)
        text = " ".join(part for part in _SENTENCE_END.split(text) if not regex.fullmatch(rf"{said}\s*\.?", part))

    def other(found: regex.Match[str]) -> str:
        begins = not found.start() or found.string[: found.start()].rstrip()[-1:] in (".", "!", "?", "…")
        return instead or (_NAMELESS.capitalize() if begins else _NAMELESS)

    return regex.sub(rf"(?<!\w){said}(?!\w)", other, text)


def _mostly(old: frozenset[str], new: frozenset[str]) -> bool:
    """Whether more than half of what `old` tells is told in `new`."""
    return 2 * len(old & new) > len(old)


def _telling(text: str) -> frozenset[str]:
    """The stems that carry what a text says; all of them where it has nothing but small words."""
    return frozenset(stem(word) for word in content_words(text) or words(text))
