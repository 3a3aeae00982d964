"""Nothing is done while nothing moves, and a window that is not seen is not drawn."""

from __future__ import annotations

import time

import pygame
from stage.played import Play

from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings
from game.voice import UnderstudyVoice


def test_a_paused_game_sleeps_until_something_is_done(play: Play) -> None:
    played = play()
    assert not played.app.still
    played.app.press("menu")
    played.app.step(330)  # what was noted at the beginning is gone then
    assert played.app.still
    pygame.event.clear()
    cpu, began = time.process_time(), time.monotonic()
    played.app._incoming.wait(hidden=False)
    assert time.monotonic() - began > 0.5
    assert time.process_time() - cpu < 0.3
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    began = time.monotonic()
    played.app._incoming.wait(hidden=False)
    assert time.monotonic() - began < 0.5
    played.app.step()
    assert "> Save" in played.text
    assert played.app._held.keys == set(), "the key went down before it went up"


def test_a_minimised_window_is_not_drawn_and_the_game_goes_on(play: Play) -> None:
    played = play()
    played.app.step()
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    played.app.step()
    played.app._surface.fill((1, 2, 3))
    before = played.session.world.step
    played.app.frame(1 / 60)
    assert played.app._surface.get_at((5, 5))[:3] == (1, 2, 3)
    assert played.session.world.step > before
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    played.app.step()
    assert played.app._surface.get_at((5, 5))[:3] != (1, 2, 3)


def test_a_window_of_another_size_is_kept_for_the_next_time(resources: Resources) -> None:
    kept: list[tuple[int, int]] = []

    def keep(settings: Settings) -> str:
        kept.append(settings.window)
        return ""

    app = App(Session(resources, UnderstudyVoice()), keep=keep)
    app.step()
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(700, 500), w=700, h=500))
    app.step()
    app.close()
    assert kept == [(700, 500)]
