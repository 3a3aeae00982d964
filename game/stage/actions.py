"""From keys and pads to actions. The state is fed by events: a posted key counts like a real one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pygame

from game.stage.bindings import Action, Bindings, Device, label
from game.world import Direction

__all__ = ["CANONICAL", "KEY_OF", "TURNS", "Action", "Controls", "Held", "key_press"]

KEY_OF: Mapping[str, int] = {
    "up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
    "run": pygame.K_LSHIFT, "talk": pygame.K_e, "confirm": pygame.K_RETURN, "cancel": pygame.K_ESCAPE,
    "menu": pygame.K_ESCAPE, "save": pygame.K_F5, "load": pygame.K_F9, "choices": pygame.K_TAB,
    "history": pygame.K_PAGEUP, "take": pygame.K_t, "quests": pygame.K_j, "map": pygame.K_m, "bag": pygame.K_i,
}  # fmt: skip
"""The key that stands for an action when a script presses it."""
CANONICAL = ("up", "down", "left", "right", "confirm", "cancel", "choices", "history")
"""Actions that reach the screens as the press of their own key, whatever the player bound them to."""
TURNS = ("up", "down", "left", "right")
MOUSE: Mapping[Action, str] = {"confirm": "Click", "talk": "Click", "cancel": "Right click"}
REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.08
"""Seconds until a direction that a pad holds repeats, and between repeats; a keyboard repeats by itself."""


class Controls:
    """Which keys and buttons mean what, and which device was used last."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self.device: Device = "keys"

    def name(self, action: Action) -> str:
        """What the device in hand calls an action: its first key or button; "" where it has none."""
        if self.device == "mouse":
            return MOUSE.get(action, "")
        names = self.bindings.names(action, self.device)
        return label(names[0]) if names else ""

    @property
    def moves(self) -> str:
        """What the device in hand moves through a list with."""
        if self.device == "keys":
            return f"{self.name('up')}, {self.name('down')}"
        return "D-pad" if self.device == "pad" else "Wheel"

    @property
    def sides(self) -> str:
        """What the device in hand goes to the left and to the right with; "" for a mouse."""
        return "" if self.device == "mouse" else f"{self.name('left')}, {self.name('right')}"

    @property
    def walks(self) -> str:
        """What keys or a pad walk with."""
        if self.device == "pad":
            return "Stick"
        named = [self.bindings.names(turn, "keys") for turn in ("up", "down", "left", "right")]
        return "Arrows or WASD" if all(len(names) > 1 for names in named) else ", ".join(label(n[0]) for n in named)

    def hint(self, *parts: tuple[Action, str]) -> str:
        """What actions do, by the names that the device in hand has for them: "Return – answer · Escape – leave"."""
        named = ((self.name(action), does) for action, does in parts)
        return " · ".join(f"{name} – {does}" for name, does in named if name)


class Held:
    """Which keys are down, and which actions are held by keys or buttons that were pressed on the present screen."""

    def __init__(self, controls: Controls | None = None) -> None:
        self.keys: set[int] = set()
        self._controls = controls or Controls()
        self._buttons: set[str] = set()
        self._held: list[tuple[int | str, Action]] = []
        self._tapped: Direction | None = None
        self._repeats = 0.0
        self.pointer: tuple[int, int] | None = None
        """Where the mouse is while its button, pressed on the present screen, is down."""

    def feed(self, event: pygame.Event, typing: bool) -> Action | None:
        """Take a key event. A fresh press while nobody types gives its action; a repeat gives nothing."""
        if event.type == pygame.KEYUP:
            self.keys.discard(event.key)
            self._let_go(event.key)
            return None
        if event.type != pygame.KEYDOWN or event.key in self.keys:
            return None
        self.keys.add(event.key)
        action = self._controls.bindings.of_key(event.key)
        return None if typing or action is None else self._taken(event.key, action)

    def button(self, name: str, down: bool) -> Action | None:
        """Take a button of a pad. A fresh press gives its action, also while somebody types: it is no letter."""
        if not down:
            self._buttons.discard(name)
            self._let_go(name)
            return None
        if name in self._buttons:
            return None
        self._buttons.add(name)
        self._repeats = REPEAT_AFTER
        action = self._controls.bindings.of_button(name)
        return self._taken(name, action) if action else None

    def point(self, event: pygame.Event) -> None:
        """Take an event of the mouse."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed or (event.type == pygame.MOUSEMOTION and self.pointer):
            self.pointer = event.pos
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pointer = None

    def repeated(self, seconds: float) -> Action | None:
        """The direction that a pad has held for long enough to count again."""
        held = next((action for what, action in reversed(self._held) if isinstance(what, str)), None)
        if held not in TURNS:
            return None
        self._repeats -= seconds
        if self._repeats > 0:
            return None
        self._repeats = REPEAT_EVERY
        return held

    def release(self) -> None:
        """Let go of every action: a key that is still down must be pressed again to count."""
        self._held.clear()
        self._tapped = self.pointer = None

    def forget(self) -> None:
        """The window lost the keyboard, or the pad is gone: nothing is down any more."""
        self.release()
        self.keys.clear()
        self._buttons.clear()

    @property
    def running(self) -> bool:
        return any(action == "run" for _, action in self._held)

    @property
    def direction(self) -> Direction | None:
        """Where to walk: the direction pressed since `take_tap`, else the one pressed last of those that are held."""
        if self._tapped:
            return self._tapped
        for _, action in reversed(self._held):
            if action in TURNS:
                return cast("Direction", action)
        return None

    def take_tap(self) -> None:
        """A tap was walked."""
        self._tapped = None

    def _taken(self, what: int | str, action: Action) -> Action:
        self._held.append((what, action))
        if action in TURNS:
            self._tapped = cast("Direction", action)
        return action

    def _let_go(self, what: int | str) -> None:
        self._held = [(held, action) for held, action in self._held if held != what]


def key_press(action: Action) -> pygame.Event:
    """The press of an action's own key, for screens that look at keys."""
    return pygame.Event(pygame.KEYDOWN, key=KEY_OF[action], mod=0, unicode="", scancode=0)
