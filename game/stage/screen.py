"""A screen says what shall happen to the stack of screens by what it returns; `applied` makes it so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import pygame

from game.session.commands import Command
from game.session.events import Event
from game.stage.actions import Action
from game.stage.pointer import Shape

Do = Callable[[Command], None]
"""Hands a command to the game; its events reach the screens afterwards."""


class Screen(Protocol):
    """Something that fills the window or lies over another screen."""

    @property
    def typing(self) -> bool:
        """Whether keys are letters now and not actions."""
        ...

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        """Take an input event; `action` is what a fresh key press means while nobody types."""
        ...

    def hear(self, event: Event) -> Transition:
        """Take an event of the game. Only the topmost screen hears."""
        ...

    def update(self, seconds: float) -> Transition:
        """Let time pass."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw onto the window; changes nothing else."""
        ...

    def lines(self) -> list[str]:
        """What it says, as text."""
        ...


class Quiet:
    """A screen that no event of the game concerns and for which no time passes."""

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        return None


@runtime_checkable
class Pointed(Protocol):
    """A screen on which there is something to point at."""

    def pointer(self, place: tuple[int, int]) -> Shape:
        """How the cursor looks at a place of the window."""
        ...


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a screen over the others."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the topmost screen away."""


@dataclass(frozen=True, slots=True)
class Reset:
    """Replace all screens."""

    screens: Sequence[Screen]


Transition = Push | Pop | Reset | None
"""A stack without screens means that the window closes."""


def applied(transition: Transition, stack: Sequence[Screen]) -> list[Screen]:
    """The stack after the transition."""
    match transition:
        case Push(screen):
            return [*stack, screen]
        case Pop():
            return list(stack[:-1])
        case Reset(screens):
            return list(screens)
        case None:
            return list(stack)
