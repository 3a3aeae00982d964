"""Vectors made on a thread of their own: nobody who draws frames waits for them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

AT_ONCE = 32
"""So many texts go to the source in one call: a question is never behind more."""
BOUND = 20_000
"""So many vectors are held in memory; the oldest go first."""
GIVES_UP_AFTER = 3
"""Failures in a row after which the source is left alone."""
Vector = Sequence[float]


class Source(Protocol):
    def embed(self, texts: Sequence[str]) -> Sequence[Vector]: ...

    def close(self) -> None: ...


class BackgroundEmbedder:
    """An embedder that answers at once with what it knows, None for the rest, and learns the rest meanwhile.

    `opened` makes the source, on the thread that uses it, when the first text is asked for. What was asked for last is
    made first. `trouble` is one sentence for the player when the source cannot be used: from then on nothing is made.
    """

    def __init__(self, opened: Callable[[], Source], bound: int = BOUND) -> None:
        self.trouble = ""
        self._opened, self._bound = opened, bound
        self._known: dict[str, Vector] = {}
        self._asked: set[str] = set()
        self._waiting: deque[list[str]] = deque()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def embed(self, texts: Sequence[str]) -> list[Vector | None]:
        """The vectors that are there by now, in the order of `texts`."""
        with self._changed:
            missing = [text for text in dict.fromkeys(texts) if text not in self._known and text not in self._asked]
            if missing and not self.trouble and not self._closed:
                self._asked.update(missing)
                self._waiting.extend(missing[at : at + AT_ONCE] for at in range(0, len(missing), AT_ONCE))
                self._changed.notify_all()
                if self._thread is None:
                    self._thread = threading.Thread(target=self._work, name="embedder", daemon=True)
                    self._thread.start()
            return [self._known.get(text) for text in texts]

    def wait(self, seconds: float) -> None:
        """Until something has come, or so many seconds."""
        with self._changed:
            if self._asked:
                self._changed.wait(seconds)

    def close(self, seconds: float = 1.0) -> None:
        """Stop; what is not made by then is not made."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify_all()
        if self._thread:
            self._thread.join(seconds)

    def _work(self) -> None:
        try:
            source = self._opened()
        except Exception as error:  # whatever a package or a server raises: the game goes on by words
            self._give_up(error)
            return
        failures = 0
        while (batch := self._next()) is not None:
            try:
                vectors = source.embed(batch)
                failures = 0
            except Exception as error:  # as above
                vectors, failures = [], failures + 1
                if failures == GIVES_UP_AFTER:
                    self._give_up(error)
            self._take(batch, vectors)
        source.close()

    def _next(self) -> list[str] | None:
        """The batch that was asked for last; None when it is over."""
        with self._changed:
            while not (self._waiting or self._closed or self.trouble):
                self._changed.wait()
            return self._waiting.pop() if self._waiting and not self.trouble else None

    def _take(self, batch: Sequence[str], vectors: Sequence[Vector]) -> None:
        with self._changed:
            self._asked.difference_update(batch)
            self._known.update(zip(batch, vectors, strict=False))
            while len(self._known) > self._bound:
                del self._known[next(iter(self._known))]
            self._changed.notify_all()

    def _give_up(self, error: Exception) -> None:
        """Nothing of the error's own text is shown: it may hold an address or a key."""
        with self._changed:
            self.trouble = (
                f"Memories are found by their words alone: the embedder does not work ({type(error).__name__}). "
                "See NPC_EMBEDDER in the README."
            )
            self._asked.clear()
            self._changed.notify_all()
