"""One background thread with an event loop of its own, in which jobs run one at a time, urgent ones first."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

SHUT_WITHIN = 0.5
"""Seconds for closing connections at the end."""


@dataclass(slots=True, eq=False)
class Job:
    """Work for the lane: `run` is started anew if the job was interrupted by an urgent one; `leave` is called
    instead of it, or after it, when the lane closes first."""

    run: Callable[[], Coroutine[Any, Any, None]]
    leave: Callable[[], None]
    urgent: bool
    given_up: bool = False


class _Loop(asyncio.SelectorEventLoop):
    """Looks names up in daemon threads: one that hangs must not hold up the end of the program, and the threads
    of the default executor do."""

    async def getaddrinfo(
        self, host: Any, port: Any, *, family: int = 0, type: int = 0, proto: int = 0, flags: int = 0
    ) -> list[Any]:
        found: asyncio.Future[list[Any]] = self.create_future()

        def tell(settle: Callable[[Any], None], outcome: object) -> None:
            if not found.done():
                settle(outcome)

        def look_up() -> None:
            settle: Callable[[Any], None] = found.set_result
            outcome: object
            try:
                outcome = socket.getaddrinfo(host, port, family, type, proto, flags)
            except (OSError, UnicodeError) as error:
                settle, outcome = found.set_exception, error
            with contextlib.suppress(RuntimeError):  # the loop is closed by now
                self.call_soon_threadsafe(tell, settle, outcome)

        threading.Thread(target=look_up, name="look-up", daemon=True).start()
        return await found


class Lane:
    """The thread. `open_up` runs in it first (slow imports), `shut` last. All methods may be called from any thread."""

    def __init__(self, open_up: Callable[[], None], shut: Callable[[], Awaitable[None]]) -> None:
        self._open_up, self._shut = open_up, shut
        self._urgent: deque[Job] = deque()
        self._side: deque[Job] = deque()
        self._current: Job | None = None
        self._task: asyncio.Task[None] | None = None
        self._loop = _Loop()
        self._work = asyncio.Event()
        self._stopping = False
        self._thread = threading.Thread(target=self._live, name="voice", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> bool:
        """Queue a job; an urgent one interrupts a side job under way. False if the lane is closed."""
        return self._tell(self._enqueue, job)

    def give_up(self, job: Job) -> None:
        """Take a job out of the queue, or stop it if it is under way."""
        job.given_up = True
        self._tell(self._drop, job)

    def close(self, seconds: float) -> bool:
        """Stop everything and end the thread, waiting at most `seconds`. Whether it has ended."""
        self._tell(self._stop)
        if threading.current_thread() is not self._thread:
            self._thread.join(max(0.0, seconds))
        return not self._thread.is_alive()

    def _tell(self, function: Callable[..., None], *args: Job) -> bool:
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:  # the loop is closed
            return False
        return True

    def _enqueue(self, job: Job) -> None:
        (self._urgent if job.urgent else self._side).append(job)
        if job.urgent and self._task is not None and self._current is not None and not self._current.urgent:
            self._task.cancel()
        self._work.set()

    def _drop(self, job: Job) -> None:
        for waiting in (self._urgent, self._side):
            with contextlib.suppress(ValueError):
                waiting.remove(job)
        if self._current is job and self._task is not None:
            self._task.cancel()

    def _stop(self) -> None:
        self._stopping = True
        self._work.set()
        if self._task is not None:
            self._task.cancel()

    def _live(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._open_up()
            self._loop.run_until_complete(self._serve())
            with contextlib.suppress(TimeoutError):
                self._loop.run_until_complete(asyncio.wait_for(self._shut(), SHUT_WITHIN))
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        while not self._stopping:
            job = self._next()
            if job is None:
                self._work.clear()
                await self._work.wait()
                continue
            self._current, self._task = job, self._loop.create_task(job.run())
            await asyncio.wait({self._task})
            interrupted = self._task.cancelled() and not job.given_up
            self._current = self._task = None
            if interrupted:
                self._side.appendleft(job)
        for job in (*self._urgent, *self._side):
            job.leave()

    def _next(self) -> Job | None:
        waiting = self._urgent or self._side
        return waiting.popleft() if waiting else None
