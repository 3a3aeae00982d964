"""The light around the player: a little of it outdoors by night, and the cone of a lantern under the ground."""

from __future__ import annotations

import pygame

from game.stage.daylight import Colour
from game.stage.moment import Place
from game.stage.pools import cone, pool
from game.world.tilemap import DIRECTIONS, Direction

AHEAD: Colour = (126, 99, 54)
AROUND: Colour = (62, 53, 25)
"""The light of a lantern before the player and about it, in 128ths."""
NEAR, BARE = (112, 84), (72, 52)
"""The circle of a lantern, and the light by which one is seen without it."""
REACH = 118
"""How far the cone goes, in pixels."""


class Lantern:
    """Its shapes, made when they are first needed."""

    def __init__(self) -> None:
        self._made: dict[str, pygame.Surface] = {}

    def shine(
        self, light: pygame.Surface, player: Place, facing: Direction, lamps: float, dark: bool, carried: bool
    ) -> None:
        """Add the player's light; in the dark, who carries a lantern holds it out."""
        if dark and carried:
            self._add(light, f"cone {facing}", player)
            self._add(light, "near", player)
        elif lamps > 0.5:
            self._add(light, "bare", player)

    def _add(self, light: pygame.Surface, name: str, middle: Place) -> None:
        if name not in self._made:
            self._made[name] = _shape(name)
        picture = self._made[name]
        light.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def _shape(name: str) -> pygame.Surface:
    for facing, direction in DIRECTIONS.items():
        if name == f"cone {facing}":
            return cone(REACH, direction, AHEAD)
    return pool(NEAR, AROUND) if name == "near" else pool(BARE, AROUND)
