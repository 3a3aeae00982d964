"""Chapters as they are written: what is read, how it is laid out, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import ContentError
from game.world import World
from game.world.story import Asked, Chapter, Jump, read_chapter, read_story

HEAD = "id: pier\ntitle: The pier\nwhen: {map: town}\nevents:\n"


class Nobody:
    """Nobody thinks anything of the player."""

    def standing(self, npc: str) -> int:
        return 50

    def remembers(self, npc: str, what: str) -> bool:
        return (npc, what) == ("guard", "gift")


def chapter(folder: Path, events: str) -> Chapter:
    path = folder / "pier.yaml"
    path.write_text(HEAD + events, encoding="utf-8")
    return read_chapter(path, folder)


def walked(one: Chapter, world: World, options: tuple[int, ...] = ()) -> list[str]:
    """The narrations on the way through a chapter, with the numbers of the options that are chosen."""
    told, at, chosen = list[str](), 0, list(options)
    while at < len(one.steps):
        step = one.steps[at]
        if isinstance(step, Jump):
            at = at + 1 if step.when and step.when.allows(world, Nobody()) else step.to
        elif isinstance(step, Asked):
            at = step.open(world, Nobody())[chosen.pop(0)][1]
        else:
            told.append(step.narration)
            at += 1
    return told


BRANCHES = """
  - narration: begins
  - branch:
      - when: {flag: {rain: true}}
        then: [{narration: wet}]
      - when: {standing: {guard: ">= 60"}}
        then: [{narration: liked}]
      - when: {remembers: {guard: gift}}
        then:
          - branch:
              - when: {item: {rope: 2}}
                then: [{narration: roped}]
              - then: [{narration: given}]
  - narration: ends
"""


def test_the_first_way_that_is_open_is_gone(world: World, tmp_path: Path) -> None:
    one = chapter(tmp_path, BRANCHES)
    assert walked(one, world) == ["begins", "given", "ends"]
    world.items["rope"] = 2
    assert walked(one, world) == ["begins", "roped", "ends"]
    world.flags["rain"] = True
    assert walked(one, world) == ["begins", "wet", "ends"]


CHOICE = """
  - choice:
      ask: Where to?
      of:
        - text: Left
          then: [{narration: left}]
        - text: Through the wall
          when: {variable: {strength: "> 3"}}
          then: [{narration: through}]
        - text: Nowhere
          then: []
  - narration: ends
"""


def test_what_may_be_chosen_depends_on_the_world(world: World, tmp_path: Path) -> None:
    one = chapter(tmp_path, CHOICE)
    assert walked(one, world, (0,)) == ["left", "ends"]
    assert walked(one, world, (1,)) == ["ends"]
    world.variables["strength"] = 4
    assert walked(one, world, (1,)) == ["through", "ends"]
    assert walked(one, world, (2,)) == ["ends"]


def test_a_text_in_a_variable_is_no_number(world: World, tmp_path: Path) -> None:
    one = chapter(tmp_path, "  - branch:\n      - when: {variable: {way: cave}}\n        then: [{narration: low}]\n")
    assert walked(one, world) == []
    world.variables["way"] = "cave"
    assert walked(one, world) == ["low"]


@pytest.mark.parametrize(
    ("events", "why"),
    [
        ("  - sing: a song\n", "there is no event `sing`"),
        ("  - {narration: a, wait: 1}\n", "an event is one word with what it needs"),
        ("  - narration:\n", "the event `narration` needs a value"),
        ("  - choice: {of: [{text: a, when: {day: 2}}, {text: b, when: {day: 3}}]}\n", "one option needs to be there"),
        ("  - choice: {of: [{text: a}]}\n", "at least 2 items"),
        ("  - branch: [{when: {standing: {guard: much}}, then: []}]\n", "a number is compared like `>= 60`"),
        ("  - line: {who: guard}\n", "is missing"),
        ("  []\n", "at least 1 item"),
    ],
)
def test_what_is_no_chapter_is_refused_with_its_line(events: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"pier\.yaml:") as caught:
        chapter(tmp_path, events)
    assert why in str(caught.value)


def test_two_chapters_of_one_id_are_refused(tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(HEAD + "  - narration: x\n", encoding="utf-8")
    with pytest.raises(ContentError, match="two chapters have the id `pier`"):
        read_story(tmp_path, tmp_path)
