"""The bench `stage`: the window on the busiest map at night, in the rain, while text streams and a save is written; how
long it takes to the first frame; what an hour of play costs in memory."""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.lab.bench import Figure
from game.lab.frames import frame_times
from game.log import GameTime
from game.play import read_all
from game.save import Store
from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to, steps_to
from game.voice import UnderstudyVoice

if TYPE_CHECKING:
    from game.stage import App

MOST_FRAME, MOST_START, MOST_MEMORY = 8.0, 1.0, 200.0
"""Milliseconds of 99 in 100 frames, seconds from the start to the first frame, megabytes after an hour."""
LINES = (
    "Good evening to you.", "How is the hill road?", "What do you think of Kestrel?", "Is it far to the harbour?",
    "What is the bell for?", "Who sells rope here?", "Why is the gate shut?", "It is cold up here.",
)  # fmt: skip
NIGHT = GameTime(1, 22 * 60 + 30)
WHO = "merchant"
PACE = 40.0
"""Letters a second of the answers: a quick model."""
SAVE_EVERY = 0.5
"""Seconds between saves in the background."""
STARTS = 3
HOUR = 60 * 60
STEPS_A_FRAME, EVENTS_A_FRAME, IDLE_FRAMES = 30, 20, 20
"""The hour's script draws now and then only: memory grows with what is drawn, not with how often."""
ROUND = (
    "fountain", "harbour", "merchant", "study", "professor", "north_gate", "guard", "tavern", "market", "rival",
    "hollow_cave",
)  # fmt: skip


def bench_stage(root: Path, _: argparse.Namespace) -> list[Figure]:
    """Frames of the busiest map, the way to the first frame, and memory after an hour."""
    resources = read_all(root)
    with tempfile.TemporaryDirectory(prefix="emberwick-", ignore_cleanup_errors=True) as folder:
        with saving(resources, Path(folder) / "other"):
            streaming, rest = frame_times(_evening(resources, Path(folder) / "saves"), LINES)
        starts = [_child(root, "starting", "first") for _ in range(STARTS)]
        [memory] = _child(root, "bench_stage", "hour")
    start, ready = map(min, zip(*starts, strict=True))
    late = 1000 * _high(streaming)
    return [
        Figure("frame at night, rain, text, a save: median", 1000 * statistics.median(streaming), "ms",
               peer=1000 * statistics.median(rest)),
        Figure("frame at night, rain, text, a save: 99 of 100", late, "ms", f"≤ {MOST_FRAME:.0f}", late <= MOST_FRAME,
               peer=1000 * _high(rest)),
        Figure("start to the first frame, warm", start, "s", f"≤ {MOST_START:.1f}", start <= MOST_START),
        Figure("start until a game can begin", ready, "s"),
        Figure("memory after an hour", memory, "MB", f"≤ {MOST_MEMORY:.0f}", memory <= MOST_MEMORY),
    ]  # fmt: skip


def _evening(resources: Resources, saves: Path) -> Session:
    """A game in which the player stands on the market square, at night and in the rain."""
    session = Session(replace(resources, story={}), UnderstudyVoice(PACE), Store(saves), 0)
    go_to(session, WHO)
    session.do(c.Set(flag={"rain": True, "night": True}))
    session.world.time = NIGHT
    return session


@contextmanager
def saving(resources: Resources, folder: Path) -> Iterator[None]:
    """Write saves of another game, one after the other, while this block runs."""
    ends = threading.Event()
    session = Session(resources, UnderstudyVoice(), Store(folder), 1)

    def save() -> None:
        while not ends.wait(SAVE_EVERY):
            session.do(c.Save("bench", "Bench"))

    thread = threading.Thread(target=save)
    thread.start()
    try:
        yield
    finally:
        ends.set()
        thread.join()
        session.close()


def _child(root: Path, module: str, what: str) -> list[float]:
    """Figures that only a process of its own can tell."""
    started = time.time()
    code = f"from game.lab.{module} import {what}; {what}({started})"
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environ, check=True, stdout=subprocess.PIPE, text=True
    )
    return [float(figure) for figure in done.stdout.split()]


def hour(_: float) -> None:
    """Play for an hour of the window's time, through all places and hours of the day, and print the megabytes held."""
    from game.stage import App

    folder = Path(tempfile.mkdtemp(prefix="emberwick-"))
    session = Session(replace(read_all(Path.cwd()), story={}), UnderstudyVoice(), Store(folder), 0)
    app = App(session)
    for turn in range(HOUR * 60):
        if session.step >= HOUR * 60:
            break
        _round(session, app, turn)
    app.step()
    print(held())
    app.close()
    shutil.rmtree(folder, ignore_errors=True)


def _round(session: Session, app: App, turn: int) -> None:
    """Go somewhere, say something to whoever stands there, and look around for a while."""
    with suppress(ValueError, KeyError):
        for number, _ in enumerate(steps_to(session, ROUND[turn % len(ROUND)])):
            if number % EVENTS_A_FRAME == 0:
                app.step()
    session.do(c.Interact())
    if session.talk:
        session.do(c.Say(LINES[turn % len(LINES)]))
        app.step(STEPS_A_FRAME)
        session.do(c.Leave())
    for _ in range(IDLE_FRAMES):
        app.step(STEPS_A_FRAME)


def held() -> float:
    """The megabytes of memory that this process holds; the most that it ever held where the system tells no more."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    except (OSError, ValueError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (2**20 if sys.platform == "darwin" else 2**10)


def _high(values: list[float]) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
