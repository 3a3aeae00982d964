"""How every place looks by its hour, in the pixels of the map, compared with pictures that somebody has looked at."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest
from stage.golden import GOLDENS, compare, keep
from stage.played import Play

from game.stage.daylight import UNDERGROUND, Daylight, indoors, outdoors
from game.stage.scenery import Scenery
from game.world import Walker
from game.world.weather import Weather

SIZE = (320, 180)
COLOURS = 256
"""Light mixes more colours than a screen of panels has."""


@dataclass(frozen=True, slots=True)
class View:
    """A part of a map: which, the tile in its middle, the minute of the day, and what else is so."""

    map: str
    tile: tuple[int, int]
    minute: int
    weather: Weather = "clear"
    lantern: bool = False
    burns: bool = False

    @property
    def light(self) -> Daylight:
        if self.map == "cave":
            return UNDERGROUND
        if self.map in ("town", "hill_road", "lighthouse"):
            return outdoors(self.minute, self.weather)
        return indoors(self.minute)


VIEWS = {
    "market_day": View("town", (32, 17), 12 * 60),
    "market_night": View("town", (32, 17), 23 * 60),
    "harbour_dusk": View("town", (28, 31), 19 * 60 + 15),
    "gate_rain": View("town", (25, 10), 10 * 60, weather="rain"),
    "study": View("study", (8, 6), 15 * 60),
    "tavern": View("tavern", (10, 7), 21 * 60),
    "cave": View("cave", (18, 14), 12 * 60, lantern=True),
    "hill_road": View("hill_road", (20, 20), 12 * 60),
    "lighthouse_burning": View("lighthouse", (20, 14), 23 * 60, burns=True),
    "lamp_room": View("lamp_room", (8, 6), 20 * 60),
}


@pytest.mark.parametrize("name", VIEWS)
def test_every_place(play: Play, request: pytest.FixtureRequest, tmp_path: Path, name: str) -> None:
    played, view = play(), VIEWS[name]
    scenery = Scenery(played.session.atlas.maps[view.map], played.app._look.art)
    corner = view.tile[0] * 16 - SIZE[0] // 2, view.tile[1] * 16 - SIZE[1] // 2
    canvas = pygame.Surface(SIZE)
    walker = Walker("player", view.map, view.tile, "left")
    flags = {"light_burns": view.burns}
    scenery.draw(canvas, corner, 12.3, flags, [("player", walker)], view.light, view.lantern, view.weather)
    frame, kept = tmp_path / f"{name}.png", GOLDENS / f"{name}.png"
    pygame.image.save(canvas, frame)
    if request.config.getoption("--goldens"):
        keep(frame, kept, COLOURS)
    compare(frame, kept)
