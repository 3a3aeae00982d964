"""What burns by night, by comparing two pictures."""

from __future__ import annotations

import pygame

from game.stage.daylight import NOON, tint
from game.stage.lights import dark, fire_of, pool


def picture(width: int, height: int) -> pygame.Surface:
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    made.fill((60, 60, 80), (1, 1, width - 2, height - 2))
    return made


def test_a_window_burns_where_the_pictures_differ() -> None:
    plain, lit = picture(90, 80), picture(90, 80)
    lit.fill((253, 231, 147), (20, 40, 10, 12))
    fire = fire_of(plain, lit)
    assert fire is not None
    assert {middle[0] for _, _, middle in fire.pools} == {25}


def test_a_lamp_lights_its_foot() -> None:
    plain, lit = picture(16, 44), picture(16, 44)
    lit.fill((253, 231, 147), (4, 4, 8, 8))
    fire = fire_of(plain, lit)
    assert fire is not None
    assert max(middle[1] for _, _, middle in fire.pools) > 30


def test_pictures_of_different_size_do_not_burn() -> None:
    assert fire_of(picture(10, 10), picture(12, 10)) is None


def test_a_pool_is_brightest_in_its_middle() -> None:
    made = pool((40, 30), (150, 96, 10))
    assert made.get_at((20, 15))[0] > made.get_at((8, 15))[0] > made.get_at((0, 0))[0] == 0


def test_lamps_burn_at_night_only() -> None:
    assert dark(tint(0))
    assert not dark(NOON)
    assert not dark(tint(18 * 60))
