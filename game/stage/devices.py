"""All input devices: what each event means, whatever device it comes from, and which device is in the player's hand."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.stage.actions import CANONICAL, KEY_OF, Action, Controls, Held, key_press
from game.stage.bindings import KEY_NAMES, RESERVED
from game.stage.pads import Pads

Input = tuple[pygame.Event, Action | None]
"""An event as a screen takes it, and the action that it means."""
THROUGH_LETTERS = ("choices", "history", "cancel")
"""Actions that keys which write nothing mean also while somebody writes."""


class Devices:
    """Keyboard, mouse and pads."""

    def __init__(self, controls: Controls) -> None:
        self.controls = controls
        self.held = Held(controls)
        self.pads = Pads()
        self.pads.start()

    def read(self, event: pygame.Event, typing: bool) -> Iterator[Input]:
        """What the topmost screen shall take of an event; `typing` while keys are letters."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            yield self._key(event, typing)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            yield self._mouse(event)
        else:
            presses = self.pads.presses(event)
            yield from (self._button(name, down) for name, down in presses)
            if not presses:
                yield event, None

    def repeated(self, seconds: float) -> Iterator[Input]:
        """The press of a direction that a pad goes on holding: as a key's repeat it means no new action."""
        action = self.held.repeated(seconds)
        if action:
            yield key_press(action), None

    def _key(self, event: pygame.Event, typing: bool) -> Input:
        if event.type == pygame.KEYDOWN and KEY_NAMES.get(event.key) not in RESERVED:
            self.controls.device = "keys"
        action = self.held.feed(event, typing)
        meant = self.controls.bindings.of_key(event.key)
        writes = 32 <= event.key < 0x40000000 and event.key != pygame.K_DELETE
        meant = None if typing and (writes or meant not in THROUGH_LETTERS) else meant
        if event.type == pygame.KEYDOWN and meant in CANONICAL and event.key not in self._names(meant):
            return pygame.Event(pygame.KEYDOWN, {**event.dict, "key": KEY_OF[meant], "pressed": event.key}), action
        return event, action

    def _names(self, action: Action) -> tuple[int, ...]:
        """The keys that stand for an action to a screen which looks at keys."""
        own = KEY_OF[action]
        return (own, pygame.K_KP_ENTER, pygame.K_SPACE) if action == "confirm" else (own,)

    def _mouse(self, event: pygame.Event) -> Input:
        self.held.point(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self.controls.device = "mouse"
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return key_press("cancel"), "cancel"
        return event, None

    def _button(self, name: str, down: bool) -> Input:
        action = self.held.button(name, down)
        meant = self.controls.bindings.of_button(name)
        kind, key = pygame.KEYDOWN if down else pygame.KEYUP, KEY_OF[meant] if meant in CANONICAL else pygame.K_UNKNOWN
        if down:
            self.controls.device = "pad"
            key = key if action else pygame.K_UNKNOWN
        return pygame.Event(kind, key=key, mod=0, unicode="", scancode=0, button=name, pressed=name), action
