"""Words without deeds: sentences that claim a transfer, an opening, a price or a promise of which the engine knows
nothing.

Judged sentence by sentence. What is asked, denied, supposed, told of others, or made to hang on a condition claims
nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

import regex

from game.mind.amounts import COINS, NUMBER, number
from game.mind.intent_text import telling_stems

LASTING = 6
"""The patterns of a transfer from this one on speak of what is the player's for good: "the lantern is yours"."""
Claim = Literal["transfer", "opening", "price", "promise"]


@dataclass(frozen=True, slots=True)
class Done:
    """What is so between the player and the character, as plain values.

    `given` are the things that the player got in this turn, `held` all that it has, `taken` those that it gave to this
    character, `coins` those that changed hands. `opened`: the gate is open. `vows` are the words of what was promised,
    `vowing` says that a promise is given or confirmed now. `about` is the thing whose price was asked or paid.
    `prices` are the coins that may be named for each thing, `spellings` a pattern for the words for it. `opens`: this
    character opens something.
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


_OTHER_GOODS = (
    r"spears?|cloaks?|kni(?:fe|ves)|maps?|books?|atlas|keys?|whistles?|coats?|boots|daggers?|charts?|swords?|hats?|gloves|"
    r"blankets?|rings?|letters?|gifts?|presents?|the seal|loa(?:f|ves)|change"
)
_DENIED = regex.compile(
    r"\b(?:not|never(?! mind)|no|none|nobody|nothing|neither|nor|cannot|without|hardly|sooner|rather|"
    r"\p{L}+n['’]t)\b",
    regex.I,
)
_SUPPOSED = regex.compile(
    r"\b(?:if|when|once|unless|until|till|whoever|whether|had you|before|maybe|the day|"
    r"perhaps|try|think about|as soon as|whatever|suppose|after you (?:pay|win|beat))\b",
    regex.I,
)
_CAN = regex.compile(r"\b(?:could|would|might|should|can|['’]d)\b(?=[^,]*$)", regex.I)
"""Only what may or could be, in the same breath."""
_PROVIDED = regex.compile(
    r"\b(?:if|when|once|unless|until|as soon as|after) (?:(?:you(?:['’]ve)?|somebody|someone|there)(?: \p{L}+)? "
    r"(?:win|won|beat|beats|pay|paid|bring|brought|show|shown|have|had|wear|get|got|outwit|earn|earned|see|come up)|"
    r"I (?:see|have seen|hold) (?:it|the|your|that|coins?))\b|\bfor (?:those|whoever|anyone|anybody|him|"
    r"her) (?:who|that)\b|"
    r"\bfor the (?:stone )?seal\b|\bwithout (?:a |the )?(?:coins?|seal)\b|\b(?:have|take) a (?:good |"
    r"closer )?look\b|\bon my word, no\b",
    regex.I,
)
_TERMS = regex.compile(
    rf"(?:^|[,;:] )\W*(?:(?:just|first|only|then|\p{{L}}+,) )?(?:(?:bring|show|win|beat|get|put|fetch|earn|"
    rf"pay|lay|find|outwit|give me|hand me|come with|come back with|coin on the board)\b(?!.*\bfor you\b).*\b(?:and|"
    rf"then|first)\b|(?:{NUMBER} {COINS}|(?!an?\b|one\b){NUMBER})(?: (?:on the board|first|down|for me))*"
    rf"(?:,? (?:dear|lad|slowpoke|young friend))?,? (?:and|then|first)\b)|\bsay the word\b.*\band\b",
    regex.I,
)
_OF_OTHERS = regex.compile(
    r"\b(?:yesterday|last (?:week|night|spring|winter|summer|autumn|year|month|time)|ago|back then|"
    r"once upon|I(?:['’]ve| have)? heard|for the last time|days back|used to|"
    r"(?:she|they|kestrel|oda|alder|father|mother|husband|monk|pedlar|captain|tinker|boy|sister)\b[^,.]{0,20}\b(?:gave|bought|took|sold|made|won|walked|paid|let))\b",
    regex.I,
)
_HERE = (
    r"(?:^|[,;:—–] ?|\band |\bfine, \p{L}+, )(?:and |now )?(?:here|there)(?:['’](?:s|re)| is| are| you (?:go|are)|,| )"
)
_VERBS = (
    r"giv(?:e|ing|en)|gave|hand(?:ing|ed)?|lend(?:ing)?|lent|pass(?:ing|ed)?|slip(?:ping|ped)?|toss(?:ing|ed)?|put|laid|wrap(?:ped|ping)?|"
    r"pack(?:ed|ing)?|press(?:ed|ing)?|sell(?:ing)?|sold|tuck(?:ed)?|threw|thrown?|fetch(?:ed)?|plac(?:e|ed)|leav(?:e|ing)|offer(?:ing)?"
)
_YOUR_BAG = r"(?:in|into|on|over|onto) your (?:bag|sack|pack|purse|pocket|hands?|palm|satchel|arms|shoulders?|basket)"
_I = r"\bI(?:['’](?:ve|m|ll)| have| am| will| shall| just| now| already| gladly)*"
_GATE = (
    r"\bgate(?:['’]s| is| stands| now|,? \p{L}+,)*(?: \p{L}+)? (?:open(?:ed|ing)?|unbarred|unlocked|unbolted)\b|"
    r"\bgate opens (?:before|for) you\b",
    rf"(?:{_I}|\b(?:Bram|he)(?: has| just| now| lets)*) (?:just |now )*(?:open(?:ed|ing|s)?|unlock(?:ed|"
    rf"ing)?|unbar(?:red)?|lift(?:ed)?|drawn?|swung|swing|"
    r"rais(?:e|ed))\b(?=[^.]*\b(?:gate|bars?|bolts?|open)\b)",
    r"\b(?:let|lets|letting|wav(?:e|es|ing)) you (?:through|by|pass|in|out|past)\b",
    r"\byou (?:may|can|are free to) (?:now )?(?:pass|go (?:out|through|on|north)|walk (?:on|straight|out|"
    r"through)|enter|leave town)\b(?! (?:the time|that way))",
    r"(?:^|[,;:] ?|\b(?:now|and|so|on) )\W*(?:go|walk|step|slip|come|head|get)(?: on| right| straight|"
    r" along| quickly)* (?:through|"
    r"out)\b(?! (?:of|it|the|here|this|that)\b(?! gate))",
    r"\b(?:in|out|through) you go\b|\bthrough the gate with you\b|\bthe (?:way|road) north is (?:clear|"
    r"open|yours)\b|\b(?:north )?road is yours\b",
    r"\b(?:swings?|pulls?|pushes|throws?|draws?) (?:the|open the) (?:gate|bars?|bolts?)\b|\bbars? (?:is|"
    r"are) (?:up|off|lifted)\b",
)
_OPEN_IT = (
    r"\bit(?:['’]s| is) (?:open|unlocked|unbarred)\b|\byou(?:['’]re| are) through\b|"
    r"\bdoors? (?:\p{L}+ ){0,2}(?:apart|open)\b|"
    r"\bwelcome to the north\b|\bopen up for you\b|\bopened up\b|\bswung it open\b|(?:^|"
    r"[,;] )pass(?: freely| through)?(?=[.,!]|$)|"
    rf"{_I} (?:just )?(?:open(?:ed)?|unlock(?:ed)?|lift(?:ed)?) (?:it|up)\b"
)
_VOW = (
    r"\bI(?:['’]ll| do| will)? (?:hereby |solemnly )?(?:promise|swear|vow|pledge)\b(?! (?:nothing|at|no|none|only)\b)",
    r"\b(?:you have|you['’]ve got|I give you|take|on|upon|you may have) (?:my|our|"
    r"a \p{L}+['’]s) (?:solemn |own )?(?:word|oath|promise|hono[u]?r|vow|blade|life|"
    r"mother)\b",
    r"\bmy word (?:on|upon) it\b|\b(?:it|that)(?:['’]s| is) a promise\b|\bcross my heart\b|"
    r"\b(?:up)?on my (?:hono[u]?r|blade|life|mother)\b",
    r"\bI(?:['’]ll| will| shall) (?:ring\b|(?:keep|hold|put|set|save|reserve|lay)\b(?! (?:an?|my|that|"
    r"it) (?:eye|ear|tongue|in mind|secret))"
    r"[^.,;]*\b(?:aside|back for|for you|until you|behind the|under the)\b|"
    r"(?:meet|wait for|be waiting for) you\b|be (?:there|here) (?:at|by|tonight|tomorrow)\b)",
)
_CHEAPER = (
    r"\bhalf price\b|\bdiscount\b|\bcheaper\b|\bknock (?:\p{L}+ )?(?:coins? )?off\b|\b(?:coins?|one|two|"
    r"three) off\b|\bon the house\b|"
    r"\bfree of charge\b|\bmy treat\b|\bfor nothing\b|\bno charge\b|\bthrow in (?:an?|the)\b|\bfor the price of\b"
)
_ALONE = regex.compile(
    rf"\b(?:yours|have (?:it|that|this|one)|let (?:it|that|one) go|let['’]s say) (?:for )?(?:only |"
    rf"just )?(?P<n>(?!an?\b|one\b){NUMBER})\b|"
    rf"^\W*(?P<n>(?!an?\b|one\b){NUMBER})(?: {COINS})?,? and (?:it|that)(?:['’]s| is) yours\b|"
    rf"^\W*(?:fine|very well|all right|done)?,? ?(?P<n>(?!an?\b|one\b){NUMBER})(?: {COINS})?"
    r"(?:,? (?:today|on the board|for you|then|it is|and not .*|dear|flat))*\W*$",
    regex.I,
)
_PRICED = regex.compile(
    rf"(?<!-)\b(?P<n>{NUMBER}) {COINS}\b|\b(?:for|at|is|are|be|costs?(?: you)?|make (?:it|the \p{{L}}+)|asks?|"
    rf"you|to) (?:only |just )?(?P<n>(?!an?\b|one\b){NUMBER})\b"
    rf"(?! (?!{COINS}\b|for\b|if\b|and\b|now\b|today\b|then\b|each\b|apiece\b|dear\b)\p{{L}}+)|"
    rf"\b(?P<n>(?!an?\b|one\b){NUMBER}) for (?:the|a|an|my|this|that)\b|\b(?:give|pay) me (?P<n>(?!an?\b|"
    rf"one\b){NUMBER})\b",
    regex.I,
)  # fmt: skip
TRIGGER = regex.compile(
    rf"\b(?:wraps|unclips|puts|here|there)(?:['’]|\b)|\b(?:takes?|gives|passes|lends|tosses|slips|bought|buy|accepts|pockets|slides|money|apart|welcome|trouble|journey|your|have|accept|keep|catch|grab|borrow|yours|{_VERBS}|enjoy|sold|done|thanks?|{COINS}|gift|owner|business|"
    rf"swings?|pulls?|pushes|draws?|wav(?:e|es|ing)|open\p{{L}}*|pass|through|gate|bars?|bolts?|unlock\p{{L}}*|unbar\p{{L}}*|lift\p{{L}}*|drawn|swung|rais(?:e|ed)|"
    rf"promise|swear|vow|pledge|word|oath|honou?r|heart|ring|meet|wait|waiting|there|"
    rf"here|hold|save|set|reserve|lay|hands?|places?|drops?|presses|unclasps?|lets?|letting|through|free|something|"
    rf"discount|cheaper|"
    rf"price|knock|will have|will get|shall have|"
    rf"road|step|walk|slip|house|treat|off|took|your (?:bag|sack|pack|purse|pocket|palm|"
    rf"satchel|arms|shoulders?|basket|change)|"
    rf"you (?:may|can|are free)|(?:in|out) you go|in my (?:box|pouch|purse|jar|pocket)|put it on|a gift|"
    rf"(?:(?:is|are|be|for|at|to|you|costs?|asks?|me) )?(?:only |just )?(?!an?\b|one\b){NUMBER})\b",
    regex.I,
)
"""Words without which nothing of the kind is claimed: from here on a sentence is held back until it is whole."""


@lru_cache(maxsize=64)
def _patterns(spelled: tuple[str, ...]) -> tuple[regex.Pattern[str], ...]:
    """Patterns for a transfer; `spelled` are the words for the things of the game."""
    thing = rf"(?:{'|'.join([*spelled, _OTHER_GOODS])})"
    some, goods = r"(?:[\p{L}'’]+,? ){0,4}?", rf"(?:{thing}|{COINS}|money)"
    sources = (
        rf"{_HERE},?(?! (?:is|are) (?:an?|no|some|only|{NUMBER}) )[^.]{{0,30}}?\b{goods}\b|"
        rf"\bhere (?:is|are) (?:an?|one) (?:[\p{{L}}]+ )?{thing}\b|\bhere it is\b",
        rf"(?:^|[,;:—–] ?|\band |\bnow |\bjust |\bgo on, )(?:take|have|accept|catch|grab|borrow|"
        rf"keep(?! (?:your|it)\b)) (?:my|this|the|it|these|that|one|your|"
        rf"half)\b(?! hands? off)(?: {some}{thing}\b|(?=[.,!]| (?:and|to|with)))",
        rf"(?:^|[,;:] ?)(?:please, )?take (?:these|those|this|my) {some}{COINS}\b",
        rf"\bhave (?:a|some) {some}{thing}\b[^.]* (?:on me|for free|a little something)\b|(?:^|, )put it on\b|"
        rf"^\W*your {thing},",
        rf"{_I} (?:{_VERBS})\b(?! [^.]{{0,20}}\b(?:aside|back for|under the|"
        rf"behind the)\b)(?=[^.]*\b(?:{goods}|it|them)\b)(?=[^.]*\b(?:you|your)\b)",
        rf"(?:^|\*)\W*(?:takes|accepts|pockets|wraps?(?: up)?|slides|hands?(?! off)|press(?:es)?|"
        rf"pass(?:es)?|gives?|slips?|"
        rf"toss(?:es)?|places?|drops?|"
        rf"unclasps?) (?:you |over )?(?:{some}){thing}\b",
        rf"\b{goods}\b[^.,;]{{0,20}}?(?:['’]s|['’]re| is| are)(?: all| now| already)* (?:yours\b(?! (?:for|"
        rf"when|if|once|until)\b)|{_YOUR_BAG})",
        r"\b(?:it|that|they)(?:['’]s|['’]re| is| are)(?: all| now| already)* yours\b(?! (?:for|when|if|"
        r"once|until)\b)|^\W*yours to keep\b",
        rf"\b(?:packed|coiled|put|laid|folded|is|are|was|palm|counted|one)\b[^.]* {_YOUR_BAG}|"
        rf"\bhas a new owner\b|\bnew owner\b",
        rf"\benjoy (?:your|the|this)(?: new)? {thing}\b|\ba gift from me\b|\bpleasure doing business\b|"
        rf"^\W*(?:sold|done and done)\b",
        rf"\b(?:your|the|those) (?:{NUMBER} )?{COINS}\b[^.]* in my (?:box|pouch|purse|jar|pocket)\b|"
        rf"\bin my (?:pouch|box|purse|jar)\b|\bgoes on my shelf\b",
        rf"\bthank(?:s| you) for (?:the|this|those|these|your) (?:{NUMBER} )?(?:\p{{L}}+ )?{goods}\b|"
        rf"\b{COINS} for me\b",
        rf"{_I} (?:take|have|took(?! the\b)) (?:your|those|these|that|the) (?:\p{{L}}+ )?(?:{COINS}|"
        rf"{thing})(?: off you)?\b",
        rf"{_I} (?:bought|buy) your {thing}\b|\byou(?:['’]ve| have)? just bought\b|"
        rf"\b{goods} for your (?:trouble|journey|pains)\b",
        rf"(?:^|[,;:—–] ?|\band )\W*(?:and )?(?:an?|the|your|one|{NUMBER}) {some}{thing}(?: of \p{{L}}+)? for you\b"
        rf"(?=\W*(?:$|dear|lad|my|slowpoke|young|stranger))|"
        rf"\byou(?:['’]ll| will| shall) (?:have|get) (?:an?|the|my|your) {some}{thing}\b|"
        rf"{NUMBER} {COINS},? thank you\b",
        rf"\b(?:gives|hands|passes|slips|tosses|lends) you (?:[\p{{L}}]+ ){{0,3}}{thing}\b|"
        rf"\bslides it (?:across|over)\b|\benjoy it\b|"
        rf"\b(?:takes|wraps|passes|presses|drops|slides|unclips|hands(?! off)|puts) (?:\p{{L}}+ ){{0,4}}{thing}\b[^.]*"
        rf"\b(?:you|your)\b",
    )
    return tuple(regex.compile(source, regex.I) for source in sources)


_OPENING = tuple(regex.compile(source, regex.I) for source in _GATE)
_FOR_YOU = regex.compile(r"\bfor you\b|\byou(?:['’]ll| will| shall) (?:have|get)\b", regex.I)
_VOWING = tuple(regex.compile(source, regex.I) for source in _VOW)
_OPEN = regex.compile(_OPEN_IT, regex.I)
_CHEAP = regex.compile(_CHEAPER, regex.I)
_NO_TELLING = telling_stems(
    "aye yes indeed course certainly promise swear vow pledge word oath honour mother heart dear lad friend slowpoke "
    "young give"
)


def untrue(sentence: str, done: Done) -> Claim | None:
    """What a whole sentence claims that is not so."""
    plain = sentence.rstrip(" \"'”’*")
    if plain.endswith("?") or _OF_OTHERS.search(plain):
        return None
    for claim, start, found, lasting in _claims(plain, done):
        before = plain[:start]
        clause = regex.split(r"[;:—–]|, (?:but|so)\b", plain[: start + 4])[-1]
        only_if = _TERMS.search(plain) or _SUPPOSED.search(before) or _CAN.search(clause) or _PROVIDED.search(plain)
        if claim != "price" and only_if:
            continue
        if _DENIED.search(clause) or (claim == "price" and _PROVIDED.search(plain)):
            continue
        if claim == "promise" and regex.search(r"\b(?:can|gave|never)\b[^.]*$", before, regex.I):
            continue
        if not _is_so(claim, plain, found, lasting, done):
            return claim
    return None


def _claims(text: str, done: Done) -> Iterator[tuple[Claim, int, str, bool]]:
    """The claims in a sentence, with where each begins, what was found, and whether it stays true once it is."""
    for at, pattern in enumerate(_patterns(tuple(done.spellings.values()))):
        found = pattern.search(text)
        if found and not _offers(text, found):
            yield "transfer", found.start(), found[0], at >= LASTING
    for pattern in (*_OPENING, *((_OPEN,) if done.opens else ())):
        found = pattern.search(text)
        if found:
            yield "opening", found.start(), found[0], True
    for pattern in _VOWING:
        found = pattern.search(text)
        if found:
            yield "promise", found.start(), text[found.start() if pattern is _VOWING[-1] else found.end() :], True
    yield from _prices(text, done)


def _offers(text: str, found: regex.Match[str]) -> bool:
    """Whether a price is named for it, so that nothing changed hands yet: "Here is rope for 8 coins"."""
    rest = text[found.start() :]
    return bool(regex.search(rf"\b(?:for|at|costs?) (?:only |just )?{NUMBER}\b", rest, regex.I)) and not regex.search(
        rf"\b(?:yours|{_YOUR_BAG}|trouble|journey|palm|hands?)\b", rest, regex.I
    )


def _things(text: str, done: Done) -> list[str]:
    return [item for item, spelled in done.spellings.items() if regex.search(rf"\b(?:{spelled})\b", text, regex.I)]


def _prices(text: str, done: Done) -> Iterator[tuple[Claim, int, str, bool]]:
    """Prices that nobody asks or gives."""
    if not done.prices:
        return
    things = [item for item in _things(text, done) if item in done.prices]
    cheap = _CHEAP.search(text)
    if cheap and (things or regex.search(r"\byou\b", text)):
        yield "price", cheap.start(), cheap[0], True
    if not things and done.about in done.prices:
        things = [done.about]
    if not things:
        allowed = {price for prices in done.prices.values() for price in prices} | {done.coins}
        alone = _ALONE.search(text)
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
    for found in _PRICED.finditer(text):
        if number(found["n"].lower()) not in allowed and not regex.search(
            r"\b(?:with|have|has|had|of your|your)(?: \p{L}+)? $", text[: found.start()], regex.I
        ):
            yield "price", found.start(), found[0], True


def _is_so(claim: Claim, text: str, found: str, lasting: bool, done: Done) -> bool:
    match claim:
        case "opening":
            return done.opened
        case "promise":
            return _vowed(found, text, done.vows, now=done.vowing)
        case "price":
            return False
    return _handed_over(text, found, lasting, done)


def _handed_over(text: str, found: str, lasting: bool, done: Done) -> bool:
    """Whether the things that are named did change hands; where only coins are, whether any did."""
    if regex.search(rf"\b(?:{_OTHER_GOODS})\b", found, regex.I) and not _things(found, done):
        return False
    things = set(_things(text, done))
    if things and _FOR_YOU.search(found):
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
