"""What moves by itself: leaves, boats, smoke, gulls, butterflies, fireflies, glitter; the same at the same second."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from stage.played import Play

from game.stage.daylight import MIDNIGHT, NOON, Daylight, tint
from game.stage.moment import Moment
from game.stage.motes import motes
from game.stage.scenery import Scenery
from game.stage.settings import ASSETS
from game.stage.smoke import HEIGHT, puffs
from game.stage.sway import SWINGS, bob, leaning, swing, waving
from game.stage.wildlife import butterfly, falling, firefly, gull
from game.world.weather import Weather

SIZE = (240, 160)


@pytest.fixture
def town(play: Play) -> Scenery:
    played = play()
    return Scenery(played.session.atlas.maps["town"], played.app._look.art)


def shown(
    scenery: Scenery, light: Daylight, seconds: float, weather: Weather = "clear", corner: tuple[int, int] = (300, 160)
) -> bytes:
    canvas = pygame.Surface(SIZE)
    scenery.draw(canvas, corner, seconds, {}, light=light, weather=weather)
    return pygame.image.tobytes(canvas, "RGB")


@pytest.mark.parametrize("light", [NOON, tint(19 * 60), MIDNIGHT])
def test_the_same_seconds_give_the_same_picture_and_others_another(town: Scenery, light: Daylight) -> None:
    first = shown(town, light, 4.0)
    shown(town, light, 9.5)
    assert shown(town, light, 4.0) == first
    assert shown(town, light, 9.5) != first


def test_a_scenery_that_was_drawn_before_draws_as_one_that_was_not(town: Scenery) -> None:
    shown(town, MIDNIGHT, 1.0)
    shown(town, tint(18 * 60 + 50), 2.0)
    assert shown(town, NOON, 3.0) == shown(Scenery(town.map, town.art), NOON, 3.0)


def test_trees_swing_slowly_each_at_its_own_time_and_faster_in_the_wind() -> None:
    calm = [swing(n / 10, (40, 60), windy=False) for n in range(200)]
    windy = [swing(n / 10, (40, 60), windy=True) for n in range(200)]
    assert set(calm) == set(SWINGS)
    assert sum(a != b for a, b in pairwise(calm)) < sum(a != b for a, b in pairwise(windy))
    assert calm != [swing(n / 10, (72, 60), windy=False) for n in range(200)]


def test_leaves_lean_by_whole_pixels_and_the_foot_stays() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    tree = pygame.Surface((20, 40), pygame.SRCALPHA)
    tree.fill((40, 90, 60, 255), (4, 2, 8, 37))
    still, little, much = leaning(tree)
    assert pygame.image.tobytes(still, "RGBA") == pygame.image.tobytes(tree, "RGBA")
    assert [picture.get_at((4, 5))[3] for picture in (still, little, much)] == [255, 0, 0]
    assert [picture.get_at((13, 5))[3] for picture in (still, little, much)] == [0, 0, 255]
    assert all(picture.get_at((4, 38))[3] == 255 for picture in (still, little, much))


def test_a_banner_swings_below_and_stays_above_and_the_wall_closes_behind_it() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    wall = pygame.Surface((20, 30), pygame.SRCALPHA)
    wall.fill((90, 90, 110, 255))
    wall.fill((200, 70, 70, 255), (5, 4, 6, 20))
    still, little, much = waving(wall, ((5, 4, 6, 20),))
    assert pygame.image.tobytes(still, "RGBA") == pygame.image.tobytes(wall, "RGBA")
    assert [picture.get_at((5, 22))[0] for picture in (still, little, much)] == [200, 90, 90]
    assert [picture.get_at((12, 22))[0] for picture in (still, little, much)] == [90, 90, 200]
    assert all(picture.get_at((5, 5))[0] == 200 for picture in (still, little, much))
    assert all(picture.get_at((x, y))[3] == 255 for picture in (little, much) for x in range(20) for y in range(30))


def test_the_hem_of_an_awning_hangs_lower_in_waves() -> None:
    stall = pygame.Surface((24, 12), pygame.SRCALPHA)
    stall.fill((200, 70, 70, 255), (0, 0, 24, 6))
    _, one, other = waving(stall, ((0, 3, 24, 3),))
    lows = [[picture.get_at((x, 6))[3] for x in (2, 8, 14, 20)] for picture in (one, other)]
    assert lows == [[0, 255, 0, 0], [0, 0, 255, 0]]


def test_boats_bob_by_one_pixel() -> None:
    assert {bob(n / 10, (20, 30)) for n in range(100)} == {0, 1}


def test_smoke_rises_from_the_chimney_and_thins_out() -> None:
    found = sorted(puffs(12.0, (100, 200)), key=lambda puff: -puff[0][1])
    assert all(200 - HEIGHT - 2 <= y < 200 for (_, y), _, _ in found)
    assert [covers for _, _, covers in found] == sorted((covers for _, _, covers in found), reverse=True)
    assert puffs(12.0, (100, 200)) != puffs(12.0, (164, 200))


def test_a_firefly_goes_out_and_shines_again_near_its_home() -> None:
    seen = [firefly(n / 5, (80, 90)) for n in range(200)]
    assert None in seen
    assert {bright for found in seen if found for bright in [found[1]]} == {True, False}
    assert all(abs(found[0][0] - 80) <= 13 and abs(found[0][1] - 90) <= 6 for found in seen if found)


def test_fireflies_shine_by_night_only(town: Scenery) -> None:
    def dots(light: Daylight) -> int:
        canvas = pygame.Surface(SIZE)
        town._wildlife.shine(canvas, moment(light))
        return pygame.mask.from_threshold(canvas, (255, 255, 255), (254, 254, 254)).count()

    assert dots(MIDNIGHT) > 0
    assert dots(NOON) == dots(tint(19 * 60)) == 0


def test_what_flies_by_day_is_gone_by_night_and_in_the_rain(town: Scenery) -> None:
    def seen(light: Daylight, weather: Weather) -> bool:
        canvas = pygame.Surface(SIZE)
        town._wildlife.draw(canvas, moment(light, weather))
        return pygame.mask.from_threshold(canvas, (255, 255, 255), (254, 254, 254)).count() > 0

    assert seen(NOON, "clear")
    assert not seen(MIDNIGHT, "clear")
    assert not seen(NOON, "rain")


def moment(light: Daylight, weather: Weather = "clear") -> Moment:
    return Moment((300, 160), 5.0, light, weather)


def test_gulls_butterflies_and_leaves_fly_without_jumps() -> None:
    for way in (
        [gull(n / 60, 1, (400, 560))[0] for n in range(1200)],
        [butterfly(n / 60, (300, 210))[0] for n in range(1200)],
    ):
        assert all(abs(a[0] - b[0]) <= 2 and abs(a[1] - b[1]) <= 2 for a, b in pairwise(way))
    drops = [falling(n / 20, (100, 60)) for n in range(400)]
    assert None in drops
    assert max(found[0][1] for found in drops if found) > 85


def test_motes_float_in_the_shaft_of_the_window() -> None:
    for x, y in motes(6.0, (100, 40), (80, 84)):
        assert 100 <= x <= 180
        assert 40 <= y <= 124


def test_the_pictures_of_what_flies_are_there() -> None:
    for kind, width in (("gull", 60), ("butterfly", 12), ("leaf", 6)):
        assert pygame.image.load(ASSETS / "wildlife" / f"{kind}.png").get_width() == width


def test_the_moon_lays_a_path_on_the_sea_and_the_sun_glints(town: Scenery) -> None:
    harbour = (460, 480)
    bright = [shown(town, MIDNIGHT, n / 2, corner=harbour).count(bytes((180, 230, 218))) for n in range(6)]
    assert sum(bright) > 0
    assert shown(town, MIDNIGHT, 0.5, "rain", harbour).count(bytes((180, 230, 218))) == 0
