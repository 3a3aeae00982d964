"""The settings by keys, by mouse and by pad; bindings and their conflicts; what is set holds at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from stage.mouse import click, click_entry
from stage.played import SMALL, Play, Played

from game.session.commands import Command
from game.session.events import Event, Prompt
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings, read_settings, write_settings
from game.stage.actions import Controls, Held
from game.stage.bindings import ACTIONS, KEYS, PAD, Bindings, conflicts
from game.stage.settings_rows import PAGES, ROWS, bound
from game.stage.settings_screen import SettingsScreen
from game.voice import UnderstudyVoice


def opened(played: Played) -> SettingsScreen:
    """The settings over the pause, by keys."""
    played.app.press("menu")
    while "> Settings" not in played.text:
        played.app.press("down")
    played.app.press("confirm")
    screen = played.app._stack[-1]
    assert isinstance(screen, SettingsScreen)
    return screen


def said(screen: SettingsScreen) -> str:
    return "\n".join(screen.lines())


def test_every_value_of_every_row_holds_and_comes_round() -> None:
    for row in (row for page in PAGES for row in ROWS[page] if not row.action):
        settings = Settings()
        seen = []
        for _ in range(30):
            seen.append(row.value(settings))
            settings = row.change(settings, 1)
        assert len(set(seen)) > 1 or row.title == "All as at first", row.title
        for _ in range(30):
            settings = row.change(settings, -1)
        assert settings == Settings(), row.title


def test_settings_by_keys_hold_at_once_and_are_kept(resources: Resources, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    app = App(Session(resources, UnderstudyVoice()), SMALL, keep=lambda settings: write_settings(path, settings))
    app.press("menu")
    while "> Settings" not in app.lines():
        app.press("down")
    for action in ("confirm", "down"):
        app.press(action)
    assert "> Text speed: ‹ normal ›" in app.lines()
    app.press("left")
    assert "> Text speed: ‹ slow ›" in app.lines()
    assert app._look.settings.letters_a_second == 20
    assert read_settings(path) == (replace(Settings(), letters_a_second=20.0), [])
    for _ in range(4):
        app.press("choices")
    assert any("[Pad]" in line for line in app.lines())
    app.press("up")
    app.press("confirm")
    assert "> Settings" in app.lines()
    app.close()


def test_a_key_is_rebound_with_its_conflict_shown_and_taken_back(play: Play) -> None:
    played = play()
    screen = opened(played)
    for _ in range(3):
        played.app.press("choices")
    for _ in range(ACTIONS.index("talk") + 1):
        played.app.press("down")
    played.app.press("confirm")
    assert "Press the new key" in said(screen)
    played.key(pygame.K_F12)
    assert "Press the new key" in said(screen), "what means the same everywhere cannot be given away"
    played.key(pygame.K_t)
    assert "> Talk, read: T  !  also: Take" in said(screen)
    assert "Take: T  !  also: Talk, read" in said(screen)
    played.app.press("confirm")
    played.key(pygame.K_ESCAPE)
    assert "Talk, read: T" in said(screen), "Escape leaves it as it is"
    played.app.press("confirm")
    played.key(pygame.K_q)
    assert "Talk, read: Q\n" in said(screen) + "\n"
    assert "also" not in said(screen)
    played.app.press("cancel")
    played.app.press("cancel")
    played.go_to("guard")
    assert "Q · talk to Bram" in played.text
    played.key(pygame.K_e)
    assert played.session.talk is None
    played.key(pygame.K_q)
    played.app.step(2)
    assert played.session.talk is not None


def test_a_pads_button_is_rebound_by_the_pad(play: Play) -> None:
    def button(number: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, instance_id=7, button=number))
            played.app.step()

    played = play()
    screen = opened(played)
    for _ in range(4):
        button(pygame.CONTROLLER_BUTTON_Y)
    assert "D-pad left, D-pad right – change · Y – next page · B – back" in said(screen)
    for _ in range(ACTIONS.index("bag") + 1):
        button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    button(pygame.CONTROLLER_BUTTON_A)
    assert "Press the new button" in said(screen)
    button(pygame.CONTROLLER_BUTTON_B)
    assert "> Bag: B  !  also: Leave, menu" in said(screen)
    button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    for _ in range(ACTIONS.index("load") - ACTIONS.index("bag") + 2):
        button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert "> All as at first" in said(screen)
    button(pygame.CONTROLLER_BUTTON_A)
    assert played.app.settings.pad == {}
    assert "Bag: Back" in said(screen)


def test_settings_by_mouse(play: Play) -> None:
    played = play()
    screen = opened(played)
    click(played.app, screen._tabs()[2].center)
    assert "[Picture]" in said(screen)
    click_entry(played.app, "Full screen")
    assert played.app.settings.full_screen
    assert pygame.display.is_fullscreen()
    click_entry(played.app, "Full screen")
    assert not pygame.display.is_fullscreen()
    assert played.app._surface.get_size() == SMALL
    click(played.app, screen._tabs()[4].center)
    click_entry(played.app, "All as at first")
    click(played.app, (5, 5), mouse_button=3)
    assert "> Settings" in played.text


@pytest.mark.parametrize("size", [(320, 200), (64, 48), (1920, 1080), (200, 900)])
def test_settings_draw_in_every_size(play: Play, size: tuple[int, int]) -> None:
    played = play(size=size)
    screen = opened(played)
    for _ in PAGES:
        played.app.press("choices")
        for _ in range(len(screen._rows) + 1):
            played.app.press("down")
            assert screen._chosen in [number for number, _ in screen._boxes()] or screen._chosen < 0


def test_by_default_nothing_collides() -> None:
    assert conflicts(KEYS) == {}
    assert conflicts(PAD) == {}


def test_what_the_player_bound_wins_over_what_was_there() -> None:
    settings = bound(Settings(), "bag", "keys", "e")
    bindings = Bindings(settings.keys)
    assert bindings.of_key(pygame.K_e) == "bag"
    assert conflicts(bindings.keys) == {"talk": ["bag"], "bag": ["talk"]}
    assert bound(settings, "bag", "keys", "i") == Settings()


def test_a_rebound_key_reaches_screens_that_look_at_keys(play: Play) -> None:
    played = play()
    played.app.change(replace(played.app.settings, keys={"history": "f2", "choices": "f4"}))
    played.talk_to("merchant")
    played.key(pygame.K_F2)
    assert "scroll" not in played.text
    assert played.text.count("Oda: ") == 2
    played.app.press("cancel")
    played.key(pygame.K_F4)
    assert "› Buy a lantern for 12 coins" in played.text


def test_a_key_that_is_held_counts_once() -> None:
    held = Held(Controls())
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0)
    assert held.feed(down, typing=False) == "up"
    assert held.feed(down, typing=False) is None


def test_language_and_tone_are_asked_of_a_model_only_where_they_are_set(resources: Resources) -> None:
    for settings, wanted in (
        (Settings(), ""),
        (Settings(language="German", tone="gentle"), "Bram answers in German. Bram uses no harsh or cruel words."),
    ):
        played = Played(Session(resources, UnderstudyVoice()), settings=settings)
        prompts = watched(played)
        played.talk_to("guard")
        played.app.type("Is the road shut?")
        played.app.press("confirm")
        played.app.step(30)
        assert len(prompts) == 2
        for prompt in prompts:
            assert ("answers in German" in str(prompt.messages[-1])) == bool(wanted)
            assert wanted in str(prompt.messages[-1])
        played.app.close()


def watched(played: Played) -> list[Prompt]:
    """The prompts of whatever the session does from now on."""
    prompts: list[Prompt] = []
    do = played.session.do

    def done(command: Command) -> list[Event]:
        events = do(command)
        prompts.extend(event for event in events if isinstance(event, Prompt))
        return events

    played.session.do = done  # type: ignore[method-assign]
    return prompts


def test_reduced_motion_keeps_the_map_as_it_is(play: Play) -> None:
    played = play()
    played.app.change(Settings(reduced_motion=True))
    played.app.step(400)
    played.session.world.people.clear()
    played.session.world.townspeople.clear()
    played.session.world.passed_steps = 0
    played.app.step()
    before = pygame.image.tobytes(played.app._surface, "RGB")
    played.app.step(20)
    assert pygame.image.tobytes(played.app._surface, "RGB") == before


def test_notes_can_be_switched_off(play: Play) -> None:
    played = play()
    played.app.change(Settings(notes=False))
    played.talk_to("guard")
    played.app.type("My name is Teodora.")
    played.app.press("confirm")
    played.app.step(30)
    assert not any(line.startswith("* Bram will remember") for line in played.app.lines())


def test_wrong_settings_are_told_when_the_game_begins(resources: Resources) -> None:
    app = App(Session(resources, UnderstudyVoice()), SMALL, wrong=["settings.json: text_size is 7."])
    assert "! settings.json: text_size is 7." in app.lines()
    app.close()
