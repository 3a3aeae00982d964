"""Shapes of light, to be added: they get stronger inwards in a few steps, whose borders are dithered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, sin

import pygame

from game.stage.daylight import Colour
from game.stage.moment import Place

RINGS = (1.0, 0.82, 0.64, 0.46, 0.28)
"""The steps lie at these parts of a shape's reach."""
BAND = 0.13
"""How wide a dithered border is, as a part of the reach."""
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
CLASSES = 4
"""Into so many sets of pixels the 4x4 matrix is parted."""

Draw = Callable[[pygame.Surface, float], None]
"""Fills a part (0 to 1 of its reach) of a shape with white."""


def stepped(size: Place, colour: Colour, draw: Draw) -> pygame.Surface:
    """A shape in five steps, the innermost in the whole colour."""
    picture, white = pygame.Surface(size), pygame.Surface(size)
    for number, part in enumerate(RINGS, 1):
        share = (number / len(RINGS)) ** 1.15
        tone = [min(255, round(each * share)) for each in colour]
        for kind in range(CLASSES):
            white.fill((0, 0, 0))
            draw(white, part + BAND * ((kind + 0.5) / CLASSES - 1))
            inside = pygame.mask.from_threshold(white, (255, 255, 255), (1, 1, 1, 255))
            inside.overlap_mask(_pattern(size, kind), (0, 0)).to_surface(picture, setcolor=tone, unsetcolor=None)
    return picture


def pool(size: Place, colour: Colour) -> pygame.Surface:
    """An ellipse of light."""

    def draw(white: pygame.Surface, part: float) -> None:
        ring = pygame.Rect(0, 0, round(size[0] * part), round(size[1] * part))
        ring.center = size[0] // 2, size[1] // 2
        pygame.draw.ellipse(white, (255, 255, 255), ring)

    return stepped(size, colour, draw)


def fan(size: Place, colour: Colour) -> pygame.Surface:
    """Light that falls out of a window onto the ground: narrow above, wide and round below."""
    width, height = size

    def draw(white: pygame.Surface, part: float) -> None:
        middle, half, low = width / 2, width / 2 * (0.45 + 0.55 * part), height * (0.3 + 0.7 * part)
        arc = [(middle + half * cos(turn / 8 * pi), low * (0.55 + 0.45 * sin(turn / 8 * pi))) for turn in range(9)]
        pygame.draw.polygon(white, (255, 255, 255), [(middle - half * 0.45, 0), (middle + half * 0.45, 0), *arc])

    return stepped(size, colour, draw)


def shaft(size: Place, colour: Colour) -> pygame.Surface:
    """Daylight that slants through a window to the lower right."""
    width, height = size

    def draw(white: pygame.Surface, part: float) -> None:
        thin, low = width * 0.34 * part, height * (0.55 + 0.45 * part)
        top, lower = width * 0.22, width * 0.62
        points = [(top - thin * 0.6, 0), (top + thin * 0.6, 0), (lower + thin, low), (lower - thin, low)]
        pygame.draw.polygon(white, (255, 255, 255), points)

    return stepped(size, colour, draw)


def cone(reach: int, direction: tuple[int, int], colour: Colour) -> pygame.Surface:
    """The light of a lantern that is held out: a wide sector, its point in the middle of the square picture."""
    size = 2 * reach + 1
    towards = {(0, -1): -pi / 2, (0, 1): pi / 2, (-1, 0): pi, (1, 0): 0.0}[direction]

    def draw(white: pygame.Surface, part: float) -> None:
        spread = 0.72 * (0.4 + 0.6 * part)
        steps = [towards - spread + 2 * spread * step / 12 for step in range(13)]
        arc = [(reach + reach * part * cos(angle), reach + reach * part * 0.9 * sin(angle)) for angle in steps]
        pygame.draw.polygon(white, (255, 255, 255), [(reach, reach), *arc])

    return stepped((size, size), colour, draw)


@cache
def _pattern(size: Place, kind: int) -> pygame.mask.Mask:
    """The pixels whose value in the dither matrix is of one of the four kinds."""
    tile = pygame.Surface((4, 4), pygame.SRCALPHA)
    for y, row in enumerate(BAYER):
        for x, value in enumerate(row):
            if value // CLASSES == kind:
                tile.set_at((x, y), (255, 255, 255, 255))
    return _repeated(pygame.mask.from_surface(tile), size)


def _repeated(tile: pygame.mask.Mask, size: Place) -> pygame.mask.Mask:
    """A mask laid side by side; each pass doubles what is covered."""
    mask = pygame.mask.Mask(size)
    mask.draw(tile, (0, 0))
    covered: Sequence[int] = [4, 4]
    while covered[0] < size[0] or covered[1] < size[1]:
        grown = mask.copy()
        for x, y in ((covered[0], 0), (0, covered[1]), tuple(covered)):
            grown.draw(mask, (x, y))
        mask, covered = grown, [2 * side for side in covered]
    return mask
