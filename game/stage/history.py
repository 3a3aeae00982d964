"""What was said in the open talk, to be read again."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import AMBER, PAPER, STONE
from game.stage.fonts import Colour, Style
from game.stage.game import Game, shown_name
from game.stage.layout import wrapped
from game.stage.look import Look, draw_veil, write, write_middle
from game.stage.screen import Pop, Screen, Transition
from game.stage.view import view_for

HELP = "Up and Down – scroll · Escape – back"


class History:
    """Lies over the dialogue, which goes on hearing what is said."""

    typing = False

    def __init__(self, game: Game, look: Look, dialogue: Screen) -> None:
        self._game = game
        self._look = look
        self._dialogue = dialogue
        self._back = 0
        """How many lines up from the end."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action in ("cancel", "confirm", "talk"):
            return Pop()
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(3 * event.y)
        elif event.type == pygame.KEYDOWN and event.key in SCROLLS:
            self._scroll(SCROLLS[event.key])
        return None

    def hear(self, event: Event) -> Transition:
        self._dialogue.hear(event)
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        width, height = surface.get_size()
        draw_veil(surface, 235)
        view, fonts = view_for((width, height)), self._look.fonts
        style = self._style()
        margin, line_height = 16 * view.scale, fonts.height(style) + view.scale
        lines = self._lines()
        shown = lines[: len(lines) - self._back][-self._a_page() :]
        for number, (text, colour) in enumerate(shown):
            write(surface, fonts, text, (margin, margin + number * line_height), style, colour)
        small = Style("text", view.text_size(6))
        write_middle(surface, fonts, HELP, (width // 2, height - 8 * view.scale), small, STONE)

    def lines(self) -> list[str]:
        return [text for text, _ in self._lines()]

    def _style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(7.6))

    def _lines(self) -> list[tuple[str, Colour]]:
        """All that was said, in lines as wide as the window; names and the player's own words in other colours."""
        talk, style, fonts = self._game.talk, self._style(), self._look.fonts
        room = self._look.size()[0] - 32 * view_for(self._look.size()).scale
        lines: list[tuple[str, Colour]] = []
        for speaker, text in talk.said if talk else ():
            mine = talk is not None and speaker == "player"
            name = self._game.player_name(talk.npc) if mine and talk else shown_name(self._game, speaker)
            said = wrapped(f"{name}: {text}", lambda piece: fonts.width(piece, style), room)
            lines += [(line, AMBER if mine else PAPER) for line in said]
        return lines

    def _a_page(self) -> int:
        view = view_for(self._look.size())
        line_height = self._look.fonts.height(self._style()) + view.scale
        return max(1, (self._look.size()[1] - 34 * view.scale) // line_height)

    def _scroll(self, by: int) -> None:
        self._back = min(max(0, self._back + by), max(0, len(self._lines()) - self._a_page()))


SCROLLS = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8, pygame.K_HOME: 9999}
"""How many lines a key scrolls up."""
