from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.mind.terms import language_of, terms


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Where's my sister's compass?", ["sister", "compass"]),
        ("I was losing the compasses", ["lose", "compass"]),
        ("Ich habe meinen Kompass an der Mühle verloren", ["kompass", "muhl", "verlor"]),
        ("Où est l'épée ?", ["epe"]),
        ("Я потерял компас у мельницы", ["потеря", "компас", "мельниц"]),
        ("我的指南针丢了", ["指南", "南针", "针丢"]),
        ("灯台に行く", ["灯台", "行"]),
        ("나는 등대에", ["나는", "등대"]),
        ("42 coins", ["42", "coin"]),
        ("x", ["x"]),
        ("I", []),
        ("", []),
    ],
)
def test_terms_by_script_and_language(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


def test_a_word_alone_is_read_in_the_language_that_is_given() -> None:
    assert terms("Kompasse", "german") == terms("ein Kompass und mein Hut")[:1]


def test_a_language_is_told_by_its_stop_words_or_not_at_all() -> None:
    assert language_of("Ich habe meinen Hut verloren") == "german"
    assert language_of("compass") == ""


@given(st.text(max_size=60))
def test_any_text_has_terms_and_the_same_ones_in_capitals(text: str) -> None:
    found = terms(text)
    assert all(found)
    if text.isascii():
        assert terms(text.upper()) == found
