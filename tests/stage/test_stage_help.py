"""The help card, and the keys that mean the same everywhere: F1, F11, F12."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest
from stage.mouse import click, click_entry
from stage.played import SMALL, Play, Played

from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Screenshots, Settings
from game.stage.help import Help, parts
from game.voice import UnderstudyVoice

TIME = datetime(2026, 12, 3, 9, 5, 7)


@pytest.fixture
def session(resources: Resources) -> Session:
    return Session(resources, UnderstudyVoice())


def test_f1_shows_the_card_and_takes_it_away(play: Play) -> None:
    played = play()
    played.key(pygame.K_F1)
    assert "How to play" in played.text
    assert "Arrows or WASD – walk" in played.text
    played.key(pygame.K_F1)
    assert "How to play" not in played.text


@pytest.mark.parametrize("closes", ["confirm", "cancel"])
def test_in_a_talk_the_letters_that_are_typed_are_kept(play: Play, closes: str) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("I was about")
    played.key(pygame.K_F1)
    assert "How to play" in played.text
    played.app.press(closes)
    played.app.type(" to say")
    assert "> I was about to say" in played.text


def test_nothing_is_typed_or_turned_under_the_card(play: Play) -> None:
    played = play(pace=20)
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(30)
    played.key(pygame.K_F1)
    before = played.app._stack[-2].lines()
    played.app.step(200)
    assert played.app._stack[-2].lines() == before


def test_what_an_input_method_works_on_goes_when_the_card_comes(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="ni", start=2, length=0))
    played.app.step()
    played.key(pygame.K_F1)
    played.key(pygame.K_F1)
    played.app.type("Hello")
    assert "> Hello" in played.text


def test_the_card_speaks_of_the_device_in_hand(play: Play) -> None:
    played = play()
    click(played.app, (3, 3), mouse_button=1)
    played.key(pygame.K_F1)
    assert "Click – walk there" in played.text
    click(played.app, (3, 3), mouse_button=3)
    assert "How to play" not in played.text
    played.app._look.controls.device = "pad"
    played.key(pygame.K_F1)
    assert "Stick – walk" in played.text
    assert "A – letters on the screen" in played.text


def test_the_pause_has_it_too(play: Play) -> None:
    played = play()
    played.app.press("menu")
    click_entry(played.app, "Help")
    assert "How to play" in played.text


def test_who_plays_for_the_first_time_sees_it_once(session: Session) -> None:
    kept: list[Settings] = []
    app = App(session, SMALL, Settings(knows_help=False), keep=lambda settings: kept.append(settings) or "")
    app.step()
    assert isinstance(app._stack[-1], Help)
    assert [settings.knows_help for settings in kept] == [True]
    app.press("confirm")
    assert isinstance(app._stack[-1], Help), "the key was meant for what stood before"
    app.step(60)
    app.press("confirm")
    app.step(10)
    assert "How to play" not in app.lines()
    app.close()


def test_every_line_names_what_to_press_as_the_player_has_bound_it(play: Play) -> None:
    played = play()
    played.app.change(replace(played.app.settings, keys={"bag": "k"}))
    assert "K – bag" in "\n".join(text for _, texts in parts(played.app._look.controls) for text in texts)


def test_f12_keeps_a_picture_and_says_where(session: Session, tmp_path: Path) -> None:
    folder = tmp_path / "Pictures" / "Emberwick"
    app = App(session, SMALL, screenshots=Screenshots(folder, lambda: TIME))
    played = _pressing_f12(app, times=2)
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["emberwick 2026-12-03 09.05.07 (2).png", "emberwick 2026-12-03 09.05.07.png"]
    assert pygame.image.load(folder / names[1]).get_size() == SMALL
    assert any(f"* The picture is {folder}" in line for line in played)


def test_a_folder_that_cannot_be_written_is_one_sentence(session: Session, tmp_path: Path) -> None:
    (tmp_path / "Pictures").write_text("a file")
    app = App(session, SMALL, screenshots=Screenshots(tmp_path / "Pictures", lambda: TIME))
    assert any("cannot be kept in" in line for line in _pressing_f12(app))


def test_f11_fills_the_screen_and_comes_back(play: Play) -> None:
    played: Played = play()
    played.key(pygame.K_F11)
    assert played.app.settings.full_screen
    played.key(pygame.K_F11)
    assert not played.app.settings.full_screen
    assert played.app._surface.get_size() == SMALL


def _pressing_f12(app: App, times: int = 1) -> list[str]:
    """What the window says when the pictures are written."""
    app.step()
    for _ in range(times):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_F12, mod=0, unicode="", scancode=0))
        app.step()
    app._screenshots.close()
    app.step()
    said = app.lines()
    app.close()
    return said
