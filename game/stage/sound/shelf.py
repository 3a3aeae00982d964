"""Fetches things in the background, so that no frame waits for a file."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Shelf(Generic[K, T]):
    """Things by their keys. `load` runs in a thread of its own and gives None for what cannot be had."""

    def __init__(self, load: Callable[[K], T | None]) -> None:
        self._load = load
        self._things: dict[K, T | None] = {}
        self._asked: set[K] = set()
        self._wanted: SimpleQueue[K | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._thread = Thread(target=self._work, name="sounds", daemon=True)
        self._thread.start()

    def ask(self, key: K) -> T | None:
        """The thing if it is there; it is fetched otherwise."""
        if key not in self._asked:
            self._asked.add(key)
            self._wanted.put(key)
        return self._things.get(key)

    def drop(self, key: K) -> None:
        """Keep it no longer."""
        self._asked.discard(key)
        self._things.pop(key, None)

    def close(self) -> None:
        """Fetch nothing more, and wait for what is being fetched; nothing is held afterwards."""
        with self._lock:
            self._closed = True
        self._wanted.put(None)
        self._thread.join()
        self._things.clear()

    def _work(self) -> None:
        while (key := self._wanted.get()) is not None:
            with self._lock:
                if self._closed:
                    return
                self._things[key] = self._load(key)
