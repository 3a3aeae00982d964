"""What can be carried: `assets/items.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import Field, RootModel, model_validator

from game.content import Part, read


class Item(Part):
    """A thing that can be carried: how it is called, one and many, and what one sees. `use` is what happens when it is
    used, after which a thing that is `used_up` is gone."""

    name: str = Field(min_length=1, max_length=40)
    plural: str = Field(min_length=1, max_length=40)
    text: str = Field(min_length=1, max_length=300)
    use: str = Field(default="", max_length=300)
    used_up: bool = False

    @model_validator(mode="after")
    def _used_for_something(self) -> Item:
        if self.used_up and not self.use:
            raise ValueError("what is `used_up` needs `use`: say what happens")
        return self

    def some(self, count: int) -> str:
        """So many of them in words: "a lantern", "an oilskin", "3 ropes"."""
        if count != 1:
            return f"{count} {self.plural}"
        return f"{'an' if self.name[0].lower() in 'aeiou' else 'a'} {self.name}"


class _Items(RootModel[dict[str, Item]]):
    """The whole file: items by id."""


def read_items(path: Path, root: Path | None = None) -> Mapping[str, Item]:
    """Read the items by id. Raises ContentError with file, line, field and what is expected."""
    return read(path, _Items, root).root
