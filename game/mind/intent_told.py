"""What the player tells of itself: where it is going, and facts."""

from __future__ import annotations

import re
from collections.abc import Sequence

import regex

from game.mind.expression import expression
from game.mind.intent_kinds import Intent
from game.mind.intent_self import tells_of_itself, without_aside
from game.mind.intent_text import Clause, content_words

_AM = r"(?:i am|i'm|im)(?: (?:just|only|still|now|also|currently|actually|really|here))*"
_REACH = (
    r"(?:find|reach|meet|see|visit|save|rescue|seek|search|look|catch|cross|return|bring|deliver|fetch|follow|"
    r"get (?:to|home|"
    r"through|past|back|into|out|my|the)|join|free|warn|learn|pass|travel|sail|walk|ride|buy|sell|study|ask|"
    r"speak|climb|explore)"
)
_GOAL = expression(
    rf"^{_AM} ((?:going|heading|headed|bound|travelling|traveling|walking|riding|sailing|off|returning|on my "
    r"way|on the way) "
    r"(?:back |home |over |up |down |north |south |east |west )*(?:to|towards?|into|home|north|south|east|"
    r"west)\b(?! bed| sleep| be| die)"
    r".*|(?:headed|heading|bound) for .+|(?:looking|searching|hunting) (?:everywhere )?for .+|(?:trying|"
    rf"hoping|planning|here) to {_REACH}\b.*|in search of .+|seeking .+|"
    rf"on (?:a|my) (?:quest|pilgrimage|journey|errand) .+|here for (?:the|my) .+|chasing (?:after )?.+|after my .+)$",
    regex.IGNORECASE,
)
_INTENT_VERB = expression(r"(?i:going|off) (?i:to) (?!(?i:the|my|a|an|see) )\p{Ll}")
_INTENT_GOOD = expression(rf"(?:going|off) to {_REACH}\b", regex.IGNORECASE)
_WANT = expression(
    r"^(?:i (?:need|want|have|must|would like|wish|hope)(?: to)?|i'd like to|i've got to|i must|my (?:goal|"
    r"quest|task|aim|errand|plan) is to) "
    r"((?:find|reach|meet|visit|save|rescue|get to|deliver|bring|return to|travel to|go to|warn|free|fetch) .+)$",
    regex.IGNORECASE,
)
_SEEK = expression(r"^i (?:seek|search for|look for) (.+)$", regex.IGNORECASE)
_CAME = expression(
    rf"^i(?:'ve| have)? (?:came|come|travelled|traveled) (?:all the way )?(?:here )?(to {_REACH}\b.*)$",
    regex.IGNORECASE,
)
_IDLE = expression(
    r"^(?:looking|searching|hunting) for (?:you|it|that|this|them|trouble|something|someone|anything|nothing|"
    r"work|a fight|help|ways|places)\b"
    r"|^here (?:to|for) (?:talk|chat|help|you|that|it|this|kill|buy|sell|trade|ask)\b|^going (?:to )?(?:back|"
    r"home|north|south) (?:now|to bed)$"
    r"|\b(?:a|better|new) (?:way|place|spot)\b|\bmy head\b|\bsee it\b|\b(?:you|your)\b",
    regex.IGNORECASE,
)
_CUT = expression(
    r"\s+(?:if|unless|though|although|but|please|right now|okay|ok|by the way|you know|i think|i guess)\b.*$",
    regex.IGNORECASE,
)
_NO_ITEM = re.compile(r"^(?:a|an|the|some|any|my|your)\s+", re.IGNORECASE)

