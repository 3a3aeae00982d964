"""A mouse for tests: it clicks what it finds on the screen."""

from __future__ import annotations

import pygame

from game.stage import App
from game.stage.chips import _boxes, chips_of
from game.stage.dialogue import Dialogue
from game.stage.screen import Screen
from game.stage.settings_screen import BACK, SettingsScreen
from game.stage.telling import Telling
from game.world.tilemap import Tile


def click(app: App, place: tuple[int, int], mouse_button: int = 1, steps: int = 1) -> None:
    """Move to a place of the window and press a button for so many steps."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=mouse_button))
    app.step(steps)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=mouse_button))
    app.step()


def click_tile(app: App, tile: Tile, steps: int = 1) -> None:
    """Click the middle of a tile of the map that is shown."""
    walking = app._stack[0]
    for y in range(2, app._surface.get_height(), 4):
        for x in range(2, app._surface.get_width(), 4):
            if walking._tile_at((x, y)) == tile:
                click(app, (x + 2, y + 2), steps=steps)
                return
    raise AssertionError(f"tile {tile} is not in the window")


def click_chip(app: App, text: str) -> None:
    """Click the button of this name."""
    chips = chips_of(app._stack[-1])
    box = _boxes(app._look, chips, app._stack[-1])[[name for name, _ in chips].index(text)]
    click(app, box.center)


def click_entry(app: App, text: str) -> None:
    """Click the entry of a menu, of the settings or of a choice."""
    for _ in range(30):
        place = _place_of(app._stack[-1], text)
        if place:
            click(app, place)
            return
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
        app.step()
    raise AssertionError(f"nothing called {text} can be clicked:\n" + "\n".join(app.lines()))


def _place_of(screen: Screen, text: str) -> tuple[int, int] | None:
    """Where an entry lies that is in sight now."""
    if isinstance(screen, SettingsScreen):
        titles = [*(row.title for row in screen._rows), BACK]
        return next((box.midleft for number, box in screen._boxes() if text in titles[number]), None)
    if isinstance(screen, Dialogue | Telling) and screen._choices:
        box = screen._box if isinstance(screen, Telling) else screen.box
        for number, row in enumerate(screen._choices.rows()):
            if text in row.text:
                return box.speech[0] + 4, box.speech[1] + number * box.line_height + 4
        return None
    menu = screen._menu
    return next((box.center for number, box in menu._boxes() if text in menu.items[number].text), None)
