"""The running game on disk: what is written comes back, and what cannot be read is set aside and named."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from save.conftest import Game

from game.save import JOURNAL, SaveError, Store

Reopen = Callable[[], Store]


def texts(opened_log: object) -> list[str]:
    return [line.text for line in opened_log.branch]  # type: ignore[attr-defined]


def test_a_journal_comes_back_as_it_was(game: Game, reopen: Reopen) -> None:
    opened = reopen().open_journal()
    assert (opened.log.lines, opened.log.rows, opened.log.head) == (game.log.lines, game.log.rows, 2)
    assert opened.snapshot == game.snapshot()
    assert opened.notices == []


def test_there_is_no_journal_in_a_new_folder(store: Store, saves: Path) -> None:
    assert not store.has_journal()
    opened = store.open_journal()
    assert (len(opened.log), opened.snapshot, opened.notices) == (0, None, [])


def test_a_flag_is_found_in_the_journal_and_in_any_slot(game: Game, store: Store) -> None:
    assert not store.flagged("light_burns")
    state = store.journal / "save.json"
    state.write_text('{"world": {"flags": {"light_burns": true}}}', encoding="utf-8")
    assert store.flagged("light_burns")
    slot = store.folder / "evening"
    slot.mkdir()
    state.rename(slot / "save.json")
    assert store.flagged("light_burns")
    (slot / "save.json").write_text("{", encoding="utf-8")
    assert not store.flagged("light_burns")


def test_letters_that_break_lines_elsewhere_break_none_here(game: Game, reopen: Reopen) -> None:
    game.play("a\u2028b\u0085c\x0bd\r\ne", "half \ud83d", "你好")
    assert texts(reopen().open_journal().log)[2:] == ["a\u2028b\u0085c\x0bd\r\ne", "half \ud83d", "你好"]


def test_memories_can_be_read_by_people(game: Game, saves: Path) -> None:
    text = (saves / JOURNAL / "npcs" / "guard.json").read_text(encoding="utf-8")
    assert text == '{\n "npc_id": "guard",\n "talks": []\n}\n'


def test_beginning_keeps_the_one_before(game: Game, store: Store, saves: Path) -> None:
    before = {path.name: path.read_bytes() for path in (saves / JOURNAL).iterdir() if path.is_file()}
    store.begin()
    assert len(store.open_journal().log) == 0
    assert {path.name: path.read_bytes() for path in (saves / "_run_before").iterdir() if path.is_file()} == before


@pytest.mark.parametrize("left", [False, True])
def test_a_crash_while_beginning_loses_nothing(game: Game, reopen: Reopen, saves: Path, left: bool) -> None:
    (saves / JOURNAL).rename(saves / "_run_before")
    if left:
        (saves / "_run_next").mkdir()
    store = reopen()
    assert store.has_journal()
    assert texts(store.open_journal().log) == ["Hello.", "Do you know Ana?"]


class TestTornLog:
    def test_a_torn_tail_costs_that_tail_alone(self, game: Game, reopen: Reopen, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        game.say("The last line.")
        whole = path.read_bytes()
        path.write_bytes(whole[:-20])
        store = reopen()
        opened = store.open_journal()
        assert texts(opened.log) == ["Hello.", "Do you know Ana?"]
        assert opened.notices == [
            "The end of the log could not be read from line 3 on (not JSON); it is kept as lines.jsonl.torn-1, and "
            "everything before it is there."
        ]
        kept = whole[: whole.index(b"\n", whole.index(b"\n") + 1) + 1]
        assert path.read_bytes() == kept
        assert path.with_name("lines.jsonl.torn-1").read_bytes() == whole[len(kept) : -20]

        opened.log.append(time=opened.log[1].time, place="town", kind="speech", speaker="player", text="And on.")
        store.append(opened.log.rows, 2)
        again = store.open_journal()
        assert texts(again.log) == ["Hello.", "Do you know Ana?", "And on."]
        assert again.notices == []

    def test_a_lost_line_break_at_the_end_is_mended(self, game: Game, reopen: Reopen, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        whole = path.read_bytes()
        path.write_bytes(whole[:-1])
        opened = reopen().open_journal()
        assert (len(opened.log), opened.notices, path.read_bytes()) == (2, [], whole)

    @settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(at=st.integers(0, 10**6), wrong=st.integers(0, 255), cut=st.booleans())
    def test_any_damage_gives_a_prefix_and_keeps_the_rest(
        self, game: Game, store: Store, saves: Path, at: int, wrong: int, cut: bool
    ) -> None:
        folder = saves / JOURNAL
        path = folder / "lines.jsonl"
        whole = "".join(row + "\n" for row in game.log.rows).encode()
        at %= len(whole)
        damaged = whole[:at] if cut else whole[:at] + bytes([wrong]) + whole[at + 1 :]
        path.write_bytes(damaged)
        opened = store.open_journal()
        assert opened.log.lines == game.log.lines[: len(opened.log)]
        assert len(opened.log) >= whole.count(b"\n", 0, at)
        torn = sorted(folder.glob("lines.jsonl.torn-*"))
        rest = b"".join(path.read_bytes() for path in torn)
        assert (path.read_bytes() + rest).removesuffix(b"\n") == damaged.removesuffix(b"\n")
        assert bool(opened.notices) == (bool(torn) or len(opened.log) < 2)
        for path in torn:
            path.unlink()

    def test_two_tails_are_both_kept(self, game: Game, store: Store, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        for tail in (b"one", b"two"):
            path.write_bytes(path.read_bytes() + tail)
            store.open_journal()
        assert [path.with_name(f"lines.jsonl.torn-{n}").read_bytes() for n in (1, 2)] == [b"one", b"two"]


class TestBrokenState:
    @pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"schema": 99}', b"[" * 50_000])
    def test_garbage_is_set_aside_and_named(self, game: Game, reopen: Reopen, saves: Path, raw: bytes) -> None:
        path = saves / JOURNAL / "save.json"
        path.write_bytes(raw)
        store = reopen()
        opened = store.open_journal()
        assert opened.snapshot is None
        assert texts(opened.log) == ["Hello.", "Do you know Ana?"]
        (said,) = opened.notices
        assert said.startswith("The saved state could not be read (")
        assert said.endswith(
            "; it is kept as save.json.unreadable-1, and the game was rebuilt from what was said and done."
        )
        store.write_state(game.snapshot(), {})
        assert path.with_name("save.json.unreadable-1").read_bytes() == raw

    def test_a_missing_state_is_said(self, game: Game, reopen: Reopen, saves: Path) -> None:
        (saves / JOURNAL / "save.json").unlink()
        opened = reopen().open_journal()
        assert opened.snapshot is None
        assert opened.notices == ["The saved state is missing; the game was rebuilt from what was said and done."]

    def test_a_log_that_ends_before_the_state_is_said(self, game: Game, reopen: Reopen, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
        opened = reopen().open_journal()
        assert opened.snapshot == game.snapshot()
        assert opened.notices == [
            "The log ends at line 1, and the saved state knows line 2: what was said last is lost."
        ]

    def test_a_missing_log_is_never_taken_for_an_empty_one(self, game: Game, reopen: Reopen, saves: Path) -> None:
        (saves / JOURNAL / "lines.jsonl").unlink()
        assert len(reopen().open_journal().notices) == 1

    def test_a_folder_in_the_place_of_the_log_is_set_aside(self, game: Game, reopen: Reopen, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        path.unlink()
        path.mkdir()
        (said,) = reopen().open_journal().notices
        assert said.endswith("it is kept as lines.jsonl.unreadable-1.")
        assert path.with_name("lines.jsonl.unreadable-1").is_dir()


class TestLock:
    def test_a_folder_belongs_to_one_store(self, store: Store, saves: Path) -> None:
        with pytest.raises(SaveError) as caught:
            Store(saves)
        assert str(caught.value) == (
            f"Another Emberwick is running with the saves in {saves}: close it, or start with --saves FOLDER."
        )

    def test_it_is_free_again_after_closing(self, store: Store, saves: Path) -> None:
        store.close()
        Store(saves).close()


FULL = """
import resource, signal, sys
from pathlib import Path
from game.save import SaveError, Store

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = Store(Path(sys.argv[1]))
log = store.open_journal().log
fields = dict(time=log[1].time, place="town", kind="speech", speaker="player")
length = (store.journal / "lines.jsonl").stat().st_size
limit = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (length + 10, limit[1]))
try:
    store.append([*log.rows, "a row of more than ten letters"], 2)
