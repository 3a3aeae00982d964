"""Lines of text on a sheet of parchment that fills the window and is scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.stage.art import INK, PAPER
from game.stage.faces import Face
from game.stage.fonts import Colour, Style
from game.stage.frames import draw_heading, draw_keys, draw_panel, draw_scroll
from game.stage.layout import wrapped
from game.stage.look import Look, draw_veil, write
from game.stage.prompts import with_prompts
from game.stage.view import view_for

SCROLLS = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8, pygame.K_HOME: 9999}
"""How many lines a key scrolls up."""
MARGIN, TOP, BOTTOM, PAD = 14, 14, 24, 14
"""In pixels of the pictures: beside, above and below the sheet, and from its rim to the text."""
VEIL = 150
MARK_WIDTH, CAP_WIDTH = 12, 24
"""Before a line, and how much wider than their names the keys in a line may be, in pixels of the pictures."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line: its words, how they are set, the frame of the mark before them, or a rule in their place; with `caps`
    names of keys and buttons are drawn as such."""

    text: str
    colour: Colour = INK
    face: Face = "text"
    mark: int | None = None
    rule: bool = False
    caps: bool = False


class TextPage:
    """How lines are laid out and scrolled, under an optional heading; the screen that shows them owns them."""

    def __init__(self, look: Look, heading: str = "") -> None:
        self._look = look
        self.heading = heading

    @property
    def style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(7.6))

    @property
    def line_height(self) -> int:
        return self._look.fonts.height(self.style) + view_for(self._look.size()).scale

    @property
    def sheet(self) -> pygame.Rect:
        """Where the parchment lies; its size is a multiple of the scale."""
        width, height = self._look.size()
        scale = view_for((width, height)).scale
        wide, high = max(1, width // scale - 2 * MARGIN), max(1, height // scale - TOP - BOTTOM)
        return pygame.Rect((width - wide * scale) // 2, TOP * scale, wide * scale, high * scale)

    @property
    def inner(self) -> pygame.Rect:
        """Where the text stands on it."""
        scale = view_for(self._look.size()).scale
        sheet = self.sheet
        return pygame.Rect(sheet.left + PAD * scale, sheet.top + PAD * scale,
                           max(1, sheet.width - 2 * PAD * scale), max(1, sheet.height - 2 * PAD * scale))  # fmt: skip

    @property
    def room(self) -> int:
        """How wide a line may be, in pixels of the window."""
        return self.inner.width - MARK_WIDTH * view_for(self._look.size()).scale

    @property
    def count(self) -> int:
        """How many lines are seen at once."""
        return max(1, self.inner.height // self.line_height)

    def width(self, text: str) -> int:
        return self._look.fonts.width(text, self.style)

    def wrapped(self, text: str, colour: Colour = INK, *, caps: bool = False) -> list[Row]:
        """A text in lines as wide as the page."""
        room = self.room - (CAP_WIDTH * view_for(self._look.size()).scale if caps else 0)
        return [Row(line, colour, caps=caps) for line in wrapped(text, self.width, room)]

    def scrolled(self, event: pygame.Event) -> int:
        """How many lines up an event scrolls, down where it is negative."""
        if event.type == pygame.MOUSEWHEEL:
            return 3 * int(event.y)
        return SCROLLS.get(event.key, 0) if event.type == pygame.KEYDOWN else 0

    def row_at(self, place: tuple[int, int]) -> int | None:
        """The number of the line at this place of the window, counted from the first that is seen."""
        row = (place[1] - self.inner.top) // self.line_height
        return row if 0 <= row < self.count else None

    def draw(self, surface: pygame.Surface, rows: Sequence[Row], first: int, count: int, keys: str = "") -> None:
        """Draw `count` lines from the `first` on, with the keys below: those that scroll by default."""
        draw_veil(surface, VEIL)
        scale, sheet, inner = view_for(surface.get_size()).scale, self.sheet, self.inner
        draw_panel(surface, self._look, sheet)
        self._draw_corners(surface)
        for number, row in enumerate(rows[first : first + count]):
            self._draw_row(surface, row, (inner.left, inner.top + number * self.line_height))
        edge = inner.inflate(8 * scale, 0)
        draw_scroll(surface, self._look, edge, first > 0, first + count < len(rows))
        if self.heading:
            draw_heading(surface, self._look, self.heading, (sheet.centerx, sheet.top + scale))
        controls = self._look.controls
        scrolls = f"{controls.moves} – scroll · " if first > 0 or first + count < len(rows) else ""
        draw_keys(surface, self._look, keys or f"{scrolls}{controls.hint(('cancel', 'back'))}", PAPER)

    def _draw_row(self, surface: pygame.Surface, row: Row, place: tuple[int, int]) -> None:
        scale, art = view_for(surface.get_size()).scale, self._look.art
        left, top = place
        if row.rule:
            rule = art.strip("divider", self.inner.width // scale, 10, scale)
            surface.blit(rule, rule.get_rect(midleft=(left, top + self.line_height // 2)))
            return
        if row.mark is not None:
            mark = art.piece("quest_marks", scale, row.mark, 2)
            surface.blit(mark, mark.get_rect(midleft=(left, top + self.line_height // 2)))
        left += MARK_WIDTH * scale
        if row.caps:
            said = with_prompts(self._look, row.text, self.style, row.colour)
            surface.blit(said, said.get_rect(midleft=(left, top + self.line_height // 2)))
            return
        write(surface, self._look.fonts, row.text, (left, top), Style(row.face, self.style.size), row.colour)

    def _draw_corners(self, surface: pygame.Surface) -> None:
        scale, sheet = view_for(surface.get_size()).scale, self.sheet
        place = sheet.inflate(-18 * scale, -18 * scale)
        corner = self._look.art.piece("ornament", scale)
        for across, down, side in ((0, 0, "topleft"), (1, 0, "topright"), (0, 1, "bottomleft"), (1, 1, "bottomright")):
            turned = pygame.transform.flip(corner, bool(across), bool(down))
            surface.blit(turned, turned.get_rect(**{side: getattr(place, side)}))
