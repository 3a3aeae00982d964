"""People in the world: where their pictures stand, and which frame shows them."""

from __future__ import annotations

from zlib import crc32

import pygame

from game.stage.art import Art
from game.world import Walker

FEET = 22
"""The row of a person's picture on which the feet stand."""
LIFT = 10
"""How far a person's picture begins above its tile, in pixels."""
BREATH, BLINK = 4, 5
"""The frames of rest: the breath is out; the eyes are shut."""
BREATH_SECONDS, OUT_SECONDS = 3.2, 1.4
BLINK_SECONDS, SHUT_SECONDS = 4.1, 0.14
"""The time from one breath to the next and how long it stays out; likewise for the eyes."""


def pixel(walker: Walker) -> tuple[int, int]:
    """The top left pixel of the place where somebody is, on a map of 16-pixel tiles."""
    x, y = walker.position
    return round(x * 16), round(y * 16)


def step_frame(walker: Walker) -> int:
    """Which of the four frames of walking: one step a tile, left and right in turn."""
    if not walker.moving or walker.progress >= 0.6:
        return 0
    return 1 if (walker.tile[0] + walker.tile[1]) % 2 else 3


def rest_frame(who: str, seconds: float) -> int:
    """The frame of somebody who stands: everybody breathes and blinks at a time of its own, and blinks only with the
    breath drawn in."""
    phase = crc32(who.encode()) % 1000 / 1000
    if (seconds / BREATH_SECONDS + phase) % 1 * BREATH_SECONDS < OUT_SECONDS:
        return BREATH
    return BLINK if eyes_shut(seconds + phase * BLINK_SECONDS) else 0


def eyes_shut(seconds: float) -> bool:
    """Whether somebody blinks at a time, on the map or in a portrait."""
    return seconds % BLINK_SECONDS > BLINK_SECONDS - SHUT_SECONDS


def figure(art: Art, sprite: str, walker: Walker, seconds: float) -> tuple[float, pygame.Surface, tuple[int, int]]:
    """Somebody as drawn at a time: its depth (the row of its feet), its picture, and the top left pixel of that."""
    x, y = pixel(walker)
    frame = step_frame(walker) if walker.moving else rest_frame(walker.id, seconds)
    return y - LIFT + FEET, art.person(sprite, walker.facing, frame), (x, y - LIFT)
