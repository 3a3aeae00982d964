"""A list of entries on a panel of wood, of which one is chosen, by keys or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.stage import icons
from game.stage.actions import Action
from game.stage.art import AMBER, PAPER
from game.stage.fonts import Style
from game.stage.frames import KEYS_HEIGHT, RIBBON_BAND, draw_heading, draw_panel, draw_scroll, heading_style
from game.stage.look import Look
from game.stage.pointer import Shape
from game.stage.prompts import with_prompts
from game.stage.view import view_for

PAD, HAND, ICON, GAP = 12, 15, 16, 4
"""In picture pixels: from the panel's rim to its entries, the hand, an icon, between two of them."""


@dataclass(frozen=True, slots=True)
class Item:
    """An entry: what it stands for, how it is called, and its icon."""

    id: str
    text: str
    icon: str = ""


def by_mouse(
    event: pygame.Event, chosen: int, count: int, under: Callable[[tuple[int, int]], int | None]
) -> tuple[int, bool]:
    """Which of `count` entries is chosen after an event, and whether it was clicked; `under` gives the number of the
    entry at a place of the window."""
    if event.type == pygame.MOUSEWHEEL:
        return max(0, min(count - 1, chosen - event.y)), False
    number = under(event.pos) if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) else None
    if number is None:
        return chosen, False
    return number, event.type == pygame.MOUSEBUTTONDOWN and event.button == 1


class Menu:
    """Entries under an optional heading; the middle of the panel lies at `middle` of the window's height (0 to 1). More
    than fit are scrolled."""

    def __init__(self, items: Sequence[Item], look: Look, middle: float = 0.5, heading: str = "") -> None:
        self.items = list(items)
        self.chosen = 0
        self._look = look
        self._middle = middle
        self._heading = heading

    def handle(self, event: pygame.Event, action: Action | None) -> str | None:
        """The id of the entry that was picked."""
        before = self.chosen
        picked = self._picked(event, action)
        if picked is not None or self.chosen != before:
            self._look.cue("move" if picked is None else "confirm" if picked else "cancel")
        return picked

    def _picked(self, event: pygame.Event, action: Action | None) -> str | None:
        match action:
            case "up":
                self.chosen = (self.chosen - 1) % len(self.items)
            case "down":
                self.chosen = (self.chosen + 1) % len(self.items)
            case "confirm" | "talk":
                return self.items[self.chosen].id
        self.chosen, clicked = by_mouse(event, self.chosen, len(self.items), self.under)
        return self.items[self.chosen].id if clicked else None

    def under(self, place: tuple[int, int]) -> int | None:
        """The number of the entry at a place of the window."""
        return next((number for number, box in self._boxes() if box.collidepoint(place)), None)

    def pointer(self, place: tuple[int, int]) -> Shape:
        """How the cursor looks at a place of the window."""
        return "arrow" if self.under(place) is None else "hand"

    def draw(self, surface: pygame.Surface) -> None:
        panel, scale = self._panel(), self._scale
        draw_panel(surface, self._look, panel, "wood")
        for number, box in self._boxes():
            self._draw_item(surface, number, box)
        first, last = self._window()
        inner = panel.inflate(-2 * PAD * scale, -2 * (PAD - 3) * scale)
        draw_scroll(surface, self._look, inner, first > 0, last < len(self.items))
        if self._heading:
            draw_heading(surface, self._look, self._heading, (panel.centerx, panel.top - scale))

    def lines(self) -> list[str]:
        return [f"> {item.text}" if n == self.chosen else item.text for n, item in enumerate(self.items)]

    def _draw_item(self, surface: pygame.Surface, number: int, box: pygame.Rect) -> None:
        item, chosen, scale = self.items[number], number == self.chosen, self._scale
        if chosen:
            hand = self._look.art.piece("hand", scale)
            surface.blit(hand, hand.get_rect(midleft=box.midleft))
        left = box.left + (HAND + GAP) * scale
        if item.icon:
            icon = icons.picture(self._look.art, item.icon, scale)
            surface.blit(icon, icon.get_rect(midleft=(left, box.centery)))
        left += self._indent * scale
        words = with_prompts(self._look, item.text, self._style(), AMBER if chosen else PAPER)
        surface.blit(words, words.get_rect(midleft=(left, box.centery)), (0, 0, box.right - left, words.get_height()))

    @property
    def _scale(self) -> int:
        return view_for(self._look.size()).scale

    @property
    def _indent(self) -> int:
        """How far icons move the words to the right, in picture pixels."""
        return ICON + GAP if any(item.icon for item in self.items) else 0

    def _style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(9))

    def _row(self) -> int:
        """How high an entry is, in window pixels."""
        line = round(self._look.fonts.height(self._style()) * 1.2)
        return max(line, (ICON + 1) * self._scale) if self._indent else line

    def _window(self) -> tuple[int, int]:
        """Which entries are seen."""
        free = self._look.size()[1] - 2 * (KEYS_HEIGHT + PAD) * self._scale
        room = max(1, min(len(self.items), free // self._row()))
        first = max(0, min(self.chosen - room // 2, len(self.items) - room))
        return first, first + room

    def _panel(self) -> pygame.Rect:
        """Where the panel lies; its size is a multiple of the scale."""
        width, height = self._look.size()
        scale, style = self._scale, self._style()
        first, last = self._window()
        words = max(with_prompts(self._look, item.text, style, PAPER).get_width() for item in self.items)
        heading = self._look.fonts.width(self._heading, heading_style(self._look)) // scale
        wide = max(2 * PAD + HAND + GAP + self._indent - (-words // scale) + GAP, heading + 36)
        high = 2 * PAD - (-(last - first) * self._row() // scale)
        panel = pygame.Rect(0, 0, min(wide, max(16, width // scale - 8)) * scale, high * scale)
        panel.center = (width // 2, round(height * self._middle))
        top = (RIBBON_BAND // 2 + 2) * scale if self._heading else 2 * scale
        panel.bottom = min(panel.bottom, height - KEYS_HEIGHT * scale)
        panel.top = max(panel.top, top)
        return panel

    def _boxes(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The entries that are seen: their numbers and places."""
        panel, scale, row = self._panel(), self._scale, self._row()
        inner = panel.inflate(-2 * PAD * scale, -2 * PAD * scale)
        first, last = self._window()
        for number in range(first, last):
            yield number, pygame.Rect(inner.left, inner.top + (number - first) * row, inner.width, row)
