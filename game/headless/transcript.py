"""The transcript: one JSON object for each event, the same bytes for the same script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TextIO, get_args

from game.session.events import Done, Event, Prompt, Speech, name, payload

EVENTS = frozenset({name(kind.__new__(kind)) for kind in get_args(Event)} | {"setup", "restart"})
"""What an object can be called: the session's events, and what a script does by hand."""


class Transcript:
    """Collects events as plain objects and writes them as they come. An utterance is one object, written when it is
    over. `prompts` puts whole messages in; with a `clock` (in seconds) each turn is followed by an object `timing`."""

    def __init__(
        self,
        script: str,
        out: TextIO | None = None,
        *,
        prompts: bool = False,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.script = script
        self.rows: list[dict[str, Any]] = []
        self._out = out
        self._prompts = prompts
        self._clock = clock
        self._asked = clock() if clock else 0.0
        self._first: float | None = None
        self._speech: dict[int, str] = {}

    def asked(self) -> None:
        """The game is asked for something: the turn that may follow is timed from here."""
        if self._clock:
            self._asked, self._first = self._clock(), None

    def take(self, step: int, events: Iterable[Event]) -> None:
        """Add events that happened at `step`."""
        for event in events:
            if isinstance(event, Speech):
                self._speak(step, event)
            else:
                fields = payload(event)
                if isinstance(event, Prompt) and not self._prompts:
                    del fields["messages"]
                self.add(step, name(event), **fields)
            if self._clock:
                self._time(step, event, self._clock() - self._asked)

    def add(self, step: int, event: str, **fields: Any) -> None:
        """Add one object."""
        row = {"script": self.script, "step": step, "event": event, **fields}
        self.rows.append(row)
        if self._out:
            self._out.write(json.dumps(row, ensure_ascii=False, sort_keys=True) + "\n")

    def _speak(self, step: int, piece: Speech) -> None:
        text = self._speech.get(piece.line, "") + piece.text
        if not piece.last:
            self._speech[piece.line] = text
            return
        self._speech.pop(piece.line, None)
        self.add(step, "speech", npc=piece.npc, text=text.rstrip(), voice=piece.voice, line=piece.line)

    def _time(self, step: int, event: Event, seconds: float) -> None:
        """Note when the first word came and, at the end of the turn, how long all of it took."""
        if isinstance(event, Speech) and event.text and self._first is None:
            self._first = seconds
        elif isinstance(event, Done):
            first = None if self._first is None else round(self._first, 3)
            self.add(step, "timing", npc=event.npc, first_word=first, whole=round(seconds, 3))
