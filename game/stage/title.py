"""The title: the town at night, and ways to begin."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import FLAME, INK, PAPER
from game.stage.fonts import Style
from game.stage.game import Game, Launcher, Speaker, shown_model
from game.stage.layout import wrapped
from game.stage.look import Canvas, Look, draw_veil, write_middle
from game.stage.menu import Item, Menu
from game.stage.scenery import Scenery
from game.stage.screen import Pop, Push, Reset, Screen, Transition
from game.stage.view import view_for

NIGHT = (84, 92, 158)
ROUND_SECONDS = 90.0
"""How long the look over the town takes, there and back."""
BUILT_IN = (
    "Characters speak with the built-in voice. Set OPENAI_API_KEY, or OPENAI_BASE_URL and NPC_MODEL, "
    "to let a language model play them."
)

Begin = Callable[[Callable[[], Game]], Transition]
"""Starts a game and gives what follows; a game that cannot be started is told in a notice."""


def who_speaks(voice: Speaker) -> str:
    """The sentence that says honestly who plays the characters."""
    if not voice.host and not voice.model:
        return BUILT_IN
    where = f" at {voice.host}, which hears what you type" if voice.host else ""
    return f"Characters are played by the model {shown_model(voice) or 'that is loaded'}{where}."


class Title:
    """Continue, begin anew, load, or leave."""

    def __init__(
        self, launcher: Launcher, look: Look, begin: Begin, scenery: Scenery | None, settings: Callable[[], Screen]
    ) -> None:
        self._launcher = launcher
        self._settings = settings
        self._look = look
        self._begin = begin
        self._scenery = scenery
        self._seconds = 0.0
        self._canvas = Canvas()
        items = [Item("continue", "Continue")] if launcher.has_journal else []
        items.append(Item("new", "New game"))
        if launcher.slots():
            items.append(Item("load", "Load"))
        self._menu = Menu([*items, Item("settings", "Settings"), Item("quit", "Quit")], look, 0.5)

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        match self._menu.handle(event, action):
            case "continue":
                return self._begin(self._launcher.continue_)
            case "new":
                return self._begin(self._launcher.new_game)
            case "load":
                return Push(Slots(self._launcher, self._look, self._begin))
            case "settings":
                return Push(self._settings())
            case "quit":
                return Reset(())
        return None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        if not self._look.settings.reduced_motion:
            self._seconds += seconds
        return None

    def draw(self, surface: pygame.Surface) -> None:
        width, height = surface.get_size()
        view, fonts = view_for((width, height)), self._look.fonts
        surface.fill(INK)
        if self._scenery:
            self._draw_town(surface, self._scenery)
        place = (width // 2, height * 26 // 100)
        write_middle(surface, fonts, "Emberwick", place, Style("title", view.text_size(38)), FLAME)
        self._menu.draw(surface)
        style = Style("text", view.text_size(6))
        lines = wrapped(who_speaks(self._launcher.voice), lambda text: fonts.width(text, style), width * 3 // 5)
        top = height - (len(lines) + 0.4) * fonts.height(style)
        for number, line in enumerate(lines):
            middle = (width // 2, round(top + number * fonts.height(style)))
            write_middle(surface, fonts, line.strip(), middle, style, PAPER)

    def lines(self) -> list[str]:
        return ["Emberwick", *self._menu.lines(), who_speaks(self._launcher.voice)]

    def _draw_town(self, surface: pygame.Surface, scenery: Scenery) -> None:
        view = view_for(surface.get_size())
        part = 0.5 + 0.4 * sin(self._seconds * 6.2832 / ROUND_SECONDS)
        room = max(0, scenery.size[0] - view.width), max(0, scenery.size[1] - view.height)
        corner = round(room[0] * part), round(room[1] * (0.25 + 0.4 * part))
        scenery.draw(self._canvas.fit(view), corner, self._seconds, {}, colour=NIGHT)
        self._canvas.show(surface, view)


class Slots:
    """The saved games, over the title."""

    def __init__(self, launcher: Launcher, look: Look, begin: Begin) -> None:
        self._launcher = launcher
        self._begin = begin
        items = [Item(slot, title) for slot, title in launcher.slots()]
        self._menu = Menu([*items, Item("", "Back")], look, 0.3)

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        picked = "" if action == "cancel" else self._menu.handle(event, action)
        if picked is None:
            return None
        return self._begin(lambda: self._launcher.load(picked)) if picked else Pop()

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, 215)
        self._menu.draw(surface)

    def lines(self) -> list[str]:
        return ["Load", *self._menu.lines()]
