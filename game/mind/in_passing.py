"""A remark in passing in the person's own words: what a model is asked for, and whether its answer may be said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import regex

from game.mind.guard import term_pattern
from game.mind.intent_text import EMPTY_WORDS, stem, telling_stems
from game.mind.persona import Persona, Speech, Town
from game.mind.prompt import Turn
from game.mind.speech import SpeechFilter
from game.mind.statements import NUMBERS
from game.mind.stop_words import COMMON, STOP_WORDS

LONGEST = 200
"""Letters of an answer, as of a written remark."""
MAX_TOKENS = 80
SYSTEM = (
    "You are {who} in {town}, a small harbour town long ago. Say your remark to a passer-by in your own words, in one "
    "or two short sentences, and nothing else. Keep what it means. Add no facts, no names, no numbers, and speak of no "
    "world but this one."
)
_OPENERS = STOP_WORDS["english"] | COMMON["english"] | EMPTY_WORDS | frozenset("ah aye eh ha hm listen nay nah".split())
"""Words with a capital at the beginning of a sentence that are no names."""
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def asked(name: str, title: str, town: str, remark: str, hour: str, sight: str) -> tuple[Turn, Turn]:
    """The messages that ask for a remark: the same for the same person, remark, part of day (`hour`) and weather
    (`sight`, "" where none is seen)."""
    who = f"{name}, {title}," if title else name
    moment = f"({hour}. {sight})" if sight else f"({hour}.)"
    user = f'{moment}\n\nThe remark of {name}: "{remark}"\n{name} says:'
    return Turn("system", SYSTEM.format(who=who, town=town)), Turn("user", user)


def voiced(text: str, remark: str, who: tuple[str, str, str], town: Town, locked: Sequence[str] = ()) -> str:
    """What is said of a model's answer in place of the written `remark`: all of it once it is cleaned, or "" where it
    may not stand. `who` are id, name and title of the speaker, `locked` terms that nobody may say now."""
    kept = [term for term in locked if not regex.search(term_pattern(term), remark, regex.IGNORECASE)]
    speech = SpeechFilter(_bearer(*who), town, locked=kept)
    speech.feed(text)
    speech.finish()
    said = speech.text.strip()
    broken_off = said.endswith("…") and not text.rstrip('"”’ \n').endswith(("…", "..."))
    sound = not speech.verdict and not broken_off and 0 < len(said) <= LONGEST
    return said if sound and not _adds(said, remark) and telling_stems(said) & telling_stems(remark) else ""


def _adds(said: str, remark: str) -> bool:
    """Whether there are names or numbers in it that the remark does not hold."""
    held = {stem(_bare(word)) for word in _WORD.findall(remark)}
    begins = True
    for found in _WORD.finditer(said):
        word = _bare(found[0])
        named = found[0][0].isupper() and word != "i" and not (begins and word in _OPENERS)
        counted = any(map(str.isdigit, word)) or word in NUMBERS.keys() - {"no", "one"}
        if (named or counted) and stem(word) not in held:
            return True
        begins = bool(re.match(r"[\"”’)]*[.!?…]", said[found.end() :]))
    return False


def _bare(word: str) -> str:
    """A word without its case and what hangs on it: "I'm" is "i"."""
    return re.split(r"['’]", word.casefold())[0]


@lru_cache(maxsize=32)
def _bearer(who: str, name: str, title: str) -> Persona:
    """As much of a character as cleaner and guard look at."""
    speech = Speech.model_construct(never_words=())
    return Persona.model_construct(id=who, name=name, title=title or name, never=(), examples=(), speech=speech)
