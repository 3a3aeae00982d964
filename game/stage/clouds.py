"""Shadows of clouds that drift over the land in sun and moonlight."""

from __future__ import annotations

import random

import pygame

from game.stage.moment import Moment, Place
from game.stage.pools import BAYER

SHEET = (448, 336)
SPEED = (9.0, 3.0)
"""Picture pixels a second."""
SHADE = (228, 228, 238)
CLOUDS = 4


class Clouds:
    """One sheet, made when it is first needed."""

    def __init__(self) -> None:
        self._sheet: pygame.Surface | None = None

    def draw(self, canvas: pygame.Surface, now: Moment) -> None:
        """Darken what lies under the clouds of a moment; the sheet stays with the map when the camera moves."""
        if self._sheet is None:
            self._sheet = _made()
        width, height = SHEET
        left = (round(SPEED[0] * now.seconds) - now.corner[0]) % width - width
        top = (round(SPEED[1] * now.seconds) - now.corner[1]) % height - height
        for x in range(left, canvas.get_width(), width):
            for y in range(top, canvas.get_height(), height):
                canvas.blit(self._sheet, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _made() -> pygame.Surface:
    """A few banks of round clouds with a dithered rim; what leaves the sheet enters it on the other side."""
    draw = random.Random("clouds")
    thick = pygame.mask.Mask(SHEET)
    rim = pygame.mask.Mask(SHEET)
    for _ in range(CLOUDS):
        x, y = draw.randrange(SHEET[0]), draw.randrange(SHEET[1])
        for _ in range(5):
            width, height = draw.randint(50, 96), draw.randint(26, 46)
            place = x + draw.randint(-46, 46), y + draw.randint(-16, 16)
            _disc(thick, place, (width, height))
            _disc(rim, place, (width + 8, height + 8))
    sheet = pygame.Surface(SHEET).convert()
    sheet.fill((255, 255, 255))
    rim.overlap_mask(_chequered(), (0, 0)).to_surface(sheet, setcolor=SHADE, unsetcolor=None)
    thick.to_surface(sheet, setcolor=SHADE, unsetcolor=None)
    return sheet


def _disc(mask: pygame.mask.Mask, middle: Place, size: Place) -> None:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.ellipse(surface, (255, 255, 255, 255), surface.get_rect())
    disc = pygame.mask.from_surface(surface)
    for x in (-SHEET[0], 0, SHEET[0]):
        for y in (-SHEET[1], 0, SHEET[1]):
            mask.draw(disc, (middle[0] - size[0] // 2 + x, middle[1] - size[1] // 2 + y))


def _chequered() -> pygame.mask.Mask:
    """Every other pixel of the dither matrix."""
    mask = pygame.mask.Mask(SHEET)
    for y in range(SHEET[1]):
        for x in range(SHEET[0]):
            if BAYER[y % 4][x % 4] < 8:
                mask.set_at((x, y))
    return mask
