"""What becomes of a deed that the player asks for: done, asked about first, or refused with a reason. The bounds are
the engine's; words move a price only where they are true."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.mind.intent_text import best_phrase, stems, telling_stems
from game.mind.memory import Memory
from game.mind.offers import (
    BANNED,
    CALL,
    UNWELCOME,
    coins,
    good_for_sale,
    good_wanted,
    named,
    opens_now,
    price_of,
    rumour_to_tell,
    shut_now,
)
from game.mind.persona import Persona
from game.mind.trade import Good
from game.mind.wish import Deed, Wish
from game.mind.wording import listed, sentence
from game.mind.worldview import WorldView, holds

LIKED = 55
"""Standing from which on it is an argument for a lower price, of one coin; another for each ten points more."""
FAVOURS = ("gift", "service", "promise_kept")
"""Kinds of memory that are an argument, of one coin each kind."""


@dataclass(frozen=True, slots=True)
class Act:
    """What the engine is to do: `goods` go from the character to the player and `coins` the other way (both negative
    the other way round), as a `gift`, or as what was stolen and is `returned`, where nobody knew
    of it as one who has `owned_up`; `flag` becomes true; the character asks
    `price` for `item` from now on and has heard `pleas`; a `threat` is answered by calling whoever keeps order, and so
    is one who `surrenders`; `bout` is an answer in a duel, or "begin"."""

    goods: Mapping[str, int] = field(default_factory=dict)
    coins: int = 0
    gift: bool = False
    returned: bool = False
    owned_up: bool = False
    flag: str = ""
    item: str = ""
    price: int | None = None
    pleas: tuple[str, ...] = ()
    threat: bool = False
    surrenders: bool = False
    bout: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """`outcome` is the kind of moment, `told` the sentence for the model ("Oda sells Teodora a lantern for 12 coins."),
    `fields` what fills the understudy's line. `act` is what the engine does, None where it does nothing; `ask` is the
    question before it, where it costs the player something. `about` is the thing that is spoken of, `offer` the id of
    what is taken up, `past` the deed as it is remembered, `public` what others see of it, where that is
    less."""

    outcome: str
    told: str
    fields: Mapping[str, str] = field(default_factory=dict)
    act: Act | None = None
    ask: str = ""
    about: str = ""
    offer: str = ""
    past: str = ""
    public: str = ""


@dataclass(frozen=True, slots=True)
class Decided:
    """What a line of the player led to: the kind of moment, what fills its lines, the things that went to the player
    (negative: from it) and the coins that it paid (negative: got)."""

    outcome: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    goods: Mapping[str, int] = field(default_factory=dict)
    coins: int = 0

    def to_json(self) -> dict[str, Any]:
        return {"outcome": self.outcome, "fields": dict(self.fields), "goods": dict(self.goods), "coins": self.coins}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Decided:
        return cls(value.get("outcome", ""), value.get("fields", {}), value.get("goods", {}), value.get("coins", 0))

    def told_in(self, text: str) -> bool:
        """Whether a reply says what was done: a deed that happened is always told."""
        marks = _TOLD.get(self.outcome)
        if marks is None or marks.search(text):
            return True
        said = [value for field, value in self.fields.items() if field != "coins" or "thing" not in self.fields]
        return bool(telling_stems(" ".join(said)) & telling_stems(text))


_TOLD: Mapping[str, re.Pattern[str]] = {
    "sold": re.compile(r"\b(?:yours|sold)\b", re.I),
    "bought": re.compile(r"\b(?:coins?|bought|buy|here (?:it|they|you))\b", re.I),
    "given_back": re.compile(r"\b(?:thank\w*|back|return\w*)\b", re.I),
    "gift_taken": re.compile(r"\b(?:thank\w*|kind|generous|gift|present|bless)\b", re.I),
    "rumour_sold": re.compile(r"(?!)"),
    "opened": re.compile(r"(?<=[\w,;] )open\w*\b|\b(?:pass|through|bars?|bolts?)\b", re.I),
    "price_down": re.compile(r"\d|\bcoins?\b", re.I),
    "caught": re.compile(r"(?!)"),
    "called": re.compile(r"\b(?:guards?|watch|warden)\b", re.I),
    "warned": re.compile(r"(?!)"),
    "duel_lost": re.compile(r"\b(?:seal|yours|won|win|beat|beaten|lost)\b", re.I),
    "duel_begins": re.compile(r""),
    "duel_touched": re.compile(r""),
    "duel_touches": re.compile(r""),
    "duel_even": re.compile(r""),
    "duel_won": re.compile(r""),
    "promise_made": re.compile(r"\b(?:word|promise|swear|will|shall|do)\b|['’]ll\b", re.I),
}
"""Words by which a deed is told without naming what it was about."""


def ruled(wish: Wish, persona: Persona, memory: Memory, view: WorldView, name: str | None = None) -> Ruling:
    """What the character does about the wish. Nothing is changed yet. `name` is what the player has just said it is
    called."""
    who = name or memory.name or "the traveller"
    match wish.deed:
        case "buy":
            return _sold(wish, persona, memory, view, who)
        case "sell":
            return _bought(wish, persona, memory, view, who)
        case "gift":
            return _taken(wish, persona, memory, view, who)
        case "open":
            return _opened(persona, view, who)
        case "hear":
            return _heard(wish, persona, view, who)
        case "call":
            return _called(persona, memory, view, who)
        case "haggle":
            item = next(iter(wish.goods), "")
            return _haggled(item, 1, wish, persona, memory, view, who)
    return Ruling("", "")


def threatened(persona: Persona, memory: Memory, watch: str) -> Ruling:
    """What the character does about a threat: it calls `watch` by name, where there is somebody to call."""
    me, who = persona.name, memory.name or "the traveller"
    does = f"{me} calls for {watch}" if watch else f"{me} is not afraid and says so"
    told, past = sentence(f"{who} threatens {me}. {does}"), sentence(f"{who} threatened {me}")
    return Ruling("threatened", told, {}, Act(threat=True), past=past)


def wish_for(offer: str) -> Wish | None:
    """The deed that is wished for by choosing an offer; None where only words are said."""
    kind, _, about = offer.partition(":")
    if offer == CALL:
        return Wish("call", {})
    deed: Mapping[str, Deed] = {"sell": "buy", "buy": "sell", "accept": "gift", "open": "open", "rumour": "hear"}
    if kind in ("duel", "bout"):
        return Wish("duel" if kind == "duel" else "bout", {}, plea="" if kind == "duel" else about)
    if kind not in deed:
        return None
    return Wish(deed[kind], {} if kind in ("open", "rumour") else {about: 1})


def declined(ruling: Ruling, persona: Persona, memory: Memory) -> Ruling:
    """The player, asked first, does not want it after all."""
    who = memory.name or "the traveller"
    about = ruling.about or ruling.offer.partition(":")[2] if ruling.outcome == "sold" else ""
    return Ruling("declined", sentence(f"{who} thinks better of it, and nothing changes hands"), about=about)


def _goods_in_words(goods: Mapping[str, int], view: WorldView) -> str:
    return " and ".join(named(item, view, count) for item, count in goods.items())


def _sold(wish: Wish, persona: Persona, memory: Memory, view: WorldView, who: str) -> Ruling:
    me, thing = persona.name, _goods_in_words(wish.goods, view)
    goods = [good_for_sale(persona, item) for item in wish.goods]
    about = next(iter(wish.goods))
    if not all(goods) or any(view.stock.get(item, 0) < count for item, count in wish.goods.items()):
        left = ", ".join(f"{view.stock.get(item, 0)} {item.replace('_', ' ')}" for item in wish.goods)
        return Ruling("sold_out", f"{me} has not so much of that: {left} left.", {"thing": thing}, about=about)
    sold = [good for good in goods if good]
    if view.standing < BANNED or any(view.standing < good.standing for good in sold):
        why = next((one.text for one in reversed(memory.reasons) if one.delta < 0), "")
        return Ruling("no_sale", f"{me} sells {who} nothing" + (f", for {me} {why}." if why else "."), about=about)
    total = sum(price_of(good, view) * wish.goods[good.item] for good in sold)
    if wish.coins is not None and wish.coins < total:
        if len(sold) > 1:
            return _firm(total, thing, persona, about)
        return _haggled(about, wish.goods[about], wish, persona, memory, view, who)
    return _for_coins(wish.goods, total, thing, persona, view, who)


def _for_coins(
    goods: Mapping[str, int],
    total: int,
    thing: str,
    persona: Persona,
    view: WorldView,
    who: str,
    act: Act | None = None,
) -> Ruling:
    """A sale at the price that stands, if the purse has it."""
    fields = {"thing": thing, "coins": coins(total)}
    about = next(iter(goods))
    if view.money < total:
        told = f"{persona.name} asks {coins(total)} for {thing}, and {who} has {coins(view.money)}: nothing is sold."
        return Ruling("too_poor", told, fields)
    struck = act or Act()
    done = Act(goods, total, item=struck.item, price=struck.price, pleas=struck.pleas)
    told = f"{persona.name} sells {who} {thing} for {coins(total)}. It is done."
    ask = f"Buy {thing} for {coins(total)}? You have {coins(view.money)}."
    past = f"{persona.name} sold {who} {thing} for {coins(total)}."
    return Ruling("sold", told, fields, done, ask, "", f"sell:{about}", past)


def _firm(total: int, thing: str, persona: Persona, about: str, reason: str = "no reason was given") -> Ruling:
    told = f"{persona.name} stays at {coins(total)} for {thing}: {reason}."
    return Ruling("price_firm", told, {"thing": thing, "coins": coins(total)}, about=about)


def _haggled(item: str, count: int, wish: Wish, persona: Persona, memory: Memory, view: WorldView, who: str) -> Ruling:
    """True arguments bring the price down, each once, to the floor at the lowest; a bid that is not below that is
    taken."""
    good = good_for_sale(persona, item)
    if good is None:
        return Ruling("", "")
    now, thing = price_of(good, view), named(item, view, count)
    if view.standing < UNWELCOME:
        return _firm(now * count, thing, persona, item, f"{persona.name} does not bargain with {who} as things stand")
    heard = dict(_arguments(good, wish.plea, memory, view))
    lowest = max(min(good.floor, now), now - sum(heard.values()))
    pleas = (*view.pleas.get(item, ()), *heard)
    if wish.coins is not None and wish.deed == "buy" and wish.coins >= lowest * count and lowest < now:
        struck = Act(item=item, price=-(-wish.coins // count), pleas=pleas)
        return _for_coins({item: count}, wish.coins, thing, persona, view, who, struck)
    if lowest == now:
        reason = "that is the lowest that it ever costs" if now <= good.floor else "nothing new speaks for less"
        return _firm(now * count, thing, persona, item, reason)
    told = f"{persona.name} comes down to {coins(lowest)} for {named(item, view)}."
    fields = {"thing": named(item, view), "coins": coins(lowest)}
    return Ruling("price_down", told, fields, Act(item=item, price=lowest, pleas=pleas), "", item)


def _arguments(good: Good, plea: str, memory: Memory, view: WorldView) -> Iterator[tuple[str, int]]:
    """The arguments that are true and were not heard before, with the coins that each is worth."""
    had = view.pleas.get(good.item, ())
    said = stems(plea)
    for one in good.pleas:
        if one.id not in had and holds(one.when, view) and best_phrase(one.asks, said) > 0:
            yield one.id, one.less
    if view.standing >= LIKED and "standing" not in had:
        yield "standing", 1 + (view.standing - LIKED) // 10
    for kind in FAVOURS:
        if f"favour_{kind}" not in had and any(one.kind == kind for one in memory.memories):
            yield f"favour_{kind}", 1


def _bought(wish: Wish, persona: Persona, memory: Memory, view: WorldView, who: str) -> Ruling:
    item, count = next(iter(wish.goods.items()))
    me, thing, good = persona.name, named(item, view, count), good_wanted(persona, item)
    if good is None:
        return Ruling("not_bought", f"{me} does not buy {thing}.", {"thing": thing})
    if _stolen(item, memory) or view.standing < BANNED:
        return Ruling("no_sale", f"{me} does not deal with {who}, who stole from {me}.")
    if view.items.get(item, 0) < count:
        return Ruling("not_bought", sentence(f"{who} has not so many: {me} buys nothing"), {"thing": thing})
    total = good.price * count
    if view.purse < total:
        told = f"{me} has not coins enough for {thing} and buys nothing."
        return Ruling("not_bought", told, {"thing": thing})
    if wish.coins is not None and wish.coins > total:
        told = f"{me} gives {coins(total)} for {thing}, not {wish.coins}."
        return Ruling("price_firm", told, {"thing": thing, "coins": coins(total)})
    told = f"{me} buys {thing} of {who} for {coins(total)}. It is done."
    ask = f"Sell {thing} for {coins(total)}?"
    fields = {"thing": thing, "coins": coins(total)}
    past = f"{me} bought {thing} of {who} for {coins(total)}."
    return Ruling("bought", told, fields, Act({item: -count}, -total), ask, "", f"buy:{item}", past)


def _called(persona: Persona, memory: Memory, view: WorldView, who: str) -> Ruling:
    """A thief owns up and has whoever keeps order called; what it carries of the theft will be taken from it."""
    if not (view.owed and view.watch):
        return Ruling("", "")
    me, things = persona.name, listed([named(item, view, count) for item, count in view.owed.items()])
    told = sentence(f"{who} owns up to having stolen {things} from {me}. {me} calls {view.watch}, who is on the way")
    ask = f"Own up, and let {me} call {view.watch}? {view.watch} will take {things} off you."
    past = sentence(f"{who} owned up to having stolen {things} from {me}, who called {view.watch}")
    return Ruling("called", told, {"thing": things, "watch": view.watch}, Act(surrenders=True), ask, "", CALL, past)


def _stolen(item: str, memory: Memory) -> bool:
    """Whether the character knows that the player stole such a thing of it and has not brought it back."""
    counted = {"theft": 0, "return": 0}
    for one in memory.memories:
        if one.kind in counted and one.role == "took_part":
            counted[one.kind] += one.tags.count(f"item:{item}")
    return counted["theft"] > counted["return"]


def _taken(wish: Wish, persona: Persona, memory: Memory, view: WorldView, who: str) -> Ruling:
    item, count = next(iter(wish.goods.items()))
    count = min(count, view.items.get(item, 0))
    thing = named(item, view, max(1, count))
    fields = {"thing": thing}
    known = _stolen(item, memory)
    stolen = known or item in view.owed
    keys = {gate.item for gate in persona.trade.opens}
    welcome = (item in persona.trade.wants or stolen or memory.owes(item)) and item not in keys
    if not count:
        return Ruling("gift_refused", sentence(f"{who} has no {thing.partition(' ')[2]} to give"), fields)
    if not welcome:
        return Ruling(
            "gift_refused", f"{persona.name} has no use for {thing} and does not take it.", fields, about=item
        )
    back = " back" if stolen else ""
    unseen = f", and owns up to having taken {'it' if count == 1 else 'them'}" if stolen and not known else ""
    told = sentence(f"{who} gives {persona.name} {thing}{back}{unseen}. {persona.name} takes it")
    ask = f"Give {persona.name} {thing}{back}?"
    past = sentence(f"{who} gave {persona.name} {thing}{back}{unseen.replace('owns', 'owned')}")
    moment = "given_back" if stolen and persona.trade.sells else "gift_taken"
    act = Act({item: -count}, gift=True, returned=stolen, owned_up=stolen and not known)
    return Ruling(moment, told, fields, act, ask, "", f"accept:{item}", past)


def _heard(wish: Wish, persona: Persona, view: WorldView, who: str) -> Ruling:
    """A rumour for coins: the price is fixed, and what is told is a piece of knowledge that was locked."""
    rumour = rumour_to_tell(persona, view)
    piece = next((one for one in persona.knowledge if rumour and one.id == rumour.knowledge), None)
    if rumour is None or piece is None:
        return Ruling("", "")
    me, price = persona.name, coins(rumour.price)
    if view.money < rumour.price or (wish.coins is not None and wish.coins < rumour.price):
        return Ruling(
            "rumour_dear", f"{me} wants {price} for what {me} knows, and tells nothing yet.", {"coins": price}
        )
    told = sentence(f"{who} pays {me} {price}. {me} tells it now: {piece.text}")
    past = f"{me} told {who} something for {price}: {piece.text}"
    fields = {"coins": price, "rumour": piece.says[0]}
    ask = f"Pay {price} for what {me} knows? You have {coins(view.money)}."
    act = Act(coins=rumour.price, flag=rumour.flag)
    seen = sentence(f"{who} pays {me} {price} for something that only the two hear")
    return Ruling("rumour_sold", told, fields, act, ask, "", f"rumour:{piece.id}", past, seen)


def _opened(persona: Persona, view: WorldView, who: str) -> Ruling:
    gate = persona.trade.opens[0]
    if shut_now(gate, view):
        shut = f"The {gate.id.replace('_', ' ')} is shut for the {gate.unless} and opens for nobody"
        return Ruling("refused", f"{shut}. {persona.name} does not open it now.")
    if view.flags.get(gate.flag, False):
        return Ruling("opened", f"The {gate.id.replace('_', ' ')} is open already.")
    if not opens_now(gate, view):
        key = view.things.get(gate.item or "")
        lacks = f", for {who} has not got the {key.name}" if key else ""
        return Ruling("refused", f"{persona.name} does not open the {gate.id.replace('_', ' ')}{lacks}.")
    what = f"the {gate.id.replace('_', ' ')} for {who}"
    told, past = f"{persona.name} opens {what}. It is open.", f"{persona.name} opened {what}."
    return Ruling("opened", told, {}, Act(flag=gate.flag), offer=f"open:{gate.id}", past=past)
