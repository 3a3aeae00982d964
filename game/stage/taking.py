"""Taking what lies in reach and is somebody else's."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.session.commands import Take
from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import PAPER
from game.stage.fonts import Style
from game.stage.look import Look, draw_veil, write_middle
from game.stage.menu import Item, Menu
from game.stage.screen import Do, Pop, Transition
from game.stage.view import view_for

TITLE = "Take without asking?"
LEFT = Item("", "Leave everything where it is")


class Taking:
    """A list of the goods in reach; leaving them is the first choice. `goods` are ids with the words for them."""

    def __init__(self, goods: Sequence[Item], look: Look, do: Do) -> None:
        self._look = look
        self._do = do
        self._menu = Menu([LEFT, *goods], look, 0.36)

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action == "cancel":
            return Pop()
        picked = self._menu.handle(event, action)
        if picked:
            self._do(Take(picked))
        return None if picked is None else Pop()

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, 190)
        width, height = surface.get_size()
        style = Style("title", view_for((width, height)).text_size(14))
        write_middle(surface, self._look.fonts, TITLE, (width // 2, height // 4), style, PAPER)
        self._menu.draw(surface)

    def lines(self) -> list[str]:
        return [TITLE, *self._menu.lines()]
