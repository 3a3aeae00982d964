"""The line that the player writes on, with keys and with the mouse."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.stage.actions import Held
from game.stage.entryline import DOUBLE_SECONDS, EntryLine
from game.stage.textentry import LONGEST
from game.stage.writing import Writing


class EntryField(Writing):
    """What is written, how far the line is moved, and the mouse on it."""

    def __init__(self, held: Held, longest: int = LONGEST) -> None:
        super().__init__(held, longest)
        self.scroll = 0
        self._dragging = False
        self._clicked = (-1, DOUBLE_SECONDS)
        """Before which letter, and how many seconds ago."""

    def point(self, event: pygame.Event, line: EntryLine) -> bool:
        """Take an event of the mouse; says whether it was meant for the line."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and line.rect.collidepoint(event.pos):
            self._press(line.letter_at(self.shown(), self.scroll, event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self._dragging:
            if event.buttons[0]:
                self.entry.go_to(line.letter_at(self.shown(), self.scroll, event.pos[0]), mark=True)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._dragging = False
        return False

    def follow(self, seconds: float, line: EntryLine, waits: str = "") -> None:
        """Let time pass, and move the line so that the caret is seen."""
        self.update(seconds)
        self._clicked = (self._clicked[0], self._clicked[1] + seconds)
        self.scroll = line.scrolled(replace(self.shown(), waits=waits), self.scroll)

    def _press(self, at: int) -> None:
        if self.entry.composing:
            return
        if not self.open:
            self.begin()
        self.idle = 0.0
        again = self._clicked[0] == at and self._clicked[1] < DOUBLE_SECONDS
        if again:
            self.entry.mark_word(at)
        else:
            self.entry.go_to(at, mark=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        self._dragging = not again
        self._clicked = (-1 if again else at, 0.0)
