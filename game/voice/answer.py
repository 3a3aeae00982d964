"""What one try of a request has brought: speech passed on, thoughts left out, how it ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.voice import faults
from game.voice.deltas import Joiner, Piece
from game.voice.request import Chunk, Text, Usage
from game.voice.thoughts import Thoughts


class AnswerError(Exception):
    """The server answered, but not with an answer."""

    def __init__(self, kind: str, refusal: faults.Refusal | None = None) -> None:
        super().__init__(kind)
        self.kind, self.refusal = kind, refusal


class Answer:
    """`begun` is whether a word was passed on to `emit`: from then on nothing is tried again. `lively` is whether there
    was a token at all, `strange` whether something came that is no chat event, `led_by_break` whether the first word
    stood after a line break. `unopened` as in `Thoughts`."""

    def __init__(self, emit: Callable[[Chunk], None], *, unopened: bool = False) -> None:
        self.begun = self.lively = self.strange = self.led_by_break = False
        self.finish: str | None = None
        self.usage: Usage | None = None
        self.thoughts = Thoughts(unopened)
        self._emit = emit
        self._joiner = Joiner()

    def take(self, piece: Piece) -> None:
        """The next event. Raises `AnswerError` for an error that stands in it."""
        if piece.error is not None:
            refusal = faults.read_error(piece.error)
            raise AnswerError(faults.kind_of_refusal(refusal), refusal)
        self.strange = self.strange or not piece.known
        self.lively = self.lively or bool(piece.text or piece.thought)
        self.thoughts.thought |= piece.thought
        self._say(self.thoughts.add(self._joiner.add(piece.text)))
        self.finish = piece.finish or self.finish
        self.usage = piece.usage or self.usage

    def close(self) -> None:
        """Nothing more comes. Raises `AnswerError` if it broke off."""
        if self.finish is None:
            raise AnswerError("garbage" if self.strange and not self.begun else "cut")
        self._say(self.thoughts.add(self._joiner.rest()))
        self._say(self.thoughts.finish(self.finish == "stop"))

    def learnt(self, sent: dict[str, Any], switches: frozenset[str]) -> set[str]:
        """What the answer shows of how the model thinks; a switch that was sent and did not help is named too."""
        names = {"in_text"} if self.thoughts.marked else set()
        if self.thoughts.closed:
            names.add("unopened")
        if self.thoughts.thought:
            names |= {"thinks"} | (switches & sent.keys())
        return names

    def _say(self, text: str) -> None:
        if not self.begun:
            self.led_by_break = text.lstrip(" \t").startswith(("\n", "\r"))
        if text and (self.begun or text.strip()):
            self.begun = True
            self._emit(Text(text))
