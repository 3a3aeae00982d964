"""How far a measurement has come, and how long the rest will take."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

TOLD_EVERY = 30.0
"""Seconds between lines of progress where they cannot be written over."""


class Progress:
    """Counts steps (`unit`: turns, lines) and says how long the rest will take, from those that were made now; at most
    every `every` seconds."""

    def __init__(
        self,
        steps: int,
        tell: Callable[[str], None],
        every: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        unit: str = "turns",
    ) -> None:
        self._steps, self._tell, self._every, self._clock, self._unit = steps, tell, every, clock, unit
        self._done = self._made = 0
        self._started = self._told = clock()

    def skip(self, steps: int) -> None:
        """So many steps were made before."""
        self._done += steps

    def step(self, name: str) -> None:
        """One more step is made."""
        self._done += 1
        self._made += 1
        now = self._clock()
        if now - self._told >= self._every:
            self._told = now
            left = (now - self._started) / self._made * (self._steps - self._done)
            self._tell(f"{name}: {self._done} of {self._steps} {self._unit}, {clock_text(left)} left")


def clock_text(seconds: float) -> str:
    """Seconds as people say them: "40 s", "3 min", "1 h 20 min"."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60:02} min"


def shown(steps: int, unit: str) -> Progress:
    """Progress that is told on standard error."""
    return Progress(steps, tell, 0.0 if sys.stderr.isatty() else TOLD_EVERY, unit=unit)


def tell(text: str) -> None:
    """One line that is written over; in a file, one line after another."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
    elif text:
        sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
