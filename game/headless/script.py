"""The schema of a script: a name, a save to start from, a seed, and steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    ValidationInfo,
    field_validator,
    model_validator,
)

from game.content import Comparison, ContentError, Id, Part, Pattern, read
from game.headless.known import Known
from game.headless.transcript import EVENTS


def _walk(value: str) -> str:
    words = value.split()
    good = len(words) in (1, 2) and words[0] in ("up", "down", "left", "right")
    if not good or (len(words) == 2 and not (words[1].isdigit() and 0 < int(words[1]) <= 200)):
        raise ValueError('write a direction and a number of tiles: "up 3"')
    return value


def _png(value: str) -> str:
    if "/" in value or "\\" in value or not value.endswith(".png") or value.startswith("."):
        raise ValueError("write a file name that ends in .png, without folders")
    return value


def _event(value: str) -> str:
    if value not in EVENTS:
        raise ValueError(f"there is no event `{value}`; there are {', '.join(sorted(EVENTS))}")
    return value


def _there(missing: Callable[[Known, str], str]) -> AfterValidator:
    """A check that the game has what an id names; without a `known` in the context nothing is checked."""

    def check(value: str, info: ValidationInfo) -> str:
        known = (info.context or {}).get("known")
        why = missing(known, value) if known else ""
        if why:
            raise ValueError(why)
        return value

    return AfterValidator(check)


Bare = Literal[True]
Word = Annotated[StrictStr, Field(min_length=1)]
Name = Annotated[StrictStr, AfterValidator(_event)]
Character = Annotated[Id, _there(lambda known, name: known.missing("characters", name))]
Somebody = Annotated[Id, _there(lambda known, name: known.missing("people", name))]
SpotId = Annotated[Id, _there(lambda known, name: known.missing("spots", name))]
ChapterId = Annotated[Id, _there(lambda known, name: known.missing("chapters", name))]
MapId = Annotated[Id, _there(lambda known, name: known.missing("maps", name))]
ItemId = Annotated[Id, _there(lambda known, name: known.missing("items", name))]
FlagId = Annotated[Id, _there(lambda known, name: known.missing("flags", name))]
Target = Annotated[Id, _there(Known.unreachable)]


Key = Literal[
    "up", "down", "left", "right", "talk", "confirm", "cancel", "menu", "history", "take", "quests", "bag"
]  # fmt: skip


class Said(Part):
    """A line of the player, to one of several who listen or to whom the talk is with."""

    text: StrictStr
    to: Character | None = None


class Filled(Part):
    """A block in which everything named must hold something: what is empty would neither check nor set anything."""

    @model_validator(mode="after")
    def _holds_something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError("is empty: write down what is meant, or leave the step out")
        for name in sorted(self.model_fields_set):
            if getattr(self, name) in (None, (), {}):
                raise ValueError(f"`{name}` is empty: write something, or leave it out")
        return self


class SetState(Filled):
    """What a script puts into a state by hand. `time` is "HH:MM" or "D HH:MM"."""

    flag: Mapping[FlagId, StrictBool] = {}
    money: StrictInt | None = Field(default=None, ge=0)
    item: Mapping[ItemId, Annotated[StrictInt, Field(ge=0)]] = {}
    standing: Mapping[Character, Annotated[StrictInt, Field(ge=0, le=100)]] = {}
    time: Annotated[StrictStr, Field(pattern=r"^(\d{1,5} )?([01]?\d|2[0-3]):[0-5]\d$")] | None = None


class Forgetting(Part):
    """What a character shall forget: the key of a fact, or the id of another item of its dossier."""

    npc: Character
    fact: Word


class Correction(Forgetting):
    """Another value for a fact about the player, in the player's own words."""

    value: Word


class MemoryCheck(Filled):
    """What a character remembers: one of `fact` (a key), `commitment`, `memory` (any), `visits`."""

    npc: Character
    fact: Word | None = None
    commitment: Bare | None = None
    memory: Bare | None = None
    visits: StrictInt | None = None
    equals: Word | None = None
    contains: Word | None = None
    absent: StrictBool | None = None
    status: Literal["open", "kept", "broken"] | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, value: Any) -> Any:
        """`commitment:` without a value means any."""
        if isinstance(value, dict):
            return {k: True if v is None and k in ("commitment", "memory") else v for k, v in value.items()}
        return value

    @model_validator(mode="after")
    def _one_kind(self) -> MemoryCheck:
        kinds = [k for k in ("fact", "commitment", "memory", "visits") if getattr(self, k) is not None]
        if len(kinds) != 1:
            raise ValueError("name exactly one of fact, commitment, memory, visits")
        if self.status and not self.commitment:
            raise ValueError("only a `commitment` has a `status`")
        if self.visits is not None and self.model_fields_set & {"equals", "contains", "absent"}:
            raise ValueError("`visits` is a number already: leave out equals, contains and absent")
        return self


