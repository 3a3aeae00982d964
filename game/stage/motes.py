"""Dust in the daylight that falls through a window."""

from __future__ import annotations

from math import sin

import pygame

from game.stage.daylight import Colour
from game.stage.moment import Moment, Place

COUNT = 9
LIFE = 11.0
"""Seconds that a mote takes through the light."""
COLOUR: Colour = (96, 86, 58)


def motes(seconds: float, window: Place, size: Place) -> list[Place]:
    """Where the motes are in a shaft of light of some size under the middle of a window; in pixels of the map."""
    found = []
    for number in range(COUNT):
        age = (seconds / LIFE + number * 0.618) % 1.0
        along = 0.15 + 0.75 * age
        x = window[0] + size[0] * along * (0.4 + 0.3 * sin(number * 2.4 + seconds * 0.4))
        found.append((round(x), window[1] + round(size[1] * along)))
    return found


def draw(canvas: pygame.Surface, now: Moment, window: Place, size: Place) -> None:
    """Draw the motes over the lit picture."""
    for place in motes(now.seconds, window, size):
        canvas.fill(COLOUR, (now.seen(place), (1, 1)), special_flags=pygame.BLEND_RGB_ADD)
