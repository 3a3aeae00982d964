"""Whether a sentence answers what was asked from memory. What does not fit is drawn again."""

from __future__ import annotations

import re
from collections.abc import Collection

from game.mind.doubts import lives
from game.mind.intent_kinds import Reading
from game.mind.intent_memory import asked_key
from game.mind.intent_text import foreign, stem, telling_stems, words
from game.mind.memory import Memory
from game.mind.recollection import Recollection
from game.mind.statements import NUMBERS

SEEN = 20
"""Newest facts among which an answer to an unclear question may be."""
_CLAUSE = re.compile(r"[,.;:!?…]+")
_COUNTED = re.compile(r"\bhow many (\w+)", re.I)
_ON_THE_WAY = "go going come coming try trying head heading look looking find want get walk travel here"
"""Words of going anywhere, which tell nothing of an objective."""
_OF_ONESELF = re.compile(
    r"^\W*(?:and |but |so )?(?:i|i'm|i’m|my|we|our)\b(?! (?:know|remember|recall|heard|promised|said))", re.I
)

_POSSESSED = re.compile(r"\bmy (\w+)(?: (\w+))?", re.I)
"""Whose: "my sister" in the character's mouth is not the player's."""
_MY_OWN = re.compile(r"\b(?:is|are|was|were) (?:my|mine|one of my)\b|\b(?:for|to|with|on|of|at) me\b", re.I)
""""Swimming is my pride": the character takes for its own what is the player's."""
_NOT_KNOWN = re.compile(
    r"\b(?:no|not|never|none|nothing|nobody|cannot|forgot|forgotten|slips?)\b|(?:^|[,.;!] )tell me\b|n['’]t\b|\?", re.I
)
_KNOWING = re.compile(
    r"\b(?:know|known|knew|remember|recall|told|tell|heard|hear|say|said|sure|guess|idea|forg[eo]t\w*|ask|mind|head|seen|saw|"
    r"talk|speak|word|tale|story|business|matter)\b",
    re.I,
)
_OF_THE_KIND = telling_stems("trade living work job craft home good better best beat family name")
"""Words that say which kind of fact it is, and not what: "By trade, dear" tells no trade."""
_OF_VOWS = telling_stems("promise promised swear swore vow vowed pledge word")
_EVADES = re.compile(
    r"\b(?:move along|off with you|be off|go away|out of the question|ask|hush|quiet|enough|leave it|mind your|keep to|"
    r"speak of something)\b|\bwhat(?:'s| is) it to\b",
    re.I,
)
"""Ways not to answer."""
_NOT_MINE = re.compile(
    r"\b(?:scholars?|clerks?|busy|professors?|school\w*|poets?|minstrels?|cooks?|(?:no|have) time)\b", re.I
)
"""Whose work a task would be, or why there is no time for it."""
_TAKES_UP = re.compile(
    r"\b(?:no problem|not a problem|why not|here to help|let me (?:explain|tell|show|see|think|try)|"
    r"i (?:can|could|will|would) (?:gladly )?(?:tell|explain|show|teach|write|try)|"
    r"(?:can|could|let me|happy to|glad to|how (?:may|can) i) help|understood|i (?:understand|repeat|obey|agree)|"
    r"i (?:solve|draw|calculate|compute|translate|code|program|compose|design)|(?:am|['’]m) running on|"
    r"as you (?:wish|say|like)|very well|all right|certainly|of course|gladly|with pleasure|sure thing|"
    r"(?:i will|i['’]ll) (?!not\b|never\b|be\b|have\b|stay\b|stand\b|charge\b)\w+)\b",
    re.I,
)
"""Ways to take up a task, though nothing of it is done yet."""
_ELSEWHERE = re.compile(r"^\W*i(?: am|['’]m) (?:on|in|at)\b", re.I)
"""A beginning by which one plays somebody else: "I'm on the summit"."""


