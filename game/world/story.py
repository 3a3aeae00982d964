"""The story as it is written (`assets/story/<id>.yaml`): chapters of events, laid out flat so that a place in one is a
number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Protocol

from pydantic import Field, StrictBool, StrictInt, StrictStr, model_validator

from game.content import Comparison, ContentError, Id, Part, Problem, compares, read
from game.world.quests import When
from game.world.state import World

Text = Annotated[str, Field(min_length=1, max_length=600)]
Short = Annotated[str, Field(min_length=1, max_length=90)]
TOLD = "told_"
"""The flag `told_CHAPTER` says that a chapter is over."""
ENDED = "ended_"
"""The flag `ended_ENDING` says that an ending was reached."""


class Minds(Protocol):
    """What a condition may ask of the characters."""

    def standing(self, npc: str) -> int:
        """The player's standing with a character, 0 to 100."""
        ...

    def remembers(self, npc: str, what: str) -> bool:
        """Whether a character has a memory of this kind ("gift"), or knows this fact about the player ("name")."""
        ...


class Case(When):
    """A condition on the world and on the characters; all that is given must hold. `map` and `at` (a spot) are where
    the player is, `meets` whom it speaks to, `day` the first day, `until_day` the last one."""

    map: Id | None = None
    at: Id | None = None
    meets: Id | None = None
    day: int | None = None
    money: Comparison | None = None
    standing: Mapping[Id, Comparison] = {}
    remembers: Mapping[Id, Id] = {}
    variable: Mapping[Id, Comparison | StrictStr] = {}

    def so(self, world: World, minds: Minds, spot: str = "", meets: str = "") -> bool:
        """Whether it is so now: the player is at `spot`, and speaks to `meets`."""
        return (
            (self.map is None or self.map == world.player.map)
            and (self.at is None or self.at == spot)
            and (self.meets or "") == meets
            and self.allows(world, minds)
        )

    def allows(self, world: World, minds: Minds) -> bool:
        """The same without asking where the player is and to whom it speaks."""
        return (
            self.holds(world)
            and (self.day is None or world.time.day >= self.day)
            and (self.money is None or compares(world.money, self.money))
            and all(_is(world.variables.get(name, 0), wanted) for name, wanted in self.variable.items())
            and all(compares(minds.standing(npc), wanted) for npc, wanted in self.standing.items())
            and all(minds.remembers(npc, what) for npc, what in self.remembers.items())
        )


def _is(value: int | str, wanted: int | str) -> bool:
    """Whether a variable has this value; a number may be compared."""
    if isinstance(value, str):
        return value == wanted
    try:
        return compares(value, wanted)
    except ValueError:
        return False


class Line(Part):
    """A line of a character, of one of the townspeople or of somebody of the story."""

    who: Id
    text: Text
    mood: Id | None = None


class Setting(Part):
    """Flags and variables that are set; a number after + or - is added to what the variable has."""

    flag: Mapping[Id, StrictBool] = {}
    variable: Mapping[Id, StrictInt | StrictStr] = {}


class Giving(Part):
    """Things and coins that the player gets, or loses where the number is below 0; never more than there is. Without
    `who` they come from nowhere and go there."""

    item: Mapping[Id, StrictInt] = {}
    money: StrictInt = 0
    who: Id | None = None


class Move(Part):
    """`who` (a character, one of the townspeople, or the `player`) goes to a spot and stays there; without a spot it
    goes back to its own day."""

    who: Id
    spot: Id | None = None


class Heart(Part):
    """A character's standing moves, and it knows why."""

    npc: Id
    delta: Annotated[StrictInt, Field(ge=-20, le=20)]
    reason: Text


class Keepsake(Part):
    """What a character keeps in mind of the chapter, told in the third person; `{player}` is what it calls the
    player."""

    npc: Id
    text: Text
    importance: Annotated[int, Field(ge=1, le=5)] = 4


class End(Part):
    """An ending is reached: its title, and what is told under it."""

    id: Id
    title: Short
    text: Text


class Arm(Part):
    """One way of a branch: it is gone if `when` holds, always without one."""

    when: Case | None = None
    then: tuple[Event, ...] = ()


class Option(Part):
    """One thing that the player may choose; it is there while `when` holds."""

    text: Short
    when: Case | None = None
    then: tuple[Event, ...] = ()


class Choice(Part):
    """A choice of the player."""

    ask: Short | None = None
    of: tuple[Option, ...] = Field(min_length=2, max_length=6)

    @model_validator(mode="after")
    def _one_is_always_there(self) -> Choice:
        if all(option.when for option in self.of):
            raise ValueError("one option needs to be there always: leave out its `when`")
        return self


