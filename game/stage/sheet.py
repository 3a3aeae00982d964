"""A page to be read: a heading and lines on parchment, scrolled by any device, under which everything stands still."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.stage.actions import Action
from game.stage.look import Look
from game.stage.screen import Pop, Quiet, Transition
from game.stage.textpage import Row, TextPage


class Sheet(Quiet, ABC):
    """Each kind says its `rows`, in lines as wide as the page; the actions in `closes` take it away."""

    typing = False
    closes: Sequence[Action] = ("cancel", "confirm", "talk")

    def __init__(self, look: Look, title: str) -> None:
        self._look = look
        self._page = TextPage(look, title)
        self._down = 0
        """How many lines down from the top."""

    @abstractmethod
    def rows(self) -> list[Row]:
        """What stands on it."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action in self.closes:
            return Pop()
        self._down = self._kept_in(self._down - self._page.scrolled(event))
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self._page.draw(surface, self.rows(), self._kept_in(self._down), self._page.count)

    def lines(self) -> list[str]:
        return [self._page.heading, *(row.text for row in self.rows() if row.text)]

    def _kept_in(self, down: int) -> int:
        """The nearest that shows no more below the last line than it must."""
        return min(max(0, down), max(0, len(self.rows()) - self._page.count))
