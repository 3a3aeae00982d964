"""Which memory a line of the player calls up, and how it is told."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import regex

from game.mind.blocks import STRANGER, promise_sentence
from game.mind.expression import expression
from game.mind.intent_kinds import Intent, Reading
from game.mind.intent_memory import KIN, asked_key
from game.mind.intent_text import EMPTY_WORDS, content_words, words
from game.mind.memory import Memory
from game.mind.recall import Query, Recall
from game.mind.recollection import Kind, Recollection, fact_id, promise_id
from game.mind.terms import terms
from game.mind.wording import second_person, sentence, third_person

CONSIDERED = 5
HAPPENED: tuple[Kind, ...] = ("fact", "event")
_EXPLAINED = frozenset(
    {"robot", "instructions", "task", "insult", "locked", "promise_wanted", "goal_asked", "name_asked", "demand",
     "trade", "way", "person", "opinion", "topic", "name_given", "name_unsure", "goal_told", "time", "who_are_you",
     "how_are_you", "greeting", "farewell", "thanks", "praise", "apology", "yes", "no"}
)  # fmt: skip
"""Kinds of line that need no memory to be answered."""
_MAY_LEAN = frozenset({"unknown", "small_talk", "topic", "way", "person"})
"""What a question about the player itself may be taken for where only its words are looked at."""

_TELLING = frozenset("called call named name tell told said mention mentioned say remember know old".split())
_PROMISING = frozenset(
    "promise promised promises swear swore sworn vow vowed word oath pledge pledged keep kept".split()
)
"""Words of the asking itself, which many memories hold."""
_ASKS = expression(r"\W*(?:and |but |so )?(?:\p{L}+ )?(?:what|whom?|where|when|which|how)\b", regex.IGNORECASE)
_ONESELF = expression(r"\b(?:i|me|my)\b", regex.IGNORECASE)
_OF_OTHERS = expression(
    r"\b(?:you|your|tell me)\b|\b(?:can|could|may|might|should|shall|must|would|will) (?:i|we)\b|"
    r"\bdo (?:i|we) (?:need|get|find|reach|enter|pass|buy|have to|come to)\b",
    regex.IGNORECASE,
)
_LIFE = expression(
    r"^(?:and |but |so )?(?:(?:with|for|to|by|from|of|under|on|in|about|against|behind) )?"
    r"(?:what|whom?|whose|where|when|which|why|how (?:many|much|old|long|tall|often))\b(?P<about>(?: [\p{L}'-]+)*?) "
    r"(?:(?:am|was|did|do|have|had|can't|cannot|could) i|(?P<does>\p{L}+) me)\b(?P<rest>.*)",
    regex.IGNORECASE,
)
_PRIVATE = expression(
    r"^(?:and |but |so )?(?:what|whom?|where|how) did i (?:dream|eat|drink|wear|sleep|cook|sing|lose|break|forget)\b",
    regex.IGNORECASE,
)
"""What nobody knows of the player who was not told, whatever else the question touches ("last night")."""
_PRESENT = frozenset(
    "can will needs wants stops tells gives lets could would should doing done need owe now here today tonight look "
    "looking stand standing sit sitting think thinking wrong win get go going supposed mean say said saying talk "
    "talking speaking see seeing hear hearing smell late wake pay owed know understand believe trust deserve earn "
    "expect start begin choose ask asking bet wait stop kind matter next then first instead must to".split()
)
"""Words of a question about what the player is to do or has before its eyes, which nobody has to be told."""
_BESIDE = {
    **dict.fromkeys("bag pack basket sack satchel cart".split(), "carry"),
    **dict.fromkeys("wound wounded pain ache aches injured".split(), "hurt"),
    **dict.fromkeys("travel travels travelling".split(), "company"),
    **dict.fromkeys("companion company accompanies".split(), "travel with"),
    **dict.fromkeys("better best good".split(), "beats good"),
    **dict.fromkeys("wait waiting waits".split(), "ship ships home"),
    **dict.fromkeys("money coins".split(), "owe pay"),
    **dict.fromkeys("subject studies".split(), "study learn"),
    **dict.fromkeys("carry carrying".split(), "bag"),
    **dict.fromkeys("forget forgot forgotten".split(), "left"),
    "sea": "ship ships sails boat",
}
"""What goes without saying: what is in one's bag is what one carries."""
_FAMILY = frozenset("family relatives relative kin".split())
_SMALL = EMPTY_WORDS - {"i", "i'm", "i've"} | set("near during since before after two three nobody everybody".split())
"""Words that are written large only because the player's clause begins with them."""


def _of_oneself(text: str) -> bool:
    """Whether a question is about the player itself, and not about what it may or should do."""
    return bool(_ASKS.match(text) and _ONESELF.search(text)) and not _OF_OTHERS.search(text)


def called_up(
    reading: Reading, memory: Memory, recall: Recall, query: Query, fresh: Collection[int]
) -> Recollection | None:
    """The memory that the line calls up; None where none fits, or where it needs none.

    `fresh` are the lines that still stand in the talk word for word: what they told is no news to anybody, unless it
    is asked for.
    """
    asked = next((it for it in reading.intents if it.kind in ("promise_asked", "fact_asked", "unknown_place")), None)
    if asked is None:
        if reading.question and reading.first.kind in _MAY_LEAN and _of_oneself(query.line):
            return _of_the_player(recall, query)
        explained = _EXPLAINED & {it.kind for it in reading.intents}
        return None if explained else _brought_to_mind(reading, recall, query, fresh)
    match asked.kind:
        case "promise_asked":
            return _promise(memory, recall, query)
        case "unknown_place":
            return _best(recall, replace(query, line=asked.value, before=()), HAPPENED)
    if not asked.id and not content_words(asked.value):
        return _newest(memory, recall)
    about = replace(query, line=_without(query.line, _TELLING), named=(asked.id,) if asked.id else (), before=())
    return _asked_for(recall, about, HAPPENED) or _asked_for(recall, about, ("talk",))


