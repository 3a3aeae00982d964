"""Walking, what is in the way, doors over maps, and finding a path."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from world.conftest import HOURS
from world.small_maps import thing, write_map

from game.world import DIRECTIONS, Atlas, Direction, World, WorldFact, nearby, read_atlas, rules
from game.world.routine import days
from game.world.state import STEPS_A_TILE, STEPS_A_TILE_RUNNING


def walk(world: World, atlas: Atlas, ways: Iterable[Direction]) -> list[WorldFact]:
    """Walk tile by tile; every step must be possible."""
    facts: list[WorldFact] = []
    for way in ways:
        assert rules.start_walking(world, atlas, way), (way, world.player)
        while world.player.moving:
            facts += rules.step(world, atlas)
    return facts


def put(world: World, x: int, y: int, facing: Direction = "down", place: str = "yard") -> None:
    world.player.map, world.player.tile, world.player.facing = place, (x, y), facing


class TestNewWorld:
    def test_holds_player_and_people_in_their_places(self, world: World) -> None:
        assert (world.player.map, world.player.tile, world.player.facing) == ("yard", (0, 2), "right")
        assert {who: (w.map, w.tile, w.facing) for who, w in world.people.items()} == {
            "merchant": ("yard", (2, 4), "up"),
            "professor": ("hut", (1, 1), "down"),
        }

    def test_holds_only_characters_that_there_are_and_what_they_sell(self, atlas: Atlas) -> None:
        stock = {"merchant": {"rope": 2}}
        world = rules.new_world(atlas, days(atlas, HOURS), stock)
        assert set(world.people) == {"merchant"}
        world.stock["merchant"]["rope"] = 0
        assert stock == {"merchant": {"rope": 2}}


class TestWalking:
    def test_a_tile_takes_its_steps(self, world: World, atlas: Atlas) -> None:
        assert rules.start_walking(world, atlas, "right")
        for done in range(STEPS_A_TILE):
            assert world.player.position == (done / STEPS_A_TILE, 2)
            rules.step(world, atlas)
        assert (world.player.tile, world.player.moving, world.player.position) == ((1, 2), False, (1, 2))

    def test_a_door_is_barred_to_who_lacks_what_it_needs(self, world: World, tmp_path: Path) -> None:
        needs = {"needs": "lantern", "refuses": "It is black in there."}
        door = thing("door", "hole", 1, 0, (1, 1), to_map="odd", to_spawn="start", **needs)
        write_map(tmp_path, "odd", "...", [thing("spawn", "start", 0, 0, facing="right"), door])
        atlas = read_atlas(tmp_path)
        world.player.map, world.player.tile = "odd", (0, 0)
        assert not rules.start_walking(world, atlas, "right")
        barred = rules.barred_door(world, atlas)
        assert barred is not None
        assert barred.refuses == "It is black in there."
        rules.set_item(world, "lantern", 1)
        assert rules.barred_door(world, atlas) is None
        assert rules.start_walking(world, atlas, "right")

    def test_running_is_faster(self, world: World, atlas: Atlas) -> None:
        assert rules.start_walking(world, atlas, "right", run=True)
        for _ in range(STEPS_A_TILE_RUNNING):
            rules.step(world, atlas)
        assert world.player.tile == (1, 2)

    def test_on_the_way_one_cannot_turn(self, world: World, atlas: Atlas) -> None:
        rules.start_walking(world, atlas, "right")
        rules.step(world, atlas)
        assert not rules.start_walking(world, atlas, "down")
        assert world.player.facing == "right"

    @pytest.mark.parametrize(
        ("x", "y", "way"),
        [(0, 2, "left"), (0, 2, "up"), (2, 2, "down"), (1, 4, "right"), (2, 1, "up"), (2, 1, "left"), (0, 4, "down")],
    )
    def test_edges_walls_people_and_props_are_in_the_way(
        self, world: World, atlas: Atlas, x: int, y: int, way: Direction
    ) -> None:
        put(world, x, y)
        assert not rules.start_walking(world, atlas, way)
        assert (world.player.tile, world.player.facing, world.player.moving) == ((x, y), way, False)

    def test_somebody_who_is_coming_is_in_the_way(self, world: World, atlas: Atlas) -> None:
        world.people["merchant"].to = (1, 4)
        put(world, 0, 4)
        assert not rules.start_walking(world, atlas, "right")

    def test_people_of_another_map_are_not(self, world: World, atlas: Atlas) -> None:
        assert (1, 1) not in rules.blocked_tiles(world, atlas, "yard") - atlas.maps["yard"].solid
        assert (1, 1) in rules.blocked_tiles(world, atlas, "hut")

    @settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(st.lists(st.sampled_from(sorted(DIRECTIONS)), max_size=40))
    def test_nobody_ever_stands_where_nobody_can(self, atlas: Atlas, ways: list[Direction]) -> None:
        world = rules.new_world(atlas, days(atlas, HOURS), {"merchant": {}, "professor": {}})
        for way in ways:
            rules.start_walking(world, atlas, way)
            while world.player.moving:
                rules.step(world, atlas)
            assert world.player.tile not in rules.blocked_tiles(world, atlas, world.player.map)
            assert atlas.maps[world.player.map].inside(world.player.tile)


class TestDoors:
    def test_a_door_leads_to_the_other_map(self, world: World, atlas: Atlas) -> None:
        put(world, 4, 3)
        facts = walk(world, atlas, ["down"])
        assert [(fact.what, dict(fact.data)) for fact in facts] == [
            ("entered", {"map": "hut", "tile": [1, 2], "facing": "up"})
        ]
        assert facts[0].text == "The traveller comes to hut."
        assert (world.player.map, world.player.tile, world.player.facing) == ("hut", (1, 2), "up")

    def test_and_back(self, world: World, atlas: Atlas) -> None:
        put(world, 4, 3)
        walk(world, atlas, ["down", "right"])
        assert (world.player.map, world.player.tile, world.player.facing) == ("yard", (4, 3), "left")


class TestGate:
    def test_opens_the_way_when_its_flag_is_set(self, world: World, atlas: Atlas) -> None:
        put(world, 2, 1)
        assert not rules.start_walking(world, atlas, "up")
        assert [fact.text for fact in rules.set_flag(world, "gate_open", True)] == ["The north gate is opened."]
        walk(world, atlas, ["up"])
        assert world.player.tile == (2, 0)

    def test_and_shuts_it_again(self, world: World, atlas: Atlas) -> None:
        rules.set_flag(world, "gate_open", True)
        assert [fact.text for fact in rules.set_flag(world, "gate_open", False)] == ["The north gate is shut."]
        put(world, 2, 1)
        assert not rules.start_walking(world, atlas, "up")


class TestPaths:
    def test_leads_next_to_a_character(self, world: World, atlas: Atlas) -> None:
        way = nearby.way_to(world, atlas, "merchant")
        assert way is not None
        assert len(way) == 3
        walk(world, atlas, way)
        assert nearby.in_reach(world, atlas, "merchant")

    def test_leads_through_doors_and_over_maps(self, world: World, atlas: Atlas) -> None:
        way = nearby.way_to(world, atlas, "professor")
        assert way is not None
        walk(world, atlas, way)
        assert world.player.map == "hut"
        assert nearby.in_reach(world, atlas, "professor")
        back = nearby.way_to(world, atlas, "merchant")
        assert back is not None
        walk(world, atlas, back)
        assert nearby.in_reach(world, atlas, "merchant")

    def test_leads_onto_a_spot_or_next_to_one_that_is_blocked(self, world: World, atlas: Atlas) -> None:
        way = nearby.way_to(world, atlas, "north_gate")
        assert way == ["right", "right", "up"]
        walk(world, atlas, way)
        assert world.player.tile == (2, 1)
        rules.set_flag(world, "gate_open", True)
        assert nearby.way_to(world, atlas, "north_gate") == ["up"]

    def test_is_empty_where_one_stands_already(self, world: World, atlas: Atlas) -> None:
        put(world, 2, 1, place="hut")
        assert nearby.way_to(world, atlas, "desk") == []
        assert nearby.way_to(world, atlas, "professor") == []

    def test_is_none_where_no_way_leads(self, world: World, atlas: Atlas) -> None:
        world.people["merchant"].tile = (0, 0)
        assert nearby.way_to(world, atlas, "merchant") is None

    def test_goes_round_people(self, world: World, atlas: Atlas) -> None:
        world.people["merchant"].tile = (1, 2)
        way = nearby.way_to(world, atlas, "north_gate")
        assert way is not None
        assert way[0] == "down"
        walk(world, atlas, way)

    def test_whom_nobody_knows_is_an_error(self, world: World, atlas: Atlas) -> None:
        with pytest.raises(KeyError):
            nearby.way_to(world, atlas, "king")


class TestReach:
    def test_one_talks_over_a_counter(self, world: World, atlas: Atlas) -> None:
        put(world, 2, 2, "down")
        assert nearby.partner(world, atlas) == "merchant"
        assert nearby.in_reach(world, atlas, "merchant")
        put(world, 2, 2, "left")
        assert nearby.partner(world, atlas) is None
        assert not nearby.in_reach(world, atlas, "merchant")

    def test_who_stands_ahead_is_meant_before_who_stands_beside(self, world: World, atlas: Atlas) -> None:
        world.people["professor"].map, world.people["professor"].tile = "yard", (1, 3)
        put(world, 1, 4, "up")
        assert nearby.partner(world, atlas) == "professor"
        put(world, 1, 4, "right")
        assert nearby.partner(world, atlas) == "merchant"
        put(world, 1, 4, "left")
        assert nearby.partner(world, atlas) in ("merchant", "professor")

    @pytest.mark.parametrize(
        ("x", "y", "player", "npc"), [(1, 4, "right", "left"), (3, 4, "left", "right"), (2, 3, "down", "up")]
    )
    def test_they_face_each_other_and_turn_home(
        self, world: World, x: int, y: int, player: Direction, npc: Direction
    ) -> None:
        put(world, x, y, "up")
        nearby.face_each_other(world, "merchant")
        assert (world.player.facing, world.people["merchant"].facing) == (player, npc)
        nearby.turn_home(world, "merchant")
        assert world.people["merchant"].facing == "up"

    def test_who_hears_what_is_said_here(self, world: World) -> None:
        assert nearby.listeners(world) == ("merchant",)
        world.people["merchant"].tile = (nearby.EARSHOT + 1, 2)
        assert nearby.listeners(world) == ()
        world.people["merchant"].tile = (nearby.EARSHOT, 2)
        world.people["professor"].map = "yard"
        assert nearby.listeners(world) == ("merchant", "professor")

    def test_the_spot_where_one_stands(self, world: World, atlas: Atlas) -> None:
        spot = nearby.spot_here(world, atlas)
        assert spot is not None
        assert spot.id == "north_gate"
