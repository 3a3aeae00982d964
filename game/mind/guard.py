"""What must not be said: the watch on a character's speech while it comes in.

`Guard` looks for forbidden words, `Echo` for what was said before. Both see all that has been said so far, and answer
how much of it is free: no continuation of that part can be forbidden any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import regex
import snowballstemmer

from game.mind.persona import Persona, Rule, Town

Pattern = regex.Pattern[str]
PATIENCE = 0.2
"""Seconds until a pattern that runs wild is given up for this look; a maker's pattern must not stop the game."""
STOLEN_WORDS = 6
OPENING_WORDS = 4
LONG_SENTENCE = 6
UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]"
FOURTH_WALL = (
    r"\b(?:as|I am|I['’]m|being|just|only|merely) an? (?:\w+ ){0,2}(?:(?:AI|language model|chat ?bot)\b|A\.I\.)",
    r"\b(?:ich bin|als) (?:nur |bloß )?(?:eine? )?(?:KI|künstliche Intelligenz|(?:KI-)?Sprachmodell|Chatbot)\b",
    r"\b(?:je suis|en tant qu['’]) ?(?:une? )?(?:IA|intelligence artificielle|modèle de langage|assistant virtuel)\b",
    r"\b(?:soy|como) una? (?:IA|inteligencia artificial|modelo de lenguaje|asistente virtual)\b",
    r"\b(?:sono|sou|como|in quanto) (?:un['’]?|uma?) ?(?:IA|intelligenza artificiale|inteligência artificial)\b",
    r"\b(?:sono|sou|como|in quanto) (?:um?|uno) (?:modello linguistico|modelo de linguagem|assistente virtuale?)\b",
    r"\b(?:ik ben|als) (?:maar )?een (?:AI|taalmodel|kunstmatige intelligentie)\b",
    r"\b(?:jestem|jako) (?:SI|AI|sztuczną inteligencją|model(?:em)? językowym?)\b",
    r"(?:я|как) ?[—-]? ?(?:ИИ\b|искусственный интеллект|языковая модель)",
    r"(?:我是|作为|作為|身为).{0,8}(?:人工智能|人工智慧|语言模型|語言模型|AI)",
    r"(?:人工知能|言語モデル|AI)(?:です|として|なので|アシスタント)",
    r"(?:인공지능|언어 ?모델|AI)(?:입니다|로서|이므로|이라)",
    r"\bthe user(?:['’]s)?\b (?:is|wants|asks|asked|says|said|has|message|just|might|may|query|input)\b",
    r"\b(?:stay|remain|respond|reply|answer)(?:ing|s)? in[ -]character\b",
)
MACHINERY = (r"\b[a-z]+(?:_[a-z]+)+\s?\(",)
_WORD, _INNER_APOSTROPHE = regex.compile(r"[\p{L}\p{M}\p{N}]+"), regex.compile(r"(?<=\w)['’](?=\w)")
_ENDINGS = "e|y|s|es|ies|ied|ed|d|ing|er|ers|ly|al"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The first bad sentence: its kind, and whether something had been shown before it was noticed."""

    kind: str
    shown: bool


@dataclass(frozen=True, slots=True)
class Watch:
    """One forbidden pattern. `sentence`: it is looked for in each sentence by itself; `whole`: only in a whole one."""

    kind: str
    pattern: Pattern
    sentence: bool = False
    whole: bool = False


def words(text: str) -> list[str]:
    """The words by which two texts are compared: no case, no punctuation, one spelling of the apostrophe."""
    return _WORD.findall(_INNER_APOSTROPHE.sub("", text.casefold()))


@lru_cache(maxsize=1024)
def _watch(kind: str, source: str) -> Watch:
    whole = bool(regex.search(r"\(\?[=!]|(?<!\\)\$", source))
    return Watch(kind, regex.compile(source, regex.IGNORECASE), whole or "^" in source.replace("[^", ""), whole)


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


def watches(persona: Persona, town: Town, locked: Sequence[str]) -> list[Watch]:
    """All that this character must not say now."""
    found = [_watch("locked", term_pattern(term)) for term in locked]
    found += [_watch("machinery", source) for source in MACHINERY]
    found += [_watch(_kind(rule), source) for rule in (*town.never, *persona.never) for source in rule.patterns]
    found += [_watch("fourth_wall", source) for source in FOURTH_WALL]
    found += [_watch("person", source) for source in _persons(persona, town)]
    for word in persona.speech.never_words:
        spelled = r"\s".join(regex.escape(part).replace("'", "['’]") for part in word.split())
        found.append(_watch("never", spelled if regex.search(UNSPACED, word) else rf"\b{spelled}\b"))
    return found


class Guard:
    """Looks for forbidden patterns, and for six words in a row of `secret`, text of the prompt."""

    def __init__(self, persona: Persona, town: Town, locked: Sequence[str] = (), secret: str = "") -> None:
        self._watches = watches(persona, town, locked)
        hidden = words(secret)
        self._secret = f" {' '.join(hidden)} "
        self._runs = {tuple(hidden[at : at + STOLEN_WORDS]) for at in range(len(hidden) - STOLEN_WORDS + 1)}

    def judge(self, text: str, sentence: int, *, whole: bool = False, over: bool = False) -> tuple[str, int]:
        """The kind of the first bad thing in `text`, or "", and how many of its letters are free.

        `sentence` is where the last sentence begins, `whole` says that it is finished, `over` that the speech is.
        """
        if self._stolen(text):
            return "fourth_wall", 0
        free = len(text) if over else self._unstolen(text)
        for watch in self._watches:
            start = sentence if watch.sentence else 0
            done = over or (whole and watch.sentence)
            found = _search(watch.pattern, text[start:], not done)
            if found is None:
                continue
            if done or not (watch.whole or found.partial or start + found.end() == len(text)):
                return watch.kind, 0
            free = min(free, start + found.start())
        return "", free

    def _stolen(self, text: str) -> bool:
        said = words(text) if self._runs else []
        return any(tuple(said[at : at + STOLEN_WORDS]) in self._runs for at in range(len(said) - STOLEN_WORDS + 1))

    def _unstolen(self, text: str) -> int:
        """Where the last words begin that are three or more in a row of the secret."""
        said = words(text) if self._runs else []
        for count in range(STOLEN_WORDS - 1, 2, -1):
            if len(said) >= count and f" {' '.join(said[-count:])}" in self._secret:
                begin = regex.search(rf"(?:[\w'’]+[^\w'’]*){{{count}}}$", text)
                return begin.start() if begin else len(text)
        return len(text)


def _search(pattern: Pattern, text: str, partial: bool) -> regex.Match[str] | None:
    try:
        return pattern.search(text, partial=partial, timeout=PATIENCE)
    except TimeoutError:
        return None


class Echo:
    """Compares a reply with the character's last ones and with itself."""

    def __init__(self, recent: Sequence[str]) -> None:
        self._recent = [" ".join(words(reply)) for reply in recent]
        openings = Counter(
            " ".join(reply.split()[:OPENING_WORDS]) for reply in self._recent if reply.count(" ") >= OPENING_WORDS - 1
        )
        self._worn = [opening for opening, times in openings.items() if times > 1]
        self._sentences: set[str] = set()

    def repeats(self, text: str, *, over: bool = False, cut: bool = False) -> bool:
        """Whether the reply is one of the last, or opens as two of them did. Very short ones may come again after a
        while; a reply that was `cut` off counts if it began as one of the last."""
        said = " ".join(words(text))
        if any(f"{said} ".startswith(f"{opening} ") for opening in self._worn):
            return True
        if not over or not said:
            return False
        near = self._recent if said.count(" ") > 1 else self._recent[-3:]
        long = said.count(" ") >= OPENING_WORDS
        return said in near or (cut and long and any(reply.startswith(said) for reply in near))

    def begins(self, text: str) -> bool:
        """Whether the reply so far is the beginning of one of the last."""
        said = " ".join(words(text))
        return any(reply.startswith(said) for reply in self._recent)

    def opens(self, text: str) -> bool:
        """Whether the reply so far may become an opening that is worn out."""
        said = " ".join(words(text))
        return any(opening.startswith(said) for opening in self._worn)

    def sentence(self, text: str) -> bool:
        """Take in a whole sentence; whether it is a long one that was said before in this reply."""
        said = " ".join(words(text))
        if said.count(" ") < LONG_SENTENCE - 1:
            return False
        known = said in self._sentences
        self._sentences.add(said)
        return known

    def again(self, text: str) -> bool:
        """Whether the sentence may still become one that was said before."""
        said = " ".join(words(text))
        return any(sentence.startswith(said) for sentence in self._sentences)
