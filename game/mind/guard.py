"""What must not be said: the watch on a character's speech while it comes in.

The guard sees all that has been said so far, and answers how much of it is free: no continuation of that part can be
forbidden any more. What was said before is the business of `echo`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

import regex
import snowballstemmer

from game.mind.credit import Claim, Ledger, claims, stated
from game.mind.deed_patterns import TRIGGER
from game.mind.deed_words import Done, untrue
from game.mind.doubts import OWNED, OWNING_UP, YES, YES_OR_NO, asks_for_a_machine
from game.mind.echo import words
from game.mind.expression import expression
from game.mind.fourth_wall import FOURTH_WALL
from game.mind.intent_text import telling_stems
from game.mind.outside import asserted_source, found_outside, outside_source
from game.mind.persona import Persona, Rule, Town

Pattern = regex.Pattern[str]
PATIENCE = 0.2
"""Seconds until a pattern that runs wild is given up for this look; a maker's pattern must not stop the game."""
STOLEN_WORDS = 6
PARROTED_WORDS = 4
"""So many words in a row of a line that is no matter for this world are not said back, nor of the questions in few-shot
pairs; of a sentence that has only three, all three."""
UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]"
TOGETHER = 8
MACHINERY = (r"\b[a-z]+(?:_[a-z]+)+\s?\(",)
_BARE_ANSWER = (
    YES_OR_NO + r"(?!.*\b(?:know|knew|heard|hear|nothing|say|speak|tell|talk|ask|tale|matter|business|idea)\b)"
)
"""A yes or a no by which a character would own up to what it must not know, or deny it."""
_CONSENT = (
    r"^\W*(?:yes|yeah|yep|aye|certainly|of course|gladly|sure|very well|all right|with pleasure|i will|i['’]ll)\b"
    r"(?!.*\b(?:if|when|once|but|first|after|not|never|seal|coins?|for \w+ coins?)\b)"
)
"""Agreeing to what is asked for."""
_SENTENCE = expression(r"[^.!?…]+(?=[.!…]|$)")
_PARTS = expression(r"[^.!?…:\n]+")
_ENDINGS = "e|y|s|es|ies|ied|ed|d|ing|er|ers|ly|al"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The first bad sentence: its kind, and whether something had been shown before it was noticed."""

    kind: str
    shown: bool


@dataclass(frozen=True, slots=True)
class Watch:
    """One forbidden pattern. `sentence`: it is looked for in each sentence by itself; `whole`: only in a whole one;
    `first`: only in the first of the speech. What was found is forbidden only if it is `bad`, which may depend on the
    sentence around it."""

    kind: str
    pattern: Pattern
    sentence: bool = False
    whole: bool = False
    first: bool = False
    bad: Callable[[regex.Match[str], str], bool] | None = None


@lru_cache(maxsize=256)
def _compiled(source: str) -> Pattern:
    return regex.compile(source, regex.IGNORECASE)


def _reach(source: str) -> tuple[bool, bool]:
    """Whether a pattern is looked for in each sentence by itself, and whether only in a whole one: then it looks
    ahead."""
    whole = bool(regex.search(r"\(\?[=!]|(?<!\\)\$", source))
    return whole or "^" in source.replace("[^", ""), whole


@lru_cache(maxsize=1024)
def _watch(kind: str, source: str) -> Watch:
    return Watch(kind, regex.compile(source, regex.IGNORECASE), *_reach(source))


@lru_cache(maxsize=1)
def _fourth_wall() -> tuple[Watch, ...]:
    """The patterns of the fourth wall, several as one: to begin a search costs more than to go through eight."""
    alone = [source for source in FOURTH_WALL if any(_reach(source))]
    plain = [f"(?:{source})" for source in FOURTH_WALL if not any(_reach(source))]
    together = ["|".join(plain[at : at + TOGETHER]) for at in range(0, len(plain), TOGETHER)]
    return tuple(_watch("fourth_wall", source) for source in (*alone, *together))


@lru_cache(maxsize=512)
def term_pattern(term: str) -> str:
    """A pattern for a term in any case and inflection: plural, possessive, other endings of its stem."""
    if regex.search(UNSPACED, term):
        return regex.escape(term, special_only=True)
    return r"[\W_]{1,3}".join(rf"\b{_inflected(word)}\b" for word in term.split())


def _inflected(word: str) -> str:
    plain = word.casefold()
    stem = snowballstemmer.stemmer("english").stemWord(plain)
    size = next((at for at, (a, b) in enumerate(zip(plain, stem, strict=False)) if a != b), min(len(plain), len(stem)))
    if size < 3 or not plain.isalpha():
        return regex.escape(word).replace("'", "['’]") + r"(?:['’]?s|['’])?"
    root = regex.escape(plain[:size])
    return rf"(?:{plain}s?|{root}(?:{_ENDINGS}|{plain[size - 1]}(?:ed|ing|ers?))?)(?:['’]s?)?"


def _kind(rule: Rule) -> str:
    if regex.search(r"\b(?:AI|instructions|prompt|fourth wall)\b", rule.rule):
        return "fourth_wall"
    return "person" if regex.search(r"\bspeak as\b", rule.rule) else "never"


def _persons(persona: Persona, town: Town) -> Iterator[str]:
    """Patterns for a character that takes itself for another one, or tells of itself as of somebody else."""
    own = persona.name.split()
    name = "|".join(map(regex.escape, own))
    yield rf"^\W*(?:{name}) (?:nods|says|looks|smiles|shrugs|sighs|points|answers|replies|asks|grunts|frowns|laughs)\b"
    yield rf"\bmy name(?:['’]s| is) (?!{name}\b)(?-i:\p{{Lu}})"
    others = [name for who in town.people if who.id != persona.id for name in who.names]
    others = [name for name in others if name.casefold() not in persona.name.casefold()]
    if others:
        yield rf"\bI(?:['’]m| am) (?:the |just the )?(?:{'|'.join(map(regex.escape, others))})(?=[.,;!?…])"


def _names_of_strangers(persona: Persona, town: Town, told: str) -> Iterator[str]:
    """Names that stand only in the notes of few-shot pairs: the player is not called so."""
    own = " ".join([town.name, persona.name, *(name for who in town.people for name in who.names)]).casefold()
    for example in persona.examples:
        for name in regex.findall(
            r"\b\p{Lu}\p{Ll}+\b(?=(?:['’]s)? (?:\p{Ll}|\W*$))|(?<=called )\p{Lu}\p{Ll}+", example.note or ""
        ):
            if name not in ("The", "A", "His", "Her") and name.casefold() not in f"{own} {told.casefold()}":
                yield rf"(?-i:\b{regex.escape(name)}\b)"


def _credited(found: regex.Match[str], sentence: str, claim: Claim, ledger: Ledger) -> bool:
    return stated(found, sentence) and not claim.true(found, ledger)


def _undone(found: regex.Match[str], sentence: str, done: Done) -> bool:
    """Whether the sentence claims a deed that was not done; it is judged as a whole, at the first word of the kind."""
    return untrue(sentence, done) is not None


def _foreign(town: Town, ledger: Ledger) -> Iterator[Watch]:
    """What is not of this world. What the player has just named may be taken up by one who knows nothing of it."""
    heard = ledger.said[-1] if ledger.said else ""
    told = " ".join([ledger.name or "", *ledger.facts])
    named = sorted(set(found_outside(town.outside, heard)))
    source = outside_source(town.outside, " ".join([told, *named]))
    if source:
        yield _watch("outside", source)
    named = [term for term in named if term.casefold() not in told.casefold()]
    if named:
        yield Watch("outside", regex.compile(asserted_source(named), regex.IGNORECASE), sentence=True, whole=True)


def _parroted(heard: str) -> Iterator[Watch]:
    """The player's own sentences about itself, which nobody else can say as they are."""
    for sentence in _SENTENCE.findall(heard):
        said = words(sentence)
        own = not {"i", "me", "my", "im", "ive", "our", "we"}.isdisjoint(said)
        if own and len(said) >= PARROTED_WORDS and len(telling_stems(sentence)) >= 2:
            source = r"[\W_]+".join("['’]?".join(map(regex.escape, word)) for word in said)
            yield Watch("person", _compiled(rf"^\W*(?:\w+\W+)?{source}\b"), sentence=True)


