"""The folder of saves: the journal of the running game (`_run`) and the slots that are snapshots of it.

Every other folder here has a name that no slot can have: it begins with `_` or a full stop.
"""

from __future__ import annotations

import filecmp
import json
import re
import shutil
import time as wall
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from game.save.files import sync, sync_all, write_beside
from game.save.label import LABEL, LOG, SlotLabel, differences, is_whole, read_label, rest_of, write_label
from game.save.opening import Opened, as_written, open_folder
from game.save.snapshot import STATE, Snapshot, has_flag

__all__ = ["JOURNAL", "Opened", "SaveError", "Store"]
JOURNAL = "_run"
SLOT = re.compile(r"(?!(con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9][a-z0-9_]{0,39}")
"""Names of slots, without those that Windows keeps for devices."""
LEFT, LEFT_TITLE = ("left", "left_too"), "Left for another game"
PEOPLE, PICTURE = "npcs", "picture.png"


class SaveError(Exception):
    """Something about a save that the player must know; the message is one sentence that says what to do."""


class Store:
    """Holds the lock on one folder of saves and the open journal. Only one process at a time plays from a folder.

    `journal` is the name of the journal's folder. Every method that reads or writes raises SaveError where the disk
    does not let it.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = wall.time, *, journal: str = JOURNAL) -> None:
        self.folder = folder
        self.journal = folder / journal
        self._before, self._next = folder / f"{journal}_before", folder / f"{journal}_next"
        self._measured = (0, 0)
        self._now = now
        try:
            with self._disk():
                folder.mkdir(parents=True, exist_ok=True)
                self._lock = FileLock(folder / ".lock")
                self._lock.acquire(timeout=0)
                if not self.journal.exists() and self._before.is_dir():
                    self._before.rename(self.journal)
        except Timeout as error:
            raise SaveError(
                f"Another Emberwick is running with the saves in {folder}: close it, or start with --saves FOLDER."
            ) from error
        except NotImplementedError as error:
            raise SaveError(
                f"Files in {folder} cannot be locked: start with --saves FOLDER on another disk."
            ) from error

    def close(self) -> None:
        self._lock.release()

    def has_journal(self) -> bool:
        return (self.journal / LOG).exists() or (self.journal / STATE).exists()

    def begin(self) -> None:
        """Start an empty journal. The one before is kept under another name until the next beginning."""
        with self._disk():
            shutil.rmtree(self._next, ignore_errors=True)
            write_beside(self._next / LOG, "")
            self._replace_journal()

    def append(self, rows: Sequence[str], written: int) -> None:
        """Add to the journal's log what it has not: `rows` are the whole log, of which the first `written` are on disk.
        All of them are added, or none where the disk is full. A log that was removed or changed meanwhile is written
        anew as a whole."""
        path, before = self.journal / LOG, self._length(rows, written)
        with self._disk():
            if not path.is_file() or path.stat().st_size != before:
                write_beside(path, as_written(rows), durable=True)
                return
            raw = as_written(rows[written:])
            self._measured = (len(rows), before + len(raw))
            with path.open("r+b", buffering=0) as file:
                file.seek(before)
                try:
                    while raw:
                        raw = raw[file.write(raw) :]
                except OSError:
                    file.truncate(before)
                    raise

    def write_state(self, snapshot: Snapshot, memories: Mapping[str, Mapping[str, Any]]) -> None:
        """Write what is not in the log, and the readable memories of the characters in `memories`."""
        with self._disk():
            for npc, memory in memories.items():
                text = json.dumps(memory, ensure_ascii=False, indent=1) + "\n"
                write_beside(self.journal / PEOPLE / f"{npc}.json", text)
            write_beside(self.journal / STATE, snapshot.to_text())

    def drop_journal(self) -> None:
        """Remove the journal and the one before: a slot was read into it, and nobody plays on from it."""
        for folder in (self.journal, self._before, self._next):
            shutil.rmtree(folder, ignore_errors=True)
        self._measured = (0, 0)

    def open_journal(self) -> Opened:
        """Read the journal; what cannot be read of it is set aside and named in the notices."""
        self._measured = (0, 0)
        with self._disk():
            return open_folder(self.journal)

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
            sync_all(new)
            shutil.rmtree(old, ignore_errors=True)
            if target.exists():
                target.rename(old)
            new.rename(target)
            sync(self.folder)
            shutil.rmtree(old, ignore_errors=True)

    def set_aside(self, loading: str = "") -> None:
        """Keep the journal in a slot of LEFT, but not in the one that is `loading`, before another game takes its
        place; not where a slot has all of it."""
        log = self.journal / LOG
        with self._disk():
            if not log.is_file() or not log.stat().st_size:
                return
            saved = (path / LOG for path in self.folder.iterdir() if SLOT.fullmatch(path.name))
            if any(path.is_file() and filecmp.cmp(path, log, shallow=False) for path in saved):
                return
        self.save(next(slot for slot in LEFT if slot != loading), LEFT_TITLE, 0)

    def load(self, slot: str) -> Opened:
        """Copy a slot into the journal and read it. Raises SaveError where there is no such slot or nothing in it can
        be read; the running journal then stays as it is, and the slot does in any case."""
        self._check(slot)
        with self._disk():
            source = self._rescued(slot)
            if not source.is_dir():
                raise SaveError(f"There is no saved game `{slot}` in {self.folder}.")
            new = self._next
            shutil.rmtree(new, ignore_errors=True)
            shutil.copytree(source, new)
            rest = rest_of(new)
            opened = open_folder(new)
            changed = differences(new, opened.log, rest)
            if opened.snapshot is None and not len(opened.log):
                shutil.rmtree(new, ignore_errors=True)
                raise SaveError(f"Nothing in the saved game `{slot}` can be read; it stays in {source} as it is.")
            if changed:
                said = f"The saved game `{slot}` is not as it was saved. {changed[0]} It stays in {source} as it is."
                opened.notices.insert(0, said)
            for name in (LABEL, PICTURE):
                (new / name).unlink(missing_ok=True)
            self._replace_journal()
            return opened

    def slots(self) -> list[SlotLabel]:
        """The saved games, newest first."""
        with self._disk():
            for path in list(self.folder.glob(".*.old")) + list(self.folder.glob(".*.new")):
                if SLOT.fullmatch(slot := path.name[1:-4]):
                    self._rescued(slot)
            found = [read_label(path) for path in self.folder.iterdir() if path.is_dir() and SLOT.fullmatch(path.name)]
        return sorted(found, key=lambda label: (label.saved, label.slot), reverse=True)

    def flagged(self, flag: str) -> bool:
        """Whether a flag is set in the journal or in a slot, as far as they can be read."""
        with self._disk():
            folders = [path for path in self.folder.iterdir() if SLOT.fullmatch(path.name)]
        return any(has_flag(folder, flag) for folder in (self.journal, *folders))

    def running(self) -> SlotLabel | None:
        """The journal as a list shows it, None where there is none."""
        return replace(read_label(self.journal), problem="") if self.has_journal() else None

    def picture(self, slot: str) -> bytes | None:
        """The picture of a slot, None where it has none that can be read."""
        self._check(slot)
        try:
            return (self.folder / slot / PICTURE).read_bytes()
        except OSError:
            return None

    def delete(self, slot: str) -> None:
        """Remove a slot and what a crash may have left of it."""
        self._check(slot)
        with self._disk():
            gone = self.folder / f".{slot}.gone"
            shutil.rmtree(gone, ignore_errors=True)
            for left in (self._new(slot), self._old(slot)):
                shutil.rmtree(left, ignore_errors=True)
            if (self.folder / slot).exists():
                (self.folder / slot).rename(gone)
            sync(self.folder)
            shutil.rmtree(gone, ignore_errors=True)

    def _length(self, rows: Sequence[str], written: int) -> int:
        """How many bytes the first `written` rows of the journal's log take. What the last appending came to is
        remembered: a long log is measured once."""
        count, length = self._measured
        return length if count == written else len(as_written(rows[:written]))

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

    def _replace_journal(self) -> None:
        """Make the next journal the running one and keep the one before. After a crash in between, that is found again
        at the next start."""
        self._measured = (0, 0)
        if self.journal.exists():
            shutil.rmtree(self._before, ignore_errors=True)
            self.journal.rename(self._before)
        self._next.rename(self.journal)
        sync(self.folder)

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
