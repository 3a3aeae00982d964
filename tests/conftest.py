"""What all tests share: the game's files, read once, and the switch for slow tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.session.resources import Resources, load_resources
from game.session.session import Session
from game.voice import UnderstudyVoice

ROOT = Path(__file__).resolve().parent.parent
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the slow tests too")
    parser.addoption("--goldens", action="store_true", help="keep the golden screens anew; look at them afterwards")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if "long" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="slow: run with --long"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def resources() -> Resources:
    """The game's own files, without the story: what is tried here begins in an untouched town."""
    return replace(load_resources(ROOT), story={})


@pytest.fixture(scope="session")
def whole() -> Resources:
    """The game's own files, the story with them."""
    return load_resources(ROOT)


@pytest.fixture
def session(resources: Resources) -> Iterator[Session]:
    """A new game with the built-in voice that leaves nothing on disk."""
    game = Session(resources, UnderstudyVoice())
    yield game
    game.close()
