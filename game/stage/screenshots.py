"""Pictures of the screen that the player takes: written in a thread, each a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

import pygame

KEPT, NOT_KEPT = "The picture is {}.", "The picture of the screen cannot be kept in {} ({})."


class Outcome(NamedTuple):
    """Whether a picture was kept, and the sentence that says so."""

    kept: bool
    text: str


class Screenshots:
    """Taken into `folder`, which is made when it is needed; named by the time that `now` tells."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self._folder = folder
        self._now = now
        self._threads: list[Thread] = []
        self._told: SimpleQueue[Outcome] = SimpleQueue()

    @property
    def busy(self) -> bool:
        """Whether one is still being written, or has not been told of."""
        return bool(self._threads) or not self._told.empty()

    def take(self, surface: pygame.Surface) -> None:
        """Keep what a surface shows now."""
        name = f"emberwick {self._now():%Y-%m-%d %H.%M.%S}"
        thread = Thread(target=self._write, args=(surface.copy(), name))
        self._threads.append(thread)
        thread.start()

    def told(self) -> list[Outcome]:
        """What came of each that was written since the last time, or could not be."""
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        outcomes: list[Outcome] = []
        while True:
            try:
                outcomes.append(self._told.get_nowait())
            except Empty:
                return outcomes

    def close(self) -> None:
        """Wait until all are written."""
        for thread in self._threads:
            thread.join()

    def _write(self, picture: pygame.Surface, name: str) -> None:
        packed = BytesIO()
        pygame.image.save(picture, packed, "PNG")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = _written(self._folder, name, packed.getvalue())
        except OSError as error:
            self._told.put(Outcome(False, NOT_KEPT.format(self._folder, error.strerror or error)))
        else:
            self._told.put(Outcome(True, KEPT.format(path)))


def _written(folder: Path, name: str, content: bytes) -> Path:
    """A new file: what is there already stays, and gets a neighbour with a number."""
    for number in count(1):
        path = folder / f"{name}{f' ({number})' if number > 1 else ''}.png"
        try:
            with path.open("xb") as file:
                file.write(content)
        except FileExistsError:
            continue
        return path
    raise AssertionError
