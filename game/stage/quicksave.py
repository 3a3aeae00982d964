"""The slot for quick saving, and loading it: what would be lost by that is asked about."""

from __future__ import annotations

from game.save import SaveError
from game.session.commands import Load
from game.stage.game import Game
from game.stage.look import Look
from game.stage.menu import Item
from game.stage.picking import Picking
from game.stage.screen import Do, Push, Transition

QUICK_SLOT, QUICK_TITLE = "quick", "Quick save"
ASKS, STAYS, LOADS = "Load the quick save?", "Stay here", "Load it, and lose what is not saved"


def quick_load(game: Game, look: Look, do: Do) -> Transition:
    """Load the quick save, at once where nothing is lost by it or nothing can be loaded."""
    if game.unsaved and _is_there(game):
        return Push(Picking(ASKS, STAYS, [Item("load", LOADS)], look, lambda _: do(Load(QUICK_SLOT))))
    do(Load(QUICK_SLOT))
    return None


def _is_there(game: Game) -> bool:
    try:
        return game.store is not None and any(label.slot == QUICK_SLOT for label in game.store.slots())
    except SaveError:
        return False
