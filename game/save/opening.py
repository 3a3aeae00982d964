"""Reading a folder of a game: what cannot be read of it is set aside and named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.log import Log
from game.save.files import keep_aside, set_aside, write_beside
from game.save.label import LOG
from game.save.snapshot import STATE, Snapshot


@dataclass(slots=True)
class Opened:
    """What was read from a folder. `snapshot` is None where only the log could be read; `notices` are sentences for
    the player about what was set aside."""

    log: Log
    snapshot: Snapshot | None
    notices: list[str]


def open_folder(folder: Path) -> Opened:
    """Read a folder as far as that can be done."""
    notices: list[str] = []
    log = _read_log(folder, notices)
    state = folder / STATE
    snapshot = None
    try:
        snapshot = Snapshot.from_text(state.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if len(log):
            notices.append("The saved state is missing; the game was rebuilt from what was said and done.")
    except (ValueError, OSError) as error:
        aside = set_aside(state)
        notices.append(
            f"The saved state could not be read ({error}); it is kept as {aside.name}, and the game was rebuilt "
            "from what was said and done."
        )
    if snapshot and (snapshot.head or 0) > len(log) and not notices:
        notices.append(
            f"The log ends at line {len(log)}, and the saved state knows line {snapshot.head}: what was said last is "
            "lost."
        )
    return Opened(log, snapshot, notices)


def as_written(rows: Iterable[str]) -> bytes:
    """The rows of a log as they stand on disk."""
    return "".join(row + "\n" for row in rows).encode("utf-8", "surrogateescape")


def _read_log(folder: Path, notices: list[str]) -> Log:
    path = folder / LOG
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        write_beside(path, "")
        return Log()
    except OSError as error:
        aside = set_aside(path)
        notices.append(f"The log could not be read ({error.strerror}); it is kept as {aside.name}.")
        write_beside(path, "")
        return Log()
    log, torn = Log.read(raw.decode("utf-8", "surrogateescape"))
    if torn:
        aside = keep_aside(path, torn.rest)
        notices.append(
            f"The end of the log could not be read from line {torn.row} on ({torn.reason}); it is kept as "
            f"{aside.name}, and everything before it is there."
        )
    if torn or (raw and not raw.endswith(b"\n")):
        write_beside(path, as_written(log.rows), durable=True)
    return log
