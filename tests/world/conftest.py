"""A small world of two maps."""

from __future__ import annotations

import pytest
from world.small_maps import small_atlas

from game.world import Atlas, World
from game.world.routine import days
from game.world.rules import new_world

STOCK = {"merchant": {"lantern": 2, "rope": 1}, "professor": {}}
HOURS = {"merchant": [(0, "stall")], "professor": [(0, "desk")]}


@pytest.fixture(scope="session")
def atlas(tmp_path_factory: pytest.TempPathFactory) -> Atlas:
    """The yard and the hut."""
    return small_atlas(tmp_path_factory.mktemp("maps"))


@pytest.fixture
def world(atlas: Atlas) -> World:
    """A new game: the player stands in the yard at (0, 2) and looks right."""
    return new_world(atlas, days(atlas, HOURS), STOCK)
