"""People who speak in passing: what they may say, and what is wrong with their file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import ContentError
from game.world import World
from game.world.townspeople import Townsman, read_townspeople, sayable

REAL = Path(__file__).parents[2] / "assets" / "townspeople.yaml"
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


IN_TOWN = ("innkeeper", "baker", "harbour_master", "widow", "cooper", "fisher", "flautist", "council")
ENDED = dict.fromkeys(("found_ana", "light_burns", "ships_home", "town_told", "ana_home"), True)


def heard_now(one: Townsman, world: World) -> set[str]:
    """All that somebody may say now, its news one after the other."""
    found: set[str] = set()
    while True:
        now = sayable(one, world)
        found |= {text for _, text in now}
        flags = {one.heard(remark): True for remark, _ in now if remark.id}
        if flags.items() <= world.flags.items():
            return found
        world.flags |= flags


def test_everybody_in_town_has_a_word_for_what_came_of_it(world: World) -> None:
    people = {one.id: one for one in read_townspeople(REAL)}
    for who in IN_TOWN:
        world.flags = {}
        before = heard_now(people[who], world)
        world.flags = dict(ENDED)
        after = heard_now(people[who], world)
        assert after - before, who
        stale = [text for text in after if "Nine nights" in text or "stools I keep" in text or "dust the hooks" in text]
        assert stale == []


def test_who_has_a_second_rumour_keeps_it_until_the_first_was_heard(world: World) -> None:
    second = 0
    for one in read_townspeople(REAL):
        world.flags = {}
        first = {remark.id for remark, _ in sayable(one, world) if remark.id}
        world.flags |= {f"heard_{one.id}_{news}": True for news in first}
        then = {remark.id for remark, _ in sayable(one, world) if remark.id} - first
        assert len(first) <= 1, one.id
        second += len(then)
    assert second >= 4
