"""What the tests of the lab share."""

from __future__ import annotations

import pytest

from game.lab.rubric import Judge
from game.session.resources import Resources


@pytest.fixture(scope="session")
def judge(resources: Resources) -> Judge:
    """The judge of the game's own cast."""
    return Judge(resources.cast, {item: thing.name for item, thing in resources.items.items()})
