"""The colour of the hour: what the whole picture is multiplied with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

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


def tint(minute: int) -> Colour:
    """The colour at a minute of the day (0-1439)."""
    for (early, one), (late, other) in pairwise(HOURS):
        if early <= minute <= late:
            part = (minute - early) / (late - early)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            return red, green, blue
    return HOURS[0][1]
