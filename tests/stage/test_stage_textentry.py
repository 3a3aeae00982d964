"""The line that the player writes."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.fonts import graphemes
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


def test_what_is_marked_is_written_over() -> None:
    line = entry("ring the bell")
    line.move(-1, word=True, mark=True)
    assert (line.marked, line.marked_text) == ((9, 13), "bell")
    line.insert("horn")
    assert (line.text, line.caret, line.marked_text) == ("ring the horn", 13, "")
    line.mark_all()
    line.move(-1)
    assert (line.caret, line.marked_text) == (0, ""), "a step goes to the end of what was marked"
    line.move_to(end=True, mark=True)
    line.delete(-1)
    assert line.text == ""


def test_a_word_under_the_mouse() -> None:
    line = entry("it's gone, 漢字かな。")
    for at, word in ((1, "it's"), (4, " "), (6, "gone"), (9, ","), (11, "漢字"), (13, "かな"), (99, "。")):
        line.mark_word(at)
        assert line.marked_text == word


def test_words_end_at_marks_and_at_another_script() -> None:
    line = entry("no, 漢字かな")
    places = []
    while line.caret:
        line.move(-1, word=True)
        places.append(line.caret)
    assert places == [6, 4, 2, 0]


def test_undo_takes_back_what_was_written_in_one_go() -> None:
    line = TextEntry()
    for letter in "ring it":
        line.insert(letter)
    line.delete(-1, word=True)
    line.mark_all()
    line.insert("no")
    states = []
    for _ in range(5):
        line.undo()
        states.append(line.text)
    assert states == ["ring ", "ring it", "ring ", "ring", ""]
    for _ in range(9):
        line.redo()
    assert line.text == "no"
    line.undo()
    line.insert("!")
    line.redo()
    assert line.text == "!"


def test_sending_leaves_nothing_to_undo() -> None:
    line = entry("no")
    line.send()
    line.undo()
    assert line.text == ""


def test_what_of_a_paste_had_no_room_is_counted() -> None:
    line = entry("x" * 490)
    line.insert("y" * 30)
    assert (len(line.letters), line.cut) == (LONGEST, 20)
    line.move(-1)
    assert line.cut == 0
    line.mark_all()
    line.insert("z" * 500)
    assert (line.text, line.cut) == ("z" * 500, 0)


def test_letters_that_meet_become_one() -> None:
    line = entry("ex\u0327")
    assert len(line.letters) == 2
    line.go_to(1)
    line.insert("\u0301")
    assert (line.letters, line.caret) == (["e\u0301", "x\u0327"], 1)
    line = entry("🇫a🇮")
    line.go_to(2)
    line.delete(-1)
    assert line.letters == ["🇫🇮"]
    assert line.caret == 1


def test_nothing_is_not_sent() -> None:
    line = entry("   ")
    assert line.send() == ""
    assert line.sent == []


DEEDS = ["insert", "move", "mark", "delete", "word", "undo", "redo", "all", "click", "compose"]


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(DEEDS), st.text(max_size=5)), max_size=30))
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
            case "mark":
                line.move(by, word=len(text) > 3, mark=True)
            case "undo":
                line.undo()
            case "redo":
                line.redo()
            case "all":
                line.mark_all()
            case "click":
                line.mark_word(len(text))
            case "compose":
                line.compose(text, len(text))
        assert 0 <= line.caret <= len(line.letters)
        assert 0 <= line.anchor <= len(line.letters)
        assert line.letters == graphemes(line.text)
        assert "\n" not in line.text
