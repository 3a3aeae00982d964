"""The tree of lines: branches, the head, and what a torn or altered file still gives."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.log import GameTime, Line, Log, TornLog
from game.log.line import encode


def say(log: Log, text: str) -> int:
    return log.append(time=GameTime(), place="town", kind="speech", speaker="player", text=text).id


def talk(*texts: str) -> Log:
    log = Log()
    for text in texts:
        say(log, text)
    return log


def on_disk(log: Log) -> bytes:
    return "".join(row + "\n" for row in log.rows).encode()


def read(raw: bytes) -> tuple[Log, TornLog | None]:
    return Log.read(raw.decode("utf-8", "surrogateescape"))


TALK = talk("Hello.", "Grüß dich — 你好", 'A "quoted"\nline\u2028break \ud83d', "Bye.")
RAW = on_disk(TALK)


class TestBranches:
    def test_an_empty_log_has_no_head(self) -> None:
        log = Log()
        assert (log.head, log.branch, len(log)) == (None, [], 0)
        assert list(log.ancestors(None)) == []

    def test_lines_are_numbered_and_follow_each_other(self) -> None:
        log = talk("a", "b", "c")
        assert [(line.id, line.parent) for line in log.lines] == [(1, None), (2, 1), (3, 2)]
        assert log.head == 3

    def test_moving_the_head_back_begins_a_new_branch_and_loses_nothing(self) -> None:
        log = talk("a", "b", "c")
        log.move_head(1)
        assert say(log, "d") == 4
        assert [line.text for line in log.branch] == ["a", "d"]
        assert [line.text for line in log.lines] == ["a", "b", "c", "d"]
        log.move_head(3)
        assert [line.text for line in log.branch] == ["a", "b", "c"]

    def test_moving_the_head_before_everything_begins_again(self) -> None:
        log = talk("a")
        log.move_head(None)
        say(log, "b")
        assert log[2].parent is None
        assert [line.text for line in log.branch] == ["b"]

    def test_ancestors_are_newest_first(self) -> None:
        log = talk("a", "b", "c")
        log.move_head(2)
        say(log, "d")
        assert [line.id for line in log.ancestors(4)] == [4, 2, 1]
        assert [line.id for line in log.ancestors(3)] == [3, 2, 1]

    @pytest.mark.parametrize("nowhere", [0, -1, 4])
    def test_a_line_that_is_not_there_leaves_the_head(self, nowhere: int) -> None:
        log = talk("a", "b", "c")
        with pytest.raises(KeyError):
            log.move_head(nowhere)
        assert log.head == 3

    @settings(deadline=None)
    @given(st.lists(st.none() | st.integers(1, 30), max_size=20))
    def test_a_log_of_any_shape_comes_back(self, moves: list[int | None]) -> None:
        log = Log()
        for move in moves:
            if move is None or move <= len(log):
                log.move_head(move)
            say(log, "x")
        again, torn = read(on_disk(log))
        assert torn is None
        assert (again.lines, again.rows, again.crc) == (log.lines, log.rows, log.crc)
        again.move_head(log.head)
        assert again.branch == log.branch


def holds_a_prefix(raw: bytes, log: Log, torn: TornLog | None) -> None:
    """What was read is a prefix of the talk, what was not is kept to the byte, and one can go on from there."""
    count = len(log)
    assert log.lines == TALK.lines[:count]
    assert log.head == (count or None)
    kept = on_disk(log)
    rest = torn.rest.encode("utf-8", "surrogateescape") if torn else b""
    assert raw in (kept + rest, (kept + rest).removesuffix(b"\n"))
    if torn:
        assert (torn.row, bool(torn.reason)) == (count + 1, True)
    say(log, "and on")
    again, torn = read(on_disk(log))
    assert torn is None
    assert [line.text for line in again.branch] == [*(line.text for line in TALK.lines[:count]), "and on"]


def test_a_cut_at_any_byte_costs_only_the_line_that_it_hits() -> None:
    ends = [at for at, byte in enumerate(RAW) if byte == ord("\n")]
    for cut in range(len(RAW) + 1):
        log, torn = read(RAW[:cut])
        assert len(log) == sum(end <= cut for end in ends), cut
        assert (torn is None) == (cut == 0 or cut in ends or cut - 1 in ends), cut
        holds_a_prefix(RAW[:cut], log, torn)


def test_a_byte_altered_anywhere_costs_nothing_before_it() -> None:
    for at in range(len(RAW)):
        for flip in (0x01, 0x20, 0x80, 0xFF):
            raw = RAW[:at] + bytes([RAW[at] ^ flip]) + RAW[at + 1 :]
            log, torn = read(raw)
            whole = RAW.count(b"\n", 0, at)
            assert len(log) >= whole, (at, flip)
            if torn is None:  # a letter of an escape that is large now means the same
                assert log.lines == TALK.lines, (at, flip)
                continue
            assert len(log) == whole, (at, flip)
            holds_a_prefix(raw, log, torn)


@settings(deadline=None)
@given(st.integers(0, len(RAW)), st.binary(min_size=1, max_size=20))
def test_rubbish_put_in_anywhere_costs_nothing_before_it(at: int, rubbish: bytes) -> None:
    raw = RAW[:at] + rubbish + RAW[at:]
    log, _ = read(raw)
    assert len(log) >= RAW.count(b"\n", 0, at)
    assert log.lines == TALK.lines[: len(log)]


def test_a_row_left_out_or_moved_ends_the_trust() -> None:
    rows = RAW.splitlines(keepends=True)
    for order in ([0, 2, 3], [0, 0, 1], [1, 0, 2], [3]):
        log, torn = read(b"".join(rows[number] for number in order))
        assert torn is not None
        assert log.lines == TALK.lines[: len(log)]
        assert torn.reason == "the checksum does not fit"


def test_an_empty_row_is_no_line() -> None:
    log, torn = read(RAW + b"\n")
    assert len(log) == 4
    assert torn == TornLog(5, "not JSON", "\n")


def test_nothing_at_all_is_an_empty_log() -> None:
    log, torn = Log.read("")
    assert (len(log), torn) == (0, None)


@pytest.mark.parametrize(("number", "parent"), [(1, 1), (1, 2), (1, 0), (2, None), (0, None)])
def test_a_line_that_follows_itself_or_one_to_come_is_not_trusted(number: int, parent: int | None) -> None:
    row, _ = encode(Line(number, parent, GameTime(), "town", "speech", "player"), "")
    log, torn = Log.read(row + "\n")
    assert len(log) == 0
    assert torn == TornLog(1, "its id or parent is out of order", row + "\n")
