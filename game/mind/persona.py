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


def _clock(value: str) -> str:
    if not re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", value):
        raise ValueError('an hour is written "HH:MM"')
    return value


Text = Annotated[str, Field(min_length=1, max_length=600)]
Clock = Annotated[str, AfterValidator(_clock)]
MOMENT_FIELDS: Mapping[str, tuple[str, ...]] = {
    "greet_first": (), "greet_again": (), "greet_known": ("name",), "farewell": (),
    "name_given": ("name",), "name_unsure": ("name",), "name_asked": ("name",), "name_asked_unknown": (),
    "goal_told": ("goal",), "goal_asked": ("goal",), "goal_asked_unknown": (),
    "promise_made": ("promise",), "promise_refused": (), "promise_asked": ("promise",), "promise_asked_none": (),
    "told_fact": (), "remembered": ("fact",), "remembered_none": (),
    "who_are_you": (), "how_are_you": (), "time": ("time",), "opinion": (), "small_talk": (),
    "thanks": (), "praise": (), "insult": (), "apology": (), "yes": (), "no": (),
    "trade": ("goods",), "refused": (), "way": (), "unknown_place": (), "locked": (),
    "robot": (), "task": (), "instructions": (), "unknown": (), "taken_over": (),
    "gift_taken": ("thing",), "gift_refused": ("thing",), "declined": (),
}  # fmt: skip
"""The kinds of moment that the understudy needs lines for, and the fields that a line of each may hold: `{name}` what
the player is called, `{goal}` after "you are" ("going to the lighthouse to find your sister"), `{promise}` after "I
promised to" ("ring the bell if your sister passes"), `{fact}` a clause ("you lost your compass"), `{goods}` a list with
prices, `{time}` the hour in words, `{thing}` and `{coins}` what a deed is about ("a lantern", "12 coins"). Every line
may hold `{address}`, what the character calls the player."""
SELLING: Mapping[str, tuple[str, ...]] = {
    "sold": ("thing", "coins"), "price_down": ("thing", "coins"), "price_firm": ("thing", "coins"),
    "too_poor": ("thing", "coins"), "sold_out": ("thing",), "no_sale": (), "given_back": ("thing",),
}  # fmt: skip
BUYING: Mapping[str, tuple[str, ...]] = {"bought": ("thing", "coins"), "not_bought": ("thing",)}
OPENING: Mapping[str, tuple[str, ...]] = {"opened": ()}
TELLING: Mapping[str, tuple[str, ...]] = {"rumour_sold": ("coins", "rumour"), "rumour_dear": ("coins",)}
"""Moments of characters who sell, buy, open or tell something; the others need no lines for them."""
DEEDS = {
    "sold": ("thing",),
    "bought": ("thing",),
    "gift_taken": ("thing",),
    "given_back": ("thing",),
    "price_down": ("coins",),
    "rumour_sold": ("rumour",),
}
"""What every line about a deed that was done must say: a deed that happened is always told."""
MANY = {"unknown": 6, "small_talk": 6}