def _speaks_of(source: str, given: Collection[str]) -> bool:
    """Whether a pattern forbids to give away what has just been given: the watch on deeds knows that it was."""
    plain = source.replace(r"\b", " ")
    return any(regex.search(rf"\b{regex.escape(item.split('_')[-1])}\b", plain) for item in given)


def unspoken(locked: Sequence[str], said: Sequence[str]) -> list[str]:
    """The locked terms that the player has not spoken itself."""
    heard = "\n".join(said)
    return [term for term in locked if not regex.search(term_pattern(term), heard, regex.IGNORECASE)]


def watches(
    persona: Persona,
    town: Town,
    locked: Sequence[str],
    ledger: Ledger | None = None,
    *,
    touched: bool = False,
    doubted: bool = False,
) -> list[Watch]:
    """All that this character must not say now. `touched`: it is asked about something locked. `doubted`: it is asked
    whether it is a machine."""
    known = ledger or Ledger()
    found = [_watch("locked", term_pattern(term)) for term in unspoken(locked, known.said)]
    if touched:
        bare = regex.compile(_BARE_ANSWER, regex.IGNORECASE)
        found.append(Watch("locked", bare, sentence=True, whole=True, first=True))
    if doubted:
        found.append(Watch("fourth_wall", _compiled(OWNING_UP), sentence=True, whole=True, first=True))
        found.append(Watch("fourth_wall", _compiled(OWNED), sentence=True, whole=True))
        if asks_for_a_machine(known.said[-1] if known.said else ""):
            found.append(Watch("fourth_wall", _compiled(YES), sentence=True, whole=True, first=True))
    found += [_watch("machinery", source) for source in MACHINERY]
    given = ledger.done.given if ledger and ledger.done else ()
    rules = [(_kind(rule), source) for rule in (*town.never, *persona.never) for source in rule.patterns]
    found += [_watch(kind, source) for kind, source in rules if not _speaks_of(source, given)]
    found += _fourth_wall()
    found += [_watch("person", source) for source in _persons(persona, town)]
    found += _foreign(town, known)
    if ledger:
        found += _parroted(ledger.said[-1] if ledger.said else "")
        found += [_watch("credit", source) for source in _names_of_strangers(persona, town, ledger.told)]
        for claim in claims(ledger):
            bad = partial(_credited, claim=claim, ledger=ledger)
            found.append(Watch("credit", _compiled(claim.source), sentence=True, whole=True, bad=bad))
    if ledger and ledger.done:
        found.append(Watch("deed", TRIGGER, sentence=True, whole=True, bad=partial(_undone, done=ledger.done)))
    for word in persona.speech.never_words:
        spelled = r"\s".join(regex.escape(part).replace("'", "['’]") for part in word.split())
        found.append(_watch("never", spelled if regex.search(UNSPACED, word) else rf"\b{spelled}\b"))
    return found


