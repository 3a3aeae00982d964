"""The deed that a line of the player asks for, by rules: precision before all, for a deed may cost something.

What is asked about, denied, supposed, reported, put off or joked about is no deed. Nothing in here acts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import regex

from game.mind import wish_patterns as p
from game.mind.amounts import Named, impossible, named_coins, named_things, number
from game.mind.intent_kinds import Reading
from game.mind.intent_text import (
    Clause,
    best_phrase,
    clauses,
    raw_clauses,
    shortened,
    stems,
    without_quotes,
)
from game.mind.persona import Persona
from game.mind.worldview import WorldView

Deed = Literal["buy", "sell", "gift", "haggle", "open"]
"""From the player's side: it buys, sells, gives for nothing, wants a lower price, wants something opened."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A deed that is asked for. `goods` are things and how many of each, `coins` what the player names as the whole
    price, `plea` the words of a haggler."""

    deed: Deed
    goods: Mapping[str, int]
    coins: int | None = None
    plea: str = ""


def read_wish(text: str, reading: Reading, persona: Persona, view: WorldView, about: str = "") -> Wish | None:
    """The deed that `text` asks `persona` for, None where it asks for none or in doubt. `about` is the thing whose
    price was spoken of last: "it" is that."""
    line = without_quotes(shortened(text))
    if p.TAKEN_BACK.search(line.lower()) or reading.first.kind in ("robot", "instructions", "task"):
        return None
    if p.THREAT.search(line.lower()):
        return _threat(line.lower(), persona, view, about)
    heard = clauses(line)
    found = [wish for clause in heard if (wish := _in_clause(clause, reading, persona, view, about))]
    found += [] if found else _bare_yes(line, view, about)
    return _joined(found)


def _in_clause(clause: Clause, reading: Reading, persona: Persona, view: WorldView, about: str) -> Wish | None:
    low = clause.low.strip(" ?!.,")
    if p.PRICES_ONLY.match(low) or (p.NOT_NEED.sub(" ", low) != low and impossible(low)):
        return None
    haggles = bool(persona.trade.sells) and bool(p.HAGGLES.search(low))
    if p.OFF.search(p.NOT_NEED.sub(" ", low)) or impossible(low):
        return _haggle(low, persona, view, about) if haggles and not impossible(low) else None
    demand = reading.of("demand")
    if persona.trade.opens and demand and demand.value in ("open", "pass") and p.OPENS.search(low):
        return Wish("open", {})
    given = _sale(low, persona, view) or _gift(low, persona, view)
    if given:
        return given
    if persona.trade.sells:
        return _purchase(low, clause, persona, view, about) or (_haggle(low, persona, view, about) if haggles else None)
    return None


def _purchase(low: str, clause: Clause, persona: Persona, view: WorldView, about: str) -> Wish | None:
    """What is bought: goods that the character sells, or what was spoken of last."""
    if p.FOR_NOTHING.search(low):
        return None
    sold = {good.item: view.things[good.item] for good in persona.trade.sells if good.item in view.things}
    for at, pattern in enumerate(p.BUYS):
        match = pattern.match(low)
        if not match:
            continue
        what = match["what"]
        goods = named_things(what, sold)
        if at in p.BARE and ((clause.question and at != 7) or not goods or not _only_names(what, goods)):
            continue
        if goods and not _of_the_player(what, goods):
            return Wish("buy", {one.item: one.count or 1 for one in goods}, named_coins(low))
        if not goods and about in sold and p.IT.search(what) and _only_names(what, []):
            return Wish("buy", {about: _count(what)}, named_coins(low))
    if about in sold:
        bid = p.BIDS.match(low)
        if bid:
            return Wish("buy", {about: 1}, number(bid["n"]))
        deal = p.DEALS.match(low)
        if deal:
            return Wish("buy", {about: _count(deal["it"] or "")})
    return None


def _sale(low: str, persona: Persona, view: WorldView) -> Wish | None:
    held = {item: view.things[item] for item in view.items if item in view.things}
    if not persona.trade.buys:
        return None
    for pattern in p.SELLS:
        match = pattern.match(low)
        goods = named_things(match["what"], held) if match else []
        if goods:
            return Wish("sell", {one.item: one.count or 1 for one in goods[:1]}, named_coins(low))
    return None


def _gift(low: str, persona: Persona, view: WorldView) -> Wish | None:
    """What is given for nothing; what opens a gate is shown, not given."""
    keys = {gate.item for gate in persona.trade.opens}
    held = {item: view.things[item] for item in view.items if item in view.things and item not in keys}
    for pattern in p.GIVES:
        match = pattern.match(low)
        goods = named_things(match["what"], held) if match else []
        if goods and named_coins(low) is None and not p.TALE.search(low[: goods[0].start]):
            return Wish("gift", {one.item: one.count or 1 for one in goods[:1]})
    return None


def _threat(low: str, persona: Persona, view: WorldView, about: str) -> Wish | None:
    """A price is not moved by threats, and nothing is sold under one."""
    goods = named_things(low, view.things)
    item = goods[0].item if goods else about
    return Wish("haggle", {item: 1}) if item and persona.trade.sells else None


def _haggle(low: str, persona: Persona, view: WorldView, about: str) -> Wish:
    goods = named_things(low, view.things)
    said = stems(low)
    faulty = (good.item for good in persona.trade.sells for plea in good.pleas if best_phrase(plea.asks, said))
    item = goods[0].item if goods else about or next(faulty, "")
    return Wish("haggle", {item: 1} if item else {}, named_coins(low), low)


def _bare_yes(line: str, view: WorldView, about: str) -> list[Wish]:
    """ "Yes, please" to a price that was just named."""
    raw = [piece.strip(" ?!.,") for piece in raw_clauses(line)]
    return [Wish("buy", {about: 1})] if about and raw and all(p.YES.fullmatch(piece) for piece in raw) else []


def _only_names(what: str, goods: Sequence[Named]) -> bool:
    """Whether a text holds nothing but things, amounts and small words."""
    for one in sorted(goods, key=lambda one: -one.start):
        what = f"{what[: one.start]} {what[one.end :]}"
    return not p.PLAIN.sub(" ", p.PLAIN.sub(" ", what)).strip()


def _of_the_player(what: str, goods: Sequence[Named]) -> bool:
    """Whether the thing is the player's own."""
    return bool(regex.search(r"\b(?:my|our)(?: \p{L}+)?$", what[: goods[0].start].rstrip()))


def _count(what: str) -> int:
    for word in what.split():
        if number(word) > 1:
            return number(word)
    return 1


def _joined(found: Sequence[Wish]) -> Wish | None:
    """One wish of several clauses: goods bought together are one purchase; a bid beside it is its price."""
    if not found:
        return None
    deed = next((one for one in found if one.deed != "haggle"), found[0])
    same = [one for one in found if one.deed == deed.deed]
    goods = {item: count for one in same for item, count in one.goods.items()} if deed.deed == "buy" else deed.goods
    price = next((one.coins for one in found if one.coins is not None), None)
    plea = " ".join(one.plea for one in found if one.plea)
    return Wish(deed.deed, goods, price, plea)
