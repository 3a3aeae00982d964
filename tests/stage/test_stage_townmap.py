"""The map of the town: places, ways, where the player is, where quests point and people were seen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from stage.mouse import click, click_chip
from stage.played import Play, Played
from stage.test_stage_pads import button

from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.stage.townmap import HERE, TITLE, TownMap
from game.voice import UnderstudyVoice
from game.world.chart import chart_of


def place(lines: list[str], label: str) -> list[str]:
    """What the map tells of a place."""
    names = ["north gate", "market", "fountain", "harbour", "tavern", "study", "hill road", "lighthouse"]
    at = next(n for n, line in enumerate(lines) if line.removeprefix("> ") == label)
    told = []
    for line in lines[at + 1 :]:
        if line.removeprefix("> ").removeprefix("the ") in names:
            break
        told.append(line)
    return told


def shown(played: Played) -> TownMap:
    screen = played.app._stack[-1]
    assert isinstance(screen, TownMap)
    return screen


def test_every_spot_is_on_the_chart_inside_the_sheet_and_none_over_another(resources: Resources) -> None:
    places = chart_of(resources.atlas).places
    assert {one.id for one in places} == {spot for m in resources.atlas.maps.values() for spot in m.spots}
    assert all(0 <= part <= 100 for one in places for part in one.at)
    spread = [
        (a.id, b.id) for a in places for b in places if a.id < b.id and pygame.Vector2(a.at).distance_to(b.at) < 5
    ]
    assert spread == []


def test_doors_join_places_and_all_hang_together(resources: Resources) -> None:
    ways = chart_of(resources.atlas).ways
    assert ("hill_road", "north_gate") in ways
    assert ("lamp_room", "lighthouse") in ways
    reached = {"harbour"}
    for _ in range(20):
        reached |= {spot for way in ways if set(way) & reached for spot in way}
    assert reached == {one.id for one in chart_of(resources.atlas).places}


def test_it_shows_where_the_player_is_and_no_secret_place(play: Play) -> None:
    played = play()
    played.app.press("map")
    assert TITLE in played.app.lines()
    assert HERE in place(played.app.lines(), "the harbour")
    assert "> the harbour" in played.app.lines()
    assert "the hill road" in played.app.lines()
    assert "Hollow Cave" not in played.text
    assert "the lamp room" not in played.text
    step = played.session.world.step
    played.app.step(30)
    assert played.session.world.step == step
    played.app.press("map")
    assert TITLE not in played.app.lines()


def test_quests_point_to_places(play: Play) -> None:
    played = play()
    played.session.do(c.Set(flag={"met_guard": True}))
    played.app.press("map")
    assert "Quest: Through the north gate" in place(played.app.lines(), "the north gate")
    assert "Quest: Where is Ana?" in place(played.app.lines(), "the harbour")


def test_people_are_where_they_were_last_seen(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice())
    assert session.sightings == []
    guard = session.world.people["guard"]
    session.world.player.tile = (guard.tile[0], guard.tile[1] + 1)
    for command in (c.Talk("guard"), c.Say("Good morning."), c.Leave()):
        session.do(command)
        while session.busy or session.working:
            session.listen(0.05)
    (sighting,) = session.sightings
    assert (sighting.who, sighting.map, sighting.now) == ("guard", "town", True)
    before = guard.tile
    session.world.player.tile = (27, 32)
    guard.tile = (20, 21)
    (sighting,) = session.sightings
    assert (sighting.tile, sighting.now) == (before, False)
    session.close()


def test_from_the_pause_by_mouse_alone(play: Play) -> None:
    played = play()
    played.app.press("menu")
    while not any(line.startswith("> Map") for line in played.app.lines()):
        played.app.press("down")
    played.app.press("confirm")
    screen = shown(played)
    market = next(one for one in screen._places if one.id == "market")
    click(played.app, screen._dot(market))
    assert "> the market" in played.app.lines()
    click_chip(played.app, "Back")
    assert "Pause" in played.app.lines()


def test_by_pad_alone(play: Play) -> None:
    played = play()
    button(played, "rightstick")
    before = shown(played)._chosen
    button(played, "dpad_down")
    assert shown(played)._chosen != before
    button(played, "b")
    assert TITLE not in played.app.lines()


@pytest.mark.parametrize("size", [(64, 48), (320, 200), (200, 900), (1280, 720), (3840, 2160)])
def test_every_size_draws(play: Play, size: tuple[int, int], tmp_path: Path) -> None:
    played = play(size=size)
    played.app.press("map")
    for _ in range(3):
        played.app.press("down")
    played.app.screenshot(tmp_path / "frame.png")


def test_a_chart_that_is_none_is_named(tmp_path: Path) -> None:
    from game.content import ContentError
    from game.world.tiled import read_map

    source = Path(__file__).resolve().parents[2] / "assets" / "maps" / "study.tmx"
    text = source.read_text(encoding="utf-8").replace('source="../', f'source="{source.parent.parent.as_posix()}/')
    for wrong in ("here", "1,2,3", "90,0,20,0", "-1,0,0,0"):
        path = tmp_path / "study.tmx"
        path.write_text(text.replace("<properties>", f'<properties><property name="chart" value="{wrong}" />', 1))
        with pytest.raises(ContentError, match="hundredths of the sheet"):
            read_map(path)
