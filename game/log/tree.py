"""The tree of lines: append-only, with one head that marks the branch which counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.log.line import GameTime, Kind, Line, decode, encode


@dataclass(frozen=True, slots=True)
class TornLog:
    """What could not be read at the end of a log: from which line of the file on, why, and the text itself."""

    row: int
    reason: str
    rest: str


class Log:
    """Every line of a slot, in the order in which it was written.

    `head` is the id of the last line of the branch that counts (None: nothing has happened). Appending moves the head;
    moving the head back makes what follows a new branch, and nothing is lost.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.rows: list[str] = []
        self.crc = ""
        self._branch: list[Line] = []

    def __len__(self) -> int:
        return len(self.lines)

    def __getitem__(self, line_id: int) -> Line:
        """The line with this id; KeyError where there is none."""
        if not 1 <= line_id <= len(self.lines):
            raise KeyError(line_id)
        return self.lines[line_id - 1]

    @property
    def head(self) -> int | None:
        return self._branch[-1].id if self._branch else None

    @property
    def branch(self) -> list[Line]:
        """The lines from the first to the head. Not to be changed by the caller."""
        return self._branch

    def append(self, *, time: GameTime, place: str, kind: Kind, speaker: str, **rest: Any) -> Line:
        """Add a line after the head and move the head to it. `rest` are further fields of `Line`."""
        line = Line(len(self.lines) + 1, self.head, time, place, kind, speaker, **rest)
        row, self.crc = encode(line, self.crc)
        self.lines.append(line)
        self.rows.append(row)
        self._branch.append(line)
        return line

    def move_head(self, line_id: int | None) -> None:
        """Make `line_id` the last line of the branch that counts. KeyError where it does not exist."""
        self._branch = list(reversed(list(self.ancestors(line_id))))

    def ancestors(self, line_id: int | None) -> Iterator[Line]:
        """The line itself and those before it on its branch, newest first."""
        while line_id is not None:
            line = self[line_id]
            yield line
            line_id = line.parent

    @classmethod
    def read(cls, text: str) -> tuple[Log, TornLog | None]:
        """Read a log as far as it can be trusted; what follows the first bad record comes back as `TornLog`.

        The head is the last line read.
        """
        log = cls()
        rows = text.split("\n")
        for number, row in enumerate(rows):
            if not row and number == len(rows) - 1:
                break
            try:
                line, crc = decode(row, log.crc)
                if line.id != len(log.lines) + 1 or (line.parent is not None and not 1 <= line.parent < line.id):
                    raise ValueError("its id or parent is out of order")
            except (ValueError, TypeError) as error:
                log.move_head(log.lines[-1].id if log.lines else None)
                return log, TornLog(number + 1, str(error), "\n".join(rows[number:]))
            log.lines.append(line)
            log.rows.append(row)
            log.crc = crc
        log.move_head(log.lines[-1].id if log.lines else None)
        return log, None
