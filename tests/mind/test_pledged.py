"""What the player promises to bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.log import GameTime
from game.mind.pledged import read_pledge
from game.mind.worldview import WorldView
from game.world import read_items

ROOT = Path(__file__).parents[2]
VIEW = WorldView(time=GameTime(1, 600), things=read_items(ROOT / "assets" / "items.yaml"))


@pytest.mark.parametrize(
    ("line", "item", "until"),
    [
        ("I promise to bring you a loaf of bread tomorrow.", "bread", GameTime(2, 480)),
        ("I'll bring you an oilskin by noon.", "oilskin", GameTime(1, 720)),
        ("I swear that I will fetch the Stone Seal for you.", "stone_seal", GameTime(2, 1320)),
        ("I give you my word that I bring you a rope.", "rope", GameTime(2, 1320)),
        ("Hello Bram. I'll get you some bread, friend.", "bread", GameTime(2, 1320)),
    ],
)
def test_a_thing_that_is_promised_by_an_hour(line: str, item: str, until: GameTime) -> None:
    given = read_pledge(line, VIEW)
    assert given is not None
    assert (given.item, given.until) == (item, until)


@pytest.mark.parametrize(
    "line",
    [
        "I'll bring you bread if you open the gate.", "I will not bring you bread.", "Maybe I'll bring you bread.",
        "Will I bring you bread?", "I promised to bring bread.", "I'll bring you joy.",
        "I'll bring half a lantern to you.",
        "You promised to bring me bread.", "I promise to be good.", 'She said "I will bring you bread".',
    ],
)  # fmt: skip
def test_what_is_no_promise_or_cannot_be_watched(line: str) -> None:
    assert read_pledge(line, VIEW) is None
