"""The deed that a line asks for: more than 800 labelled lines, with negations, questions, jokes and suppositions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.mind.intent import read_line
from game.mind.persona import read_cast
from game.mind.wish import Wish, read_wish
from game.mind.worldview import WorldView
from game.world import read_items

ROOT = Path(__file__).parents[2]
CAST = read_cast(ROOT / "npcs")
THINGS = read_items(ROOT / "assets" / "items.yaml", ROOT)
LABELLED = yaml.safe_load(Path(__file__).with_name("deed_lines.yaml").read_text(encoding="utf-8"))
COSTS = ("buy", "sell", "gift")


def wished(row: dict[str, Any]) -> Wish | None:
    """What is read in a row, by somebody who carries bread, a rope and what the row needs."""
    persona, wants = CAST.personas[row["to"]], row.get("wants")
    items = {"bread": 1, "rope": 1, **dict.fromkeys(row.get("holds", ()), 1)}
    if isinstance(wants, dict) and wants["do"] in ("sell", "gift"):
        items[wants["item"]] = wants.get("count", 1)
    stock = {good.item: good.stock for good in persona.trade.sells}
    view = WorldView(items=items, money=20, things=THINGS, stock=stock, purse=40)
    reading = read_line(row["line"], persona, CAST.town, view, name=None)
    return read_wish(row["line"], reading, persona, view, row.get("about", ""))


def right(row: dict[str, Any], wish: Wish | None) -> bool:
    wants = row["wants"]
    if wants == "none" or wish is None:
        return wants == "none" and wish is None
    goods = {wants["item"]: wants.get("count", 1)} if "item" in wants else {}
    if wish.deed != wants["do"]:
        return False
    return wish.deed not in COSTS or (dict(wish.goods) == goods and wants.get("coins", wish.coins) == wish.coins)


def test_deeds_are_understood_and_nothing_else_is() -> None:
    assert len(LABELLED) >= 300
    read = [(row, wished(row)) for row in LABELLED]
    made = [(row, wish) for row, wish in read if wish and wish.deed in COSTS]
    wrong = [row["line"] for row, wish in made if not right(row, wish)]
    meant = [(row, wish) for row, wish in read if row["wants"] != "none"]
    missed = [row["line"] for row, wish in meant if not right(row, wish)]
    assert len(wrong) <= 0.01 * len(made), wrong
    assert len(missed) <= 0.1 * len(meant), missed
    idle = [row["line"] for row, wish in read if row["wants"] == "none" and wish]
    assert len(idle) <= 0.01 * len(read), idle


@pytest.mark.parametrize(
    ("line", "goods"),
    [
        ("A lantern and two ropes, please.", {"lantern": 1, "rope": 2}),
        ("I'll take a rope and a loaf of bread.", {"rope": 1, "bread": 1}),
    ],
)
def test_several_things_are_one_purchase(line: str, goods: dict[str, int]) -> None:
    wish = wished({"line": line, "to": "merchant"})
    assert wish is not None
    assert (wish.deed, dict(wish.goods)) == ("buy", goods)


@pytest.mark.parametrize(
    "line",
    ["I'll take -3 ropes.", "1.5 ropes, please.", "Half a lantern, please.", "99999 ropes please", "0 ropes, please"],
)
def test_amounts_that_nobody_can_hand_over_are_no_deed(line: str) -> None:
    assert wished({"line": line, "to": "merchant"}) is None


@pytest.mark.parametrize("line", ["I'll take it.", "Deal.", "Yes, please.", "Nine?"])
def test_it_is_what_was_spoken_of_and_nothing_where_nothing_was(line: str) -> None:
    assert wished({"line": line, "to": "merchant"}) is None
    wish = wished({"line": line, "to": "merchant", "about": "lantern"})
    assert wish is not None
    assert set(wish.goods) == {"lantern"}


@settings(deadline=None, max_examples=200)
@given(st.text(max_size=300), st.sampled_from(["", "lantern"]))
def test_any_text_is_read(line: str, about: str) -> None:
    wish = wished({"line": line, "to": "merchant", "about": about})
    assert wish is None or all(count >= 1 for count in wish.goods.values())


def of_a_thief(line: str, **changed: Any) -> Wish | None:
    """What a line to Oda asks for, by somebody who carries what it has stolen from her."""
    persona = CAST.personas["merchant"]
    view = replace(WorldView(items={"rope": 1}, things=THINGS, owed={"rope": 1}, watch="Bram"), **changed)
    return read_wish(line, read_line(line, persona, CAST.town, view, name=None), persona, view)


@pytest.mark.parametrize(
    "line",
    [
        "Call the guards!",
        "I stole from you. Call Bram.",
        "Please, send for the watch. I took your rope.",
        "Hand me over to Bram.",
        "I give myself up.",
        "Then fetch the guard.",
    ],
)
def test_a_thief_may_own_up_and_have_the_watch_called(line: str) -> None:
    assert of_a_thief(line) == Wish("call", {})
    assert of_a_thief(line, owed={}) is None
    assert of_a_thief(line, watch="") is None


@pytest.mark.parametrize(
    "line",
    [
        "Don't call the guards!",
        "Would you call the guards?",
        "If you call Bram, I run.",
        "Never call Bram over that.",
        "What do you call the guards here?",
        "I will not give myself up.",
    ],
)
def test_who_speaks_of_the_watch_does_not_own_up(line: str) -> None:
    assert of_a_thief(line) is None
