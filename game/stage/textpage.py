"""Lines of text that fill the window and are scrolled."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.art import STONE
from game.stage.fonts import Colour, Style
from game.stage.look import Look, draw_veil, write, write_middle
from game.stage.view import view_for

SCROLLS = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8, pygame.K_HOME: 9999}
"""How many lines a key scrolls up."""
MARGIN = 16
"""In pixels of the pictures, at the sides and above."""

Row = tuple[str, Colour]


class TextPage:
    """How lines are laid out and scrolled; the screen that shows them owns them. `head` in pixels of the pictures is
    what stands above them."""

    def __init__(self, look: Look, head: int = 0) -> None:
        self._look = look
        self._head = head

    @property
    def style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(7.6))

    @property
    def room(self) -> int:
        """How wide a line may be, in pixels of the window."""
        return self._look.size()[0] - 2 * MARGIN * view_for(self._look.size()).scale

    @property
    def count(self) -> int:
        """How many lines are seen at once."""
        view = view_for(self._look.size())
        line_height = self._look.fonts.height(self.style) + view.scale
        return max(1, (self._look.size()[1] - (34 + self._head) * view.scale) // line_height)

    def width(self, text: str) -> int:
        return self._look.fonts.width(text, self.style)

    def scrolled(self, event: pygame.Event) -> int:
        """How many lines up an event scrolls, down where it is negative."""
        if event.type == pygame.MOUSEWHEEL:
            return 3 * int(event.y)
        return SCROLLS.get(event.key, 0) if event.type == pygame.KEYDOWN else 0

    def draw(self, surface: pygame.Surface, rows: Sequence[Row]) -> None:
        """Draw the lines that are seen, with the keys below."""
        width, height = surface.get_size()
        draw_veil(surface, 235)
        view, fonts = view_for((width, height)), self._look.fonts
        top, line_height = (MARGIN + self._head) * view.scale, fonts.height(self.style) + view.scale
        for number, (text, colour) in enumerate(rows):
            write(surface, fonts, text, (MARGIN * view.scale, top + number * line_height), self.style, colour)
        small = Style("text", view.text_size(6))
        controls = self._look.controls
        text = f"{controls.moves} – scroll · {controls.hint(('cancel', 'back'))}"
        write_middle(surface, fonts, text, (width // 2, height - 8 * view.scale), small, STONE)
