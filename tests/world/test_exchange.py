"""Coins and things change hands all or nothing, and who sees it is a matter of tiles."""

from __future__ import annotations

import json

import pytest

from game.world import Atlas, Bargain, World, rules
from game.world.applying import apply
from game.world.sight import between, witnesses


@pytest.fixture
def rich(world: World) -> World:
    world.stock["merchant"], world.purses["merchant"], world.money = {"rope": 2}, 5, 10
    world.items = {"bread": 1}
    return world


def test_a_sale_moves_both_sides(rich: World) -> None:
    (fact,) = rules.exchange(rich, "trade", "merchant", {"rope": 1}, 8, "Oda sold a rope.")
    assert (rich.money, rich.items, rich.purses["merchant"]) == (2, {"bread": 1, "rope": 1}, 13)
    assert rich.stock["merchant"]["rope"] == 1
    assert json.loads(json.dumps(dict(fact.data))) == {"npc": "merchant", "goods": {"rope": 1}, "coins": 8}


@pytest.mark.parametrize(
    ("goods", "coins", "missing"),
    [
        ({"rope": 3}, 1, "stock"), ({"rope": 1}, 11, "coins"), ({"bread": -2}, -1, "item"),
        ({"bread": -1}, -6, "purse"),
        ({"bread": -1, "rope": 3}, 0, "stock"),
    ],
)  # fmt: skip
def test_what_is_missing_stops_all_of_it(rich: World, goods: dict[str, int], coins: int, missing: str) -> None:
    before = rich.to_json()
    assert rules.lacking(rich, "merchant", goods, coins) == missing
    with pytest.raises(ValueError, match=missing):
        rules.exchange(rich, "trade", "merchant", goods, coins)
    assert rich.to_json() == before


def test_facts_applied_again_give_the_same_world(rich: World) -> None:
    again = World.from_json(json.loads(json.dumps(rich.to_json())))
    facts = [
        *rules.strike(rich, "merchant", "rope", Bargain(7, ("frayed_end",))),
        *rules.exchange(rich, "trade", "merchant", {"rope": 1}, 7),
        *rules.exchange(rich, "gift", "merchant", {"bread": -1}, 0),
        *rules.exchange(rich, "theft", "merchant", {"rope": 1}, 0, "A rope is taken.", ("guard",)),
        *rules.pass_time(rich, 15 * 60),
    ]
    for fact in facts:
        apply(again, fact)
    assert again.to_json() == rich.to_json()


def test_a_kept_thing_that_is_bought_keeps_the_promise(rich: World) -> None:
    rules.pledge(rich, rules.Pledge(7, "merchant", "keep_item", {"item": "rope"}, "rope"))
    kinds = [fact.what for fact in rules.exchange(rich, "trade", "merchant", {"rope": 1}, 8)]
    assert kinds == ["trade", "pledge_over"]


def test_who_looks_the_other_way_sees_nothing(world: World, atlas: Atlas) -> None:
    owner = world.people["merchant"]
    owner.facing = "down"
    world.player.map = owner.map
    world.player.tile = (owner.tile[0], owner.tile[1] + 1)
    assert "merchant" in witnesses(world, atlas)
    world.player.tile = (owner.tile[0], owner.tile[1] - 1)
    assert "merchant" not in witnesses(world, atlas)
    world.player.tile = (owner.tile[0], owner.tile[1] + 20)
    assert "merchant" not in witnesses(world, atlas)


def test_the_tiles_between_two() -> None:
    assert list(between((0, 0), (3, 0))) == [(1, 0), (2, 0)]
    assert list(between((0, 0), (1, 1))) == []
    assert list(between((0, 0), (2, 2))) == [(1, 1)]