class Condition(Part):
    """A condition on the game's state; all that is given must hold."""

    flag: Mapping[str, bool] = {}
    item: Mapping[str, int] = {}
    standing: int | None = None
    day: int | None = None


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
    `terms`, the words that would give it away, are not spoken.
    """

    id: Id
    text: Text
    says: tuple[Text, ...] = Field(min_length=1)
    asks: tuple[Text, ...] = Field(min_length=1)
    question: Text | None = None
    core: bool = False
    when: Condition | None = None
    terms: tuple[Text, ...] = ()

    @model_validator(mode="after")
    def _locked_has_terms(self) -> Knowledge:
        if self.when is not None and not self.terms:
            raise ValueError("knowledge with `when` needs `terms`: the words that would give it away")
        if self.when is not None and self.core:
            raise ValueError("core knowledge always stands in the prompt, so it can have no `when`")
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


class Plea(Part):
    """An argument for a lower price that is true in the world, a fault of the goods for example. `asks` are words of
    which one must stand in it, `less` the coins that it is worth, once; `when` is the condition for it."""

    id: Id
    asks: tuple[Text, ...] = Field(min_length=1)
    less: int = Field(ge=1)
    when: Condition | None = None


class Good(Part):
    """Something that the character sells or buys: price in coins, and the lowest that it ever takes."""

    item: Id
    price: int = Field(ge=0)
    floor: int = Field(ge=0)
    stock: int = Field(default=1, ge=0)
    standing: int = Field(default=0, ge=0, le=100)
    pleas: tuple[Plea, ...] = ()

    @model_validator(mode="after")
    def _floor_below_price(self) -> Good:
        if self.floor > self.price:
            raise ValueError(f"the floor of {self.floor} coins is above the price of {self.price}")
        return self


class Gate(Part):
    """Something that the character opens for whoever carries `item`, or has `standing` with it. `flag` becomes true."""

    id: Id
    flag: Id
    item: Id | None = None
    standing: int = Field(default=101, ge=0, le=101)


class Rumour(Part):
    """A piece of `knowledge` that the character tells for coins. It is locked by `flag`, which becomes true when it is
    paid for; `label` names it as a quick choice."""

    knowledge: Id
    flag: Id
    price: int = Field(ge=1)
    label: Text


class Trade(Part):
    """What the character sells, buys, wants as a gift, may open and tells for coins, and what it has beside its goods:
    coins in its `purse`, and things that it `holds`."""

    sells: tuple[Good, ...] = ()
    buys: tuple[Good, ...] = ()
    wants: tuple[Id, ...] = ()
    opens: tuple[Gate, ...] = ()
    rumours: tuple[Rumour, ...] = ()
    purse: int = Field(default=0, ge=0)
    holds: Mapping[Id, int] = {}

    @property
    def moments(self) -> Mapping[str, tuple[str, ...]]:
        """The kinds of moment that come of this trade, with their fields."""
        parts = ((self.sells, SELLING), (self.buys, BUYING), (self.opens, OPENING), (self.rumours, TELLING))
        return {moment: fields for has, moments in parts if has for moment, fields in moments.items()}


class Vow(Part):
    """A kind of promise that this character gives when asked, and that the engine keeps.

    `ring_bell`: the bell rings when the moment comes. `keep_item`: `item` is kept back until then. `tell`: somebody
    whom it meets hears it by the evening. `let_pass`: it opens when the player has what it takes. `asks` are words
    of which one must stand in the request; `standing` is what the player needs; `says` is how the player may ask for
    it, as a quick choice.
    """

    kind: Literal["ring_bell", "keep_item", "tell", "let_pass"]
    asks: tuple[Text, ...] = Field(min_length=1)
    item: Id | None = None
    standing: int = Field(default=0, ge=0, le=100)
    says: Text | None = None

    @model_validator(mode="after")
    def _item_fits(self) -> Vow:
        if (self.kind == "keep_item") != (self.item is not None):
            raise ValueError("`keep_item` needs an `item`, and only it has one")
        return self


class Hour(Part):
    """From when on the character is where, and what it does there."""

    start: Clock
    map: Id
    spot: Id
    doing: Text


class ModelSettings(Part):
    """Sampling for this character alone, where it needs other values than the game's."""

    temperature: float | None = Field(default=None, ge=0, le=2)
    frequency_penalty: float | None = Field(default=None, ge=-2, le=2)


class Persona(Part):
    """One character, as written in its file. `id` is the file's stem."""

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
        moments = {**MOMENT_FIELDS, **trade.moments}
        known = {**moments, **SELLING, **BUYING, **OPENING, **TELLING}
        for moment, lines in value.items():
            if moment not in known:
                raise ValueError(f"`{moment}` is no kind of moment; there are {', '.join(known)}")
            for line in lines:
                _fields_fit(moment, line, known[moment])
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


def _fields_fit(moment: str, line: str, fields: tuple[str, ...]) -> None:
    allowed, held = (*fields, "address"), re.findall(r"\{([^}]*)\}", line)
    for name in held:
        if name not in allowed:
            raise ValueError(f"a line of `{moment}` may hold {', '.join(allowed)} in braces, not `{{{name}}}`")
    for name in DEEDS.get(moment, ()):
        if name not in held:
            raise ValueError(f"a line of `{moment}` must hold `{{{name}}}`: what was done is always told")


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
