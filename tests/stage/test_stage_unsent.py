"""What the player wrote and did not send, what it sent before, and other words or another answer by mouse and pad."""

from __future__ import annotations

import pygame
import pytest
from stage.mouse import click, click_chip, click_entry
from stage.played import Play, Played


@pytest.fixture
def played(play: Play) -> Played:
    played = play()
    played.talk_to("guard")
    return played


def say(played: Played, text: str) -> None:
    played.app.type(text)
    played.key(pygame.K_RETURN)
    played.read()


def leave(played: Played) -> None:
    played.key(pygame.K_ESCAPE)
    for _ in range(10):
        if played.session.talk is None and len(played.app._stack) == 1:
            return
        played.app.step(60)
        played.app.press("confirm")
    raise AssertionError(played.text)


def again(played: Played) -> None:
    played.app.press("talk")
    played.read()


def test_the_draft_is_there_when_the_player_comes_back(played: Played) -> None:
    played.app.type("I wanted to ask")
    leave(played)
    assert played.session.draft == ""
    again(played)
    assert "> I wanted to ask" in played.text
    assert played.session.draft == "I wanted to ask", "it is kept with the game, too"
    say(played, " you something.")
    assert "> I wanted" not in played.text


def test_a_draft_waits_for_whom_it_was_meant(played: Played) -> None:
    played.app.type("For Bram alone")
    leave(played)
    played.talk_to("merchant")
    assert "> For Bram" not in played.text


def test_what_was_sent_in_an_earlier_talk_comes_back_by_up(played: Played) -> None:
    say(played, "My name is Teodora.")
    say(played, "How is the gate?")
    leave(played)
    again(played)
    played.key(pygame.K_UP)
    assert "> How is the gate?" in played.text
    played.key(pygame.K_UP)
    assert "> My name is Teodora." in played.text


def test_other_words_and_another_answer_by_the_mouse(played: Played) -> None:
    say(played, "How is the gate?")
    click(played.app, (2, 2))
    click_chip(played.app, "Choices")
    click_entry(played.app, "Your last line in other words")
    assert "> How is the gate?" in played.text
    click(played.app, (2, 2), mouse_button=3)
    before = played.app._stack[-1].reply.text
    click_chip(played.app, "Choices")
    click_entry(played.app, "Another answer")
    played.read()
    assert played.app._stack[-1].reply.text != before


def test_nothing_can_be_said_otherwise_before_anything_was_said(played: Played) -> None:
    played.key(pygame.K_TAB)
    for _ in range(12):
        assert "Another answer" not in played.text
        played.app.press("down")
