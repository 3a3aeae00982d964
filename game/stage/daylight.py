"""The colour of the hour: what the whole picture is multiplied with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.world.weather import Weather

Colour = tuple[int, int, int]
NOON: Colour = (255, 253, 246)
HOURS: Sequence[tuple[int, Colour]] = (
    (0, (92, 104, 176)), (4 * 60, (92, 104, 176)), (6 * 60, (238, 206, 206)), (8 * 60, NOON),
    (16 * 60, NOON), (18 * 60 + 30, (255, 212, 178)), (20 * 60, (190, 158, 196)),
    (22 * 60, (92, 104, 176)), (24 * 60, (92, 104, 176)),
)  # fmt: skip
"""Minute of the day and colour; between two of them it changes evenly."""
BLACK: Colour = (26, 28, 44)
"""Where no daylight comes."""


SHADE: Mapping[Weather, Colour] = {
    "cloud": (222, 226, 236), "fog": (232, 234, 238), "rain": (196, 206, 224), "wind": (244, 246, 250),
}  # fmt: skip
"""What clouds leave of the light, of 255."""


def shaded(colour: Colour, weather: Weather) -> Colour:
    """The colour of the hour under the sky of this weather."""
    red, green, blue = (one * left // 255 for one, left in zip(colour, SHADE.get(weather, (255,) * 3), strict=True))
    return red, green, blue


def tint(minute: int) -> Colour:
    """The colour at a minute of the day (0-1439)."""
    for (early, one), (late, other) in pairwise(HOURS):
        if early <= minute <= late:
            part = (minute - early) / (late - early)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            return red, green, blue
    return HOURS[0][1]
