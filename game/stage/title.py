"""The title: the harbour at dusk, and ways to begin."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import PAPER
from game.stage.backdrop import Backdrop
from game.stage.credits import Credits
from game.stage.fonts import Style
from game.stage.game import Game, Launcher, Speaker, shown_model
from game.stage.layout import wrapped
from game.stage.look import Look, write_middle
from game.stage.menu import Item, Menu
from game.stage.pointer import Shape
from game.stage.screen import Push, Reset, Screen, Transition
from game.stage.view import view_for

LOGO_FRAMES, FLICKER = 3, (0, 1, 0, 2, 1, 0, 0, 2)
"""The pictures of the logo, and the order in which its flame goes through them."""
FLICKERS_A_SECOND = 6.0
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
    """Continue, begin anew, load, read who made it, or leave."""

    def __init__(
        self,
        launcher: Launcher,
        look: Look,
        begin: Begin,
        new: Callable[[], Screen],
        saved: Callable[[], Screen],
        settings: Callable[[], Screen],
    ) -> None:
        """`new` gives the screen on which a new game is begun, `saved` that of the saved games."""
        self._launcher = launcher
        self._new, self._saved, self._settings = new, saved, settings
        self._look = look
        self._begin = begin
        self._seconds = 0.0
        self._backdrop = Backdrop(look, launcher.light_burns)
        items = [Item("continue", "Continue")] if launcher.has_journal else []
        items.append(Item("new", "New game"))
        if launcher.shelf.slots():
            items.append(Item("load", "Load"))
        items += [Item("settings", "Settings"), Item("credits", "Credits"), Item("quit", "Quit")]
        self._menu = Menu(items, look, 0.64)

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        match self._menu.handle(event, action):
            case "continue":
                return self._begin(self._launcher.continue_)
            case "new":
                return Push(self._new())
            case "load":
                return Push(self._saved())
            case "settings":
                return Push(self._settings())
            case "credits":
                return Push(Credits(self._look))
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
        self._backdrop.draw(surface, self._seconds)
        flame = FLICKER[int(self._seconds * FLICKERS_A_SECOND) % len(FLICKER)]
        logo = self._look.art.piece("logo", view.scale, flame, LOGO_FRAMES)
        surface.blit(logo, logo.get_rect(center=(width // 2, height * 22 // 100)))
        self._menu.draw(surface)
        style = Style("text", view.text_size(6))
        lines = wrapped(who_speaks(self._launcher.voice), lambda text: fonts.width(text, style), width * 3 // 5)
        top = height - (len(lines) + 0.4) * fonts.height(style)
        for number, line in enumerate(lines):
            middle = (width // 2, round(top + number * fonts.height(style)))
            write_middle(surface, fonts, line.strip(), middle, style, PAPER)

    def pointer(self, place: tuple[int, int]) -> Shape:
        return self._menu.pointer(place)

    def lines(self) -> list[str]:
        return ["Emberwick", *self._menu.lines(), who_speaks(self._launcher.voice)]
