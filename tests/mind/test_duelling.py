"""The duel of wits: what the feet say decides, and who reads them wins."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from game.mind.duelling import BEATS, answered, challenged, duelled, opening
from game.mind.intent import read_line
from game.mind.memory import Memory
from game.mind.offers import offers
from game.mind.persona import read_persona, read_town
from game.mind.trade import Answer, Move, Trade
from game.mind.wish import Wish, read_wish
from game.mind.worldview import Bout, WorldView
from game.world import read_items

ROOT = Path(__file__).parents[2]
KESTREL, TOWN = read_persona(ROOT / "npcs" / "rival.yaml"), read_town(ROOT / "npcs" / "_town.yaml")
DUEL = KESTREL.trade.duel
assert DUEL is not None
VIEW = WorldView(money=20, stock={"stone_seal": 1}, things=read_items(ROOT / "assets" / "items.yaml"))
FEET = {sign: move for move, signs in DUEL.signs.items() for sign in signs}


def fought(answer: Callable[[str], str], seed: int) -> tuple[int, int]:
    """The touches of both at the end of a duel in which the player answers each sign so."""
    assert DUEL is not None
    rng = random.Random(seed)
    yours = hers = 0
    move = ""
    while max(yours, hers) < DUEL.touches:
        now = opening(DUEL, rng.random, move)
        move = now.move
        view = replace(VIEW, bout=Bout(now.move, now.sign, yours, hers))
        outcome = answered(answer(now.sign), KESTREL, Memory("rival"), view).outcome
        yours += outcome in ("duel_touched", "duel_lost")
        hers += outcome in ("duel_touches", "duel_won")
    return yours, hers


def by_the_feet(sign: str) -> str:
    (move,) = [move for feet, move in FEET.items() if sign.endswith(feet)]
    return next(answer for answer, beaten in BEATS.items() if beaten == move)


def test_who_watches_the_feet_wins_without_a_touch() -> None:
    assert all(fought(by_the_feet, seed) == (3, 0) for seed in range(50))


@pytest.mark.parametrize("answer", get_args(Answer))
def test_who_always_answers_alike_wins_no_more_than_chance(answer: str) -> None:
    won = sum(fought(lambda sign: answer, seed)[0] == 3 for seed in range(200))
    assert 50 < won < 150


def test_every_sign_is_one_move_and_the_blade_says_nothing() -> None:
    assert DUEL is not None
    assert len(FEET) == sum(map(len, DUEL.signs.values()))
    rng = random.Random(1)
    seen = {(now.move, now.sign.split(". ")[0]) for now in (opening(DUEL, rng.random) for _ in range(400))}
    assert len(seen) == len(get_args(Move)) * len(DUEL.blade)


def test_a_barb_is_known_only_once_it_was_heard_and_used_once() -> None:
    bout = Bout("goad", "…")
    ids = [offer.id for offer in offers(KESTREL, replace(VIEW, bout=bout))]
    assert ids == ["bout:laugh", "bout:strike", "bout:wait"]
    heard = replace(VIEW, bout=bout, flags={"heard_guard_rival": True})
    assert "bout:barb:wall" in [offer.id for offer in offers(KESTREL, heard)]
    used = replace(heard, bout=replace(bout, used=("wall",)))
    assert "bout:barb:wall" not in [offer.id for offer in offers(KESTREL, used)]
    assert answered("barb:wall", KESTREL, Memory("rival"), heard).outcome == "duel_touched"


@pytest.mark.parametrize("answer", ["barb:wall", "barb:nobody", "dance", "", "barb:"])
def test_what_is_no_answer_now_changes_nothing(answer: str) -> None:
    view = replace(VIEW, bout=Bout("goad", "…", 2, 2))
    ruling = answered(answer, KESTREL, Memory("rival"), view)
    assert (ruling.outcome, ruling.act) == ("", None)


def test_the_prize_goes_over_and_what_is_risked_is_paid() -> None:
    won = answered("laugh", KESTREL, Memory("rival"), replace(VIEW, bout=Bout("goad", "…", 2, 0, 3)))
    assert won.act is not None
    assert (won.outcome, dict(won.act.goods), won.act.coins) == ("duel_lost", {"stone_seal": 1}, 0)
    lost = answered("strike", KESTREL, Memory("rival"), replace(VIEW, money=2, bout=Bout("goad", "…", 0, 2, 3)))
    assert lost.act is not None
    assert (lost.outcome, dict(lost.act.goods), lost.act.coins) == ("duel_won", {}, 2)


def test_without_the_prize_there_is_no_duel() -> None:
    empty = replace(VIEW, stock={})
    assert challenged(KESTREL, Memory("rival"), empty).outcome == "duel_refused"
    assert not [offer for offer in offers(KESTREL, empty) if offer.kind == "duel"]
    bram = read_persona(ROOT / "npcs" / "guard.yaml")
    assert duelled(Wish("duel", {}), bram, Memory("guard"), VIEW).outcome == ""


def wish(line: str, view: WorldView = VIEW) -> Wish | None:
    return read_wish(line, read_line(line, KESTREL, TOWN, view, name=None), KESTREL, view)


@pytest.mark.parametrize(
    "line",
    [
        "I challenge you to a duel for the Stone Seal.", "I challenge you!", "Duel me.", "Let's duel for the seal!",
        "Will you duel with me?", "I want to fight you for the seal.", "I'd like a duel.", "A duel, then!",
        "I accept your dare.", "Shall we have a duel now?", "Hello Kestrel. I challenge you to a duel.",
        "I'd like to challenge you to a duel.", "May I duel you?", "Do you want to duel?", "How about a duel?",
        "En garde!", "I challenge you to a duel of wits.", "Challenge accepted!", "A duel of wits, then!",
        "I am ready to duel.", "Let's settle this with a duel.", "I'll fight you!", "Let's fight!",
    ],
)  # fmt: skip
def test_a_challenge(line: str) -> None:
    assert wish(line) == Wish("duel", {})


@pytest.mark.parametrize(
    "line",
    [
        "How do I win a duel against you?", "I would never duel you.", "Did Alder duel you?",
        "Maybe we could duel tomorrow.",
        "I don't want to fight you.", "Let's duel tomorrow.", "Why do you duel?", "What happens if I lose a duel?",
        "Bram said I should challenge you to a duel.", "I heard about your duel.", "I will not fight you for the seal.",
        "I'll fight for the town.", "Let's fight for justice together.", "Will you fight for me?", "I accept your bet.",
        "I accept the challenge of climbing the tower.",
    ],
)  # fmt: skip
def test_no_challenge(line: str) -> None:
    assert wish(line) is None


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("I laugh it off.", "laugh"), ("Is that all?", None), ("I strike!", "strike"), ("I wait.", "wait"),
        ("I hold still and watch.", "wait"), ("My turn!", "strike"), ("What is your scarf made of?", None),
        ("Should I strike?", None), ("I will not strike.", None), ("Sell me the seal.", None), ("I'll hit!", "strike"),
        ("Bram is on watch tonight.", None), ("Watch out!", None), ("Wait, I have something to tell you.", None),
        ("You make me laugh.", None), ("I won't laugh.", None), ("Good strike!", None), ("I like your smile.", None),
        ("My sister waits at the lighthouse.", None), ("Laugh it off", "laugh"), ("Wait and do not blink", "wait"),
        ("Is that all? I have heard gulls do better.", "laugh"),
    ],
)  # fmt: skip
def test_answers_in_ones_own_words(line: str, answer: str | None) -> None:
    found = wish(line, replace(VIEW, bout=Bout("goad", "…")))
    assert (found.plea if found else None) == answer


def test_touches_are_told_whatever_their_number_and_the_question_tells_the_truth() -> None:
    assert DUEL is not None
    for touches in range(1, 6):
        duel = DUEL.model_copy(update={"touches": touches, "stake": 0})
        trade = KESTREL.trade.model_copy(update={"duel": duel})
        kestrel = KESTREL.model_copy(update={"trade": trade})
        ask = challenged(kestrel, Memory("rival"), VIEW).ask
        assert "It costs you nothing." in ask
        assert (("One touch wins" if touches == 1 else "touches win") in ask) is True
        won = answered("laugh", kestrel, Memory("rival"), replace(VIEW, bout=Bout("goad", "…", touches - 1, 0)))
        assert won.outcome == "duel_lost"
    broke = challenged(KESTREL, Memory("rival"), replace(VIEW, money=0)).ask
    assert "It costs you nothing: you have no coins." in broke


def test_a_duel_for_what_nobody_knows_is_named_all_the_same() -> None:
    bare = replace(VIEW, things={})
    assert "stone seal" in challenged(KESTREL, Memory("rival"), bare).ask
    with pytest.raises(ValueError, match="put `stone_seal` into `holds`"):
        Trade(**{**KESTREL.trade.model_dump(), "holds": {}})


def test_an_even_score_is_told_as_a_sentence() -> None:
    even = answered("laugh", KESTREL, Memory("rival"), replace(VIEW, bout=Bout("goad", "…", 0, 1)))
    assert even.told.endswith("a touch for the traveller. It is even, one to one.")
