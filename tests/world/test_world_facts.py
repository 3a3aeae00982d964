"""The clock, flags, items, money and promises: commands in, facts out, and the facts alone give the same world."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from world.conftest import HOURS

from game.log import GameTime
from game.world import Atlas, Pledge, World, WorldFact, rules
from game.world.applying import apply
from game.world.routine import days, meeting_place, stop_of
from game.world.state import STEPS_A_SECOND


def bell(when: Mapping[str, Any], line: int = 7) -> Pledge:
    return Pledge(line, "guard", "ring_bell", when)


def meeting(world: World, atlas: Atlas, hour: GameTime, spot: str) -> Pledge:
    where = meeting_place(world, atlas, days(atlas, HOURS), spot)
    return Pledge(7, "merchant", "meet", {**hour.to_json(), **where})


def kinds(facts: list[WorldFact]) -> list[str]:
    return [fact.what for fact in facts]


class TestClock:
    def test_a_second_is_a_minute(self, world: World, atlas: Atlas) -> None:
        for _ in range(STEPS_A_SECOND * 3):
            assert rules.step(world, atlas) == []
        assert (world.time, world.step) == (GameTime(1, 8 * 60 + 3), STEPS_A_SECOND * 3)

    def test_stands_still_when_told(self, world: World, atlas: Atlas) -> None:
        for _ in range(STEPS_A_SECOND * 3):
            rules.step(world, atlas, clock_runs=False)
        assert (world.time, world.step) == (GameTime(), STEPS_A_SECOND * 3)

    def test_what_passes_at_once_is_a_fact(self, world: World) -> None:
        (fact, night, over) = rules.pass_time(world, 17 * 60)
        assert (night.what, night.data, night.text) == ("flag", {"flag": "night", "value": True}, "")
        assert (over.what, over.data, world.evenings) == ("evening", {"day": 1}, 1)
        assert (fact.what, fact.data) == ("time", {"time": {"day": 2, "minute": 60}})
        assert world.time == GameTime(2, 60)


class TestNight:
    def test_the_gate_is_shut_for_the_night_at_its_hours(self, world: World, atlas: Atlas) -> None:
        rules.set_flag(world, "gate_open", True)
        told = [fact for fact in rules.pass_time(world, 24 * 60) if fact.text]
        assert [fact.text for fact in told] == [
            "A bell rings: the north gate is shut until six.",
            "A bell rings: the north gate is opened for the day.",
        ]
        hours = [fact for fact in rules.pass_time(world, 24 * 60) if fact.what == "time"]
        assert [fact.data["time"]["minute"] for fact in hours] == [22 * 60, 6 * 60, 8 * 60]

    def test_a_promise_to_open_waits_for_the_morning(self, world: World) -> None:
        when = {"item": "stone_seal", "flag_set": "gate_open", "unless": "night"}
        rules.pledge(world, Pledge(7, "guard", "let_pass", when))
        rules.pass_time(world, 15 * 60)
        rules.set_item(world, "stone_seal", 1)
        assert "gate_open" not in world.flags
        assert "pledge_over" in kinds(rules.pass_time(world, 8 * 60))
        assert world.flags["gate_open"]

    @pytest.mark.parametrize(("minute", "night"), [(0, True), (359, True), (360, False), (1319, False), (1320, True)])
    def test_the_hours_of_the_night(self, minute: int, night: bool) -> None:
        assert rules.is_night(minute) is night


class TestThings:
    def test_what_is_so_already_is_no_fact(self, world: World) -> None:
        assert rules.set_flag(world, "met_guard", False) == []
        assert rules.set_money(world, world.money) == []
        assert rules.set_item(world, "rope", 0) == []
        assert rules.set_item(world, "rope", -1) == []
        assert kinds(rules.set_flag(world, "met_guard", True)) == ["flag"]
        assert rules.set_flag(world, "met_guard", True) == []

    def test_less_than_nothing_is_nothing(self, world: World) -> None:
        assert [dict(fact.data) for fact in rules.set_money(world, -5)] == [{"money": 0}]
        assert rules.set_money(world, -9) == []
        rules.set_item(world, "rope", 2)
        assert [dict(fact.data) for fact in rules.set_item(world, "rope", -1)] == [{"item": "rope", "count": 0}]
        assert world.items == {}


class TestPromises:
    def test_kept_when_somebody_passes(self, world: World) -> None:
        rules.pledge(world, bell({"person": "ana"}))
        assert kinds(rules.set_flag(world, "passed_ben", True)) == ["flag"]
        facts = rules.set_flag(world, "passed_ana", True)
        assert kinds(facts) == ["flag", "pledge_over", "bell"]
        assert facts[1].data == {"line": 7, "npc": "guard", "kind": "ring_bell"}
        assert facts[2].text == "The bell at the north gate rings."
        assert world.pledges == []

    def test_kept_when_a_flag_is_set(self, world: World) -> None:
        rules.pledge(world, bell({"flag": "gate_open"}))
        assert kinds(rules.set_flag(world, "gate_open", True)) == ["flag", "pledge_over", "bell"]

    def test_kept_when_the_player_has_the_item(self, world: World) -> None:
        rules.pledge(world, bell({"item": "rope"}))
        assert kinds(rules.set_item(world, "lantern", 1)) == ["item"]
        assert kinds(rules.set_item(world, "rope", 1)) == ["item", "pledge_over", "bell"]

    def test_kept_at_its_minute_and_not_before(self, world: World, atlas: Atlas) -> None:
        rules.pledge(world, bell({"day": 1, "minute": 8 * 60 + 2}))
        rang = [number for number in range(1, 241) if "bell" in kinds(rules.step(world, atlas))]
        assert rang == [2 * STEPS_A_SECOND]

    def test_kept_when_its_minute_was_slept_through(self, world: World) -> None:
        rules.pledge(world, bell({"day": 2, "minute": 0}))
        assert kinds(rules.pass_time(world, 15 * 60)) == ["time", "flag", "evening"]
        facts = rules.pass_time(world, 5 * 60)
        assert kinds(facts) == ["time", "pledge_over", "bell", "time"]
        assert facts[0].data == {"time": {"day": 2, "minute": 0}}
        assert world.time == GameTime(2, 4 * 60)

    def test_promises_are_kept_in_the_order_of_their_hours(self, world: World) -> None:
        rules.pledge(world, bell({"day": 1, "minute": 21 * 60}, 1))
        rules.pledge(world, bell({"day": 1, "minute": 12 * 60}, 2))
        over = [fact.data["line"] for fact in rules.pass_time(world, 20 * 60) if fact.what == "pledge_over"]
        assert over == [2, 1]

    def test_what_is_so_already_is_kept_in_the_next_minute(self, world: World) -> None:
        rules.set_flag(world, "gate_open", True)
        assert kinds(rules.pledge(world, bell({"flag": "gate_open"}))) == ["pledge"]
        assert kinds(rules.pass_time(world, 1, silent=True)) == ["pledge_over", "bell"]

    def test_an_item_is_kept_back_until_then(self, world: World) -> None:
        rules.pledge(world, Pledge(9, "merchant", "keep_item", {"day": 2, "minute": 0}, "rope"))
        assert kinds(rules.pass_time(world, 15 * 60)) == ["time", "flag", "evening"]
        assert kinds(rules.pass_time(world, 9 * 60)) == ["time", "pledge_over", "time", "flag"]
        assert world.pledges == []

    def test_a_meeting_to_which_the_player_comes(self, world: World, atlas: Atlas) -> None:
        world.people["merchant"].map = "hut"
        rules.pledge(world, meeting(world, atlas, GameTime(1, 600), "desk"))
        assert kinds(rules.pass_time(world, 110)) == ["time"]
        merchant = stop_of(world, {}, "merchant")
        assert merchant is not None
        assert (merchant.map, merchant.spot) == ("hut", "desk")
        assert "pledge_over" not in kinds(rules.pass_time(world, 15))
        world.player.map, world.player.tile = "hut", (1, 2)
        (_, over) = rules.pass_time(world, 5)
        assert over.data["met"]
        assert stop_of(world, {}, "merchant") is not None, "one stays for a while"
        assert "pledge_over" in kinds(rules.pass_time(world, 30))
        assert (stop_of(world, {}, "merchant"), world.pledges) == (None, [])

    def test_one_that_stands_with_the_other_has_come(self, world: World, atlas: Atlas) -> None:
        world.player.tile = (2, 2)
        rules.pledge(world, meeting(world, atlas, GameTime(1, 600), "desk"))
        (over,) = [fact for fact in rules.pass_time(world, 125) if fact.what == "pledge_over"]
        assert over.data["met"]

    def test_a_meeting_to_which_nobody_comes(self, world: World, atlas: Atlas) -> None:
        world.people["merchant"].map = "hut"
        rules.pledge(world, meeting(world, atlas, GameTime(1, 600), "desk"))
        facts = rules.pass_time(world, 24 * 60)
        (over,) = [fact for fact in facts if fact.what == "pledge_over"]
        assert not over.data["met"]
        assert world.pledges == []

    def test_several_at_once_are_each_kept_once(self, world: World) -> None:
        for line, when in ((1, {"flag": "gate_open"}), (2, {"person": "ana"}), (3, {"flag": "gate_open"})):
            rules.pledge(world, bell(when, line))
        facts = rules.set_flag(world, "gate_open", True)
        assert [fact.data["line"] for fact in facts if fact.what == "pledge_over"] == [1, 3]
        assert [promise.line for promise in world.pledges] == [2]


Command = Callable[[World], list[WorldFact]]
FLAGS = st.sampled_from(["gate_open", "passed_ana", "met_guard"])
ITEMS = st.sampled_from(["rope", "lantern"])
WHEN = st.one_of(
    st.just({"person": "ana"}),
    FLAGS.map(lambda flag: {"flag": flag}),
    ITEMS.map(lambda item: {"item": item}),
    st.builds(lambda day, minute: {"day": day, "minute": minute}, st.integers(1, 3), st.integers(0, 1439)),
)
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(lambda f, v: lambda w: rules.set_flag(w, f, v), FLAGS, st.booleans()),
    st.builds(lambda i, n: lambda w: rules.set_item(w, i, n), ITEMS, st.integers(-1, 3)),
    st.builds(lambda n: lambda w: rules.set_money(w, n), st.integers(-5, 50)),
    st.builds(lambda n, s: lambda w: rules.pass_time(w, n, s), st.integers(0, 900), st.booleans()),
    st.builds(
        lambda line, kind, when: lambda w: rules.pledge(w, Pledge(line, "guard", kind, when, "rope")),
        st.integers(1, 9), st.sampled_from(["ring_bell", "keep_item"]), WHEN,
    ),
)  # fmt: skip


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(COMMANDS, max_size=20), st.integers(0, 20))
def test_the_facts_after_a_snapshot_give_the_same_world(atlas: Atlas, commands: list[Command], cut: int) -> None:
    world = rules.new_world(atlas, days(atlas, HOURS), {"merchant": {"rope": 1}})
    for command in commands[:cut]:
        command(world)
    again = World.from_json(json.loads(json.dumps(world.to_json())))
    assert again == world
    facts = [fact for command in [*commands[cut:], lambda w: rules.pass_time(w, 0)] for fact in command(world)]
    for fact in facts:
        apply(again, WorldFact(fact.what, json.loads(json.dumps(fact.data))))
    assert again == world


@pytest.mark.parametrize("what", ["bell", "read", "standing", "of_a_newer_game"])
def test_a_fact_that_changes_nothing_here_changes_nothing(world: World, what: str) -> None:
    before = world.to_json()
    apply(world, WorldFact(what, {"line": 1}))
    assert world.to_json() == before
