"""One request from the first try to its last chunk: what is refused is left out, a passing fault is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.voice import faults, quirks
from game.voice.answer import Answer, AnswerError
from game.voice.connection import Connection
from game.voice.deltas import read
from game.voice.events import Events
from game.voice.limits import Limits
from game.voice.quirks import BARE, SWITCHES, UNCOMMON, Quirks
from game.voice.request import Chunk, Failed, Finished, Request

if TYPE_CHECKING:
    from openai import AsyncAPIResponse

ROUNDS = 10
"""Requests for one answer at most, however much a server refuses."""

URGENT = ("speech", "understanding")
"""Kinds of request that the player waits for."""

PASSING = ("refused", "reset", "cut", "server", "rate")
"""Faults that may be gone a moment later."""

RETRIES = 2

RETRY_WITHIN = 3.0
"""Seconds after which nothing is retried any more: by then the understudy should speak."""

USAGE_WITHIN = 1.0
"""Seconds for the token count, which comes after the end of the speech."""

DRAIN_WITHIN = 0.1
"""Seconds for the end of the response after everything was said: a connection read to its end is used again."""

TOO_FEW = 0.7
"""A server that counts less than this part of our own count has cut the prompt; tokenizers differ by less."""


class Exchange:
    """One answer in the making. `emit` gets the chunks; the last is always `Finished` or `Failed`. `told` are the
    kinds of notes that were given before, `draw` gives numbers from 0 to 1 for the pauses before retries."""

    def __init__(
        self,
        connection: Connection,
        known: Quirks,
        limits: Limits,
        request: Request,
        schema: Mapping[str, Any] | None,
        emit: Callable[[Chunk], None],
        *,
        told: set[str],
        draw: Callable[[], float],
    ) -> None:
        self._connection, self._quirks, self._limits = connection, known, limits
        self._request, self._schema, self._emit, self._told, self._draw = request, schema, emit, told, draw
        self._host = connection.address.host
        self._trial: frozenset[str] = frozenset()
        self._sent: dict[str, Any] = {}
        self._answer = Answer(emit)
        self._retries = 0
        self._model = ""
        self._started = 0.0
        self.fault: AnswerError | None = None

    async def run(self, model: str, found: Callable[[str], None]) -> None:
        """Ask until there is an answer or a fault, which is then in `fault`. `found` is told the model's name if it
        had to be looked for."""
        loop = asyncio.get_running_loop()
        self._model, self._found = model, found
        self._started = loop.time()
        urgent = self._request.kind in URGENT
        first = self._limits.first_token if urgent else self._limits.total
        noting = loop.call_later(self._limits.note, self._note_loading) if urgent else None
        try:
            async with asyncio.timeout(min(first, self._limits.total)) as self._clock:
                self.fault = await self._tries()
        except TimeoutError:
            self.fault = AnswerError("timeout")
        finally:
            if noting:
                noting.cancel()
        self._end()

    async def _tries(self) -> AnswerError | None:
        fault = AnswerError("empty")
        rounds = 0
        while rounds < ROUNDS:
            try:
                await self._try()
            except Exception as error:  # the client's, the transport's, or of a server that answers nonsense
                fault = self._read_fault(error)
                if self._answer.begun or not (self._learn(fault) or await self._may_retry(fault)):
                    return fault
                rounds += fault.kind != "loading"
                continue
            learnt = self._learn_thinking()
            if self._answer.begun:
                self._confirm_trial()
                return None
            fault = AnswerError("empty")
            if not learnt and not self._without_stop():
                return fault
            rounds += 1
        return fault

    async def _try(self) -> None:
        if not self._model:
            model = await self._connection.first_model()
            if not model:
                raise AnswerError("path" if model is None else "model")
            self._model = model
            self._found(model)
        known = self._known | self._trial
        self._answer = Answer(self._emit, unopened="unopened" in known)
        self._sent = quirks.body(
            self._request, self._model, known, schema=self._schema, host=self._host, openai=self._is_openai
        )
        try:
            async with self._connection.ask(self._sent) as response:
                if "html" in response.headers.get("content-type", ""):
                    raise AnswerError("path")
                await self._listen(response)
        except Exception:
            if self._answer.finish is None:  # after the end it does not matter how the connection went
                raise
        self._answer.close()

    async def _listen(self, response: AsyncAPIResponse[Any]) -> None:
        loop, events, answer = asyncio.get_running_loop(), Events(), self._answer
        async with asyncio.timeout(None) as tail:
            async for data in response.iter_bytes():
                for event in events.feed(data):
                    answer.take(read(event))
                if answer.finish is None and answer.lively:
                    self._note_nothing()
                    more = loop.time() + self._limits.between
                    self._clock.reschedule(min(more, self._started + self._limits.total))
                elif answer.finish is not None and (tail.when() is None or events.done):
                    more_comes = "stream_options" in self._sent and answer.usage is None and not events.done
                    tail.reschedule(loop.time() + (USAGE_WITHIN if more_comes else DRAIN_WITHIN))
            for event in events.finish():
                answer.take(read(event))

    def _end(self) -> None:
        answer = self._answer
        if answer.begun and answer.finish is not None:
            self.fault = None
            self._note_truncated()
            self._emit(Finished(answer.finish, answer.usage))
            return
        fault = self.fault = self.fault or AnswerError("empty")
        has_key = self._connection.has_key
        words = faults.sentence(fault.kind, self._host, self._model, refusal=fault.refusal, has_key=has_key)
        self._emit(Failed(fault.kind, words))

    # --- notes to the player, each once

    def _note_loading(self) -> None:
        if not self._answer.lively and self._request.kind in URGENT:
            self._note("loading")

    def _note_truncated(self) -> None:
        usage, sent = self._answer.usage, self._request.tokens
        counted = max(usage.prompt or 0, usage.cached or 0) if usage else 0
        if 0 < counted < TOO_FEW * sent:
            self._note("truncated", counted=counted, sent=sent)

    def _note(self, kind: str, **fields: object) -> None:
        if kind not in self._told:
            self._told.add(kind)
            self._emit(faults.note(kind, self._host, **fields))

    def _note_nothing(self) -> None:
        """The model speaks: the next time that it loads is another one."""
        self._told.discard("loading")

    # --- what is learnt

    @property
    def _known(self) -> frozenset[str]:
        return self._quirks.of(self._host, self._model)

    @property
    def _is_openai(self) -> bool:
        return self._connection.address.is_openai

    def _read_fault(self, error: Exception) -> AnswerError:
        if isinstance(error, AnswerError):
            return error
        status, response = getattr(error, "status_code", None), getattr(error, "response", None)
        if isinstance(status, int) and response is not None:
            refusal = faults.read_refusal(status, response.text, response.headers)
            return AnswerError(faults.kind_of_refusal(refusal), refusal)
        return AnswerError(faults.kind_of_error(error, begun=self._answer.begun))

    def _learn(self, fault: AnswerError) -> bool:
        """Change the next try by what the server said; False if it said nothing that helps."""
        refusal = fault.refusal
        if fault.kind in ("path", "garbage"):
            return self._connection.try_next_base()
        if refusal is None or refusal.status not in (400, 422, 500) or fault.kind in ("context", "quota"):
            return False
        if fault.kind == "model" and not set(refusal.fields) & self._sent.keys() - {"model"}:
            return False
        role = quirks.needed(refusal, self._sent)
        names = (role,) if role and role not in self._known else quirks.refused_names(refusal, self._sent)
        if names and (role or refusal.status != 500):
            self._remember(names)
            return True
        return refusal.status != 500 and fault.kind == "bad_request" and self._try_barer()

    def _try_barer(self) -> bool:
        """It names nothing: ask once more without the uncommon fields, then with only what every server takes."""
        for fewer in (frozenset(UNCOMMON), frozenset(BARE)):
            if not fewer <= self._trial and fewer & {*self._sent, *self._formats()}:
                self._trial |= fewer
                return True
        return False

    def _formats(self) -> Iterable[str]:
        return (str(self._sent["response_format"]["type"]),) if "response_format" in self._sent else ()

    def _without_stop(self) -> bool:
        """Nothing was said: ask once more without `stop`, at which an answer that begins with a line break ends."""
        answer = self._answer
        if self._trial or "stop" not in self._sent or answer.finish != "stop" or answer.thoughts.thought:
            return False
        self._trial = frozenset(("stop",))
        return True

    def _confirm_trial(self) -> None:
        if self._trial != {"stop"} or self._answer.led_by_break:
            self._remember(self._trial)

    def _learn_thinking(self) -> bool:
        """Whether the answer taught something about its thinking that changes the next request."""
        switches = frozenset() if self._is_openai else frozenset(SWITCHES)
        new = self._answer.learnt(self._sent, switches) - self._known
        self._remember(new)
        if self._answer.thoughts.missing:
            self._quirks.drop(self._host, self._model, ("unopened",))
        return bool(new)

    def _remember(self, names: Iterable[str]) -> None:
        self._quirks.add(self._host, self._model, names)

    async def _may_retry(self, fault: AnswerError) -> bool:
        spent = asyncio.get_running_loop().time() - self._started
        if fault.kind == "loading":  # it is known to come, so that only the limit for the first token ends the waiting
            self._note_loading()
            await asyncio.sleep(2.5 * self._limits.retry)
            return True
        asked_for = fault.refusal.retry_after if fault.refusal is not None else None
        wait = max(self._limits.retry * 2**self._retries * (0.75 + self._draw() / 2), asked_for or 0.0)
        if self._retries >= RETRIES or fault.kind not in PASSING or spent + wait > RETRY_WITHIN:
            return False
        self._retries += 1
        await asyncio.sleep(wait)
        return True