class Event(Part):
    """One event: exactly one of these."""

    narration: Text | None = None
    line: Line | None = None
    choice: Choice | None = None
    set: Setting | None = None
    give: Giving | None = None
    move: Move | None = None
    wait: Annotated[float, Field(gt=0, le=10)] | None = None
    pass_hours: Annotated[int, Field(ge=1, le=48)] | None = None
    music: Id | None = None
    heart: Heart | None = None
    remember: Keepsake | None = None
    recount: tuple[Id, ...] | None = None
    branch: tuple[Arm, ...] | None = Field(default=None, min_length=1)
    ending: End | None = None

    @model_validator(mode="before")
    @classmethod
    def _one(cls, value: Any) -> Any:
        if not isinstance(value, dict) or len(value) != 1:
            raise ValueError("an event is one word with what it needs, such as `narration: The door is open.`")
        (name,) = value
        if name not in cls.model_fields:
            raise ValueError(f"there is no event `{name}`; there are {', '.join(cls.model_fields)}")
        if value[name] is None:
            raise ValueError(f"the event `{name}` needs a value")
        return value

    @property
    def what(self) -> Any:
        """The block that is set."""
        return getattr(self, next(iter(self.model_fields_set)))


class _Chapter(Part):
    """A whole file."""

    id: Id
    title: Short
    when: Case | None = None
    again: bool = False
    events: tuple[Event, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Jump:
    """Go on at step `to`; with a `when` only where it does not hold."""

    to: int
    when: Case | None = None


@dataclass(frozen=True, slots=True)
class Recount:
    """What lies between a character and the player is told."""

    npc: str


@dataclass(frozen=True, slots=True)
class Asked:
    """The player chooses: what is asked, and each option with the step at which it leads on."""

    ask: str
    options: tuple[tuple[str, Case | None, int], ...]

    def open(self, world: World, minds: Minds) -> list[tuple[str, int]]:
        """What can be chosen now, each with the step at which it leads on."""
        return [(text, to) for text, when, to in self.options if when is None or when.allows(world, minds)]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: when it begins by itself, whether it may be told `again`, and its steps. A branch or choice is laid
    out as jumps. `written` are its events as they stand in the file."""

    id: str
    title: str
    when: Case | None
    again: bool
    steps: tuple[Any, ...]
    written: tuple[Event, ...]

    def begins(self, world: World, minds: Minds, spot: str, meets: str) -> bool:
        """Whether it begins now."""
        told = not self.again and world.flags.get(TOLD + self.id, False)
        return self.when is not None and not told and self.when.so(world, minds, spot, meets)


def read_story(folder: Path, root: Path | None = None) -> dict[str, Chapter]:
    """Read every chapter of a folder, in the order of their files. Raises ContentError with file, line, field and what
    is expected."""
    chapters: dict[str, Chapter] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            chapter = read_chapter(path, root)
            if chapter.id in chapters:
                raise ContentError([Problem(path.name, 1, "id", f"two chapters have the id `{chapter.id}`")])
            chapters[chapter.id] = chapter
        except ContentError as error:
            problems += error.problems
    if problems:
        raise ContentError(problems)
    return chapters


def read_chapter(path: Path, root: Path | None = None) -> Chapter:
    """Read one chapter. Raises ContentError."""
    one = read(path, _Chapter, root)
    steps: list[Any] = []
    _lay_out(one.events, steps)
    return Chapter(one.id, one.title, one.when, one.again, tuple(steps), one.events)


def _lay_out(events: Sequence[Event], steps: list[Any]) -> None:
    for event in events:
        if event.branch:
            _lay_out_arms([(arm.when, arm.then) for arm in event.branch], steps)
        elif event.choice:
            _lay_out_choice(event.choice, steps)
        elif event.recount:
            steps += [Recount(npc) for npc in event.recount]
        else:
            steps.append(event)


def _lay_out_arms(arms: Sequence[tuple[Case | None, Sequence[Event]]], steps: list[Any]) -> None:
    leaving: list[int] = []
    for when, then in arms:
        head = len(steps)
        steps.append(None)
        _lay_out(then, steps)
        leaving.append(len(steps))
        steps.append(None)
        steps[head] = Jump(len(steps), when) if when else Jump(head + 1)
    for number in leaving:
        steps[number] = Jump(len(steps))


def _lay_out_choice(choice: Choice, steps: list[Any]) -> None:
    head, leaving, options = len(steps), list[int](), list[tuple[str, Case | None, int]]()
    steps.append(None)
    for option in choice.of:
        options.append((option.text, option.when, len(steps)))
        _lay_out(option.then, steps)
        leaving.append(len(steps))
        steps.append(None)
    steps[head] = Asked(choice.ask or "", tuple(options))
    for number in leaving:
        steps[number] = Jump(len(steps))


def ways(event: Event) -> tuple[Arm | Option, ...]:
    """The ways on which an event may lead on."""
    return (*(event.branch or ()), *(event.choice.of if event.choice else ()))


def every_event(events: Sequence[Event]) -> Iterator[Event]:
    """All events of a chapter, those inside branches and choices too."""
    for event in events:
        yield event
        for way in ways(event):
            yield from every_event(way.then)


def every_case(events: Sequence[Event]) -> Iterator[Case]:
    """All conditions inside a chapter."""
    for event in every_event(events):
        yield from (way.when for way in ways(event) if way.when)
