"""What YAML makes of texts that people write: each trap is named, with file, line and field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pytest
from pydantic import BaseModel, ConfigDict

from game.content import ContentError, parse


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid")

    text: str = ""
    lines: tuple[str, ...] = ()
    count: int = 0
    lamp: Literal["on", "off"] = "off"
    flags: Mapping[str, bool] = {}


def complaints(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        parse(text, Card, "npcs/card.yaml")
    assert str(caught.value).splitlines() == [str(problem) for problem in caught.value.problems]
    return [str(problem) for problem in caught.value.problems]


QUOTE = "put it in quotes"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("no", f"`no` is read by YAML as a yes/no value: {QUOTE}"),
        ("on", f"`on` is read by YAML as a yes/no value: {QUOTE}"),
        ("Yes", f"`Yes` is read by YAML as a yes/no value: {QUOTE}"),
        ("12:30", f"`12:30` is read by YAML as the number 750: {QUOTE}, or write a number plainly"),
        ("010", f"`010` is read by YAML as the number 8: {QUOTE}, or write a number plainly"),
        ("1.10", f"`1.10` is read by YAML as a number: {QUOTE}"),
        ("1_000", f"`1_000` is read by YAML as a number: {QUOTE}"),
        (".inf", f"`.inf` is read by YAML as a number: {QUOTE}"),
        ("2026-01-01", f"`2026-01-01` is read by YAML as a date: {QUOTE}"),
        ("2026-13-45", f"`2026-13-45` is read by YAML as a date: {QUOTE}"),
        ("~", f"`~` is read by YAML as nothing: {QUOTE}"),
        ("null", f"`null` is read by YAML as nothing: {QUOTE}"),
        ("=", f"`=` is read by YAML as something else: {QUOTE}"),
        ("", "is empty: write something, or leave the field out"),
        ("{name}", "a text that begins with { needs quotes around all of it"),
        ("{{name}}", "a text that begins with { or [ needs quotes around all of it"),
        ("[sighs]", "a text that begins with [ needs quotes around all of it"),
        ("!loud hello", "`!loud` is read by YAML as a tag: put a text that begins with ! in quotes"),
    ],
)
def test_a_text_that_is_read_as_something_else(written: str, said: str) -> None:
    assert complaints(f"count: 1\ntext: {written}\n") == [f"npcs/card.yaml:2: text: {said}"]


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("Hello: friend", "a text with a colon in it needs quotes"),
        ("{{name}}, hello", "a text that begins with a quote, [ or { needs quotes around all of it"),
        ("[sighs] hello", "a text that begins with a quote, [ or { needs quotes around all of it"),
        ("'don't'", "a text that begins with a quote, [ or { needs quotes around all of it"),
        ("[sighs", "a text that begins with [ or { needs quotes around all of it"),
        ("@x", "a text that begins with @, ` or % needs quotes"),
        ("`x`", "a text that begins with @, ` or % needs quotes"),
        ("%x", "a text that begins with @, ` or % needs quotes"),
        ("\tx", "indent with spaces, not with a tab"),
        ("*shouts*", "a text that begins with *, & or % needs quotes"),
        ("*shouts", "a text that begins with * needs quotes"),
        ("& so on", "a text that begins with *, & or % needs quotes"),
        ("- so", "a text that begins with - needs quotes"),
        ("> so", "a text that begins with | or > needs quotes"),
        ('"so', "a quote is opened and not closed"),
    ],
)
def test_a_text_that_is_no_yaml(written: str, hint: str) -> None:
    (said,) = complaints(f"count: 1\ntext: {written}")
    assert said.startswith("npcs/card.yaml:2: is not valid YAML (")
    assert said.endswith(f"): {hint}")


def test_a_colon_in_a_list_of_texts() -> None:
    assert complaints("lines:\n  - Good day.\n  - Hello: friend\n") == [
        "npcs/card.yaml:3: lines[1]: `Hello:` is read by YAML as a key, for the colon: put the whole text in quotes"
    ]


def test_several_traps_are_told_each_on_its_line() -> None:
    said = complaints("text: no\nlines:\n  - fine\n  - 12:30\n  - on\nlamp: on\n")
    assert [line.split(": ")[0:2] for line in said] == [
        ["npcs/card.yaml:1", "text"],
        ["npcs/card.yaml:4", "lines[1]"],
        ["npcs/card.yaml:5", "lines[2]"],
        ["npcs/card.yaml:6", "lamp"],
    ]


@pytest.mark.parametrize(("written", "number"), [("010", 8), ("-010", -8), ("12:30", 750), ("1:30.5", 90.5)])
def test_an_odd_number_is_refused_where_a_number_is_meant_too(written: str, number: float) -> None:
    assert complaints(f"count: {written}") == [
        f"npcs/card.yaml:1: count: `{written}` is read by YAML as the number {number}: "
        "put it in quotes, or write a number plainly"
    ]


@pytest.mark.parametrize("written", ["0", "-3", "1_000", "0x10", '"7"'])
def test_plain_numbers_are_numbers(written: str) -> None:
    assert parse(f"count: {written}", Card, "card.yaml").count == int(written.strip('"'), 0)


@pytest.mark.parametrize("written", ['"no"', "'12:30'", '"010"', "'{name}'", '"@x"', "|-\n  a: b\n", "nobody", "1.2.3"])
def test_what_is_quoted_is_text(written: str) -> None:
    assert isinstance(parse(f"text: {written}", Card, "card.yaml").text, str)


@pytest.mark.parametrize(
    ("key", "read"),
    [("no", "a yes/no value"), ("12:30", "a number"), ("010", "a number"), ("1.5", "a number"), ("~", "nothing")],
)
def test_a_key_that_is_read_as_something_else(key: str, read: str) -> None:
    assert complaints(f"flags:\n  met_guard: yes\n  {key}: yes\n") == [
        f"npcs/card.yaml:3: flags: the key `{key}` is read by YAML as {read}: put it in quotes"
    ]


def test_a_key_that_stands_twice() -> None:
    assert complaints("text: a\ncount: 1\ntext: b\n") == [
        "npcs/card.yaml:3: `text` stands twice (first on line 1): remove one"
    ]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n", "---\n"])
def test_an_empty_file(text: str) -> None:
    assert complaints(text) == ["npcs/card.yaml:1: is empty"]


def test_two_documents_in_one_file() -> None:
    (said,) = complaints("text: a\n---\ntext: b\n")
    assert said == ("npcs/card.yaml:2: is not valid YAML (but found another document): leave out the line `---`")


def test_a_letter_that_cannot_be_printed_has_its_line() -> None:
    (said,) = complaints("text: a\ncount: 1\nlines: [\x07]\n")
    assert said.startswith("npcs/card.yaml:3: is not valid YAML (unacceptable character #x0007")


@pytest.mark.parametrize("tag", ["!!int ''", "!!bool maybe", "!!timestamp later", "!!python/object:os.system ls", "!x"])
def test_a_tag_that_does_not_fit_is_no_crash(tag: str) -> None:
    (said,) = complaints(f"text: {tag}")
    assert said.startswith("npcs/card.yaml:1: text: ")


class TestAliases:
    def test_an_anchor_may_be_used_again(self) -> None:
        card = parse("text: &hello Good day.\nlines: [*hello, *hello]\n", Card, "card.yaml")
        assert card.lines == ("Good day.", "Good day.")

    def test_a_fault_at_an_alias_is_told_at_its_anchor(self) -> None:
        assert complaints("text: &x no\nlines:\n  - *x\n")[-1].startswith("npcs/card.yaml:1: lines[0]: `no`")

    def test_merging_is_refused(self) -> None:
        assert "`<<` is not known here: write the fields out" in complaints("<<: {text: a}\n")[0]

    def test_a_billion_laughs_are_refused_at_once(self) -> None:
        rows = ["a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]"]
        rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
        (said,) = complaints("\n".join(rows))
        assert "writes out to more than 50000 values: leave out aliases (`*name`) of aliases" in said

    @pytest.mark.parametrize("text", ["&a [*a]", "lines: &a\n  - *a\n", "&a {text: *a}"])
    def test_what_refers_to_itself_is_refused(self, text: str) -> None:
        (said,) = complaints(text)
        assert said == "npcs/card.yaml:1: is nested too deeply or refers to itself"


@pytest.mark.parametrize("text", ["[" * 1_000, "lines: " + "[" * 600 + "]" * 600, "- " * 5_000 + "x"])
def test_what_is_nested_too_deeply_is_refused(text: str) -> None:
    (said,) = complaints(text)
    assert said == "npcs/card.yaml:1: is nested too deeply or refers to itself"
