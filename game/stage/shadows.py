"""Shadows that the sun throws on the ground: the outline of whatever stands, leant to the right and slightly up.

They lie on a layer of their own, as large as the map, with which the ground is multiplied before anything stands on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.stage.daylight import Slant
from game.stage.moment import Moment, Place

TALLEST = 46
"""No more than so many pixels of a thing's height take part: what towers would darken half a street."""
RISE = 0.22
"""How far up a shadow goes for each pixel of height."""


def grounded(picture: pygame.Surface) -> bool:
    """Whether something stands on the ground: then it was drawn with a half transparent shadow at its foot."""
    drawn = pygame.mask.from_surface(picture, 0)
    return drawn.count() > pygame.mask.from_surface(picture, 127).count()


def cast(picture: pygame.Surface, reach: float) -> tuple[pygame.mask.Mask, Place]:
    """The shadow of a picture, and where its top left corner lies from the picture's."""
    body = pygame.mask.from_surface(picture, 127)
    rows = [box.bottom for box in body.get_bounding_rects()]
    foot = max(rows, default=picture.get_height()) - 1
    tall = min(foot, TALLEST)
    width = picture.get_width() + round(tall * reach) + 1
    shadow = pygame.mask.Mask((width, round(tall * RISE) + 1))
    for height in range(tall):
        row = pygame.mask.Mask((picture.get_width(), 1))
        row.draw(body, (0, height - foot))
        shadow.draw(row, (round(height * reach), shadow.get_size()[1] - 1 - round(height * RISE)))
    return shadow, (0, foot + 1 - shadow.get_size()[1])


Shown = tuple[pygame.Surface, Place]


class Casting(Protocol):
    """All that stands on a map."""

    @property
    def casting(self) -> Iterable[Shown]: ...


class Shadows:
    """The layer of shadows of one map; drawn anew when the sun has moved on."""

    def __init__(self, size: Place) -> None:
        self._size = size
        self._slant: Slant | None = None
        self._layer: pygame.Surface | None = None
        self._people: dict[tuple[pygame.Surface, Slant], Shown] = {}

    def fall(self, canvas: pygame.Surface, now: Moment, things: Casting, people: Iterable[Shown]) -> None:
        """Darken the ground where the sun is hidden by things and people of the map, each with its place there."""
        slant = now.light.slant
        if slant is None:
            return
        if slant != self._slant or self._layer is None:
            self._layer = self._drawn(slant, things.casting)
            self._slant = slant
        canvas.blit(self._layer, now.seen((0, 0)), special_flags=pygame.BLEND_RGB_MULT)
        for picture, place in people:
            shadow, (x, y) = self._of_person(picture, slant)
            canvas.blit(shadow, now.seen((place[0] + x, place[1] + y)), special_flags=pygame.BLEND_RGB_MULT)

    def _of_person(self, picture: pygame.Surface, slant: Slant) -> Shown:
        """The shadow of somebody, to be multiplied, and where it lies from the picture."""
        key = picture, slant
        if key not in self._people:
            mask, place = cast(picture, slant.reach)
            self._people[key] = mask.to_surface(setcolor=slant.shade, unsetcolor=(255, 255, 255)).convert(), place
        return self._people[key]

    def _drawn(self, slant: Slant, things: Iterable[Shown]) -> pygame.Surface:
        layer = pygame.Surface(self._size).convert()
        layer.fill((255, 255, 255))
        known: dict[pygame.Surface, tuple[pygame.mask.Mask, Place] | None] = {}
        for picture, (left, top) in things:
            if picture not in known:
                known[picture] = cast(picture, slant.reach) if grounded(picture) else None
            if found := known[picture]:
                mask, (x, y) = found
                mask.to_surface(layer, setcolor=slant.shade, unsetcolor=None, dest=(left + x, top + y))
        return layer
