"""What there is not in the characters' world."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.mind.credit import Ledger
from game.mind.guard import Guard
from game.mind.outside import Outside, found_outside
from game.mind.persona import Persona, Speech, Town, read_town

ROOT = Path(__file__).parents[2]
TOWN = read_town(ROOT / "npcs" / "_town.yaml")


def kind(said: str, ledger: Ledger | None = None, outside: Outside = TOWN.outside) -> str:
    speech = Speech.model_construct(never_words=())
    bram = Persona.model_construct(id="guard", name="Bram", title="", speech=speech, never=(), examples=())
    town = Town.model_construct(name="Emberwick", never=(), people=(), outside=outside)
    return Guard(bram, town, ledger=ledger).judge(said, 0, over=True)[0]


@pytest.mark.parametrize(
    "said",
    [
        "I was born in Paris.",
        "The Eiffel Tower is higher.",
        "Ask Google, lad.",
        "Call me on the telephone.",
        "The computers are down.",
        "That is from Star Wars.",
        "Gandalf has passed here.",
        "It costs ten dollars.",
        "It happened in 1492.",
        "In the 14th century they died.",
        "Look at www.example.org.",
        "Napoleon’s men came.",
    ],
)
def test_another_world_is_not_spoken_of(said: str) -> None:
    assert kind(said) == "outside"


@pytest.mark.parametrize(
    "said",
    ["He cares, lad.", "Carry the carpet.", "In 406 steps.", "The busy market.", "A phony.", "I may march in May."],
)
def test_words_that_only_look_like_it(said: str) -> None:
    assert kind(said) == ""


def test_what_the_player_named_may_be_taken_up_by_one_who_does_not_know_it() -> None:
    heard = Ledger(said=("Have you been to Paris?",))
    assert kind("Paris? Never heard of it.", heard) == ""
    assert kind("I do not know Paris, lad.", heard) == ""
    assert kind("Paris is a fine town.", heard) == "outside"
    assert kind("London is better.", heard) == "outside"


def test_what_the_player_told_of_itself_may_be_said() -> None:
    told = Ledger(name="Paris", facts=("I come from London",), said=("I come from London.",))
    assert kind("You come from London, Paris.", told) == ""
    assert kind("You come from Berlin.", told) == "outside"


def test_names_count_with_their_capitals() -> None:
    outside = Outside(names={"towns": ("Rome",)}, words={"things": ("car",)})
    assert found_outside(outside, "rome and Rome's Cars") == ["Rome's", "Cars"]
    assert found_outside(Outside(), "Rome") == []
