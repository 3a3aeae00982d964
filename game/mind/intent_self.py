"""What else the player says of itself: any plain statement about its own life, beyond the facts that have a name.

Left out is what only carries the talk on ("I see", "I need a moment"), what passes ("I am tired"), what is meant for
later ("I will come back"), and all that speaks of the listener.
"""

from __future__ import annotations

import regex

from game.mind.expression import expression
from game.mind.intent_text import EMPTY_WORDS, words

FEWEST, MOST = 3, 30
"""Words of such a statement."""
_ASIDE = expression(
    r"^(?:(?:back home|once|long ago|(?:some|no|every)where(?: \p{L}+)?|"
    r"(?:every|most|this|last|one|yesterday|today) ?\p{L}*|"
    r"(?:at|on|in|by|near|during|since|before|after|from|under|along|behind|with|for|as|when) [\p{L}' -]{2,30}?|"
    r"\p{L}+ (?:days|weeks|months|years|winters|summers) ago),? )"
    r"(?=(?:i|i'm|i've|i'd|we|my|our|an?|two|three|four|five|six|seven|some|many|nobody|no one|only) )",
    regex.IGNORECASE,
)
_OTHERS = expression(
    r"^(?:nobody|no one|no man|no woman|everyone|everybody|people|they|folk|nothing|only|an?|two|three|four|five|six|"
    r"some|many)(?: \p{L}+){1,8} (?:me|my)\b|^there is nothing (?:that )?i \p{L}+ (?:more|less|better) than\b"
)
_MINE = expression(
    r"^(?:my|our) (?!name|question|point|answer|guess|word|turn|fault|apolog|pleasure|lord|lady|dear|good|goal|offer|"
    r"price|thanks|head|regret|mistake|bad|god|opinion|friend,|problem)(?:[\p{L}'-]+ ){1,4}?(?:is|was|are|were|has|had|"
    r"can|cannot|can't|never|always|\p{L}{2,}s|\p{L}{2,}ed|came|went|left|gave|taught|told|made|sold|kept|ran|fell|grew|"
    r"burnt|sank|lost|won|bought|built|broke|died)\b"
)
_IDLE = expression(
    r"\b(?:calls?|called) me\b|\bin (?:fear|peace|hope)\b|\b(?:robot|machine|program|human)\b|"
    r"^i(?:'ve got| have| carry|'ve) the\b"
)
_ADVERBS = frozenset(
    "also never always just still only really often sometimes once usually already even now then hardly rarely "
    "soon both mostly mainly truly actually seldom not ever long finally nearly almost all".split()
)
_NOT = frozenset("do did don't didn't haven't hadn't can't cannot can could couldn't used wasn't weren't".split())
_TALK = frozenset(
    "think thought guess guessed suppose mean meant know knew see hear understand understood agree disagree "
    "believe doubt feel felt hope hoped wish wished want wanted need needed say said ask asked asking beg thank "
    "swear promise apologise apologize bet wonder wondered remember forget forgot forgotten recall care mind "
    "insist demand order challenge accept refuse decline offer take buy pay give show tell told telling call got "
    "get wait waiting stay staying leave leaving go going come came coming try trying trust admit look looking "
    "listen listening talk talking speak speaking joke joking kid kidding sure sorry shall will would should must "
    "might may do did done heard thinking wondering seem sound has am was were are better rather prefer assume "
    "expect imagine regret let put use open enter pass follow fight duel be being been lose losing lost promised "
    "swore called calls".split()
)
_PASSING = frozenset(
    "bit little lot fool friend stranger traveller traveler moment minute while hurry problem idea question "
    "favour favor feeling doubt point chance time thing things way word words talk job kind sort rest others "
    "nobody anybody somebody somewhere nowhere today tonight tomorrow now here there soon again well much many "
    "very quite rather too maybe perhaps sure fine ready back alone late early glad happy sad tired hungry "
    "thirsty cold warm wet bored sleepy lost good bad".split()
)
_NOUN_AFTER_AM = frozenset("a an the one my our good bad left right born allergic".split())


def without_aside(text: str) -> str:
    """The clause without what stands before its subject: "at home", "two winters ago"."""
    return _ASIDE.sub("", text)


def tells_of_itself(text: str) -> bool:
    """Whether `text`, a clause that the player means, tells something of the player's own life."""
    low = without_aside(text.lower())
    said = words(low)
    if not FEWEST <= len(said) <= MOST or {"you", "your", "yours", "you're", "you've"} & set(said):
        return False
    if _IDLE.search(low):
        return False
    if _OTHERS.match(low):
        return True
    if _MINE.match(low):
        return bool(_substance(said[1:]))
    return said[0] in ("i", "we", "i'm", "i've", "we're", "we've") and _verb_tells(said)


def _verb_tells(said: list[str]) -> bool:
    """Whether what "I" or "we" does, from the verb on, is worth keeping."""
    _, _, short = said[0].partition("'")
    rest = ["am" if short in ("m", "re") else "have"] if short else []
    rest += said[1:]
    verb, *after = [word for word in rest if word not in _ADVERBS] or [""]
    if verb in ("am", "are", "was", "were"):
        was_there = verb in ("was", "were") and after[:1] and after[0] in ("at", "in", "on", "with")
        return "not" not in rest and bool(after) and (_is_something(after) or bool(was_there and _substance(after)))
    if verb in ("have", "had") and after and (after[0] in _TALK or after[0] == "to"):
        return False
    if verb in _NOT and after:
        verb, *after = after
    if verb == "to" and after:
        verb, *after = after
    return verb not in _TALK and bool(_substance(after, verb))


def _is_something(after: list[str]) -> bool:
    """What stands after "I am": a thing that one is, or does for longer."""
    first = after[0]
    if first in ("called", "named"):
        return False
    if first in _NOUN_AFTER_AM:
        return bool(_substance(after[1:]))
    if first == "waiting" and after[1:2] == ["for"]:
        return bool(_substance(after[2:]))
    if first.endswith("ing") and first not in _TALK:
        return bool(_substance(after[1:]))
    return first.endswith("ed") and bool(_substance(after[1:]))


def _substance(said: list[str], verb: str = "") -> set[str]:
    """The words that say what it is about."""
    return {word for word in said if word not in EMPTY_WORDS | _PASSING | _ADVERBS | {verb}}
