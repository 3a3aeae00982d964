"""The window without a screen: the drivers are set before pygame is imported."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from stage.golden import GOLDENS, Golden, compare, keep
from stage.played import SMALL, Play, Played

from game.session.resources import Resources, load_resources
from game.session.session import Session
from game.stage import App
from game.voice import UnderstudyVoice

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def resources() -> Resources:
    """The game's own files, without the story: what is tried here begins in an untouched town."""
    return replace(load_resources(ROOT), story={})


@pytest.fixture
def play(resources: Resources) -> Iterator[Play]:
    """Opens a window on a new game. With `pace` the voice speaks so many letters a second of game time."""
    opened: list[Played] = []

    def begin(pace: float = 0.0, size: tuple[int, int] = SMALL, model: str = "", host: str = "") -> Played:
        voice = UnderstudyVoice(pace, lambda: opened[0].session.step / 60 if opened else 0.0)
        voice.model, voice.host = model, host
        opened.append(Played(Session(resources, voice), size))
        return opened[-1]

    yield begin
    pygame.event.clear()
    for played in opened:
        played.app.close()
    pygame.quit()


@pytest.fixture
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> Golden:
    """Compares, or with `--goldens` keeps anew."""

    def check(app: App, name: str) -> None:
        frame, kept = tmp_path / f"{name}.png", GOLDENS / f"{name}.png"
        app.screenshot(frame)
        if request.config.getoption("--goldens"):
            keep(frame, kept)
        compare(frame, kept)

    return check