_KIN = (
    "sister|brother|mother|father|son|daughter|wife|husband|uncle|aunt|cousin|niece|nephew|grandmother|grandfather|"
    "friend|mum|mom|dad|parents|grandma|grandpa|master|twin|child|children"
)
_TRADES = (
    "actor actress alchemist apothecary apprentice archer artist astronomer baker barber bard beekeeper blacksmith "
    "bookbinder brewer bricklayer builder butcher candlemaker captain carpenter carter cartographer clerk cobbler cook "
    "cooper courier dancer doctor dyer farmer farrier ferryman fiddler fisher fisherman fletcher forester gardener "
    "glassblower glazier goldsmith healer herbalist herder hunter innkeeper jeweller joiner juggler knight labourer "
    "lawyer librarian lumberjack maid mapmaker mason mercenary merchant messenger midwife miller miner minstrel monk "
    "musician nun nurse painter pedlar peddler physician pilgrim pilot player poet porter potter priest printer ranger "
    "roofer ropemaker saddler sailor salter scholar scribe sculptor seamstress servant shepherd shipwright shoemaker "
    "silversmith singer smith soldier spinner squire stonemason storyteller student surgeon tailor tanner teacher "
    "thatcher tinker trader trapper weaver wheelwright woodcutter woodcarver writer"
)
_TRADE = expression(
    r"^(?:i am|i'm|im|i work as|i earn my bread as|i was trained as) (?:(?:just|only) )?an? (?:(?:simple|poor|"
    r"humble|master|young|old|travelling|"
    rf"wandering|retired|journeyman|good) )?(?:{'|'.join(_TRADES.split())}|(?!trouble|match)\p{{L}}+(?: |-)?"
    r"(?:maker|smith|wright|monger|keeper|herd|mender|layer|cutter|seller))\b(?! (?:of lies|myself today))",
    regex.IGNORECASE,
)
_LIVING = expression(
    r"^by (?:trade|profession|calling),? (?:i am|i'm) |^(?:i am|i'm) .+ by (?:trade|profession|calling)$|"
    r"^i (?!can't|cannot|don't|never|do not).+ for a living$|"
    r"^my (?:trade|craft|profession) (?:is|was) (?!not\b|no\b|my\b).+|"
    r"^i (?:earn|make) my (?:bread|living|keep|money) (?:with|by|as|from)\b.+",
    regex.IGNORECASE,
)
_THING = r"(?:the|a|an|my|some|old|every|all)?"
_NOT_THING = (
    r"(?!you\b|your\b|it\b|that\b|this\b|him\b|her\b|them\b|those\b|these\b|his\b|their\b|being\b|seeing\b|to "
    r"know\b|to ask\b|what\b|how\b|where\b|i\b)"
)
_FACTS: tuple[tuple[str, regex.Pattern[str]], ...] = tuple(
    (key, expression(pattern, regex.IGNORECASE))
    for key, pattern in (
        ("home",
            r"^(?:i (?:come|came|hail|am|have come|originally come|originally came)|i've come|i'm|im)(?: "
            r"originally)? from (?!far\b|"
            r"away\b|here\b|there\b|afar\b|the future\b|nowhere\b|you\b).+"),
        ("home",
            r"^(?:i (?:live|was born|grew up|was raised)(?: \p{L}+){0,6}? (?:in|at|on|near|by|beside|with)) "
            r"(?!fear\b|peace\b|hope\b).+"),
        ("home", r"^my (?:home|house|village|town|home town|hometown) (?:is|lies|stands) .+"),
        ("home",
            r"^i (?:walked|rode|sailed|travelled|traveled|came|wandered)(?: \p{L}+){0,4}? from "
            r"(?!far\b|away\b|here\b|there\b|afar\b|nowhere\b|you\b).+"),
        ("lost",
            r"^(?:i|i've|i have) (?:just |also |recently )?(?:lost|misplaced|mislaid|dropped) (?:my|the|a|an|"
            r"our|all my) (?!mind\b|temper\b|patience\b|tongue\b|way\b|"
                 r"nerve\b|interest\b|count\b|track\b|place\b|words?\b|head\b|bet\b|thread\b|hope\b|faith\b).+"),
        ("lost", r"^my (?!name\b)[\p{L} -]{2,40} (?:is|was|got|has been|went) (?:lost|stolen|missing|gone)\b.*"),
        ("lost", r"^(?:i was robbed|i've been robbed|thieves (?:took|stole) my)\b.*"),
        ("fears",
            r"^(?:i am|i'm|im) (?:(?:very|so|really|terribly|a bit|also|quite|deathly) )?(?:afraid|scared|"
            r"frightened|terrified) of (?!you\b|that\b|it\b|this\b|what\b).+"),
        ("fears",
            r"^(?:(?:only |the |my )?\p{L}+) (?:\p{L}+ )?(?:frightens?|scares?|terrif(?:ies|y)) me\b.*"),
        ("likes", r"^(?:there is|there's) nothing (?:that )?i (?:like|love|enjoy) (?:more|better) than .+"),
        ("fears", rf"^i (?:fear|dread) {_NOT_THING}(?:the|my|a|an|\p{{L}}+s)\b.*"),
        ("dislikes",
            r"^i (?:(?:really|also|truly|just) )?(?:hate|dislike|detest|loathe|don't like|do not like|can't "
            rf"stand|cannot stand|can't abide) {_NOT_THING}.+"),
        ("likes",
            r"^i (?:(?:really|also|truly|do|just) )?(?:like|love|enjoy|adore|am fond of|collect) "
            rf"{_NOT_THING}.+"),
        ("likes", rf"^(?:i am|i'm) (?:very )?fond of {_NOT_THING}.+"),
        ("likes", r"^my favou?rite [\p{L} ]{2,30} (?:is|are) .+"),
        ("age",
            r"^(?:i am|i'm|im) (?:only |almost |nearly )?(?:\d{1,3}|[\p{L}-]{3,20}) (?:years old|years of age|"
            r"winters old|summers old)\b.*"),
        ("age", r"^(?:i am|i'm) (?:only )?(?:1\d|[2-9]\d)$"),
        ("spouse", r"^(?:i am|i'm) (?:married|betrothed|engaged|widowed)\b.*"),
        ("cannot",
            r"^i (?:can't|cannot|can not|never learnt to|never learned to) (?:swim|read|write|ride|sing|dance|"
            r"cook|see well|hear well|eat .+|sail|fight)\b.*"),
        ("owns",
            r"^(?:i own|i have got|i've got|i have|i keep) (?:an? |two |three |four |some )(?:[\p{L}-]+ "
            r"){0,2}(?:dog|cat|horse|pony|mule|donkey|goat|goats|cow|cows|sheep|hens?|"
                 r"chickens?|boat|ship|cart|wagon|farm|mill|house|shop|garden|lute|fiddle|flute|harp|bees|hawk|"
                 r"falcon|bird|ferret|scar)\b.*"),
        ("past", r"^i (?:was|used to be) (?:once )?an? (?!bit\b|little\b|fool\b|lot\b).+"),
        ("past", r"^i used to \p{L}+\b.*"),
        ("hurt", r"^i (?:broke|hurt|twisted|sprained|burnt|burned|cut) my .+"),
        ("fact_birthday", r"^my birthday (?:is|falls) .+"),
    )
)  # fmt: skip
_RELATIVE = expression(
    r"^my (?:(?:little|big|older|younger|elder|twin|late|poor|dear|old|best|only|youngest|eldest|oldest) "
    rf")*({_KIN})(?:'s name)?(?:,? \p{{Lu}}[\p{{L}}'-]+)?,? "
    r"(?:is|was|are|were|has|had|have|lives|lived|works|worked|died|fled|left|went|ran|came|vanished|disappeared|"
    r"taught|gave|makes|made|sells|sold|keeps|kept|loves|loved|hates|sings|serves|served|never|always|sails|"
    r"sailed|needs|wears|looks|plays|passed|walked|travelled|traveled|wanted|set out|promised)\b .+|"
    rf"^my (?:\p{{L}}+ )?({_KIN})(?: \p{{Lu}}\p{{L}}+)? (?:died|fled|vanished|disappeared|left|ran away)$",
    regex.IGNORECASE,
)  # fmt: skip
_THERE_KIN = expression(
    rf"^there(?:'s| is| are| was) (?:(?:my|our) (?:\p{{L}}+ )?({_KIN})|an? ({_KIN}) of mine)\b .+", regex.IGNORECASE
)
_HAVE_KIN = expression(
    r"^(?:i have|i've got|i've|i had) (?:an?|two|three|four|five|six|seven|no|\d) (?:(?:little|big|older|"
    rf"younger|elder|twin) )*({_KIN})s?\b.*", regex.IGNORECASE
)  # fmt: skip
_NAMED = expression(r"^my ([\p{L}]+)(?:'s name is| is called| is named| answers to) .+", regex.IGNORECASE)
_NOT_ABOUT = frozenset("name question point answer problem guess word friend".split())
TOLD = "told"
"""The key of facts that have no name of their own."""
_DOUBT = expression(r"\b(?:would|could|should|maybe|perhaps|might|probably|if|unless|you|nothing|joke)\b")

