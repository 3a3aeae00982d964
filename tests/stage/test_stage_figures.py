"""People at rest and on foot."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.stage.figures import BLINK, BREATH, rest_frame, step_frame
from game.world import Walker

MINUTE = [n / 30 for n in range(30 * 60)]


def test_who_stands_breathes_slowly_and_blinks_seldom() -> None:
    frames = [rest_frame("guard", seconds) for seconds in MINUTE]
    assert set(frames) == {0, BREATH, BLINK}
    breaths = sum(before != BREATH and after == BREATH for before, after in pairwise(frames))
    assert 12 <= breaths <= 24
    assert frames.count(BLINK) < len(frames) / 20


@pytest.mark.parametrize("other", ["merchant", "professor", "rival", "player", "baker"])
def test_everybody_breathes_at_a_time_of_its_own(other: str) -> None:
    assert any((rest_frame("guard", s) == BREATH) != (rest_frame(other, s) == BREATH) for s in MINUTE[:100])


def test_who_walks_takes_one_step_a_tile_left_and_right_in_turn() -> None:
    steps = []
    for x in (3, 4):
        walker = Walker("guard", "town", (x, 5), "right")
        assert step_frame(walker) == 0
        walker.to, walker.steps = (x + 1, 5), 4
        steps.append(step_frame(walker))
    assert sorted(steps) == [1, 3]
