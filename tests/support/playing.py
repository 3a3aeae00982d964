"""Playing a session in tests: standing before a character, finishing turns."""

from __future__ import annotations

import time

from support.server import PATIENCE

from game.session.events import Event, Speech
from game.session.session import Session
from game.session.travel import go_to


def before(session: Session, npc: str) -> None:
    """Walk up to a character."""
    go_to(session, npc)


def finish(session: Session, events: list[Event]) -> list[Event]:
    """Listen until the turn and the work in the background are over."""
    events = list(events)
    until = time.monotonic() + 3 * PATIENCE
    while session.busy or session.working:
        assert time.monotonic() < until, "the turn never ended"
        events += session.listen(0.1)
    return events


def text(events: list[Event]) -> str:
    """What was shown of speech."""
    return "".join(event.text for event in events if isinstance(event, Speech)).strip()
