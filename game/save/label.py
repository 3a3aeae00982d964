"""What stands in `slot.json`: how a list shows a slot, and what the slot held when it was saved."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.log import Log
from game.save.files import write_beside

LOG, LABEL = "lines.jsonl", "slot.json"


@dataclass(frozen=True, slots=True)
class SlotLabel:
    """A slot as a list shows it. Wall times are ISO 8601, play time in seconds."""

    slot: str
    title: str
    saved: str
    play_seconds: int


def write_label(folder: Path, title: str, saved: str, play_seconds: int) -> None:
    """Write the label of a slot whose other files are all there."""
    label = {"name": title, "saved": saved, "play_seconds": play_seconds, "manifest": manifest(folder)}
    write_beside(folder / LABEL, json.dumps(label, ensure_ascii=False, indent=1) + "\n")


def read_label(folder: Path) -> SlotLabel:
    """The label of a slot; one that cannot be read is called after its folder."""
    value = _read(folder)
    try:
        return SlotLabel(folder.name, str(value["name"]), str(value["saved"]), int(value["play_seconds"]))
    except (ValueError, KeyError, TypeError, OverflowError):
        return SlotLabel(folder.name, folder.name, "", 0)


def is_whole(folder: Path) -> bool:
    """Whether a slot was written to its end and is as it was saved."""
    return folder.is_dir() and _read(folder).get("manifest") == manifest(folder)


def manifest(folder: Path) -> dict[str, Any]:
    """Length and chain value of the log, and one checksum over the rest."""
    try:
        log, _ = Log.read((folder / LOG).read_bytes().decode("utf-8", "surrogateescape"))
    except OSError:
        log = Log()
    rest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in (LOG, LABEL):
            rest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return {"lines": len(log), "crc": log.crc, "rest_sha256": rest.hexdigest()}


def differences(folder: Path) -> list[str]:
    """In which way a slot is not as it was saved, in sentences; none where all is well."""
    saved, found = _read(folder).get("manifest"), manifest(folder)
    if not isinstance(saved, dict) or saved.keys() != found.keys():
        return [f"Its {LABEL} cannot be read, so nobody can say whether all of it is there."]
    if saved["lines"] != found["lines"]:
        return [f"It was saved with {saved['lines']} lines of the log, and {found['lines']} can be read."]
    if saved["crc"] != found["crc"]:
        return ["Its log was changed after it was saved."]
    if saved["rest_sha256"] != found["rest_sha256"]:
        return ["A file beside its log was changed, added or removed after it was saved."]
    return []


def _read(folder: Path) -> dict[str, Any]:
    """What `slot.json` holds; nothing where it cannot be read."""
    try:
        value = json.loads((folder / LABEL).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