def leaning(reading: Reading, found: Recollection | None, text: str) -> Reading:
    """The reading of a question about the player's own life: it asks for what was told, whether a memory answers it or
    not."""
    if reading.first.kind in _MAY_LEAN and _PRIVATE.search(text) and not (found and found.kind == "fact"):
        return replace(reading, intents=(Intent("fact_asked"),))
    if not reading.question or reading.first.kind not in _MAY_LEAN:
        return reading
    if found is None:
        return replace(reading, intents=(Intent("fact_asked", text),)) if _of_its_life(reading, text) else reading
    if found.kind != "fact":
        return reading
    if not _of_oneself(text) and not _all_told(text, found.text):
        return reading
    return replace(reading, intents=(Intent("fact_asked", found.text),))


def _of_its_life(reading: Reading, text: str) -> bool:
    """Whether a question that nothing else explains is about the player's own life."""
    match = _LIFE.match(text.strip()) if reading.first.kind in ("unknown", "small_talk") else None
    if not match or _OF_OTHERS.search(text):
        return False
    said = words(" ".join(part or "" for part in match.group("about", "does", "rest")).casefold())
    return bool(said) and _PRESENT.isdisjoint(said)


def _all_told(text: str, told: str) -> bool:
    """Whether a question with more than one telling word has none that was not told ("What broke this morning?")."""
    asked = set(terms(text))
    return len(asked) > 1 and asked <= set(terms(told)) and not _OF_OTHERS.search(text)


def to_the_model(found: Recollection, npc: str, name: str | None) -> str:
    """The memory as a sentence in the third person; `npc` is the character's name, `name` the player's."""
    who = name or "the traveller"
    match found.kind:
        case "fact":
            return sentence(third_person(found.text, who, npc))
        case "promise":
            kept = f" {npc} kept it." if "kept" in found.tags else ""
            return promise_sentence(npc, found.text, name or STRANGER) + kept
    return sentence(found.text)


def to_the_player(found: Recollection | None) -> str:
    """The memory as the character tells it to the player; "" where it cannot tell it in its own words."""
    if found is None or found.kind not in ("fact", "promise"):
        return ""
    first = found.text.partition(" ")[0]
    text = found.text if first.lower() not in _SMALL else first.lower() + found.text[len(first) :]
    return second_person(text)


def _promise(memory: Memory, recall: Recall, query: Query) -> Recollection | None:
    """The promise that is asked for, else the newest that is open, else the newest."""
    about = _without(query.line, _PROMISING)
    fitting = _best(recall, replace(query, line=about, before=()), ("promise",)) if content_words(about) else None
    if fitting or not memory.promises:
        return fitting
    return recall.get(promise_id((memory.open_promises or memory.promises)[-1]))


def _newest(memory: Memory, recall: Recall) -> Recollection | None:
    newest = max(memory.other_facts, key=lambda fact: fact.line, default=None)
    return recall.get(fact_id(newest)) if newest else None


def _of_the_player(recall: Recall, query: Query) -> Recollection | None:
    """What a question about the player itself asks for, in whatever words."""
    key = asked_key(query.line)
    return _asked_for(recall, replace(query, named=(key,) if key else (), before=()), ("fact",))


def _asked_for(recall: Recall, query: Query, kinds: Collection[str]) -> Recollection | None:
    """What a question asks for in its own words, else with what goes without saying in them, else any of the family
    where that is asked for."""
    said = words(query.line)
    more = replace(query, line=_with_beside(query.line, said))
    found = _best(recall, query, kinds) or (_best(recall, more, kinds) if more.line != query.line else None)
    if found or _FAMILY.isdisjoint(said):
        return found
    return _best(recall, replace(query, named=tuple(sorted(KIN))), kinds)


def _brought_to_mind(reading: Reading, recall: Recall, query: Query, fresh: Collection[int]) -> Recollection | None:
    """What a line makes one think of."""
    found = _best(recall, query, (*HAPPENED, "promise"))
    return None if found and found.line in fresh and not reading.question else found


def _best(recall: Recall, query: Query, kinds: Collection[str]) -> Recollection | None:
    """The best recollection that is named, is like the line in meaning, or whose own words are asked for: what was only
    said nearby is no answer."""
    asked = set(recall.terms(query.line) or recall.terms(" ".join(query.before)))
    for found in recall.search(query, kinds=kinds, limit=CONSIDERED):
        named = {name.casefold() for name in query.named} & {found.what.id, *found.what.tags}
        if named or found.alike or asked & set(recall.terms(f"{found.what.text} {found.what.speaker}")):
            return found.what
    return None


def _with_beside(line: str, asked: Collection[str]) -> str:
    """The line, and what goes without saying in the words that were asked."""
    return " ".join([line, *(_BESIDE[word] for word in asked if word in _BESIDE)])


def _without(line: str, left_out: Collection[str]) -> str:
    return " ".join(word for word in words(line) if word not in left_out)
