"""How long a server is waited for, and how long it is left alone after it has failed."""

from __future__ import annotations

from dataclasses import dataclass

REST_AFTER = 3
"""Failures in a row after which a server is left alone for a while."""

LONGEST_REST = 300.0

UNRELATED = ("context", "unsupported", "bad_request", "resting")
"""Faults of one request, which say nothing about the next."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for one answer: to connect, to the first token (all tries together), between two tokens, and all in
    all. What nobody waits for may take the whole time for its first token. `note` is when the player is told that a
    model in this house is still loading or reading, `retry` the pause before the first retry (doubled before each
    further one), `rest` how long a failing server is left alone (doubled each time)."""

    connect: float = 5.0
    first_token: float = 10.0
    between: float = 10.0
    total: float = 60.0
    note: float = 10.0
    retry: float = 0.4
    rest: float = 20.0


AT_HOME = Limits(first_token=60.0, total=120.0)
"""For a server in this house, which may have to load its model or to read a whole prompt on a slow processor."""


LEAST, MOST = 1.0, 600.0
"""Seconds between which a player may choose how long a word is waited for."""


def patient(seconds: float) -> Limits:
    """The limits of a player who waits so many seconds for each word. Raises ValueError outside of LEAST to MOST."""
    if not LEAST <= seconds <= MOST:
        raise ValueError(f"{seconds:g} seconds are not between {LEAST:g} and {MOST:g}")
    return Limits(first_token=seconds, between=seconds, total=max(60.0, 3 * seconds), note=min(10.0, seconds / 2))


class Rest:
    """When a server that keeps failing is left alone. Times are seconds of one clock."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._failures: list[str] = []
        self._until = 0.0
        self._rests = 0
        self._told = False

    def left(self, now: float) -> float:
        """Seconds until the server is asked again; 0 if it may be asked now."""
        return max(0.0, self._until - now)

    def failed(self, kind: str, now: float, retry_after: float = 0.0) -> None:
        """Count a failure; `retry_after` is what the server itself asked for."""
        if kind in UNRELATED:
            return
        self._failures.append(kind)
        if self._rests or len(self._failures) >= REST_AFTER:
            self._until = now + min(LONGEST_REST, max(retry_after, self._seconds * 2**self._rests))
            self._rests = min(self._rests + 1, 8)
        elif retry_after:
            self._until = now + min(LONGEST_REST, retry_after)

    def worked(self) -> None:
        """It answered: all is forgotten."""
        self._failures, self._until, self._rests, self._told = [], 0.0, 0, False

    def is_known(self, kind: str) -> bool:
        """Whether this trouble was said before the rest, and need not be said at each further try."""
        return bool(self._rests) and kind in self._failures

    def tell(self) -> bool:
        """True the first time in a row of failures: the player is told once that the server rests."""
        told, self._told = self._told, True
        return not told