except SaveError as error:
    assert str(error).count(chr(10)) == 0 and "cannot be read or written (File too large)" in str(error)
else:
    raise AssertionError("written in spite of the limit")
resource.setrlimit(resource.RLIMIT_FSIZE, limit)
log.append(text="After room was made.", **fields)
store.append(log.rows, 2)
store.close()
"""
"""A disk that has room for ten more bytes, then for more."""


class TestDisk:
    def test_a_file_in_the_place_of_the_folder(self, tmp_path: Path) -> None:
        (tmp_path / "saves").write_text("no folder", encoding="utf-8")
        for folder in (tmp_path / "saves", tmp_path / "saves" / "deeper"):
            with pytest.raises(SaveError) as caught:
                Store(folder)
            said = str(caught.value)
            assert said.startswith(f"The saves in {folder} cannot be read or written (")
            assert said.endswith("or start with --saves FOLDER.")

    @pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may write anywhere")
    def test_a_folder_that_cannot_be_written(self, tmp_path: Path) -> None:
        tmp_path.chmod(0o500)
        try:
            with pytest.raises(SaveError, match="cannot be read or written"):
                Store(tmp_path / "saves")
        finally:
            tmp_path.chmod(0o700)

    @pytest.mark.skipif(os.name == "nt", reason="has no limit on the length of files")
    def test_a_full_disk_is_said_and_leaves_no_half_line(self, game: Game, root: Path, saves: Path) -> None:
        game.store.close()
        subprocess.run([sys.executable, "-c", FULL, str(saves)], cwd=root, check=True)
        store = Store(saves)
        opened = store.open_journal()
        store.close()
        assert texts(opened.log) == ["Hello.", "Do you know Ana?", "After room was made."]
        assert opened.notices == []

    def test_without_a_journal_nothing_can_be_saved(self, game: Game, saves: Path) -> None:
        (saves / JOURNAL).rename(saves / "elsewhere")
        with pytest.raises(SaveError, match="cannot be read or written"):
            game.store.save("one", "One", 0)


def removed(path: Path) -> None:
    path.unlink()


def folder_removed(path: Path) -> None:
    shutil.rmtree(path.parent)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def longer(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"<<<<<<< another computer\n")


class TestChangedMeanwhile:
    """Somebody tidies up, restores or synchronises the folder of saves while the game runs."""

    @pytest.mark.parametrize("change", [removed, folder_removed, emptied, cut, longer])
    def test_the_whole_log_is_there_after_the_next_line(
        self, game: Game, reopen: Reopen, saves: Path, change: Callable[[Path], None]
    ) -> None:
        change(saves / JOURNAL / "lines.jsonl")
        game.play("And on.")
        opened = reopen().open_journal()
        assert texts(opened.log) == ["Hello.", "Do you know Ana?", "And on."]
        assert (opened.snapshot, opened.notices) == (game.snapshot(), [])

    @pytest.mark.parametrize("change", [removed, folder_removed, emptied, cut, longer])
    def test_it_is_there_again_without_a_new_line(
        self, game: Game, reopen: Reopen, saves: Path, change: Callable[[Path], None]
    ) -> None:
        change(saves / JOURNAL / "lines.jsonl")
        game.store.append(game.log.rows, 2)
        assert texts(reopen().open_journal().log) == ["Hello.", "Do you know Ana?"]

    def test_an_untouched_log_is_only_added_to(self, game: Game, saves: Path) -> None:
        path = saves / JOURNAL / "lines.jsonl"
        before = (path.stat().st_ino, path.read_bytes())
        game.say("And on.")
        game.store.append(game.log.rows, 3)
        assert (path.stat().st_ino, path.read_bytes()) == (before[0], before[1] + game.log.rows[2].encode() + b"\n")


class TestNamedJournal:
    def test_two_journals_share_a_folder_and_its_slots(self, game: Game, saves: Path) -> None:
        game.store.save("one", "One", 0)
        game.store.close()
        script = Store(saves, journal="_script")
        assert script.journal == saves / "_script"
        assert not script.has_journal()
        assert texts(script.load("one").log) == ["Hello.", "Do you know Ana?"]
        script.begin()
        script.close()
        own = Store(saves)
        assert texts(own.open_journal().log) == ["Hello.", "Do you know Ana?"]
        own.close()
        assert {path.name for path in saves.iterdir()} >= {"_run", "_script", "_script_before"}

    def test_a_crash_brings_back_its_own_one(self, game: Game, saves: Path) -> None:
        game.store.close()
        (saves / JOURNAL).rename(saves / "_script_before")
        own = Store(saves)
        assert not own.has_journal()
        own.close()
        script = Store(saves, journal="_script")
        assert texts(script.open_journal().log) == ["Hello.", "Do you know Ana?"]
        script.close()
