"""A line of the history as it was shown: in the box, letter by letter, with the face that was made."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.session.shown import Shown
from game.stage.actions import Action
from game.stage.box import box_for
from game.stage.game import Game, Past
from game.stage.look import Look
from game.stage.saying import Line
from game.stage.screen import Pop, Transition


class Replay:
    """Lies over the history until the line is read."""

    typing = False

    def __init__(self, game: Game, look: Look, past: Past) -> None:
        self._look = look
        self._line = Line(game, look, Shown("line", past.text, past.speaker, past.mood), at_top=False)

    @property
    def top(self) -> int:
        """Where the box begins."""
        return box_for(self._look.size(), self._look.fonts).top

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        read = (action in ("confirm", "talk") or clicked) and not self._line.go_on()
        return Pop() if read or action == "cancel" else None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        self._line.update(seconds)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self._line.draw(surface)

    def lines(self) -> list[str]:
        return self._line.lines()
