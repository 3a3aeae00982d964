"""Writing while somebody speaks, with the mouse and by an input method; reading faster and by itself."""

from __future__ import annotations

import pygame
from stage.played import SMALL, Play, Played

from game.session.resources import Resources
from game.session.session import Session
from game.stage import Settings
from game.stage.dialogue import Dialogue
from game.voice import UnderstudyVoice


def dialogue(played: Played) -> Dialogue:
    top = played.app._stack[-1]
    assert isinstance(top, Dialogue)
    return top


def said(played: Played) -> list[str]:
    return [text for who, text in played.session.talk.said if who == "player"]


def mouse(played: Played, kind: int, place: tuple[int, int]) -> None:
    more = {"buttons": (1, 0, 0), "rel": (0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pygame.event.post(pygame.Event(kind, pos=place, **more))
    played.app.step()


def click(played: Played, place: tuple[int, int]) -> None:
    mouse(played, pygame.MOUSEBUTTONDOWN, place)
    mouse(played, pygame.MOUSEBUTTONUP, place)


def test_what_is_typed_while_an_answer_is_awaited_is_kept(play: Play) -> None:
    played = play(pace=10)
    played.talk_to("guard")
    played.app.type("What is that bell for?")
    played.app.press("confirm")
    assert played.session.busy
    for letter in "ever":
        played.key(ord(letter), text=letter)
    assert "> ever" in played.text
    assert "when Bram has spoken" in dialogue(played)._shown().entry.note
    played.key(pygame.K_RETURN)
    assert "> ever" in played.text
    assert said(played) == ["What is that bell for?"]
    for _ in range(60):
        played.app.step(30)
        if not played.session.busy:
            break
        played.key(pygame.K_y, text="y")
    assert played.session.draft.startswith("every")
    for _ in range(12):
        played.key(pygame.K_RETURN)
        played.app.step(20)
        if len(said(played)) > 1:
            break
    assert said(played)[1].startswith("every"), "once all was read, Enter sends"


def test_enter_reads_on_before_it_sends(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(5)
    played.app.type("Good day")
    assert "> Good day" in played.text
    played.key(pygame.K_RETURN)
    assert f"Bram: {played.session.talk.said[0][1]}" in played.text, "shown whole"
    assert said(played) == []
    played.app.step(20)
    played.key(pygame.K_RETURN)
    assert said(played) == ["Good day"]


def test_a_question_that_opens_while_one_writes_is_not_answered_by_the_letters(play: Play) -> None:
    played = play()
    played.talk_to("merchant")
    played.app.type("I'll take the lantern.")
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    played.app.type("pleas")
    played.app.step(20)
    assert "Buy a lantern for 12 coins?" in played.text
    played.key(pygame.K_e, text="e")
    assert played.session.world.money == 20
    assert "> please" in played.text, "other words are an answer too"
    assert dialogue(played)._shown().entry.note == "Tab – yes or no"
    played.key(pygame.K_TAB)
    played.app.step(80)
    assert "Buy a lantern for 12 coins?" in played.text
    played.key(pygame.K_RETURN)
    played.app.step(60)
    assert played.session.world.money == 8


def test_escape_held_down_breaks_off_and_no_more(play: Play) -> None:
    played = play(pace=10)
    played.go_to("guard")
    played.app.press("talk")
    played.app.type("half a line")
    down = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}
    for _ in range(30):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
        played.app.step()
    assert played.session.talk is not None
    assert not played.session.busy
    assert "> half a line" in played.text


def test_the_mouse_puts_the_caret_and_marks(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("ring the bell")
    box, entry = dialogue(played).box, dialogue(played)._writing.entry
    line, fonts = box.entry_line(played.app._look.fonts), played.app._look.fonts

    def at(letter: int) -> tuple[int, int]:
        return line.room(dialogue(played)._entry()).left + fonts.caret(entry.text, box.style, letter), line.rect.centery

    click(played, at(4))
    assert entry.caret == 4
    played.app.type("s")
    assert entry.text == "rings the bell"
    mouse(played, pygame.MOUSEBUTTONDOWN, at(6))
    mouse(played, pygame.MOUSEMOTION, at(9))
    mouse(played, pygame.MOUSEBUTTONUP, at(9))
    mouse(played, pygame.MOUSEMOTION, at(1))
    assert entry.marked_text == "the"
    played.app.step(40)
    click(played, at(12))
    click(played, at(12))
    assert entry.marked_text == "bell"
    played.key(pygame.K_BACKSPACE)
    assert entry.text == "rings the "
    click(played, (5, 5))
    assert played.writing, "a click beside it changes nothing"


def test_a_click_on_the_line_opens_it(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(400)
    assert not played.writing
    click(played, dialogue(played).box.entry.center)
    assert played.writing


def test_an_input_method_opens_the_line_and_its_window_stands_at_the_caret(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(400)
    before = dialogue(played).caret.left
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="鐘は", start=2, length=0))
    played.app.step()
    assert played.writing
    assert dialogue(played)._shown().entry.text == "鐘は"
    assert dialogue(played).caret.left > before
    played.key(pygame.K_ESCAPE)
    assert played.session.talk is not None, "Escape belongs to the input method"
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="", start=0, length=0))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="鐘は何のためですか。"))
    played.app.step(10)
    played.key(pygame.K_RETURN)
    assert said(played) == ["鐘は何のためですか。"]


