"""People who speak in passing (`assets/townspeople.yaml`): where they are by the hour, and what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from pydantic import Field, RootModel, model_validator

from game.content import Id, Part, read
from game.world.quests import When
from game.world.state import World

Text = Annotated[str, Field(min_length=1, max_length=200)]
Clock = Annotated[str, Field(pattern=r"^(?:[01]\d|2[0-3]):[0-5]\d$")]


class Hour(Part):
    """From `start` on one is at `spot`."""

    start: Clock
    spot: Id


class Remark(Part):
    """One of `says` is said while `when` holds. Where it has an `id`, the flag `heard_WHO_ID` comes true with it."""

    says: tuple[Text, ...] = Field(min_length=1)
    when: When | None = None
    id: Id | None = None


class Townsman(Part):
    """Somebody who is not talked with at length. `title` says what it is, for a model that speaks for it; `pitch` is
    how high its voice sounds while its words are typed, 1 in the middle."""

    id: Id
    name: Annotated[str, Field(min_length=1, max_length=30)]
    title: Annotated[str, Field(max_length=60)] = ""
    sprite: Id
    portrait: Id | None = None
    pitch: float = Field(default=1.0, gt=0.2, lt=4)
    schedule: tuple[Hour, ...] = Field(min_length=1)
    remarks: tuple[Remark, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _always_speaks(self) -> Townsman:
        if all(remark.when for remark in self.remarks):
            raise ValueError("one of the `remarks` needs to hold always: leave out its `when`")
        return self

    def heard(self, remark: Remark) -> str:
        """The flag that says that this remark was heard; "" for one that leaves no trace."""
        return f"heard_{self.id}_{remark.id}" if remark.id else ""


class _Townspeople(RootModel[tuple[Townsman, ...]]):
    """The whole file."""

    @model_validator(mode="after")
    def _told_apart(self) -> _Townspeople:
        ids = [one.id for one in self.root]
        if len(set(ids)) != len(ids):
            raise ValueError("two townspeople have the same id")
        return self


def read_townspeople(path: Path, root: Path | None = None) -> tuple[Townsman, ...]:
    """Read them. Raises ContentError with file, line, field and what is expected."""
    return read(path, _Townspeople, root).root


def sayable(one: Townsman, world: World, but: str = "") -> Sequence[tuple[Remark, str]]:
    """What somebody may say now, `but` for what it said last: news that the player has not heard comes before all
    else."""
    now = [remark for remark in one.remarks if remark.when is None or remark.when.holds(world)]
    news = [remark for remark in now if remark.id and not world.flags.get(one.heard(remark), False)]
    found = list(_lines(news or now))
    return [line for line in found if line[1] != but] or found


def _lines(remarks: Sequence[Remark]) -> Iterator[tuple[Remark, str]]:
    yield from ((remark, text) for remark in remarks for text in remark.says)
