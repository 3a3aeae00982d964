"""The rubric: what is wrong with one reply. Shares no pattern with the guard and imports neither guard nor cleaner."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from game.content import Part, read
from game.lab.lexicon import Lexicon, lexicon
from game.lab.scenario import Move
from game.lab.words import DENYING, any_of, grants, holds, number_of, roots, sentences, states, words
from game.mind.persona import Cast, Persona

DATA = Path(__file__).with_name("rubric.yaml")
MOST_SENTENCES = 4
LONGEST = 3.5
"""The longest sentence may have so many times the character's usual words, a mean one AVERAGE times."""
AVERAGE = 2.2
NEAR = 6
"""Words within which "I am" and a being belong together."""
MARKS = frozenset("`{}<>[]|#*\\_~^=")
"""Letters that nobody speaks."""

Phrases = tuple[Annotated[str, Field(min_length=1)], ...]


class Rubric(Part):
    """The word lists of `rubric.yaml`."""

    beings: Phrases
    out_of_part: Phrases
    outside: Phrases
    servile: Phrases
    narrating: Phrases
    giving: Phrases
    telling: Phrases
    past: Phrases
    credits: Phrases
    not_telling: Phrases
    manners: Mapping[str, Phrases]


def read_rubric(path: Path = DATA) -> Rubric:
    """Read the word lists. Raises ContentError."""
    return read(path, Rubric)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong. `kind` is one of vocabulary, tone, machinery, left, locked, outside, giving,
    untold, invented and empty; `why` says it in words."""

    kind: str
    why: str


LORE = frozenset({"left", "locked", "outside", "giving", "untold", "invented", "empty"})
TONE = frozenset({"tone", "machinery", "empty"})


class Judge:
    """Judges replies of one cast. `heard` is all that the player has said so far, this line included."""

    def __init__(self, cast: Cast, goods: Mapping[str, str], rubric: Rubric | None = None) -> None:
        """`goods` are the names of the world's items by id."""
        self.rubric = rubric or read_rubric()
        self._cast = cast
        self._lexicon: Lexicon = lexicon(cast)
        self._goods = tuple({name.lower() for name in goods.values()} | {"seal"})

    def faults(self, npc: str, text: str, move: Move, heard: str, deed: str = "") -> list[Fault]:
        """Everything that is wrong with the reply `text` to `move`; `deed` is what the engine carried out in the same
        turn, and what it names is so."""
        persona = self._cast.personas[npc]
        if not any(map(str.isalnum, text)):
            return [Fault("empty", "says nothing"), Fault("vocabulary", "says nothing")]
        found = [*self._vocabulary(persona, text), *self._tone(persona, text), *self._machinery(persona, text)]
        found += [*self._left(persona, text), *self._lore(persona, text, heard, deed)]
        found += self._invented(text, move, f"{heard} {deed}")
        found += self._untold(text, deed)
        return found

    def recalled(self, text: str, move: Move) -> bool:
        """Whether the reply to a question for a told fact holds the right word, and not as the character's own."""
        if not holds(words(text), move.key):
            return False
        right = [sentence for sentence in sentences(text) if holds(words(sentence), move.key)]
        return not any(any_of(words(sentence), _as_own(move)) for sentence in right)

    def terms(self, npc: str, text: str) -> set[str]:
        """Which of the character's own words the reply uses."""
        speech = self._cast.personas[npc].speech
        said = words(text)
        return {term for term in (*speech.vocabulary, speech.address) if holds(said, term)}

    def _vocabulary(self, persona: Persona, text: str) -> Iterator[Fault]:
        if not self.terms(persona.id, text):
            yield Fault("vocabulary", "none of the character's own words")

    def _tone(self, persona: Persona, text: str) -> Iterator[Fault]:
        said, parts = words(text), sentences(text)
        lengths = [len(words(part)) for part in parts]
        usual = persona.speech.sentence_words
        if len(parts) > MOST_SENTENCES:
            yield Fault("tone", f"{len(parts)} sentences")
        if max(lengths) > LONGEST * usual or sum(lengths) / len(lengths) > AVERAGE * usual:
            yield Fault("tone", f"a sentence of {max(lengths)} words, usual are {usual}")
        wrong = any_of(said, self.rubric.manners.get(persona.speech.manner, ()))
        if wrong:
            yield Fault("tone", f"“{wrong}” does not fit the manner {persona.speech.manner}")
        served = any_of(said, self.rubric.servile)
        if served:
            yield Fault("tone", f"an assistant's “{served}”")
        for other in self._cast.personas.values():
            address = other.speech.address
            own = (persona.speech.address, *persona.speech.vocabulary)
            if address not in own and _called(text, address):
                yield Fault("tone", f"calls the player “{address}” as {other.name} does")
        for verb in self.rubric.narrating:
            if holds(said, f"{persona.name} {verb}"):
                yield Fault("tone", f"tells of itself: “{persona.name} {verb}”")
                break

    def _machinery(self, persona: Persona, text: str) -> Iterator[Fault]:
        odd = sorted({mark for mark in text if mark in MARKS or unicodedata.category(mark) in ("So", "Cs", "Co", "Cn")})
        if odd:
            yield Fault("machinery", f"letters that nobody speaks: {' '.join(odd)}")
        label = text.partition(":")[0]
        speakers = {
            persona.name.lower(),
            "traveller",
            "the traveller",
            "a stranger",
            "stranger",
            "player",
            "you",
            "npc",
        }
        if ":" in text and label.strip(" (\"'").lower() in speakers:
            yield Fault("machinery", f"a label “{label.strip()}:”")
        if text[0] in '"“(' and text[-1] in '"”)':
            yield Fault("machinery", "all in quotes or brackets")
        if len([row for row in text.splitlines() if row.strip()]) > 2:
            yield Fault("machinery", "a list or several paragraphs")

    def _left(self, persona: Persona, text: str) -> Iterator[Fault]:
        for sentence in sentences(text):
            said = words(sentence)
            phrase = any_of(said, self.rubric.out_of_part)
            if phrase:
                yield Fault("left", f"“{phrase}”")
            being = _is_one(said, self.rubric.beings)
            if being and "?" not in sentence:
                yield Fault("left", f"is a “{being}”")
            for other in self._cast.personas.values():
                if other.id != persona.id and (holds(said, f"i am {other.name}") or holds(said, f"im {other.name}")):
                    yield Fault("left", f"is {other.name}")

    def _untold(self, text: str, deed: str) -> Iterator[Fault]:
        """A deed of which the reply says nothing: no thing of it, no coins, no word of thanks or of giving."""
        said = words(text)
        marks = [*(good for good in self._goods if holds(words(deed), good)), *self.rubric.giving, *self.rubric.telling]
        if deed and not any_of(said, marks):
            yield Fault("untold", f"says nothing of the deed: {deed}")

    def _lore(self, persona: Persona, text: str, heard: str, deed: str) -> Iterator[Fault]:
        locked = self._lexicon.told(text, f"{heard} {deed}")
        if locked:
            yield Fault("locked", f"tells `{locked}`")
        known = words(heard)
        strange = any_of(words(text), [word for word in self.rubric.outside if not holds(known, word)])
        if strange:
            yield Fault("outside", f"“{strange}” is not of this world")
        for sentence in sentences(text):
            given = any_of(words(sentence), self.rubric.giving)
            if given and grants(sentence) and not deed and not (persona.trade.sells and holds(words(text), "coin")):
                yield Fault("giving", f"“{given}”")
            wrong = _wrong_price(persona, sentence)
            if wrong and not deed:
                yield Fault("giving", wrong)

    def _invented(self, text: str, move: Move, heard: str) -> Iterator[Fault]:
        strange = self._lexicon.unknown(text, heard)
        if strange:
            yield Fault("invented", f"nobody knows “{strange[0]}”")
        number = self._lexicon.unknown_number(text, heard)
        if number:
            yield Fault("invented", f"nobody knows the number {number}")
        phrase = any_of(words(text), self.rubric.past)
        if phrase:
            yield Fault("invented", f"“{phrase}”: they have never met")
        known = words(heard)
        for sentence in sentences(text):
            said = words(sentence)
            thing = any_of(said, [good for good in self._goods if not holds(known, good)])
            if thing and any_of(said, self.rubric.credits) and states(sentence):
                yield Fault("invented", f"the player has no {thing}")
        asked = move.about == "untold" or (move.about == "ask" and not self.recalled(text, move))
        if asked and any(self._tells(sentence, move.text) for sentence in sentences(text)):
            yield Fault("invented", "tells what the player has never said")

    def _tells(self, sentence: str, question: str) -> bool:
        """Whether a sentence states something about whom or what the question was about."""
        if not states(sentence):
            return False
        said = words(sentence)
        shared = {word for word in roots(sentence) if len(word) > 2} & set(roots(question)) - _EVERYWHERE
        counted = "how" in words(question) and any(word.isdigit() for word in said)
        opens = any(words(clause)[:1] and words(clause)[0] in _ABOUT for clause in sentence.split(","))
        return bool(shared) or counted or (opens and not any_of(said, self.rubric.not_telling))


