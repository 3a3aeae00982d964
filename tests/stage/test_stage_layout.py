"""Text is broken into lines once; what is shown never moves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.fonts import clean
from game.stage.layout import Flow, wrapped
from game.stage.reply import Reply

LETTERS = st.text(alphabet="ab cdé —-'.,:;!?”\n1漢字。", max_size=120)


def measure(text: str) -> int:
    return sum(2 if ord(letter) > 0x2E80 else 1 for letter in text)


def compact(text: str) -> str:
    return "".join(clean(text).split())


@settings(deadline=None)
@given(LETTERS, st.integers(4, 30))
def test_nothing_is_lost_and_no_line_is_too_wide(text: str, width: int) -> None:
    lines = wrapped(text, measure, width)
    assert compact("".join(lines)) == compact(text)
    assert all(measure(line.rstrip()) <= width for line in lines)


@settings(deadline=None)
@given(st.lists(LETTERS, max_size=8), st.integers(4, 30))
def test_what_is_laid_out_never_moves(pieces: list[str], width: int) -> None:
    flow = Flow(measure, width)
    before: list[str] = []
    for piece in pieces:
        flow.add(piece)
        for number, line in enumerate(before):
            assert flow.lines[number].startswith(line)
        before = list(flow.lines)
    flow.finish()
    assert compact("".join(flow.lines)) == compact("".join(pieces))
    assert all(flow.lines[number].startswith(line) for number, line in enumerate(before))


def test_words_stay_whole() -> None:
    assert wrapped("The bell rings twice.", measure, 10) == ["The bell ", "rings ", "twice."]


def test_a_word_in_two_pieces_waits_for_its_end() -> None:
    flow = Flow(measure, 10)
    flow.add("the light")
    assert flow.lines == ["the "]
    flow.add("house is dark.")
    assert flow.lines == ["the ", "lighthouse ", "is dark."]


def test_chinese_breaks_anywhere_but_not_before_its_full_stop() -> None:
    assert wrapped("漢字漢字。", measure, 6) == ["漢字漢", "字。"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("「漢字漢」字", ["「漢字", "漢」字"]),
        ("漢字漢字！」字", ["漢字漢", "字！」字"]),
        ("かかかかっか", ["かかか", "かっか"]),
        ("abcd efg !", ["abcd ", "efg !"]),
        ("« abc » d", ["« abc » ", "d"]),
        ("abcdefgh.", ["abcdefg", "h."]),
        ("x abcdefghijkl", ["x abcdef", "ghijkl"]),
    ],
)
def test_no_line_begins_with_what_closes(text: str, lines: list[str]) -> None:
    assert wrapped(text, measure, 8) == lines


def test_an_address_is_broken_at_its_seams() -> None:
    assert wrapped("see https://emberwick.example/gate/bell?ring=twice", measure, 20) == [
        "see https://", "emberwick.example/", "gate/bell?ring=twice",
    ]  # fmt: skip


def test_a_mark_that_comes_later_stays_with_its_word() -> None:
    for first, second, lines in (
        ("no “abc.", "” Go", ["no ", "“abc.” ", "Go"]),
        ("漢字漢字", "。", ["漢字漢", "字。"]),
    ):
        flow = Flow(measure, 8)
        flow.add(first)
        flow.add(second)
        flow.finish()
        assert flow.lines == lines


@settings(deadline=None)
@given(st.lists(st.text(alphabet="abc d.", min_size=1, max_size=30), min_size=1, max_size=6), st.integers(6, 20))
def test_pages_show_everything_once_in_order(pieces: list[str], width: int) -> None:
    reply = Reply("guard", 1, letters_a_second=40)
    reply.fit(measure, width, lines_a_page=2)
    for piece in pieces:
        reply.add(piece)
    reply.finish()
    seen = ""
    for _ in range(200):
        reply.skip()
        seen += "".join(shown for _, shown in reply.visible())
        if not reply.more_pages:
            break
        reply.turn()
    assert compact(seen) == compact("".join(pieces))
    assert reply.read


def test_a_narrower_box_shows_the_page_that_was_being_read() -> None:
    reply = Reply("guard", 1, letters_a_second=40)
    reply.fit(measure, 20, lines_a_page=2)
    reply.add("one two three four five six seven eight nine ten.")
    reply.finish()
    reply.skip()
    reply.turn()
    reply.skip()
    reply.fit(measure, 10, lines_a_page=2)
    assert "ten." in reply.shown_text