LONG = "The gate has stood since the old king. " * 12


def reading(played: Played) -> str:
    return next(line for line in played.app.lines() if line.startswith("Bram: "))


def long_talk(played: Played) -> None:
    """Let Bram say more than a page."""
    played.talk_to("guard")
    top = dialogue(played)
    top._writing.open = False
    top._reading.clear()
    top._reading.add("guard", LONG, 999, last=True)
    played.app.step(2)


def test_a_key_held_down_reads_fast_up_to_the_end_and_no_further(play: Play) -> None:
    played = play()
    long_talk(played)
    first = reading(played)
    played.app.hold("confirm")
    played.app.step(15)
    assert dialogue(played)._reading.now.page == 0, "a press is only a press"
    played.app.step(600)
    assert reading(played) != first
    assert dialogue(played)._reading.all_read
    assert not played.writing
    played.app.release("confirm")
    played.app.step(10)
    assert not played.writing


def test_losing_the_window_lets_the_key_go(play: Play) -> None:
    played = play()
    long_talk(played)
    played.app.hold("confirm")
    played.app.step(3)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    played.app.step(400)
    assert dialogue(played)._reading.now.page == 0


def test_pages_turn_by_themselves_only_where_the_player_wants_it(resources: Resources) -> None:
    for wanted in (True, False):
        session = Session(resources, UnderstudyVoice())
        played = Played(session, SMALL, Settings(auto_forward=wanted, letters_a_second=0))
        long_talk(played)
        letters = len(reading(played)) - len("Bram: ")
        played.app.step(int((1 + 0.1 * letters) * 60) - 60)
        assert dialogue(played)._reading.now.page == 0
        played.app.step(180)
        assert dialogue(played)._reading.now.page == (1 if wanted else 0)
        played.app.type("x")
        played.app.step(1800)
        assert dialogue(played)._reading.now.page == (1 if wanted else 0), "not while the player writes"
        played.app.close()


def test_what_is_shown_fits_anew_when_the_text_grows(play: Play) -> None:
    played = play()
    long_talk(played)
    played.app.press("confirm")
    before = len(reading(played))
    played.app._look.fonts.choose(1.45, reading=True)
    played.app.step(2)
    assert 20 < len(reading(played)) < before
    box = dialogue(played).box
    assert box.panel.bottom <= SMALL[1]
    for line, _ in dialogue(played)._shown().lines:
        assert played.app._look.fonts.width(line.rstrip(), box.style) <= box.text.width
