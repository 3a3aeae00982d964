"""Slots: snapshots of the journal, replaced only when whole, never changed by loading."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from save.conftest import Game

from game.save import JOURNAL, SaveError, Store

Reopen = Callable[[], Store]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def said_in(store: Store, slot: str) -> list[str]:
    return [line.text for line in store.load(slot).log.branch]


class TestSaving:
    def test_a_slot_holds_the_journal_a_label_and_a_picture(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "Am Nordtor", 75, b"PNG")
        held = files(saves / "one")
        label = json.loads(held.pop("slot.json"))
        assert held.pop("picture.png") == b"PNG"
        assert held == files(saves / JOURNAL)
        assert label["name"] == "Am Nordtor"
        assert label["saved"] == "2027-01-15T08:00:00+00:00"
        assert label["play_seconds"] == 75

    def test_the_manifest_tells_length_and_chain_of_the_log(self, game: Game, store: Store, saves: Path) -> None:
        game.play("a\u2028b\u0085c")
        store.save("one", "One", 0)
        manifest = json.loads((saves / "one" / "slot.json").read_text(encoding="utf-8"))["manifest"]
        assert (manifest["lines"], manifest["crc"]) == (3, game.log.crc)
        assert len(manifest["rest_sha256"]) == 64

    def test_an_empty_game_can_be_saved_and_loaded(self, store: Store) -> None:
        game = Game(store)
        game.write()
        store.save("one", "One", 0)
        assert store.load("one").notices == []

    def test_saving_again_replaces_all_of_it(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0, b"PNG")
        (saves / "one" / "stray.txt").write_text("x", encoding="utf-8")
        game.play("More.")
        store.save("one", "One again", 9)
        assert said_in(store, "one") == ["Hello.", "Do you know Ana?", "More."]
        assert set(files(saves / "one")) == {"lines.jsonl", "save.json", "slot.json", str(Path("npcs", "guard.json"))}
        assert not list(saves.glob(".one.*"))

    def test_slots_are_listed_newest_first(self, game: Game, store: Store, saves: Path) -> None:
        for slot in ("one", "two", "three"):
            store.save(slot, slot.title(), 60)
        store.save("one", "One, later", 120)
        (saves / "four").mkdir()
        (saves / "Notes").mkdir()
        (saves / "five").write_text("no slot", encoding="utf-8")
        labels = store.slots()
        assert [(label.slot, label.title, label.play_seconds) for label in labels] == [
            ("one", "One, later", 120), ("three", "Three", 60), ("two", "Two", 60), ("four", "four", 0),
        ]  # fmt: skip

    @pytest.mark.parametrize(
        "raw",
        [b"", b"[]", b"7", b'{"name": "x"}', b"\xff", b"[" * 50_000, b'{"name":1,"saved":1,"play_seconds":1e999}'],
    )
    def test_a_label_that_cannot_be_read_hides_no_slot(self, game: Game, store: Store, saves: Path, raw: bytes) -> None:
        store.save("one", "One", 60)
        (saves / "one" / "slot.json").write_bytes(raw)
        assert [label.slot for label in store.slots()] == ["one"]

    @pytest.mark.parametrize(
        "slot",
        ["", ".", "..", "../x", "a/b", "a\\b", "/tmp", "A", "a b", "_run", "_run_before", "_run_next", ".one.new",
         "a" * 41, "é", "a\n", "a\0", "c:", "con", "nul", "com1", "lpt9", "٣"],
    )  # fmt: skip
    def test_nasty_names_are_refused(self, game: Game, store: Store, saves: Path, slot: str) -> None:
        before = files(saves)
        for act in (lambda: store.save(slot, "x", 0), lambda: store.load(slot)):
            with pytest.raises(SaveError, match="cannot name a saved game: use up to 40 of a-z, 0-9 and _"):
                act()
        assert files(saves) == before

    @pytest.mark.parametrize("slot", ["a", "0", "one_2", "a" * 40, "console", "com10"])
    def test_plain_names_are_taken(self, game: Game, store: Store, slot: str) -> None:
        store.save(slot, "x", 0)
        assert [label.slot for label in store.slots()] == [slot]


class TestLoading:
    def test_a_slot_becomes_the_journal_and_stays_as_it_is(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0, b"PNG")
        slot = files(saves / "one")
        saved = game.snapshot()
        game.play("Said after saving.")
        opened = store.load("one")
        assert (opened.snapshot, opened.notices) == (saved, [])
        assert [line.text for line in opened.log.branch] == ["Hello.", "Do you know Ana?"]
        assert files(saves / "one") == slot
        again = store.open_journal()
        assert (again.log.lines, again.snapshot) == (opened.log.lines, saved)
        assert b"Said after saving." in files(saves / "_run_before")["lines.jsonl"]
        assert not {"slot.json", "picture.png"} & set(files(saves / JOURNAL))

    def test_going_on_changes_no_slot(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        slot = files(saves / "one")
        opened = store.load("one")
        opened.log.append(time=opened.log[1].time, place="town", kind="speech", speaker="player", text="And on.")
        store.append(opened.log.rows, 2)
        assert files(saves / "one") == slot
        assert len(store.open_journal().log) == 3

    @pytest.mark.parametrize("slot", ["journal", "run", "before", "next", "lock"])
    def test_no_name_of_a_slot_gets_in_the_way_of_the_journal(self, game: Game, store: Store, slot: str) -> None:
        store.save(slot, "First", 0)
        game.play("Newer.")
        store.save("other", "Other", 0)
        store.load("other")
        assert [label.slot for label in store.slots()] == ["other", slot]
        store.begin()
        assert said_in(store, slot) == ["Hello.", "Do you know Ana?"]

    def test_a_beginning_that_was_killed_makes_no_slot(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        shutil.copytree(saves / "one", saves / "_run_next")
        assert [label.slot for label in store.slots()] == ["one"]

    def test_a_missing_slot_leaves_the_journal(self, game: Game, store: Store, saves: Path) -> None:
        before = files(saves)
        with pytest.raises(SaveError) as caught:
            store.load("none")
        assert str(caught.value) == f"There is no saved game `none` in {saves}."
        assert files(saves) == before

    @pytest.mark.parametrize("what", ["empty", "garbage", "picture"])
    def test_a_slot_of_garbage_leaves_the_journal_and_itself(
        self, game: Game, store: Store, saves: Path, what: str
    ) -> None:
        (saves / "one").mkdir()
        if what == "garbage":
            (saves / "one" / "lines.jsonl").write_bytes(b"\xff\x00garbage")
            (saves / "one" / "save.json").write_bytes(b"{")
        elif what == "picture":
            (saves / "one" / "picture.png").write_bytes(b"PNG")
        before = files(saves)
        with pytest.raises(SaveError) as caught:
            store.load("one")
        assert str(caught.value) == (
            f"Nothing in the saved game `one` can be read; it stays in {saves / 'one'} as it is."
        )
        assert files(saves) == before

    def test_a_slot_with_a_broken_state_is_rebuilt_from_its_log(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        (saves / "one" / "save.json").write_bytes(b"{")
        before = files(saves / "one")
        opened = store.load("one")
        assert opened.snapshot is None
        assert len(opened.log) == 2
        assert any("it is kept as save.json.unreadable-1" in said for said in opened.notices)
        assert files(saves / "one") == before


class TestManifest:
    @pytest.mark.parametrize("tail", [b"", b"torn", b"7\n", b'{"id":3}\n', b"\xff\xfe\n"])
    def test_it_tells_what_can_be_read_of_a_log(self, game: Game, store: Store, saves: Path, tail: bytes) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        path.write_bytes(path.read_bytes() + tail)
        store.save("one", "One", 0)
        manifest = json.loads((saves / "one" / "slot.json").read_text(encoding="utf-8"))["manifest"]
        assert (manifest["lines"], manifest["crc"]) == (2, game.log.crc)

    def test_a_line_that_was_changed_before_saving_is_said(self, game: Game, store: Store, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        path.write_bytes(path.read_bytes().replace(b"Hello", b"Hullo"))
        store.save("one", "One", 0)
        self.load_altered(store, saves, "It was saved with 2 lines of the log, and 0 can be read.")

    def load_altered(self, store: Store, saves: Path, *said: str) -> None:
        before = files(saves / "one")
        notices = store.load("one").notices
        assert notices[0] == " ".join(
            ["The saved game `one` is not as it was saved.", *said, f"It stays in {saves / 'one'} as it is."]
        )
        assert files(saves / "one") == before

    def test_a_shorter_log(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        path = saves / "one" / "lines.jsonl"
        path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
        self.load_altered(store, saves, "It was saved with 2 lines of the log, and 1 can be read.")

    def test_a_torn_log(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        path = saves / "one" / "lines.jsonl"
        path.write_bytes(path.read_bytes()[:-9])
        self.load_altered(store, saves, "It was saved with 2 lines of the log, and 1 can be read.")

    def test_a_missing_log(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        (saves / "one" / "lines.jsonl").unlink()
        self.load_altered(store, saves, "It was saved with 2 lines of the log, and 0 can be read.")

    def test_another_log_of_the_same_length(self, game: Game, store: Store, saves: Path) -> None:
        store.save("one", "One", 0)
        other = Game(store)
        other.play("Hello.", "Do you know Ben?")
        shutil.copy(saves / JOURNAL / "lines.jsonl", saves / "one" / "lines.jsonl")
        self.load_altered(store, saves, "Its log was changed after it was saved.")

    @pytest.mark.parametrize("change", ["altered", "added", "removed"])
    def test_another_file(self, game: Game, store: Store, saves: Path, change: str) -> None:
        store.save("one", "One", 0)
        path = saves / "one" / "npcs" / "guard.json"
        if change == "altered":
            path.write_text("{}", encoding="utf-8")
        elif change == "added":
            path.with_name("rival.json").write_text("{}", encoding="utf-8")
        else:
            path.unlink()
        self.load_altered(store, saves, "A file beside its log was changed, added or removed after it was saved.")

    @pytest.mark.parametrize("raw", [None, b"", b"{}", b'{"manifest": 7}', b'{"manifest": {"lines": 2}}'])
    def test_no_manifest(self, game: Game, store: Store, saves: Path, raw: bytes | None) -> None:
        store.save("one", "One", 0)
        if raw is None:
            (saves / "one" / "slot.json").unlink()
        else:
            (saves / "one" / "slot.json").write_bytes(raw)
        self.load_altered(store, saves, "Its slot.json cannot be read, so nobody can say whether all of it is there.")


class TestCrashes:
    """What a killed process leaves while a slot is replaced: the folders `.one.new` and `.one.old`."""

    @pytest.fixture
    def older(self, game: Game, store: Store, saves: Path) -> Path:
        """The slot as it was; the journal has gone on since."""
        store.save("one", "One", 0)
        game.play("Newer.")
        return saves / "one"

    def whole_new(self, store: Store, saves: Path) -> Path:
        store.save("other", "One", 0)
        return (saves / "other").rename(saves / ".one.new")

    def test_before_the_renames_the_older_one_counts(self, older: Path, store: Store, saves: Path) -> None:
        self.whole_new(store, saves)
        assert said_in(store, "one") == ["Hello.", "Do you know Ana?"]

    def test_between_the_renames_the_newer_one_counts(self, older: Path, store: Store, saves: Path) -> None:
        self.whole_new(store, saves)
        older.rename(saves / ".one.old")
        assert [label.slot for label in store.slots()] == ["one"]
        opened = store.load("one")
        assert ([line.text for line in opened.log.branch][-1], opened.notices) == ("Newer.", [])

    @pytest.mark.parametrize("lost", ["slot.json", "lines.jsonl", "save.json"])
    def test_a_newer_one_that_is_not_whole_never_counts(
        self, older: Path, store: Store, saves: Path, lost: str
    ) -> None:
        (self.whole_new(store, saves) / lost).unlink()
        older.rename(saves / ".one.old")
        assert [label.slot for label in store.slots()] == ["one"]
        assert said_in(store, "one") == ["Hello.", "Do you know Ana?"]

    def test_after_the_renames_the_rest_is_swept_at_the_next_saving(
        self, older: Path, store: Store, saves: Path
    ) -> None:
        shutil.copytree(older, saves / ".one.old")
        store.save("one", "One", 0)
        assert said_in(store, "one")[-1] == "Newer."
        assert not list(saves.glob(".one.*"))

    def test_saving_after_a_crash_loses_neither(self, older: Path, store: Store, saves: Path) -> None:
        older.rename(saves / ".one.old")
        (saves / ".one.new").mkdir()
        store.save("one", "One", 0)
        assert said_in(store, "one")[-1] == "Newer."
        assert not list(saves.glob(".one.*"))

    def test_an_unfinished_first_saving_is_no_slot(self, game: Game, store: Store, saves: Path) -> None:
        shutil.copytree(saves / JOURNAL, saves / ".one.new")
        assert store.slots() == []
        with pytest.raises(SaveError, match="There is no saved game `one`"):
            store.load("one")

    def test_a_saving_that_fails_leaves_the_older_one(self, older: Path, store: Store, saves: Path) -> None:
        before = files(older)
        (saves / ".one.new").write_text("a file in the way", encoding="utf-8")
        with pytest.raises(SaveError, match="cannot be read or written"):
            store.save("one", "One", 0)
        assert files(older) == before


HOLDER = """
import sys
from pathlib import Path
from game.save import Store
store = Store(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def holder(root: Path, saves: Path) -> subprocess.Popen[str]:
    """Another process that has opened the folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(saves)], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    return process


@pytest.mark.parametrize("killed", [False, True])
def test_two_processes_never_share_a_folder(root: Path, saves: Path, killed: bool) -> None:
    with holder(root, saves) as other:
        with pytest.raises(SaveError, match="Another Emberwick is running with the saves in"):
            Store(saves)
        if killed:
            other.kill()
        else:
            other.communicate("")
        other.wait()
    Store(saves).close()
