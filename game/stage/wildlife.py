"""What lives outdoors and takes no part: gulls over the sea, butterflies and falling leaves by day, fireflies by night.

Where everything is follows from the seconds and from the map alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, tau

import pygame

from game.stage.art import AMBER, FLAME, Art
from game.stage.moment import Moment, Place
from game.world.tilemap import Prop

GULLS, GULL_SECONDS = 3, 26.0
GULL_SIZE, BUTTERFLY_SIZE, LEAF_SIZE = (15, 5), (3, 3), (3, 2)
EACH_FIREFLY = 7
"""Of so many tiles of grass, one has a firefly."""
LEAF_SECONDS = 6.5
BELOW_THE_CROWN = 34
"""How far a leaf of an amber tree falls, in pixels."""


def firefly(seconds: float, home: Place) -> tuple[Place, bool] | None:
    """Where the firefly of a place of the map is and whether it shines brightly; nothing while it is dark."""
    seed = home[0] * 0.71 + home[1] * 1.37
    if sin(seconds * 1.3 + seed) < 0.1:
        return None
    x = home[0] + round(9 * sin(seconds * 0.31 + seed) + 4 * sin(seconds * 0.83 + seed * 2))
    y = home[1] + round(6 * cos(seconds * 0.37 + seed * 3))
    return (x, y), sin(seconds * 1.3 + seed) > 0.55


def butterfly(seconds: float, home: Place) -> tuple[Place, int]:
    """Where the butterfly of a bed of flowers is, and which of its two pictures shows."""
    seed = home[0] * 0.37 + home[1] * 0.91
    x = home[0] + round(13 * sin(seconds * 0.43 + seed) + 4 * sin(seconds * 1.9 + seed))
    y = home[1] - 8 + round(7 * sin(seconds * 0.61 + seed * 2) + 2 * sin(seconds * 4.1 + seed))
    return (x, y), int(seconds * 7 + seed) % 2


def gull(seconds: float, number: int, middle: Place) -> tuple[Place, int]:
    """Where a gull circles over the sea around a place of the map, and which of its four pictures shows."""
    turn = (seconds / (GULL_SECONDS + 5 * number) + number * 0.37) * tau
    x = middle[0] + round((150 + 40 * number) * cos(turn))
    y = middle[1] + round((34 + 14 * number) * sin(turn) + 3 * sin(seconds * 1.1 + number))
    glides = sin(seconds * 0.5 + number * 2) > 0.0
    return (x, y), 1 if glides else int(seconds * 6 + number) % 4


def falling(seconds: float, crown: Place) -> tuple[Place, int] | None:
    """Where the leaf of an amber tree is, and its picture; nothing after it has come down."""
    age = (seconds + crown[0] * 0.83) % LEAF_SECONDS / LEAF_SECONDS * 1.8
    if age >= 1.0:
        return None
    x = crown[0] + round(8 * sin(age * 9 + crown[0]) + 10 * age)
    return (x, crown[1] + round(BELOW_THE_CROWN * age)), int(seconds * 3) % 2


class Wildlife:
    """The life of one map."""

    def __init__(self, art: Art, grass: Sequence[Place], sea: Sequence[Place], props: Sequence[Prop]) -> None:
        """`grass` and `sea` are the middles of tiles of the map, in pixels."""
        self._art = art
        self._fireflies = [place for place in grass if (place[0] * 31 + place[1] * 17) // 16 % EACH_FIREFLY == 0]
        self._flowers = [_foot(prop) for prop in props if prop.name.startswith("flowers")][::2]
        self._crowns = [_foot(prop, 0.45) for prop in props if prop.name.startswith("amber")]
        middle = [sum(place[axis] for place in sea) // max(1, len(sea)) for axis in (0, 1)]
        self._sea = (middle[0], middle[1] - 40) if len(sea) > 60 else None

    def draw(self, canvas: pygame.Surface, now: Moment) -> None:
        """Draw, under the light, what flies by day."""
        if now.light.lamps >= 0.6 or now.weather in ("rain", "fog"):
            return
        seen = canvas.get_rect(topleft=now.corner).inflate(40, 40)
        for home in self._flowers if now.weather != "wind" else ():
            if seen.collidepoint(home):
                place, frame = butterfly(now.seconds, home)
                self._show(canvas, now, "butterfly", BUTTERFLY_SIZE, frame + 2 * (home[0] % 2), place)
        for crown in self._crowns:
            if seen.collidepoint(crown) and (found := falling(now.seconds, crown)):
                self._show(canvas, now, "leaf", LEAF_SIZE, found[1], found[0])
        if self._sea:
            for number in range(GULLS):
                place, frame = gull(now.seconds, number, self._sea)
                self._show(canvas, now, "gull", GULL_SIZE, frame, place)

    def shine(self, canvas: pygame.Surface, now: Moment) -> None:
        """Draw, over the light, what glows by night."""
        if not now.light.night or now.weather in ("rain", "wind"):
            return
        seen = canvas.get_rect(topleft=now.corner)
        for home in self._fireflies:
            if seen.collidepoint(home) and (found := firefly(now.seconds, home)):
                _glow(canvas, now.seen(found[0]), found[1])

    def _show(self, canvas: pygame.Surface, now: Moment, kind: str, size: Place, frame: int, place: Place) -> None:
        picture = self._art.wildlife(kind, frame, *size)
        canvas.blit(picture, now.seen((place[0] - size[0] // 2, place[1] - size[1] // 2)))


def _glow(canvas: pygame.Surface, place: Place, bright: bool) -> None:
    x, y = place
    if bright:
        halo = [each // 4 for each in AMBER]
        canvas.fill(halo, (x - 1, y, 3, 1), special_flags=pygame.BLEND_RGB_ADD)
        canvas.fill(halo, (x, y - 1, 1, 3), special_flags=pygame.BLEND_RGB_ADD)
    canvas.fill(FLAME if bright else AMBER, (x, y, 1, 1))


def _foot(prop: Prop, part: float = 1.0) -> Place:
    """The middle of a prop's picture, so far down as a part of its height says."""
    image = prop.image
    return round(prop.left) + image.width // 2, round(prop.bottom - image.height * (1 - part))
