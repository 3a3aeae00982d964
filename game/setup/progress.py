"""One line that tells the player what the set-up is doing."""

import re
import shutil
import time
from collections.abc import Callable
from typing import TextIO

REDRAW_SECONDS = 0.2

_DOWNLOADING = re.compile(r"\s*Downloading (\S+?)-\d\S* \((.+?)\)")
_COLLECTING = re.compile(r"Collecting ([A-Za-z0-9._-]+)")
_INSTALLING = re.compile(r"Installing collected packages: (.+)")


class Progress:
    """Rewrites one line on a terminal; elsewhere prints a line for each stage."""

    def __init__(self, stream: TextIO | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._clock = clock
        self._live = stream is not None and stream.isatty()
        self._started = clock()
        self._drawn_at = 0.0
        self._shown = 0
        self._text = ""

    @property
    def seconds(self) -> float:
        return self._clock() - self._started

    def stage(self, text: str) -> None:
        """A new part of the work begins."""
        self._text = text
        if self._live:
            self.draw(at_once=True)
        else:
            self._write(f"{text} ...\n")

    def detail(self, text: str) -> None:
        """Seen on a terminal only."""
        self._text = text
        self.draw()

    def draw(self, *, at_once: bool = False) -> None:
        """Brings the line and its seconds up to date; cheap enough to be called all the time."""
        now = self._clock()
        if self._live and (at_once or now - self._drawn_at >= REDRAW_SECONDS):
            self._drawn_at = now
            self._rewrite(f"{self._text} ({self.seconds:.0f} s)")

    def end(self, text: str = "") -> None:
        """Takes the line away, or leaves `text` in its place."""
        if self._live:
            self._rewrite("")
        if text:
            self._write(text + "\n")

    def _rewrite(self, line: str) -> None:
        # Spaces instead of an escape sequence: older Windows consoles print those.
        line = line[: max(shutil.get_terminal_size().columns - 1, 10)]
        self._write("\r" + line.ljust(self._shown) + ("" if line else "\r"))
        self._shown = len(line)

    def _write(self, text: str) -> None:
        if self._stream is not None:
            self._stream.write(text)
            self._stream.flush()


class PipReader:
    """Turns pip's output, line by line, into words for the player."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._packages = 0

    def __call__(self, line: str) -> None:
        if match := _COLLECTING.match(line):
            self._packages += 1
            self._progress.detail(f"Package {self._packages}: {match[1]}")
        elif match := _DOWNLOADING.match(line):
            self._progress.detail(f"Package {self._packages}: {match[1]}, {match[2]}")
        elif match := _INSTALLING.match(line):
            self._progress.stage(f"Installing {match[1].count(',') + 1} packages")
        elif "Retrying" in line:
            self._progress.detail("The package index does not answer; trying again")
