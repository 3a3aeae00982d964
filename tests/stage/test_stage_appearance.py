"""Choosing how the player looks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from stage.played import Shelf

from game.save import Store
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App
from game.stage.appearance import TITLE, WORDS
from game.stage.saying import portrait_of
from game.voice import UnderstudyVoice
from game.world import LOOKS


class Beginning:
    """A launcher that only begins anew."""

    ready = True
    has_journal = False
    light_burns = False

    def __init__(self, resources: Resources, store: Store | None = None) -> None:
        self.resources = resources
        self.atlas = resources.atlas
        self.store = store
        self.voice = UnderstudyVoice()
        self.shelf = Shelf()
        self.game: Session | None = None

    def continue_(self) -> Session:
        raise AssertionError("there is no journal")

    def load(self, slot: str) -> Session:
        raise AssertionError(f"there is no slot {slot}")

    def new_game(self, look: str, name: str) -> Session:
        self.game = Session(self.resources, self.voice, self.store, look=look, name=name)
        return self.game


@pytest.fixture
def launcher(resources: Resources) -> Beginning:
    return Beginning(resources)


def _choosing(launcher: Beginning) -> App:
    app = App(launcher=launcher, size=(640, 360))
    app.press("confirm")
    return app


def test_every_look_is_there_to_choose(launcher: Beginning) -> None:
    app = _choosing(launcher)
    assert len(LOOKS) >= 4
    assert app.lines()[-len(LOOKS) - 2 :] == [
        TITLE, f"> {WORDS[LOOKS[0]]}", *(WORDS[look] for look in LOOKS[1:]),
        "Left, Right – choose · Return – so be it · Escape – back",
    ]  # fmt: skip
    app.close()


def test_the_chosen_look_goes_ashore(launcher: Beginning) -> None:
    app = _choosing(launcher)
    app.press("right")
    app.press("right")
    app.press("left")
    app.press("confirm")
    app.press("confirm")
    assert launcher.game
    assert launcher.game.world.look == LOOKS[1]
    assert portrait_of(launcher.game, "player") == LOOKS[1]
    assert portrait_of(launcher.game, "guard") == "guard"
    app.close()


def test_escape_goes_back_to_the_title(launcher: Beginning) -> None:
    app = _choosing(launcher)
    app.press("cancel")
    assert TITLE not in app.lines()
    assert launcher.game is None
    app.close()


def test_the_mouse_chooses_and_picks(launcher: Beginning) -> None:
    app = _choosing(launcher)
    for x in range(600, 320, -4):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, 240), rel=(-4, 0), buttons=(0, 0, 0)))
        app.step()
        if f"> {WORDS[LOOKS[-1]]}" in app.lines():
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, 240), button=1))
            break
    app.step()
    app.press("confirm")
    assert launcher.game
    assert launcher.game.world.look == LOOKS[-1]
    app.close()


def test_the_chosen_figure_turns(launcher: Beginning, tmp_path: Path) -> None:
    app = _choosing(launcher)
    app.screenshot(tmp_path / "before.png")
    app.step(90)
    app.screenshot(tmp_path / "after.png")
    assert (tmp_path / "before.png").read_bytes() != (tmp_path / "after.png").read_bytes()
    app.close()


@pytest.mark.parametrize("keep_state", [True, False])
def test_the_look_is_kept_even_where_only_the_log_is_left(
    resources: Resources, tmp_path: Path, keep_state: bool
) -> None:
    store = Store(tmp_path)
    Session(resources, UnderstudyVoice(), store, look=LOOKS[3]).close()
    if not keep_state:
        (tmp_path / "_run" / "save.json").unlink()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert again.world.look == LOOKS[3]
    again.close()
