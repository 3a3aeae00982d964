"""A key or button that is held down to read faster."""

from __future__ import annotations

import pygame

HELD_SECONDS = 0.35
"""So long a press is only a press."""
FASTER = 5.0
PAGE_SECONDS = 0.3
"""How long a whole page stands while a key is held."""
_RELEASED_BY = {
    pygame.KEYDOWN: pygame.KEYUP,
    pygame.MOUSEBUTTONDOWN: pygame.MOUSEBUTTONUP,
    pygame.JOYBUTTONDOWN: pygame.JOYBUTTONUP,
    pygame.CONTROLLERBUTTONDOWN: pygame.CONTROLLERBUTTONUP,
}


class Hold:
    """Counts for how long the press that went on is held."""

    def __init__(self) -> None:
        self._release = 0
        self._key: int | str = 0
        self._seconds = 0.0

    @property
    def fast(self) -> bool:
        return bool(self._release) and self._seconds >= HELD_SECONDS

    def press(self, event: pygame.Event) -> None:
        """This press went on."""
        self._release, self._key, self._seconds = _RELEASED_BY.get(event.type, 0), _key(event), 0.0

    def handle(self, event: pygame.Event) -> None:
        """Take any event: the one that lets the key go, or the window that loses it."""
        if event.type == pygame.WINDOWFOCUSLOST or (event.type == self._release and _key(event) == self._key):
            self.let_go()

    def let_go(self) -> None:
        self._release = 0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._seconds += seconds


def _key(event: pygame.Event) -> int | str:
    """What was pressed: the key or button itself, whatever it was bound to."""
    pressed: int | str = getattr(event, "pressed", getattr(event, "key", getattr(event, "button", 0)))
    return pressed
