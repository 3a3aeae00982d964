"""The mouse cursor: ours, hidden while keys are used."""

from __future__ import annotations

from typing import cast

import pygame
import pytest
from stage.played import Play, Played

from game.stage.pointer import Pointer


def move_to(played: Played, place: tuple[int, int]) -> None:
    """Move the mouse; the driver without a screen knows no place, so it is said to the screens and to the system."""
    pygame.mouse.set_pos(place)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0)))
    played.app.step()


def pointer(played: Played) -> Pointer:
    return cast("Pointer", vars(played.app)["_pointer"])


def test_keys_hide_it_and_the_mouse_shows_it(play: Play) -> None:
    played = play()
    assert not pygame.mouse.get_visible()
    move_to(played, (320, 180))
    assert pygame.mouse.get_visible()
    played.app.press("menu")
    assert not pygame.mouse.get_visible()


def test_it_is_a_hand_over_what_can_be_chosen_and_a_bar_over_the_entry(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = play()
    shapes: list[str] = []
    monkeypatch.setattr(pointer(played), "take", shapes.append)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (320, 180))
    played.app.press("menu")
    assert shapes[-1] == "hand"
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (2, 2))
    played.app.step()
    assert shapes[-1] == "arrow"
    played.app.press("menu")
    played.talk_to("guard")
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (320, 338))
    played.app.step()
    assert shapes[-1] == "text"


def test_a_system_without_cursors_keeps_its_own(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play()

    def refuse(*_: object) -> None:
        raise pygame.error("no colour cursors here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    move_to(played, (320, 180))
    move_to(played, (330, 180))
    assert pygame.mouse.get_visible()
