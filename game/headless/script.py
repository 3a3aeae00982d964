"""The schema of a script: a name, a save to start from, a seed, and steps."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

from game.content import read

LATER = ("choose", "confirm", "give", "buy", "sell", "use", "duel")
"""Steps of the format that this version of the game cannot carry out yet."""
Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_]{0,39}$")]
Bare = Literal[True]


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


class Part(BaseModel):
    """A block of a script: unknown fields are faults."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SayTo(Part):
    """A line to one of several who listen."""

    to: Id
    text: StrictStr


class SetState(Part):
    """What a script puts into a state by hand. `time` is "HH:MM" or "D HH:MM"."""

    flag: Mapping[Id, StrictBool] = {}
    money: StrictInt | None = Field(default=None, ge=0)
    item: Mapping[Id, Annotated[StrictInt, Field(ge=0)]] = {}
    standing: Mapping[Id, Annotated[StrictInt, Field(ge=0, le=100)]] = {}
    time: Annotated[StrictStr, Field(pattern=r"^(\d{1,5} )?([01]?\d|2[0-3]):[0-5]\d$")] | None = None


class MemoryCheck(Part):
    """What a character remembers: one of `fact` (a key), `commitment`, `memory` (any), `visits`."""

    npc: Id
    fact: StrictStr | None = None
    commitment: Bare | None = None
    memory: Bare | None = None
    visits: StrictInt | None = None
    equals: StrictStr | None = None
    contains: StrictStr | None = None
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
        return self


class Expect(Part):
    """Checks that must all hold. Text checks look at all speech since the last `say`, `talk` or `choose`."""

    reply: Id | None = None
    contains_any: tuple[StrictStr, ...] = ()
    contains_all: tuple[StrictStr, ...] = ()
    not_contains: tuple[StrictStr, ...] = ()
    matches: StrictStr | None = None
    event: StrictStr | None = None
    not_event: StrictStr | None = None
    at: Id | None = None
    map: Id | None = None
    flag: Mapping[Id, StrictBool] = {}
    inventory: Mapping[Id, StrictInt] = {}
    money: StrictInt | None = None
    standing: Mapping[Id, StrictInt | StrictStr] = {}
    time: StrictStr | None = None
    max_tokens_in: StrictInt | None = None
    memory: MemoryCheck | None = None
    screen_contains: StrictStr | None = None

    @model_validator(mode="before")
    @classmethod
    def _one_or_many(cls, value: Any) -> Any:
        """A single text stands for a list of one."""
        if isinstance(value, dict):
            lists = ("contains_any", "contains_all", "not_contains")
            return {k: [v] if k in lists and isinstance(v, str) else v for k, v in value.items()}
        return value


class Step(Part):
    """One step: exactly one of these is set."""

    walk_to: Id | None = None
    walk: Annotated[StrictStr, AfterValidator(_walk)] | None = None
    press: Literal["up", "down", "left", "right", "talk", "confirm", "cancel", "menu", "history"] | None = None
    type: StrictStr | None = None
    talk: Id | None = None
    leave: Bare | None = None
    say: StrictStr | SayTo | None = None
    sleep: Annotated[StrictInt, Field(ge=1, le=24 * 365)] | None = None
    wait: Annotated[float, Field(gt=0, le=24 * 60 * 60)] | None = None
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
        if name in LATER:
            raise ValueError(f"the step `{name}` is not in this version of the game yet")
        if name not in cls.model_fields:
            raise ValueError(f"there is no step `{name}`; there are {', '.join(cls.model_fields)}")
        bare = name in ("leave", "new_game", "restart")
        if wanted is None and not bare:
            raise ValueError(f"the step `{name}` needs a value")
        return {name: True if wanted is None else wanted}

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
    steps: tuple[Step, ...] = Field(min_length=1)


def read_script(path: Path) -> Script:
    """Read a script. Raises ContentError with file, line, field and what is expected."""
    return read(path, Script)
