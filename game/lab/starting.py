"""The start of the game, for `bench stage` in a process of its own: to the title, and until a game can begin.

It imports no more than `play` does.
"""

from __future__ import annotations

import tempfile
import time
from functools import partial
from pathlib import Path

from game.play import Launcher, read_all
from game.voice import UnderstudyVoice


def first(started: float) -> None:
    """Print the seconds from the start of this process to the first frame of the title, and until a game can begin."""
    from game.stage import App

    with tempfile.TemporaryDirectory(prefix="emberwick-", ignore_cleanup_errors=True) as folder:
        launcher = Launcher(partial(read_all, Path.cwd()), UnderstudyVoice(), Path(folder))
        app = App(launcher=launcher)
        app.frame(0)
        shown = time.time() - started
        reading = launcher.read_ahead()
        while not reading.done():
            app.frame(1 / 60)
            time.sleep(1 / 60)
        print(shown, time.time() - started)
        app.close()
        launcher.close()
