"""A voice with an ear on the wire: passes everything through and keeps the raw text and the times."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from game.voice import Chunk, Failed, Finished, Reply, Request, Text, Usage, Voice
from game.voice.relay import RelayingVoice

Clock = Callable[[], float]


@dataclass(slots=True)
class Heard:
    """One answer as it came: pieces with their times in seconds of the clock, and how it ended. An answer that was
    cancelled has neither `finish` nor `fault`."""

    request: Request
    asked: float
    pieces: list[str] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    finish: str = ""
    fault: str = ""
    usage: Usage | None = None

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    @property
    def first(self) -> float | None:
        """When the first piece with text came."""
        return next((t for t, piece in zip(self.times, self.pieces, strict=True) if piece.strip()), None)


class TappedVoice(RelayingVoice):
    """Implements `Voice` over `inner`. `heard` are the speech answers since the last `take`."""

    def __init__(self, inner: Voice, clock: Clock = time.perf_counter) -> None:
        super().__init__(inner)
        self._clock = clock
        self.heard: list[Heard] = []

    def stream(self, request: Request) -> Reply:
        """As the inner voice; speech is kept."""
        heard = Heard(request, self._clock())
        if request.kind == "speech":
            self.heard.append(heard)
        return _TappedReply(self._inner.stream(request), heard, self._clock)

    def take(self) -> list[Heard]:
        """What was heard since the last call, oldest first."""
        taken, self.heard = self.heard, []
        return taken


def hear_out(reply: Reply, seconds: float) -> None:
    """Wait until an answer is over; it is given up after so many seconds."""
    until = time.perf_counter() + seconds
    while not any(isinstance(chunk, Finished | Failed) for chunk in reply.wait(0.25)):
        if time.perf_counter() > until:
            reply.cancel()
            return


class _TappedReply:
    def __init__(self, inner: Reply, heard: Heard, clock: Clock) -> None:
        self._inner, self._heard, self._clock = inner, heard, clock

    def poll(self) -> list[Chunk]:
        return self._note(self._inner.poll())

    def wait(self, seconds: float) -> list[Chunk]:
        return self._note(self._inner.wait(seconds))

    def cancel(self) -> None:
        self._inner.cancel()

    def _note(self, chunks: list[Chunk]) -> list[Chunk]:
        heard = self._heard
        for chunk in chunks:
            match chunk:
                case Text(text):
                    heard.pieces.append(text)
                    heard.times.append(self._clock())
                case Finished(finish, usage):
                    heard.finish, heard.usage = finish, usage
                case Failed(kind):
                    heard.fault = kind
        return chunks
