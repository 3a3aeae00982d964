"""One request from the first try to its last chunk: what is refused is left out, a passing fault is tried once more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.voice import faults, quirks
from game.voice.connection import Connection
from game.voice.deltas import Joiner, Piece, read
from game.voice.quirks import BARE, Quirks
from game.voice.request import Chunk, Failed, Finished, Request, Text, Usage

if TYPE_CHECKING:
    from openai import AsyncStream
    from openai.types.chat import ChatCompletionChunk

ROUNDS = 8
"""Requests for one answer at most, however much a server refuses."""

URGENT = ("speech", "understanding")
"""Kinds of request that the player waits for."""

PASSING = ("refused", "reset", "server", "rate")
"""Faults that may be gone a moment later."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for one answer: to connect, to the first sign of life (all tries together), between two signs, and
    all in all. What nobody waits for (see `URGENT`) may take the whole time for its first sign."""

    connect: float = 5.0
    first_token: float = 15.0
    between: float = 10.0
    total: float = 60.0


USAGE_WITHIN = 1.0
"""Seconds for the token count, which comes after the end of the speech."""

RETRY_AFTER = 0.5
"""Seconds before the one retry of a passing fault."""

RETRY_WITHIN = 3.0
"""Seconds after which nothing is retried any more: by then the understudy should speak."""


class AnswerError(Exception):
    """The server answered, but not with an answer."""

    def __init__(self, kind: str, refusal: faults.Refusal | None = None) -> None:
        super().__init__(kind)
        self.kind, self.refusal = kind, refusal


class Exchange:
    """One answer in the making. `emit` gets the chunks; the last is always `Finished` or `Failed`."""

    def __init__(
        self,
        connection: Connection,
        known: Quirks,
        limits: Limits,
        request: Request,
        schema: Mapping[str, Any] | None,
        emit: Callable[[Chunk], None],
    ) -> None:
        self._connection, self._quirks, self._limits = connection, known, limits
        self._request, self._schema, self._emit = request, schema, emit
        self._bare: frozenset[str] = frozenset()
        self._sent: dict[str, Any] = {}
        self._joiner = Joiner()
        self._begun = self._worded = self._retried = self._strange = False
        self._model = ""
        self._started = 0.0
        self._finish: str | None = None
        self._usage: Usage | None = None

    async def run(self, model: str, found: Callable[[str], None]) -> None:
        """Ask until there is an answer or a fault. `found` is told the model's name if it had to be looked for."""
        loop = asyncio.get_running_loop()
        self._model, self._found = model, found
        self._started = loop.time()
        first = self._limits.first_token if self._request.kind in URGENT else self._limits.total
        try:
            async with asyncio.timeout(min(first, self._limits.total)) as self._clock:
                fault = await self._tries()
        except TimeoutError:
            fault = AnswerError("timeout")
        if self._finish is not None:
            self._end()
        elif fault is not None:
            self._fail(fault)

    async def _tries(self) -> AnswerError | None:
        fault = None
        for _ in range(ROUNDS):
            try:
                await self._try()
            except Exception as error:  # the client's, the transport's, or of a server that answers nonsense
                fault = self._fault(error)
            else:
                self._remember(self._bare)
                return None
            if self._begun or self._finish or not (self._learn(fault) or await self._may_retry(fault)):
                return fault
        return fault

    async def _try(self) -> None:
        if not self._model:
            self._model = await self._connection.first_model()
            if not self._model:
                raise AnswerError("model")
            self._found(self._model)
        refused = self._quirks.of(self._connection.address.host, self._model) | self._bare
        self._joiner, self._strange = Joiner(), False
        self._sent = quirks.body(
            self._request, self._model, refused, schema=self._schema, openai=self._connection.address.is_openai
        )
        async with await self._connection.ask(self._sent) as stream:
            kind = stream.response.headers.get("content-type", "")
            if "html" in kind:
                raise AnswerError("path")
            if "json" in kind:
                self._take(read(json.loads(await stream.response.aread())))
            else:
                await self._listen(stream)
        if self._finish is None:
            raise AnswerError("cut" if self._begun else "garbage" if self._strange else "server")

    async def _listen(self, stream: AsyncStream[ChatCompletionChunk]) -> None:
        loop = asyncio.get_running_loop()
        async for event in stream:
            dump = getattr(event, "model_dump", None)
            self._take(read(dump(warnings=False) if dump else event))
            more = USAGE_WITHIN if self._finish is not None else self._limits.between
            self._clock.reschedule(min(loop.time() + more, self._started + self._limits.total))

    def _take(self, piece: Piece) -> None:
        if piece.error is not None:
            refusal = faults.read_refusal(200, faults.brief(piece.error))
            raise AnswerError(faults.kind_of_refusal(refusal), refusal)
        self._strange = self._strange or not piece.known
        self._say(self._joiner.add(piece.text))
        self._finish = piece.finish or self._finish
        self._usage = piece.usage or self._usage

    def _say(self, text: str) -> None:
        if text:
            self._begun = True
            self._worded = self._worded or not text.isspace()
            self._emit(Text(text))

    def _end(self) -> None:
        self._say(self._joiner.rest())
        if self._worded:
            self._emit(Finished(self._finish or "stop", self._usage))
        else:
            self._fail(AnswerError("empty"))

    def _fail(self, fault: AnswerError) -> None:
        where = self._connection
        words = faults.sentence(
            fault.kind, where.address.host, self._model, refusal=fault.refusal, has_key=where.has_key
        )
        self._emit(Failed(fault.kind, words))

    def _fault(self, error: Exception) -> AnswerError:
        if isinstance(error, AnswerError):
            return error
        status, response = getattr(error, "status_code", None), getattr(error, "response", None)
        if isinstance(status, int) and response is not None:
            refusal = faults.read_refusal(status, response.text, response.headers)
            return AnswerError(faults.kind_of_refusal(refusal), refusal)
        if getattr(error, "body", None) is not None:  # an error event inside the stream
            refusal = faults.read_refusal(200, faults.brief(getattr(error, "body", "")))
            return AnswerError(faults.kind_of_refusal(refusal), refusal)
        return AnswerError(faults.kind_of_error(error, begun=self._begun))

    def _learn(self, fault: AnswerError) -> bool:
        """Change the next try by what the server said; False if it said nothing that helps."""
        refusal = fault.refusal
        if fault.kind == "path":
            return self._connection.try_next_base()
        if refusal is None or refusal.status not in (400, 422) or fault.kind in ("context", "quota"):
            return False
        if fault.kind == "model" and not set(refusal.fields) & self._sent.keys() - {"model"}:
            return False
        names = quirks.refused_names(refusal, self._sent)
        if names:
            self._remember(names)
            return True
        if fault.kind != "bad_request" or self._bare:
            return False
        # It names nothing: ask once more with only what every server takes.
        self._bare = frozenset(BARE)
        return True

    def _remember(self, names: tuple[str, ...] | frozenset[str]) -> None:
        if names:
            self._quirks.add(self._connection.address.host, self._model, names)

    async def _may_retry(self, fault: AnswerError) -> bool:
        asked_for = fault.refusal.retry_after if fault.refusal is not None else None
        wait = max(RETRY_AFTER, asked_for or 0.0)
        spent = asyncio.get_running_loop().time() - self._started
        if self._retried or fault.kind not in PASSING or spent + wait > RETRY_WITHIN:
            return False
        self._retried = True
        await asyncio.sleep(wait)
        return True
