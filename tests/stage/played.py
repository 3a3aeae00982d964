"""A window on a real game, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.save import SlotLabel
from game.session.session import Session
from game.stage import App, Settings
from game.world.nearby import way_to
from game.world.state import STEPS_A_TILE

SMALL = (640, 360)
"""A window that is drawn quickly."""


class Shelf:
    """Saved games that are only told of."""

    def __init__(self, *labels: SlotLabel) -> None:
        self.labels = list(labels)

    def slots(self) -> Sequence[SlotLabel]:
        return self.labels

    def running(self) -> SlotLabel | None:
        return None

    def picture(self, slot: str) -> bytes | None:
        return None

    def delete(self, slot: str) -> None:
        self.labels = [label for label in self.labels if label.slot != slot]


class Played:
    """A window on a real game, and the few things that tests do with both."""

    def __init__(self, session: Session, size: tuple[int, int] = SMALL, settings: Settings | None = None) -> None:
        self.session = session
        self.app = App(session, size, settings)

    @property
    def text(self) -> str:
        return "\n".join(self.app.lines())

    def go_to(self, target: str) -> None:
        """Walk next to a character or onto a spot, by keys."""
        player = self.session.world.player
        for direction in way_to(self.session.world, self.session.atlas, target) or []:
            self.app.press(direction, steps=STEPS_A_TILE)
            assert not player.moving
        self.app.step()

    def talk_to(self, npc: str) -> None:
        """Open a talk and read the greeting, up to where the player may write."""
        self.go_to(npc)
        self.app.press("talk")
        self.read()

    def read(self) -> None:
        """Wait until all is typed, and go on until the entry is open."""
        for _ in range(20):
            self.app.step(30)
            if self.writing:
                return
            self.app.press("confirm")
        raise AssertionError(f"the entry did not open:\n{self.text}")

    @property
    def writing(self) -> bool:
        return any(line.startswith("> ") for line in self.app.lines())

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """One key down and up, with the letter that it makes."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        if text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.app.step()


Play = Callable[..., Played]
"""Opens a window on a new game."""
