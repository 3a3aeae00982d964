"""A few entries inside the dialogue box, of which one is picked by keys or by mouse."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.actions import Action, Controls
from game.stage.box import LINES_A_PAGE, Box, Row
from game.stage.look import Cue
from game.stage.menu import Item, by_mouse


def seen_from(first: int, chosen: int, room: int, count: int) -> int:
    """The first of `count` entries that is seen where `room` are: it moves no further than it must for the chosen one,
    so that nothing slips away under the mouse."""
    return max(0, min(max(first, chosen - room + 1), chosen, count - room))


class Choices:
    """Entries under an optional `question`, which takes a line of its own unless it stands `above` them, where the
    player's words are: then none is marked at first, since they opened by themselves and a key may be on its way down.
    More than fit are scrolled."""

    def __init__(self, items: Sequence[Item], cue: Cue, question: str = "", *, above: bool = False) -> None:
        self.items = list(items)
        self._cue = cue
        self.question = question
        self.above = question if above else ""
        self.chosen = -1 if above else 0
        self._head = 1 if question and not above else 0
        self._first = 0

    def handle(self, event: pygame.Event, action: Action | None, box: Box) -> str | None:
        """The id of the entry that was picked."""
        before = self.chosen
        picked = self._picked(event, action, box)
        if picked is not None or self.chosen != before:
            self._cue("move" if picked is None else "confirm")
        return picked

    def _picked(self, event: pygame.Event, action: Action | None, box: Box) -> str | None:
        match action:
            case "up" | "left":
                self.chosen = (max(self.chosen, 0) - 1) % len(self.items)
            case "down" | "right":
                self.chosen = (self.chosen + 1) % len(self.items)
            case "confirm" | "talk" if self.chosen >= 0:
                return self.items[self.chosen].id
        self.chosen, clicked = by_mouse(event, self.chosen, len(self.items), lambda place: self.under(place, box))
        if clicked:
            return self.items[self.chosen].id
        self._first = seen_from(self._first, max(0, self.chosen), self._room, len(self.items))
        return None

    def rows(self) -> list[Row]:
        """What stands in the box, line by line."""
        first, last = self._window()
        rows = [Row(item.text, number == self.chosen, item.icon) for number, item in enumerate(self.items)][first:last]
        return [Row(self.question), *rows] if self._head else rows

    def hint(self, controls: Controls) -> str:
        """What chooses."""
        back = "or say something else" if self.question else controls.hint(("choices", "back to your own words"))
        more = f"{controls.moves} – one of {len(self.items)}" if len(self.items) > 2 else ""
        return " · ".join(part for part in (more, controls.hint(("confirm", "choose")), back) if part)

    def lines(self) -> list[str]:
        asked = [self.question] if self.question else []
        return [*asked, *(f"› {item.text}" if n == self.chosen else item.text for n, item in enumerate(self.items))]

    def _window(self) -> tuple[int, int]:
        """Which entries are seen."""
        return self._first, min(len(self.items), self._first + self._room)

    @property
    def _room(self) -> int:
        return LINES_A_PAGE - self._head

    def under(self, place: tuple[int, int], box: Box) -> int | None:
        """The entry at this place of the window."""
        row = (place[1] - box.speech[1]) // box.line_height - self._head
        first, last = self._window()
        inside = box.text.left <= place[0] <= box.text.right
        return first + row if inside and 0 <= row < last - first else None
