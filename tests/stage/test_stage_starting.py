"""What a game is made of is read behind the title."""

from __future__ import annotations

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
from game.stage import App
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


def test_who_begins_before_it_is_read_gets_the_game_all_the_same(slow: tuple[Slow, Launcher]) -> None:
    read, launcher = slow
    launcher.read_ahead()
    threading.Timer(0.1, read.go.set).start()
    session = launcher.new_game("player", "Robin")
    assert session.world.player.map
    assert read.times == 1
    session.close()


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
