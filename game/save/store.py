"""The folder of saves: the journal of the running game (`_run`) and the slots that are snapshots of it."""

from __future__ import annotations

import json
import re
import shutil
import time as wall
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from game.log import Log
from game.save.files import keep_aside, set_aside, sync_folder, write_beside
from game.save.label import LABEL, LOG, SlotLabel, differences, is_whole, read_label, write_label
from game.save.snapshot import Snapshot

JOURNAL, BEFORE, NEXT = "_run", "_before", ".journal.new"
SLOT = re.compile(r"(?!(con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9][a-z0-9_]{0,39}")
"""Names of slots, without those that Windows keeps for devices."""
STATE, PEOPLE, PICTURE = "save.json", "npcs", "picture.png"


class SaveError(Exception):
    """Something about a save that the player must know; the message is one sentence that says what to do."""


@dataclass(slots=True)
class Opened:
    """What was read from a folder. `snapshot` is None where only the log could be read; `notices` are sentences for
    the player about what was set aside."""

    log: Log
    snapshot: Snapshot | None
    notices: list[str]


class Store:
    """Holds the lock on one folder of saves and the open journal. Only one process at a time plays from a folder.

    Every method that reads or writes raises SaveError where the disk does not let it.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = wall.time) -> None:
        self.folder = folder
        self._now = now
        try:
            with self._disk():
                folder.mkdir(parents=True, exist_ok=True)
                self._lock = FileLock(folder / ".lock")
                self._lock.acquire(timeout=0)
                if not self.journal.exists() and (folder / BEFORE).is_dir():
                    (folder / BEFORE).rename(self.journal)
        except Timeout as error:
            raise SaveError(
                f"Another Emberwick is running with the saves in {folder}: close it, or start with --saves FOLDER."
            ) from error
        except NotImplementedError as error:
            raise SaveError(
                f"Files in {folder} cannot be locked: start with --saves FOLDER on another disk."
            ) from error

    @property
    def journal(self) -> Path:
        return self.folder / JOURNAL

    def close(self) -> None:
        self._lock.release()

    def has_journal(self) -> bool:
        return (self.journal / LOG).exists() or (self.journal / STATE).exists()

    def begin(self) -> None:
        """Start an empty journal. The one before is kept under another name until the next beginning."""
        with self._disk():
            new = self.folder / NEXT
            shutil.rmtree(new, ignore_errors=True)
            write_beside(new / LOG, "")
            self._replace_journal(new)

    def append(self, rows: list[str]) -> None:
        """Add rows to the journal's log and flush them: all of them, or none where the disk is full."""
        with self._disk(), (self.journal / LOG).open("ab", buffering=0) as file:
            whole = file.tell()
            raw = "".join(row + "\n" for row in rows).encode()
            try:
                while raw:
                    raw = raw[file.write(raw) :]
            except OSError:
                file.truncate(whole)
                raise

    def write_state(self, snapshot: Snapshot, memories: Mapping[str, Mapping[str, Any]]) -> None:
        """Write what is not in the log, and the readable memories of the characters in `memories`."""
        with self._disk():
            for npc, memory in memories.items():
                text = json.dumps(memory, ensure_ascii=False, indent=1) + "\n"
                write_beside(self.journal / PEOPLE / f"{npc}.json", text)
            write_beside(self.journal / STATE, snapshot.to_text())

    def open_journal(self) -> Opened:
        """Read the journal; what cannot be read of it is set aside and named in the notices."""
        with self._disk():
            return _open(self.journal)

    def save(self, slot: str, title: str, play_seconds: int, picture: bytes | None = None) -> None:
        """Make a snapshot of the journal in `slot`; an older one there is replaced only when the new one is whole."""
        self._check(slot)
        with self._disk():
            target, new, old = self._rescued(slot), self._new(slot), self._old(slot)
            shutil.rmtree(new, ignore_errors=True)
            shutil.copytree(self.journal, new)
            if picture is not None:
                write_beside(new / PICTURE, picture)
            saved = datetime.fromtimestamp(self._now(), UTC).isoformat(timespec="seconds")
            write_label(new, title, saved, play_seconds)
            shutil.rmtree(old, ignore_errors=True)
            if target.exists():
                target.rename(old)
            new.rename(target)
            sync_folder(self.folder)
            shutil.rmtree(old, ignore_errors=True)

    def load(self, slot: str) -> Opened:
        """Copy a slot into the journal and read it. Raises SaveError where there is no such slot or nothing in it can
        be read; the running journal then stays as it is, and the slot does in any case."""
        self._check(slot)
        with self._disk():
            source = self._rescued(slot)
            if not source.is_dir():
                raise SaveError(f"There is no saved game `{slot}` in {self.folder}.")
            new = self.folder / NEXT
            shutil.rmtree(new, ignore_errors=True)
            shutil.copytree(source, new)
            changed = differences(new)
            opened = _open(new)
            if opened.snapshot is None and not len(opened.log):
                shutil.rmtree(new, ignore_errors=True)
                raise SaveError(f"Nothing in the saved game `{slot}` can be read; it stays in {source} as it is.")
            if changed:
                said = f"The saved game `{slot}` is not as it was saved. {changed[0]} It stays in {source} as it is."
                opened.notices.insert(0, said)
            for name in (LABEL, PICTURE):
                (new / name).unlink(missing_ok=True)
            self._replace_journal(new)
            return opened

    def slots(self) -> list[SlotLabel]:
        """The saved games, newest first."""
        with self._disk():
            for path in list(self.folder.glob(".*.old")) + list(self.folder.glob(".*.new")):
                if SLOT.fullmatch(slot := path.name[1:-4]):
                    self._rescued(slot)
            found = [read_label(path) for path in self.folder.iterdir() if path.is_dir() and SLOT.fullmatch(path.name)]
        return sorted(found, key=lambda label: (label.saved, label.slot), reverse=True)

    def _check(self, slot: str) -> None:
        if not SLOT.fullmatch(slot):
            raise SaveError(f"`{slot[:60]}` cannot name a saved game: use up to 40 of a-z, 0-9 and _.")

    def _new(self, slot: str) -> Path:
        return self.folder / f".{slot}.new"

    def _old(self, slot: str) -> Path:
        return self.folder / f".{slot}.old"

    def _rescued(self, slot: str) -> Path:
        """The slot's folder; one that a crash left between two names is found again, the newest that is whole."""
        target, new, old = self.folder / slot, self._new(slot), self._old(slot)
        if not target.exists():
            found = new if is_whole(new) else old
            if found.is_dir():
                found.rename(target)
        return target

    def _replace_journal(self, new: Path) -> None:
        """Make `new` the journal and keep the one before. After a crash in between, `_before` is the journal again."""
        if self.journal.exists():
            before = self.folder / BEFORE
            shutil.rmtree(before, ignore_errors=True)
            self.journal.rename(before)
        new.rename(self.journal)
        sync_folder(self.folder)

    @contextmanager
    def _disk(self) -> Iterator[None]:
        """Say in one sentence what the disk refuses."""
        try:
            yield
        except Timeout:  # an OSError too, and no fault of the disk
            raise
        except OSError as error:
            reason = error.strerror or "a file could not be copied"
            raise SaveError(
                f"The saves in {self.folder} cannot be read or written ({reason}): make room there or change whose "
                "they are, or start with --saves FOLDER."
            ) from error


def _open(folder: Path) -> Opened:
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
        write_beside(path, "".join(row + "\n" for row in log.rows))
    return log
