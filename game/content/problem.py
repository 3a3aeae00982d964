"""What is wrong with a file that people wrote, said so that they find it."""

from __future__ import annotations

from dataclasses import dataclass

Place = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a file: where (file, line from 1 or 0 for the whole file, field) and what to do."""

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.field}: {self.message}" if self.field else f"{where}: {self.message}"


class ContentError(Exception):
    """A file that cannot be used. `problems` lists every fault that was found in it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def dotted(place: Place) -> str:
    """A field's place as people write it: `speech.vocabulary[3]`."""
    text = ""
    for part in place:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text
