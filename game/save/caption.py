"""What a list shows of a slot beside its label: read from the slot itself, so that older saves have it, too."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.log import GameTime
from game.save.snapshot import SCHEMA, STATE

TAIL = 100_000
"""In so many bytes at the end of a log the last words are looked for."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The map and the tile where the player is, None where that cannot be read; what it is called, and the last words
    that were said. `newer` is the format of a save that only a later game can read, 0 for one of today's."""

    map: str = ""
    tile: tuple[int, int] = (0, 0)
    time: GameTime | None = None
    name: str = ""
    words: str = ""
    newer: int = 0


UNKNOWN = Caption()


def read_caption(folder: Path, log: str) -> Caption:
    """Read what can be read; `log` is the name of the log's file."""
    try:
        value = json.loads((folder / STATE).read_text(encoding="utf-8"))
        if isinstance(value["schema"], int) and value["schema"] > SCHEMA:
            return Caption(newer=value["schema"])
        world = value["world"]
        (x, y), name = world["player"]["tile"], str(world.get("name", ""))
        time = GameTime.from_json(world["time"])
        return Caption(str(world["player"]["map"]), (int(x), int(y)), time, name, _last_words(folder / log))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return UNKNOWN


def _last_words(path: Path) -> str:
    """What was said last on the branch that the log's last record belongs to."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - TAIL))
        rows = file.read().decode("utf-8", "replace").split("\n")
    records: dict[int, Any] = {}
    last = None
    for row in rows:
        try:
            record = json.loads(row)
            last = records[record["id"]] = record
        except (ValueError, KeyError, TypeError, RecursionError):
            continue  # the row that the tail begins within, or one that was torn
    while last is not None and not (last.get("kind") == "speech" and last.get("text")):
        last = records.get(last.get("parent"))
    return str(last["text"]) if last else ""
