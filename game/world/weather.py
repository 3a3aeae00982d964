"""The weather: what the sky does at an hour follows from the game's seed alone, so that no save needs to hold it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar, get_args

from game.log import GameTime
from game.world.draws import drawn

Weather = Literal["clear", "cloud", "fog", "wind", "rain"]
FLAGS: tuple[Weather, ...] = tuple(kind for kind in get_args(Weather) if kind != "clear")
"""Each is a flag that is set while it is so."""
TURNS = (5 * 60, 11 * 60, 14 * 60, 18 * 60, 22 * 60)
"""Minutes of the day at which the weather may turn: with the part of the day."""
NOON_PARTS = (1, 2)
FAIR_UNTIL = GameTime(1, 18 * 60)
"""The first day is clear until its evening."""
Kind = TypeVar("Kind")
Chances = Mapping[Weather, float]
DAYS: tuple[tuple[float, Chances, Chances], ...] = (
    (0.45, {"clear": 0.6, "cloud": 0.25, "wind": 0.15}, {"clear": 0.65, "cloud": 0.2, "wind": 0.15}),
    (0.30, {"rain": 0.55, "cloud": 0.3, "wind": 0.15}, {"rain": 0.5, "cloud": 0.4, "clear": 0.1}),
    (0.25, {"fog": 0.6, "cloud": 0.25, "clear": 0.15}, {"cloud": 0.4, "clear": 0.6}),
)
"""Fair, wet and misty days: how often there is one, and what its sky does, and does between eleven and six."""
BEGINS: Mapping[Weather, str] = {
    "rain": "It begins to rain.",
    "fog": "Fog comes in from the sea.",
    "wind": "The wind gets up.",
}
ENDS: Mapping[Weather, str] = {"rain": "The rain stops.", "fog": "The fog lifts.", "wind": "The wind drops."}
SIGHTS: Mapping[Weather, str] = {"rain": "It rains.", "fog": "There is fog.", "wind": "The wind blows hard."}
"""What is seen of it by who stands in it."""


def weather_at(seed: int, time: GameTime) -> Weather:
    """The weather of the game with this `seed` at a moment."""
    if time < FAIR_UNTIL:
        return "clear"
    part = sum(time.minute >= turn for turn in TURNS) - 1
    day = time.day if part >= 0 else time.day - 1  # after midnight it is still the night of the day before
    part %= len(TURNS)
    kinds = {number: chance for number, (chance, *_) in enumerate(DAYS)}
    _, chances, at_noon = DAYS[_pick(kinds, drawn(seed, "day's weather", day))]
    return _pick(at_noon if part in NOON_PARTS else chances, drawn(seed, "weather", day * len(TURNS) + part))


def _pick(chances: Mapping[Kind, float], number: float) -> Kind:
    for kind, chance in chances.items():
        number -= chance
        if number < 0:
            return kind
    return next(iter(chances))


def weather_of(flags: Mapping[str, bool]) -> Weather:
    """The weather that the flags tell of."""
    return next((kind for kind in FLAGS if flags.get(kind)), "clear")


def turning(before: Weather, now: Weather) -> str:
    """What one sees when the weather turns; "" where that is nothing to speak of."""
    return BEGINS.get(now) or ENDS.get(before, "") if before != now else ""
