"""What burns, by its two pictures and its lights; the shapes of light; the hour's light and the shadows of the sun."""

from __future__ import annotations

from math import pi
from pathlib import Path

import pygame
import pytest

from game.stage import beam
from game.stage.art import Art
from game.stage.daylight import FULL, INDOORS, Daylight, indoors, outdoors, slant, tint
from game.stage.lights import COLD, WARM, Burning, Lights, fire_of, flicker
from game.stage.moment import Moment
from game.stage.pools import cone, fan, pool
from game.stage.shadows import cast, grounded
from game.world.tilemap import Looks
from game.world.weather import Weather

FLAME, CRYSTAL = (253, 231, 147), (87, 179, 196)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 48))


def picture(width: int, height: int, lit: tuple[int, int, int, int] | None = None) -> pygame.Surface:
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    made.fill((60, 60, 80), (1, 1, width - 2, height - 2))
    if lit:
        made.fill(FLAME, lit)
    return made


def test_a_window_burns_where_the_pictures_differ_and_throws_a_fan_on_the_ground() -> None:
    fire = fire_of(picture(90, 80), picture(90, 80, (20, 40, 10, 12)), Looks(lights=((25, 46, 8),)))
    assert fire is not None
    assert fire.box == (20, 40, 10, 12)
    assert {shine.middle[0] for shine in fire.shines} == {25}
    assert max(shine.middle[1] for shine in fire.shines) > 80


def test_a_lamp_lights_its_foot() -> None:
    fire = fire_of(picture(16, 44), picture(16, 44, (4, 4, 8, 8)), Looks(lights=((8, 8, 15),)))
    assert fire is not None
    assert max(shine.middle[1] for shine in fire.shines) > 30


def test_a_candle_without_a_second_picture_burns_with_its_flame_alone() -> None:
    candle = picture(8, 14, (3, 2, 2, 2))
    fire = fire_of(candle, candle, Looks(lights=((3, 2, 10),)))
    assert fire is not None
    assert fire.box == (3, 2, 2, 2)
    assert fire.shines[0].flickers


def test_a_crystal_shines_in_its_own_colour() -> None:
    plain, lit = picture(20, 20), picture(20, 20)
    lit.fill(CRYSTAL, (4, 4, 12, 12))
    cold = fire_of(plain, lit, Looks(lights=((10, 10, 14),)))
    assert cold is not None
    assert cold.shines[0].colour == COLD != WARM
    assert not cold.shines[0].flickers


def test_pictures_of_different_size_do_not_burn() -> None:
    assert fire_of(picture(10, 10), picture(12, 10), Looks(lights=((5, 5, 8),))) is None


def test_a_pool_is_brightest_in_its_middle_and_falls_off_in_steps() -> None:
    made = pool((80, 60), (120, 96, 10))
    along = [made.get_at((x, 30))[0] for x in range(41)]
    assert along[0] == 0
    assert along[40] == 120
    assert len(set(along)) <= 6


def test_a_fan_gets_wider_downwards() -> None:
    made = fan((40, 26), (120, 90, 60))

    def wide(y: int) -> int:
        return sum(made.get_at((x, y))[0] > 0 for x in range(40))

    assert 0 < wide(1) < wide(16)


def test_a_lantern_shines_ahead() -> None:
    made = cone(40, (1, 0), (100, 80, 60))
    assert made.get_at((60, 40))[0] > 0
    assert made.get_at((20, 40))[0] == 0


def test_lamps_burn_from_dusk_till_dawn() -> None:
    burning = [hour for hour in range(24) if tint(hour * 60).burning]
    assert burning == [0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23]
    assert all(indoors(hour * 60).burning for hour in range(24))


@pytest.mark.parametrize("hours", [None, INDOORS])
def test_the_light_changes_evenly(hours: object) -> None:
    lights = [tint(minute) if hours is None else indoors(minute) for minute in range(24 * 60)]
    for before, after in zip(lights, [*lights[1:], lights[0]], strict=True):
        assert all(abs(a - b) <= 3 for a, b in zip(before.left, after.left, strict=True))


