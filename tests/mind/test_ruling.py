"""What becomes of a wish: within the bounds of the character's file, and of what is true."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.log import GameTime
from game.mind.memory import Memory, Remembrance
from game.mind.offers import offers
from game.mind.persona import read_persona
from game.mind.ruling import Act, Decided, Ruling, ruled
from game.mind.wish import Wish
from game.mind.worldview import WorldView
from game.world import read_items

ROOT = Path(__file__).parents[2]
ODA = read_persona(ROOT / "npcs" / "merchant.yaml")
BRAM = read_persona(ROOT / "npcs" / "guard.yaml")
THINGS = read_items(ROOT / "assets" / "items.yaml", ROOT)
STALL = WorldView(money=20, things=THINGS, stock={good.item: good.stock for good in ODA.trade.sells}, purse=60)


def of_oda(wish: Wish, view: WorldView = STALL, memory: Memory | None = None) -> Ruling:
    return ruled(wish, ODA, memory or Memory("merchant"), view)


def act(ruling: Ruling) -> Act:
    assert ruling.act is not None
    return ruling.act


def test_a_sale_is_asked_about_and_costs_what_the_file_says() -> None:
    ruling = of_oda(Wish("buy", {"rope": 2}))
    assert ruling.ask == "Buy 2 ropes for 16 coins? You have 20 coins."
    assert (act(ruling).goods, act(ruling).coins) == ({"rope": 2}, 16)


@pytest.mark.parametrize(
    ("wish", "outcome"),
    [
        (Wish("buy", {"rope": 3}), "too_poor"), (Wish("buy", {"rope": 4}), "sold_out"),
        (Wish("buy", {"stone_seal": 1}), "sold_out"), (Wish("buy", {"lantern": 1}, 1), "price_firm"),
        (Wish("sell", {"tar": 1}), "not_bought"), (Wish("sell", {"rope": 1}), "not_bought"),
        (Wish("gift", {"rope": 1}), "gift_refused"),
    ],
)  # fmt: skip
def test_what_is_out_of_bounds_is_refused_with_a_reason(wish: Wish, outcome: str) -> None:
    ruling = of_oda(wish)
    assert (ruling.outcome, ruling.act, ruling.ask) == (outcome, None, "")
    assert ruling.told


def test_a_true_fault_moves_the_price_once_and_no_further_than_the_floor() -> None:
    plea = Wish("haggle", {"lantern": 1}, None, "the horn is cracked")
    first = of_oda(plea)
    assert (first.outcome, act(first).price, act(first).pleas) == ("price_down", 10, ("cracked_horn",))
    again = replace(STALL, asked={"lantern": 10}, pleas={"lantern": ("cracked_horn",)})
    assert of_oda(plea, again).outcome == "price_firm"
    friend = replace(again, standing=100)
    assert act(of_oda(plea, friend)).price == 9


@pytest.mark.parametrize(
    "plea", ["please please", "it is dented and rusty", "i will burn your stall", "the king says so"]
)
def test_what_is_not_true_moves_nothing(plea: str) -> None:
    assert of_oda(Wish("haggle", {"lantern": 1}, None, plea)).act is None


def test_a_favour_is_an_argument() -> None:
    gift = Remembrance("Una gave Oda bread.", GameTime(), 3, ("gift",), "gift", "took_part", False, 3)
    ruling = of_oda(Wish("haggle", {"lantern": 1}, None, "for me"), memory=Memory("merchant", memories=[gift]))
    assert act(ruling).price == 11


def test_a_bid_between_the_lowest_and_the_price_is_taken() -> None:
    ruling = of_oda(Wish("buy", {"lantern": 1}, 11, "the horn is cracked"))
    assert (ruling.outcome, act(ruling).coins, act(ruling).price) == ("sold", 11, 11)


def test_who_is_not_welcome_pays_more_and_bargains_in_vain() -> None:
    wary = replace(STALL, standing=30)
    assert of_oda(Wish("buy", {"lantern": 1}), wary).ask.startswith("Buy a lantern for 15 coins?")
    assert of_oda(Wish("haggle", {"lantern": 1}, None, "the horn is cracked"), wary).outcome == "price_firm"
    assert of_oda(Wish("buy", {"lantern": 1}), replace(STALL, standing=20)).outcome == "no_sale"


def test_the_gate_opens_for_the_seal_or_for_one_who_has_earned_it() -> None:
    shut = WorldView(things=THINGS)
    assert ruled(Wish("open", {}), BRAM, Memory("guard"), shut).outcome == "refused"
    for view in (replace(shut, items={"stone_seal": 1}), replace(shut, standing=80)):
        ruling = ruled(Wish("open", {}), BRAM, Memory("guard"), view)
        assert (ruling.outcome, act(ruling).flag, ruling.ask) == ("opened", "gate_open", "")
        assert "open:gate" in [offer.id for offer in offers(BRAM, view)]
    assert "open:gate" not in [offer.id for offer in offers(BRAM, shut)]


def test_offers_hold_what_can_be_had_now() -> None:
    poor = [offer.id for offer in offers(ODA, replace(STALL, money=3, items={"rope": 1}))]
    assert poor[:3] == ["sell:bread", "sell:fish_hook", "buy:rope"]
    assert [offer.most for offer in offers(ODA, replace(STALL, money=3)) if offer.id == "sell:fish_hook"] == [3]


@pytest.mark.parametrize(
    ("outcome", "text", "told"),
    [
        ("sold", "There, the lantern is yours.", True), ("sold", "Thank you, dear.", False),
        ("bought", "Four coins, count them.", True), ("gift_taken", "Hm.", False),
        ("gift_taken", "Thank you, lad.", True),
        ("opened", "Go well, lad.", False), ("opened", "The gate stands open.", True), ("price_firm", "No.", True),
    ],
)  # fmt: skip
def test_a_deed_that_was_done_must_be_said(outcome: str, text: str, told: bool) -> None:
    assert Decided(outcome, {"thing": "a lantern"}).told_in(text) == told


def test_coins_alone_do_not_tell_what_was_sold() -> None:
    sold = Decided("sold", {"thing": "a lantern", "coins": "12 coins"})
    assert not sold.told_in("One coin on the board, dear.")
    assert sold.told_in("12 coins, and the lantern goes with you.")


def test_the_watch_says_what_it_took_back_or_who_called_it() -> None:
    assert not Decided("caught", {"thing": "a lantern", "owner": "Oda"}).told_in("I'm sorry for the trouble.")
    assert Decided("caught", {"thing": "a lantern", "owner": "Oda"}).told_in("That lantern goes home, lad.")
    assert not Decided("warned", {"owner": "Oda"}).told_in("Good morning, lad.")
    assert Decided("warned", {"owner": "Oda"}).told_in("Oda shouted, lad.")
