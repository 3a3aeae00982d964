"""A line of text that the player writes: letters, a caret, what is marked, what was sent before. Knows no pixels."""

from __future__ import annotations

import regex

from game.stage.fonts import clean, graphemes
from game.stage.undoing import Past, State

LONGEST = 500
MOST_SENT = 50
"""How many lines can be brought back."""
_KINDS = regex.compile(r"(\s)|(\p{Han})|(\p{Hiragana})|(\p{Katakana})|([\p{L}\p{M}\p{N}_'’])")


class TextEntry:
    """`letters` as people count them; `caret` stands before letter number `caret`, and all between it and `anchor` is
    marked. `composing` is what an input method is still working on, its own caret before letter `composing_at`.
    `cut` counts the letters of the last paste for which there was no room: it holds `longest` letters."""

    def __init__(self, longest: int = LONGEST) -> None:
        self.longest = longest
        self.letters: list[str] = []
        self.caret = 0
        self.anchor = 0
        self.composing = ""
        self.composing_at = 0
        self.sent: list[str] = []
        self.cut = 0
        self._past = Past()
        self._recalled = 0
        self._draft = ""

    @property
    def text(self) -> str:
        return "".join(self.letters)

    @property
    def left(self) -> int | None:
        """How many letters there is still room for; None while that is plenty."""
        left = self.longest - len(self.letters)
        return left if left <= self.longest // 5 else None

    @property
    def marked(self) -> tuple[int, int]:
        """From which letter to before which one; twice the same where nothing is marked."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def marked_text(self) -> str:
        low, high = self.marked
        return "".join(self.letters[low:high])

    def insert(self, text: str) -> None:
        """Put text in the place of what is marked: one line, without what no font can show, as much as there is room
        for."""
        text = regex.sub(r"\s+", " ", clean(text))
        low, high = self.marked
        new = graphemes(text)
        room = max(0, self.longest - (len(self.letters) - (high - low)))
        self.composing, self.cut = "", max(0, len(new) - room)
        if not new and low == high:
            return
        self._past.note(self._state, "letter" if len(new) == 1 and low == high and not text.isspace() else "")
        self._write([*self.letters[:low], *new[:room]], self.letters[high:])

    def compose(self, text: str, at: int) -> None:
        """What an input method shows before it gives its letters; `at` counts code points."""
        self.composing = regex.sub(r"\s+", " ", clean(text))
        self.composing_at = min(max(0, at), len(self.composing))

    def replace(self, text: str) -> None:
        """Write another text, with the caret at its end."""
        self.mark_all()
        self.insert(text)

    def clear(self) -> None:
        """Begin anew; nothing of it comes back."""
        self.letters, self.caret, self.anchor = [], 0, 0
        self.composing, self.cut = "", 0
        self._past = Past()

    def move(self, by: int, word: bool = False, mark: bool = False) -> None:
        """Move the caret one letter or one word to the left (-1) or right (1), or off what is marked to that side;
        with `mark` what lies on the way is marked."""
        low, high = self.marked
        if low != high and not mark and not word:
            self.go_to(low if by < 0 else high)
        else:
            self.go_to(self._word_edge(by) if word else self.caret + by, mark)

    def move_to(self, end: bool, mark: bool = False) -> None:
        self.go_to(len(self.letters) if end else 0, mark)

    def go_to(self, at: int, mark: bool = False) -> None:
        """Put the caret before letter number `at`."""
        self.caret = min(max(0, at), len(self.letters))
        self.anchor = self.anchor if mark else self.caret
        self.cut = 0
        self._past.part()

    def mark_all(self) -> None:
        self.anchor, self.caret = 0, len(self.letters)

    def mark_word(self, at: int) -> None:
        """Mark the word, or the run of spaces or marks, of which letter number `at` is one."""
        if not self.letters:
            return
        at = min(at, len(self.letters) - 1)
        kind, low, high = _kind(self.letters[at]), at, at + 1
        while low > 0 and _kind(self.letters[low - 1]) == kind:
            low -= 1
        while high < len(self.letters) and _kind(self.letters[high]) == kind:
            high += 1
        self.anchor, self.caret = low, high

    def delete(self, by: int, word: bool = False) -> None:
        """Delete what is marked, else the letter or word before (-1) or behind (1) the caret."""
        low, high = self.marked
        if low == high:
            low, high = sorted((self.caret, self._word_edge(by) if word else self.caret + by))
            low, high = max(0, low), min(high, len(self.letters))
        self.cut = 0
        if low == high:
            return
        self._past.note(self._state, "" if word or high - low > 1 else "delete")
        self._write(self.letters[:low], self.letters[high:])

    def undo(self) -> None:
        """Take the last change back."""
        self._restore(self._past.back(self._state))

    def redo(self) -> None:
        """Make the change that was taken back last once more."""
        self._restore(self._past.forth(self._state))

    def send(self) -> str:
        """Take the text out; nothing where there is none. It can be recalled later."""
        text = self.text.strip()
        if text and text not in self.sent[-1:]:
            self.sent = [*self.sent[1 - MOST_SENT :], text]
        self.clear()
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

    @property
    def _state(self) -> State:
        return tuple(self.letters), self.caret, self.anchor

    def _write(self, before: list[str], after: list[str]) -> None:
        """Letters on both sides of the caret; those that meet there may become one."""
        start = "".join(before)
        self.letters = graphemes(start + "".join(after))
        count = length = 0
        while length < len(start):
            length += len(self.letters[count])
            count += 1
        self.caret = self.anchor = count

    def _restore(self, state: State | None) -> None:
        if state:
            self.letters, self.caret, self.anchor, self.cut = list(state[0]), state[1], state[2], 0

    def _word_edge(self, by: int) -> int:
        """Where a jump over one word ends: words, runs of marks and each script of the far east stand for
        themselves."""
        at = self.caret
        if by < 0:
            while at > 0 and _kind(self.letters[at - 1]) == 1:
                at -= 1
            kind = _kind(self.letters[at - 1]) if at > 0 else 0
            while at > 0 and _kind(self.letters[at - 1]) == kind:
                at -= 1
            return at
        while at < len(self.letters) and _kind(self.letters[at]) == 1:
            at += 1
        kind = _kind(self.letters[at]) if at < len(self.letters) else 0
        while at < len(self.letters) and _kind(self.letters[at]) == kind:
            at += 1
        return at


def _kind(letter: str) -> int:
    """1 for a space, others for scripts and words, 0 for marks."""
    found = _KINDS.match(letter)
    return (found.lastindex or 0) if found else 0
