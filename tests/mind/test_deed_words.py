"""Words without deeds: more than 800 labelled sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import regex
import yaml

from game.mind.amounts import spelled
from game.mind.deed_patterns import TRIGGER
from game.mind.deed_words import Done, untrue
from game.mind.persona import read_persona
from game.world import read_items

ROOT = Path(__file__).parents[2]
THINGS = {item: spelled(item, thing) for item, thing in read_items(ROOT / "assets" / "items.yaml").items()}
ODA = read_persona(ROOT / "npcs" / "merchant.yaml").trade
PRICES = {good.item: frozenset({good.price} | {b.price for b in ODA.buys if b.item == good.item}) for good in ODA.sells}
VOWS = {"ring_bell": "ring the bell if my sister passes", "keep_item": "keep the lantern until I come back"}
LABELLED = yaml.safe_load(Path(__file__).with_name("deed_words.yaml").read_text(encoding="utf-8"))


def done(row: dict[str, Any]) -> Done:
    """What the engine has carried out in the turn of this row ("sold lantern 12")."""
    base: dict[str, Any] = {"spellings": THINGS, "prices": PRICES, "opens": row["npc"] == "guard"}
    match row.get("done", "").split():
        case ["sold", item, coins]:
            return Done(**base, given=frozenset({item}), coins=int(coins))
        case ["bought", item, coins]:
            return Done(**base, taken=frozenset({item}), coins=int(coins))
        case ["gift", item]:
            return Done(**base, taken=frozenset({item}))
        case ["opened", _]:
            return Done(**base, opened=True)
        case ["promised", kind, *_]:
            return Done(**base, vows=(VOWS[kind],))
    return Done(**base)


def claimed(row: dict[str, Any]) -> str:
    """The first untrue claim in the text of a row, "" where there is none."""
    sentences = [text.strip() for text in regex.findall(r"[^.!?…]+[.!?…*]*", row["text"])]
    return next((claim for text in sentences if (claim := untrue(text, done(row))) and TRIGGER.search(text)), "")


def test_claims_are_found_and_what_only_looks_like_one_is_left_alone() -> None:
    assert len(LABELLED) >= 300
    wrong = [row["text"] for row in LABELLED if row["claims"] == "none" and claimed(row)]
    missed = [row["text"] for row in LABELLED if row["claims"] != "none" and not claimed(row)]
    claims = sum(row["claims"] != "none" for row in LABELLED)
    assert len(wrong) <= 0.01 * (len(LABELLED) - claims), wrong
    assert len(missed) <= 0.05 * claims, missed


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Here, take my lantern.", "transfer"), ("I'll let you through.", "opening"),
        ("That's yours for five.", "price"), ("You have my word, I will find her.", "promise"),
    ],
)  # fmt: skip
def test_each_kind_has_its_name(text: str, kind: str) -> None:
    assert untrue(text, Done(spellings=THINGS, prices=PRICES, opens=True)) == kind


def test_the_same_words_are_true_when_the_deed_was_done() -> None:
    assert untrue("The lantern is yours, dear.", Done(spellings=THINGS, given=frozenset({"lantern"}))) is None
    assert untrue("The lantern is yours, dear.", Done(spellings=THINGS, given=frozenset({"rope"}))) == "transfer"
    assert untrue("Go on through, lad.", Done(opened=True)) is None
    assert untrue("A lantern is 10 coins, dear.", Done(spellings=THINGS, prices={"lantern": frozenset({10})})) is None


def test_what_is_held_already_is_not_handed_over_again() -> None:
    held = Done(spellings=THINGS, held=frozenset({"lantern"}))
    assert untrue("The lantern is yours, dear.", held) is None
    assert untrue("Here is your lantern, dear.", held) == "transfer"


def test_who_is_asked_for_a_price_names_that_price() -> None:
    asked = Done(prices=PRICES, spellings=THINGS, about="lantern")
    assert untrue("One coin on the board, dear.", asked) == "price"
    assert untrue("12 coins on the board, dear.", asked) is None
    assert untrue("One coin on the board, dear.", Done(prices=PRICES, spellings=THINGS)) is None


@pytest.mark.parametrize("text", ["I call Bram, dear.", "I'll fetch the guard.", "I have already sent for the watch."])
def test_nobody_is_called_by_words(text: str) -> None:
    assert untrue(text, Done(watch="Bram", called=False)) == "call"
    assert untrue(text, Done(watch="Bram", called=True)) is None


@pytest.mark.parametrize(
    "text",
    [
        "If you touch that, I call Bram.",
        "Once more, and I call Bram.",
        "I will not call the guard for that.",
        "I call Bram a friend.",
        "I call Kestrel when I need a song.",
    ],
)
def test_who_speaks_of_calling_has_called_nobody(text: str) -> None:
    assert untrue(text, Done(watch="Bram", called=False)) is None