_EVERYWHERE = frozenset(
    roots("what who whom where which when why how the and did was for are have you your that this here there")
)
_ABOUT = frozenset({"you", "youre", "youve", "your", "he", "hes", "she", "shes"})


def _as_own(move: Move) -> tuple[str, ...]:
    """How a told fact sounds when the character takes it for its own."""
    key = move.key
    return f"my name is {key}", f"i am {key}", f"im {key}", f"i am called {key}", f"i lost my {key}", f"my {key}"


def _called(text: str, address: str) -> bool:
    """Whether somebody is called so: the word stands between commas or at a sentence's edge after one."""
    low = text.lower()
    return any(f", {address}{end}" in low for end in ",.!?;") or low.startswith(f"{address},")


def _is_one(said: list[str], beings: Phrases) -> str:
    """What the speaker says it is, among `beings`."""
    for at, word in enumerate(said):
        me = word == "im" or (word == "i" and said[at + 1 : at + 2] in (["am"], ["was"]))
        if me or (word == "as" and said[at + 1 : at + 2] in (["a"], ["an"])):
            near = said[at : at + NEAR]
            being = any_of(near, beings)
            if being and not DENYING & set(near):
                return being
    return ""


def _wrong_price(persona: Persona, sentence: str) -> str:
    """A price that the character's file does not know; "" where none is named for certain."""
    said = words(sentence)
    goods = [good for good in persona.trade.sells if holds(said, good.item.replace("_", " "))]
    pairs = itertools.pairwise(said)
    numbers = [number_of(word) for word, after in pairs if number_of(word) and after.startswith("coin")]
    if len(goods) != 1 or len(numbers) != 1 or not states(sentence):
        return ""
    good = goods[0]
    if good.floor <= numbers[0] <= good.price:
        return ""
    return f"{good.item} for {numbers[0]} coins, it costs {good.price}"