def test_at_noon_a_picture_shows_as_it_was_painted() -> None:
    canvas = pygame.Surface((8, 8))
    canvas.fill((200, 100, 50))
    light = Daylight((FULL, FULL, FULL), (FULL, FULL, FULL))
    lights_over(canvas, light)
    assert tuple(canvas.get_at((3, 3)))[:3] == (200, 100, 50)


def test_the_west_glows_brighter_than_it_was_painted_at_dusk() -> None:
    canvas = pygame.Surface((64, 48))
    canvas.fill((100, 100, 100))
    lights_over(canvas, tint(19 * 60 + 15))
    west, east = canvas.get_at((1, 20)), canvas.get_at((62, 20))
    assert west[0] > 100 > west[2]
    assert east[0] < west[0]


def test_a_window_stays_as_bright_as_it_was_painted_unless_somebody_stands_before_it() -> None:
    fire = fire_of(picture(40, 30), picture(40, 30, (10, 10, 6, 6)), Looks(lights=((13, 13, 8),)))
    assert fire is not None
    before = pygame.Surface((4, 4), pygame.SRCALPHA)
    before.fill((40, 40, 40, 255))
    shown = []
    for covers in ([], [(before, (10, 10))]):
        canvas = pygame.Surface((64, 48))
        lights_over(canvas, tint(0), [Burning(fire, (0, 0), (0, 0), covers)])
        shown.append((canvas.get_at((11, 11)), canvas.get_at((15, 15))))
    assert shown[0][0][0] > 240 > 150 > shown[1][0][0]
    assert shown[0][1] == shown[1][1]


def lights_over(canvas: pygame.Surface, light: Daylight, burning: list[Burning] | None = None) -> None:
    Lights(Art(Path())).fall(canvas, Moment((0, 0), 0.0, light, "clear"), burning or [])


def test_the_sun_throws_shadows_to_the_right_longer_at_dusk_and_the_moon_lighter_ones() -> None:
    noon, dusk = slant(12 * 60, "clear"), slant(19 * 60, "clear")
    assert noon is not None
    assert dusk is not None
    assert 0 < noon.reach < dusk.reach
    moon = slant(23 * 60, "clear")
    assert moon is not None
    assert moon == slant(3 * 60, "clear")
    assert min(moon.shade) > max(noon.shade[:2])
    assert slant(21 * 60 + 10, "clear") is slant(5 * 60, "clear") is None
    assert indoors(12 * 60).slant is None


@pytest.mark.parametrize("weather", ["cloud", "rain", "fog"])
def test_there_are_no_shadows_under_clouds(weather: Weather) -> None:
    assert outdoors(12 * 60, weather).slant is None
    assert outdoors(12 * 60, "wind").slant is not None


def test_a_shadow_leans_to_the_right_and_slightly_up() -> None:
    post = pygame.Surface((10, 40), pygame.SRCALPHA)
    post.fill((90, 60, 40, 255), (4, 0, 2, 38))
    short, (_, low) = cast(post, 0.42)
    long, (_, same) = cast(post, 1.05)
    assert short.get_bounding_rects()[0].right < long.get_bounding_rects()[0].right
    assert low == same
    assert 5 <= short.get_size()[1] <= 12
    assert low + short.get_size()[1] == 38


def test_only_what_touches_the_ground_throws_a_shadow() -> None:
    banner = picture(10, 20)
    assert not grounded(banner)
    banner.fill((47, 43, 76, 88), (0, 19, 10, 1))
    assert grounded(banner)


def test_the_beam_turns_once_round() -> None:
    quarter = beam.TURN_SECONDS / 4
    assert [round(beam.angle(quarter * n) / (pi / 2)) for n in range(5)] == [0, 1, 2, 3, 0]
    right = beam.wedge((10, 10), beam.angle(0.0), 0.1)
    down = beam.wedge((10, 10), beam.angle(quarter), 0.1)
    assert min(x for x, _ in right[1:]) > 500
    assert min(y for _, y in down[1:]) > 300


def test_fires_flicker_each_at_its_own_time() -> None:
    here = [flicker(n / 7, (30, 40)) for n in range(60)]
    assert set(here) == {0, 1}
    assert here == [flicker(n / 7, (30, 40)) for n in range(60)]
    assert here != [flicker(n / 7, (94, 72)) for n in range(60)]
