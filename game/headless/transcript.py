"""The transcript: one JSON object for each event, the same bytes for the same script."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TextIO

from game.session.events import Event, Prompt, Speech, name, payload


class Transcript:
    """Collects events as plain objects and writes them as they come. An utterance is one object, written when it is
    over. `prompts` puts whole messages in."""

    def __init__(self, script: str, out: TextIO | None = None, *, prompts: bool = False) -> None:
        self.script = script
        self.rows: list[dict[str, Any]] = []
        self._out = out
        self._prompts = prompts
        self._speech: dict[int, str] = {}

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
