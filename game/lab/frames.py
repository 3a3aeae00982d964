"""Frames of the real window, without a screen: how long each takes while a character answers."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.session.session import Session

if TYPE_CHECKING:
    from game.stage.app import App

SIZE = (1280, 720)
FRAME = 1 / 60
LINE = "How is the hill road?"
IDLE_FRAMES = 90
MOST_FRAMES = 1200
MOST_PAGES = 20
STILL_FRAMES = 25
"""After so many frames without a new letter nothing more is typed: a full stop is a pause of 18."""


def frame_times(session: Session, lines: Sequence[str] = (LINE,)) -> tuple[list[float], list[float]]:
    """Seconds of each frame while answers to `lines` stream in and are typed, and while the same dialogue rests. Closes
    the session."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.stage.app import App

    app = App(session, SIZE)

    def frames(go_on: Callable[[], bool]) -> list[float]:
        taken: list[float] = []
        while go_on() and len(taken) < MOST_FRAMES:
            if not app.open:  # SDL makes closing the window of a signal to end
                raise KeyboardInterrupt
            started = time.perf_counter()
            app.frame(FRAME)
            taken.append(time.perf_counter() - started)
            time.sleep(max(0.0, FRAME - taken[-1]))
        return taken

    try:
        app.press("talk")
        frames(lambda: session.busy)
        _read_on(app)
        left = iter(range(IDLE_FRAMES))
        idle = frames(lambda: next(left, None) is not None)
        busy: list[float] = []
        for line in lines:
            _read_on(app)
            app.type(line)
            app.press("confirm")
            busy += frames(_streams(app, session))
    finally:
        app.close()
    return busy, idle


def _read_on(app: App) -> None:
    """Go on to where the player may write."""
    for _ in range(MOST_PAGES):
        if _writes(app):
            return
        app.press("confirm", steps=30)


def _writes(app: App) -> bool:
    """Whether the player may write."""
    return any(line.startswith("> ") for line in app.lines())


def _streams(app: App, session: Session) -> Callable[[], bool]:
    """Tells, frame by frame, whether an answer still comes or is typed: the screen's text has changed lately."""
    seen: deque[list[str]] = deque(maxlen=STILL_FRAMES)

    def still() -> bool:
        seen.append(app.lines())
        return session.busy or len(seen) < STILL_FRAMES or any(lines != seen[0] for lines in seen)

    return still
