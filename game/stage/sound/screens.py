"""What is heard when screens come and go."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.history import History
from game.stage.narration import NarrationBox
from game.stage.pause import Pause
from game.stage.people import MemoryPage, People
from game.stage.picking import Picking
from game.stage.saved import SavedGames
from game.stage.screen import Screen
from game.stage.settings_screen import SettingsScreen
from game.stage.sheet import Sheet
from game.stage.townmap import TownMap

PAGES = (Sheet, TownMap, History, MemoryPage, NarrationBox)
MENUS = (Pause, People, SettingsScreen, SavedGames)


def sound_of_change(before: Sequence[Screen], after: Sequence[Screen]) -> str:
    """The sound of a screen that was laid over the others or taken away, "" where there is none."""
    if len(after) == len(before) + 1 and list(after[:-1]) == list(before):
        top = after[-1]
        return "page" if isinstance(top, PAGES) else "take" if isinstance(top, Picking) else _menu(top, "confirm")
    if len(after) == len(before) - 1 and list(before[:-1]) == list(after):
        gone = before[-1]
        return "cancel" if isinstance(gone, (*PAGES, Picking)) else _menu(gone, "cancel")
    return ""


def _menu(screen: Screen, sound: str) -> str:
    return sound if isinstance(screen, MENUS) else ""
