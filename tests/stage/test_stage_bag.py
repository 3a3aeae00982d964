"""The bag: what is carried is seen, used and used up. A bed: one sleeps until an hour of one's choice."""

from __future__ import annotations

import pytest
from stage.played import Play

from game.log import GameTime
from game.session.commands import Set
from game.stage.walking import hours_until


def test_an_empty_bag_says_so(play: Play) -> None:
    played = play()
    played.app.press("bag")
    assert "Your bag, and 20 coins" in played.text
    assert "It is empty" in played.text
    played.app.press("bag")
    assert "Your bag" not in played.text


def test_bread_is_eaten_and_a_rope_is_looked_at(play: Play) -> None:
    played = play()
    played.session.do(Set(item={"bread": 2, "rope": 1}, money=1))
    played.app.press("bag")
    assert "Your bag, and 1 coin" in played.text
    assert "2 loaves of bread" in played.text
    played.app.press("down")
    played.app.press("confirm")
    played.app.step(300)
    assert "You eat it" in played.text
    assert played.session.world.items == {"bread": 1, "rope": 1}
    for _ in range(3):
        played.app.press("confirm")
        played.app.step(30)
    played.app.press("bag")
    played.app.press("down")
    played.app.press("down")
    played.app.press("confirm")
    played.app.step(300)
    assert "Twenty ells" in played.text
    assert played.session.world.items == {"bread": 1, "rope": 1}


@pytest.mark.parametrize(
    ("minute", "soonest"),
    [
        (8 * 60, (4, "Until noon")),
        (21 * 60 + 30, (1, "Until ten")),
        (6 * 60, (6, "Until noon")),
        (0, (6, "Until first light")),
    ],
)
def test_the_hours_until_which_one_sleeps(minute: int, soonest: tuple[int, str]) -> None:
    found = hours_until(GameTime(1, minute))
    assert found[0] == soonest
    assert all(1 <= hours <= 24 for hours, _ in found)
    assert len(found) == 4


def test_in_the_tavern_one_sleeps_until_dusk(play: Play) -> None:
    played = play()
    played.go_to("tavern")
    player = played.session.world.player
    player.tile, player.facing = (15, 5), "right"
    player.to = None
    beds = played.session.atlas.maps["tavern"].beds
    player.tile = (min(x for x, _ in beds) - 1, min(y for _, y in beds) + 1)
    played.app.step(5)
    assert "E · sleep" in played.text
    played.app.press("talk")
    assert "A bed" in played.text
    while "> Until dusk" not in played.text:
        played.app.press("down")
    day = played.session.world.time.day
    played.app.press("confirm")
    assert played.session.world.time.minute >= 19 * 60
    assert played.session.world.time.day == day
