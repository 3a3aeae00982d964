"""The window itself, and keys that scripts press in it."""

from __future__ import annotations

import os

import pygame

from game.stage.actions import KEY_OF

CAPTION = "Emberwick"
REPEAT_AFTER, REPEAT_EVERY = 400, 35
"""Milliseconds until a held key repeats, and between repeats."""


def open_window(size: tuple[int, int]) -> pygame.Surface:
    """Open the window. Sound is not touched: a computer without it plays all the same."""
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_caption(CAPTION)
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)
    return surface


def switch_fullscreen(size: tuple[int, int]) -> pygame.Surface:
    """Fill the screen, or go back to a window of this size."""
    if pygame.display.is_fullscreen():
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    return pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)


def listen_for_text(place: pygame.Rect | None) -> None:
    """Let an input method write at this place; nowhere when nobody writes."""
    if place is None:
        pygame.key.stop_text_input()
        return
    pygame.key.start_text_input()
    pygame.key.set_text_input_rect(place)


def follow_caret(place: pygame.Rect) -> None:
    """Let an input method show at this place what it works on."""
    pygame.key.set_text_input_rect(place)


def set_icon(person: pygame.Surface) -> None:
    """Show the head of a person, the upper square of its picture, as the window's icon."""
    side = person.get_width()
    pygame.display.set_icon(pygame.transform.scale_by(person.subsurface((0, 0, side, side)), 2))


def post_key(action: str, down: bool) -> None:
    """Put the key of an action down or let it go, as a keyboard would. Raises KeyError where it has none."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=KEY_OF[action], mod=0, unicode="", scancode=0))
