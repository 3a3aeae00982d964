"""What a character says that the player has, gave or did, held against what is so."""

from __future__ import annotations

import pytest

from game.mind.credit import Ledger
from game.mind.guard import Guard
from game.mind.outside import Outside
from game.mind.persona import Example, Persona, Speech, Town

THINGS = {"stone seal": "stone_seal", "rope": "rope", "loaf of bread": "bread", "bread": "bread"}
STRANGER = Ledger(things=THINGS)
FRIEND = Ledger(
    things=THINGS,
    items={"stone_seal": 1},
    money=10,
    name="Thea",
    facts=("I lost my compass near the mill",),
    deeds=("Thea gave Bram a loaf of bread.",),
    said=("My name is Thea.", "I lost my compass near the mill.", "I promise to bring bread."),
    visits=2,
)


def kind(said: str, ledger: Ledger) -> str:
    speech = Speech.model_construct(never_words=())
    note = Example(says="Who am I?", answers="Colm.", kind="note", note="The stranger is called Colm.")
    bram = Persona.model_construct(id="guard", name="Bram", title="", speech=speech, never=(), examples=(note,))
    town = Town.model_construct(name="Emberwick", never=(), people=(), outside=Outside())
    return Guard(bram, town, ledger=ledger).judge(said, 0, over=True)[0]


CREDITED = (
    "You already have the Stone Seal.",
    "You have the seal, so you may go.",
    "You've got my rope there.",
    "I see you have the Stone Seal, lad.",
    "You carry ten coins.",
    "You gave me five coins.",
    "You have paid me the coins already.",
    "You brought me a loaf of bread.",
    "You showed me the seal.",
    "I gave you a rope.",
    "I already sold you the rope, lad.",
    "You won the duel.",
    "You saved my brother.",
    "You promised to bring it.",
    "As you told me yesterday, the mill burnt.",
    "You said that your compass was lost.",
    "Last time you were in a hurry.",
    "When we last spoke, it rained.",
    "Welcome back, lad.",
    "Good to see you again.",
    "You are called Colm, lad.",
    "You are Kestrel, stranger.",
    "Your name is Anna.",
    "Stay close, Colm.",
)


@pytest.mark.parametrize("said", CREDITED)
def test_nobody_is_credited_with_what_is_not_so(said: str) -> None:
    assert kind(said, STRANGER) == "credit"


@pytest.mark.parametrize(
    "said",
    [
        "You already have the Stone Seal.",
        "You carry ten coins.",
        "You brought me a loaf of bread.",
        "You showed me the seal.",
        "You won the seal.",
        "You promised to bring bread.",
        "You said that you lost your compass near the mill.",
        "You told me so.",
        "Last time you were in a hurry.",
        "Welcome back, lad.",
        "You are called Thea, lad.",
        "You are Thea, lad.",
    ],
)
def test_what_is_so_may_be_said(said: str) -> None:
    assert kind(said, FRIEND) == ""


def test_more_coins_than_there_are() -> None:
    assert kind("You have twenty coins.", FRIEND) == "credit"


@pytest.mark.parametrize(
    "said",
    [
        "If you have the Stone Seal, show it.",
        "Do you have the seal?",
        "You have the seal?",
        "Once you have a rope, come back.",
        "You have no seal, lad.",
        "You do not have the seal.",
        "You must have the Stone Seal.",
        "Nobody who has the seal waits here.",
        "When you have won the duel, bring it.",
        "I wish you had a rope.",
        "Have we met before?",
        "You have a long road behind you.",
        "You have the right to ask.",
        "You gave me a fright.",
        "You never told me.",
        "You told me nothing.",
        "Come back when you have eaten.",
        "I have the seal. You have a chance.",
    ],
)
def test_what_is_asked_supposed_or_denied_credits_nobody(said: str) -> None:
    assert kind(said, STRANGER) == ""


def test_what_begins_like_a_credit_is_held_to_the_end_of_its_sentence() -> None:
    speech = Speech.model_construct(never_words=())
    bram = Persona.model_construct(id="guard", name="Bram", title="", speech=speech, never=(), examples=())
    guard = Guard(bram, Town.model_construct(name="Emberwick", never=(), people=()), ledger=STRANGER)
    assert guard.judge("Well, you have the seal,", 0) == ("", 6)
    assert guard.judge("Well, you have the frost,", 0) == ("", 25)
