"""Any text can be drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.bounded import Bounded
from game.stage.fonts import MARK, Fonts, Style, clean, graphemes

STYLE = Style("text", 26)
INK = (27, 23, 40)


@pytest.fixture(scope="module")
def fonts() -> Iterator[Fonts]:
    pygame.font.init()
    yield Fonts()
    pygame.font.quit()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u200b",
        "\x00",
        "\ud800",
        "\udc00\ud83d",
        "a\u0301\u0327",
        "שלום",
        "漢字",
        "🙂 👩\u200d🚀",
        "→ ★ ♥",
        "\u202ea",
    ],
)
def test_nasty_text(fonts: Fonts, text: str) -> None:
    picture = fonts.render(text, STYLE, INK)
    assert picture.get_width() == fonts.width(text, STYLE)
    assert picture.get_height() >= fonts.height(STYLE)


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=30))
def test_every_text_has_a_picture(fonts: Fonts, text: str) -> None:
    assert fonts.render(text, STYLE, INK).get_width() == fonts.width(text, STYLE)


def test_the_fallback_has_what_the_first_font_lacks(fonts: Fonts) -> None:
    assert fonts.width("ж", STYLE) != fonts.width(MARK, STYLE)


def test_what_no_font_has_is_one_mark_a_letter(fonts: Fonts) -> None:
    assert fonts.width("漢字", STYLE) == fonts.width(MARK * 2, STYLE)


def test_halves_of_a_letter_are_joined() -> None:
    assert clean("\ud83d\ude42") == "🙂"
    assert clean("\ude42\ud83d") == MARK * 2


def test_cleaning_keeps_line_breaks_only() -> None:
    assert clean("a\r\nb\tc\u200bd\x07e\u2028f") == "a\nb cde\nf"


def test_all_faces_are_installed(fonts: Fonts) -> None:
    for face in ("text", "bold", "italic", "title"):
        fonts.width("Emberwick", Style(face, 20))
    assert fonts.problems == []


def test_letters_as_people_count_them() -> None:
    assert len(graphemes("e\u0301👩\u200d🚀🇫🇮")) == 3


def test_a_cache_forgets() -> None:
    cache: Bounded[int, int] = Bounded(2)
    made = []
    for key in (1, 2, 1, 3, 1, 2):
        cache.get(key, lambda key=key: made.append(key) or key)  # type: ignore[misc,func-returns-value]
    assert made == [1, 2, 3, 2]
    assert len(cache) == 2
