"""The quest log: what the player has noted, quest by quest."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import AMBER, PAPER, STONE
from game.stage.fonts import Style
from game.stage.game import Game
from game.stage.layout import wrapped
from game.stage.look import Look, write_middle
from game.stage.screen import Pop, Transition
from game.stage.textpage import MARGIN, Row, TextPage
from game.stage.view import view_for

TITLE, NOTHING = "Quest log", "Nothing yet."


class QuestLog:
    """Lies over the map, on which nothing moves meanwhile."""

    typing = False

    def __init__(self, game: Game, look: Look) -> None:
        self._game = game
        self._look = look
        self._page = TextPage(look, head=MARGIN)
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
        self._page.draw(surface, self._rows()[self._down :][: self._page.count])
        view = view_for(surface.get_size())
        middle = (surface.get_width() // 2, MARGIN * view.scale)
        write_middle(surface, self._look.fonts, TITLE, middle, Style("title", view.text_size(12)), PAPER)

    def lines(self) -> list[str]:
        return [TITLE, *(text for text, _ in self._rows() if text)]

    def _rows(self) -> list[Row]:
        """Titles and entries, in lines as wide as the window, an empty one between two quests; done ones are faint."""
        rows: list[Row] = []
        for quest, notes, done in self._game.quests:
            rows += [("", PAPER)] if rows else []
            rows.append((f"{quest.title} – done" if done else quest.title, STONE if done else AMBER))
            for entry, text in notes:
                told = f"Day {entry.time.day}, {entry.time.clock} – {text}"
                lines = wrapped(told, self._page.width, self._page.room)
                rows += [(line, STONE if done else PAPER) for line in lines]
        return rows or [(NOTHING, STONE)]
