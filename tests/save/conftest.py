"""A folder of saves and a small game to keep in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.log import GameTime, Log
from game.save import Snapshot, Store
from game.world import Draws, Walker, World


class Game:
    """A log and a world, written to a store as the session does it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.log = Log()
        self.world = World(Walker("player", "town", (1, 1), "up"), {})
        store.begin()

    def say(self, text: str) -> None:
        self.log.append(time=GameTime(), place="town", kind="speech", speaker="player", text=text)
        self.store.append(self.log.rows, len(self.log) - 1)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.log.head, self.world, Draws(7), "player", 600, "half a sen", {"guard.yaml": "ab12"})

    def write(self) -> None:
        self.store.write_state(self.snapshot(), {"guard": {"npc_id": "guard", "talks": []}})

    def play(self, *texts: str) -> None:
        for text in texts:
            self.say(text)
        self.write()


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.fixture
def store(saves: Path) -> Iterator[Store]:
    """A store whose clock goes on by a minute whenever it is read."""
    clock = iter(range(1_800_000_000, 1_900_000_000, 60))
    store = Store(saves, now=lambda: float(next(clock)))
    yield store
    store.close()


@pytest.fixture
def game(store: Store) -> Game:
    """A game in which two lines were said."""
    game = Game(store)
    game.play("Hello.", "Do you know Ana?")
    return game


@pytest.fixture
def reopen(store: Store, saves: Path) -> Iterator[Callable[[], Store]]:
    """Quit, as it were, and start again on the same folder."""
    opened = [store]

    def again() -> Store:
        opened[-1].close()
        opened.append(Store(saves))
        return opened[-1]

    yield again
    opened[-1].close()
