"""The command `play`: opens the window, with a voice and a folder of saves."""

from __future__ import annotations

import os
import secrets
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import platformdirs

from game.content import ContentError
from game.exits import BAD_INPUT, GOOD
from game.mind.tokens import VocabularyError
from game.save import SaveError, Store
from game.session.resources import Resources, load_resources
from game.session.session import Session
from game.voice import BackgroundEmbedder, Voice, choose, choose_embedder
from game.world import Atlas

PACE = 80.0
"""Letters a second at which the understudy gives its words to the window; the typewriter sets the pace that is seen."""


class Launcher:
    """Starts games for the title screen, all with one voice and one folder of saves."""

    def __init__(
        self, resources: Resources, voice: Voice, saves: Path, embedder: BackgroundEmbedder | None = None
    ) -> None:
        self.voice = voice
        self._embedder = embedder
        self._resources = resources
        self._saves = saves
        self._store = Store(saves)

    @property
    def atlas(self) -> Atlas:
        return self._resources.atlas

    @property
    def has_journal(self) -> bool:
        return self._store.has_journal()

    @property
    def shelf(self) -> Store:
        """The saved games."""
        return self._store

    def continue_(self) -> Session:
        """Go on where the last game stopped."""
        return Session.resume(self._resources, self.voice, self._reopened(), self._embedder)

    def new_game(self, look: str, name: str) -> Session:
        """Begin anew; `look` is one of `game.world.LOOKS`, `name` what the player calls itself."""
        seed = secrets.randbits(32)
        store = self._reopened()
        return Session(self._resources, self.voice, store, seed, embedder=self._embedder, look=look, name=name)

    def load(self, slot: str) -> Session:
        """Raises SaveError where nothing of the slot can be read."""
        store = self._reopened()
        return Session(self._resources, self.voice, store, loaded=store.load(slot), embedder=self._embedder)

    def close(self) -> None:
        self._store.close()
        if self._embedder:
            self._embedder.close()

    def _reopened(self) -> Store:
        """A game closes its store when it ends; the next one gets a new one."""
        self._store.close()
        self._store = Store(self._saves)
        return self._store


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
        resources = load_resources(root)
        chosen = choose(
            voice, base_url=base_url, model=model, environ=os.environ, record=record, pace=PACE, folder=learnt
        )
        embedder = choose_embedder(root / "assets" / "tokenizer", learnt, base_url=base_url, environ=os.environ)
        launcher = Launcher(resources, chosen, folder, embedder)
    except (ContentError, VocabularyError, SaveError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    from game.stage import App, read_settings, write_settings

    kept = Path(platformdirs.user_config_dir("emberwick", appauthor=False)) / "settings.json"
    settings, wrong = read_settings(kept)
    settings = replace(settings, directions=directions or settings.directions)
    try:
        App(launcher=launcher, settings=settings, keep=partial(write_settings, kept), wrong=wrong, sound=True).run()
    finally:
        chosen.close()
        launcher.close()
    return GOOD
