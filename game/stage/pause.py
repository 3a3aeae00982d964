"""The menu over a running game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session.commands import Load, Save
from game.session.events import Event, Saved
from game.stage.actions import Action
from game.stage.art import PAPER
from game.stage.fonts import Style
from game.stage.look import Look, draw_veil, write_middle
from game.stage.menu import Item, Menu
from game.stage.screen import Do, Pop, Push, Screen, Transition
from game.stage.view import view_for
from game.stage.walking import QUICK_SLOT, QUICK_TITLE, draw_help

PEOPLE, QUESTS = Item("people", "People"), Item("quests", "Quest log  (J)")
SETTINGS = Item("settings", "Settings")
RESUME, SAVE, LOAD = Item("resume", "Go on"), Item("save", "Save  (F5)"), Item("load", "Load what was saved  (F9)")


class Pause:
    """Go on, save, load, look at the quest log, at what people remember or at the settings, or leave: `leave` gives
    what follows."""

    def __init__(
        self,
        look: Look,
        do: Do,
        quests: Callable[[], Screen],
        people: Callable[[], Screen],
        settings: Callable[[], Screen],
        leave: Callable[[], Transition],
        leave_text: str,
    ) -> None:
        self._look = look
        self._do = do
        self._quests, self._people, self._settings = quests, people, settings
        self._leave = leave
        self._menu = Menu([RESUME, SAVE, LOAD, QUESTS, SETTINGS, PEOPLE, Item("leave", leave_text)], look, 0.38)

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
                self._do(Load(QUICK_SLOT))
            case "quests":
                return Push(self._quests())
            case "people":
                return Push(self._people())
            case "settings":
                return Push(self._settings())
            case "leave":
                return self._leave()
        return None

    def hear(self, event: Event) -> Transition:
        return Pop() if isinstance(event, Saved) else None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, 190)
        width, height = surface.get_size()
        view = view_for((width, height))
        fonts = self._look.fonts
        write_middle(surface, fonts, "Pause", (width // 2, height // 4), Style("title", view.text_size(20)), PAPER)
        self._menu.draw(surface)
        draw_help(surface, self._look)

    def lines(self) -> list[str]:
        return ["Pause", *self._menu.lines()]