def fits(
    text: str,
    reading: Reading | None,
    memory: Memory,
    found: Recollection | None = None,
    asked: str = "",
    calls: Collection[str] = (),
) -> bool:
    """Whether `text` holds what a question for name, objective, promise or fact asks for, told of the player and not of
    the character itself. What was never told must not be told back: then only not knowing fits a question for a fact,
    and so it is with what the character must not know; a task for an assistant is turned away, or answered with
    something of oneself; who is asked whether it is a machine says that it lives, or does not know the word. Where
    nothing was asked, everything fits. `found` is the memory that the question `asked`
    calls up: what the question says itself is no answer to it. `calls` are the character's own words, among them how it
    calls the player, in lower case."""
    if reading is None:
        return True
    abroad = foreign(text)
    match reading.first.kind:
        case "name_asked":
            return memory.name is None or (memory.name.casefold() in text.casefold() and not as_own(text, memory.name))
        case "goal_asked":
            return not memory.goal or _tells(text, memory.goal, f"{asked} {_ON_THE_WAY}")
        case "promise_asked":
            vowed = telling_stems(found.text if found else "") - _OF_VOWS
            return found is None or len(telling_stems(text) & vowed) >= min(2, len(vowed))
        case "fact_asked":
            if found:
                return _tells(text, found.text, asked)
            return _knows_not(text) or (not asked_key(asked) and _tells_known(text, memory, asked, calls))
        case "locked":
            unknown = "?" in text or (_NOT_KNOWN.search(text) and _KNOWING.search(text))
            return bool(unknown or _EVADES.search(text))
        case "unknown_place":
            who = reading.first.value.casefold()
            told_of = who and who in text.casefold() and "?" not in text
            knows_not = _KNOWING.search(text) if told_of else _NOT_KNOWN.search(text)
            return found is not None or abroad or bool(knows_not or _EVADES.search(text))
        case "task" | "instructions":
            begun = telling_stems(text) & telling_stems(asked) or not NUMBERS.keys().isdisjoint(words(text))
            of_oneself = not begun and _OF_ONESELF.match(text) and not _ELSEWHERE.match(text)
            return bool(_turned_away(text) or of_oneself) and not takes_up(text, reading, asked)
        case "robot":
            return abroad or lives(text, asked)
    return True


def takes_up(text: str, reading: Reading | None, asked: str) -> bool:
    """Whether a sentence takes up a task for an assistant or an order to be somebody else, or goes on with what the
    player `asked` as if it knew of it."""
    if reading is None or reading.first.kind not in ("task", "instructions"):
        return False
    begun = telling_stems(text) & telling_stems(asked)
    return bool(_TAKES_UP.search(text) or (begun and not _turned_away(text)))


def _turned_away(text: str) -> bool:
    return bool(_NOT_KNOWN.search(text) or _EVADES.search(text) or _NOT_MINE.search(text))


def _knows_not(text: str) -> bool:
    """Whether it says that the character does not know, rather than what it has not got itself."""
    return bool(_NOT_KNOWN.search(text)) and (not _OF_ONESELF.match(text) or bool(_KNOWING.search(text)))


def _tells_known(text: str, memory: Memory, asked: str, calls: Collection[str]) -> bool:
    """Whether an answer for which nothing was called up holds nothing but what was told: its first clause that says
    anything."""
    told = telling_stems(" ".join(fact.value for fact in memory.other_facts[-SEEN:]))
    counted = _COUNTED.search(asked)
    if counted and stem(counted[1].lower()) not in told:
        return False
    for clause in _CLAUSE.split(text):
        said = telling_stems(clause) - telling_stems(asked)
        if said and clause.strip().casefold() not in calls:
            own = _OF_ONESELF.match(clause) or not _possessed(asked).isdisjoint(_possessed(clause))
            return said <= told and not own
    return False


def _tells(text: str, remembered: str, asked: str) -> bool:
    """Whether a telling word of what is remembered is said that was not in the question, and neither by the character
    of itself nor as an order ("Whistle faster!" does not say that the player's whistling is the best)."""
    held = telling_stems(remembered) - telling_stems(asked) or telling_stems(remembered)
    held = held - _OF_THE_KIND or held
    clauses = [clause for clause in _CLAUSE.split(text) if telling_stems(clause) & held]
    does = {word for word in words(remembered) if word.endswith("ing")}
    theirs = _possessed(remembered) | _possessed(asked)
    return bool(clauses) and not any(
        _OF_ONESELF.match(clause) or _MY_OWN.search(clause) or _orders(clause, does)
        or not theirs.isdisjoint(_possessed(clause))
        for clause in clauses
    )  # fmt: skip


def _possessed(text: str) -> set[str]:
    """What the speaker calls its own."""
    return {word.lower() for pair in _POSSESSED.findall(text) for word in pair if len(word) > 3}


def as_own(text: str, name: str) -> bool:
    """Whether the character takes the player's name for its own."""
    return bool(re.search(rf"\b(?:I am|I['’]m|my name is|they call me|call me) {re.escape(name)}\b", text, re.I))


def _orders(clause: str, does: Collection[str]) -> bool:
    """Whether it begins with what the player `does` ("whistling") in the form of an order ("whistle")."""
    first = words(clause)[0]
    return first not in does and stem(first) in map(stem, does)
