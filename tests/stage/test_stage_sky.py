"""The weather on the picture: the same for the same seconds, bound to the map, lit by lamps, outdoors only."""

from __future__ import annotations

import pygame
import pytest
from stage.played import Play

from game.session import commands as c
from game.stage.daylight import NOON, shaded
from game.stage.sky import FOG_SHEET, SHEET, Sky
from game.world.weather import FLAGS, Weather

SIZE = (430, 240)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode(SIZE)


def picture(
    weather: Weather, seconds: float = 1.0, corner: tuple[int, int] = (30, 40), sky: Sky | None = None
) -> bytes:
    canvas = pygame.Surface(SIZE)
    canvas.fill((90, 110, 90))
    (sky or Sky()).draw(canvas, corner, seconds, weather)
    return pygame.image.tobytes(canvas, "RGB")


@pytest.mark.parametrize("weather", ["rain", "fog", "wind"])
def test_the_same_seconds_give_the_same_picture_and_others_another(weather: Weather) -> None:
    sky = Sky()
    first = picture(weather, 2.5, sky=sky)
    picture(weather, 7.0, sky=sky)
    assert picture(weather, 2.5, sky=sky) == first == picture(weather, 2.5)
    assert picture(weather, 3.9) != first


@pytest.mark.parametrize(("weather", "sheet"), [("rain", SHEET), ("fog", FOG_SHEET), ("wind", SHEET)])
def test_it_stays_with_the_map_and_covers_all_of_it(weather: Weather, sheet: tuple[int, int]) -> None:
    here = picture(weather, corner=(30, 40))
    assert picture(weather, corner=(31, 40)) != here
    assert picture(weather, corner=(30 + sheet[0], 40 - sheet[1])) == here
    assert picture(weather, corner=(30 - 3 * sheet[0], 40 + 2 * sheet[1])) == here


@pytest.mark.parametrize("weather", ["clear", "cloud"])
def test_a_sky_without_anything_in_it_draws_nothing(weather: Weather) -> None:
    assert set(picture(weather)) == {90, 110}


def test_every_weather_but_a_clear_one_takes_some_light() -> None:
    assert shaded(NOON, "clear") == NOON
    for weather in FLAGS:
        assert all(one < full for one, full in zip(shaded(NOON, weather).left, NOON.left, strict=True))


def test_it_rains_outdoors_and_not_under_a_roof(play: Play) -> None:
    played = play()

    def shown(weather: str) -> bytes:
        played.session.do(c.Set(flag={"rain": weather == "rain", "fog": weather == "fog"}))
        surface = pygame.Surface((640, 360))
        played.app._stack[-1].draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    assert len({shown("rain"), shown("fog"), shown("clear")}) == 3
    played.session.world.player.map = "tavern"
    played.app.step()
    assert shown("rain") == shown("fog") == shown("clear")
