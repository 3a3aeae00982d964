"""Words without deeds: sentences that claim a transfer, an opening, a price or a promise of which the engine knows
nothing.

Judged sentence by sentence. What is asked, denied, supposed, told of others, or made to hang on a condition claims
nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

import regex

from game.mind import deed_patterns as p
from game.mind.amounts import COINS, NUMBER, number
from game.mind.intent_text import telling_stems

Claim = Literal["transfer", "opening", "price", "promise", "call"]


@dataclass(frozen=True, slots=True)
class Done:
    """What is so between the player and the character, as plain values.

    `given` are the things that the player got in this turn, `held` all that it has, `taken` those that it gave to this
    character, `coins` those that changed hands. `opened`: the gate is open. `vows` are the words of what was promised,
    `vowing` says that a promise is given or confirmed now. `about` is the thing whose price was asked or paid.
    `prices` are the coins that may be named for each thing, `spellings` a pattern for the words for it. `opens`: this
    character opens something. `watch` is the name of whoever keeps order, `called` says that it has been called.
    """

    given: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()
    taken: frozenset[str] = frozenset()
    coins: int = 0
    opened: bool = False
    opens: bool = False
    vows: tuple[str, ...] = ()
    vowing: bool = True
    about: str = ""
    prices: Mapping[str, frozenset[int]] = field(default_factory=dict)
    spellings: Mapping[str, str] = field(default_factory=dict)
    watch: str = ""
    called: bool = True


_NO_TELLING = telling_stems(
    "aye yes indeed course certainly promise swear vow pledge word oath honour mother heart dear lad friend slowpoke "
    "young give"
)


def untrue(sentence: str, done: Done) -> Claim | None:
    """What a whole sentence claims that is not so."""
    plain = sentence.rstrip(" \"'”’*")
    if plain.endswith("?") or p.OF_OTHERS.search(plain):
        return None
    for claim, start, found, lasting in _claims(plain, done):
        before = plain[:start]
        clause = regex.split(r"[;:—–]|, (?:but|so)\b", plain[: start + 4])[-1]
        only_if = p.TERMS.search(plain) or p.SUPPOSED.search(before) or p.CAN.search(clause) or p.PROVIDED.search(plain)
        if claim != "price" and only_if:
            continue
        if p.DENIED.search(clause) or (claim == "price" and p.PROVIDED.search(plain)):
            continue
        if claim == "promise" and regex.search(r"\b(?:can|gave|never)\b[^.]*$", before, regex.I):
            continue
        if not _is_so(claim, plain, found, lasting, done):
            return claim
    return None


def _claims(text: str, done: Done) -> Iterator[tuple[Claim, int, str, bool]]:
    """The claims in a sentence, with where each begins, what was found, and whether it stays true once it is."""
    for at, pattern in enumerate(p.patterns(tuple(done.spellings.values()))):
        found = pattern.search(text)
        if found and not _offers(text, found):
            yield "transfer", found.start(), found[0], at >= p.LASTING
    for pattern in (*p.OPENING, *((p.OPEN,) if done.opens else ())):
        found = pattern.search(text)
        if found:
            yield "opening", found.start(), found[0], True
    for pattern in p.VOWING:
        found = pattern.search(text)
        if found:
            yield "promise", found.start(), text[found.start() if pattern is p.VOWING[-1] else found.end() :], True
    calling = p.CALLING.search(text)
    if calling and (not calling["whom"][0].isupper() or calling["whom"] == done.watch):
        yield "call", calling.start(), calling[0], True
    yield from _prices(text, done)


def _offers(text: str, found: regex.Match[str]) -> bool:
    """Whether a price is named for it, so that nothing changed hands yet: "Here is rope for 8 coins"."""
    rest = text[found.start() :]
    return bool(regex.search(rf"\b(?:for|at|costs?) (?:only |just )?{NUMBER}\b", rest, regex.I)) and not regex.search(
        rf"\b(?:yours|{p.YOUR_BAG}|trouble|journey|palm|hands?)\b", rest, regex.I
    )


def _things(text: str, done: Done) -> list[str]:
    return [item for item, spelled in done.spellings.items() if regex.search(rf"\b(?:{spelled})\b", text, regex.I)]


def _prices(text: str, done: Done) -> Iterator[tuple[Claim, int, str, bool]]:
    """Prices that nobody asks or gives."""
    if not done.prices:
        return
    things = [item for item in _things(text, done) if item in done.prices]
    cheap = p.CHEAP.search(text)
    if cheap and (things or regex.search(r"\byou\b", text)):
        yield "price", cheap.start(), cheap[0], True
    if not things and done.about in done.prices:
        things = [done.about]
    if not things:
        allowed = {price for prices in done.prices.values() for price in prices} | {done.coins}
        alone = p.ALONE.search(text)
        if alone and number(alone["n"].lower()) not in allowed:
            yield "price", alone.start(), alone[0], True
        return
    single = {price for item in things for price in done.prices[item]}
    many = "|".join(done.spellings[item] for item in things)
    counted = {number(n.lower()) for n in regex.findall(rf"\b({NUMBER})(?: \p{{L}}+)? (?:{many})\b", text, regex.I)}
    allowed = {price * times for price in single for times in {1, *counted}} | {done.coins}
    allowed |= {sum(max(done.prices[item]) for item in things)}
    if regex.search(r"\b(?:not enough|too (?:little|few|low)|not nearly)\b", text, regex.I):
        return
    for found in p.PRICED.finditer(text):
        if number(found["n"].lower()) not in allowed and not regex.search(
            r"\b(?:with|have|has|had|of your|your)(?: \p{L}+)? $", text[: found.start()], regex.I
        ):
            yield "price", found.start(), found[0], True


def _is_so(claim: Claim, text: str, found: str, lasting: bool, done: Done) -> bool:
    match claim:
        case "call":
            return done.called
        case "opening":
            return done.opened
        case "promise":
            return _vowed(found, text, done.vows, now=done.vowing)
        case "price":
            return False
    return _handed_over(text, found, lasting, done)


def _handed_over(text: str, found: str, lasting: bool, done: Done) -> bool:
    """Whether the things that are named did change hands; where only coins are, whether any did."""
    if regex.search(rf"\b(?:{p.OTHER_GOODS})\b", found, regex.I) and not _things(found, done):
        return False
    things = set(_things(text, done))
    if things and p.FOR_YOU.search(found):
        return things <= done.given
    if things:
        return things <= done.given | done.taken | (done.held if lasting else frozenset())
    return bool(done.given or done.taken) if not regex.search(COINS, found, regex.I) else done.coins > 0


def _vowed(rest: str, text: str, vows: Collection[str], *, now: bool) -> bool:
    """Whether what is vowed was promised: what follows the vow, or the whole sentence where nothing does; a vow without
    a word of what is vowed speaks of what was promised just `now`."""
    promised = telling_stems(
        " ".join(regex.split(r"\b(?:if|when|until|till|once|as soon as)\b", vow)[0] for vow in vows)
    )
    after = telling_stems(rest) - _NO_TELLING
    said = after or telling_stems(text) - _NO_TELLING
    return bool(vows) and (now if not said else bool(said & promised))
