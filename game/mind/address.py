"""To whom a line is said: a name at its head or end that calls somebody. To speak of somebody is not to speak to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import regex

from game.mind.expression import expression
from game.mind.intent_text import shortened, without_quotes
from game.mind.persona import Persona, Town

_LEADS = (
    r"(?:(?:hey|hi|hello|oh|ah|and|but|so|well|now|then|yes|no|ok|okay|right|please|listen|look|say|psst|pray|sorry|"
    r"excuse me|forgive me|pardon me|thanks|thank you|goodbye|farewell|good (?:morning|day|evening|afternoon|night)|"
    r"tell me|let me ask you|(?:and |but )?(?:what|how) about you|(?:and |but )?what of you|and you|you|you there)"
    r"[ ,]+)*+"
)
_GREETS = (
    r"(?:hey|hi|hello|psst|thanks|thank you|goodbye|farewell|sorry|listen|excuse me|"
    r"good (?:morning|day|evening|afternoon|night))"
)
_SECOND_PERSON = (
    r"(?:do|did|don't|have|haven't|are|aren't|were|can|can't|could|will|won't|would|what|where|who|why|how|when)"
    r"(?: [\w']+){0,2} you\b"
)
_KIN = "sister|brother|friend|father|mother|girl|man|woman|keeper|captain"
_THE_SAME = expression(
    r"\b(?:(?:and|(?:what|how) about|what of) you(?: \w+)?|what (?:do|would|have) you (?:say|think|know)"
    r"(?: (?:of|about) (?:it|that|this))?|is (?:it|that|this) (?:true|so|right)|do you agree|do you know)"
    r"(?:,[\w' ]+)?\W*$",
    regex.IGNORECASE,
)
_SENTENCE = expression(r"[^.!?…;\n]+[.!?…;]*")
_ARTICLE = expression(r"^(?:the|a|an|my|old) ")


def called(persona: Persona, town: Town) -> tuple[str, ...]:
    """What one may call a character to its face, in lower case: its name, the words of it, what people call it."""
    words = [word for word in persona.name.split() if len(word) > 2]
    people = [name for mark in town.people if mark.id == persona.id for name in mark.names]
    names = [name.lower() for name in (persona.name, *words, *people)]
    return tuple(dict.fromkeys(name for name in names if not _ARTICLE.match(name)))


def addressed(text: str, names: Mapping[str, Sequence[str]]) -> str:
    """Whom a line calls by name, the last one if several; "" where it calls nobody. `names` are what those are called
    who could be meant, in lower case."""
    who = {name: npc for npc, several in names.items() for name in several}
    found = ""
    for sentence in _SENTENCE.findall(without_quotes(shortened(text))) if who else ():
        found = _called_in(sentence.strip(" .!?…;-–—"), who) or found
    return found


def asks_the_same(text: str) -> bool:
    """Whether a line only hands on what another was asked just now: "And you, Bram?"."""
    return "?" in text and bool(_THE_SAME.search(shortened(text)))


def without_call(text: str, names: Sequence[str]) -> str:
    """The line without the name that calls somebody who is called `names`, in lower case."""
    name = rf"(?:{_either(names)})"
    call = rf"(?:^|(?<=[.!?…;] )){name}\s*[,:–—]\s*|,\s*{name}(?=\s*(?:$|[.!?…;,]))"
    return regex.sub(call, "", text, flags=regex.IGNORECASE)


def _called_in(sentence: str, who: Mapping[str, str]) -> str:
    name = rf"({_either(who)})"
    head = regex.match(rf"{_LEADS}{name}(?:\s*[,:–—]|$)(.*)", sentence, regex.IGNORECASE) or regex.match(
        rf"{_LEADS}{name} (?={_SECOND_PERSON})(.*)", sentence, regex.IGNORECASE
    )
    greeted = regex.match(rf"{_GREETS},? {name}\b()", sentence, regex.IGNORECASE)
    if head and not _only_a_name(head, sentence) and not _listed(head[2], who):
        return who[head[1].lower()]
    turned = regex.search(rf"\byou, {name},", sentence, regex.IGNORECASE)
    called_by = greeted or turned
    if called_by:
        return who[called_by[1].lower()]
    end = regex.search(rf"^(.*?)(?:,\s*|\byou ){name}$", sentence, regex.IGNORECASE)
    if end and not _only_names(end[1], who) and not _telling(end[1], who[end[2].lower()], who):
        return who[end[2].lower()]
    return ""


def _either(names: Iterable[str]) -> str:
    return "|".join(map(regex.escape, sorted(names, key=len, reverse=True)))


def _only_a_name(head: regex.Match[str], sentence: str) -> bool:
    """Whether a sentence is "And Kestrel": it asks about her."""
    return not head[2].strip() and bool(regex.match(r"(?:and|but|so|then)\b", sentence, regex.IGNORECASE))


def _listed(rest: str, who: Mapping[str, str]) -> bool:
    """Whether a name is the first of several of whom something is said."""
    return bool(regex.match(rf"\s*(?:{_either(who)})(?:\s*,|\s+and)\b", rest, regex.IGNORECASE))


def _only_names(before: str, who: Mapping[str, str]) -> bool:
    """Whether nothing but a name stands between the last two commas: a list of people."""
    last = before.rpartition(",")[2].strip().lower()
    return last in who


def _telling(before: str, npc: str, who: Mapping[str, str]) -> bool:
    """Whether the name only says who was just spoken of: "I met the merchant, Oda"."""
    words = _either(name for name, other in who.items() if other == npc)
    return bool(regex.search(rf"\b(?:the|an?|your|my|his|her) (?:{words}|{_KIN})$", before.strip().lower()))
