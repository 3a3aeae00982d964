"""Replies: filled later by another thread, known from the start, or spoken at a pace."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterable, Sequence

from game.voice.request import Chunk, Failed, Finished, Text


def ends(chunk: Chunk) -> bool:
    """Whether nothing comes after this chunk."""
    return isinstance(chunk, Finished | Failed)


class QueuedReply:
    """A reply that another thread fills with `put`; `on_cancel` is called once when the reader gives it up."""

    def __init__(self, on_cancel: Callable[[], None] | None = None) -> None:
        self._chunks: queue.SimpleQueue[Chunk | None] = queue.SimpleQueue()
        self._on_cancel = on_cancel
        self._closed = False
        self._drained = False

    @property
    def closed(self) -> bool:
        """Whether the last chunk was put, or the reader has cancelled."""
        return self._closed

    def put(self, chunk: Chunk) -> None:
        """Add a chunk. After the last one, or after `cancel`, it is dropped."""
        if self._closed:
            return
        self._closed = ends(chunk)
        self._chunks.put(chunk)

    def poll(self) -> list[Chunk]:
        """What has come since the last call. Never waits."""
        found: list[Chunk] = []
        while not self._drained:
            try:
                chunk = self._chunks.get_nowait()
            except queue.Empty:
                break
            self._take(chunk, found)
        return found

    def wait(self, seconds: float) -> list[Chunk]:
        """Like `poll`, but waits up to `seconds` for something to come."""
        found = self.poll()
        if found or self._drained:
            return found
        try:
            chunk = self._chunks.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return []
        self._take(chunk, found)
        return found + self.poll()

    def cancel(self) -> None:
        """Give the answer up; nothing comes afterwards."""
        if self._drained:
            return
        self._closed = self._drained = True
        self._chunks.put(None)
        if self._on_cancel is not None:
            self._on_cancel()

    def _take(self, chunk: Chunk | None, found: list[Chunk]) -> None:
        if chunk is None or self._drained:
            self._drained = True
            found.clear()
            return
        found.append(chunk)
        self._drained = ends(chunk)


class ReadyReply:
    """A reply that is known from the start and comes whole with the first call."""

    def __init__(self, chunks: Iterable[Chunk]) -> None:
        self._left = list(chunks)

    def poll(self) -> list[Chunk]:
        """Everything, once."""
        found, self._left = self._left, []
        return found

    def wait(self, seconds: float) -> list[Chunk]:
        """Like `poll`: there is nothing to wait for."""
        return self.poll()

    def cancel(self) -> None:
        """Nothing comes afterwards."""
        self._left = []


class PacedReply:
    """Texts that come as if spoken at `pace` letters a second of `clock`, or all at once with pace 0. `end` comes
    together with the last of them."""

    def __init__(self, texts: Sequence[Text], end: Chunk, pace: float, clock: Callable[[], float]) -> None:
        self._left: list[Chunk] = [*texts, end]
        self._pace, self._clock = pace, clock
        self._due = self._clock()

    def poll(self) -> list[Chunk]:
        """What is due by now."""
        found: list[Chunk] = []
        while self._left and (self._pace <= 0 or self._due <= self._clock()):
            found += self._next()
        return found

    def wait(self, seconds: float) -> list[Chunk]:
        """The next text at once: who waits reads no clock."""
        return self.poll() or self._next()

    def cancel(self) -> None:
        """Nothing comes afterwards."""
        self._left = []

    def _next(self) -> list[Chunk]:
        count = 2 if len(self._left) == 2 else 1
        found, self._left = self._left[:count], self._left[count:]
        if self._pace > 0:
            self._due += sum(len(chunk.text) for chunk in found if isinstance(chunk, Text)) / self._pace
        return found
