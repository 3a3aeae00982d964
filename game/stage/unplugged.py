"""The pad that the player held is gone: the game stands still until it is back, or until something else is used."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.actions import Action
from game.stage.art import PAPER
from game.stage.devices import Devices
from game.stage.fonts import Style
from game.stage.look import Look, draw_veil, write_middle
from game.stage.screen import Pop, Push, Quiet, Screen, Transition
from game.stage.view import view_for

TITLE, TEXT = "The pad is unplugged", "Plug it in again, or press a key or click to go on without it."


def plugged(event: pygame.Event, devices: Devices, look: Look, stack: Sequence[Screen]) -> Transition:
    """A pad that was in hand and is gone stops the game until it is back."""
    there = devices.pads.plugged(event)
    if there and stack and isinstance(stack[-1], Unplugged):
        return Pop()
    if there is False:
        devices.held.forget()
        return Push(Unplugged(look)) if devices.controls.device == "pad" else None
    return None


class Unplugged(Quiet):
    """Lies over every screen."""

    typing = False

    def __init__(self, look: Look) -> None:
        self._look = look

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        return Pop() if action or event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) else None

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, 190)
        width, height = surface.get_size()
        view, fonts = view_for((width, height)), self._look.fonts
        write_middle(surface, fonts, TITLE, (width // 2, height * 2 // 5), Style("title", view.text_size(14)), PAPER)
        write_middle(surface, fonts, TEXT, (width // 2, height // 2), Style("text", view.text_size(7.6)), PAPER)

    def lines(self) -> list[str]:
        return [TITLE, TEXT]
