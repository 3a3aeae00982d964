"""Pads: buttons and sticks become actions, held input is let go, and a pad may be unplugged and plugged in again."""

from __future__ import annotations

import pygame
import pytest
from stage.played import Play, Played
from support.virtual_pad import VirtualPad, library

from game.stage.actions import Controls, Held
from game.stage.bindings import Bindings
from game.stage.pads import Pads
from game.world.nearby import way_to
from game.world.state import STEPS_A_TILE

NUMBER = 7


def button(played: Played, name: str, steps: int = 1) -> None:
    """Press a button of a known pad for so many steps."""
    number = getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.Event(kind, instance_id=NUMBER, button=number))
        played.app.step(steps)


def stick(played: Played, axis: int, value: float) -> None:
    pygame.event.post(
        pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=NUMBER, axis=axis, value=round(value * 32767))
    )
    played.app.step()


def go_by_pad(played: Played, target: str) -> None:
    for direction in way_to(played.session.world, played.session.atlas, target) or []:
        button(played, f"dpad_{direction}", STEPS_A_TILE)


def read_by_pad(played: Played) -> None:
    """Go on until the entry is open."""
    for _ in range(20):
        played.app.step(30)
        if played.writing:
            return
        button(played, "a")
    raise AssertionError(played.text)


def test_from_the_first_step_to_the_first_bargain_by_pad_alone(play: Play) -> None:
    played = play()
    go_by_pad(played, "merchant")
    assert "A · talk to Oda" in played.text
    button(played, "a")
    read_by_pad(played)
    button(played, "y")
    assert "A – choose" in played.app._stack[-1]._shown().hint
    assert "› Buy a lantern for 12 coins" in played.text
    button(played, "a")
    played.app.step(60)
    assert "Buy a lantern for 12 coins?" in played.text
    button(played, "a")
    read_by_pad(played)
    assert played.session.world.items == {"lantern": 1}
    button(played, "b")
    assert played.session.talk is None


def test_letters_are_written_by_pad(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    button(played, "a")
    assert "[q] w e r t y u i o p" in played.text
    button(played, "dpad_down")
    button(played, "dpad_right")
    button(played, "a")  # s
    button(played, "y")  # space
    button(played, "a")
    button(played, "x")  # delete
    assert "> s " in played.text
    for name in ("dpad_down", "dpad_down", "dpad_right", "dpad_right", "dpad_right"):
        button(played, name)
    assert "[Send]" in played.text
    button(played, "a")
    played.app.step(5)
    assert played.session.talk is not None
    assert ("player", "s") in played.session.talk.said
    assert "[Send]" not in played.text


def test_a_real_keyboard_writes_beside_the_one_on_the_screen(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    button(played, "a")
    played.app.type("Good day")
    assert "> Good day" in played.text
    played.key(pygame.K_ESCAPE)
    assert "[q]" not in played.text
    assert played.session.talk is not None


def test_a_stick_counts_from_half_its_way_and_trembling_changes_nothing(play: Play) -> None:
    played = play()
    player = played.session.world.player
    stick(played, 0, 0.45)
    played.app.step(5)
    assert not player.moving
    stick(played, 0, 0.55)
    assert player.moving
    stick(played, 0, 0.45)
    played.app.step(40)
    assert player.moving
    stick(played, 0, 0.1)
    played.app.step(40)
    assert not player.moving


def test_held_input_is_let_go_when_the_screen_changes(play: Play) -> None:
    played = play()
    stick(played, 0, 1.0)
    button(played, "start")
    assert "Pause" in played.text
    button(played, "b")
    played.app.step(60)
    assert not played.session.world.player.moving
    stick(played, 0, 0.0)
    stick(played, 0, 1.0)
    assert played.session.world.player.moving


def test_a_trigger_runs(play: Play) -> None:
    played = play()
    start = played.session.world.player.position[0]
    stick(played, 5, 1.0)
    stick(played, 0, 1.0)
    played.app.step(7)
    assert played.session.world.player.position[0] == start + 1


def test_a_held_direction_scrolls_on(play: Play) -> None:
    played = play()
    stick(played, 4, 1.0)
    assert "Quest log" in played.text
    held = Held()
    assert held.button("dpad_down", True) == "down"
    assert held.repeated(0.3) is None
    assert held.repeated(0.2) == "down"
    assert held.repeated(0.05) is None
    held.button("dpad_down", False)
    assert held.repeated(1.0) is None


def test_a_joystick_that_nobody_knows_counts_by_its_hat_and_first_buttons() -> None:
    pads = Pads()
    assert pads.presses(pygame.Event(pygame.JOYHATMOTION, instance_id=1, hat=0, value=(0, -1))) == [("dpad_down", True)]
    assert pads.presses(pygame.Event(pygame.JOYHATMOTION, instance_id=1, hat=0, value=(0, 0))) == [("dpad_down", False)]
    assert pads.presses(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=1, button=1)) == [("b", True)]
    assert pads.presses(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=1, button=40)) == []
    assert pads.presses(pygame.Event(pygame.JOYAXISMOTION, instance_id=1, axis=1, value=-0.9)) == [("stick_up", True)]


def test_rebound_buttons_count_and_hints_name_them() -> None:
    controls = Controls(Bindings(pad={"cancel": "guide"}))
    held = Held(controls)
    assert held.button("guide", True) == "cancel"
    assert held.button("b", True) is None
    controls.device = "pad"
    assert controls.hint(("cancel", "back"), ("save", "save")) == "Guide – back"


@pytest.fixture
def pad(play: Play) -> tuple[Played, VirtualPad]:
    sdl = library()
    if sdl is None:
        pytest.skip("pygame's SDL is not where it usually lies")
    played = play()
    sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
    return played, VirtualPad(sdl)


def test_unplugged_the_game_stands_still_and_plugged_in_again_it_goes_on(pad: tuple[Played, VirtualPad]) -> None:
    played, virtual = pad
    player = played.session.world.player
    played.app.step(2)
    virtual.axis(0, 32767)
    played.app.step(4)
    assert player.moving
    virtual.unplug()
    played.app.step(3)
    assert "The pad is unplugged" in played.text
    clock = played.session.world.step
    played.app.step(330)
    assert played.session.world.step == clock
    assert played.app.still
    sdl = library()
    assert sdl is not None
    again = VirtualPad(sdl)
    played.app.step(3)
    assert "The pad is unplugged" not in played.text
    played.app.step(60)
    assert not player.moving
    again.button(pygame.CONTROLLER_BUTTON_START, True)
    played.app.step(2)
    assert "Pause" in played.text
    again.unplug()
    played.app.step(2)
    played.key(pygame.K_a)
    assert "The pad is unplugged" not in played.text


def test_a_pad_that_nobody_holds_may_go(pad: tuple[Played, VirtualPad]) -> None:
    played, virtual = pad
    played.app.step(2)
    played.app.press("right")
    virtual.unplug()
    played.app.step(3)
    assert "The pad is unplugged" not in played.text
