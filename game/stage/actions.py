"""From keys to actions. The state is fed by events: a posted key counts like a real one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

import pygame

from game.world import Direction

Action = Literal[
    "up",
    "down",
    "left",
    "right",
    "run",
    "talk",
    "confirm",
    "cancel",
    "save",
    "load",
    "history",
    "take",
    "quests",
    "bag",
]

KEYS: Mapping[int, Action] = {
    pygame.K_UP: "up", pygame.K_w: "up", pygame.K_DOWN: "down", pygame.K_s: "down",
    pygame.K_LEFT: "left", pygame.K_a: "left", pygame.K_RIGHT: "right", pygame.K_d: "right",
    pygame.K_LSHIFT: "run", pygame.K_RSHIFT: "run", pygame.K_e: "talk",
    pygame.K_RETURN: "confirm", pygame.K_KP_ENTER: "confirm", pygame.K_SPACE: "confirm",
    pygame.K_ESCAPE: "cancel", pygame.K_F5: "save", pygame.K_F9: "load", pygame.K_PAGEUP: "history", pygame.K_t: "take",
    pygame.K_j: "quests", pygame.K_i: "bag",
}  # fmt: skip
KEY_OF: Mapping[str, int] = {
    "up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
    "run": pygame.K_LSHIFT, "talk": pygame.K_e, "confirm": pygame.K_RETURN, "cancel": pygame.K_ESCAPE,
    "menu": pygame.K_ESCAPE, "save": pygame.K_F5, "load": pygame.K_F9,
    "history": pygame.K_PAGEUP, "take": pygame.K_t, "quests": pygame.K_j, "bag": pygame.K_i,
}  # fmt: skip
"""The key that stands for an action when a script presses it."""
TURNS = ("up", "down", "left", "right")


class Held:
    """Which keys are down, and which actions are held by keys that were pressed on the present screen."""

    def __init__(self) -> None:
        self.keys: set[int] = set()
        self._held: list[int] = []
        self._tapped: Direction | None = None

    def feed(self, event: pygame.Event, typing: bool) -> Action | None:
        """Take a key event. A fresh press while nobody types gives its action; a repeat gives nothing."""
        if event.type == pygame.KEYUP:
            self.keys.discard(event.key)
            self._held = [key for key in self._held if key != event.key]
            return None
        if event.type != pygame.KEYDOWN or event.key in self.keys:
            return None
        self.keys.add(event.key)
        action = KEYS.get(event.key)
        if typing or action is None:
            return None
        self._held.append(event.key)
        if action in TURNS:
            self._tapped = cast("Direction", action)
        return action

    def release(self) -> None:
        """Let go of every action: a key that is still down must be pressed again to count."""
        self._held.clear()
        self._tapped = None

    def forget(self) -> None:
        """The window lost the keyboard: nothing is down any more."""
        self.release()
        self.keys.clear()

    @property
    def running(self) -> bool:
        return any(KEYS[key] == "run" for key in self._held)

    @property
    def direction(self) -> Direction | None:
        """Where to walk: the direction pressed since `take_tap`, else the one pressed last of those that are held."""
        if self._tapped:
            return self._tapped
        for key in reversed(self._held):
            if KEYS[key] in TURNS:
                return cast("Direction", KEYS[key])
        return None

    def take_tap(self) -> None:
        """A tap was walked."""
        self._tapped = None
