"""The folder of saves: the journal of the running game (`_run`) and the slots that are snapshots of it."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import time as wall
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from game.log import Log
from game.save.files import keep_aside, set_aside, sync_folder, write_beside
from game.save.snapshot import Snapshot

JOURNAL = "_run"
SLOT = re.compile(r"[a-z0-9][a-z0-9_]{0,39}")
LOG, STATE, LABEL, PEOPLE, PICTURE = "lines.jsonl", "save.json", "slot.json", "npcs", "picture.png"


class SaveError(Exception):
    """Something about a save that the player must know; the message is one sentence that says what to do."""


@dataclass(slots=True)
class Opened:
    """What was read from a folder. `snapshot` is None where only the log could be read; `notices` are sentences for
    the player about what was set aside."""

    log: Log
    snapshot: Snapshot | None
    notices: list[str]


@dataclass(frozen=True, slots=True)
class SlotLabel:
    """A slot as a list shows it. Wall times are ISO 8601, play time in seconds."""

    slot: str
    title: str
    saved: str
    play_seconds: int


class Store:
    """Holds the lock on one folder of saves and the open journal. Only one process at a time plays from a folder."""

    def __init__(self, folder: Path, now: Callable[[], float] = wall.time) -> None:
        self.folder = folder
        self._now = now
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(folder / ".lock")
            self._lock.acquire(timeout=0)
        except Timeout as error:
            raise SaveError(
                f"Another Emberwick is running with the saves in {folder}: close it, or start with --saves FOLDER."
            ) from error
        except OSError as error:
            raise SaveError(
                f"The saves in {folder} cannot be written ({error.strerror}): start with --saves FOLDER."
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
        if self.journal.exists():
            before = self.folder / "_before"
            shutil.rmtree(before, ignore_errors=True)
            self.journal.rename(before)
        self.journal.mkdir(parents=True)
        write_beside(self.journal / LOG, "")

    def append(self, rows: list[str]) -> None:
        """Add rows to the journal's log and flush them."""
        with (self.journal / LOG).open("ab") as file:
            file.write("".join(row + "\n" for row in rows).encode())
            file.flush()

    def write_state(self, snapshot: Snapshot, memories: Mapping[str, Mapping[str, Any]]) -> None:
        """Write what is not in the log, and the readable memories of the characters in `memories`."""
        for npc, memory in memories.items():
            text = json.dumps(memory, ensure_ascii=False, indent=1) + "\n"
            write_beside(self.journal / PEOPLE / f"{npc}.json", text)
        write_beside(self.journal / STATE, snapshot.to_text())

    def open_journal(self) -> Opened:
        """Read the journal; what cannot be read of it is set aside and named in the notices."""
        return self._open(self.journal)

    def save(self, slot: str, title: str, play_seconds: int, picture: bytes | None = None) -> None:
        """Make a snapshot of the journal in `slot`; an older one there is replaced only when the new one is whole."""
        self._check(slot)
        new, target = self.folder / f".{slot}.new", self.folder / slot
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(self.journal, new)
        if picture is not None:
            write_beside(new / PICTURE, picture)
        label = {
            "name": title,
            "saved": datetime.fromtimestamp(self._now(), UTC).isoformat(timespec="seconds"),
            "play_seconds": play_seconds,
            "manifest": _manifest(new),
        }
        write_beside(new / LABEL, json.dumps(label, ensure_ascii=False, indent=1) + "\n")
        old = self.folder / f".{slot}.old"
        shutil.rmtree(old, ignore_errors=True)
        if target.exists():
            target.rename(old)
        new.rename(target)
        sync_folder(self.folder)
        shutil.rmtree(old, ignore_errors=True)

    def load(self, slot: str) -> Opened:
        """Copy a slot into the journal and read it. Raises SaveError where there is no such slot or nothing in it can
        be read; the running journal then stays as it is."""
        self._check(slot)
        source = self._rescued(slot)
        if not source.is_dir():
            raise SaveError(f"There is no saved game `{slot}` in {self.folder}.")
        new = self.folder / ".journal.new"
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(source, new)
        (new / LABEL).unlink(missing_ok=True)
        opened = self._open(new)
        if opened.snapshot is None and not len(opened.log):
            raise SaveError(f"Nothing in the saved game `{slot}` can be read; it stays in {source} as it is.")
        if self.journal.exists():
            before = self.folder / "_before"
            shutil.rmtree(before, ignore_errors=True)
            self.journal.rename(before)
        new.rename(self.journal)
        return opened

    def slots(self) -> list[SlotLabel]:
        """The saved games, newest first."""
        found = [_label(path) for path in self.folder.iterdir() if path.is_dir() and SLOT.fullmatch(path.name)]
        return sorted(found, key=lambda label: (label.saved, label.slot), reverse=True)

    def _check(self, slot: str) -> None:
        if not SLOT.fullmatch(slot):
            raise SaveError(f"`{slot[:60]}` cannot name a saved game: use up to 40 of a-z, 0-9 and _.")

    def _rescued(self, slot: str) -> Path:
        """The slot's folder; one that a crash left between two names is found again."""
        target, old = self.folder / slot, self.folder / f".{slot}.old"
        if not target.exists() and old.is_dir():
            old.rename(target)
        return target

    def _open(self, folder: Path) -> Opened:
        notices: list[str] = []
        log = self._read_log(folder, notices)
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
        return Opened(log, snapshot, notices)

    def _read_log(self, folder: Path, notices: list[str]) -> Log:
        path = folder / LOG
        try:
            raw = path.read_bytes()
        except FileNotFoundError:
            write_beside(path, "")
            return Log()
        text = raw.decode("utf-8", "surrogateescape")
        log, torn = Log.read(text)
        if torn:
            aside = keep_aside(path, torn.rest)
            notices.append(
                f"The end of the log could not be read from line {torn.row} on ({torn.reason}); it is kept as "
                f"{aside.name}, and everything before it is there."
            )
        if torn or (raw and not raw.endswith(b"\n")):
            write_beside(path, "".join(row + "\n" for row in log.rows))
        return log


def _manifest(folder: Path) -> dict[str, Any]:
    """Length and chain value of the log, and one checksum over the rest."""
    rows = (folder / LOG).read_text(encoding="utf-8").splitlines()
    rest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in (LOG, LABEL):
            rest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    chain = json.loads(rows[-1])["crc"] if rows else ""
    return {"lines": len(rows), "crc": chain, "rest_sha256": rest.hexdigest()}


def _label(folder: Path) -> SlotLabel:
    try:
        value = json.loads((folder / LABEL).read_text(encoding="utf-8"))
        return SlotLabel(folder.name, str(value["name"]), str(value["saved"]), int(value["play_seconds"]))
    except (OSError, ValueError, KeyError, TypeError):
        return SlotLabel(folder.name, folder.name, "", 0)
