"""To whom a line is said: names that call somebody, and names that only speak of somebody."""

from __future__ import annotations

import pytest
from mind.small_cast import guard, town

from game.mind.address import addressed, asks_the_same, called, without_call

NAMES = {
    "guard": ("bram", "guard", "warden"),
    "merchant": ("oda", "merchant", "market woman"),
    "rival": ("kestrel", "rival"),
    "ana": ("ana",),
}


@pytest.mark.parametrize(
    ("line", "npc"),
    [
        ("Kestrel, is that true?", "rival"),
        ("kestrel, is that true?", "rival"),
        ("What do you say, Oda?", "merchant"),
        ("And you, Bram?", "guard"),
        ("What about you Bram?", "guard"),
        ("Tell me, Kestrel, is it true?", "rival"),
        ("Kestrel do you know Ana?", "rival"),
        ("Hello Kestrel", "rival"),
        ("Oda!", "merchant"),
        ("Market woman, what does it cost?", "merchant"),
        ("Tell me about Kestrel, Bram.", "guard"),
        ("Bram, Oda says that you lie.", "guard"),
        ("Thank you, Bram. Kestrel, what do you think?", "rival"),
        ("Is that so, Kestrel? I doubt it.", "rival"),
        ("I challenge you, Kestrel, to a duel.", "rival"),
    ],
)
def test_who_is_called_by_name_is_spoken_to(line: str, npc: str) -> None:
    assert addressed(line, NAMES) == npc


@pytest.mark.parametrize(
    "line",
    [
        "Where is Kestrel?",
        "Bram says you lie.",
        "And Kestrel?",
        "What do you think of Oda?",
        "I know Bram, Oda, and Kestrel.",
        "I met Bram, Oda, Kestrel.",
        "Bram, Oda and Kestrel are friends.",
        "I met the merchant, Oda.",
        "I am looking for my sister, Ana.",
        "Bram is a fool, you know.",
        'He said: "Bram, come here."',
        "Oda sells rope.",
        "Who did it, Bram or Oda?",
        "",
        "…",
    ],
)
def test_who_is_only_spoken_of_is_not(line: str) -> None:
    assert addressed(line, NAMES) == ""


def test_who_is_out_of_earshot_is_not_called() -> None:
    assert addressed("Kestrel, is that true?", {"guard": ("bram",)}) == ""
    assert addressed("Kestrel, is that true?", {}) == ""


def test_a_character_is_called_by_its_name_and_by_what_people_call_it() -> None:
    names = called(guard(), town())
    assert names[0] == "bram"
    assert not [name for name in names if name.startswith("the ")]
    captain = guard().model_copy(update={"name": "Captain Hale"})
    assert {"captain hale", "captain", "hale"} <= set(called(captain, town()))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("And you, Bram?", True),
        ("What do you say, Oda?", True),
        ("Is that true, Kestrel?", True),
        ("Oda, do you know?", True),
        ("What do you think of Bram?", False),
        ("Do you know Ana, Oda?", False),
        ("And you, Bram.", False),
    ],
)
def test_a_line_that_only_hands_a_question_on(line: str, same: bool) -> None:
    assert asks_the_same(line) == same


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("What do you think of Alder, Kestrel?", "What do you think of Alder?"),
        ("Kestrel, what of Alder?", "what of Alder?"),
        ("Hm. Kestrel: is it so?", "Hm. is it so?"),
        ("Where is Kestrel?", "Where is Kestrel?"),
    ],
)
def test_a_line_without_the_name_that_it_calls(line: str, bare: str) -> None:
    assert without_call(line, NAMES["rival"]) == bare


@pytest.mark.parametrize(
    ("part", "npc"),
    [("and you ", ""), ("you, ", ""), ("thanks, thank you ", ""), ("what do you ", ""), ("Oda! ", "merchant")],
)
def test_a_long_line_is_read_like_a_short_one(part: str, npc: str) -> None:
    assert addressed(part * 200, NAMES) == npc
    assert not asks_the_same(part * 200)
    assert without_call(part * 200, NAMES["guard"]) == part * 200
