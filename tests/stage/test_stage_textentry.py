"""The line that the player writes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.stage.textentry import LONGEST, TextEntry


def entry(text: str) -> TextEntry:
    made = TextEntry()
    made.insert(text)
    return made


def test_writing_in_the_middle() -> None:
    line = entry("helo")
    line.move(-1)
    line.insert("l")
    assert (line.text, line.caret) == ("hello", 4)


def test_words_left_and_right() -> None:
    line = entry("ring the bell")
    line.move(-1, word=True)
    assert line.caret == 9
    line.delete(-1, word=True)
    assert line.text == "ring bell"
    line.move(1, word=True)
    assert line.caret == len(line.letters)


def test_delete_and_backspace_take_whole_letters() -> None:
    line = entry("a👍🏽b")
    line.move(-1)
    line.delete(-1)
    assert line.text == "ab"
    line.delete(1)
    assert line.text == "a"
    line.delete(1)
    assert line.text == "a"


def test_ends() -> None:
    line = entry("gate")
    line.move_to(end=False)
    assert line.caret == 0
    line.move(-1)
    assert line.caret == 0
    line.move_to(end=True)
    assert line.caret == 4


def test_a_paste_becomes_one_clean_line() -> None:
    assert entry("one\r\ntwo\tthree\x00\u200b\ud800 four").text == "one two three\ufffd four"


def test_five_hundred_letters() -> None:
    line = entry("x" * 600)
    assert len(line.letters) == LONGEST
    line.move_to(end=False)
    line.insert("y")
    assert line.text == "x" * LONGEST


def test_what_was_sent_comes_back() -> None:
    line = entry("first")
    assert line.send() == "first"
    line.insert(" second ")
    assert line.send() == "second"
    line.insert("draft")
    line.recall(1)
    assert line.text == "second"
    line.recall(1)
    line.recall(1)
    assert line.text == "first"
    line.recall(-1)
    line.recall(-1)
    assert line.text == "draft"


def test_nothing_is_not_sent() -> None:
    line = entry("   ")
    assert line.send() == ""
    assert line.sent == []


@given(st.lists(st.tuples(st.sampled_from(["insert", "move", "delete", "word"]), st.text(max_size=5)), max_size=30))
def test_the_caret_stays_inside(deeds: list[tuple[str, str]]) -> None:
    line = TextEntry()
    for deed, text in deeds:
        by = 1 if len(text) % 2 else -1
        match deed:
            case "insert":
                line.insert(text)
            case "move":
                line.move(by)
            case "delete":
                line.delete(by)
            case "word":
                line.delete(by, word=True)
        assert 0 <= line.caret <= len(line.letters)
        assert "\n" not in line.text
