"""What stands in save.json."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.save import Snapshot
from game.world import LOOKS, Draws, Walker, World

TEXTS = st.text(st.characters(), max_size=20)
SNAPSHOTS = st.builds(
    Snapshot,
    st.none() | st.integers(1, 9999),
    st.builds(
        World, st.just(Walker("player", "town", (1, 2), "up")), st.just({}),
        items=st.dictionaries(TEXTS, st.integers(0, 9), max_size=2),
    ),
    st.builds(Draws, st.integers(0, 2**32), st.dictionaries(TEXTS, st.integers(0, 99), max_size=2)),
    TEXTS,
    st.integers(0, 10**9),
    TEXTS,
    st.dictionaries(TEXTS, TEXTS, max_size=2),
)  # fmt: skip


@settings(deadline=None)
@given(SNAPSHOTS)
def test_a_snapshot_comes_back_as_it_was(snapshot: Snapshot) -> None:
    assert Snapshot.from_text(snapshot.to_text()) == snapshot


def good() -> dict[str, Any]:
    world = World(Walker("player", "town", (1, 2), "up"), {})
    value: dict[str, Any] = json.loads(Snapshot(3, world, Draws(1), "player").to_text())
    return value


WRONG = [..., None, [7], "x", {"x": []}, 1.5, float("inf")]
READ = [("head", None), ("player_id", "x"), ("draft", "x"), *(("sources", value) for value in WRONG[1:])]


@pytest.mark.parametrize(("name", "value"), [(n, v) for n in sorted(good()) for v in WRONG if (n, v) not in READ])
def test_what_is_no_snapshot_is_refused(name: str, value: object) -> None:
    broken = good()
    broken[name] = value
    if value is ...:
        del broken[name]
    with pytest.raises(ValueError, match=r"."):
        Snapshot.from_text(json.dumps(broken))


@pytest.mark.parametrize("value", [None, [7], "x", 1.5])
def test_sources_that_are_none_are_refused(value: object) -> None:
    with pytest.raises(ValueError, match="it is not a saved game"):
        Snapshot.from_text(json.dumps({**good(), "sources": value}))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", '"save"', "{}", "[" * 100_000, '{"schema": 1}', "\0\0\0"])
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Snapshot.from_text(text)


def test_a_save_of_a_newer_game_says_so() -> None:
    with pytest.raises(ValueError, match="it has format 8, and this game knows format 7"):
        Snapshot.from_text(json.dumps({**good(), "schema": 8}))


def test_a_save_from_before_purses_and_ways_is_read() -> None:
    old = good()
    old["world"]["people"] = {"guard": dict(old["world"]["player"])}
    for part in ("purses", "bargains", "evenings"):
        del old["world"][part]
    for walker in (old["world"]["player"], old["world"]["people"]["guard"]):
        for part in ("way", "bound", "waited"):
            del walker[part]
    snapshot = Snapshot.from_text(json.dumps({**old, "schema": 1}))
    assert (snapshot.world.purses, snapshot.world.bargains) == ({}, {})
    assert snapshot.world.people["guard"].way == ()


def test_a_save_from_before_looks_has_the_first_one() -> None:
    old = good()
    del old["world"]["look"]
    assert Snapshot.from_text(json.dumps({**old, "schema": 5})).world.look == LOOKS[0]


def test_a_save_from_before_names_has_none() -> None:
    old = good()
    del old["world"]["name"]
    assert Snapshot.from_text(json.dumps({**old, "schema": 6})).world.name == ""


def test_the_look_is_saved_and_one_that_there_is_not_is_the_first() -> None:
    value = good()
    for look, shown in ((LOOKS[2], LOOKS[2]), ("player_9", LOOKS[0]), ([], LOOKS[0])):
        value["world"]["look"] = look
        assert Snapshot.from_text(json.dumps(value)).world.look == shown


@pytest.mark.parametrize("head", [0, -1, True, "3", 1.0])
def test_a_head_that_is_no_line_is_refused(head: object) -> None:
    with pytest.raises(ValueError, match="its head is no line"):
        Snapshot.from_text(json.dumps({**good(), "head": head}))
