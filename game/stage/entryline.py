"""How the line that the player writes on looks: where its letters, its caret and what is marked stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.stage.art import CLAY, OAK, UMBER, WINE
from game.stage.bidi import runs_left
from game.stage.fonts import Fonts, Style, graphemes

PAPER, PALE, MARKED = (250, 244, 230), (205, 180, 150), (240, 207, 142)
DOUBLE_SECONDS = 0.4


@dataclass(frozen=True, slots=True)
class Entry:
    """The entry line: the letters, the caret, from and to which letter is marked, what an input method works on and
    the caret in it, how many letters are left (None while there are plenty), how many of a paste had no room, for how
    many seconds nothing was written, what shows the quick choices where there are any, to whom the words go where that
    is not whose words stand above, and what Enter does while the line cannot be sent."""

    letters: Sequence[str]
    caret: int
    marked: tuple[int, int]
    composing: str
    composing_at: int
    count: int | None
    cut: int
    idle: float
    choices: str = ""
    to: str = ""
    waits: str = ""

    @property
    def text(self) -> str:
        """All that stands on the line."""
        return "".join([*self.letters[: self.caret], self.composing, *self.letters[self.caret :]])

    @property
    def note(self) -> str:
        """What stands at the end of the line."""
        cut = f"{self.cut} cut off" if self.cut else ""
        count = str(self.count) if self.count is not None else ""
        return " · ".join(part for part in (cut, count or self.waits) if part)

    @property
    def composed(self) -> tuple[int, int]:
        """Which letters of `text` an input method works on."""
        return self.caret, self.caret + len(graphemes(self.composing))

    @property
    def caret_in_text(self) -> int:
        return self.caret + len(graphemes(self.composing[: self.composing_at]))


@dataclass(frozen=True, slots=True)
class EntryLine:
    """A line in `rect`, in window pixels; `scale` window pixels a picture pixel. `scroll` says how far the text is
    moved to the left; what runs from right to left stands at the right."""

    fonts: Fonts
    rect: pygame.Rect
    style: Style
    small: Style
    scale: int

    def room(self, entry: Entry) -> pygame.Rect:
        """Where letters can stand."""
        inner = self.rect.inflate(-6 * self.scale, 0)
        if entry.note:
            inner.width = max(0, inner.width - self.fonts.width(entry.note, self.small) - 2 * self.scale)
        return inner

    def scrolled(self, entry: Entry, before: int) -> int:
        """How far the text is moved so that the caret is seen, as little as possible from where it was `before`."""
        text, room = entry.text, self.room(entry).width - self._thick
        width = self.fonts.width(text, self.style)
        if width <= room:
            return width - room if runs_left(text) else 0
        caret = self.fonts.caret(text, self.style, entry.caret_in_text)
        return min(max(0, caret - room, min(before, caret)), width - room)

    def caret(self, entry: Entry, scroll: int) -> pygame.Rect:
        """Where the caret stands in the window."""
        place = self.fonts.caret(entry.text, self.style, entry.caret_in_text) if entry.text else 0
        top = self._top + self.scale
        return pygame.Rect(self.room(entry).left + place - scroll, top, self._thick, self.rect.height - 4 * self.scale)

    def letter_at(self, entry: Entry, scroll: int, place: int) -> int:
        """Before which letter a click at this place of the window puts the caret."""
        return self.fonts.letter_at("".join(entry.letters), self.style, place - self.room(entry).left + scroll)

    def draw(self, surface: pygame.Surface, entry: Entry, scroll: int, invites: pygame.Surface) -> None:
        """Draw the line, what is written and the caret; `invites` stands where nothing is written."""
        scale, rect = self.scale, self.rect
        pygame.draw.rect(surface, PAPER, rect, border_radius=2 * scale)
        pygame.draw.rect(surface, CLAY, rect, max(1, scale // 2), border_radius=2 * scale)
        if entry.note:
            note = self.fonts.render(entry.note, self.small, WINE)
            surface.blit(note, note.get_rect(midright=(rect.right - 2 * scale, rect.centery)))
        inside = surface.get_clip()
        surface.set_clip(self.room(entry).inflate(2 * scale, 0).clip(inside))
        if entry.text:
            self._draw_text(surface, entry, scroll)
        else:
            room = self.room(entry)
            surface.blit(invites, invites.get_rect(midleft=room.midleft), (0, 0, room.width, invites.get_height()))
        if entry.idle % 1.0 < 0.6:
            pygame.draw.rect(surface, WINE, self.caret(entry, scroll))
        surface.set_clip(inside)

    def _draw_text(self, surface: pygame.Surface, entry: Entry, scroll: int) -> None:
        text, left = entry.text, self.room(entry).left - scroll
        if not entry.composing:
            for start, width in self.fonts.spans(text, self.style, *entry.marked):
                high = self.rect.height - 4 * self.scale
                pygame.draw.rect(surface, MARKED, (left + start, self.rect.top + 2 * self.scale, width, high))
        surface.blit(self.fonts.render(text, self.style, UMBER), (left, self._top))
        under = self.rect.bottom - 2 * self.scale
        for start, width in self.fonts.spans(text, self.style, *entry.composed):
            pygame.draw.line(surface, OAK, (left + start, under), (left + start + width - 1, under))

    @property
    def _top(self) -> int:
        return self.rect.centery - self.fonts.height(self.style) // 2

    @property
    def _thick(self) -> int:
        return max(1, self.scale // 2 + 1)


def invitation(entry: Entry) -> str:
    """What stands on a line on which nothing is written."""
    something = f"Say something to {entry.to} …" if entry.to else "Say something …"
    return f"{something}  ({entry.choices}: choices)" if entry.choices else something
