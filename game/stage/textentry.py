"""A line of text that the player writes: letters, a caret, what was sent before. Knows no pixels."""

from __future__ import annotations

import regex

from game.stage.fonts import clean, graphemes

LONGEST = 500
COUNTED_FROM = 400
MOST_MARKS = regex.compile(r"(\p{M}{3})\p{M}+")


class TextEntry:
    """`letters` as people count them; `caret` stands before letter number `caret`. `composing` is what an input
    method is still working on."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.caret = 0
        self.composing = ""
        self.sent: list[str] = []
        self._recalled = 0
        self._draft = ""

    @property
    def text(self) -> str:
        return "".join(self.letters)

    def insert(self, text: str) -> None:
        """Put text in at the caret: one line, without what no font can show, as much as there is room for."""
        text = MOST_MARKS.sub(r"\1", regex.sub(r"\s+", " ", clean(text)))
        room = LONGEST - len(self.letters)
        before = graphemes("".join(self.letters[: self.caret]) + "".join(graphemes(text)[: max(0, room)]))
        self.letters = before + self.letters[self.caret :]
        self.caret = len(before)
        self.composing = ""

    def replace(self, text: str) -> None:
        """Write another text, with the caret at its end."""
        self.letters, self.caret = [], 0
        self.insert(text)

    def move(self, by: int, word: bool = False) -> None:
        """Move the caret one letter or one word to the left (-1) or right (1)."""
        self.caret = self._word_edge(by) if word else min(max(0, self.caret + by), len(self.letters))

    def move_to(self, end: bool) -> None:
        self.caret = len(self.letters) if end else 0

    def delete(self, by: int, word: bool = False) -> None:
        """Delete the letter or word before (-1) or behind (1) the caret."""
        start = self.caret
        self.move(by, word)
        low, high = sorted((start, self.caret))
        del self.letters[low:high]
        self.caret = low

    def send(self) -> str:
        """Take the text out; nothing where there is none. It can be recalled later."""
        text = self.text.strip()
        if text and text not in self.sent[-1:]:
            self.sent.append(text)
        self.replace("")
        self._recalled, self._draft = 0, ""
        return text

    def recall(self, back: int) -> None:
        """Bring back what was sent: 1 for the line before, -1 for the line after; the draft comes last."""
        number = min(max(0, self._recalled + back), len(self.sent))
        if number == self._recalled:
            return
        if self._recalled == 0:
            self._draft = self.text
        self._recalled = number
        self.replace(self.sent[-number] if number else self._draft)

    def _word_edge(self, by: int) -> int:
        at = self.caret
        if by < 0:
            while at > 0 and self.letters[at - 1].isspace():
                at -= 1
            while at > 0 and not self.letters[at - 1].isspace():
                at -= 1
            return at
        while at < len(self.letters) and self.letters[at].isspace():
            at += 1
        while at < len(self.letters) and not self.letters[at].isspace():
            at += 1
        return at
