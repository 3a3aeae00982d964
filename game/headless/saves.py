"""The command `saves`: which saved games there are, what the characters in one remember, and the player's control over
that. The running game is never touched: a slot is read into a journal of its own and saved back as a whole."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from game.exits import BAD_INPUT, GOOD
from game.headless.given import refused
from game.mind.dossier import Dossier
from game.save import Snapshot, Store
from game.save.store import PICTURE
from game.session.chronicle import Chronicle
from game.session.commands import Correct, Forget, Undo
from game.session.control import change, dossier_of
from game.session.events import Fault
from game.session.resources import load_resources
from game.session.restoring import restored
from game.session.scene import Scene

JOURNAL = "_saves"
HEADINGS = {"fact": "What you told", "promise": "Promises", "memory": "What happened",
            "statement": "What was said to you", "talk": "Talks"}  # fmt: skip


def run_saves(root: Path, arguments: argparse.Namespace) -> int:
    """The command `saves`. Raises SaveError or ContentError where slot or character are not there."""
    folder = arguments.saves or Path(os.environ.get("NPC_SAVES") or root / "saves")
    if arguments.what == "list":
        return _list(folder)
    with _opened(root, folder, arguments.slot) as slot:
        known = slot.scene.resources.cast.personas
        if arguments.npc not in known:
            raise refused(Path("saves"), f"there is nobody called `{arguments.npc}`; there are {', '.join(known)}")
        for notice in slot.notices:
            sys.stderr.write(notice + "\n")
        match arguments.what:
            case "memory":
                print("\n".join(rows(dossier_of(slot.scene, arguments.npc))))
                return GOOD
            case "correct":
                return _change(slot, Correct(arguments.npc, arguments.fact, arguments.value))
            case "forget":
                return _change(slot, Forget(arguments.npc, arguments.fact))
        return _change(slot, Undo(arguments.npc))


@dataclass(slots=True)
class _Slot:
    """A saved game that was read. `notices` say what of it is not as it was saved."""

    id: str
    title: str
    seconds: int
    picture: bytes | None
    store: Store
    scene: Scene
    snapshot: Snapshot
    notices: list[str]


@contextmanager
def _opened(root: Path, folder: Path, slot: str) -> Iterator[_Slot]:
    resources = load_resources(root)
    _there(folder)
    store = Store(folder, journal=JOURNAL)
    try:
        label = next((label for label in store.slots() if label.slot == slot), None)
        picture = folder / slot / PICTURE
        seen = picture.read_bytes() if label and picture.is_file() else None
        opened = store.load(slot)
        notices = list(opened.notices)
        snapshot = restored(opened, resources, [])
        scene = Scene(resources, Chronicle(opened.log, store), snapshot.world, snapshot.draws)
        title, seconds = (label.title, label.play_seconds) if label else (slot, 0)
        yield _Slot(slot, title, seconds, seen, store, scene, snapshot, notices)
    finally:
        store.drop_journal()
        store.close()


def _there(folder: Path) -> None:
    if not folder.is_dir():
        raise refused(folder, "there are no saved games here: name their folder with --saves DIR")


def _list(folder: Path) -> int:
    _there(folder)
    store = Store(folder, journal=JOURNAL)
    try:
        labels = store.slots()
    finally:
        store.close()
    for label in labels:
        minutes = label.play_seconds // 60
        print(f"{label.slot}  {label.title}  saved {label.saved or 'at an unknown time'}, {minutes} min played")
    if not labels:
        print("There are no saved games.")
    return GOOD


def _change(slot: _Slot, command: Correct | Forget | Undo) -> int:
    """Carry out a change and save the slot again; one that is damaged stays as it is."""
    if slot.notices:
        sys.stderr.write("Nothing was changed: first load this game and save it again.\n")
        return BAD_INPUT
    fault = next((event for event in change(slot.scene, command) if isinstance(event, Fault)), None)
    if fault is not None:
        sys.stderr.write(fault.message + "\n")
        return BAD_INPUT
    chronicle = slot.scene.chronicle
    chronicle.write(replace(slot.snapshot, head=chronicle.log.head))
    if chronicle.trouble:
        sys.stderr.write(chronicle.trouble + "\n")
        return BAD_INPUT
    slot.store.save(slot.id, slot.title, slot.seconds, slot.picture)
    print("\n".join(rows(dossier_of(slot.scene, command.npc))))
    return GOOD


def rows(known: Dossier) -> list[str]:
    """A dossier as text: each item with its number and name, and under it the line that it leads back to."""
    written = [f"What {known.name} remembers of you", known.standing]
    kind = ""
    for number, item in enumerate(known.items, 1):
        if item.kind != kind:
            kind = item.kind
            written += ["", HEADINGS[kind]]
        written += [f"{number:3}  {item.text}  [{item.id}]", f"     {item.source}"]
    return written if known.items else [*written, "", "Nothing yet."]
