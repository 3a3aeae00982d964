"""What was said in the open talk, to be read again."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import INK, WINE
from game.stage.game import Game, shown_name
from game.stage.layout import wrapped
from game.stage.look import Look
from game.stage.screen import Pop, Screen, Transition
from game.stage.textpage import Row, TextPage


class History:
    """Lies over the dialogue, which goes on hearing what is said."""

    typing = False

    def __init__(self, game: Game, look: Look, dialogue: Screen) -> None:
        self._game = game
        self._page = TextPage(look)
        self._dialogue = dialogue
        self._back = 0
        """How many lines up from the end."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action in ("cancel", "confirm", "talk"):
            return Pop()
        by = self._page.scrolled(event)
        if by:
            self._back = min(max(0, self._back + by), max(0, len(self._rows()) - self._page.count))
        return None

    def hear(self, event: Event) -> Transition:
        self._dialogue.hear(event)
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        rows, count = self._rows(), self._page.count
        self._page.draw(surface, rows, max(0, len(rows) - self._back - count), count)

    def lines(self) -> list[str]:
        return [row.text for row in self._rows()]

    def _rows(self) -> list[Row]:
        """All that was said, in lines as wide as the sheet; names and the player's own words in other colours."""
        talk, page = self._game.talk, self._page
        rows: list[Row] = []
        for speaker, text in talk.said if talk else ():
            mine = talk is not None and speaker == "player"
            name = self._game.player_name(talk.npc) if mine and talk else shown_name(self._game, speaker)
            said = wrapped(f"{name}: {text}", page.width, page.room)
            rows += [Row(line, WINE if mine else INK) for line in said]
        return rows
