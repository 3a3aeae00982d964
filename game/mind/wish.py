"""The deed that a line of the player asks for, by rules: precision before all, for a deed may cost something.

What is asked about, denied, supposed, reported, put off or joked about is no deed. Nothing in here acts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import regex

from game.mind import duel_patterns as duels
from game.mind import gate_patterns as gates
from game.mind import wish_patterns as p
from game.mind.amounts import Named, impossible, named_coins, named_things, number
from game.mind.expression import expression
from game.mind.intent_kinds import Reading
from game.mind.intent_text import best_phrase, clauses, shortened, stems, without_quotes
from game.mind.offers import bout_offers
from game.mind.persona import Persona
from game.mind.spelling import in_plain_spelling
from game.mind.worldview import Thing, WorldView

Deed = Literal["buy", "sell", "gift", "haggle", "open", "hear", "call", "duel", "bout"]
"""From the player's side: it buys, sells, gives for nothing, wants a lower price, wants something opened, pays to
hear what is known, owns up and has the watch called, challenges to a duel, answers in one."""
_SENTENCE = expression(r"(?:[^.!?;\n]|(?<=\d)[.](?=\d))+[.!?;\n]*")


@dataclass(frozen=True, slots=True)
class Wish:
    """A deed that is asked for. `goods` are things and how many of each, `coins` what the player names as the whole
    price, `plea` the words of a haggler, or the answer in a duel."""

    deed: Deed
    goods: Mapping[str, int]
    coins: int | None = None
    plea: str = ""


@dataclass(frozen=True, slots=True)
class _Listener:
    """Whom a line is spoken to: what it sells, all things there are, what "it" is, and the whole
    sentence in lower case."""

    persona: Persona
    view: WorldView
    about: str
    sentence: str = ""

    @property
    def sold(self) -> dict[str, Thing]:
        things = self.view.things
        return {good.item: things[good.item] for good in self.persona.trade.sells if good.item in things}


def read_wish(text: str, reading: Reading, persona: Persona, view: WorldView, about: str = "") -> Wish | None:
    """The deed that `text` asks `persona` for, None where it asks for none or in doubt. `about` is the thing whose
    price was spoken of last: "it" is that, or what the line itself has named before."""
    line = in_plain_spelling(without_quotes(shortened(text)), view.things)
    counted = about or named_things(line.lower(), view.things)
    if p.TAKEN_BACK.search(line.lower()) or reading.first.kind in ("robot", "instructions"):
        return None
    if reading.first.kind == "task" and not (counted and p.A_FEW.search(line.lower())):
        return None
    if persona.trade.duel:
        fights = _fight(line, persona, view)
        if fights or view.bout:
            return fights
    to = _Listener(persona, view, about)
    if p.THREAT.search(line.lower()):
        return _threat(line.lower(), to)
    found: list[Wish] = []
    for sentence in _SENTENCE.findall(line):
        named = named_things(sentence.lower(), view.things)
        inside = replace(to, sentence=sentence.lower())
        inside = replace(inside, about=named[-1].item) if named and not to.about else inside
        found += _in_sentence(sentence, inside)
        to = replace(to, about=named[-1].item) if named else to
    return _joined(found, line.lower())


def _fight(line: str, persona: Persona, view: WorldView) -> Wish | None:
    """The challenge to a duel, or the answer in one that is under way."""
    heard = clauses(line)
    if view.bout and persona.trade.duel:
        low, said = line.lower().strip(" .!"), stems(line)
        for offer in bout_offers(persona, view):
            if low in (text.lower().strip(" .!") for text in (offer.label, offer.words)):
                return Wish("bout", {}, plea=offer.about)
        fits = {answer: best_phrase(told.asks, said) for answer, told in persona.trade.duel.answers.items()}
        best = max(fits, key=lambda answer: fits[answer])
        does = duels.ANSWERS.match(low) or low in persona.trade.duel.answers[best].asks
        asks = any(clause.question for clause in heard)
        meant = fits[best] and does and not asks and not duels.DENIES.search(low)
        return Wish("bout", {}, plea=best) if meant else None
    for clause in heard:
        low = p.LEAD.sub("", clause.low.strip(" ?!.,"))
        if duels.CHALLENGES.search(low) and not p.OFF.search(low) and not duels.NO_CHALLENGE.search(low):
            return Wish("duel", {})
    return None


def _in_sentence(sentence: str, to: _Listener) -> list[Wish]:
    """What a sentence asks for: as a whole, else clause by clause."""
    whole = regex.sub(r"[\s\"“”*]+", " ", sentence.lower()).strip(" .!?,;:")
    if impossible(whole) or p.AMAZED.search(whole) or p.ASKS_PRICE.search(whole):
        return []
    asks = "?" in sentence
    if to.about in to.sold and p.YES.fullmatch(whole.replace(",", "")) and not asks:
        return [Wish("buy", {to.about: 1})]
    pieces = [(p.LEAD.sub("", whole), asks)]
    supposed = bool(p.SUPPOSED.match(p.NOT_NEED.sub(" ", pieces[0][0]).strip(" ,"))) or bool(p.REPORTED.search(whole))
    pieces += [(p.LEAD.sub("", clause.low.strip(" ?!.,")), clause.question) for clause in clauses(sentence)]
    for low, question in dict.fromkeys(pieces):
        refused = whole[: whole.find(low)].endswith("no ")
        wish = _in_piece(low, question, refused or supposed or bool(p.OFF.search(p.NOT_NEED.sub(" ", low))), to)
        if wish:
            return [wish]
    return []


def _in_piece(low: str, question: bool, off: bool, to: _Listener) -> Wish | None:
    haggles = to.persona.trade.sells and p.HAGGLES.search(low) and not p.NO_HAGGLING.search(to.sentence)
    haggle = _haggle(low, to) if haggles and not p.OTHER_THINGS.search(low) else None
    if p.PRICES_ONLY.match(low):
        return haggle if p.LOWEST.search(low) else None
    if off:
        return haggle
    if to.view.owed and to.view.watch and not question and _owns_up(low, to.view.watch):
        return Wish("call", {})
    if to.persona.trade.opens and _opening(low, to):
        return Wish("open", {})
    if to.persona.trade.rumours and p.PAYS_TO_HEAR.search(low) and not question:
        return Wish("hear", {}, named_coins(low))
    if haggle and not (to.about in to.sold and p.BIDS.match(low)) and not p.BID_FOR.match(low):
        return haggle
    given = _sale(low, to) or _gift(low, question, to)
    if given:
        return given
    return _purchase(low, question, to) if to.persona.trade.sells else None


def _owns_up(low: str, watch: str) -> bool:
    """Whether it asks for whoever keeps order to be called, or for being handed over."""
    called = regex.search(rf"\b{p.CALLS}(?:{p.WATCH}|{regex.escape(watch.lower())})\b", low)
    return bool(called or p.HANDED_OVER.search(low))


def _opening(low: str, to: _Listener) -> bool:
    """Whether it asks for the gate to be opened now, or shows what opens it."""
    if gates.SHUT.search(to.sentence):
        return False
    if gates.OPENS.search(low) and not gates.OPENS_NOT.search(low):
        return True
    keys = [gate.item for gate in to.persona.trade.opens if gate.item]
    held = {key: to.view.things[key] for key in keys if to.view.items.get(key, 0) and key in to.view.things}
    return (
        bool(gates.SHOWS.match(low))
        and not p.BUT_NOT.search(to.sentence)
        and bool(named_things(low, held) or (to.about in held and p.IT.search(low)))
    )


def _purchase(low: str, question: bool, to: _Listener) -> Wish | None:
    """What is bought: goods that the character sells, or what was spoken of last."""
    if p.FOR_NOTHING.search(low):
        return None
    for at, pattern in enumerate(p.BUYS):
        match = pattern.match(low)
        if not match or p.PRICE_OF.search(match["what"]):
            continue
        what, price = match["what"], _price(match, low)
        goods = named_things(what, to.sold)
        if at in p.BARE and (not goods or not _only_names(what, goods) or (question and price is None)):
            continue
        if goods and not _of_the_player(what, goods):
            return Wish("buy", {one.item: one.count or 1 for one in goods}, price)
        if not goods and to.about in to.sold and p.IT.search(what) and _only_names(what, []):
            return Wish("buy", {to.about: 1 if price else _count(what)}, price)
    return _of_what_was_spoken(low, to) if to.about in to.sold else None


def _of_what_was_spoken(low: str, to: _Listener) -> Wish | None:
    """A deal, a number or a count, for the thing whose price was named."""
    more = p.MORE.match(low)
    if more and (number(more["n"]) <= p.MOST_MEANT or not more["made"].startswith("make")):
        return Wish("buy", {to.about: number(more["n"])})
    bid = p.BIDS.match(low)
    if bid:
        return Wish("buy", {to.about: 1}, number(bid["n"] or bid["m"]))
    deal = p.DEALS.match(low)
    return Wish("buy", {to.about: _count(deal["it"] or "")}) if deal else None


def _sale(low: str, to: _Listener) -> Wish | None:
    if not to.persona.trade.buys:
        return None
    for pattern in p.SELLS:
        match = pattern.match(low)
        goods = named_things(match["what"], to.view.things) if match else []
        if goods:
            return Wish("sell", {one.item: one.count or 1 for one in goods[:1]}, _price(match, low) if match else None)
    if to.about in to.view.items and p.SELLS_IT.match(low):
        return Wish("sell", {to.about: 1}, named_coins(low))
    return None


def _price(match: regex.Match[str], low: str) -> int | None:
    """The coins that the match has found, or those that the text names."""
    found = match.groupdict().get("n")
    return number(found) if found else named_coins(low)


def _gift(low: str, question: bool, to: _Listener) -> Wish | None:
    """What is given for nothing; what opens a gate is shown, not given."""
    keys = {gate.item for gate in to.persona.trade.opens}
    things = {item: thing for item, thing in to.view.things.items() if item not in keys}
    if named_coins(low) is not None:
        return None
    for pattern in p.GIVES:
        match = pattern.match(low)
        goods = named_things(match["what"], things) if match else []
        if goods and not p.TALE.search(low[: goods[0].start]) and not (question and p.ASKS_ONLY.match(low)):
            return Wish("gift", {one.item: one.count or 1 for one in goods[:1]})
    if to.about in to.view.items and to.about in things and p.GIVES_IT.match(low):
        return Wish("gift", {to.about: 1})
    return None


def _threat(low: str, to: _Listener) -> Wish | None:
    """A price is not moved by threats, and nothing is sold under one."""
    goods = named_things(low, to.view.things)
    item = goods[0].item if goods else to.about
    return Wish("haggle", {item: 1}) if item and to.persona.trade.sells else None


def _haggle(low: str, to: _Listener) -> Wish:
    goods = named_things(low, to.view.things)
    said = stems(low)
    faulty = (good.item for good in to.persona.trade.sells for plea in good.pleas if best_phrase(plea.asks, said))
    item = goods[0].item if goods else to.about or next(faulty, "")
    return Wish("haggle", {item: 1} if item else {}, None, low)


def _only_names(what: str, goods: Sequence[Named]) -> bool:
    """Whether a text holds nothing but things, amounts and small words."""
    for one in sorted(goods, key=lambda one: -one.start):
        what = f"{what[: one.start]} {what[one.end :]}"
    return not p.PLAIN.sub(" ", p.PLAIN.sub(" ", what)).strip()


def _of_the_player(what: str, goods: Sequence[Named]) -> bool:
    """Whether the thing is the player's own."""
    return bool(regex.search(r"\b(?:my|our|mine)(?: \p{L}+)?$", what[: goods[0].start].rstrip()))


