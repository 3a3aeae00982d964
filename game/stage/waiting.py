"""What comes in at the window, and sleeping until something does."""

from __future__ import annotations

import pygame

SLEEPS, LOOKS_UP = 1000, 250
"""Milliseconds that are waited for input: while nothing moves, and while the window is minimised."""


class Incoming:
    """The events of the system, in their order."""

    def __init__(self) -> None:
        self._waited: list[pygame.Event] = []

    def events(self) -> list[pygame.Event]:
        """All that has come since the last time."""
        waited, self._waited = self._waited, []
        return [*waited, *pygame.event.get()]

    def wait(self, hidden: bool) -> None:
        """Sleep until something is done with the window; for a moment only where the game goes on unseen."""
        event = pygame.event.wait(LOOKS_UP if hidden else SLEEPS)
        if event.type != pygame.NOEVENT:
            self._waited.append(event)
