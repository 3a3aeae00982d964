"""Typing is measured in seconds."""

from __future__ import annotations

import pytest

from game.stage.fonts import graphemes
from game.stage.typewriter import COMMA_SECONDS, STOP_SECONDS, Typewriter, pause_before


def typewriter(text: str, speed: float = 40) -> Typewriter:
    typing = Typewriter(speed)
    typing.letters = graphemes(text)
    return typing


def test_forty_letters_a_second() -> None:
    typing = typewriter("a" * 100)
    for _ in range(60):
        typing.update(1 / 60, 100)
    assert typing.shown == 40


def test_frames_do_not_matter() -> None:
    slow, fast = typewriter("No seal, no road. Go."), typewriter("No seal, no road. Go.")
    slow.update(0.5, 99)
    for _ in range(50):
        fast.update(0.01, 99)
    assert slow.shown == fast.shown


def test_a_breath_after_a_sentence() -> None:
    typing = typewriter("No. Go")
    typing.update(3 / 40, 99)
    assert typing.shown == 3
    typing.update(STOP_SECONDS, 99)
    assert typing.shown == 3
    typing.update(1 / 40, 99)
    assert typing.shown == 4


@pytest.mark.parametrize(
    ("before", "after", "seconds"),
    [
        ("No.", " Go", STOP_SECONDS),
        ("No, ", "go", 0.0),
        ("No,", " go", COMMA_SECONDS),
        ("1", ".5", 0.0),
        ("1.", "5", 0.0),
        ("1,", "500", 0.0),
        ("12:", "30", 0.0),
        ("“No.", "” he", 0.0),
        ("“No.”", " he", STOP_SECONDS),
        ("Mr.", " Bram", 0.0),
        ("J. R.", " Bram", 0.0),
        ("e.g.", " rope", 0.0),
        ("It is I.", " Go", STOP_SECONDS),
        ("Wait.", "..", 0.0),
        ("Wait…", " no", STOP_SECONDS),
        ("gate—", "no", COMMA_SECONDS),
        ("不。", "不", STOP_SECONDS),
    ],
)
def test_pauses(before: str, after: str, seconds: float) -> None:
    letters = graphemes(before + after)
    assert pause_before(letters, len(graphemes(before))) == seconds


def test_letters_are_whole() -> None:
    typing = typewriter("e\u0301👩\u200d🚀x")
    typing.update(2 / 40, 99)
    assert "".join(typing.letters[: typing.shown]) == "e\u0301👩\u200d🚀"


def test_a_late_clause_does_not_come_in_a_burst() -> None:
    typing = typewriter("No")
    typing.update(10.0, 99)
    typing.letters = graphemes("No road at all, and none tomorrow")
    typing.update(1 / 60, 99)
    assert typing.shown <= 2 + (STOP_SECONDS + 1 / 60) * 40 + 1


def test_all_at_once() -> None:
    typing = typewriter("No. Go, then.", speed=0)
    typing.update(1 / 60, 99)
    assert typing.shown == len(typing.letters)
