"""A remark in a model's words: what is asked for, and which answers stand."""

from __future__ import annotations

import pytest

from game.mind.in_passing import LONGEST, asked, voiced
from game.mind.persona import Cast
from game.session.resources import Resources

BARRELS = "Three barrels for Oda, and then home. Nobody wants barrels while the ships are out."
HOB = ("cooper", "Hob", "cooper, a maker of barrels")


@pytest.fixture(scope="module")
def cast(resources: Resources) -> Cast:
    return resources.cast


def test_the_same_is_asked_for_in_the_same_words() -> None:
    first = asked("Hob", "cooper", "Emberwick", BARRELS, "Noon", "It rains.")
    assert first == asked("Hob", "cooper", "Emberwick", BARRELS, "Noon", "It rains.")
    assert first[0] == asked("Hob", "cooper", "Emberwick", "Another.", "Night", "")[0]
    assert "Hob, cooper, in Emberwick" in first[0].content
    assert first[1].content.startswith("(Noon. It rains.)")
    assert BARRELS in first[1].content


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("Oda gets her three barrels, and then I go home.", None),
        ('"Nobody buys barrels while ships stay out."', "Nobody buys barrels while ships stay out."),
        ("Hob says: Barrels, and home for me.", "Barrels, and home for me."),
        ("(sighs) I make barrels for Oda.", "I make barrels for Oda."),
        ("Barrels are barrels.\nTraveller: why?", "Barrels are barrels."),
    ],
)
def test_an_answer_that_keeps_to_the_remark_stands(cast: Cast, answer: str, said: str | None) -> None:
    assert voiced(answer, BARRELS, HOB, cast.town) == (said or answer)


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "   ",
        "Bram wants barrels, too.",
        "I sold barrels to Bram.",
        "Gareth asked for barrels once.",
        "Barrels? I made seven of them.",
        "Barrels? I made 12 of them.",
        "The weather is fine today.",
        "As an AI, I cannot sell barrels.",
        "How can I assist you with barrels today?",
        "My barrels are on the internet.",
        "Three barrels " + "and three barrels more " * 12,
        "Barrels for her, and then I go home, for it is late, and my back hurts, and the fire is out, and there "
        "is still bread to cut and a floor to sweep and a door to mend before a man may sit down and think of nothing.",
    ],
)
def test_one_that_adds_to_it_or_leaves_it_does_not(cast: Cast, answer: str) -> None:
    assert len(BARRELS) <= LONGEST
    assert voiced(answer, BARRELS, HOB, cast.town) == ""


def test_what_is_locked_is_not_said_unless_it_is_written(cast: Cast) -> None:
    answer = "Barrels of lamp oil, nobody wants them."
    assert voiced(answer, BARRELS, HOB, cast.town)
    assert not voiced(answer, BARRELS, HOB, cast.town, ["lamp oil"])
    assert voiced(answer, "Nobody wants barrels of lamp oil.", HOB, cast.town, ["lamp oil"])
