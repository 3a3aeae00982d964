"""Before a new game: what the player is called. Nobody in the town knows it before the player says it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import regex

from game.session.events import Event
from game.stage.actions import Action, Held
from game.stage.art import AMBER, INK, PAPER, STONE
from game.stage.entryfield import EntryField
from game.stage.entryline import EntryLine
from game.stage.figures import eyes_shut
from game.stage.fonts import Style
from game.stage.layout import wrapped
from game.stage.look import Look, write_middle
from game.stage.prompts import with_prompts
from game.stage.screen import Pop, Transition
from game.stage.view import view_for

TITLE, DEFAULT = "What is your name?", "Robin"
TELLS = "Nobody in Emberwick knows it until you tell them."
LONGEST = 24
NONE, UNSEEN = "Write a name of at least one letter.", "A name has letters that one can see. Write another one."
_SEEN = regex.compile(r"[\p{L}\p{N}\p{S}]")
WIDTH, HEIGHT = 200, 15
"""Of the line at most, in pixels of the pictures."""


def complaint(name: str) -> str:
    """Why nobody can be called so, in one sentence; "" for a name that does."""
    return "" if _SEEN.search(name) else UNSEEN if name else NONE


class Naming:
    """The line with a name that one need only accept, under the portrait of the look that was chosen."""

    typing = True

    def __init__(self, look: Look, held: Held, portrait: str, begin: Callable[[str], Transition]) -> None:
        """`begin` starts a game with the name."""
        self._look = look
        self._portrait = portrait
        self._begin = begin
        self._field = EntryField(held, LONGEST)
        self._field.begin()
        self._field.entry.replace(DEFAULT)
        self._field.entry.mark_all()
        self._wrong = ""
        self._seconds = 0.0

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if self._field.point(event, self._line):
            return None
        if action in ("confirm", "choices") or self._field.sends(event):
            return self._accept()
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if action == "cancel" or (escape and not self._field.entry.composing):
            return Pop()
        before = self._field.entry.text
        self._field.handle(event)
        if self._field.entry.text != before:
            self._wrong = ""
        return None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        self._seconds += seconds
        self._field.follow(seconds, self._line)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(INK)
        (width, height), fonts, line = surface.get_size(), self._look.fonts, self._line
        view = view_for((width, height))
        write_middle(surface, fonts, TITLE, (width // 2, height // 12), Style("title", view.text_size(14)), PAPER)
        style = Style("text", view.text_size(7))
        told = wrapped(self._wrong or TELLS, lambda text: fonts.width(text, style), max(1, width - 16 * view.scale))
        top = line.rect.top - len(told) * fonts.height(style) - 3 * view.scale
        face = self._look.art.portrait(self._portrait, "calm", view.scale, eyes_shut(self._seconds))
        if top - height // 7 >= face.get_height():
            surface.blit(face, face.get_rect(center=(width // 2, (top + height // 7) // 2)))
        for number, words in enumerate(told):
            middle = (width // 2, top + number * fonts.height(style) + fonts.height(style) // 2)
            write_middle(surface, fonts, words.strip(), middle, style, AMBER if self._wrong else PAPER)
        invites = fonts.render(TITLE, line.style, STONE)
        line.draw(surface, self._field.shown(), self._field.scroll, invites)
        hint = with_prompts(self._look, self._hint, Style("text", view.text_size(6)), STONE)
        surface.blit(hint, hint.get_rect(center=(width // 2, height - 8 * view.scale)))

    def lines(self) -> list[str]:
        return [TITLE, f"> {self._field.entry.text}", self._wrong or TELLS, self._hint]

    @property
    def entry(self) -> pygame.Rect:
        """The line that the player writes on."""
        return self._line.rect

    @property
    def caret(self) -> pygame.Rect:
        """Where the caret stands in the window."""
        return self._line.caret(self._field.shown(), self._field.scroll)

    @property
    def _line(self) -> EntryLine:
        """The line; below it there is room for a keyboard on the screen."""
        width, height = self._look.size()
        view, fonts = view_for((width, height)), self._look.fonts
        style, small = Style("text", view.text_size(9)), Style("text", view.text_size(6))
        high = max(HEIGHT * view.scale, fonts.height(style) + 4 * view.scale)
        rect = pygame.Rect(0, 0, max(1, min(WIDTH * view.scale, width - 12 * view.scale)), high)
        rect.midtop = (width // 2, height * 11 // 20 - high // 2)
        return EntryLine(fonts, rect, style, small, view.scale)

    @property
    def _hint(self) -> str:
        controls = self._look.controls
        if controls.device == "pad":
            return controls.hint(("choices", "so be it"), ("confirm", "letters"), ("cancel", "back"))
        return controls.hint(("confirm", "so be it"), ("cancel", "back")) if controls.device == "keys" else ""

    def _accept(self) -> Transition:
        name = self._field.entry.text.strip()
        self._wrong = complaint(name)
        return None if self._wrong else self._begin(name)
