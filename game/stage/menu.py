"""A list of entries of which one is chosen, by keys or by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.stage.actions import Action
from game.stage.art import AMBER, PAPER
from game.stage.fonts import Style
from game.stage.look import Look, write_middle
from game.stage.view import view_for


@dataclass(frozen=True, slots=True)
class Item:
    """An entry: what it stands for and how it is called."""

    id: str
    text: str


class Menu:
    """Centred entries, the first at `top` of the window's height (0 to 1)."""

    def __init__(self, items: Sequence[Item], look: Look, top: float) -> None:
        self.items = list(items)
        self.chosen = 0
        self._look = look
        self._top = top

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
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            for number, box in enumerate(self._boxes()):
                if box.collidepoint(event.pos):
                    self.chosen = number
                    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                        return self.items[number].id
        return None

    def draw(self, surface: pygame.Surface) -> None:
        for number, (item, box) in enumerate(zip(self.items, self._boxes(), strict=True)):
            chosen = number == self.chosen
            text = f"–  {item.text}  –" if chosen else item.text
            write_middle(surface, self._look.fonts, text, box.center, self._style(), AMBER if chosen else PAPER)

    def lines(self) -> list[str]:
        return [f"> {item.text}" if n == self.chosen else item.text for n, item in enumerate(self.items)]

    def _style(self) -> Style:
        return Style("text", view_for(self._look.size()).text_size(9.5))

    def _boxes(self) -> list[pygame.Rect]:
        width, height = self._look.size()
        line = round(self._look.fonts.height(self._style()) * 1.3)
        first = round(height * self._top)
        return [
            pygame.Rect(width // 5, first + number * line, width * 3 // 5, line) for number in range(len(self.items))
        ]
