"""The world, the generators and the items as a save holds them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content import ContentError
from game.log import GameTime
from game.world import LOOKS, Bargain, Draws, Duel, Item, Pledge, Summons, Walker, World, read_items
from game.world.state import Entry

IDS = st.text("abcdefghijklmnopqrstuvwxyz0123456789_", min_size=1, max_size=8)
WAYS = st.sampled_from(["up", "down", "left", "right"])
TILES = st.tuples(st.integers(0, 99), st.integers(0, 99))
COUNTS = st.dictionaries(IDS, st.integers(0, 99), max_size=3)
TIMES = st.builds(GameTime, st.integers(1, 400), st.integers(0, 1439))
WHEN = st.one_of(
    st.fixed_dictionaries({"person": IDS}),
    st.fixed_dictionaries({"flag": IDS}),
    st.fixed_dictionaries({"item": IDS}),
    TIMES.map(GameTime.to_json),
)


MEETINGS = st.builds(
    lambda time, spot, where, tile: {**time.to_json(), "spot": spot, "map": where, "tile": tile}, TIMES, IDS, IDS, TILES
)


COINS = st.integers(0, 99)


def walkers(who: str | None = None) -> st.SearchStrategy[Walker]:
    name = IDS if who is None else st.just(who)
    return st.builds(
        Walker, name, IDS, TILES, WAYS, WAYS, st.none() | TILES, st.integers(0, 15), st.integers(1, 16),
        st.lists(WAYS, max_size=3).map(tuple), st.none() | st.tuples(IDS, TILES), st.integers(0, 60),
    )  # fmt: skip


WORLDS = st.builds(
    World,
    walkers("player"),
    st.lists(walkers(), max_size=3).map(lambda people: {walker.id: walker for walker in people}),
    TIMES,
    st.dictionaries(IDS, st.booleans(), max_size=3),
    COUNTS,
    st.integers(0, 9999),
    st.dictionaries(IDS, COUNTS, max_size=2),
    st.lists(
        st.builds(Pledge, st.integers(1, 99), IDS, IDS, WHEN, st.none() | IDS)
        | st.builds(Pledge, st.integers(1, 99), IDS, st.sampled_from(["meet", "stay"]), MEETINGS),
        max_size=2,
    ),
    st.dictionaries(IDS, st.integers(0, 9999), max_size=2),
    st.dictionaries(
        IDS, st.dictionaries(IDS, st.builds(Bargain, st.integers(0, 99), st.tuples(IDS)), max_size=2), max_size=2
    ),
    st.integers(0, 99),
    st.lists(st.builds(Summons, IDS, IDS, st.sampled_from(["theft", "threat"]), TIMES), max_size=2),
    st.none() | st.builds(Duel, IDS, IDS, COINS, IDS, IDS, COINS, COINS, st.tuples(IDS)),
    st.lists(st.builds(Entry, IDS, IDS, TIMES), max_size=2),
    st.integers(0, 10**9),
    st.integers(0, 59),
)


@settings(deadline=None)
@given(WORLDS)
def test_a_world_comes_back_as_it_was(world: World) -> None:
    assert World.from_json(json.loads(json.dumps(world.to_json()))) == world


def test_what_was_written_is_no_window_into_the_world() -> None:
    world = World(Walker("player", "town", (1, 1), "up"), {}, items={"rope": 1}, stock={"merchant": {"rope": 2}})
    written = world.to_json()
    before = copy.deepcopy(written)
    world.items["rope"] = 5
    world.stock["merchant"]["rope"] = 0
    world.player.tile = (2, 2)
    assert written == before


GOOD: dict[str, Any] = World(
    Walker("player", "town", (1, 1), "up"), {"guard": Walker("guard", "town", (2, 2), "down")},
    pledges=[Pledge(1, "guard", "ring_bell", {"flag": "gate_open"})],
).to_json()  # fmt: skip


@pytest.mark.parametrize("name", [None, 7, ["x"], float("nan")])
def test_a_name_that_is_none_is_no_name(name: object) -> None:
    assert World.from_json({**GOOD, "name": name}).name == ""


@pytest.mark.parametrize("look", [None, "x", [1], float("nan")])
def test_a_look_that_there_is_not_is_the_first(look: object) -> None:
    assert World.from_json({**GOOD, "look": look}).look == LOOKS[0]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        *(
            ((name,), value)
            for name in GOOD
            for value in (None, "x", [1], float("inf"), float("nan"))
            if (name, value) not in (("duel", None), ("place", None)) and name not in ("music", "look", "name")
        ),
        (("player", "facing"), "north"), (("player", "facing"), []), (("player", "tile"), [1]),
        (("player", "tile"), [1.5, 2]), (("player", "tile"), "11"), (("player", "steps_needed"), 0),
        (("people", "guard"), None), (("people", "guard", "home"), "away"), (("people", "guard", "to"), [1, 2, 3]),
        (("time", "minute"), 1440), (("items",), {"rope": "many"}), (("stock",), {"merchant": 3}),
        (("pledges", 0, "when"), {}), (("pledges", 0, "when"), {"day": 1}), (("pledges", 0, "when"), None),
        (("pledges", 0, "line"), "first"),
    ],
)  # fmt: skip
def test_what_is_no_world_is_refused(path: tuple[str | int, ...], value: object) -> None:
    broken = copy.deepcopy(GOOD)
    spot: Any = broken
    for part in path[:-1]:
        spot = spot[part]
    spot[path[-1]] = value
    with pytest.raises(ValueError, match=r"."):
        World.from_json(broken)


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_world_with_a_part_missing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        World.from_json({key: value for key, value in GOOD.items() if key != name})


class TestDraws:
    @settings(deadline=None)
    @given(
        st.integers(0, 2**64), st.lists(st.sampled_from(["world", "mind", "stage"]), max_size=12), st.integers(0, 12)
    )
    def test_restored_generators_go_on_where_they_were(self, seed: int, names: list[str], cut: int) -> None:
        draws = Draws(seed)
        for name in names[:cut]:
            draws.draw(name)
        again = Draws.from_json(json.loads(json.dumps(draws.to_json())))
        assert [again.draw(name) for name in names[cut:]] == [draws.draw(name) for name in names[cut:]]

    def test_a_draw_depends_on_seed_name_and_number_alone(self) -> None:
        one, other = Draws(7), Draws(7)
        other.draw("stage")
        assert [one.draw("mind") for _ in range(5)] == [other.draw("mind") for _ in range(5)]
        assert Draws(7).draw("mind") != Draws(8).draw("mind")
        assert Draws(7).draw("mind") != Draws(7).draw("world")

    def test_the_numbers_are_the_same_on_every_system(self) -> None:
        draws = Draws(0)
        assert [round(draws.draw("world"), 6) for _ in range(3)] == FIRST_OF_SEED_0

    def test_they_spread_over_the_whole_range(self) -> None:
        draws = Draws(1)
        found = [draws.draw("mind") for _ in range(1000)]
        assert all(0 <= number < 1 for number in found)
        assert all(any(tenth <= 10 * number < tenth + 1 for number in found) for tenth in range(10))

    @pytest.mark.parametrize(
        "value",
        [{}, {"seed": 1}, {"seed": "1", "counts": {}}, {"seed": 1, "counts": []}, {"seed": 1, "counts": {"mind": None}},
         {"seed": 1, "counts": {"mind": -1}}, {"seed": 1, "counts": {"mind": 1.5}}],
    )  # fmt: skip
    def test_what_is_none_is_refused(self, value: dict[str, object]) -> None:
        with pytest.raises(ValueError, match="not the state of named generators"):
            Draws.from_json(value)


FIRST_OF_SEED_0 = [0.153892, 0.199655, 0.485244]


class TestItems:
    def test_are_called_by_their_number(self) -> None:
        rope, oilskin = Item(name="rope", plural="ropes", text="x"), Item(name="oilskin", plural="oilskins", text="x")
        assert [rope.some(count) for count in (0, 1, 3)] == ["0 ropes", "a rope", "3 ropes"]
        assert oilskin.some(1) == "an oilskin"

    def test_are_read_from_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "items.yaml"
        path.write_text("rope: {name: rope, plural: ropes, text: Ten fathoms.}\n", encoding="utf-8")
        assert read_items(path)["rope"].text == "Ten fathoms."

    def test_a_fault_is_told_with_its_line(self, tmp_path: Path) -> None:
        path = tmp_path / "items.yaml"
        path.write_text("rope:\n  name: rope\n  plural: no\n  text: x\n", encoding="utf-8")
        with pytest.raises(ContentError) as caught:
            read_items(path, tmp_path)
        assert str(caught.value) == (
            "items.yaml:3: rope.plural: `no` is read by YAML as a yes/no value: put it in quotes"
        )

    def test_the_games_own_hold_what_others_rely_on(self, root: Path) -> None:
        assert set(read_items(root / "assets" / "items.yaml")) >= {"lantern", "rope", "stone_seal"}
