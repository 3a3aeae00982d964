"""What stands in `slot.json`: how a list shows a slot, and what the slot held when it was saved."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.log import Log
from game.save.caption import UNKNOWN, Caption, read_caption
from game.save.files import write_beside
from game.save.snapshot import SCHEMA

LOG, LABEL = "lines.jsonl", "slot.json"
NEWER = "A newer Emberwick saved this (format {}, and this one knows {}): it stays as it is until that one loads it."
TORN = "It is not whole, or was changed since: what can be read is loaded, and it stays as it is."


@dataclass(frozen=True, slots=True)
class SlotLabel:
    """A slot as a list shows it. Wall times are ISO 8601, play time in seconds. `problem` is one sentence on what is
    wrong with it, "" where all is well."""

    slot: str
    title: str
    saved: str
    play_seconds: int
    caption: Caption = UNKNOWN
    problem: str = ""


def write_label(folder: Path, title: str, saved: str, play_seconds: int) -> None:
    """Write the label of a slot whose other files are all there."""
    lines, crc = _ends(folder)
    label = {"name": title, "saved": saved, "play_seconds": play_seconds, "manifest": _manifest(folder, lines, crc)}
    write_beside(folder / LABEL, json.dumps(label, ensure_ascii=False, indent=1) + "\n")


def read_label(folder: Path) -> SlotLabel:
    """The label of a slot; one that cannot be read is called after its folder."""
    value, caption = _read(folder), read_caption(folder, LOG)
    problem = NEWER.format(caption.newer, SCHEMA) if caption.newer else "" if _unchanged(folder) else TORN
    try:
        title, saved, seconds = str(value["name"]), str(value["saved"]), int(value["play_seconds"])
    except (ValueError, KeyError, TypeError, OverflowError):
        title, saved, seconds = folder.name, "", 0
    return SlotLabel(folder.name, title, saved, seconds, caption, problem)


def _unchanged(folder: Path) -> bool:
    """Whether a slot seems to be as it was saved; whoever loads it reads all of it."""
    try:
        return _read(folder).get("manifest") == _manifest(folder, *_ends(folder))
    except OSError:
        return False


def is_whole(folder: Path) -> bool:
    """Whether a slot was written to its end and is as it was saved."""
    if not folder.is_dir():
        return False
    log = _read_log(folder)
    return _read(folder).get("manifest") == _manifest(folder, len(log), log.crc)


def rest_of(folder: Path) -> str:
    """One checksum over all files of a slot but its log and label."""
    rest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in (LOG, LABEL):
            rest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return rest.hexdigest()


def differences(folder: Path, log: Log, rest: str) -> list[str]:
    """In which way a slot is not as it was saved, in sentences; none where all is well. `log` is what could be read of
    its log, `rest` the checksum over its other files before any was set aside."""
    saved, found = _read(folder).get("manifest"), {"lines": len(log), "crc": log.crc, "rest_sha256": rest}
    if not isinstance(saved, dict) or saved.keys() != found.keys():
        return [f"Its {LABEL} cannot be read, so nobody can say whether all of it is there."]
    if saved["lines"] != found["lines"]:
        return [f"It was saved with {saved['lines']} lines of the log, and {found['lines']} can be read."]
    if saved["crc"] != found["crc"]:
        return ["Its log was changed after it was saved."]
    if saved["rest_sha256"] != found["rest_sha256"]:
        return ["A file beside its log was changed, added or removed after it was saved."]
    return []


def _manifest(folder: Path, lines: int, crc: str) -> dict[str, Any]:
    """Length and chain value of the log, and one checksum over the rest."""
    return {"lines": lines, "crc": crc, "rest_sha256": rest_of(folder)}


def _ends(folder: Path) -> tuple[int, str]:
    """Length and chain value of a log by its last record, which knows both: to trust the rest of it, whoever loads it
    reads it all. A log whose last record cannot be read is read from the beginning."""
    try:
        rows = (folder / LOG).read_bytes().removesuffix(b"\n").split(b"\n")
        last = json.loads(rows[-1])
        if last["id"] == len(rows) and isinstance(last["crc"], str):
            return len(rows), last["crc"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        pass
    log = _read_log(folder)
    return len(log), log.crc


def _read_log(folder: Path) -> Log:
    try:
        log, _ = Log.read((folder / LOG).read_bytes().decode("utf-8", "surrogateescape"))
    except OSError:
        return Log()
    return log


def _read(folder: Path) -> dict[str, Any]:
    """What `slot.json` holds; nothing where it cannot be read."""
    try:
        value = json.loads((folder / LABEL).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
