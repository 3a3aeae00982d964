"""People who speak in passing: what they may say, and what is wrong with their file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import ContentError
from game.world import World
from game.world.townspeople import read_townspeople, sayable

FILE = """
- id: baker
  name: Wenna
  sprite: baker
  schedule: [{start: "05:00", spot: stall}]
  remarks:
    - id: loaf
      says: [She bought a loaf.]
    - says: [Good morning., Good night.]
    - when: {flag: {night: true}}
      says: [I am asleep.]
"""


def read(folder: Path, text: str = FILE) -> Path:
    path = folder / "townspeople.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def said(world: World, folder: Path, but: str = "") -> list[str]:
    (baker,) = read_townspeople(read(folder))
    return [text for _, text in sayable(baker, world, but)]


def test_news_come_first_and_only_once(world: World, tmp_path: Path) -> None:
    assert said(world, tmp_path) == ["She bought a loaf."]
    assert said(world, tmp_path, "She bought a loaf.") == ["She bought a loaf."], "the only thing is said again"
    world.flags["heard_baker_loaf"] = True
    assert said(world, tmp_path) == ["She bought a loaf.", "Good morning.", "Good night."]


def test_nothing_is_said_twice_in_a_row_and_only_what_holds(world: World, tmp_path: Path) -> None:
    world.flags |= {"heard_baker_loaf": True, "night": True}
    assert said(world, tmp_path, "Good night.") == ["She bought a loaf.", "Good morning.", "I am asleep."]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("says: [She bought a loaf.]", "says: []", "remarks"),
        ("spot: stall", "place: stall", "place"),
        ('"05:00"', '"25:00"', "start"),
        ("    - says: [Good morning., Good night.]\n", "", "always"),
    ],
)
def test_a_broken_file_is_explained(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = FILE.replace(old, new)
    if says == "always":
        text = text.replace("    - id: loaf\n      says: [She bought a loaf.]\n", "")
    with pytest.raises(ContentError, match=says):
        read_townspeople(read(tmp_path, text))


def test_two_of_one_id_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="same id"):
        read_townspeople(read(tmp_path, FILE + FILE))
