"""Game pads: opened when they are plugged in, their events as the presses of named buttons.

Known pads speak SDL's controller events, in which every pad has the same buttons. Any other joystick counts by its
first stick, its hat and its first buttons.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from game.stage.bindings import BUTTONS

DEAD_ZONE, RESTS = 0.5, 0.4
"""How far of its way a stick must be pushed to count, and how far back it must come to count no more."""
FULL = 32767
STICK = {0: ("stick_left", "stick_right"), 1: ("stick_up", "stick_down")}
"""The names of both ends of an axis."""
TRIGGERS = {4: "lefttrigger", 5: "righttrigger"}
PLAIN = ("a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start")
"""What the first buttons of a joystick stand for that SDL does not know."""
NAMES = {
    getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}"): name
    for name in BUTTONS
    if hasattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")
}
Press = tuple[str, bool]
"""A button's name and whether it went down."""


@dataclass(slots=True)
class Pads:
    """The pads that are plugged in, by their numbers."""

    open: dict[int, object] = field(default_factory=dict)
    _known: set[int] = field(default_factory=set)
    _down: set[str] = field(default_factory=set)

    def start(self) -> None:
        """Listen for pads; a system without them is no fault. Those that are plugged in come as events."""
        with suppress(pygame.error):
            pygame.joystick.init()
            controller.quit()  # else it would not notice that a window before this one has taken it down
            controller.init()

    def presses(self, event: pygame.Event) -> list[Press]:
        """The buttons that went down or up with this event."""
        return [press for press in self._read(event) if self._changes(press)]

    def plugged(self, event: pygame.Event) -> bool | None:
        """True where the event says that a pad is there now, False where the last one is gone, None otherwise."""
        if event.type == pygame.JOYDEVICEADDED:
            return self._opened(event.device_index)
        if event.type == pygame.JOYDEVICEREMOVED and event.instance_id in self.open:
            del self.open[event.instance_id]
            self._known.discard(event.instance_id)
            self._down.clear()
            return None if self.open else False
        return None

    def _opened(self, index: int) -> bool | None:
        """Open a pad; SDL tells of each as a joystick, also of those that it knows as controllers."""
        known = _is_controller(index)
        try:
            pad = controller.Controller(index) if known else pygame.joystick.Joystick(index)
            stick = pad.as_joystick() if isinstance(pad, controller.Controller) else pad
            number = stick.get_instance_id()
        except (pygame.error, ValueError, IndexError):
            return None
        self.open[number] = pad
        if known:
            self._known.add(number)
        return True

    def _read(self, event: pygame.Event) -> Iterator[Press]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP) and event.button in NAMES:
            yield NAMES[event.button], event.type == pygame.CONTROLLERBUTTONDOWN
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event.axis, event.value / FULL)
        elif getattr(event, "instance_id", None) in self._known:
            return
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP) and event.button < len(PLAIN):
            yield PLAIN[event.button], event.type == pygame.JOYBUTTONDOWN
        elif event.type == pygame.JOYAXISMOTION and event.axis in STICK:
            yield from self._axis(event.axis, event.value)
        elif event.type == pygame.JOYHATMOTION:
            x, y = event.value
            for name, there in (("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0)):
                yield f"dpad_{name}", there

    def _axis(self, axis: int, value: float) -> Iterator[Press]:
        """The ends of a stick, or a trigger, that are pushed far enough; in between nothing changes."""
        ends = ((STICK[axis][0], -value), (STICK[axis][1], value)) if axis in STICK else ()
        for name, far in ends or (((TRIGGERS[axis], value),) if axis in TRIGGERS else ()):
            if far >= DEAD_ZONE or far <= RESTS:
                yield name, far >= DEAD_ZONE

    def _changes(self, press: Press) -> bool:
        name, down = press
        if (name in self._down) == down:
            return False
        self._down.symmetric_difference_update({name})
        return True


def _is_controller(index: int) -> bool:
    try:
        return bool(controller.is_controller(index))
    except (pygame.error, ValueError):
        return False
