"""What every screen draws with: pictures, fonts, and small things that are drawn the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.stage.actions import Controls
from game.stage.art import INK, Art
from game.stage.bindings import Bindings
from game.stage.fonts import Colour, Fonts, Style
from game.stage.scenery import Scenery
from game.stage.settings import TEXT_SIZES, Settings
from game.stage.view import View
from game.world import TileMap

Cue = Callable[[str], None]
"""Lets a short sound be heard, by its name."""


@dataclass(slots=True)
class Look:
    """Handed to every screen. `cue` is for what a hand does in a menu, all else that is heard follows from events;
    `settings` are those of now: the player may change them."""

    art: Art
    fonts: Fonts
    scenery_of: Callable[[TileMap], Scenery]
    settings: Settings
    size: Callable[[], tuple[int, int]]
    """The window's size now."""
    cue: Cue
    controls: Controls = field(default_factory=Controls)
    """What the device in hand calls things."""

    def follow(self, settings: Settings) -> None:
        """Draw, and name keys, as the player has set it."""
        self.settings = settings
        self.controls.bindings = Bindings(settings.keys, settings.pad)
        self.fonts.choose(TEXT_SIZES[settings.text_size], settings.reading_font)


class Canvas:
    """What the small world is drawn on before it is enlarged; kept from frame to frame while the window stays as it
    is."""

    def __init__(self) -> None:
        self._small = pygame.Surface((0, 0))
        self._large = pygame.Surface((0, 0))

    def fit(self, view: View) -> pygame.Surface:
        """The canvas for a view."""
        size = (view.width, view.height)
        if self._small.get_size() != size or self._large.get_width() != view.width * view.scale:
            self._small = pygame.Surface(size)
            self._large = pygame.Surface((view.width * view.scale, view.height * view.scale))
        return self._small

    def show(self, surface: pygame.Surface, view: View) -> None:
        """Lay the enlarged canvas over the whole window."""
        fits = surface.get_size() == self._large.get_size()
        large = pygame.transform.scale_by(self._small, view.scale, surface if fits else self._large)
        if not fits:
            surface.blit(large, (0, 0))


def ink(look: Look, colour: Colour) -> Colour:
    """The colour of faint words on a panel: not faint where the player wants high contrast."""
    return INK if look.settings.high_contrast else colour


def draw_veil(surface: pygame.Surface, opacity: int) -> None:
    """Darken all that was drawn so far; `opacity` from 0 to 255."""
    left = 255 - opacity
    red, green, blue = (part * opacity // 255 for part in INK)
    surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    surface.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)


def write(
    surface: pygame.Surface, fonts: Fonts, text: str, place: tuple[int, int], style: Style, colour: Colour
) -> None:
    """Write one line with its top left corner at `place`."""
    surface.blit(fonts.render(text, style, colour), place)


def write_middle(
    surface: pygame.Surface, fonts: Fonts, text: str, centre: tuple[int, int], style: Style, colour: Colour
) -> None:
    """Write one line around a point, with a dark edge so that it can be read on anything."""
    picture = fonts.render(text, style, colour)
    box = picture.get_rect(center=centre)
    edge = fonts.render(text, style, INK)
    width = max(1, min(3, style.size // 14))
    for x, y in ((-width, 0), (width, 0), (0, -width), (0, width), (width, width), (0, 2 * width)):
        surface.blit(edge, box.move(x, y))
    surface.blit(picture, box)
