"""What a character may do with the player right now. The bounds are the engine's, from the character's file; none of
this stands in the prompt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Literal

from game.mind.persona import Persona
from game.mind.trade import Gate, Good, Rumour
from game.mind.worldview import WorldView, holds, unlocked

OfferKind = Literal["sell", "buy", "accept", "call", "open", "rumour", "promise", "tell", "duel", "bout", "turn"]
"""The character sells, buys, takes a gift or what was stolen, calls whoever keeps order, opens, tells for coins,
promises, tells, fights; a bout is an answer in a duel under way, a turn is to somebody else in earshot."""
CALL = "call:watch"
BARB = "barb:"
"""What an answer begins with that uses something learnt about the other."""
UNWELCOME = 40
"""Standing below which goods cost a quarter more."""
BANNED = 25
"""Standing below which nothing is sold at all."""
SURCHARGE = 1.25


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that may be done. `id` is its kind and what it is about ("sell:lantern"), `price` in coins for one,
    `most` how many at once. `label` names it as a quick choice, `words` are what the player says by choosing it."""

    id: str
    kind: OfferKind
    about: str
    label: str
    words: str
    price: int = 0
    most: int = 1


def offers(persona: Persona, view: WorldView) -> tuple[Offer, ...]:
    """All that this character may do with this player now, in the order of its file; in a duel nothing else."""
    if view.bout:
        return tuple(bout_offers(persona, view))
    return (
        *challenge_offer(persona, view), *_goods(persona, view), *_amends(view), *_gates(persona, view),
        *_rumours(persona, view), *_vows(persona, view), *_tales(persona, view),
    )  # fmt: skip


def in_the_trade(offer: str, persona: Persona, view: WorldView) -> bool:
    """Whether this character ever does such a thing, though perhaps not now."""
    kind, _, about = offer.partition(":")
    trade = persona.trade
    known = {
        "sell": {good.item for good in trade.sells}, "buy": {good.item for good in trade.buys},
        "accept": set(view.things), "open": {gate.id for gate in trade.opens},
        "rumour": {one.knowledge for one in trade.rumours},
    }  # fmt: skip
    return about in known.get(kind, ())


def in_words(offer: str, view: WorldView) -> str:
    """What the player says by asking for an offer, whether it is one now or not."""
    kind, _, about = offer.partition(":")
    thing = named(about, view)
    match kind:
        case "sell":
            return f"I'd like to buy {thing}."
        case "buy":
            return f"I'd like to sell you {thing}."
        case "rumour":
            return "I'll pay you for what you know."
        case "accept":
            return f"I have {thing} for you."
    return f"Please open the {about.replace('_', ' ')}."


def price_of(good: Good, view: WorldView) -> int:
    """What the character asks for one of its goods now, in coins."""
    price = view.asked.get(good.item, good.price)
    return ceil(price * SURCHARGE) if view.standing < UNWELCOME else price


def good_for_sale(persona: Persona, item: str) -> Good | None:
    return next((good for good in persona.trade.sells if good.item == item), None)


def good_wanted(persona: Persona, item: str) -> Good | None:
    return next((good for good in persona.trade.buys if good.item == item), None)


def coins(count: int) -> str:
    """So many coins in words."""
    return "1 coin" if count == 1 else f"{count} coins"


def named(item: str, view: WorldView, count: int = 1) -> str:
    """So many of a thing in words: "a lantern", "3 ropes"."""
    thing = view.things.get(item)
    return thing.some(count) if thing else f"{count} {item.replace('_', ' ')}"


def called(item: str, view: WorldView) -> str:
    """What a thing is called, without an article."""
    thing = view.things.get(item)
    return thing.name if thing else item.replace("_", " ")


def opens_now(gate: Gate, view: WorldView) -> bool:
    """Whether the character opens it for this player: who has what it takes, or has earned it."""
    return not shut_now(gate, view) and _may_pass(gate, view)


def shut_now(gate: Gate, view: WorldView) -> bool:
    """Whether it is shut for everybody, such as for the night."""
    return bool(gate.unless and view.flags.get(gate.unless))


def _may_pass(gate: Gate, view: WorldView) -> bool:
    return bool(gate.item and view.items.get(gate.item, 0) > 0) or view.standing >= gate.standing


