"""Whole-number scale, and a camera that never leaves the map."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.daylight import NOON, tint
from game.stage.view import View, camera, view_for


@pytest.mark.parametrize(
    ("size", "scale", "seen"),
    [
        ((1280, 720), 3, (427, 240)),
        ((1920, 1080), 4, (480, 270)),
        ((2560, 1440), 6, (427, 240)),
        ((1279, 719), 3, (427, 240)),
        ((1366, 768), 3, (456, 256)),
        ((801, 603), 2, (401, 302)),
        ((320, 200), 1, (320, 200)),
        ((1, 1), 1, (1, 1)),
        ((1024, 768), 2, (512, 384)),
    ],
)
def test_scale(size: tuple[int, int], scale: int, seen: tuple[int, int]) -> None:
    assert view_for(size) == View(scale, *seen)


@given(st.integers(1, 4000), st.integers(1, 3000))
def test_the_view_fills_the_window(width: int, height: int) -> None:
    view = view_for((width, height))
    assert width <= view.width * view.scale < width + view.scale
    assert height <= view.height * view.scale < height + view.scale


@given(st.integers(0, 800), st.integers(0, 640))
def test_the_camera_stays_on_the_map(x: int, y: int) -> None:
    view = View(3, 427, 240)
    left, top = camera(view, (800, 640), (x, y))
    assert 0 <= left <= 800 - view.width
    assert 0 <= top <= 640 - view.height


def test_a_small_map_is_centred() -> None:
    assert camera(View(3, 427, 240), (320, 200), (0, 0)) == (-54, -20)


def test_the_camera_follows_pixel_by_pixel() -> None:
    view = View(3, 427, 240)
    lefts = [camera(view, (800, 640), (x, 300))[0] for x in range(300, 330)]
    assert lefts == list(range(lefts[0], lefts[0] + 30))


def test_every_minute_has_a_colour() -> None:
    lights = [tint(minute) for minute in range(24 * 60)]
    assert all(0 < part <= 255 for light in lights for part in (*light.left, *light.right))
    assert tint(12 * 60) == NOON
    assert sum(tint(0).left) < sum(tint(18 * 60).left) < sum(tint(12 * 60).left)
