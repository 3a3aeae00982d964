"""What the window asks of the screens that are shown: where somebody writes, what is free, whether anything moves."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.chips import on_chip
from game.stage.dialogue import Dialogue
from game.stage.frames import keys_top
from game.stage.help import Help
from game.stage.history import History
from game.stage.look import Look
from game.stage.naming import Naming
from game.stage.narration import NarrationBox
from game.stage.onscreen import OnScreenKeyboard
from game.stage.pause import Pause
from game.stage.people import MemoryPage
from game.stage.picking import Picking
from game.stage.pointer import Shape
from game.stage.replay import Replay
from game.stage.saved import SavedGames
from game.stage.screen import Pointed, Screen
from game.stage.settings_screen import SettingsScreen
from game.stage.sheet import Sheet
from game.stage.telling import Telling
from game.stage.townmap import TownMap
from game.stage.unplugged import Unplugged

OVER_THE_GAME = (Pause, Picking, SavedGames)
"""Screens from which one saves, and that are not in the picture of the save."""
STILL = (*OVER_THE_GAME, Sheet, SettingsScreen, TownMap, Unplugged)
"""Screens under which the town stands still, and on which nothing moves by itself."""


def pauses(stack: Sequence[Screen]) -> bool:
    """Whether the town stands still: nobody may come and talk to a player who has something else before its eyes."""
    return any(isinstance(screen, (*STILL, NarrationBox)) or _lone(screen) for screen in stack)


def lively(stack: Sequence[Screen]) -> list[Screen]:
    """The screens for which time passes: nothing is typed or turned under a page that is read."""
    under = [n for n, screen in enumerate(stack) if isinstance(screen, Sheet) or _lone(screen)]
    return list(stack[under[-1] :] if under else stack)


def still(stack: Sequence[Screen]) -> bool:
    """Whether nothing moves on the topmost screen and nothing is awaited but the player."""
    waits = bool(stack) and isinstance(stack[-1], Help) and stack[-1].deaf
    return bool(stack) and isinstance(stack[-1], STILL) and not waits


def written_at(stack: Sequence[Screen]) -> pygame.Rect | None:
    """Where an input method may write, in window pixels."""
    top = _under_keyboard(stack)
    if isinstance(top, Dialogue | Naming):
        return top.caret
    return top.entry if isinstance(top, MemoryPage) and top.typing else None


def followed(stack: Sequence[Screen]) -> pygame.Rect | None:
    """The caret that moves while somebody writes."""
    top = _under_keyboard(stack)
    return top.caret if isinstance(top, Dialogue | Naming) and top.typing else None


def free_above(stack: Sequence[Screen], look: Look) -> int:
    """Above which line of the window notes cover nothing that is read."""
    shown, top = stack[-1], _under_keyboard(stack)
    if isinstance(shown, OnScreenKeyboard | SettingsScreen | Telling | Replay):
        return shown.top
    if isinstance(top, Dialogue) and not top.at_top:
        return top.box.top
    return top.entry.top if isinstance(top, MemoryPage) else keys_top(look)


def pointer_at(stack: Sequence[Screen], look: Look, place: tuple[int, int]) -> Shape:
    """How the mouse's cursor looks at a place of the window."""
    top = stack[-1]
    if on_chip(look, top, place):
        return "hand"
    return top.pointer(place) if isinstance(top, Pointed) else "arrow"


def _lone(screen: Screen) -> bool:
    return isinstance(screen, History) and screen.alone


def _under_keyboard(stack: Sequence[Screen]) -> Screen | None:
    """The topmost screen, or the one that the keyboard on the screen writes into."""
    top = stack[-1] if stack else None
    return top.under if isinstance(top, OnScreenKeyboard) else top
