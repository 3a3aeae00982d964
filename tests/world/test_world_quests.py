"""The quest log is written by what happens, each entry once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.content import ContentError
from game.log import GameTime
from game.world import World, WorldFact, rules
from game.world.applying import apply
from game.world.quests import Quest, come_true, log_of, read_quests

ROOT = Path(__file__).parents[2]
TWO = """
- id: gate
  title: The gate
  entries:
    - {id: begun, text: There is a gate.}
    - {id: seen, text: It is shut., when: {any: [met_guard, heard_guard_gate]}}
    - {id: key, text: I have two ropes and no lantern., when: {item: {rope: 2}, flag: {lit: false}}}
  done: {flag: {gate_open: true}}
- id: late
  title: Later
  entries: [{id: first, text: It begins., when: {flag: {gate_open: true}}}]
"""


def quests(folder: Path, text: str = TWO) -> tuple[Quest, ...]:
    path = folder / "quests.yaml"
    path.write_text(text, encoding="utf-8")
    return read_quests(path)


def test_an_entry_is_written_when_it_first_holds_and_once(world: World, tmp_path: Path) -> None:
    known = read_quests(ROOT / "assets" / "quests.yaml")
    assert known
    told = quests(tmp_path)
    assert [fact.data["entry"] for fact in come_true(world, told)] == ["begun"]
    assert come_true(world, told) == []
    world.time = GameTime(2, 30)
    rules.set_flag(world, "met_guard", True)
    rules.set_item(world, "rope", 2)
    (seen, key) = come_true(world, told)
    assert (seen.text, key.data["time"]) == ("It is shut.", {"day": 2, "minute": 30})
    rules.set_flag(world, "met_guard", False)
    assert come_true(world, told) == []
    rules.set_flag(world, "gate_open", True)
    come_true(world, told)
    shown = [(quest.id, [text for _, text in notes], done) for quest, notes, done in log_of(world, told)]
    assert [(quest, done) for quest, _, done in shown] == [("late", False), ("gate", True)]
    assert shown[1][1] == ["There is a gate.", "It is shut.", "I have two ropes and no lantern."]


def test_what_was_written_comes_back_and_nobody_but_the_player_sees_it(world: World, tmp_path: Path) -> None:
    again = World.from_json(json.loads(json.dumps(world.to_json())))
    for fact in come_true(world, quests(tmp_path)):
        assert fact.data["seen"] == []
        apply(again, WorldFact(fact.what, json.loads(json.dumps(fact.data))))
    assert again == world


def test_what_was_written_of_a_quest_that_is_gone_is_left_out(world: World, tmp_path: Path) -> None:
    come_true(world, quests(tmp_path))
    assert list(log_of(world, ())) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("id: late", "id: gate", "two quests have the same id"),
        ("id: seen", "id: begun", "two entries of a quest have the same id"),
        ("title: Later", "titel: Later", "titel"),
        ("entries: [{id: first", "entries: [] # [{id: first", "entries"),
    ],
)
def test_a_broken_file_says_what_is_wrong(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(ContentError, match=why):
        quests(tmp_path, TWO.replace(old, new))
