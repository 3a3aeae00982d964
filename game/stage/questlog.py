"""The quest log: what the player has noted, quest by quest."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import AMBER, PAPER, STONE
from game.stage.fonts import Colour, Style
from game.stage.game import Game
from game.stage.history import SCROLLS
from game.stage.layout import wrapped
from game.stage.look import Look, draw_veil, write, write_middle
from game.stage.screen import Pop, Transition
from game.stage.view import view_for

TITLE, HELP, NOTHING = "Quest log", "Up and Down – scroll · Escape – back", "Nothing yet."


class QuestLog:
    """Lies over the map, on which nothing moves meanwhile."""

    typing = False

    def __init__(self, game: Game, look: Look) -> None:
        self._game = game
        self._look = look
        self._down = 0
        """How many lines down from the top."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action in ("cancel", "confirm", "talk", "quests"):
            return Pop()
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(3 * event.y)
        elif event.type == pygame.KEYDOWN and event.key in SCROLLS:
            self._scroll(SCROLLS[event.key])
        return None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        width, height = surface.get_size()
        draw_veil(surface, 235)
        view, fonts = view_for((width, height)), self._look.fonts
        style = self._style()
        margin, line_height = 16 * view.scale, fonts.height(style) + view.scale
        title = Style("title", view.text_size(12))
        write_middle(surface, fonts, TITLE, (width // 2, margin), title, PAPER)
        rows = self._rows()[self._down :][: self._a_page()]
        for number, (text, colour) in enumerate(rows):
            write(surface, fonts, text, (margin, 2 * margin + number * line_height), style, colour)
        small = Style("text", view.text_size(6))
        write_middle(surface, fonts, HELP, (width // 2, height - 8 * view.scale), small, STONE)

    def lines(self) -> list[str]:
        return [TITLE, *(text for text, _ in self._rows() if text)]

    def _style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(7.6))

    def _rows(self) -> list[tuple[str, Colour]]:
        """Titles and entries, in lines as wide as the window, an empty one between two quests; done ones are faint."""
        style, fonts = self._style(), self._look.fonts
        room = self._look.size()[0] - 32 * view_for(self._look.size()).scale
        rows: list[tuple[str, Colour]] = []
        for quest, notes, done in self._game.quests:
            rows += [("", PAPER)] if rows else []
            rows.append((f"{quest.title} – done" if done else quest.title, STONE if done else AMBER))
            for entry, text in notes:
                told = f"Day {entry.time.day}, {entry.time.clock} – {text}"
                lines = wrapped(told, lambda piece: fonts.width(piece, style), room)
                rows += [(line, STONE if done else PAPER) for line in lines]
        return rows or [(NOTHING, STONE)]

    def _a_page(self) -> int:
        view = view_for(self._look.size())
        line_height = self._look.fonts.height(self._style()) + view.scale
        return max(1, (self._look.size()[1] - 50 * view.scale) // line_height)

    def _scroll(self, by: int) -> None:
        self._down = min(max(0, self._down - by), max(0, len(self._rows()) - self._a_page()))
