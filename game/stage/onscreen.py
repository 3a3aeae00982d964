"""A keyboard on the screen, for whoever has only a pad or a mouse: it writes into the line that lies under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session.events import Event
from game.stage.actions import KEY_OF, Action
from game.stage.art import AMBER, INK, PAPER, SLATE
from game.stage.dialogue import Dialogue
from game.stage.fonts import Style
from game.stage.look import Look
from game.stage.naming import Naming
from game.stage.people import MemoryPage
from game.stage.pointer import Shape
from game.stage.screen import Pop, Screen, Transition
from game.stage.view import view_for

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.?!-")
DEEDS = ("Shift", "Space", "Delete", "Send", "Back")
HIGHEST = 104
"""Of the whole keyboard, in pixels of the pictures."""
GAP = 2


def writes(screen: Screen) -> bool:
    """Whether a screen has a line that can be written from the keyboard on the screen."""
    return isinstance(screen, Dialogue | MemoryPage | Naming)


def room_beside(screen: Screen, size: tuple[int, int]) -> pygame.Rect:
    """The part of a window of this size that the line of a screen, and what stands with it, leaves free."""
    if isinstance(screen, Dialogue) and screen.at_top:
        low = screen.box.panel.bottom
        return pygame.Rect(0, low, size[0], size[1] - low)
    if isinstance(screen, Naming):
        return pygame.Rect(0, screen.entry.bottom, size[0], size[1] - screen.entry.bottom)
    high = screen.box.top if isinstance(screen, Dialogue) else screen.entry.top if isinstance(screen, MemoryPage) else 0
    return pygame.Rect(0, 0, size[0], high)


class OnScreenKeyboard:
    """Lies over `under`, whose line it writes; `room` is the part of the window that it may cover."""

    typing = True

    def __init__(self, look: Look, under: Screen, room: Callable[[], pygame.Rect]) -> None:
        self.under = under
        self._look = look
        self._room = room
        self._shift = False
        self._place = (1, 0)
        """Row and column of the chosen key."""

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        match action:
            case "up" | "down":
                self._move(1 if action == "down" else -1, 0)
            case "left" | "right":
                self._move(0, 1 if action == "right" else -1)
            case "confirm" | "talk":
                return self._press(self._rows()[self._place[0]][self._place[1]])
            case "take":
                return self._press("Delete")
            case "choices":
                return self._press("Space")
            case "cancel":
                return Pop()
            case None if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
                return self._point(event)
            case None if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
                return Pop()
            case None:
                return self.under.handle(event, None)
        return None

    def hear(self, event: Event) -> Transition:
        return self.under.hear(event) and Pop()

    def update(self, seconds: float) -> Transition:
        return None if self.under.typing else Pop()

    def draw(self, surface: pygame.Surface) -> None:
        view, fonts = view_for(surface.get_size()), self._look.fonts
        style, corner = Style("text", view.text_size(7.6)), 2 * view.scale
        for row, (names, boxes) in enumerate(zip(self._rows(), self._boxes(), strict=True)):
            for column, (name, box) in enumerate(zip(names, boxes, strict=True)):
                chosen = (row, column) == self._place
                pygame.draw.rect(surface, AMBER if chosen else SLATE if name in DEEDS else INK, box, 0, corner)
                pygame.draw.rect(surface, PAPER, box, max(1, view.scale // (1 if chosen else 2)), corner)
                words = f"›{name}‹" if chosen and self._look.settings.marks else name
                picture = fonts.render(words, style, INK if chosen else PAPER)
                surface.blit(picture, picture.get_rect(center=box.center))

    def lines(self) -> list[str]:
        return [
            " ".join(f"[{name}]" if (row, column) == self._place else name for column, name in enumerate(names))
            for row, names in enumerate(self._rows())
        ]

    @property
    def top(self) -> int:
        """Where the keyboard begins, in window pixels."""
        return self._boxes()[0][0].top

    def pointer(self, place: tuple[int, int]) -> Shape:
        keys = (box for row in self._boxes() for box in row)
        return "hand" if any(box.collidepoint(place) for box in keys) else "arrow"

    def _rows(self) -> list[list[str]]:
        """What stands on the keys."""
        return [*([letter.upper() if self._shift else letter for letter in row] for row in ROWS), list(DEEDS)]

    def _boxes(self) -> list[list[pygame.Rect]]:
        """Where the keys lie, in window pixels."""
        room, scale = self._room(), view_for(self._look.size()).scale
        gap, rows = GAP * scale, self._rows()
        high = min(room.height - 2 * gap, HIGHEST * scale) // len(rows)
        wide = min(room.width - 2 * gap, HIGHEST * 3 * scale)
        left, top = room.centerx - wide // 2, room.bottom - gap - high * len(rows)
        return [
            [
                pygame.Rect(left + wide * n // len(row), top + high * number, wide // len(row) - gap, high - gap)
                for n in range(len(row))
            ]
            for number, row in enumerate(rows)
        ]

    def _move(self, down: int, right: int) -> None:
        """To the next key; from row to row what is nearest."""
        rows, (row, column) = self._rows(), self._place
        if right:
            self._place = row, (column + right) % len(rows[row])
            return
        after = (row + down) % len(rows)
        self._place = after, min(len(rows[after]) - 1, (2 * column + 1) * len(rows[after]) // (2 * len(rows[row])))

    def _point(self, event: pygame.Event) -> Transition:
        """Choose the key under the mouse, and press it with its button."""
        for row, boxes in enumerate(self._boxes()):
            for column, box in enumerate(boxes):
                if box.collidepoint(event.pos):
                    self._place = row, column
                    pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
                    return self._press(self._rows()[row][column]) if pressed else None
        return None

    def _press(self, name: str) -> Transition:
        match name:
            case "Shift":
                self._shift = not self._shift
            case "Back":
                return Pop()
            case "Delete":
                return self._key(pygame.K_BACKSPACE)
            case "Send":
                return self._key(KEY_OF["confirm"])
            case _:
                self._shift = False
                text = " " if name == "Space" else name
                return self.under.handle(pygame.Event(pygame.TEXTINPUT, text=text), None)
        return None

    def _key(self, key: int) -> Transition:
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        return self.under.handle(down, None)
