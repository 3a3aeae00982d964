"""What a character is: the schema of `npcs/<id>.yaml` and of `npcs/_town.yaml`, and how they are loaded."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from game.content import ContentError, Id, Part, Pattern, Problem, read
from game.mind.outside import Outside
from game.mind.spoken_lines import (
    BUYING,
    FIGHTING,
    MANY,
    MOMENT_FIELDS,
    NEARNESS,
    OPENING,
    SELLING,
    TELLING,
    WATCH,
    fields_fit,
)
from game.mind.trade import Condition, Text, Trade, Vow


def _clock(value: str) -> str:
    if not re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", value):
        raise ValueError('an hour is written "HH:MM"')
    return value


Clock = Annotated[str, AfterValidator(_clock)]


class Rule(Part):
    """A NEVER-rule: `rule` for the model, `patterns` (regular expressions) for the guard on what is said."""

    rule: Text
    patterns: tuple[Pattern, ...] = ()


class Speech(Part):
    """How the character talks. `style` goes into the prompt as it stands; the rest is measured and guarded."""

    style: Text
    manner: Literal["plain", "rough", "formal", "learned", "flippant"]
    sentence_words: int = Field(ge=3, le=40)
    address: Text
    vocabulary: tuple[Text, ...] = Field(min_length=8)
    never_words: tuple[Text, ...] = ()


class Knowledge(Part):
    """A piece of knowledge. `text` is a plain statement with names, `says` how the character puts it itself.

    `asks` are words by which people ask for it, `question` is how the player may ask for it, as a quick choice. What
    is `core` always stands in the prompt. While `when` does not hold the piece is locked: absent from the prompt, and
    `terms`, the words that would give it away, are not spoken. From `until` on it is no longer so and nobody says it;
    where it is core, `afterwards` then stands in its place in the prompts of new talks.
    """

    id: Id
    text: Text
    says: tuple[Text, ...] = Field(min_length=1)
    asks: tuple[Text, ...] = Field(min_length=1)
    question: Text | None = None
    core: bool = False
    when: Condition | None = None
    terms: tuple[Text, ...] = ()
    until: Condition | None = None
    afterwards: Text | None = None

    @model_validator(mode="after")
    def _locked_has_terms(self) -> Knowledge:
        if self.when is not None and not self.terms:
            raise ValueError("knowledge with `when` needs `terms`: the words that would give it away")
        if self.when is not None and self.core:
            raise ValueError("core knowledge always stands in the prompt, so it can have no `when`")
        if self.afterwards is not None and not (self.core and self.until):
            raise ValueError("only core knowledge with `until` can have `afterwards`")
        return self


class Example(Part):
    """A few-shot pair, spoken by "a stranger". `note` is a remembered note that the answer uses."""

    says: Text
    answers: Text
    kind: Literal["plain", "deflection", "note"] = "plain"
    note: Text | None = None

    @model_validator(mode="after")
    def _note_fits(self) -> Example:
        if (self.kind == "note") != (self.note is not None):
            raise ValueError("a pair of kind `note` needs a `note`, and only such a pair has one")
        return self


class Hour(Part):
    """From when on the character is where, and what it does there: "NAME `doing`" is a sentence."""

    start: Clock
    map: Id
    spot: Id
    doing: Text


class ModelSettings(Part):
    """Sampling for this character alone, where it needs other values than the game's."""

    temperature: float | None = Field(default=None, ge=0, le=2)
    frequency_penalty: float | None = Field(default=None, ge=-2, le=2)


