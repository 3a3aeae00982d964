"""Quick choices and the question before a deed, by keys and by mouse."""

from __future__ import annotations

import pygame
from stage.played import Play, Played


def say(played: Played, text: str) -> None:
    played.app.type(text)
    played.app.press("confirm")
    played.app.step(30)


def until_asked(played: Played) -> None:
    for _ in range(20):
        if played.session.question:
            break
        played.app.step(10)
    played.app.step(5)


def test_what_costs_something_is_asked_first_and_return_says_yes(play: Play) -> None:
    played = play()
    played.talk_to("merchant")
    say(played, "I'll take the lantern.")
    until_asked(played)
    assert "Buy a lantern for 12 coins? You have 20 coins." in played.text
    assert "› Yes" in played.text
    played.app.press("confirm")
    played.read()
    assert played.session.world.items == {"lantern": 1}
    assert played.session.world.money == 8


def test_escape_says_no_and_nothing_is_paid(play: Play) -> None:
    played = play()
    played.talk_to("merchant")
    say(played, "I'll take the lantern.")
    until_asked(played)
    played.app.press("cancel")
    played.read()
    assert played.session.talk is not None
    assert (played.session.world.money, played.session.world.items) == (20, {})


def test_other_words_are_an_answer_too(play: Play) -> None:
    played = play()
    played.talk_to("merchant")
    say(played, "I'll take the lantern.")
    until_asked(played)
    played.app.type("What is that smell?")
    played.app.press("confirm")
    played.read()
    assert [text for who, text in played.session.talk.said if who == "player"] == [
        "I'll take the lantern.", "What is that smell?",
    ]  # fmt: skip
    assert played.session.world.money == 20


def test_tab_shows_the_quick_choices_and_back(play: Play) -> None:
    played = play()
    played.talk_to("merchant")
    played.app.type("half a tho")
    played.key(pygame.K_TAB)
    assert "› Buy a lantern for 12 coins" in played.text
    assert not played.writing
    played.key(pygame.K_TAB)
    played.app.step(2)
    assert "> half a tho" in played.text
    played.key(pygame.K_TAB)
    played.app.press("down")
    played.app.press("confirm")
    until_asked(played)
    assert "Buy a rope for 8 coins?" in played.text
    played.app.press("confirm")
    played.read()
    assert played.session.world.items == {"rope": 1}


def test_a_click_picks_what_is_under_it(play: Play) -> None:
    played = play()
    played.talk_to("merchant")
    played.key(pygame.K_TAB)
    box = played.app._stack[-1].box
    place = (box.speech[0] + 30, box.speech[1] + 2 * box.line_height + 4)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    played.app.step(2)
    until_asked(played)
    assert "Buy an oilskin for 15 coins?" in played.text


def test_goods_in_reach_can_be_taken_and_are_left_by_default(play: Play) -> None:
    played = play()
    played.go_to("merchant")
    played.app.press("take")
    assert "> Leave everything where it is" in played.text
    played.app.press("confirm")
    assert played.session.world.items == {}
    played.app.press("take")
    played.app.press("down")
    played.app.press("confirm")
    assert played.session.world.items == {"lantern": 1}
    assert played.session.memory("merchant").mood == "angry"


def test_where_nothing_lies_nothing_is_asked(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("take")
    assert "Take without asking?" not in played.text


def heard_out(played: Played) -> None:
    """Let the reply be typed, up to where the next move waits for its answer."""
    for _ in range(40):
        played.app.step(30)
        if "(1 : 0)" in played.text or "(0 : 0)" in played.text:
            return
        played.app.press("confirm")
    raise AssertionError(played.text)


def test_a_duel_is_fought_by_choices_that_open_by_themselves(play: Play) -> None:
    played = play()
    played.talk_to("rival")
    say(played, "I challenge you to a duel for the Stone Seal.")
    until_asked(played)
    assert "Fight Kestrel for the Stone Seal?" in played.text
    played.app.step(20)
    played.app.press("confirm")
    heard_out(played)
    duel = played.session.world.duel
    assert duel is not None
    assert f"{duel.sign} (0 : 0)" in played.text
    assert "Laugh it off" in played.text
    assert "Strike" in played.text
    played.app.step(40)
    played.app.press("confirm")
    assert f"{duel.sign} (0 : 0)" in played.text, "what opens by itself has nothing marked yet"
    answer = {"goad": 0, "boast": 1, "feint": 2}[duel.move]
    for _ in range(answer + 1):
        played.app.press("down")
    played.app.press("confirm")
    heard_out(played)
    assert "(1 : 0)" in played.text
    played.app.press("cancel")
    played.app.step(5)
    played.app.type("What is your scarf made of?")
    played.app.press("confirm")
    heard_out(played)
    assert "(1 : 0)" in played.text


def test_nobody_comes_to_talk_while_something_else_is_before_ones_eyes(play: Play) -> None:
    played = play()
    played.go_to("merchant")
    played.app.press("take")
    played.app.press("down")
    played.app.press("confirm")
    assert played.session.world.summons
    played.app.press("take")
    played.app.step(2000)
    assert played.session.talk is None
    played.app.press("cancel")
    played.app.step(2000)
    assert played.session.talk is not None
    assert "Bram" in played.text
