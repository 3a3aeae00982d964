"""The people whom the player has met, and the page of what one of them remembers."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from stage.played import Play, Played

from game.session import commands as c


def open_people(played: Played) -> None:
    """The list, by the pause's entry."""
    played.app.press("cancel")
    while "> People" not in played.text:
        played.app.press("down")
    played.app.press("confirm")


def page(play: Play, size: tuple[int, int] = (640, 360)) -> Played:
    """The page of the guard, who was told two things."""
    played = play(size=size)
    played.go_to("guard")
    session = played.session
    for command in (c.Talk("guard"), c.Say("My name is Teodora."), c.Say("I lost my compass near the mill.")):
        session.do(command)
    session.do(c.Leave())
    open_people(played)
    played.app.press("confirm")
    return played


def test_the_page_says_all_of_it(play: Play) -> None:
    text = page(play).text
    assert "People you have met" in text
    assert "> You are called Teodora." in text
    assert "you said: “My name is Teodora.”" in text
    assert "You lost your compass near the mill." in text
    assert "F – forget" in text


def test_a_fact_is_corrected_by_writing(play: Play) -> None:
    played = page(play)
    played.key(pygame.K_c, text="c")
    assert "> Teodora|" in played.text
    for _ in range(7):
        played.key(pygame.K_BACKSPACE)
    played.app.type("Thea")
    played.app.press("confirm")
    assert played.session.memory("guard").name == "Thea"
    assert "> You are called Thea." in played.text


def test_escape_leaves_a_correction(play: Play) -> None:
    played = page(play)
    played.app.press("confirm")
    played.app.type("x")
    played.app.press("cancel")
    assert "> You are called Teodora." in played.text
    assert played.session.memory("guard").name == "Teodora"
    played.app.press("cancel")
    played.app.press("cancel")
    played.app.press("cancel")
    assert "Pause" not in played.text


def test_one_press_forgets_one_thing_and_undo_brings_it_back(play: Play) -> None:
    played = page(play)
    played.app.press("down")
    played.key(pygame.K_f, text="f")
    facts = played.session.memory("guard").facts
    assert "lost" not in facts
    assert "name" in facts
    assert "has forgotten it" in played.text
    played.key(pygame.K_u, text="u")
    assert "lost" in played.session.memory("guard").facts
    assert "You lost your compass near the mill." in played.text


def test_what_is_chosen_is_in_sight_and_the_list_ends(play: Play) -> None:
    played = page(play)
    for _ in range(20):
        played.app.press("down")
    assert sum(line.startswith("> ") for line in played.app.lines()) == 3  # in the pause, the list and here
    for _ in range(20):
        played.app.press("up")
    assert "> You are called Teodora." in played.text


def test_nobody_was_met_yet(play: Play) -> None:
    played = play()
    open_people(played)
    assert "You have met nobody yet" in played.text
    played.app.press("confirm")
    assert "You have met nobody yet" not in played.text


@pytest.mark.parametrize("size", [(1280, 720), (320, 200), (200, 900), (64, 48)])
def test_every_size_draws(play: Play, size: tuple[int, int], tmp_path: Path) -> None:
    played = page(play, size)
    played.app.press("confirm")
    played.app.screenshot(tmp_path / "page.png")
    assert pygame.image.load(tmp_path / "page.png").get_size() == size
