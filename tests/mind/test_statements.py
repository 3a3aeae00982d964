"""What a character said is so binds it: what counts as said, and what contradicts it."""

from __future__ import annotations

import pytest
from mind.small_cast import guard

from game.mind.statements import asserted, contradicted


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("I have three sons at sea.", ["I have three sons at sea."]),
        ("Cold night. My brother Joss keeps bees. Move along.", ["My brother Joss keeps bees."]),
        ("I never drink ale on duty.", ["I never drink ale on duty."]),
        ("You have three sons.", []),
        ("Do I have three sons?", []),
        ("Perhaps I have three sons.", []),
        ("It is nine in the morning now.", []),
        ("Aye, lad.", []),
        ("I say bell one.", []),
    ],
)
def test_what_binds(text: str, kept: list[str]) -> None:
    assert asserted(text, guard()) == kept


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("I have two sons at sea.", "I have three sons at sea."),
        ("Two sons I have at sea.", "I have three sons at sea."),
        ("I have no sons at sea.", "I have three sons at sea."),
        ("I drink ale on duty.", "I never drink ale on duty."),
        ("My brother does not keep bees.", "My brother keeps bees."),
        ("Look it over, dear: rope for 9 coins.", "A lantern for 12 coins, rope for 8 coins."),
        ("No bees, lad. My brother does not keep bees", "Well, my brother keeps bees."),
    ],
)
def test_what_contradicts(text: str, statement: str) -> None:
    assert contradicted(text, [statement]) == statement


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("I have three sons at sea.", "I have three sons at sea."),
        ("I have two daughters at sea.", "I have three sons at sea."),
        ("Two coins for the bread.", "Eight coins for the rope."),
        ("I never drink wine.", "I drink ale on duty."),
        ("Do I drink ale on duty?", "I never drink ale on duty."),
        ("", "I have three sons."),
        ("Look it over: rope for 8 coins.", "Look it over, a lantern for 12 coins, rope for 8 coins."),
        ("Look it over: rope for 8 coins", "Rope for 8 coins and a lantern for 12 coins."),
        ("Look it over: a lantern for 12 coins", "Look it over: rope for 8 coins"),
    ],
)
def test_what_does_not(text: str, statement: str) -> None:
    assert contradicted(text, [statement]) is None
