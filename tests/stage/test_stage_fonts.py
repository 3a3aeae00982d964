"""Any text can be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.bounded import Bounded
from game.stage.fonts import MARK, Fonts, Style, clean, graphemes
from game.stage.systemfonts import SystemFonts, packaged

STYLE = Style("text", 26)
INK = (27, 23, 40)
CJK = packaged() or Path()


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
    assert fonts.width("\U000f0001\U000f0002", STYLE) == fonts.width(MARK * 2, STYLE)


def test_an_accent_that_no_font_has_is_left_out(fonts: Fonts) -> None:
    assert fonts.width("ж\U0001e8d0", STYLE) == fonts.width("ж", STYLE)


def test_the_computers_own_fonts_are_taken_as_soon_as_they_are_found() -> None:
    asked: list[str] = []

    def search(name: str) -> str | None:
        asked.append(name)
        return str(CJK) if name == "second" else None

    own = Fonts(system=SystemFonts(search, ["first", "second"]))
    assert own.width("q", STYLE) > 0
    assert asked == []
    own.width("\U000f0001", STYLE)
    own.settle()
    assert asked == ["first", "second"]
    assert own.changes == 1
    assert list(own._system.with_letter("漢")) == [CJK]


def test_chinese_has_a_font_where_the_package_is_installed(fonts: Fonts) -> None:
    drawn, mark = (fonts.render(text, STYLE, INK) for text in ("漢", MARK))
    assert drawn.get_size() != mark.get_size() or drawn.get_buffer().raw != mark.get_buffer().raw
    assert drawn.get_bounding_rect().width > 15


def test_a_larger_size_and_another_font_change_every_width() -> None:
    fonts = Fonts()
    before, title = fonts.width("The gate", STYLE), fonts.width("Emberwick", Style("title", 40))
    fonts.choose(1.45, reading=False)
    large = fonts.width("The gate", STYLE)
    fonts.choose(1.45, reading=True)
    assert before < large < fonts.width("The gate", STYLE)
    assert fonts.width("Emberwick", Style("title", 40)) == title
    assert fonts.changes == 2
    assert fonts.problems == []


def test_hebrew_is_shown_from_its_right(fonts: Fonts) -> None:
    text = "שלום עולם"
    width = fonts.width(text, STYLE)
    ((left, shown),) = fonts.spans(text, STYLE, 0, 4)
    assert left + shown == width
    assert left > width // 3
    assert fonts.caret(text, STYLE, 0) == width
    assert fonts.caret(text, STYLE, 9) == 0


def test_a_word_of_hebrew_stands_within_an_english_line(fonts: Fonts) -> None:
    text = "the word שלום means"
    places = [fonts.caret(text, STYLE, at) for at in range(9)]
    assert places == sorted(places)
    first, second = fonts.spans(text, STYLE, 5, 11)
    assert first[0] < second[0]
    assert fonts.letter_at(text, STYLE, fonts.width(text, STYLE) + 50) == len(text)
    assert fonts.letter_at(text, STYLE, -5) == 0


def test_arabic_letters_join(fonts: Fonts) -> None:
    apart = sum(fonts.width(letter, STYLE) for letter in "مرحبا")
    assert fonts.width("ب", STYLE) != fonts.width(MARK, STYLE)
    assert fonts.width("مرحبا", STYLE) < apart * 0.9


def test_accents_on_accents_do_not_push_a_letter_down(fonts: Fonts) -> None:
    def foot(text: str) -> int:
        return fonts.render(text, STYLE, INK).get_bounding_rect().bottom

    assert foot("ж" + "\u0301" * 9) == foot("ж")


def test_markup_is_text(fonts: Fonts) -> None:
    for text in ("[b]x[/b]", "<i>x</i>", "{red}x", "&amp;", "**x**"):
        apart = sum(fonts.width(letter, STYLE) for letter in text)
        assert abs(fonts.width(text, STYLE) - apart) <= len(text) // 2


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
