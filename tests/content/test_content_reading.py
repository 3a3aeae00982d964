"""From a file to a checked model, or to sentences that point at the fault."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.content import ContentError, Problem, parse, read
from game.content.problem import dotted


class Good(BaseModel):
    model_config = ConfigDict(extra="forbid")

    item: str = Field(min_length=2)
    price: int = Field(ge=0)
    floor: int = 0

    @model_validator(mode="after")
    def _floor_fits(self) -> Good:
        if self.floor > self.price:
            raise ValueError("The floor lies above the price")
        return self


class Shop(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: str
    goods: tuple[Good, ...] = ()
    owner: dict[str, str] = {}


def problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(ContentError) as caught:
        parse(text, Shop, "shop.yaml")
    return [(problem.line, problem.field, problem.message) for problem in caught.value.problems]


def test_a_good_file_becomes_the_model() -> None:
    shop = parse("name: Ida's\ngoods:\n  - {item: rope, price: 3}\n", Shop, "shop.yaml")
    assert shop == Shop(name="Ida's", goods=(Good(item="rope", price=3),))


SHOP = """\
# A shop
name: Ida's

goods:
  - item: rope
    price: 3
  - item: lantern
    price: 12
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "message"),
    [
        ("name: Ida's\n", "", 3, "name", "is missing"),
        ("    price: 12\n", "", 7, "goods[1].price", "is missing"),
        ("price: 12", "prize: 12", 8, "goods[1].prize", "is not known here: check the spelling"),
        ("name: Ida's\n", "name: I\nkeeper:\n\n  name: I\n", 3, "keeper", "is not known here: check the spelling"),
        ("price: 12", "price: -1", 8, "goods[1].price", "input should be greater than or equal to 0"),
        ("item: rope", "item: r", 5, "goods[0].item", "string should have at least 2 characters"),
        ("price: 3", "price: cheap", 6, "goods[0].price",
         "input should be a valid integer, unable to parse string as an integer"),
        ("price: 12", "price: 12\n    floor: 13", 7, "goods[1]", "the floor lies above the price"),
        ("price: 12", "price: 12\nowner:\n  name: 7", 10, "owner.name",
         "`7` is read by YAML as a number: put it in quotes"),
    ],
)  # fmt: skip
def test_a_fault_points_at_its_line(old: str, new: str, line: int, field: str, message: str) -> None:
    assert (line, field, message) in problems(SHOP.replace(old, new))


def test_every_fault_is_told_in_the_order_of_lines() -> None:
    text = SHOP.replace("item: rope", "item: 7").replace("price: 12", "prize: no").replace("name", "title")
    found = problems(text)
    assert [line for line, _, _ in found] == sorted(line for line, _, _ in found)
    assert {field for _, field, _ in found} == {"title", "name", "goods[0].item", "goods[1].prize", "goods[1].price"}


@pytest.mark.parametrize("text", ["just a text", "[]", "7", "- name: x"])
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    assert len(problems(text)) == 1


@settings(deadline=None)
@given(st.text(max_size=60) | st.text("&*[]{}:-?!|>'\"%@`#,\n\t 01ano~<.", max_size=40))
def test_whatever_stands_there_ends_in_a_model_or_in_sentences(text: str) -> None:
    found: list[Problem] = []
    try:
        assert parse(text, Shop, "shop.yaml").name
    except ContentError as error:
        found = error.problems
    for problem in found:
        assert 1 <= problem.line <= len(text.splitlines()) + 1
        assert problem.message


class TestFiles:
    def test_a_byte_order_mark_is_no_part_of_the_first_key(self, tmp_path: Path) -> None:
        (tmp_path / "shop.yaml").write_bytes(b"\xef\xbb\xbfname: Ida's\n")
        assert read(tmp_path / "shop.yaml", Shop).name == "Ida's"

    def test_windows_line_ends_count_as_one(self, tmp_path: Path) -> None:
        (tmp_path / "shop.yaml").write_bytes(b"name: Ida's\r\n\r\nowner:\r\n  name: no\r\n")
        with pytest.raises(ContentError) as caught:
            read(tmp_path / "shop.yaml", Shop, tmp_path)
        assert str(caught.value) == (
            "shop.yaml:4: owner.name: `no` is read by YAML as a yes/no value: put it in quotes"
        )

    @pytest.mark.parametrize("raw", ["name: Käthe".encode("latin-1"), "name: x".encode("utf-16"), b"\xff\xfe"])
    def test_what_is_not_utf8_says_so(self, tmp_path: Path, raw: bytes) -> None:
        (tmp_path / "shop.yaml").write_bytes(raw)
        with pytest.raises(ContentError) as caught:
            read(tmp_path / "shop.yaml", Shop, tmp_path)
        assert caught.value.problems == [Problem("shop.yaml", 1, "", "is not UTF-8 text: save it as UTF-8")]

    def test_a_missing_file_and_a_folder_are_named(self, tmp_path: Path) -> None:
        for path in (tmp_path / "none.yaml", tmp_path):
            with pytest.raises(ContentError, match=r":1: (cannot be read: |is )"):
                read(path, Shop)

    def test_the_name_is_told_from_the_root_on(self, tmp_path: Path) -> None:
        (tmp_path / "npcs").mkdir()
        (tmp_path / "npcs" / "shop.yaml").write_text("", encoding="utf-8")
        with pytest.raises(ContentError) as caught:
            read(tmp_path / "npcs" / "shop.yaml", Shop, tmp_path)
        assert str(caught.value) == f"{os.path.join('npcs', 'shop.yaml')}:1: is empty"  # noqa: PTH118


def test_a_place_is_written_as_people_write_it() -> None:
    assert dotted(("speech", "vocabulary", 3, "word")) == "speech.vocabulary[3].word"
    assert dotted(()) == ""
