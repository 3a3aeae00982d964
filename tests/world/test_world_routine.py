"""People live by the hour: they walk to where their day wants them, through doors, round whoever stands about."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from world.conftest import HOURS, STOCK

from game.log import GameTime
from game.world import DIRECTIONS, Atlas, Days, Pledge, World
from game.world.routine import PATIENCE, away, can_walk, days, meeting_place, settle, stop_of, walk
from game.world.rules import new_world, pledge, start_walking, step
from game.world.state import STEPS_A_TILE

NOON = 12 * 60
DAY = {"merchant": [(0, "stall"), (NOON, "desk")], "professor": [(NOON, "stall"), (NOON + 60, "desk")]}
"""At noon the merchant goes to the hut and the professor to the yard; they meet on the way."""


@pytest.fixture
def lived(atlas: Atlas) -> Days:
    return days(atlas, DAY)


def at(world: World, minute: int) -> World:
    world.time = GameTime(1, minute)
    return world


def pass_steps(world: World, atlas: Atlas, lived: Days, count: int, kept: tuple[str, ...] = ()) -> None:
    for _ in range(count):
        walk(world, atlas, lived, kept)


class TestDays:
    def test_one_stands_where_the_map_has_a_place_else_beside(self, atlas: Atlas, lived: Days) -> None:
        own, other = lived["merchant"]
        assert (own.node, own.facing) == (("yard", (2, 4)), "up")
        assert other.map == "hut"
        assert other.tile != (1, 1), "that is the professor's"
        assert other.tile not in atlas.maps["hut"].doors

    def test_before_the_first_hour_it_is_yesterday(self, world: World, lived: Days) -> None:
        stop = stop_of(at(world, 60), lived, "professor")
        assert stop is not None
        assert stop.spot == "desk"

    def test_a_spot_that_is_nowhere(self, atlas: Atlas) -> None:
        with pytest.raises(KeyError, match="moon"):
            days(atlas, {"merchant": [(0, "moon")]})

    def test_a_character_without_a_day_is_nowhere_and_does_nothing(self, atlas: Atlas) -> None:
        world = new_world(atlas, days(atlas, {"merchant": HOURS["merchant"]}), STOCK)
        assert set(world.people) == {"merchant"}
        assert stop_of(world, {}, "merchant") is None
        pass_steps(world, atlas, {}, 10)
        assert world.people["merchant"].tile == (2, 4)


class TestWalking:
    def test_nobody_moves_before_the_hour(self, world: World, atlas: Atlas, lived: Days) -> None:
        before = json.dumps(world.to_json())
        pass_steps(at(world, NOON - 1), atlas, {"merchant": lived["merchant"]}, 50)
        world.time = GameTime()
        assert json.dumps(world.to_json()) == before

    def test_they_walk_through_the_door_and_pass_each_other(self, world: World, atlas: Atlas, lived: Days) -> None:
        at(world, NOON)
        seen: set[str] = set()
        for _ in range(60 * STEPS_A_TILE):
            walk(world, atlas, lived)
            for walker in world.people.values():
                assert walker.tile not in atlas.maps[walker.map].blocked(world.flags)
                seen.add(f"{walker.id} in the {walker.map}")
        assert seen == {f"{who} in the {place}" for who in DAY for place in ("yard", "hut")}
        for who in DAY:
            assert away(world, lived, who) is None
            stop = stop_of(world, lived, who)
            assert stop is not None
            walker = world.people[who]
            assert (walker.facing, walker.home, walker.moving, walker.bound) == (stop.facing, stop.facing, False, None)

    def test_who_is_kept_stays_and_goes_afterwards(self, world: World, atlas: Atlas, lived: Days) -> None:
        at(world, NOON)
        pass_steps(world, atlas, lived, 100, kept=("merchant",))
        assert world.people["merchant"].tile == (2, 4)
        assert away(world, lived, "merchant") is not None
        pass_steps(world, atlas, lived, 60 * STEPS_A_TILE)
        assert away(world, lived, "merchant") is None

    def test_one_goes_round_the_player(self, world: World, atlas: Atlas, lived: Days) -> None:
        at(world, NOON)
        world.player.tile = (3, 4)
        pass_steps(world, atlas, lived, 60 * STEPS_A_TILE)
        assert away(world, lived, "merchant") is None

    def test_who_cannot_pass_waits_and_goes_on(self, world: World, atlas: Atlas, lived: Days) -> None:
        at(world, NOON)
        world.player.map, world.player.tile = "hut", (2, 1)
        world.people["professor"].tile = (1, 1)
        blocked = [(1, 2)]
        pass_steps(world, atlas, lived, 3)
        world.player.tile = blocked[0]
        pass_steps(world, atlas, lived, 10)
        assert world.people["professor"].map == "hut"
        world.player.map, world.player.tile = "yard", (0, 2)
        pass_steps(world, atlas, lived, PATIENCE + 60 * STEPS_A_TILE)
        assert away(world, lived, "professor") is None

    def test_a_door_whose_exit_is_taken_comes_out_beside(self, world: World, atlas: Atlas, lived: Days) -> None:
        at(world, NOON)
        world.player.tile = (4, 3)
        pass_steps(world, atlas, lived, 60 * STEPS_A_TILE)
        assert away(world, lived, "professor") is None
        assert world.people["professor"].tile != world.player.tile

    def test_nobody_is_put_behind_a_shut_gate(self, world: World, atlas: Atlas) -> None:
        gone = days(atlas, {"merchant": [(0, "north_gate")]})
        before = world.people["merchant"].tile
        settle(world, atlas, gone)
        assert world.people["merchant"].tile != before, "beside the gate"
        assert not can_walk(world, atlas, "merchant", {"map": "yard", "tile": (2, 0)})
        world.flags["gate_open"] = True
        assert can_walk(world, atlas, "merchant", {"map": "yard", "tile": (2, 0)})

    def test_two_who_wait_at_one_spot_stand_side_by_side(self, world: World, atlas: Atlas, lived: Days) -> None:
        first = meeting_place(world, atlas, lived, "stall")
        pledge(world, Pledge(3, "merchant", "meet", {**GameTime(1, 600).to_json(), **first}))
        second = meeting_place(world, atlas, lived, "stall")
        assert first["tile"] != second["tile"]

    def test_the_player_is_stopped_by_who_comes(self, world: World, atlas: Atlas, lived: Days) -> None:
        at(world, NOON)
        pass_steps(world, atlas, lived, 3)
        ahead = world.people["merchant"].to
        assert ahead is not None
        world.player.tile = (ahead[0], ahead[1] - 1)
        assert not start_walking(world, atlas, "down")


def test_after_hours_that_nobody_saw_everybody_is_there(world: World, atlas: Atlas, lived: Days) -> None:
    at(world, NOON)
    pass_steps(world, atlas, lived, 20)
    world.player.map, world.player.tile = "hut", lived["merchant"][1].tile
    settle(world, atlas, lived)
    assert away(world, lived, "professor") is None
    merchant = world.people["merchant"]
    assert merchant.map == "hut"
    assert merchant.tile != world.player.tile
    assert (merchant.to, merchant.way) == (None, ())


@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(sorted(DIRECTIONS)), max_size=25), st.integers(0, 400), st.integers(NOON, NOON + 70))
def test_a_save_in_mid_step_goes_on_as_if_there_had_been_none(
    atlas: Atlas, ways: list[str], cut: int, minute: int
) -> None:
    lived = days(atlas, DAY)
    world = at(new_world(atlas, lived, STOCK), minute)
    again = world
    for number in range(600):
        if number == cut:
            again = World.from_json(json.loads(json.dumps(world.to_json())))
        for one in {id(w): w for w in (world, again)}.values():
            if number % 20 == 0 and number // 20 < len(ways):
                start_walking(one, atlas, ways[number // 20])  # type: ignore[arg-type]
            step(one, atlas)
            walk(one, atlas, lived)
    assert again.to_json() == world.to_json()
