"""Breaking text into lines of a width, once: what was laid out never moves again, however the text goes on."""

from __future__ import annotations

from collections.abc import Callable

import regex

from game.stage.fonts import clean, graphemes

Measure = Callable[[str], int]
"""Window pixels of a piece of text."""

_WIDE = r"[\p{Han}\p{Hiragana}\p{Katakana}]"
_TOKEN = regex.compile(rf"\n|[^\S\n]+|{_WIDE}[、。，．！？：；…」』）〉》]*|(?:(?!{_WIDE})[^\s—])+—*|—+", regex.V1)
_COMPLETE = regex.compile(rf'(?:[\s.,;:!?…—"”’»)\]]|{_WIDE}[、。，．！？：；…」』）〉》]*)$', regex.V1)


class Flow:
    """Text that arrives in pieces, as `lines` no wider than `width`. A line keeps the space at its end.

    A word at the end of a piece may go on in the next, so it is held back until something ends it.
    """

    def __init__(self, measure: Measure, width: int) -> None:
        self.lines: list[str] = [""]
        self._measure = measure
        self._width = width
        self._held = ""

    def add(self, text: str) -> None:
        """Lay out the next piece."""
        tokens = _TOKEN.findall(self._held + clean(text))
        self._held = "" if not tokens or _COMPLETE.search(tokens[-1]) else tokens.pop()
        for token in tokens:
            self._place(token)

    def finish(self) -> None:
        """Nothing follows: lay out what was held back."""
        self._place(self._held)
        self._held = ""

    def _place(self, token: str) -> None:
        line = self.lines[-1]
        if token == "\n":
            self.lines.append("")
        elif token.isspace():
            if line and not line.endswith(" "):
                self.lines[-1] += " "
        elif self._measure(line + token) <= self._width:
            self.lines[-1] += token
        elif self._measure(token) <= self._width:
            self.lines.append(token)
        else:
            self._place_letters(token)

    def _place_letters(self, word: str) -> None:
        """A word wider than a line is broken between letters."""
        for letter in graphemes(word):
            if self.lines[-1] and self._measure(self.lines[-1] + letter) > self._width:
                self.lines.append("")
            self.lines[-1] += letter


def wrapped(text: str, measure: Measure, width: int) -> list[str]:
    """A whole text in lines."""
    flow = Flow(measure, width)
    flow.add(text)
    flow.finish()
    return flow.lines
