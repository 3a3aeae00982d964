"""A chapter on the screen, by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stage.played import SMALL, Played

from game.session.resources import Resources
from game.session.session import Session
from game.stage import Settings
from game.voice import UnderstudyVoice


@pytest.fixture
def played(whole: Resources) -> Iterator[Played]:
    """A window on a new game with its story."""
    game = Played(Session(whole, UnderstudyVoice()), SMALL)
    yield game
    game.app.close()


def read(played: Played) -> None:
    """Read on, up to a choice or the end of the chapter."""
    for _ in range(80):
        shown = played.session.chapter
        if shown is None or shown.kind == "choice":
            played.app.step(30)
            return
        played.app.step(20)
        played.app.press("confirm")
    raise AssertionError(f"the chapter does not end:\n{played.text}")


def beside_ana(played: Played) -> None:
    read(played)
    player = played.session.world.player
    player.map, player.tile, player.facing = "lamp_room", (6, 8), "left"
    played.session.world.items["lantern"] = 1
    played.app.step(3)
    read(played)
    played.app.press("talk")
    read(played)


def test_a_new_game_begins_with_its_first_chapter(played: Played) -> None:
    played.app.step(200)
    assert "Emberwick. The carrier" in played.text
    before = played.session.world.player.tile
    played.app.press("up", steps=20)
    assert played.session.world.player.tile == before, "nobody walks while a chapter is read"
    read(played)
    assert "carrier" not in played.text
    played.app.press("up", steps=20)
    assert played.session.world.player.tile != before


def test_a_line_is_said_under_a_name_and_a_choice_is_made_by_keys(played: Played) -> None:
    beside_ana(played)
    assert "Ana: You took your time" in played.text
    assert "Embrace her" in played.text
    assert "E · talk" not in played.text, "what the talk key does is told only where it does it"
    played.app.press("confirm")
    assert played.session.chapter
    assert played.session.chapter.kind == "choice", "nothing is marked before a key was pressed"
    played.app.press("down")
    played.app.press("confirm")
    played.app.step(60)
    assert "She smells of lamp oil" in played.text


def test_an_ending_stands_under_its_title_and_the_game_goes_on(played: Played) -> None:
    beside_ana(played)
    played.app.press("down")
    played.app.press("confirm")
    read(played)
    played.app.press("talk")
    read(played)
    assert "Light the lamp with your lantern" in played.text
    played.app.press("down")
    played.app.press("confirm")
    for _ in range(40):
        if played.session.chapter and played.session.chapter.kind == "ending":
            break
        played.app.step(20)
        played.app.press("confirm")
    played.app.step(60)
    assert "The light" in played.text
    read(played)
    assert played.session.world.player.map == "town"
    played.app.press("menu")


def test_a_chapter_reads_itself_up_to_a_choice_where_the_player_wants_it(whole: Resources) -> None:
    for wanted in (True, False):
        game = Played(Session(whole, UnderstudyVoice()), SMALL, Settings(auto_forward=wanted))
        first = game.session.world.place
        game.app.step(200)
        assert game.session.world.place == first
        game.app.step(60 * 60)
        assert (game.session.world.place != first) is wanted
        game.app.close()


def test_a_key_held_down_in_a_chapter_reads_no_further_than_what_it_was_pressed_for(played: Played) -> None:
    played.app.step(5)
    place = played.session.world.place
    played.app.hold("confirm")
    played.app.step(900)
    assert played.session.world.place == place
    played.app.release("confirm")
    played.app.press("confirm")
    assert played.session.world.place != place


def test_a_window_on_a_game_in_mid_chapter_shows_it(played: Played) -> None:
    beside_ana(played)
    again = Played(played.session, SMALL)
    again.app.step(30)
    assert "Embrace her" in again.text


def test_what_was_said_can_be_read_again_in_the_midst_of_a_chapter(played: Played) -> None:
    played.app.step(60)
    place = played.session.world.place
    played.app.press("history")
    assert "All that was said" in played.text
    played.app.step(600)
    assert played.session.world.place == place, "nothing is read on meanwhile"
    played.app.press("cancel")
    assert "The carrier has set you down" in played.text
