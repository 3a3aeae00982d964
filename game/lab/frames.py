"""Frames of the real window, without a screen: how long each takes while a character answers."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from game.session.session import Session

SIZE = (1280, 720)
FRAME = 1 / 60
LINE = "How is the hill road?"
IDLE_FRAMES = 90
MOST_FRAMES = 1200
MOST_PAGES = 20


def frame_times(session: Session) -> tuple[list[float], list[float]]:
    """Seconds of each frame while an answer streams in, and while the same dialogue rests. Closes the session."""
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
        for _ in range(MOST_PAGES):
            frames(lambda: session.busy)
            if any(line.startswith("> ") for line in app.lines()):
                break
            app.press("confirm", steps=30)
        left = iter(range(IDLE_FRAMES))
        idle = frames(lambda: next(left, None) is not None)
        app.type(LINE)
        app.press("confirm")
        busy = frames(lambda: session.busy)
    finally:
        app.close()
    return busy, idle
