"""The light of the hour: what colour it has, how strongly lamps burn in it, and which shadows it throws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.world.weather import Weather

Colour = tuple[int, int, int]
FULL = 128
"""Light is counted in 128ths: this much shows a picture as it was painted, and more makes it brighter."""


@dataclass(frozen=True, slots=True)
class Slant:
    """How the sun throws shadows: `reach` pixels to the right for each pixel of height; the ground keeps `shade` of its
    colour, of 255."""

    reach: float
    shade: Colour


@dataclass(frozen=True, slots=True)
class Daylight:
    """The light before any lamp is lit: its colour at the `left` and the `right` edge of the view, in 128ths.

    Lamps burn at `lamps` of their strength, and away from them `grey` of all colour is lost, both 0 to 1. `slant` is
    how the sun throws shadows, if it does.
    """

    left: Colour
    right: Colour
    lamps: float = 0.0
    grey: float = 0.0
    slant: Slant | None = None

    @property
    def burning(self) -> bool:
        """Whether lamps are lit."""
        return self.lamps >= LIT_FROM

    @property
    def night(self) -> bool:
        """Whether it is as dark as it gets outdoors."""
        return self.lamps >= 0.9


LIT_FROM = 0.2
NOON = Daylight((128, 127, 123), (128, 127, 123))
MIDNIGHT = Daylight((56, 68, 102), (36, 45, 80), 1.0, 0.28)
"""The moon stands on the left."""
HOURS: Sequence[tuple[int, Daylight]] = (
    (0, MIDNIGHT), (4 * 60 + 30, MIDNIGHT), (6 * 60, Daylight((112, 98, 112), (136, 108, 98), 0.3, 0.1)),
    (8 * 60, NOON), (16 * 60, NOON), (18 * 60, Daylight((136, 114, 92), (124, 106, 100), 0.15)),
    (19 * 60 + 15, Daylight((136, 98, 79), (104, 76, 92), 0.55)),
    (20 * 60 + 30, Daylight((92, 74, 98), (72, 64, 100), 0.85, 0.15)),
    (21 * 60 + 30, MIDNIGHT), (24 * 60, MIDNIGHT),
)  # fmt: skip
"""Minute of the day and the light outdoors; between two of them it changes evenly."""
INDOORS: Sequence[tuple[int, Daylight]] = (
    (0, Daylight((74, 62, 74), (68, 58, 74), 1.0)), (5 * 60, Daylight((74, 62, 74), (68, 58, 74), 1.0)),
    (8 * 60, Daylight((116, 106, 98), (110, 102, 98), 0.5)), (17 * 60, Daylight((116, 106, 98), (110, 102, 98), 0.5)),
    (19 * 60, Daylight((108, 86, 78), (94, 76, 78), 0.8)), (21 * 60 + 30, Daylight((74, 62, 74), (68, 58, 74), 1.0)),
    (24 * 60, Daylight((74, 62, 74), (68, 58, 74), 1.0)),
)  # fmt: skip
"""The same under a roof, where a fire or a candle always burns."""
UNDERGROUND = Daylight((20, 22, 42), (20, 22, 42), 1.0, 0.3)
"""Where no daylight comes."""

SHADE: Mapping[Weather, Colour] = {
    "cloud": (222, 226, 236), "fog": (232, 234, 238), "rain": (196, 206, 224), "wind": (244, 246, 250),
}  # fmt: skip
"""What clouds leave of the light, of 255."""

MOON = Slant(0.5, (186, 194, 222))
SLANTS: Sequence[tuple[int, Slant | None]] = (
    (0, MOON), (4 * 60 + 30, None), (5 * 60 + 30, Slant(1.05, (196, 184, 220))), (7 * 60, Slant(0.8, (172, 164, 208))),
    (8 * 60 + 30, Slant(0.6, (160, 156, 206))), (10 * 60, Slant(0.42, (156, 156, 204))),
    (16 * 60, Slant(0.6, (158, 152, 204))), (17 * 60 + 30, Slant(0.8, (160, 146, 202))),
    (18 * 60 + 45, Slant(1.05, (160, 140, 200))), (20 * 60 + 15, Slant(1.05, (202, 192, 224))), (21 * 60, None),
    (21 * 60 + 30, MOON),
)  # fmt: skip
"""From which minute on the sun or the moon throws which shadows."""


def outdoors(minute: int, weather: Weather) -> Daylight:
    """The light under the sky."""
    return replace(shaded(tint(minute), weather), slant=slant(minute, weather))


def indoors(minute: int) -> Daylight:
    """The light in a room."""
    return tint(minute, INDOORS)


def tint(minute: int, hours: Sequence[tuple[int, Daylight]] = HOURS) -> Daylight:
    """The light at a minute of the day (0-1439), under a clear sky."""
    for (early, one), (late, other) in pairwise(hours):
        if early <= minute <= late:
            return _between(one, other, (minute - early) / (late - early))
    return hours[0][1]


def shaded(light: Daylight, weather: Weather) -> Daylight:
    """The light of the hour under the sky of this weather."""
    left = SHADE.get(weather, (255, 255, 255))
    return replace(light, left=_part_of(light.left, left), right=_part_of(light.right, left))


def slant(minute: int, weather: Weather) -> Slant | None:
    """How shadows fall at a minute of the day; not at all in twilight and where clouds hide sun and moon."""
    if weather in ("cloud", "fog", "rain"):
        return None
    return next(found for start, found in reversed(SLANTS) if start <= minute)


def _between(one: Daylight, other: Daylight, part: float) -> Daylight:
    return Daylight(
        _mixed(one.left, other.left, part),
        _mixed(one.right, other.right, part),
        one.lamps + (other.lamps - one.lamps) * part,
        one.grey + (other.grey - one.grey) * part,
    )


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _part_of(colour: Colour, left: Colour) -> Colour:
    red, green, blue = (one * part // 255 for one, part in zip(colour, left, strict=True))
    return red, green, blue
