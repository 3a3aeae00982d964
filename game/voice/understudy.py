"""The understudy's mouth: the built-in voice, which says what the mind has written for it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from typing import Any

from game.voice.faults import unsupported
from game.voice.reply import PacedReply, ReadyReply
from game.voice.request import Finished, Reply, Request, Text

_PIECE = re.compile(r"\s*\S+\s*|\s+")


class UnderstudyVoice:
    """Implements `Voice` without a model: says `Request.line`, word by word at `pace` letters a second of `clock`;
    with pace 0 everything comes with the first poll."""

    name = "understudy"
    model = ""
    host = ""

    def __init__(self, pace: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self._clock = clock

    def stream(self, request: Request) -> Reply:
        """Say the line. Without one (a summary, an extraction) it is `unsupported`."""
        if request.line is None:
            return ReadyReply([unsupported()])
        words = [Text(word) for word in _PIECE.findall(request.line)]
        return PacedReply(words, Finished("stop"), self.pace, self._clock)

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> Reply:
        """It extracts nothing: `unsupported`."""
        return ReadyReply([unsupported()])

    def close(self, seconds: float = 2.0) -> None:
        """There is nothing to close."""
