"""What a game is made of is read behind the title."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import ContentError, Problem
from game.exits import BAD_INPUT
from game.play import Launcher, play, read_all
from game.session.resources import Resources
from game.stage import App, Settings
from game.stage.naming import TITLE as NAME
from game.stage.opening import WORDS
from game.voice import UnderstudyVoice

ROOT = Path(__file__).resolve().parents[2]


class Slow:
    """Reads when it is let, and counts how often it was asked."""

    def __init__(self) -> None:
        self.go, self.times = threading.Event(), 0

    def __call__(self) -> Resources:
        self.times += 1
        assert self.go.wait(30)
        return read_all(ROOT)


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[Slow, Launcher]]:
    read = Slow()
    launcher = Launcher(read, UnderstudyVoice(), tmp_path)
    yield read, launcher
    read.go.set()
    launcher.close()


def test_the_title_stands_there_before_anything_is_read(slow: tuple[Slow, Launcher]) -> None:
    read, launcher = slow
    app = App(launcher=launcher)
    reading = launcher.read_ahead()
    app.step(3)
    assert "New game" in " ".join(app.lines())
    assert not reading.done()
    read.go.set()
    app.close()


def _picked_early(launcher: Launcher, settings: Settings | None = None) -> App:
    """A new game was chosen before anything is read."""
    app = App(launcher=launcher, size=(640, 360), settings=settings)
    launcher.read_ahead()
    app.step()
    for _ in range(3):  # a new game, this look, this name
        app.press("confirm")
    assert WORDS in app.lines()
    return app


def test_who_begins_before_it_is_read_sees_frames_until_it_is(slow: tuple[Slow, Launcher]) -> None:
    read, launcher = slow
    app = _picked_early(launcher)
    app.step(120)
    assert WORDS in app.lines()
    read.go.set()
    launcher.read_ahead().result()
    app.step(2)
    assert WORDS not in app.lines()
    assert NAME not in app.lines()
    assert read.times == 1
    app.close()


def test_escape_takes_back_what_was_picked(slow: tuple[Slow, Launcher]) -> None:
    read, launcher = slow
    app = _picked_early(launcher)
    app.press("cancel")
    read.go.set()
    launcher.read_ahead().result()
    app.step(3)
    assert NAME in app.lines()
    app.close()


@pytest.mark.parametrize("reduced", [False, True])
def test_the_figure_walks_where_motion_is_wanted(slow: tuple[Slow, Launcher], tmp_path: Path, reduced: bool) -> None:
    _, launcher = slow
    app = _picked_early(launcher, Settings(reduced_motion=reduced))
    app.step(30)  # the mouse's own pointer has settled
    app.screenshot(tmp_path / "first.png")
    app.step(9)
    app.screenshot(tmp_path / "later.png")
    assert ((tmp_path / "first.png").read_bytes() == (tmp_path / "later.png").read_bytes()) is reduced
    app.close()


def test_what_cannot_be_read_ends_the_wait_with_its_sentence(tmp_path: Path) -> None:
    go = threading.Event()

    def broken() -> Resources:
        assert go.wait(30)
        raise ContentError([Problem("assets/items.yaml", 3, "rope", "no price")])

    launcher = Launcher(broken, UnderstudyVoice(), tmp_path)
    app = _picked_early(launcher)
    go.set()
    assert launcher.read_ahead().exception(30)
    app.step(2)
    assert any("no price" in line for line in app.lines())
    assert launcher.failed
    app.run(ends=lambda: launcher.failed)
    launcher.close()


def test_who_leaves_while_it_is_read_waits_for_nothing(tmp_path: Path) -> None:
    code = (
        "import threading\nfrom pathlib import Path\n"
        "from game.play import Launcher\nfrom game.voice import UnderstudyVoice\n"
        f"launcher = Launcher(threading.Event().wait, UnderstudyVoice(), Path({str(tmp_path)!r}))\n"
        "launcher.read_ahead(); launcher.close()"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stderr=subprocess.PIPE, text=True)
    assert not done.stderr


def test_what_stays_is_left_to_no_collection() -> None:
    gc.unfreeze()
    before = gc.get_freeze_count()
    read_all(ROOT)
    assert gc.get_freeze_count() > before
    gc.unfreeze()


def test_a_game_that_cannot_be_read_is_told_when_one_begins(tmp_path: Path) -> None:
    def broken() -> Resources:
        raise ContentError([Problem("assets/items.yaml", 3, "rope", "no price")])

    launcher = Launcher(broken, UnderstudyVoice(), tmp_path)
    with pytest.raises(ContentError, match="no price"):
        launcher.new_game("player", "Robin")
    launcher.close()


def test_play_closes_and_says_why_where_the_files_do_not_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("platformdirs.user_config_dir", lambda *_, **__: str(tmp_path / "config"))
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    assert play(tmp_path, voice="understudy") == BAD_INPUT
    assert "get it again" in capsys.readouterr().err


def test_the_title_needs_no_mind() -> None:
    code = "import sys, game.play, game.stage; print(*(name for name in sys.modules if name.startswith('game.')))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"game.session.session", "game.session.resources", "game.mind.intent", "game.mind.persona"}
