"""What a line of text was before each change, to be taken back and made once more."""

from __future__ import annotations

State = tuple[tuple[str, ...], int, int]
"""Letters, caret, anchor."""
MOST = 200


class Past:
    """Changes of the same `kind` in a row, letter by letter, are one."""

    def __init__(self) -> None:
        self._before: list[State] = []
        self._after: list[State] = []
        self._kind = ""

    def note(self, state: State, kind: str) -> None:
        """A change follows; `state` is what was before it."""
        if not kind or kind != self._kind:
            self._before = [*self._before[1 - MOST :], state]
        self._after, self._kind = [], kind

    def part(self) -> None:
        """What follows is another change, of whatever kind."""
        self._kind = ""

    def back(self, now: State) -> State | None:
        """The state before the last change, if there was one."""
        return self._step(self._before, self._after, now)

    def forth(self, now: State) -> State | None:
        """The state that was left last by `back`, if nothing was changed since."""
        return self._step(self._after, self._before, now)

    def _step(self, source: list[State], target: list[State], now: State) -> State | None:
        self._kind = ""
        if not source:
            return None
        target.append(now)
        return source.pop()
