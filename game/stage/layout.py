"""Breaking text into lines of a width, once: what was laid out never moves again, however the text goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import regex

from game.stage.fonts import clean, graphemes

Measure = Callable[[str], int]
"""Window pixels of a piece of text."""

_WIDE = r"[\p{Han}\p{Hiragana}\p{Katakana}]"
_CLOSES = r"[、。，．！？：；…‥」』）〉》】〕｝］・ーゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]"
"""What does not begin a line: marks that close, and small letters."""
_OPENS = r"[「『（〈《【〔｛［]"
_APART = r"(?:[^\S\n][!?;:»›%…]+(?=\s|$))?"
"""French sets a space before some marks; they stay with their word."""
_TOKEN = regex.compile(rf"\n|(?:{_OPENS}*{_WIDE}{_CLOSES}*|(?:(?!{_WIDE})[^\s—])+—*|—+){_APART}|[^\S\n]+", regex.V1)
_COMPLETE = regex.compile(rf'(?:[\s.,;:!?…—"”’»)\]]|{_WIDE}{_CLOSES}*)$', regex.V1)
_MAY_FOLLOW = ("”", "」")
"""Has room at the end of a line while more may come: what comes next may have to stay with the last word."""
_WIDE_END = regex.compile(rf"(?:{_WIDE}|{_CLOSES})$", regex.V1)
_SEAMS = regex.compile(r"(?<=[/\-?&=._#:])(?=[\p{L}\p{N}])")
"""Where an address or a long word is broken rather than anywhere."""
_CLOSING = regex.compile(rf"{_CLOSES}|[.,;:!?%…”’»›\p{{Pe}}]", regex.V1)


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
        ending: list[str] = []
        while tokens and not self._held and (not ending or ending[0].isspace()):
            ending.insert(0, tokens.pop())
        self._place_all(tokens)
        if self._at_the_edge("".join(ending).rstrip()):
            self._held = "".join(ending)
        else:
            self._place_all(ending)

    def finish(self) -> None:
        """Nothing follows: lay out what was held back."""
        self._place_all(_TOKEN.findall(self._held))
        self._held = ""

    def _at_the_edge(self, token: str) -> bool:
        """Whether a word has room in the line, but none for a mark behind it."""
        line = self.lines[-1] + token
        mark = _MAY_FOLLOW[_WIDE_END.search(token) is not None]
        return bool(token) and self._measure(line) <= self._width < self._measure(line + mark)

    def _place_all(self, tokens: Sequence[str]) -> None:
        for token in tokens:
            self._place(token)

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
            self._place_parts(token)

    def _place_parts(self, word: str) -> None:
        """A word wider than a line is broken at its seams; where there are none, between letters."""
        for part in _SEAMS.split(word):
            if self._measure(self.lines[-1] + part) <= self._width:
                self.lines[-1] += part
            elif self._measure(part) <= self._width and not _CLOSING.match(part):
                self.lines.append(part)
            else:
                self._place_letters(part)

    def _place_letters(self, word: str) -> None:
        own: list[str] = []
        for letter in graphemes(word):
            line = self.lines[-1]
            if line and self._measure(line + letter) > self._width:
                own = _kept_together(own) if _CLOSING.match(letter) else []
                self.lines[-1] = line[: len(line) - len("".join(own))]
                self.lines.append("".join(own))
            self.lines[-1] += letter
            own.append(letter)


def _kept_together(letters: Sequence[str]) -> list[str]:
    """The last of some letters with the marks behind it, which go to the next line with a mark that closes."""
    for count in range(1, min(4, len(letters))):
        if not _CLOSING.match(letters[-count]):
            return list(letters[-count:])
    return []


def wrapped(text: str, measure: Measure, width: int) -> list[str]:
    """A whole text in lines."""
    flow = Flow(measure, width)
    flow.add(text)
    flow.finish()
    return flow.lines