def _count(what: str) -> int:
    return next((number(word) for word in what.split() if number(word) > 1), 1)


def _joined(found: Sequence[Wish], low: str) -> Wish | None:
    """One wish of several sentences: goods bought together are one purchase; coins that are named beside it are its
    price."""
    if not found:
        return None
    scorned = next((one for one in found if one.deed == "haggle" and p.SCORN.search(one.plea)), None)
    deed = scorned or _weightiest(found)
    same = [one for one in found if one.deed == deed.deed]
    goods = {item: count for one in same for item, count in one.goods.items()} if deed.deed == "buy" else deed.goods
    price = next((one.coins for one in found if one.coins is not None), None)
    if deed.deed == "gift" and p.PAID.search(low):
        deed = replace(deed, deed="sell")
    if price is None and deed.deed in ("buy", "sell"):
        offered = p.OFFERED.search(low) or (p.PAID.search(low) if deed.deed == "sell" else None)
        price = _price(offered, low) if offered else None
    return Wish(deed.deed, goods, price, " ".join(one.plea for one in found if one.plea))


def _weightiest(found: Sequence[Wish]) -> Wish:
    for deed in ("call", "open", "hear", "sell", "buy", "gift"):
        for one in found:
            if one.deed == deed:
                return one
    return found[0]