class Expect(Filled):
    """Checks that must all hold. Text checks look at all speech since the last `say`, `talk` or `choose`."""

    reply: Somebody | None = None
    contains_any: tuple[Word, ...] = ()
    contains_all: tuple[Word, ...] = ()
    not_contains: tuple[Word, ...] = ()
    offers: tuple[Word, ...] = ()
    matches: Annotated[Pattern, Field(min_length=1)] | None = None
    event: Name | None = None
    not_event: Name | None = None
    at: SpotId | None = None
    map: MapId | None = None
    chapter: ChapterId | None = None
    options: tuple[Word, ...] = ()
    flag: Mapping[FlagId, StrictBool] = {}
    inventory: Mapping[ItemId, StrictInt] = {}
    money: StrictInt | None = None
    standing: Mapping[Character, Comparison] = {}
    time: Word | None = None
    suggests: tuple[Word, ...] = ()
    max_tokens_in: StrictInt | None = None
    memory: MemoryCheck | None = None
    screen_contains: Word | None = None

    @model_validator(mode="before")
    @classmethod
    def _one_or_many(cls, value: Any) -> Any:
        """A single text stands for a list of one."""
        if isinstance(value, dict):
            lists = ("contains_any", "contains_all", "not_contains", "offers", "options", "suggests")
            return {k: [v] if k in lists and isinstance(v, str) else v for k, v in value.items()}
        return value


class Step(Part):
    """One step: exactly one of these is set."""

    walk_to: Target | None = None
    walk: Annotated[StrictStr, AfterValidator(_walk)] | None = None
    press: Key | None = None
    type: StrictStr | None = None
    talk: Somebody | None = None
    leave: Bare | None = None
    say: Said | None = None
    whisper: Word | None = None
    choose: Word | Annotated[StrictInt, Field(ge=1)] | None = None
    confirm: StrictBool | None = None
    next: Bare | Annotated[StrictInt, Field(ge=1)] | None = None
    give: ItemId | None = None
    buy: ItemId | None = None
    sell: ItemId | None = None
    take: ItemId | None = None
    use: ItemId | None = None
    duel: Annotated[StrictStr, Field(pattern=r"^(?:laugh|strike|wait|barb:[a-z0-9_]+)$")] | None = None
    sleep: Annotated[StrictInt, Field(ge=1, le=24 * 365)] | None = None
    wait: Annotated[float, Field(gt=0, le=24 * 60 * 60)] | None = None
    correct: Correction | None = None
    forget: Forgetting | None = None
    undo: Character | None = None
    regenerate: Bare | None = None
    edit: Word | None = None
    back_to: Word | Annotated[StrictInt, Field(ge=1)] | None = None
    favourite: Word | Annotated[StrictInt, Field(ge=1)] | None = None
    save: Id | None = None
    load: Id | None = None
    new_game: Bare | None = None
    restart: Bare | None = None
    set: SetState | None = None
    screenshot: Annotated[StrictStr, AfterValidator(_png)] | None = None
    expect: Expect | None = None

    @model_validator(mode="before")
    @classmethod
    def _one_word(cls, value: Any) -> Any:
        if isinstance(value, str):
            value = {value: None}
        if not isinstance(value, dict) or len(value) != 1:
            raise ValueError("a step is one word with what it needs, such as `say: Good morning`")
        ((name, wanted),) = value.items()
        if name not in cls.model_fields:
            raise ValueError(f"there is no step `{name}`; there are {', '.join(cls.model_fields)}")
        bare = name in ("leave", "next", "new_game", "restart", "regenerate")
        if wanted is None and not bare:
            raise ValueError(f"the step `{name}` needs a value")
        return {name: True if wanted is None else wanted}

    @field_validator("say", mode="before")
    @classmethod
    def _only_text(cls, value: Any) -> Any:
        """A line without `to` is written as its text alone."""
        return value if isinstance(value, dict) and value.keys() & {"to", "text"} else {"text": value}

    @property
    def kind(self) -> str:
        return next(iter(self.model_fields_set))

    @property
    def value(self) -> Any:
        return getattr(self, self.kind)


class Script(Part):
    """A whole script. `save` is `new` or the slot to load first."""

    name: StrictStr
    save: Id = "new"
    seed: StrictInt = 0
    steps: tuple[Step, ...]

    @field_validator("steps", mode="before")
    @classmethod
    def _some(cls, value: Any) -> Any:
        if value == []:
            raise ValueError("is empty: write at least one step")
        return value


def read_script(path: Path, known: Known | None = None) -> Script:
    """Read a script; ids are checked against those that are `known`. Raises ContentError with file, line, the number
    of the step (from 1) and what is expected."""
    try:
        return read(path, Script, context={"known": known})
    except ContentError as error:
        raise ContentError([replace(p, field=STEP.sub(_numbered, p.field)) for p in error.problems]) from error


STEP = re.compile(r"^steps\[(\d+)\](?:\.(.+))?$")


def _numbered(found: re.Match[str]) -> str:
    """`steps[3].say.to` as people count: `step 4 (say.to)`."""
    return f"step {int(found[1]) + 1}" + (f" ({found[2]})" if found[2] else "")
