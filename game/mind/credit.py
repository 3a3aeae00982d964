"""What a character says the player has, gave or did, held against what world and log know of it.

Small models hand out swords and old friendships in their first sentences. A sentence counts only where it states
something: what is asked, supposed, wished or denied credits nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import regex

from game.mind.deed_words import Done
from game.mind.expression import expression
from game.mind.intent_text import EMPTY_WORDS, content_words, stem, stems, words

Match = regex.Match[str]
Check = Callable[[Match, "Ledger"], bool]


@dataclass(frozen=True, slots=True)
class Ledger:
    """What is true of the player, as plain values.

    `things` are all things of the game, as people say them, with their ids ("stone seal": "stone_seal"); `items` and
    `money` what the player holds. `name` is what the character calls the player, `facts` what it was told, `deeds`
    what happened between the two, `said` the player's lines that it heard (newest last), `visits` earlier talks.
    `done` is what is so between them in this very turn: who claims more than that hands out words without deeds.
    """

    things: Mapping[str, str] = field(default_factory=dict)
    items: Mapping[str, int] = field(default_factory=dict)
    money: int = 0
    name: str | None = None
    facts: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    visits: int = 0
    done: Done | None = None

    @property
    def told(self) -> str:
        """Everything that the player may be reminded of."""
        return " ".join([self.name or "", *self.facts, *self.deeds, *self.said])


_NUMBERS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "hundred": 100,
}  # fmt: skip
_SUPPOSED = expression(
    r"\b(?:if|when|once|unless|until|till|whether|before|after|should|could|would|must|may|might|can|will|"
    r"(?:\p{L}+['’])?ll|do|does|did|so|that|who|whoever|whatever|suppose|think|hope|wish|wishes|what|whichever|how|why|"
    r"where|all|everything|anything|nothing|as soon as|see to it|without|not|\p{L}+n['’]t|never|nobody|no one|"
    r"doubt|say|says|claim|make sure|any|as though|as if|the day|like)\b[^.,;:!?—–]*$",
    regex.IGNORECASE,
)
_LATELY = r"(?: already| also| just| now| once| even| still| yourself| kindly| so| both| at last| too)"
_YOU = rf"\byou(?:['’](?:ve|d)|{_LATELY}|[ ]have|[ ]had)*"
_MONEY = r"coins?|gold|silver|money|purses?|coppers?|crowns?"
_GOODS = (
    r"gifts?|presents?|payments?|tokens?|letters?|keys?|maps?|swords?|rings?|potions?|necklaces?|amulets?|pass(?:es)?"
)
_EVER = r"yesterday|last (?:time|week|night|year|month|visit|we)|the other day|long ago|days ago|weeks ago|years ago"
_BEFORE_NOW = expression(rf"\b(?:{_EVER})\b", regex.IGNORECASE)
_NO_MATTER = expression(r"^\W*(?:me |us )?(?:it|so|yourself|as much|that(?=\W*$|,))\b", regex.IGNORECASE)
_TELLING_NOT = frozenset(
    "yesterday before last time week night earlier once ever lad dear friend sir madam traveller stranger just "
    "already much such true truth word words thing way came come want wanted need like looking look going go".split()
)


def _things(ledger: Ledger) -> str:
    """A pattern for things of the game, money, and what is commonly given away."""
    named = [regex.escape(thing).replace(r"\ ", r"[\s-]") for thing in sorted(ledger.things, key=len, reverse=True)]
    last = {thing.split()[-1] for thing in ledger.things}
    return "|".join([*named, *sorted(map(regex.escape, last)), _MONEY, _GOODS])


def _held(thing: str, ledger: Ledger) -> bool:
    plain = thing.casefold().replace("-", " ").removesuffix("s")
    if regex.fullmatch(_MONEY, thing, regex.IGNORECASE):
        return ledger.money > 0
    ids = {
        item for name, item in ledger.things.items() if plain in (name.casefold().removesuffix("s"), name.split()[-1])
    }
    return any(ledger.items.get(item, 0) > 0 for item in ids)


def _possesses(found: Match, ledger: Ledger) -> bool:
    """Whether the player does hold what the sentence says, and as many coins."""
    count = next((_count(word) for word in words(found["how"] or "") if _count(word)), 0)
    if regex.fullmatch(_MONEY, found["thing"], regex.IGNORECASE) and count > 1:
        return ledger.money >= count
    return _held(found["thing"], ledger)


def _count(word: str) -> int:
    return int(word) if word.isdecimal() else _NUMBERS.get(word, 0)


def _done(found: Match, ledger: Ledger) -> bool:
    """Whether something that happened speaks of the same thing, or, for a seal won, the player holds it."""
    said = set(stems(found["what"])) - {stem(word) for word in EMPTY_WORDS}
    return any(said & set(stems(deed)) for deed in ledger.deeds)


def _shown(found: Match, ledger: Ledger) -> bool:
    return _held(found["thing"], ledger) or _done(found, ledger)


def _vowed(found: Match, ledger: Ledger) -> bool:
    return any(
        regex.search(r"\b(?:promis|swear|swor|vow|word|agree|i will|i['’]ll)", said, regex.I) for said in ledger.said
    )


def _was_told(found: Match, ledger: Ledger) -> bool:
    """Whether the player has said something of what the sentence reminds it of."""
    rest = found["what"]
    if (not ledger.said and not ledger.facts) or (_BEFORE_NOW.search(rest) and not ledger.visits):
        return False
    if _NO_MATTER.match(rest):
        return True
    told = set(stems(ledger.told))
    for name in regex.finditer(r"(?<=\p{L}[,;]? )\p{Lu}[\p{L}'’]+", found.string[found.start() : found.end()]):
        if not regex.match(r"I\b", name[0]) and stem(name[0].lower()) not in told and ledger.visits == 0:
            return False
    telling = {stem(word) for word in content_words(rest) if word not in _TELLING_NOT}
    return len(telling) < 2 or bool(telling & told)


def _met(found: Match, ledger: Ledger) -> bool:
    return ledger.visits > 0


def _called(found: Match, ledger: Ledger) -> bool:
    return bool(ledger.name) and found["thing"].casefold() in (ledger.name or "").casefold()


@dataclass(frozen=True, slots=True)
class Claim:
    """A kind of sentence about the player, and whether what it found is so."""

    source: str
    true: Check


def claims(ledger: Ledger) -> Iterable[Claim]:
    """The kinds of sentence that credit the player with something. `thing` is what, `what` the rest."""
    thing = rf"(?P<thing>{_things(ledger)})\b(?! (?:bearer|holder)s?\b)"
    some = r"(?:[\w'’]+ ){0,3}?"
    owns = (
        rf"{_YOU}(?:[ ](?:have|hold|carry|wear|bear|own|possess|got)|(?<=['’]ve))(?:{_LATELY}|[ ]got)*"
        rf"[ ](?P<how>(?:the|a|an|my|that|this|your|our|her|his|one|both|plenty of|enough|some|\p{{N}}+|"
        rf"{'|'.join(_NUMBERS)})[ ](?:[\w'’]+[ ]){{0,2}}?){thing}(?! (?:to (?:win|earn|get|buy|find|fetch)|of mine))"
    )
    yield Claim(owns, _possesses)
    yield Claim(rf"\bI (?:can |do )?see (?:that )?{_YOU[2:]} (?:have|hold|carry|wear|bear) {some}{thing}", _shown)
    deed = "gave|given|paid|handed|brought|lent|returned|delivered|fetched|sold|bought|stole|left|found|slipped"
    yield Claim(
        rf"{_YOU} (?:{deed}) (?P<what>(?:me|us|him|her|it|them|back|my|our|his|the|that|this|a|an|\w+) {some}{thing})",
        _done,
    )
    yield Claim(rf"{_YOU} (?:showed|shown) (?P<what>(?:me|us|him|her) {some}{thing})", _shown)
    yield Claim(
        rf"\bI(?:['’]ve|['’]d| have| had|{_LATELY})* (?:gave|given|sold|handed|lent|paid|returned) "
        rf"(?P<what>(?:you|to you|it to you) {some}{thing})",
        _shown,
    )
    yield Claim(
        rf"{_YOU} (?:won|beat|beaten|defeated|bested|fought|saved|rescued|helped|slew|killed) "
        r"(?P<what>(?:me|us|my|our|him|her|the|that|this|your|\p{Lu}\w+)\b(?: \w+){0,4})",
        _won,
    )
    yield Claim(rf"{_YOU} (?:promised|swore|sworn|vowed|agreed|gave (?:me )?your word)\b", _vowed)
    yield Claim(
        rf"{_YOU} (?:told|said|mentioned|asked|spoke|explained|confessed|admitted|claimed)\b"
        r"(?! (?:(?:me|us|him|her) )?(?:nothing|no|not|little|so little)\b)(?P<what>[^.!?;]*)",
        _was_told,
    )
    yield Claim(
        rf"\b(?:(?:{_EVER}),? (?:when )?(?:you|we)\b|when (?:you|we) (?:last|first) (?:met|spoke|came|talked|were|"
        rf"stood)|"
        r"we(?:['’]ve| have)? met before|you were here (?:before|yesterday|last)|see you again|welcome back|"
        rf"I remember you(?=\W*$|[.,!;])|you (?:came|passed|stood|were|bought|left) [^.,;!?]*\b(?:{_EVER}|before)\b|"
        r"you(?:['’]re| are) back\b|back again\b(?=\W*(?:$|\w+[.!]$))|again, (?:are you|old friend))",
        _met,
    )
    yield Claim(
        r"(?:\byou(?:['’]re| are) called|\byour name(?:['’]s| is)|\bI(?:['’]ll| will)? call you) "
        r"[\"“'‘]?(?-i:(?P<thing>\p{Lu}\p{Ll}+))",
        _called,
    )
    yield Claim(r"\byou(?:['’]re| are) (?-i:(?P<thing>\p{Lu}\p{Ll}+))(?=\W*(?:$|[,.!;]))", _called)


def _won(found: Match, ledger: Ledger) -> bool:
    return _done(found, ledger) or (bool(regex.search("seal", found["what"])) and _held("stone seal", ledger))


def stated(found: Match, sentence: str) -> bool:
    """Whether the sentence states what was found, and does not ask, suppose, wish or deny it."""
    return not sentence.rstrip(" \"'”’").endswith("?") and not _SUPPOSED.search(sentence[: found.start()])