_NOTHING_BUT = expression(
    r"^(?:there is |there's )?(?:nothing|nobody|no one) (?:i \p{L}+ |\p{L}+ me )", regex.IGNORECASE
)


def read_goals(heard: Sequence[Clause], goods: frozenset[str]) -> list[Intent]:
    """Where the player says it is going, as it follows "I am". Looking for one of `goods` (lower case) is trade."""
    found = [_goal(clause.text, goods) for clause in heard if clause.meant]
    return [Intent("goal_told", goal) for goal in found if goal][:1]


def _goal(text: str, goods: frozenset[str]) -> str:
    for pattern, lead in ((_GOAL, ""), (_WANT, "trying to "), (_SEEK, "looking for "), (_CAME, "here ")):
        match = pattern.match(text)
        if match:
            return _worthy(_CUT.sub("", lead + match[1]).strip(), goods)
    return ""


def _worthy(goal: str, goods: frozenset[str]) -> str:
    """The goal, or nothing where it is none: small errands, threats, things to buy."""
    wanted = _NO_ITEM.sub("", goal.lower().partition(" for ")[2])
    intent_only = _INTENT_VERB.match(goal) and not _INTENT_GOOD.match(goal)
    if intent_only or _IDLE.search(goal) or wanted in goods or not content_words(goal):
        return ""
    return goal


