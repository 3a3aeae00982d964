"""The settings, page by page, by any device; what is changed holds at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.stage.actions import Action
from game.stage.art import AMBER, FLAME, INK, PAPER, STONE
from game.stage.bindings import BUTTONS, KEY_NAMES, RESERVED
from game.stage.box import cut_to
from game.stage.choices import seen_from
from game.stage.fonts import Style
from game.stage.frames import draw_panel
from game.stage.look import Look, write, write_middle
from game.stage.pointer import Shape
from game.stage.prompts import with_prompts
from game.stage.screen import Pop, Quiet, Transition
from game.stage.settings import Settings
from game.stage.settings_rows import PAGES, ROWS, Row, bound
from game.stage.view import view_for

ASKS_KEY, ASKS_BUTTON = "Press the new key (Escape: leave it)", "Press the new button (Escape: leave it)"
BACK = "Back"
SIDE, RIM = 22, 7
"""From the entries to the rim of the panel, in pixels of the pictures."""


class SettingsScreen(Quiet):
    """The tabs are row -1, `Back` is the row after the last. `change` takes over what was changed."""

    typing = False

    def __init__(self, look: Look, change: Callable[[Settings], None]) -> None:
        self._look = look
        self._take_over = change
        self._page = 0
        self._chosen = -1
        self._first = 0
        self._waits: Row | None = None
        """The row for which the next key or button is taken."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        before = self._page, self._chosen
        then = self._taken(event, action)
        if (self._page, self._chosen) != before:
            self._look.cue("move")
        return then

    def _taken(self, event: pygame.Event, action: Action | None) -> Transition:
        self._first = self._boxes()[0][0]
        if self._waits:
            self._bind(self._waits, event)
            return None
        match action:
            case "cancel":
                return Pop()
            case "up" | "down":
                count = len(self._rows) + 2
                self._chosen = (self._chosen + 1 + (1 if action == "down" else -1)) % count - 1
            case "left" | "right":
                self._turn(1 if action == "right" else -1)
            case "choices":
                self._open(self._page + 1)
            case "confirm" | "talk":
                return self._pick()
        if event.type == pygame.MOUSEWHEEL:
            self._chosen = min(max(-1, self._chosen - event.y), len(self._rows))
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            return self._point(event)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(INK)
        view, fonts, style = view_for(surface.get_size()), self._look.fonts, self._style
        for number, box in enumerate(self._tabs()):
            here = number == self._page
            text = f"–  {PAGES[number]}  –" if here and self._chosen < 0 else PAGES[number]
            text = f"[{text}]" if here and self._look.settings.marks else text
            face = Style("title", view.text_size(9))
            write_middle(
                surface, fonts, text, box.center, face, (AMBER if self._chosen < 0 else FLAME) if here else STONE
            )
        boxes = list(self._boxes())
        sheet = boxes[0][1].unionall([box for _, box in boxes]).inflate(2 * SIDE * view.scale, 2 * RIM * view.scale)
        sheet.size = (sheet.width // view.scale * view.scale, sheet.height // view.scale * view.scale)
        draw_panel(surface, self._look, sheet, "wood")
        for number, box in boxes:
            colour = AMBER if number == self._chosen else PAPER
            if number == self._chosen:
                hand = self._look.art.piece("hand", view.scale)
                beside = (box.left - 2 * view.scale, box.top + fonts.height(style) // 2)
                surface.blit(hand, hand.get_rect(midright=beside))
            if number == len(self._rows):
                write(surface, fonts, BACK, box.topleft, style, colour)
                continue
            row, half = self._rows[number], box.width // 2
            write(surface, fonts, cut_to(row.title, fonts, style, half), box.topleft, style, colour)
            value = cut_to(self._value(row), fonts, style, half)
            write(surface, fonts, value, (box.left + half, box.top), style, colour)
        small, width, height = Style("text", view.text_size(6)), *surface.get_size()
        for line, text in enumerate((self._hint, self._note)):
            said = with_prompts(self._look, text, small, STONE)
            high = max(9 * view.scale, fonts.height(small))
            surface.blit(said, said.get_rect(center=(width // 2, height - 8 * view.scale - high * line)))

    def pointer(self, place: tuple[int, int]) -> Shape:
        there = [*self._tabs(), *(box for _, box in self._boxes())]
        return "hand" if any(box.collidepoint(place) for box in there) else "arrow"

    def lines(self) -> list[str]:
        tabs = " ".join(f"[{page}]" if number == self._page else page for number, page in enumerate(PAGES))
        rows = [f"{row.title}: {self._value(row)}" if self._value(row) else row.title for row in self._rows]
        said = [f"> {text}" if n == self._chosen else text for n, text in enumerate((tabs, *rows, BACK), -1)]
        return ["Settings", *said, *([self._note] if self._note else []), self._hint]

    @property
    def top(self) -> int:
        """Where the lines at the bottom begin, in window pixels."""
        return self._look.size()[1] - 20 * view_for(self._look.size()).scale

    @property
    def _rows(self) -> list[Row]:
        return list(ROWS[PAGES[self._page]])

    @property
    def _row(self) -> Row | None:
        """The chosen row."""
        return self._rows[self._chosen] if 0 <= self._chosen < len(self._rows) else None

    @property
    def _note(self) -> str:
        return self._row.note if self._row else ""

    @property
    def _hint(self) -> str:
        controls = self._look.controls
        if controls.device == "mouse":
            return "Click – the next value, on its left end the one before · Right click – back"
        return f"{controls.sides} – change · {controls.hint(('choices', 'next page'), ('cancel', 'back'))}"

    def _value(self, row: Row) -> str:
        if row is self._waits:
            return ASKS_BUTTON if row.device == "pad" else ASKS_KEY
        value = row.value(self._look.settings)
        return value if row.action or not value or row is not self._row else f"‹ {value} ›"

    def _open(self, page: int) -> None:
        self._page, self._chosen, self._first = page % len(PAGES), -1, 0

    def _turn(self, by: int) -> None:
        """The next value of the chosen row, or the next page."""
        if self._chosen < 0:
            self._open(self._page + by)
        elif self._row and not self._row.action and self._row.value(self._look.settings):
            self._change(self._row.change(self._look.settings, by))

    def _change(self, settings: Settings) -> None:
        self._take_over(settings)
        self._look.cue("confirm")

    def _pick(self) -> Transition:
        if self._chosen == len(self._rows):
            return Pop()
        if self._row is None:
            self._chosen = 0
        elif self._row.action:
            self._waits = self._row
        else:
            self._change(self._row.change(self._look.settings, 1))
        return None

    def _bind(self, row: Row, event: pygame.Event) -> None:
        """Take the key or button that was pressed for a row; Escape takes none."""
        if event.type != pygame.KEYDOWN:
            return
        button = getattr(event, "button", "")
        key = getattr(event, "pressed", event.key)
        name = button if row.device == "pad" else "" if button else KEY_NAMES.get(key, "")
        if key == pygame.K_ESCAPE and not button:
            self._waits = None
        elif row.action and name and name not in RESERVED and (row.device == "keys" or name in BUTTONS):
            self._waits = None
            self._change(bound(self._look.settings, row.action, row.device, name))

    def _point(self, event: pygame.Event) -> Transition:
        """Mark what is under the mouse, and take it with its button."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        for number, box in enumerate(self._tabs()):
            if pressed and box.collidepoint(event.pos):
                self._open(number)
                return None
        for number, box in self._boxes():
            if box.collidepoint(event.pos):
                self._chosen = number
                before = box.centerx <= event.pos[0] < box.centerx + box.width // 12
                if pressed and before and self._row and not self._row.action:
                    self._turn(-1)
                elif pressed:
                    return self._pick()
        return None

    @property
    def _style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(7.6))

    def _tabs(self) -> list[pygame.Rect]:
        width, scale = self._look.size()[0], view_for(self._look.size()).scale
        wide = (width - 24 * scale) // len(PAGES)
        return [pygame.Rect(12 * scale + number * wide, 10 * scale, wide, 16 * scale) for number in range(len(PAGES))]

    def _boxes(self) -> list[tuple[int, pygame.Rect]]:
        """The rows that are seen, with their numbers: as many as fit around the chosen one."""
        width, height = self._look.size()
        scale = view_for((width, height)).scale
        line = self._look.fonts.height(self._style) + 3 * scale
        top, count = 34 * scale, len(self._rows) + 1
        seen = max(1, min(count, (height - top - 26 * scale) // line))
        first = seen_from(self._first, max(0, self._chosen), seen, count)
        left = max(12 * scale, width // 8)
        return [(first + n, pygame.Rect(left, top + n * line, width - 2 * left, line)) for n in range(seen)]
