"""What one frame of the world depends on, besides what stands in it."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.daylight import Daylight
from game.world.weather import Weather

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Moment:
    """`corner` is the map's pixel at the top left of the view."""

    corner: Place
    seconds: float
    light: Daylight
    weather: Weather

    def seen(self, place: Place) -> Place:
        """Where a place of the map lies in the view."""
        return place[0] - self.corner[0], place[1] - self.corner[1]