def read_facts(heard: Sequence[Clause]) -> list[Intent]:
    """The facts that the player tells of itself; at most one of a key that has a name."""
    found: dict[str, Intent] = {}
    for clause in heard:
        nothing_but = _NOTHING_BUT.match(clause.text)
        value = clause.text.strip() if nothing_but else _CUT.sub("", clause.text).strip()
        sure = bool(nothing_but) or not _DOUBT.search(value.lower())
        key = _fact_key(value) if clause.meant and sure else ""
        if key and len(value) <= 200:
            found.setdefault(value if key == TOLD else key, Intent("fact_told", value, key))
    return list(found.values())


def _fact_key(text: str) -> str:
    """The key of what is told in `text`, "" where it is nothing that lasts."""
    if _LIVING.match(text):
        return "trade"
    return _named_key(without_aside(text)) or (TOLD if not _leads_on(text) and tells_of_itself(text) else "")


def _leads_on(text: str) -> bool:
    """Whether it speaks of where the player is going."""
    return any(pattern.match(text) for pattern in (_GOAL, _WANT, _SEEK, _CAME)) or text.lower().startswith("my quest")


def _named_key(text: str) -> str:
    for key, pattern in _FACTS:
        if pattern.match(text):
            return key
    if _TRADE.match(text):
        return "trade"
    match = _RELATIVE.match(text) or _HAVE_KIN.match(text) or _THERE_KIN.match(text)
    if match:
        kin = next(group for group in match.groups() if group).lower()
        return f"family_{kin}"
    match = _NAMED.match(text)
    if match and match[1].isascii() and match[1].lower() not in _NOT_ABOUT:
        return f"own_{match[1].lower()}"[:40]
    return ""
