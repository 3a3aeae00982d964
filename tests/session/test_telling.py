"""Chapters inside the running game: told, chosen, kept over a restart, remembered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.save import Store
from game.session import commands as c
from game.session.events import ChapterBegan, ChapterOver, Choice, Ending, Event, Fault, Narration, Speech
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice
from game.world.story import Case, read_story

PIER = """
id: pier
title: The pier
when: {map: town}
events:
  - narration: A gull looks at you.
  - line: {who: guard, mood: wary, text: "Halt, {player}."}
  - set: {flag: {on_the_pier: true}, variable: {gulls: 1, mood: grey}}
  - set: {variable: {gulls: "+2"}}
  - choice:
      ask: And now?
      of:
        - text: Feed the gull
          then:
            - give: {item: {bread: -1}, money: 3}
            - heart: {npc: guard, delta: 4, reason: saw the gull fed}
            - remember: {npc: guard, text: "{player} fed a gull."}
        - text: Walk on
          then: []
  - wait: 0.5
  - narration: "{gulls} gulls, and a {mood} sky."
  - move: {who: rival, spot: north_gate}
  - ending: {id: gull, title: The gull, text: It is fed.}
"""


@pytest.fixture
def told(resources: Resources, tmp_path: Path) -> Resources:
    """The game with one chapter on the pier."""
    (tmp_path / "story").mkdir()
    (tmp_path / "story" / "pier.yaml").write_text(PIER, encoding="utf-8")
    return replace(resources, story=read_story(tmp_path / "story"))


def heard(events: list[Event]) -> list[str]:
    return [event.text for event in events if isinstance(event, Narration | Speech | Choice | Ending) and event.text]


def test_a_chapter_is_told_page_by_page(told: Resources) -> None:
    session = Session(told, UnderstudyVoice())
    events = session.listen()
    assert any(isinstance(event, ChapterBegan) for event in events)
    assert heard(events) == ["A gull looks at you."]
    assert heard(session.do(c.Next())) == ["Halt, traveller."]
    assert heard(session.do(c.Next())) == ["And now?"]
    assert session.do(c.Next()) == []
    assert session.world.variables == {"gulls": 3, "mood": "grey"}
    session.do(c.Choose("1"))
    assert session.chapter
    assert session.chapter.kind == "wait"
    waited = [text for _ in range(40) for text in heard(session.tick())]
    assert waited == ["3 gulls, and a grey sky."]
    assert heard(session.do(c.Next())) == ["It is fed."]
    assert [type(event) for event in session.do(c.Next())][-1] is ChapterOver
    assert session.world.flags["ended_gull"]
    assert session.world.flags["told_pier"]
    assert session.chapter is None
    assert not any(isinstance(event, ChapterBegan) for _ in range(5) for event in session.tick())


def test_its_lines_are_in_the_log_and_its_deeds_in_the_memory(told: Resources) -> None:
    session = Session(told, UnderstudyVoice())
    go_to(session, "guard")
    assert session.world.player.tile == told.atlas.start.tile, "a choice is passed by nobody"
    said = [(line.speaker, line.text) for line in session.log.branch if line.kind in ("speech", "narration")]
    assert said == [("world", "A gull looks at you."), ("guard", "Halt, traveller.")]
    session.do(c.Choose("feed the gull"))
    assert session.world.money == 23
    assert session.memory("guard").standing == 54
    assert [one.text for one in session.memory("guard").memories] == ["The traveller fed a gull."]
    go_to(session, "guard")
    assert heard(session.do(c.Talk("guard"))), "free talk goes on right after"
    assert session.world.stays["rival"].spot == "north_gate"


def test_whatever_is_done_passes_over_what_was_read_but_not_over_a_choice(told: Resources) -> None:
    session = Session(told, UnderstudyVoice())
    events = session.do(c.Walk("up"))
    assert heard(events) == ["A gull looks at you.", "Halt, traveller.", "And now?"]
    assert [event.message for event in events if isinstance(event, Fault)] == ["First choose what you do."]
    assert [type(event) for event in session.do(c.Choose("Fly away"))] == [Fault]
    session.do(c.Choose("Walk on"))
    assert heard(session.do(c.Walk("up"))) == ["3 gulls, and a grey sky.", "It is fed."]
    assert session.world.player.moving


@pytest.mark.parametrize("pages", range(7))
@pytest.mark.parametrize("crashes", [False, True])
def test_a_restart_in_mid_chapter_goes_on_where_it_was(
    told: Resources, tmp_path: Path, pages: int, crashes: bool
) -> None:
    store = Store(tmp_path / "saves")
    session = Session(told, UnderstudyVoice(), store)
    for _ in range(pages):
        if session.chapter and session.chapter.kind == "choice":
            session.do(c.Choose("Feed the gull"))
        else:
            session.do(c.Next())
    shown, texts = session.chapter, [line.text for line in session.log.branch if line.kind != "event"]
    world = session.world.to_json()
    session.close()
    if crashes:
        (store.folder / "_run" / "save.json").unlink()
    again = Session.resume(told, UnderstudyVoice(), Store(tmp_path / "saves"))
    assert again.chapter == shown
    kept = ("place", "variables", "flags", "stays", "money", "items", "music")
    assert {name: again.world.to_json()[name] for name in kept} == {name: world[name] for name in kept}
    assert [line.text for line in again.log.branch if line.kind != "event"] == texts
    while again.chapter:
        again.do(c.Choose("Walk on") if again.chapter.kind == "choice" else c.Next())
    assert again.world.flags["ended_gull"]
    again.close()


def test_a_chapter_that_is_gone_is_over(told: Resources, resources: Resources, tmp_path: Path) -> None:
    Session(told, UnderstudyVoice(), Store(tmp_path / "saves")).close()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path / "saves"))
    again.tick()
    assert again.chapter is None
    assert again.world.place is None
    again.close()


def test_every_chapter_of_the_game_ends_whatever_is_chosen(whole: Resources) -> None:
    """Each with each number of its options, over and over."""
    for chosen in ("1", "2", "3", "4"):
        for chapter in whole.story.values():
            begins = replace(chapter, when=Case(), again=False)
            session = Session(replace(whole, story={chapter.id: begins}), UnderstudyVoice())
            session.world.items["lantern"] = 1
            for _ in range(60):
                if session.chapter is None:
                    break
                events = session.do(c.Choose(chosen) if session.chapter.kind == "choice" else c.Next())
                if any(isinstance(event, Fault) for event in events):
                    session.do(c.Choose("1"))
            assert session.chapter is None, chapter.id
            assert session.world.flags["told_" + chapter.id]
