"""The window itself, and keys that scripts press in it."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress

import pygame

from game.stage.actions import KEY_OF
from game.stage.settings import Settings

CAPTION = "Emberwick"
REPEAT_AFTER, REPEAT_EVERY = 400, 35
"""Milliseconds until a held key repeats, and between repeats."""


class Window:
    """What all is drawn on. `size` is that of the window while it does not fill the screen."""

    def __init__(self, size: tuple[int, int], settings: Settings) -> None:
        """Open it. Sound is not touched: a computer without it plays all the same."""
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(CAPTION)
        self.size = size
        self.hidden = False
        """Whether nobody can see it."""
        self._surface = show_window(size, settings)
        pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on now; a window that was pulled larger has another."""
        self._surface = pygame.display.get_surface() or self._surface
        return self._surface

    def feed(self, event: pygame.Event, full_screen: bool) -> None:
        """Take what happens to it."""
        if event.type == pygame.VIDEORESIZE and not full_screen:
            self.size = event.w, event.h
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED):
            self.hidden = event.type == pygame.WINDOWMINIMIZED

    def change(self, before: Settings, settings: Settings) -> None:
        """Show it as the player has set it now, where that is another way than before."""
        if settings.window != before.window:
            self.size = settings.window
        shown = (settings.full_screen, settings.window, settings.vsync)
        if shown != (before.full_screen, before.window, before.vsync):
            self._surface = show_window(self.size, settings)


def show_window(size: tuple[int, int], settings: Settings) -> pygame.Surface:
    """Fill the screen, or be a window of this size. A picture can only wait for the screen where it fills it: a window
    that does could not be resized."""
    if not settings.full_screen:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    whole = pygame.display.get_desktop_sizes()[0]
    if settings.vsync:
        with suppress(pygame.error, Warning), warnings.catch_warnings():
            warnings.simplefilter("error")  # pygame warns where waiting would cost more than a torn picture
            return pygame.display.set_mode(whole, pygame.FULLSCREEN | pygame.SCALED, vsync=1)
    return pygame.display.set_mode(whole, pygame.FULLSCREEN)


def listen_for_text(place: pygame.Rect | None) -> None:
    """Let an input method write at this place; nowhere when nobody writes."""
    if place is None:
        pygame.key.stop_text_input()
        return
    pygame.key.start_text_input()
    pygame.key.set_text_input_rect(place)


def follow_caret(place: pygame.Rect | None) -> None:
    """Let an input method show at this place what it works on; where nobody writes it stays."""
    if place is not None:
        pygame.key.set_text_input_rect(place)


def set_icon(person: pygame.Surface) -> None:
    """Show the head of a person, the upper square of its picture, as the window's icon."""
    side = person.get_width()
    pygame.display.set_icon(pygame.transform.scale_by(person.subsurface((0, 0, side, side)), 2))


def post_key(action: str, down: bool) -> None:
    """Put the key of an action down or let it go, as a keyboard would. Raises KeyError where it has none."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=KEY_OF[action], mod=0, unicode="", scancode=0))