class Run:
    """Watches for `count` words in a row of a text that is not to be read out."""

    def __init__(self, text: str, count: int) -> None:
        self._count = count
        hidden = words(text)
        self._text = f" {' '.join(hidden)} "
        self._runs = {tuple(hidden[at : at + count]) for at in range(len(hidden) - count + 1)}

    def in_(self, text: str) -> bool:
        """Whether so many words stand in `text`."""
        said, count = words(text) if self._runs else [], self._count
        return any(tuple(said[at : at + count]) in self._runs for at in range(len(said) - count + 1))

    def free(self, text: str) -> int:
        """Where the last words begin that are half as many, or more, in a row."""
        said = words(text) if self._runs else []
        for count in range(self._count - 1, self._count // 2 - 1, -1):
            if len(said) >= count and f" {' '.join(said[-count:])}" in self._text:
                begin = regex.search(rf"(?:[\w'’]+[^\w'’]*){{{count}}}$", text)
                return begin.start() if begin else len(text)
        return len(text)


class Guard:
    """Looks for forbidden patterns, for six words in a row of `secret`, text of the prompt, and for words of others
    said back. `deaf`: the player's line is no matter for this world. `consents`: a yes promises nothing that is not
    so."""

    def __init__(
        self,
        persona: Persona,
        town: Town,
        locked: Sequence[str] = (),
        secret: str = "",
        ledger: Ledger | None = None,
        *,
        touched: bool = False,
        doubted: bool = False,
        deaf: bool = False,
        consents: bool = True,
    ) -> None:
        self._watches = watches(persona, town, locked, ledger, touched=touched, doubted=doubted)
        if not consents:
            self._watches.append(Watch("deed", _compiled(_CONSENT), sentence=True, whole=True, first=True))
        self._text = ""
        self._cleared = [0] * len(self._watches)
        self._runs = [Run(secret, STOLEN_WORDS)]
        if deaf:
            heard = ledger.said[-1] if ledger and ledger.said else ""
            short = [part for part in _PARTS.findall(heard) if len(words(part)) == PARROTED_WORDS - 1]
            self._runs += [Run(part, PARROTED_WORDS - 1) for part in short]
            self._runs += [Run(said, PARROTED_WORDS) for said in (heard, *(one.says for one in persona.examples))]

    def judge(self, text: str, sentence: int, *, whole: bool = False, over: bool = False) -> tuple[str, int]:
        """The kind of the first bad thing in `text`, or "", and how many of its letters are free.

        `sentence` is where the last sentence begins, `whole` says that it is finished, `over` that the speech is. Where
        `text` goes on from the one judged before, a watch begins where something may begin yet; what is over it looks
        through as a whole.
        """
        if any(run.in_(text) for run in self._runs):
            return "fourth_wall", 0
        free = len(text) if over else min(run.free(text) for run in self._runs)
        if not text.startswith(self._text):
            self._cleared = [0] * len(self._watches)
        self._text = text
        for number, watch in enumerate(self._watches):
            if watch.first and sentence:
                continue
            start = sentence if watch.sentence else 0
            done = over or (whole and watch.sentence)
            said = text[start:]
            begin = 0 if done or watch.whole else max(0, self._cleared[number] - start)
            found = _search(watch.pattern, said, not done, begin)
            self._cleared[number] = len(text) if found is None else start + found.start()
            while found and done and watch.bad and not watch.bad(found, said):
                found = None if watch.kind == "deed" else _search(watch.pattern, said, False, found.start() + 1)
            if found is None:
                continue
            if done or not (watch.whole or found.partial or start + found.end() == len(text)):
                return watch.kind, 0
            free = min(free, start + found.start())
        return "", free


def _search(pattern: Pattern, text: str, partial: bool, start: int = 0) -> regex.Match[str] | None:
    try:
        return pattern.search(text, start, partial=partial, timeout=PATIENCE)
    except TimeoutError:
        return None
