"""Games of growing length: how long recall and prompt take in a talk there, and what a saved one costs to load."""

from __future__ import annotations

import gc
import random
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from game.lab.silence import Templates, asked, memories
from game.log import Log
from game.mind.prompt import assemble
from game.mind.recall import Query
from game.save import Snapshot, Store
from game.session.chronicle import Chronicle
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice
from game.world import Draws, World
from game.world.state import PLAYER

SIZES = (10, 1_000, 10_000, 100_000)
NPC = "guard"
TALK = 40
"""Lines of one talk."""
TURNS = 200
"""So many turns of the last talk are timed."""
KEPT = 8
"""Messages that stay when a talk is summed up."""
SLOT = "long"


@dataclass(frozen=True, slots=True)
class LongGame:
    """A game of `size` lines with as many memories: milliseconds of the processor for recall and prompt of one turn
    (`slowest`: 99 of 100 stay under it), seconds to load it from a slot, MiB of it on the disk and in memory."""

    size: int
    median: float
    slowest: float
    loading: float
    on_disk: float
    in_memory: float


def long_games(resources: Resources, templates: Templates, sizes: tuple[int, ...] = SIZES) -> list[LongGame]:
    """Make, time, save and load one game of each size."""
    return [_long_game(resources, templates, size) for size in sizes]


def _long_game(resources: Resources, templates: Templates, size: int) -> LongGame:
    with _store() as store:
        store.begin()
        game = _Game(resources, templates, size, store)
        took = sorted(1000 * seconds for seconds in game.turns(TURNS))
        game.save()
        on_disk = sum(file.stat().st_size for file in (store.folder / SLOT).iterdir())
        began = time.perf_counter()
        _load(resources, store)
        loading = time.perf_counter() - began
        tracemalloc.start()
        loaded = _load(resources, store)
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        loaded.close()
    at = min(len(took) - 1, int(0.99 * len(took)))
    return LongGame(size, took[len(took) // 2], took[at], loading, on_disk / 2**20, held / 2**20)


def _load(resources: Resources, store: Store) -> Session:
    """The game as it is after loading, when the character has its memory."""
    session = Session(resources, UnderstudyVoice(), store, loaded=store.load(SLOT))
    session.memory(NPC)
    return session


@contextmanager
def _store() -> Iterator[Store]:
    with tempfile.TemporaryDirectory(prefix="emberwick-", ignore_cleanup_errors=True) as folder:
        store = Store(Path(folder))
        try:
            yield store
        finally:
            store.close()


class _Game:
    """A log of `size` spoken lines in talks of TALK, each line of the player with one thing that is remembered of it;
    the last talk is open."""

    def __init__(self, resources: Resources, templates: Templates, size: int, store: Store) -> None:
        self._resources, self._templates = resources, templates
        self._draw = random.Random(size)
        self._world: World = resources.new_world()
        self._chronicle = Chronicle(Log(), store)
        self._talk = ""
        self._stored = iter(memories(templates, self._draw, size))
        with self._chronicle.at_once():
            for number in range(0, size, 2):
                if number % TALK == 0:
                    self._open()
                line = self._ask(asked(templates, self._draw, 1)[0])
                self._answer("Aye, lad. Salt and tar.")
                self._remember(line)
                self._remember(line)
            self._open()

    def turns(self, number: int) -> Iterator[float]:
        """Seconds of the processor that recall and prompt of each turn take."""
        persona, town = self._resources.cast.personas[NPC], self._resources.cast.town
        gc.collect()  # what was thrown away before is none of this game's
        for turn in range(number):
            if turn and turn % (TALK // 2) == 0:
                self._open()
            text = asked(self._templates, self._draw, 1)[0]
            began = time.thread_time()
            self._chronicle.recall(NPC).search(Query(text, self._world.time))
            passed = time.thread_time() - began
            self._ask(text)
            began = time.thread_time()
            assemble(persona, town, self._chronicle.opened(NPC, self._talk), self._resources.count)
            yield passed + time.thread_time() - began
            self._answer("That is how it goes, lad.")

    def save(self) -> None:
        """Write the game into the slot."""
        store = self._chronicle.store
        head, sources = self._chronicle.log.head, self._resources.sources
        self._chronicle.write(Snapshot(head, self._world, Draws(0), "player", sources=sources))
        if store:
            store.save(SLOT, "A long game", 0)

    def _open(self) -> None:
        if self._talk:
            data = {"what": "talk_closed", "started": self._world.time.to_json(), "turns": TALK // 2, "came_to": ""}
            self._chronicle.add(self._world, "system", NPC, listeners=(PLAYER,), talk=self._talk, data=data)
        self._talk = f"t{self._chronicle.next_id}"
        data = {"what": "talk_opened", "examples": [], "mood": "calm"}
        self._chronicle.add(self._world, "system", NPC, listeners=(PLAYER,), talk=self._talk, data=data)

    def _ask(self, text: str) -> int:
        """The id of the player's line."""
        return self._chronicle.add(
            self._world, "speech", PLAYER, listeners=(NPC,), text=text, talk=self._talk, to=NPC
        ).id  # fmt: skip

    def _answer(self, text: str) -> None:
        self._chronicle.add(
            self._world, "speech", NPC, listeners=(PLAYER,), text=text, talk=self._talk, to=PLAYER, mood="calm"
        )

    def _remember(self, line: int) -> None:
        one = next(self._stored)
        data = {"what": "memory", "text": one.text, "importance": one.importance, "kind": "told", "role": "took_part"}
        if one.kind == "fact":
            data = {"what": "fact", "key": f"told_{line}", "value": one.text}
        self._chronicle.add(self._world, "mind", NPC, talk=self._talk, data=data, cites=(line,))
