"""The mouse: our own cursors at the scale of the window, seen only once the mouse is moved."""

from __future__ import annotations

from typing import Literal

import pygame

from game.stage.look import Look
from game.stage.view import view_for

Shape = Literal["arrow", "hand", "text"]
HOT = {"arrow": (1, 1), "hand": (5, 1), "text": (3, 7)}
"""The pixel of each picture that points."""
PRESSED = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION)
MOVED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


class Pointer:
    """Hidden while keys or pads are used. Where the system shows no cursors of ours, its own stay."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._set: tuple[Shape, int] | None = None
        self._ours = True
        self.shown = False
        pygame.mouse.set_visible(False)

    def feed(self, event: pygame.Event) -> None:
        """Take an input event: the mouse shows the cursor, a key or a button of a pad hides it."""
        shown = event.type in MOVED or (self.shown and event.type not in PRESSED)
        if shown != self.shown:
            self.shown = shown
            pygame.mouse.set_visible(shown)

    def take(self, shape: Shape) -> None:
        """Show this shape from now on."""
        scale = max(1, view_for(self._look.size()).scale - 1)
        if not self.shown or not self._ours or self._set == (shape, scale):
            return
        self._set = (shape, scale)
        picture = self._look.art.piece(f"cursor_{shape}", scale)
        left, top = HOT[shape]
        try:
            pygame.mouse.set_cursor(pygame.Cursor((left * scale, top * scale), picture))
        except pygame.error:
            self._ours = False
