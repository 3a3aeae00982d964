"""The command `play`: opens the window, with a voice and a folder of saves."""

from __future__ import annotations

import gc
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from game.content import ContentError
from game.exits import BAD_INPUT, GOOD
from game.mind.tokens import VocabularyError
from game.save import SaveError, Store
from game.voice import BackgroundEmbedder, Voice, choose, choose_embedder

if TYPE_CHECKING:
    from game.session.resources import Resources
    from game.session.session import Session
    from game.world import Atlas

PACE = 80.0
"""Letters a second at which the understudy gives its words to the window; the typewriter sets the pace that is seen."""


class Launcher:
    """Starts games for the title screen, all with one voice and one folder of saves. What games are made of is read
    behind the title, in a thread that nobody waits for at the end."""

    def __init__(
        self, read: Callable[[], Resources], voice: Voice, saves: Path, embedder: BackgroundEmbedder | None = None
    ) -> None:
        self.voice = voice
        self._embedder = embedder
        self._read = read
        self._reading: Future[Resources] | None = None
        self._saves = saves
        self._store = Store(saves)

    def read_ahead(self) -> Future[Resources]:
        """Begin to read, if that has not begun."""
        if self._reading is None:
            self._reading = Future()
            threading.Thread(target=_fill, args=(self._reading, self._read), name="reading", daemon=True).start()
        return self._reading

    @property
    def atlas(self) -> Atlas | None:
        """The maps, None until they are read."""
        return self._reading.result().atlas if self._reading and self.ready and not self.failed else None

    @property
    def ready(self) -> bool:
        """Whether a game begins at once: all has been read, or cannot be."""
        return self._reading is not None and self._reading.done()

    @property
    def failed(self) -> bool:
        """Whether what games are made of cannot be read."""
        return self._reading is not None and self._reading.done() and self._reading.exception() is not None

    @property
    def has_journal(self) -> bool:
        return self._store.has_journal()

    @property
    def light_burns(self) -> bool:
        """Whether the lighthouse burns in the running game or in a saved one."""
        return self._store.flagged("light_burns")

    @property
    def shelf(self) -> Store:
        """The saved games."""
        return self._store

    def continue_(self) -> Session:
        """Go on where the last game stopped."""
        resources, session = self._parts()
        return session.resume(resources, self.voice, self._reopened(), self._embedder)

    def new_game(self, look: str, name: str) -> Session:
        """Begin anew; `look` is one of `game.world.LOOKS`, `name` what the player calls itself."""
        resources, session = self._parts()
        self._store.set_aside()
        seed = secrets.randbits(32)
        return session(resources, self.voice, self._reopened(), seed, embedder=self._embedder, look=look, name=name)

    def load(self, slot: str) -> Session:
        """Raises SaveError where nothing of the slot can be read."""
        resources, session = self._parts()
        self._store.set_aside(loading=slot)
        store = self._reopened()
        return session(resources, self.voice, store, loaded=store.load(slot), embedder=self._embedder)

    def close(self) -> None:
        self._store.close()
        if self._embedder:
            self._embedder.close()

    def _parts(self) -> tuple[Resources, type[Session]]:
        """What a game is made of, waited for."""
        resources = self.read_ahead().result()
        from game.session.session import Session  # half a second, which `read_all` has spent behind the title

        return resources, Session

    def _reopened(self) -> Store:
        """A game closes its store when it ends; the next one gets a new one."""
        self._store.close()
        self._store = Store(self._saves)
        return self._store


def _fill(reading: Future[Resources], read: Callable[[], Resources]) -> None:
    try:
        reading.set_result(read())
    except BaseException as error:  # whoever asks for the result raises it
        reading.set_exception(error)


def read_all(root: Path) -> Resources:
    """The game's files, and with them the code that plays them. Raises as `load_resources` does.

    They stay as long as the program runs, so the collector of garbage is told to look at them no more: a full
    collection, which falls into some frame of the game, goes through what was made since.
    """
    import game.session.session  # noqa: F401
    from game.mind.statements import learn
    from game.session.resources import load_resources

    resources = load_resources(root)
    for persona in resources.cast.personas.values():
        learn(persona)
    gc.collect()
    gc.freeze()
    return resources


def play(
    root: Path,
    *,
    voice: str | None = None,
    base_url: str | None = None,
    model: str | None = None,
    saves: Path | None = None,
    record: Path | None = None,
    directions: bool = False,
) -> int:
    """Play until the window is closed. Returns 0, or 2 where the game's own files or an option do not do."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    learnt = Path(platformdirs.user_data_dir("emberwick", appauthor=False))
    folder = saves or Path(os.environ.get("NPC_SAVES") or root / "saves")
    try:
        chosen = choose(
            voice, base_url=base_url, model=model, environ=os.environ, record=record, pace=PACE, folder=learnt
        )
        embedder = choose_embedder(root / "assets" / "tokenizer", learnt, base_url=base_url, environ=os.environ)
        launcher = Launcher(partial(read_all, root), chosen, folder, embedder)
    except (SaveError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    from game.stage import App, Screenshots, read_settings, write_settings

    kept = Path(platformdirs.user_config_dir("emberwick", appauthor=False)) / "settings.json"
    settings, wrong = read_settings(kept)
    pictures = Path(platformdirs.user_pictures_dir()) / "Emberwick"
    settings = replace(settings, directions=directions or settings.directions)
    try:
        keep, taken = partial(write_settings, kept), Screenshots(pictures)
        app = App(launcher=launcher, settings=settings, keep=keep, wrong=wrong, screenshots=taken, sound=True)
        app.frame(0)  # before anything is read: the window is there at once
        reading = launcher.read_ahead()
        app.run(ends=lambda: launcher.failed)
    finally:
        chosen.close()
        launcher.close()
    return _read_well(reading)


def _read_well(reading: Future[Resources]) -> int:
    """0, or 2 where the game's own files do not do: they were read while the title stood there, if it stood long
    enough."""
    if not reading.done():
        return GOOD
    try:
        reading.result()
    except (ContentError, VocabularyError) as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    return GOOD
