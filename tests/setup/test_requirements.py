"""What a requirements file asks for, and whether it is there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.specifiers import SpecifierSet

from game.setup.requirements import Requirement, parse, read, rivals, unmet, within
from game.setup.sentences import SetupError
from tests.setup.game_copy import REPO

COMPARISONS = st.sampled_from([">=", "<=", "==", "!=", "<", ">", "~="])
RELEASES = st.lists(st.integers(0, 3), min_size=2, max_size=4).map(lambda parts: ".".join(map(str, parts)))
SUFFIXES = st.sampled_from(["", "", "", "a1", "b2", "rc1", ".post1", ".dev3"])


def there(**versions: str) -> Callable[[str], str | None]:
    """An interpreter in which these packages are installed (`pygame_ce` stands for pygame-ce)."""
    return lambda name: versions.get(name.replace("-", "_"))


def test_comments_and_empty_lines_ask_for_nothing() -> None:
    assert parse("# window\n\n   \npygame-ce # or not\n", "r.txt") == [Requirement("pygame-ce", ())]


def test_ranges_may_have_spaces_between_them() -> None:
    assert parse("openai >=3.50, <4", "r.txt") == [Requirement("openai", ((">=", "3.50"), ("<", "4")))]


@pytest.mark.parametrize("line", ["a b", "-r other.txt", "pygame[all]", "a>=1,", "a; python_version>'3'", "a @ file:x"])
def test_what_we_cannot_read_is_said_with_file_and_line(line: str) -> None:
    with pytest.raises(ValueError, match=r"^r\.txt, line 2: "):
        parse(f"# first\n{line}\n", "r.txt")


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"requirements\.txt cannot be read"):
        read([tmp_path / "requirements.txt"])


def test_our_own_files_are_read() -> None:
    names = [wanted.name for wanted in read([REPO / "requirements.txt", REPO / "requirements-test.txt"])]
    assert {"pygame-ce", "openai", "pytest", "ruff"} <= set(names)
    assert "pygame" not in names
    assert len(names) == len(set(names))


@given(release=RELEASES, suffix=SUFFIXES, comparison=COMPARISONS, bound=RELEASES)
def test_ranges_mean_what_they_mean_to_pip(release: str, suffix: str, comparison: str, bound: str) -> None:
    found = release + suffix
    if ".post" in found and comparison == ">":
        return  # PEP 440 has a rule of its own here, which no file of ours needs
    assert within(found, comparison, bound) == SpecifierSet(comparison + bound).contains(found, prereleases=True)


@pytest.mark.parametrize(
    ("found", "bound", "expected"), [("2.5.8", "2.5.*", True), ("2.6", "2.5.*", False), ("2.5", "2.5.*", True)]
)
def test_a_star_leaves_the_rest_open(found: str, bound: str, expected: bool) -> None:
    assert within(found, "==", bound) is expected
    assert within(found, "!=", bound) is not expected


def test_a_version_that_is_none_keeps_no_range() -> None:
    assert not within("unknown", ">=", "1")


WANTED = parse("pygame-ce>=2.5.6,<3\nopenai", "r.txt")


@pytest.mark.parametrize(
    ("installed", "lines"),
    [
        (there(pygame_ce="2.5.8", openai="3.57.0"), []),
        (there(openai="3.57.0"), ["pygame-ce>=2.5.6,<3: not there"]),
        (there(pygame="2.6.1", openai="3.57.0"), ["pygame-ce>=2.5.6,<3: not there"]),
        (there(pygame_ce="2.5.5", openai="3.57.0"), ["pygame-ce>=2.5.6,<3: 2.5.5 is there"]),
        (
            there(pygame_ce="2.5.8", pygame="2.6.1"),
            ["pygame-ce>=2.5.6,<3: pygame lies in the same folder", "openai: not there"],
        ),
    ],
)
def test_what_is_missing(installed: Callable[[str], str | None], lines: list[str]) -> None:
    assert unmet(WANTED, installed) == lines


def test_pygame_goes_before_pygame_ce_comes() -> None:
    assert rivals(WANTED, there(pygame="2.6.1")) == ["pygame-ce", "pygame"]
    assert rivals(WANTED, there(pygame_ce="2.5.8")) == []