class Persona(Part):
    """One character, as written in its file. `id` is the file's stem. `watch`: it keeps order, and comes when the
    others call for it."""

    id: Id
    name: Text
    title: Text
    identity: Text
    speech: Speech
    conduct: tuple[Text, ...] = Field(min_length=2)
    never: tuple[Rule, ...] = Field(min_length=5)
    knowledge: tuple[Knowledge, ...] = Field(min_length=8)
    examples: tuple[Example, ...] = Field(min_length=10, max_length=14)
    trade: Trade = Trade()
    promises: tuple[Vow, ...] = ()
    opinions: Mapping[Id, tuple[Text, ...]] = {}
    watch: bool = False
    schedule: tuple[Hour, ...] = Field(min_length=1)
    sprite: Id
    portrait: Id
    pitch: float = Field(gt=0.2, lt=4)
    understudy: Mapping[str, tuple[Text, ...]]
    model: ModelSettings = ModelSettings()

    @field_validator("knowledge")
    @classmethod
    def _two_locked(cls, value: tuple[Knowledge, ...]) -> tuple[Knowledge, ...]:
        ids = [piece.id for piece in value]
        if len(set(ids)) != len(ids):
            raise ValueError("two pieces of knowledge have the same id")
        if sum(piece.when is not None for piece in value) < 2:
            raise ValueError("at least two pieces of knowledge need a `when` that locks them")
        return value

    @field_validator("examples")
    @classmethod
    def _balanced(cls, value: tuple[Example, ...]) -> tuple[Example, ...]:
        kinds = [example.kind for example in value]
        if kinds.count("note") < 3:
            raise ValueError("at least three pairs must show a remembered note being used (kind: note)")
        if kinds.count("plain") <= kinds.count("deflection"):
            raise ValueError("there must be more plain answers than deflections, or the model learns to deflect")
        return value

    @field_validator("understudy")
    @classmethod
    def _every_moment(
        cls, value: Mapping[str, tuple[Text, ...]], info: ValidationInfo
    ) -> Mapping[str, tuple[Text, ...]]:
        trade = info.data.get("trade", Trade())
        moments = {**MOMENT_FIELDS, **trade.moments, **(WATCH if info.data.get("watch") else {})}
        known = {**moments, **SELLING, **BUYING, **OPENING, **TELLING, **FIGHTING, **WATCH, **NEARNESS}
        for moment, lines in value.items():
            if moment not in known:
                raise ValueError(f"`{moment}` is no kind of moment; there are {', '.join(known)}")
            for line in lines:
                fields_fit(moment, line, known[moment])
        for moment in moments:
            needed = MANY.get(moment, 2)
            if len(value.get(moment, ())) < needed:
                raise ValueError(f"the moment `{moment}` needs at least {needed} lines")
        return value

    @model_validator(mode="after")
    def _rumours_are_locked(self) -> Persona:
        flags = {piece.id: piece.when.flag for piece in self.knowledge if piece.when}
        for rumour in self.trade.rumours:
            if not flags.get(rumour.knowledge, {}).get(rumour.flag):
                lock = f"when: {{flag: {{{rumour.flag}: true}}}}"
                raise ValueError(f"the rumour `{rumour.knowledge}` needs a piece of knowledge with `{lock}`")
        return self


class Landmark(Part):
    """A place or a person that everybody can point at: the words for it, and the sentences that tell about it."""

    id: Id
    names: tuple[Text, ...] = Field(min_length=1)
    says: tuple[Text, ...] = Field(min_length=1)


class Town(Part):
    """What everybody knows, and the NEVER-rules that all share; `{npc}` in a rule stands for who speaks.

    `places` tells the way to a place, `people` who somebody is, both under the words that people use for them.
    `outside` is what there is not in this world; it has a file of its own, `_outside.yaml`.
    """

    name: Text
    never: tuple[Rule, ...] = Field(min_length=3)
    knowledge: tuple[Knowledge, ...] = ()
    places: tuple[Landmark, ...] = ()
    people: tuple[Landmark, ...] = ()
    outside: Outside = Outside()


@dataclass(frozen=True, slots=True)
class Cast:
    """The characters that could be loaded, what everybody knows, and what is wrong with the other files."""

    town: Town
    personas: Mapping[str, Persona]
    problems: tuple[Problem, ...] = ()


def read_persona(path: Path, root: Path | None = None) -> Persona:
    """Read one character. Raises ContentError with file, line, field and what is expected."""
    persona = read(path, Persona, root)
    if persona.id != path.stem:
        raise ContentError([Problem(path.name, 1, "id", f"must be the file's name, `{path.stem}`")])
    return persona


def read_town(path: Path, root: Path | None = None) -> Town:
    """Read what everybody knows, and `_outside.yaml` beside it where there is one. Raises ContentError with file, line,
    field and what is expected."""
    town, outside = read(path, Town, root), path.with_name("_outside.yaml")
    return town.model_copy(update={"outside": read(outside, Outside, root)}) if outside.is_file() else town


def read_cast(folder: Path) -> Cast:
    """Read a folder of characters. A broken character is left out and its faults are listed; a broken `_town.yaml`
    raises ContentError, for without it nobody can speak."""
    town = read_town(folder / "_town.yaml", folder.parent)
    personas: dict[str, Persona] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("[a-z0-9]*.yaml")):
        try:
            personas[path.stem] = read_persona(path, folder.parent)
        except ContentError as error:
            problems += error.problems
    return Cast(town, personas, tuple(problems))
