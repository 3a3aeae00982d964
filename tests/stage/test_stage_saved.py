"""The saved games: what each row tells, loading, saving over, deleting, and what is asked first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from stage.mouse import click, click_chip, click_entry
from stage.played import SMALL, Played

from game.play import Launcher
from game.save import Store
from game.save.store import LEFT_TITLE
from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings
from game.stage.quicksave import ASKS, LOADS
from game.stage.saved import NEW, NOTHING, RUNNING, TITLE, SavedGames
from game.voice import UnderstudyVoice

NAME = "Zerafina"


@pytest.fixture
def played(resources: Resources, tmp_path: Path) -> Iterator[Played]:
    """A window on a game that is kept on disk."""
    played = Played(Session(resources, UnderstudyVoice(), Store(tmp_path), name=NAME), SMALL)
    played.app.step(60)
    yield played
    pygame.event.clear()
    played.app.close()
    pygame.quit()


@pytest.fixture
def saved(played: Played, tmp_path: Path) -> Path:
    """Where two games are kept: one from before the first word, one after it."""
    played.go_to("guard")
    played.session.do(c.Save("old", "Before"))
    talk(played.session, "Good morning, guard.")
    played.app.step(30)
    played.app.press("save")
    return tmp_path


def title(resources: Resources, saves: Path, size: tuple[int, int] = SMALL, settings: Settings | None = None) -> App:
    """The saved games, from the title."""
    launcher = Launcher(lambda: resources, UnderstudyVoice(), saves)
    launcher.read_ahead().result()
    app = App(launcher=launcher, size=size, settings=settings)
    while "> Load" not in app.lines():
        app.press("down")
    app.press("confirm")
    assert TITLE in app.lines()
    return app


def talk(session: Session, text: str) -> None:
    """Say one line to the guard, who stands there."""
    for command in (c.Talk("guard"), c.Say(text), c.Leave()):
        session.do(command)
        while session.busy or session.working:
            session.listen(0.05)


def open_saved(played: Played) -> None:
    played.app.press("menu")
    for _ in range(3):
        played.app.press("down")
    played.app.press("confirm")
    assert TITLE in played.text


def choose(app: App, text: str) -> None:
    """Go down to a row or an entry, and take it."""
    for _ in range(12):
        if f"> {text}" in app.lines():
            app.press("confirm")
            return
        app.press("down")
    raise AssertionError(f"there is no {text}:\n" + "\n".join(app.lines()))


def test_a_row_tells_name_place_hour_time_and_last_words(saved: Path, resources: Resources, played: Played) -> None:
    said = [line.text for line in played.session.history if line.speaker == "guard"][-1]
    played.session.close()
    lines = title(resources, saved).lines()
    at = lines.index(f"Quick save – {NAME}")
    time = played.session.world.time
    assert lines[at + 1] == f"The north gate, day {time.day}, {time.clock} · 0 min played"
    assert lines[at + 2] == f"“{said}”"
    assert f"Before – {NAME}" in lines
    assert f"> {RUNNING} – {NAME}" in lines


def test_where_one_left_off_goes_on(saved: Path, resources: Resources, played: Played) -> None:
    played.session.world.money = 3
    played.session.close()
    app = title(resources, saved)
    app.press("confirm")
    assert app._game
    assert app._game.world.money == 3


def test_what_was_not_saved_is_kept_when_another_game_begins(saved: Path, resources: Resources, played: Played) -> None:
    talk(played.session, "I lost my compass.")
    played.session.close()
    launcher = Launcher(lambda: resources, UnderstudyVoice(), saved)
    launcher.new_game("player", "Someone").close()
    left = next(label for label in launcher.shelf.slots() if label.title == LEFT_TITLE)
    assert left.caption.name == NAME
    again = launcher.load(left.slot)
    assert "compass" in " ".join(line.text for line in again.history)
    again.close()
    assert left in launcher.shelf.slots()
    launcher.close()


def test_a_slot_is_loaded_from_the_title(saved: Path, resources: Resources, played: Played) -> None:
    played.session.close()
    app = title(resources, saved)
    choose(app, f"Before – {NAME}")
    assert app._game
    assert app._game.history == []


def test_loading_in_a_game_says_what_is_lost(saved: Path, played: Played) -> None:
    open_saved(played)
    choose(played.app, f"Before – {NAME}")
    assert "Load it" in played.text
    assert LOADS not in played.text  # it was just saved
    choose(played.app, "Load it")
    assert played.session.history == []
    assert TITLE not in played.text


def test_a_new_slot_and_one_that_is_saved_over(saved: Path, played: Played) -> None:
    open_saved(played)
    choose(played.app, NEW)
    assert f"Save 1 – {NAME}" in played.text
    assert (saved / "save_1" / "picture.png").is_file()
    before = (saved / "old" / "lines.jsonl").read_bytes()
    choose(played.app, f"Before – {NAME}")
    assert "> Leave it as it is" in played.text
    played.app.press("confirm")
    assert (saved / "old" / "lines.jsonl").read_bytes() == before
    choose(played.app, f"Before – {NAME}")
    choose(played.app, "Save over it")
    assert (saved / "old" / "lines.jsonl").read_bytes() != before


def test_the_picture_shows_the_game_and_no_menus(saved: Path, played: Played) -> None:
    by_key = pygame.image.load(saved / "quick" / "picture.png")
    open_saved(played)
    choose(played.app, NEW)
    by_menu = pygame.image.load(saved / "save_1" / "picture.png")
    one, other = (sum(pygame.transform.average_color(picture)[:3]) for picture in (by_key, by_menu))
    assert one == pytest.approx(other, abs=12)


def test_deleting_is_asked_about(saved: Path, played: Played) -> None:
    open_saved(played)
    while f"> Before – {NAME}" not in played.app.lines():
        played.app.press("down")
    played.app.press("take")
    assert "Delete Before?" in played.text
    played.app.press("confirm")
    assert (saved / "old").is_dir()
    played.app.press("take")
    choose(played.app, "Delete it for good")
    assert not (saved / "old").exists()
    assert "Before" not in played.text


def test_by_mouse_alone(saved: Path, played: Played) -> None:
    click(played.app, (4, 340), 3)
    click_entry(played.app, "Saved games")
    screen = played.app._stack[-1]
    assert isinstance(screen, SavedGames)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=list(screen._boxes())[1][1].center, buttons=(0, 0, 0)))
    played.app.step()
    assert f"> Quick save – {NAME}" in played.text
    click_chip(played.app, "Delete")
    click_entry(played.app, "Delete it for good")
    assert not (saved / "quick").exists()
    click(played.app, next(iter(screen._boxes()))[1].center)
    assert f"Save 1 – {NAME}" in played.text
    click_chip(played.app, "Back")
    assert played.app._stack[-1] is not screen


def test_quick_load_asks_only_where_something_is_lost(saved: Path, played: Played) -> None:
    played.app.press("load")
    assert ASKS not in played.text
    before = len(played.session.history)
    talk(played.session, "Good evening, guard.")
    played.app.press("load")
    assert ASKS in played.text
    played.app.press("confirm")
    assert len(played.session.history) > before
    played.app.press("load")
    choose(played.app, LOADS)
    assert len(played.session.history) == before


def test_without_a_quick_save_that_is_said(played: Played) -> None:
    played.app.press("load")
    assert "There is no saved game `quick`" in played.text


def test_damaged_and_newer_saves_say_so_and_stay(saved: Path, resources: Resources, played: Played) -> None:
    played.session.close()
    state = json.loads((saved / "old" / "save.json").read_text(encoding="utf-8"))
    (saved / "old" / "save.json").write_text(json.dumps({**state, "schema": 99}), encoding="utf-8")
    whole = (saved / "quick" / "save.json").read_bytes()
    (saved / "quick" / "save.json").write_bytes(whole[:100])
    app = title(resources, saved)
    text = "\n".join(app.lines())
    assert "A newer Emberwick saved this (format 99" in text
    assert "It is not whole" in text
    choose(app, "Before")
    assert app._game is None
    assert (saved / "old" / "save.json").is_file()


@pytest.mark.parametrize("raw", [None, b"", b"no picture", b"\x89PNG\r\n\x1a\n broken"])
def test_a_picture_that_cannot_be_shown_is_no_problem(
    saved: Path, resources: Resources, played: Played, raw: bytes | None, tmp_path: Path
) -> None:
    played.session.close()
    (saved / "quick" / "picture.png").unlink()
    if raw is not None:
        (saved / "quick" / "picture.png").write_bytes(raw)
    app = title(resources, saved)
    app.screenshot(tmp_path / "frame.png")
    assert f"Quick save – {NAME}" in "\n".join(app.lines())


@pytest.mark.parametrize("size", [(64, 48), (320, 200), (200, 900), (3840, 2160)])
def test_every_size_draws(saved: Path, resources: Resources, played: Played, size: tuple[int, int]) -> None:
    played.session.close()
    app = title(resources, saved, size, Settings(text_size="largest", high_contrast=True))
    for _ in range(4):
        app.press("down")


def test_nothing_is_saved_yet(resources: Resources, played: Played) -> None:
    open_saved(played)
    assert NEW in played.text
    assert NOTHING not in played.text
