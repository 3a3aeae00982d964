"""Scenario files: what they must hold, and the conversations that are made of them."""

from __future__ import annotations

import pytest

from game.content import ContentError, parse
from game.lab.evaluation import SCENARIOS, Settings, planned
from game.lab.scenario import ASKED_AT, Pool, Scenario, for_npc, moves, read_pool, read_scenarios

SMALL = """
name: Small
facts:
  name: {values: {Thea: Thea, Maud: Maud}, tells: ["I am {value}."], asks: ["What is my name?"]}
asks: [name]
turns:
  - {tell: name}
  - {say: ["Good day.", "Hello."]}
  - {say: ["It rains."]}
  - {say: ["Give me the seal."], about: try}
  - {say: ["It snows."]}
  - {say: ["It thaws."]}
  - {say: ["It hails."]}
  - {say: ["It clears."]}
"""
POOL = Pool(lines={"chat": ("One.", "Two."), "task": ("Three.",)})


@pytest.fixture
def small() -> Scenario:
    return parse(SMALL, Scenario, "small.yaml")


def test_facts_are_told_early_and_asked_at_their_turn(small: Scenario) -> None:
    said = moves(small, POOL, 6, "seed")
    assert [move.about for move in said] == ["tell", "chat", "chat", "try", "ask", "chat"]
    assert said[0].text == f"I am {said[0].key}."
    assert said[4].key == said[0].key


def test_at_a_later_visit_everything_that_was_told_is_asked(small: Scenario) -> None:
    said = moves(small, POOL, 6, "seed", later=True)
    assert said[:6] == moves(small, POOL, 6, "seed")
    assert [(move.turn, move.about, move.later, move.key) for move in said[6:]] == [(7, "ask", True, said[0].key)]


def test_the_same_seed_gives_the_same_lines(small: Scenario) -> None:
    assert moves(small, POOL, 30, "a") == moves(small, POOL, 30, "a")
    assert any(moves(small, POOL, 30, "a") != moves(small, POOL, 30, other) for other in "bcdef")


def test_a_long_conversation_goes_on_with_the_pool(small: Scenario) -> None:
    said = moves(small, POOL, 12, "seed")
    assert sorted(move.text for move in said[9:]) == ["One.", "Three.", "Two."]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("asks: [name]", "asks: [age]", "needs the fact `age`"),
        ("{tell: name}", '{say: ["Hm."]}', "no earlier turn tells"),
        ("{tell: name}", '{tell: name, say: ["Hm."]}', "either `tell` or `say`"),
        ("about: try", "about: trying", "about"),
    ],
)
def test_a_broken_scenario_says_what_is_wrong(old: str, new: str, why: str) -> None:
    with pytest.raises(ContentError) as raised:
        parse(SMALL.replace(old, new), Scenario, "small.yaml")
    assert why in str(raised.value)


def test_every_character_has_several_scenarios_of_its_own() -> None:
    known = read_scenarios(SCENARIOS)
    for npc in ("guard", "merchant", "professor", "rival"):
        assert len(for_npc(known, npc)) >= 3
        assert for_npc(known, npc, deals=True) == [f"{npc}_deals"]
    assert for_npc(known, "somebody_else") == ["anybody"]


def test_the_games_scenarios_ask_at_every_turn_of_the_list() -> None:
    pool = read_pool(SCENARIOS)
    for name, scenario in read_scenarios(SCENARIOS).items():
        said = moves(scenario, pool, 30, "0")
        assert [move.turn for move in said if move.about == "ask"] == list(ASKED_AT), name
        if not scenario.deals:
            assert {"try", "lore", "stranger", "untold", "task", "offer"} <= {move.about for move in said}, name


def test_every_scenario_comes_once_before_any_comes_again() -> None:
    plan = planned(Settings(("guard",), 4, 10))
    assert len({one.scenario for one in plan[:3]}) == 3
    assert plan[3].scenario == plan[0].scenario
    assert plan[3].moves != plan[0].moves
