"""Several people in one scene, in the window: who speaks is shown, and keys alone turn from one to another."""

from __future__ import annotations

import pygame
from stage.played import Play, Played

from game.session import commands as c


def say(played: Played, text: str) -> None:
    played.app.type(text)
    played.app.press("confirm")
    played.app.step(30)


def test_whoever_is_called_shows_its_name_and_the_line_tells_to_whom_it_goes(play: Play) -> None:
    played = play()
    played.talk_to("rival")
    say(played, "I'm Thea.")
    played.read()
    say(played, "Oda, do you sell rope?")
    assert "Thea to Oda: Oda, do you sell rope?" in played.app.lines()
    played.read()
    assert [line for line in played.app.lines() if line.startswith("Oda: ")]
    say(played, "How are you?")
    assert "Thea: How are you?" in played.app.lines()


def up_to(played: Played, entry: str) -> None:
    """Go up to an entry of the quick choices, past the suggested replies."""
    for _ in range(12):
        played.app.press("up")
        if f"› {entry}" in played.app.lines():
            return
    raise AssertionError(f"{entry} is not there:\n{played.text}")


def test_keys_alone_turn_to_whoever_stands_near(play: Play) -> None:
    played = play()
    played.talk_to("rival")
    played.key(pygame.K_TAB)
    up_to(played, "Turn to Oda")
    played.app.press("confirm")
    played.app.step(5)
    assert played.session.talk
    assert played.session.talk.npc == "merchant"
    assert played.writing
    assert "Oda: " in played.app.lines()
    played.key(pygame.K_TAB)
    assert "Buy a rope for 8 coins" in played.text
    up_to(played, "Turn to Kestrel")
    played.app.press("confirm")
    played.app.step(5)
    assert played.session.talk.npc == "rival"


def test_a_word_that_is_added_waits_until_the_answer_was_read(play: Play) -> None:
    played = play()
    played.talk_to("rival")
    added = 0
    for line in ("How are you?", "I like the sea.", *["What do you think of Bram?"] * 9):
        spoken = len(played.session.talk.said)
        say(played, line)
        if len(played.session.talk.said) - spoken == 3:
            added = spoken
            break
        played.read()
    assert added
    played.app.step(400)
    assert [line for line in played.app.lines() if line.startswith("Kestrel: ")]
    assert not played.writing
    played.app.press("confirm")
    played.app.step(400)
    assert f"Oda: {played.session.talk.said[-1][1]}" in played.app.lines()
    played.app.press("confirm")
    played.app.step(2)
    assert "(to Kestrel)" in played.app.lines()
    say(played, "Thank you.")
    assert "You to Kestrel: Thank you." in played.app.lines()


def test_a_game_that_goes_on_shows_who_spoke_last(play: Play) -> None:
    played = play()
    played.talk_to("rival")
    say(played, "Oda, do you sell rope?")
    played.read()
    dialogue = played.app._making.of(played.session).screens[-1]
    assert [line for line in dialogue.lines() if line.startswith("Oda: ")]
    played.session.do(c.Leave())
    assert played.session.memory("merchant").visits == 1
