"""People in the world: where their pictures stand, and which frame shows them."""

from __future__ import annotations

import pygame

from game.stage.art import Art
from game.world import Walker

FEET = 22
"""The row of a person's picture on which the feet stand."""
LIFT = 10
"""How far a person's picture begins above its tile, in pixels."""


def pixel(walker: Walker) -> tuple[int, int]:
    """The top left pixel of the place where somebody is, on a map of 16-pixel tiles."""
    x, y = walker.position
    return round(x * 16), round(y * 16)


def step_frame(walker: Walker) -> int:
    """Which of the four frames of walking: one step a tile, left and right in turn."""
    if not walker.moving or walker.progress >= 0.6:
        return 0
    return 1 if (walker.tile[0] + walker.tile[1]) % 2 else 3


def figure(art: Art, sprite: str, walker: Walker, seconds: float) -> tuple[float, pygame.Surface, tuple[int, int]]:
    """Somebody as drawn at a time: its depth (the row of its feet), its picture, and the top left pixel of that."""
    x, y = pixel(walker)
    picture = art.person(sprite, walker.facing, step_frame(walker))
    return y - LIFT + FEET, picture, (x, y - LIFT)
