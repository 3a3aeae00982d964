"""The line that tells what the set-up is doing."""

import io
from collections.abc import Iterator

from game.setup.progress import PipReader, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    def line(self) -> str:
        """What stands on the line in the end."""
        return self.getvalue().split("\r")[-1].rstrip()


def seconds(*values: float) -> Iterator[float]:
    yield from values


def test_a_terminal_sees_one_line_rewritten() -> None:
    screen, times = Terminal(), seconds(0, 1, 1, 2, 2)
    progress = Progress(screen, times.__next__)
    progress.stage("making .venv")
    progress.stage("fetching")
    assert "\n" not in screen.getvalue()
    assert screen.line() == "fetching (2 s)"


def test_it_is_drawn_no_more_often_than_the_eye_needs() -> None:
    screen, times = Terminal(), seconds(0, 10, 10, 10.1, 10.3, 10.3)
    progress = Progress(screen, times.__next__)
    progress.stage("one")
    progress.detail("two")
    assert screen.line() == "one (10 s)"
    progress.draw()
    assert screen.line() == "two (10 s)"


def test_the_end_takes_the_line_away() -> None:
    screen = Terminal()
    progress = Progress(screen, lambda: 0.0)
    progress.stage("fetching")
    progress.end("done")
    assert screen.line() == "done"


def test_a_file_gets_a_line_for_each_stage() -> None:
    out = io.StringIO()
    progress = Progress(out, lambda: 0.0)
    progress.stage("fetching")
    progress.detail("openai")
    progress.draw()
    progress.end("done")
    assert out.getvalue() == "fetching ...\ndone\n"


def test_without_a_stream_nothing_happens() -> None:
    progress = Progress(None, lambda: 0.0)
    progress.stage("fetching")
    progress.end("done")


def test_pip_is_put_into_words() -> None:
    screen = Terminal()
    progress = Progress(screen, iter(range(100)).__next__)
    read = PipReader(progress)
    read("Collecting openai<4,>=3.50 (from -r requirements.txt (line 8))\n")
    assert screen.line().startswith("Package 1: openai (")
    read("  Downloading openai-3.57.0-py3-none-any.whl (1.2 MB)\n")
    assert screen.line().startswith("Package 1: openai, 1.2 MB (")
    read("Installing collected packages: a, b, openai\n")
    assert screen.line().startswith("Installing 3 packages (")
