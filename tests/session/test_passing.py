"""A word in passing: heard by the player alone, remembered by a flag, saved with the game."""

from __future__ import annotations

from pathlib import Path

import pytest
import regex

from game.mind.guard import term_pattern
from game.save import Store
from game.session import commands as c
from game.session.events import Fault, Narration, TalkOpened
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice


@pytest.fixture
def session(resources: Resources) -> Session:
    return Session(resources, UnderstudyVoice())


def heard(session: Session, command: c.Command) -> list[str]:
    return [event.text for event in session.do(command) if isinstance(event, Narration)]


def test_everybody_has_a_place_at_every_hour(resources: Resources) -> None:
    assert len(resources.townspeople) >= 6
    world = resources.new_world()
    assert world.townspeople.keys() == resources.townspeople.keys()
    for who in resources.townspeople:
        for stop in resources.days[who]:
            tile_map = resources.atlas.maps[stop.map]
            assert stop.tile not in tile_map.blocked(world.flags) | tile_map.doors.keys(), (who, stop)


def test_who_speaks_in_passing_says_its_news_and_turns_to_the_player(session: Session) -> None:
    go_to(session, "cooper")
    (news,) = heard(session, c.Talk("cooper"))
    assert news.startswith("Hob: “Somebody ordered no new barrels")
    assert session.talk is None
    assert session.world.flags["heard_cooper_empty_barrels"]
    line = next(line for line in reversed(session.log.branch) if line.speaker == "cooper")
    assert (line.kind, line.listeners) == ("narration", ("player",))
    second, third = heard(session, c.Interact()), heard(session, c.Talk("cooper"))
    assert len({news, *second, *third}) == 3


def test_nobody_else_hears_it_and_no_prompt_holds_it(session: Session) -> None:
    go_to(session, "cooper")
    session.do(c.Talk("cooper"))
    for npc in session.cast.personas:
        assert not [line for line in session.log.branch if line.speaker == "cooper" and npc in line.listeners]


def test_from_afar_and_in_a_talk_nobody_speaks_in_passing(session: Session) -> None:
    assert [event for event in session.do(c.Talk("cooper")) if isinstance(event, Fault)]
    go_to(session, "guard")
    assert [event for event in session.do(c.Talk("guard")) if isinstance(event, TalkOpened)]
    assert not heard(session, c.Talk("cooper"))


def test_townspeople_are_saved_and_a_save_without_them_gets_them(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(), Store(tmp_path))
    go_to(session, "cooper")
    session.do(c.Talk("cooper"))
    there = {who: walker.to_json() for who, walker in session.world.townspeople.items()}
    session.close()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert {who: walker.to_json() for who, walker in again.world.townspeople.items()} == there
    assert again.world.flags["heard_cooper_empty_barrels"]
    again.world.townspeople.clear()
    again.close()
    last = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert last.world.townspeople.keys() == resources.townspeople.keys()
    last.close()


def test_what_one_lacks_bars_the_way_and_is_said_once(session: Session) -> None:
    go_to(session, "hollow_cave")
    player = session.world.player
    player.tile, player.facing = (21, 9), "down"
    session.do(c.Set(item={"lantern": 1}))
    assert heard(session, c.Walk("up"))[0].startswith("A hole, and a ladder")
    assert (player.map, player.tile, player.moving) == ("cave", (21, 9), False)
    assert heard(session, c.Interact())[0].startswith("A hole, and a ladder")
    with pytest.raises(ValueError, match="no way leads"):
        go_to(session, "hill_road")
    session.do(c.Set(item={"rope": 1, "cave_map": 1}))
    go_to(session, "hill_road")
    assert player.map == "hill_road"


@pytest.mark.parametrize(
    ("item", "says", "left"), [("bread", "You eat it", 1), ("rope", "Twenty ells", 1), ("lantern", "You light it", 1)]
)
def test_a_thing_is_used_or_looked_at(session: Session, item: str, says: str, left: int) -> None:
    session.do(c.Set(item={item: 2 if item == "bread" else 1}))
    assert heard(session, c.Use(item))[0].startswith(says)
    assert session.world.items == {item: left}
    assert [event for event in session.do(c.Use("tar")) if isinstance(event, Fault)]
    go_to(session, "guard")
    session.do(c.Talk("guard"))
    assert [event for event in session.do(c.Use(item)) if isinstance(event, Fault)]


def test_nothing_that_anybody_reads_or_hears_in_passing_is_locked(resources: Resources) -> None:
    said = [text for one in resources.townspeople.values() for remark in one.remarks for text in remark.says]
    said += [text for tile_map in resources.atlas.maps.values() for text in tile_map.signs.values()]
    said += [text for item in resources.items.values() for text in (item.text, item.use)]
    locked = [
        term
        for persona in resources.cast.personas.values()
        for piece in persona.knowledge
        if piece.when
        for term in piece.terms
    ]
    assert len(locked) > 20
    for term in locked:
        pattern = regex.compile(term_pattern(term), regex.IGNORECASE)
        assert not [text for text in said if pattern.search(text)], term


def test_who_was_saved_in_the_gateway_stands_beside_it_by_night(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(), Store(tmp_path))
    session.do(c.Set(flag={"gate_open": True}))
    town = session.atlas.maps["town"]
    gateway = min(town.blocked({}) - town.blocked({"gate_open": True}))
    session.world.player.tile = gateway
    session.do(c.Sleep(16))
    session.close()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    player = again.world.player
    assert player.map == "town"
    assert player.tile != gateway
    assert abs(player.tile[0] - gateway[0]) + abs(player.tile[1] - gateway[1]) <= 3
    again.close()


def test_a_thing_that_an_older_game_knew_is_carried_on(session: Session) -> None:
    session.world.items["magic_bean"] = 2
    assert session.thing("magic_bean", 2) == "2 magic bean"
    assert [event for event in session.do(c.Use("magic_bean")) if isinstance(event, Fault)]
    assert session.world.items["magic_bean"] == 2
