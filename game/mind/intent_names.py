"""How the player says what it is called: sure of a name, unsure, or no name at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from game.mind.expression import expression
from game.mind.intent_kinds import Intent
from game.mind.intent_text import Clause

LONGEST = 32
_TOKEN = r"\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*"
_NAME = rf"({_TOKEN}(?: {_TOKEN}){{0,9}})"
_EXPLICIT = expression(
    r"^(?:my (?:full |real |true |first |own |given )?name(?:'s| is)|mein name ist|je m'appelle|me llamo|ich "
    rf"heiße) {_NAME}",
    regex.I,
)
_CALLED = expression(
    r"^(?:(?:just |only |simply )?call me|(?:you (?:can|may|could|should) |they |people |folks? |friends |my "
    r"friends |everyone |"
    r"everybody |most people )(?:just |all )?calls? me|the name(?:'s| is)|name(?:'s| is)|i(?:'m| am) (?:called|"
    r"named|known as)|"
    rf"i go by) {_NAME}",
    regex.I,
)
_BEHIND = expression(rf"^({_TOKEN}(?: {_TOKEN}){{0,2}})(?:'s| is) my name$", regex.I)
_I_AM = expression(rf"^(?:i am|i'm|im|ich bin|je suis|soy) {_NAME}", regex.I)
_IT_IS = expression(rf"^(?:it's|it is|its) {_NAME}$", regex.I)
_THAT_IS_ME = expression(r"^that(?:'s| is) (?:me|what (?:they|people) call me|my name)$", regex.I)
_BARE = expression(rf"^({_TOKEN}(?: {_TOKEN}){{0,2}})$")
_TAIL = frozenset(
    "from of the by and or but what who from here daughter son sister brother looking searching going trying "
                  "heading come at your nice pleased how in on with for to please friend sir, is".split())  # fmt: skip
_PARTICLES = frozenset("van von de del della di da der den la le du al el bin ibn ben ap af zu ter".split())
_TITLES = frozenset("captain lord lady doctor dr master mistress sir king queen brother sister".split())
_CASED = expression(r"\p{Lu}|\p{Ll}")
_NO_NAME = frozenset(
    """
    a able about above abroad absolutely accepted actually admin adventure afraid after again against age ago agreed
    ah ai ale alive all allergic allowed almost alone already alright also always amazed amazing american amused an
    ancient and angry annoyed anonymous another answer anxious any anyhow anyone anything anyway april armed around
    as ashamed ask asking asleep at attack august autumn available awake aware away awesome awful aye back bad badly
    barely beautiful because become bed been beer before begging behind being believe bell bells besides best better
    between beyond big bigger bird bit bitter blah bleeding blessed blind boat boats bold bored born boss bot both
    bothered bound boy brave bread brilliant british broke broken brother buddy business busy but buy by bye calm
    captain careful cat cautious certain chatbot cheap cheers chief chinese christian christmas city clear clearly
    clever close closed coin coins cold coming complete completely concerned confident confidential confused content
    convinced cool cooper council crazy cruel curious cursed customer cute dance dangerous danish dark darkness
    daughter day dead deaf death december delighted depends depressed desperate determined different directions
    dirty disappointed ditto doctor dog doing done doomed door down dr dragon drawn driven drunk dry dude due dumb
    dutch dying each eager early east easter easy eh either elderly else embarrassed empty enemy engaged english
    enough er european even evening ever everyone everything evil exactly excited exhausted exit expected extremely
    fair fairly faithful false family famous farmer fascinated fast fat father fearless february fed feeling few
    fight fighting finally fine finished fire first fish fishing fit foe fog folks follow fond food foolish for
    foreign forever forgotten free freezing french fresh friday friend friendly frightened from frustrated full fun
    funny furious gate generous gentle genuinely german get ghost girl give given giving glad go god going gold gone
    good goodbye gossip got grateful great greedy greek groggy guard guess guest guilty gull guys haha half handsome
    happy harbor harbour hard hardly harmless hate he heading healthy heavy hehe hello help helpless her here hero
    hi hidden hill his hm hmm home homeless homesick honest honestly honored honoured hopeful hopeless horrible
    horse hot house how human humble hunger hungry hunter hunting hurt hush i if ignorant ignore ill immortal
    important impressed in incredible indeed indian injured inn innocent insane inside instead interested into
    invincible invisible irish is it italian its january japanese jealous jewish joke joking july june just keen
    keep keeper key kill kind king king's knackered know known lad lady lamp lantern lass last late lately later
    lazy lead leave leaving left legal less let light lighthouse like listen listening little livin load lol lonely
    long look looking lord lost love lovely low lucky lying ma'am machine mad magic make male man man's many map
    march market married master mate maybe me mean meet menu merchant merely merry mighty mine miserable miss
    missing mistaken mister mistress monday money monster moon more morning most mother move mr mrs much music
    muslim mute my nah name named nameless names nasty nauseous nay near nearly need neither nervous never nevermind
    new news nice night no nobody nomad none none-of-your-business nope normal north norwegian not noted nothing
    november now nowhere null obviously october of off often oh ok okay old on once one only open or ordinary other
    our out outside over overjoyed pal pale paranoid parched pass passage passing patient peace peaceful perfect
    perfectly perhaps persistent person pilgrim player please pleased pleasure polish poor possibly powerful
    pregnant prepared pretty probably professor promise proud puzzled queen quest question quick quickly quiet quit
    quite rain raining rather ready real really relaxed relieved repeat responsible rich riddle ridiculous right
    ring rival road robbed robot roman root rope rude run running russian sad safe sailor same satisfied saturday
    save say saying scared scottish sea seal searching secret see sell september serious seriously several shaken
    she shield ship ships shocked short show shush shut shy sick silence silent silly simply since sir sister sleep
    sleepy slightly slow small smart smith snow snowing so sober soldier some somebody someone something sometimes
    son song soon sore sorry sounds south spanish spartan speak speaking spear special speechless spring standing
    star stars starved starving stay still stone stop stories storm story strange stranger street strong stubborn
    stuck stupid such summer sun sunday sup super sure surprised suspicious swear swedish sword take talk talking
    tall tavern tell tense terrible terribly terrified test than thank thankful thanks that the their them then
    there these they thick thief think thirst thirsty this those though thursday time tipsy tired to toast today
    together told tomorrow tonight too torn totally touched tower town trade trapped traveler traveller true truly
    trustworthy try trying tuesday two ugh ugly uh um unable uncertain undefined under understand understood unhappy
    unknown unsure until unwell up upset us used useless user usually utterly very viking village villain visitor
    void wait waiting walking wall wanderer want war warm wary was watching water way we weak wealthy weary weather
    wednesday weird well welsh were west wet what whatever when where which while who whole why wicked wide will
    willing wind wine winter wise with without wolf wolves woman wondering wood work worried worse worth worthless
    wounded wow wrong yeah yep yes yet yo you young your yours
    """.split()
)  # fmt: skip
_SHAPES = ("ing", "ful", "less", "ous", "ish", "able", "ible", "ness", "ward", "wards", "thing", "body", "ated", "ened")


@dataclass(frozen=True, slots=True)
class _Ear:
    """What decides between sure and unsure: `taken` are the names that others bear, `places` are no names."""

    taken: frozenset[str]
    places: frozenset[str]
    asked: bool
    shouted: bool
    known: bool


def read_name(
    heard: Sequence[Clause], *, taken: frozenset[str], places: frozenset[str], known: str | None, asked: str | None
) -> Intent | None:
    """The name that the clauses tell, if they tell one.

    `taken` and `places` (with all else that there is a word for) are lower case. `known` is what the player is called
    so far; `asked` is "name" when the character has just asked for it, "name:Thea" when it asked whether that is it.
    """
    letters = "".join(clause.text for clause in heard)
    wants = asked is not None and asked.startswith("name")
    ear = _Ear(taken, places, wants, len(letters) > 8 and letters.isupper(), known is not None)
    found: Intent | None = None
    for at, clause in enumerate(heard):
        if clause.meant:
            found = _in_clause(clause, ear, alone=clause is heard[-1] and len(heard) <= 2) or found
        if at and clause.meant and _THAT_IS_ME.match(clause.text) and _BARE.match(heard[at - 1].text):
            found = _judge(heard[at - 1].text, "", ear, lower_is_sure=False, explicit=True) or found
    if found is None and wants and heard:
        found = _answered(heard, asked or "", ear)
    return found


def _in_clause(clause: Clause, ear: _Ear, *, alone: bool) -> Intent | None:
    text = clause.text
    for pattern, sure_when_lower in ((_EXPLICIT, True), (_CALLED, False), (_BEHIND, False), (_I_AM, False)):
        match = pattern.match(text)
        if match:
            # a bare "I am Thea" may be followed by little; the explicit phrases forgive more
            return _judge(
                match[1], text[match.end(1) :], ear, lower_is_sure=sure_when_lower, explicit=pattern is not _I_AM
            )
    match = _IT_IS.match(text)
    if match and (ear.asked or (alone and _capital(match[1]))):
        found = _judge(match[1], "", ear, lower_is_sure=ear.asked, explicit=False)
        if found and ear.known and not ear.asked:
            return Intent("name_unsure", found.value)
        return found
    return None


def _answered(heard: Sequence[Clause], asked: str, ear: _Ear) -> Intent | None:
    """An answer to the question for the name: the bare name, or yes and no to the name that was asked back."""
    candidate = asked.partition(":")[2].strip()
    first = heard[0]
    if candidate and regex.match(
        r"^(?:yes|yep|yeah|aye|right|correct|exactly|indeed|that's (?:right|me|it|correct|my name)|it is|i am|"
        r"sure|of course|true)\b",
        first.low,
    ):
        return Intent("name_given", candidate)
    for clause in heard[:2]:
        match = _BARE.match(clause.text) if clause.meant else None
        found = _judge(match[1], "", ear, lower_is_sure=True, explicit=False) if match else None
        if found:
            return found
    return None


def _judge(run: str, rest: str, ear: _Ear, *, lower_is_sure: bool, explicit: bool) -> Intent | None:
    """What the words behind "I am" or "my name is" amount to."""
    tokens = run.split(" ")
    name = _leading_name(tokens, ear.shouted)
    if not name or regex.match(r"[\p{N}_@#<>{}&%$*/\\]", rest.strip()):
        return None
    after = tokens[len(name)].lower() if len(name) < len(tokens) else ""
    cased = _capital(" ".join(name)) and not ear.shouted
    if after and after not in _TAIL and not (explicit and cased):
        return None
    if after and not cased and (after not in ("from", "and", "by") or (after == "and" and not explicit)):
        return None
    return _named(name, after, ear, cased=cased, sure=lower_is_sure or ear.asked)


def _named(name: list[str], after: str, ear: _Ear, *, cased: bool, sure: bool) -> Intent | None:
    joined = " ".join(name)
    low = joined.lower()
    if len(joined) > LONGEST or len(joined) < 2 or low in ear.places or low.endswith("'s"):
        return None
    proper = joined if cased else _capitalised(joined)
    if low in ear.taken:
        return Intent("name_unsure", proper)
    return Intent("name_given" if cased or sure else "name_unsure", proper)


def _leading_name(tokens: list[str], shouted: bool) -> list[str]:
    """The words at the head that can be a name: capitals with particles between, or one or two lower-case words."""
    if _capital(tokens[0]) and not shouted:
        return _capitals(tokens)
    if not _possible(tokens[0], True):
        return []
    two = len(tokens) == 2 and _possible(tokens[1], True)
    return tokens[:2] if two else tokens[:1]


def _capitals(tokens: list[str]) -> list[str]:
    name: list[str] = []
    for at, token in enumerate(tokens[:5]):
        inner = at > 0 and token in _PARTICLES and any(map(_capital, tokens[at + 1 : at + 3]))
        inner = inner or (token.lower() in _TITLES and _is_name(tokens[at + 1 : at + 2]))
        if not inner and not (_capital(token) and _possible(token, False)):
            break
        name.append(token)
    return name


def _is_name(tokens: list[str]) -> bool:
    return any(_capital(token) and _possible(token, False) for token in tokens)


def _possible(token: str, lower: bool) -> bool:
    low = token.lower()
    if low in _NO_NAME or len(low) < 2 or low.endswith("'s"):
        return False
    if not lower:
        return True
    return (
        low not in _TAIL
        and not low.endswith(_SHAPES)
        and not (low.endswith("ly") and len(low) > 5)
        and not (low.endswith("ed") and len(low) > 4)
    )


def _capital(text: str) -> bool:
    """Whether it begins with a capital, or with a letter of a script that has none."""
    return bool(text) and (text[0].isupper() or not _CASED.match(text[0]))


def _capitalised(name: str) -> str:
    return regex.sub(r"(^|[ '-])(\p{L})", lambda match: match[1] + match[2].upper(), name.lower())
