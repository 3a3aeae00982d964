"""Thinking that a model writes into its text: held back while it lasts, so that nothing of it counts as speech.

What comes here in pieces cut anywhere is the text of one answer; finer marks are cleaned where the speech is."""

from __future__ import annotations

from dataclasses import dataclass

import regex

_TAG = r"(?:think|thinking|thoughts?|reasoning|seed:think)"
_OPEN = regex.compile(
    rf"<{_TAG}>|\[THINK\]|◁think▷|<\|channel\|>\s?(?:analysis|commentary)[^<\n]{{0,60}}<\|message\|>", regex.IGNORECASE
)
_CLOSE = regex.compile(
    rf"</{_TAG}>|\[/THINK\]|◁/think▷|<\|channel\|>\s?final[^<\n]{{0,60}}<\|message\|>", regex.IGNORECASE
)
_LONGEST_MARK = 100


@dataclass(slots=True)
class Thoughts:
    """Takes an opening thought out of a text. `unopened`: the model is known to close a thought that it never opens.

    `marked` is whether marks of thinking stood in the text, `thought` whether there were words between them, `closed`
    whether a thought ended that never began, `missing` whether an `unopened` thought was not there this time.
    """

    unopened: bool = False
    marked: bool = False
    thought: bool = False
    closed: bool = False
    missing: bool = False
    _place: str = "start"
    _held: str = ""
    _past: str = ""

    def __post_init__(self) -> None:
        self._place = "thought" if self.unopened else "start"

    def add(self, text: str) -> str:
        """The speech in the text so far that was not given before."""
        self._held += text
        while self._place != "speech":
            before = self._place
            self._move()
            if self._place == before:
                return ""
        said, self._held = self._held, ""
        self._past = (self._past + said)[-_LONGEST_MARK:]
        if not self.closed and "</" in self._past and _CLOSE.search(self._past):
            self.closed = self.marked = self.thought = True
        return said

    def finish(self, whole: bool) -> str:
        """What is left when nothing more comes; `whole`: the answer came to its end by itself."""
        held, self._held = self._held, ""
        if self._place != "thought":
            return held
        if self.unopened and not self.marked and whole:
            self.missing = True
            return held
        self.thought |= bool(held.strip())
        return ""

    def _move(self) -> None:
        """From the start into a thought or the speech, from a thought back to the start: after it another may come."""
        if self._place == "thought":
            found = _CLOSE.search(self._held)
            if found:
                self.thought |= bool(self._held[: found.start()].strip())
                self.marked, self._place, self._held = True, "start", self._held[found.end() :]
            return
        bare = self._held.lstrip()
        found = _OPEN.match(bare, partial=True)
        if found and not found.partial:
            self.marked, self._place, self._held = True, "thought", bare[found.end() :]
        elif bare and not found:
            self._place = "speech"
