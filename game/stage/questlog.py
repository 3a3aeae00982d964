"""The quest log: what the player has noted, quest by quest."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import CLAY, INK, UMBER, WINE
from game.stage.game import Game
from game.stage.layout import wrapped
from game.stage.look import Look
from game.stage.screen import Pop, Transition
from game.stage.textpage import Row, TextPage

TITLE, NOTHING = "Quest log", "Nothing yet."


class QuestLog:
    """Lies over the map, on which nothing moves meanwhile."""

    typing = False

    def __init__(self, game: Game, look: Look) -> None:
        self._game = game
        self._page = TextPage(look, TITLE)
        self._down = 0
        """How many lines down from the top."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action in ("cancel", "confirm", "talk", "quests"):
            return Pop()
        by = self._page.scrolled(event)
        if by:
            self._down = min(max(0, self._down - by), max(0, len(self._rows()) - self._page.count))
        return None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self._page.draw(surface, self._rows(), self._down, self._page.count)

    def lines(self) -> list[str]:
        return [TITLE, *(row.text for row in self._rows() if row.text)]

    def _rows(self) -> list[Row]:
        """Titles and entries, in lines as wide as the sheet, a rule between two quests; done ones are faint."""
        rows: list[Row] = []
        for quest, notes, done in self._game.quests:
            rows += [Row("", rule=True)] if rows else []
            title = f"{quest.title} – done" if done else quest.title
            rows.append(Row(title, UMBER if done else WINE, "bold", mark=int(done)))
            for entry, text in notes:
                told = f"Day {entry.time.day}, {entry.time.clock} – {text}"
                lines = wrapped(told, self._page.width, self._page.room)
                rows += [Row(line, CLAY if done else INK) for line in lines]
        return rows or [Row(NOTHING, CLAY)]
