"""The voice of any OpenAI-compatible server, through the official client in a thread of its own."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from typing import Any

from game.voice import address, faults
from game.voice.connection import Connection
from game.voice.exchange import URGENT, Exchange
from game.voice.lane import Job, Lane
from game.voice.limits import AT_HOME, Limits, Rest
from game.voice.quirks import Quirks
from game.voice.reply import QueuedReply, ends
from game.voice.request import Chunk, Failed, Request
from game.voice.secret import Secret

DEFAULT_MODEL = "gpt-6-luna"
"""OpenAI's own successor of its small models. Other servers are asked what they have."""


class OpenAIVoice:
    """Implements `Voice`. One request at a time; what the player waits for interrupts a side request, which is
    started anew afterwards and whose text therefore comes in one piece at its end.

    `base_url` may leave out the scheme and `/v1`; without one it is OpenAI. Without a `model` OpenAI gets
    `DEFAULT_MODEL` and another server is asked for its first, which then stands in `model`. `quirks` is what was
    learnt about servers before, and is added to. A server that fails again and again is left alone for a while: then
    every answer is `Failed("resting", …)` at once. `clock` counts seconds, `draw` gives numbers from 0 to 1 that spread
    the retries. Raises `ValueError` with one sentence for an impossible address.
    """

    name = "openai"

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        model: str | None = None,
        *,
        limits: Limits | None = None,
        quirks: Quirks | None = None,
        clock: Callable[[], float] = time.monotonic,
        draw: Callable[[], float] = random.random,
    ) -> None:
        where = address.parse(base_url or address.OPENAI_URL)
        self.host = where.host
        self.model = model or (DEFAULT_MODEL if where.is_openai else "")
        self.quirks = Quirks() if quirks is None else quirks
        self._limits = limits or (AT_HOME if where.local else Limits())
        self._connection = Connection(where, Secret((api_key or "").strip()), self._limits.connect)
        self._clock, self._draw = clock, draw
        self._rest = Rest(self._limits.rest)
        self._told: set[str] = set()
        self._ready = self._closed = False
        self._lane = Lane(self._open_up, self._connection.shut)

    def __repr__(self) -> str:
        return f"OpenAIVoice(host={self.host!r}, model={self.model!r})"

    def stream(self, request: Request) -> QueuedReply:
        """Ask for speech (or, by `kind`, for a side request's text). Returns at once."""
        return self._ask(request, None)

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> QueuedReply:
        """Ask for one JSON object that fits `schema`, as well as the server can be held to it."""
        return self._ask(request, schema)

    def close(self, seconds: float = 2.0) -> None:
        """Stop everything and end the thread, waiting at most `seconds`. Open replies end with `Failed`."""
        self._closed = True
        self._lane.close(seconds)

    def _ask(self, request: Request, schema: Mapping[str, Any] | None) -> QueuedReply:
        urgent = request.kind in URGENT
        reply = QueuedReply(lambda: self._lane.give_up(job))

        async def run() -> None:
            with_all = reply.put if urgent else _Gathered(reply.put)
            try:
                await self._answer(request, schema, with_all)
            except Exception:  # whatever it is: nobody must wait for ever
                with_all(Failed("server", faults.sentence("server", self.host)))

        job = Job(run, lambda: reply.put(_closed_fault()), urgent)
        if self._closed or not self._lane.submit(job):
            reply.put(_closed_fault())
        return reply

    async def _answer(self, request: Request, schema: Mapping[str, Any] | None, emit: Callable[[Chunk], None]) -> None:
        if not self._ready:
            words = "The client for servers cannot be used here; set the game up anew, or check the proxy settings."
            emit(Failed("refused", words))
            return
        if self._rest.left(self._clock()):
            self._say_rest(emit)
            return
        held = _LastHeld(emit)
        exchange = Exchange(
            self._connection, self.quirks, self._limits, request, schema, held, told=self._told, draw=self._draw
        )
        await exchange.run(self.model, self._found)
        fault = exchange.fault
        if fault is None:
            self._rest.worked()
        elif self._rest.is_known(fault.kind):
            held.last = _resting_fault(self.host)
        if fault is not None:
            asked_for = fault.refusal.retry_after if fault.refusal is not None else None
            self._rest.failed(fault.kind, self._clock(), asked_for or 0.0)
        held.let_go()

    def _say_rest(self, emit: Callable[[Chunk], None]) -> None:
        """The built-in voice speaks meanwhile; the player is told of it once."""
        if self._rest.tell():
            emit(faults.note("resting", self.host))
        emit(_resting_fault(self.host))

    def _open_up(self) -> None:
        try:
            self._connection.open_up()
            self._ready = True
        except Exception:  # a package missing or broken, a proxy setting that is no address: said with each request
            self._ready = False

    def _found(self, model: str) -> None:
        self.model = model


class _Gathered:
    """Holds an answer's chunks back until it is whole, then passes all on."""

    def __init__(self, put: Callable[[Chunk], None]) -> None:
        self._put, self._held = put, list[Chunk]()

    def __call__(self, chunk: Chunk) -> None:
        self._held.append(chunk)
        if ends(chunk):
            for held in self._held:
                self._put(held)


class _LastHeld:
    """Passes an answer's chunks on, but holds its last one back until it is clear what is to be said."""

    def __init__(self, put: Callable[[Chunk], None]) -> None:
        self._put = put
        self.last: Chunk | None = None

    def __call__(self, chunk: Chunk) -> None:
        if ends(chunk):
            self.last = chunk
        else:
            self._put(chunk)

    def let_go(self) -> None:
        if self.last is not None:
            self._put(self.last)


def _resting_fault(host: str) -> Failed:
    return Failed("resting", faults.sentence("resting", host))


def _closed_fault() -> Failed:
    return Failed("reset", "The connection to the model was closed; start the game again to open it.")
