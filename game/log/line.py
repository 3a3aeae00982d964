"""One record of the log, and its form on disk."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, get_args

SCHEMA = 1
MINUTES_A_DAY = 24 * 60

Kind = Literal["speech", "narration", "event", "mind", "system"]
KINDS: tuple[str, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True, order=True)
class GameTime:
    """A moment of game time: `day` counts from 1, `minute` from midnight (0-1439)."""

    day: int = 1
    minute: int = 8 * 60

    def later(self, minutes: int) -> GameTime:
        days, minute = divmod(self.minute + minutes, MINUTES_A_DAY)
        return GameTime(self.day + days, minute)

    def minutes_since(self, earlier: GameTime) -> int:
        return (self.day - earlier.day) * MINUTES_A_DAY + self.minute - earlier.minute

    @property
    def clock(self) -> str:
        """The hour as "HH:MM"."""
        return f"{self.minute // 60:02d}:{self.minute % 60:02d}"

    def to_json(self) -> dict[str, int]:
        return {"day": self.day, "minute": self.minute}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> GameTime:
        """Read a time; raises ValueError where it is none."""
        try:
            day, minute = value["day"], value["minute"]
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a game time: {value!r}") from error
        if type(day) is not int or type(minute) is not int or day < 1 or not 0 <= minute < MINUTES_A_DAY:
            raise ValueError(f"not a game time: {value!r}")
        return cls(day, minute)


@dataclass(frozen=True, slots=True)
class Line:
    """One utterance, event or accepted memory. Nothing in it is ever changed.

    `parent` is the id of the line before it on its branch, None for the first. `place` is the id of a map.
    `listeners` are the ids of the characters (and "player") who heard or saw it, without the speaker.
    `data` is the payload of an event or of an accepted memory, `cites` the ids of the lines that it rests on.
    `moment` and `cue` are what the prompt said around a player's line. `walkers` are those who are elsewhere than at
    the line before on this branch, by id, so that a branch says where everybody was at each of its lines. `extra`
    keeps fields that this version does not know, so that rewriting a log of a newer version loses nothing.
    """

    id: int
    parent: int | None
    time: GameTime
    place: str
    kind: Kind
    speaker: str
    listeners: tuple[str, ...] = ()
    text: str = ""
    talk: str | None = None
    to: str | None = None
    tone: str | None = None
    mood: str | None = None
    voice: str | None = None
    model: str | None = None
    direction: str | None = None
    guarded: str | None = None
    tokens: int | None = None
    moment: str | None = None
    cue: str | None = None
    data: Mapping[str, Any] | None = None
    cites: tuple[int, ...] = ()
    meta: Mapping[str, Any] | None = None
    walkers: Mapping[str, Any] | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def what(self) -> str:
        """What an event, a memory or a record of the system is of: its data's `what`; "" for speech and narration."""
        return str(self.data.get("what", "")) if self.data else ""

    def reaches(self, who: str) -> bool:
        """Whether `who` said, heard or saw this."""
        return who == self.speaker or who in self.listeners


REQUIRED = ("id", "parent", "time", "place", "kind", "speaker", "listeners", "text")
OPTIONAL = tuple(f.name for f in fields(Line) if f.name not in (*REQUIRED, "extra"))


def encode(line: Line, crc_before: str) -> tuple[str, str]:
    """Return the line as one JSON text without line break, and its chain value (8 hex digits).

    The chain value is the CRC-32 of the previous one followed by the record's own JSON, so a prefix of a log can be
    trusted by its last value alone.
    """
    record: dict[str, Any] = {name: getattr(line, name) for name in REQUIRED}
    record["time"] = line.time.to_json()
    record["listeners"] = list(line.listeners)
    for name in OPTIONAL:
        value = getattr(line, name)
        if value is not None and value != ():
            record[name] = list(value) if name == "cites" else value
    record.update(line.extra)
    record = json.loads(_dump(record))  # as it will be read back: a number as a key becomes text, which sorts elsewhere
    crc = chain(crc_before, record)
    record["crc"] = crc
    return _dump(record), crc


def decode(text: str, crc_before: str) -> tuple[Line, str]:
    """Read one record back. Raises ValueError with the reason where it is torn, altered or no record at all."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError("not JSON") from error
    if not isinstance(record, dict):
        raise ValueError("not a JSON object")
    crc = record.pop("crc", None)
    if crc != chain(crc_before, record):
        raise ValueError("the checksum does not fit")
    missing = [name for name in REQUIRED if name not in record]
    if missing:
        raise ValueError(f"without {', '.join(missing)}")
    if record["kind"] not in KINDS:
        raise ValueError(f"of unknown kind {record['kind']!r}")
    values = {name: record.pop(name) for name in (*REQUIRED, *OPTIONAL) if name in record}
    values["time"] = GameTime.from_json(values["time"])
    values["listeners"] = tuple(values["listeners"])
    values["cites"] = tuple(values.get("cites", ()))
    return Line(**values, extra=record), crc


def chain(crc_before: str, record: Mapping[str, Any]) -> str:
    return f"{zlib.crc32((crc_before + _dump(record)).encode()):08x}"


def _dump(record: Mapping[str, Any]) -> str:
    """One line of JSON. Half of a surrogate pair, which UTF-8 cannot hold, is written as its escape."""
    text = json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
