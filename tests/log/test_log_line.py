"""One record of the log: its form on disk, and the game time."""

from __future__ import annotations

import json
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.log import GameTime, Line
from game.log.line import KINDS, MINUTES_A_DAY, decode, encode

TEXTS = st.text(st.characters(), max_size=12)
"""Halves of surrogate pairs and line separators, too."""
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | TEXTS,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXTS, inner, max_size=2),
    max_leaves=4,
)
TIMES = st.builds(GameTime, st.integers(1, 999), st.integers(0, MINUTES_A_DAY - 1))
NAMED = set(Line.__dataclass_fields__) | {"crc"}
LINES = st.builds(
    Line,
    id=st.integers(1, 99),
    parent=st.none() | st.integers(1, 98),
    time=TIMES,
    place=TEXTS,
    kind=st.sampled_from(KINDS),
    speaker=TEXTS,
    listeners=st.lists(TEXTS, max_size=2).map(tuple),
    text=TEXTS,
    to=st.none() | TEXTS,
    tokens=st.none() | st.integers(0, 999),
    data=st.none() | st.dictionaries(TEXTS, VALUES, max_size=2),
    cites=st.lists(st.integers(1, 98), max_size=2).map(tuple),
    meta=st.none() | st.dictionaries(TEXTS, VALUES, max_size=2),
    extra=st.dictionaries(TEXTS.filter(lambda name: name not in NAMED), VALUES, max_size=2),
)


def spoken(text: str = "Good morning.", **more: object) -> Line:
    return Line(1, None, GameTime(), "town", "speech", "guard", ("player",), text, **more)  # type: ignore[arg-type]


@settings(deadline=None)
@given(LINES, st.text("0123456789abcdef", max_size=8))
def test_every_line_comes_back_as_it_was(line: Line, before: str) -> None:
    row, crc = encode(line, before)
    assert decode(row, before) == (line, crc)


@settings(deadline=None)
@given(LINES)
def test_a_row_is_one_line_that_utf8_can_hold(line: Line) -> None:
    row, _ = encode(line, "")
    assert "\n" not in row
    assert row.encode("utf-8").decode("utf-8") == row


def test_the_record_has_the_names_of_the_contract() -> None:
    row, crc = encode(spoken(to="player", mood="calm"), "")
    assert json.loads(row) == {
        "id": 1, "parent": None, "time": {"day": 1, "minute": 480}, "place": "town", "kind": "speech",
        "speaker": "guard", "listeners": ["player"], "text": "Good morning.", "to": "player", "mood": "calm",
        "crc": crc,
    }  # fmt: skip


def test_the_chain_value_is_the_crc_of_the_one_before_and_the_record() -> None:
    row, crc = encode(spoken(), "0badcafe")
    record = json.loads(row)
    del record["crc"]
    bare = json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert crc == f"{zlib.crc32(('0badcafe' + bare).encode()):08x}"


def test_unknown_fields_survive_rewriting() -> None:
    row, _ = encode(spoken(extra={"smell": "salt", "later": {"deep": [1, None]}}), "")
    line, _ = decode(row, "")
    assert line.extra == {"smell": "salt", "later": {"deep": [1, None]}}
    assert encode(line, "")[0] == row


def test_numbers_as_keys_of_a_payload_do_not_break_the_chain() -> None:
    row, crc = encode(spoken(data={9: "nine", 10: "ten"}), "")
    line, again = decode(row, "")
    assert again == crc
    assert line.data == {"9": "nine", "10": "ten"}


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("", "not JSON"),
        ('{"id": 1', "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not a JSON object"),
        ("null", "not a JSON object"),
        ("{}", "the checksum does not fit"),
        ('{"crc": 7}', "the checksum does not fit"),
    ],
)
def test_what_is_no_record_says_why(row: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        decode(row, "")


@pytest.mark.parametrize(("field", "reason"), [("kind", "of unknown kind 'song'"), ("text", "without text")])
def test_a_record_of_another_make_says_why(field: str, reason: str) -> None:
    record = json.loads(encode(spoken(), "")[0])
    del record["crc"], record[field]
    if field == "kind":
        record["kind"] = "song"
    bare = json.dumps(record, sort_keys=True, separators=(",", ":"))
    record["crc"] = f"{zlib.crc32(bare.encode()):08x}"
    with pytest.raises(ValueError, match=reason):
        decode(json.dumps(record), "")


def test_another_line_before_it_does_not_fit() -> None:
    row, _ = encode(spoken(), "00000000")
    with pytest.raises(ValueError, match="checksum"):
        decode(row, "00000001")


def test_who_is_reached_by_a_line() -> None:
    line = spoken()
    assert [who for who in ("guard", "player", "rival") if line.reaches(who)] == ["guard", "player"]


class TestGameTime:
    def test_begins_at_eight_on_the_first_day(self) -> None:
        assert GameTime() == GameTime(1, 480)
        assert GameTime().clock == "08:00"

    @settings(deadline=None)
    @given(TIMES, st.integers(0, 100_000))
    def test_later_and_since_are_each_others_reverse(self, time: GameTime, minutes: int) -> None:
        later = time.later(minutes)
        assert later.minutes_since(time) == minutes
        assert later >= time
        assert 0 <= later.minute < MINUTES_A_DAY

    def test_midnight_is_the_next_day(self) -> None:
        assert GameTime(3, 23 * 60 + 59).later(1) == GameTime(4, 0)

    @settings(deadline=None)
    @given(TIMES)
    def test_comes_back_from_json(self, time: GameTime) -> None:
        assert GameTime.from_json(json.loads(json.dumps(time.to_json()))) == time

    @pytest.mark.parametrize(
        "value",
        [
            None, 7, "08:00", {}, {"day": 1}, {"day": 0, "minute": 0}, {"day": 1, "minute": 1440},
            {"day": 1, "minute": -1}, {"day": True, "minute": 0}, {"day": 1.0, "minute": 0}, {"day": "1", "minute": 0},
        ],
    )  # fmt: skip
    def test_what_is_none_is_refused(self, value: object) -> None:
        with pytest.raises(ValueError, match="not a game time"):
            GameTime.from_json(value)  # type: ignore[arg-type]
