"""A list from which one thing is picked, or none: what to take, what to use, how long to sleep."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.stage.actions import Action
from game.stage.look import Look, draw_veil
from game.stage.menu import Item, Menu
from game.stage.pointer import Shape
from game.stage.screen import Pop, Quiet, Transition

VEIL, DEEP_VEIL = 120, 225
"""How dark it gets behind a menu over the map, and over another menu."""


class Picking(Quiet):
    """`title` over `items`; the first of them is `none`, which leaves everything as it is. What is picked goes to
    `pick` by its id."""

    typing = False

    def __init__(self, title: str, none: str, items: Sequence[Item], look: Look, pick: Callable[[str], object]) -> None:
        self._title = title
        self._pick = pick
        self._menu = Menu([Item("", none), *items], look, heading=title)

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action in ("cancel", "bag"):
            return Pop()
        picked = self._menu.handle(event, action)
        if picked:
            self._pick(picked)
        return None if picked is None else Pop()

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, VEIL)
        self._menu.draw(surface)

    def pointer(self, place: tuple[int, int]) -> Shape:
        return self._menu.pointer(place)

    def lines(self) -> list[str]:
        return [self._title, *self._menu.lines()]
