"""The menu over a running game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session.commands import Save
from game.session.events import Event, Saved
from game.stage.actions import Action
from game.stage.game import Game, Shelf
from game.stage.help import Help
from game.stage.look import Look, draw_veil
from game.stage.menu import Item, Menu
from game.stage.picking import VEIL
from game.stage.pointer import Shape
from game.stage.quicksave import QUICK_SLOT, QUICK_TITLE, quick_load
from game.stage.screen import Do, Pop, Push, Screen, Transition
from game.stage.townmap import TownMap
from game.stage.walking import draw_help

ITEMS: tuple[tuple[str, str, Action | None], ...] = (
    ("resume", "Go on", None), ("save", "Save", "save"), ("load", "Load what was saved", "load"),
    ("saved", "Saved games", None), ("quests", "Quest log", "quests"), ("map", "Map", "map"),
    ("settings", "Settings", None), ("people", "People", None), ("help", "Help", None),
)  # fmt: skip
"""The entries, and the action that does the same without the menu."""


class Pause:
    """Go on, save, load, look at saved games, the quest log, the map, what people remember, the settings or the help
    card, or leave:
    `leave` gives what follows."""

    def __init__(
        self,
        look: Look,
        do: Do,
        game: Game,
        saved: Callable[[Shelf], Screen],
        quests: Callable[[], Screen],
        people: Callable[[], Screen],
        settings: Callable[[], Screen],
        leave: Callable[[], Transition],
        leave_text: str,
    ) -> None:
        self._look = look
        self._do = do
        self._game, self._saved = game, saved
        self._quests, self._people, self._settings = quests, people, settings
        self._leave, self._leave_text = leave, leave_text
        self._menu = Menu(self._items(), look, heading="Pause")

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action == "cancel":
            return Pop()
        picked = {"save": "save", "load": "load"}.get(action or "") or self._menu.handle(event, action)
        match picked:
            case "resume":
                return Pop()
            case "save":
                self._do(Save(QUICK_SLOT, QUICK_TITLE))
            case "load":
                return quick_load(self._game, self._look, self._do)
            case "saved" if self._game.store:
                return Push(self._saved(self._game.store))
            case "quests":
                return Push(self._quests())
            case "map":
                return Push(TownMap(self._game, self._look))
            case "people":
                return Push(self._people())
            case "settings":
                return Push(self._settings())
            case "help":
                return Push(Help(self._look))
            case "leave":
                return self._leave()
        return None

    def hear(self, event: Event) -> Transition:
        return Pop() if isinstance(event, Saved) else None

    def update(self, seconds: float) -> Transition:
        self._menu.items = self._items()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, VEIL)
        self._menu.draw(surface)
        draw_help(surface, self._look)

    def pointer(self, place: tuple[int, int]) -> Shape:
        return self._menu.pointer(place)

    def lines(self) -> list[str]:
        return ["Pause", *self._menu.lines()]

    def _items(self) -> list[Item]:
        """The entries, with the keys of the device in hand."""
        name_of, kept = self._look.controls.name, self._game.store is not None
        shown = (item for item in ITEMS if kept or item[0] != "saved")
        keys = ((name, text, name_of(action) if action else "") for name, text, action in shown)
        return [*(Item(name, f"{text}  ({key})" if key else text) for name, text, key in keys),
                Item("leave", self._leave_text)]  # fmt: skip