def _goods(persona: Persona, view: WorldView) -> Iterator[Offer]:
    for good in persona.trade.sells:
        left, price = view.stock.get(good.item, 0), price_of(good, view)
        most = min(left, view.money // price) if price else left
        if most and view.standing >= max(good.standing, BANNED):
            one = named(good.item, view)
            label, offer = f"Buy {one} for {coins(price)}", f"sell:{good.item}"
            yield Offer(offer, "sell", good.item, label, in_words(offer, view), price, most)
    for good in persona.trade.buys:
        most = min(view.items.get(good.item, 0), view.purse // good.price if good.price else 99)
        if most:
            one = named(good.item, view)
            label, offer = f"Sell {one} for {coins(good.price)}", f"buy:{good.item}"
            yield Offer(offer, "buy", good.item, label, in_words(offer, view), good.price, most)
    for item in persona.trade.wants:
        if view.items.get(item, 0) and item not in view.owed:
            offer = f"accept:{item}"
            yield Offer(offer, "accept", item, f"Give {named(item, view)}", in_words(offer, view))


def _amends(view: WorldView) -> Iterator[Offer]:
    """What a thief may do about what it carries: give it back, or own up and have whoever keeps order called."""
    for item in view.owed:
        one = named(item, view)
        yield Offer(f"accept:{item}", "accept", item, f"Give back {one}", f"I took {one}. Here, have it back.")
    if view.owed and view.watch:
        label, words = f"Own up, and have {view.watch} called", f"I stole from you. Call {view.watch}."
        yield Offer(CALL, "call", "watch", label, words)


def _gates(persona: Persona, view: WorldView) -> Iterator[Offer]:
    for gate in persona.trade.opens:
        if opens_now(gate, view) and not view.flags.get(gate.flag, False):
            offer = f"open:{gate.id}"
            label = f"Have the {gate.id.replace('_', ' ')} opened"
            yield Offer(offer, "open", gate.id, label, in_words(offer, view))


def challenge_offer(persona: Persona, view: WorldView) -> Iterator[Offer]:
    """The duel itself, while there is something to win."""
    duel = persona.trade.duel
    if duel and view.stock.get(duel.item, 0) and view.bout is None:
        prize, stake = called(duel.item, view), min(duel.stake, view.money)
        label = f"Challenge {persona.name} to a duel for the {prize}"
        yield Offer(f"duel:{duel.item}", "duel", duel.item, label, f"I challenge you to a duel for the {prize}.", stake)


def bout_offers(persona: Persona, view: WorldView) -> Iterator[Offer]:
    """The answers to the move that the other has just begun."""
    duel, bout = persona.trade.duel, view.bout
    if duel is None or bout is None:
        return
    for answer, told in duel.answers.items():
        yield Offer(f"bout:{answer}", "bout", answer, told.label, told.words)
    for barb in duel.barbs:
        if barb.id not in bout.used and holds(barb.when, view):
            yield Offer(f"bout:{BARB}{barb.id}", "bout", f"{BARB}{barb.id}", barb.label, barb.words)


def rumour_to_tell(persona: Persona, view: WorldView) -> Rumour | None:
    """The first rumour that was not paid for yet."""
    return next((one for one in persona.trade.rumours if not view.flags.get(one.flag, False)), None)


def _rumours(persona: Persona, view: WorldView) -> Iterator[Offer]:
    rumour = rumour_to_tell(persona, view)
    if rumour and view.money >= rumour.price:
        offer = f"rumour:{rumour.knowledge}"
        label = f"{rumour.label} ({coins(rumour.price)})"
        yield Offer(offer, "rumour", rumour.knowledge, label, in_words(offer, view), rumour.price)


def _vows(persona: Persona, view: WorldView) -> Iterator[Offer]:
    for vow in persona.promises:
        about = f"{vow.kind}:{vow.item}" if vow.item else vow.kind
        if vow.says and view.standing >= vow.standing and not (vow.item and not view.stock.get(vow.item, 0)):
            yield Offer(f"promise:{about}", "promise", about, vow.says, vow.says)


def _tales(persona: Persona, view: WorldView) -> Iterator[Offer]:
    for piece in unlocked(persona.knowledge, view):
        if piece.question:
            yield Offer(f"tell:{piece.id}", "tell", piece.id, piece.question, piece.question)
