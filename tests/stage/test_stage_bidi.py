"""The order in which letters stand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.bidi import runs, runs_left


def seen(text: str, left: bool | None = None) -> str:
    """The letters from the left of the line to its right. Capitals stand for Hebrew letters here."""
    hebrew = text.translate({ord("A") + number: 0x5D0 + number for number in range(22)})
    turned = runs_left(hebrew) if left is None else left
    return "".join(text[a:b][::-1] if back else text[a:b] for a, b, back in runs(list(hebrew), turned))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("left to right", "left to right"),
        ("ABC", "CBA"),
        ("ABC DEF", "FED CBA"),
        ("ABC.", ".CBA"),
        ("ABC 123 DEF", "FED 123 CBA"),
        ("ABC 1.50, DEF", "FED ,1.50 CBA"),
        ("ABC word GHI", "IHG word CBA"),
        ("say ABC DEF now", "say FED CBA now"),
        ("say ABC.", "say CBA."),
        ("say ABC 12 DEF", "say FED 12 CBA"),
        ("12 ABC", "CBA 12"),
        ("", ""),
    ],
)
def test_lines_as_they_are_seen(text: str, shown: str) -> None:
    assert seen(text) == shown


def test_a_line_may_be_told_which_way_it_runs() -> None:
    assert seen("word ABC", left=True) == "CBA word"
    assert seen("ABC word ", left=False) == "CBA word "


@given(st.text(max_size=30), st.booleans())
def test_every_letter_stands_once(text: str, left: bool) -> None:
    found = sorted((start, end) for start, end, _ in runs(list(text), left))
    assert [number for start, end in found for number in range(start, end)] == list(range(len(text)))
