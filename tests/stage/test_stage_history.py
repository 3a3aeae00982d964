"""The history: choose, filter, replay, mark, go back; and another answer or other words from the talk itself."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from stage.played import Play, Played

from game.session import commands as c
from game.session.events import Mood, Promised, Remembered, Rewound
from game.stage.app import App
from game.stage.notices import Notices

KEYS = "Up, Down – choose · Left, Right – of whom · Return – what to do with it · F – mark · Escape – back"


@pytest.fixture
def talked(play: Play) -> Played:
    """In a talk with Bram in which two things were said."""
    played = play()
    played.talk_to("guard")
    say(played, "My name is Teodora.")
    say(played, "What is the bell for?")
    return played


def say(played: Played, text: str) -> None:
    played.app.type(text)
    played.app.press("confirm")
    played.read()


def answers(played: Played) -> list[str]:
    talk = played.session.talk
    return [text for who, text in talk.said if who == "guard"] if talk else []


def pick(played: Played, entry: str) -> None:
    """Choose an entry of the menu that is open."""
    for _ in range(10):
        if f"> {entry}" in played.app.lines():
            break
        played.app.press("down")
    assert f"> {entry}" in played.app.lines(), played.text
    played.app.press("confirm")
    played.app.step(2)


def chosen(played: Played) -> str:
    return next(line for line in played.app.lines() if line.startswith("› "))


class TestHistory:
    def test_the_last_line_is_chosen_and_keys_choose_another(self, talked: Played) -> None:
        talked.app.press("history")
        assert "‹  This talk  ›" in talked.app.lines()
        assert KEYS in talked.app.lines()
        assert chosen(talked) == f"› Bram: {answers(talked)[-1]}"
        talked.app.press("up")
        assert chosen(talked) == "› Teodora: What is the bell for?"
        talked.key(pygame.K_HOME)
        assert chosen(talked) == f"› Bram: {answers(talked)[0]}"
        assert "(Day 1 · " in talked.text
        talked.app.press("cancel")
        assert talked.writing

    def test_of_one_person_or_of_all(self, talked: Played) -> None:
        talked.app.press("cancel")
        assert talked.session.talk is None
        talked.app.press("history")
        assert "‹  All that was said  ›" in talked.app.lines()
        talked.app.press("right")
        assert "‹  Bram  ›" in talked.app.lines()
        assert "Teodora: My name is Teodora." in talked.app.lines()
        talked.app.press("right")
        assert "‹  Favourites  ›" in talked.app.lines()
        assert "Nothing yet." in talked.app.lines()

    def test_the_town_stands_still_where_nobody_talks(self, talked: Played) -> None:
        talked.app.press("cancel")
        talked.app.press("history")
        before = talked.session.step
        talked.app.step(10)
        assert talked.session.step == before

    def test_a_mark_shows_and_is_kept(self, talked: Played) -> None:
        talked.app.press("history")
        talked.key(pygame.K_f)
        assert chosen(talked) == f"› * Bram: {answers(talked)[-1]}"
        assert "* Marked as a favourite." in talked.app.lines()
        assert len(talked.session.favourites) == 1
        talked.app.press("left")
        assert "‹  Favourites  ›" in talked.app.lines()
        assert chosen(talked) == f"› * Bram: {answers(talked)[-1]}"
        talked.key(pygame.K_f)
        assert talked.session.favourites == frozenset()

    def test_a_line_is_shown_again_letter_by_letter(self, talked: Played) -> None:
        talked.app.press("history")
        talked.app.press("confirm")
        pick(talked, "Show it again")
        talked.app.step(8)
        begun = next(line for line in reversed(talked.app.lines()) if line.startswith("Bram: "))
        assert begun != f"Bram: {answers(talked)[-1]}"
        assert f"Bram: {answers(talked)[-1]}".startswith(begun)
        talked.app.press("cancel")
        assert KEYS in talked.app.lines()

    def test_going_back_is_asked_about_first(self, talked: Played) -> None:
        talked.app.press("history")
        talked.app.press("up")
        talked.app.press("up")
        talked.app.press("up")
        assert chosen(talked) == "› You: My name is Teodora." or chosen(talked) == "› Teodora: My name is Teodora."
        talked.app.press("confirm")
        pick(talked, "Go back to here")
        assert "Go back to here?" in talked.text
        talked.app.press("confirm")
        assert talked.session.memory("guard").name == "Teodora"
        talked.app.press("confirm")
        pick(talked, "Go back to here")
        pick(talked, "Yes, go on from there")
        talked.app.step(2)
        assert talked.session.memory("guard").name is None
        assert "> My name is Teodora." in talked.app.lines()
        assert len(answers(talked)) == 1

    def test_by_mouse_alone(self, talked: Played) -> None:
        talked.app.press("history")
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, y=2, x=0))
        talked.app.step()
        assert chosen(talked) == "› Teodora: My name is Teodora." or "Bram" in chosen(talked)
        history = talked.app._stack[-1]
        row = next(n for n, (line, _) in enumerate(history._rows) if line == 0)
        size = history._page
        place = next((40, y) for y in range(400) if size.row_at((40, y)) == row)
        for _ in range(2):
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
            talked.app.step(2)
        assert "> Leave it" in talked.app.lines()

    def test_an_empty_one_does_nothing(self, play: Play) -> None:
        played = play()
        played.app.press("history")
        assert "Nothing yet." in played.app.lines()
        played.app.press("confirm")
        played.key(pygame.K_f)
        played.app.press("cancel")
        assert not played.session.favourites


class TestInTheTalk:
    def test_another_answer_by_key(self, talked: Played) -> None:
        before = answers(talked)
        talked.app.type("half a thought")
        talked.key(pygame.K_r, mod=pygame.KMOD_CTRL)
        talked.read()
        after = answers(talked)
        assert after[:-1] == before[:-1]
        assert after[-1] != before[-1]
        assert "> half a thought" in talked.app.lines()

    def test_another_answer_from_the_history(self, talked: Played) -> None:
        before = answers(talked)
        talked.app.press("history")
        talked.app.press("confirm")
        pick(talked, "Draw another answer")
        talked.read()
        assert answers(talked)[-1] != before[-1]

    def test_other_words_by_key(self, talked: Played) -> None:
        talked.app.type("half")
        talked.key(pygame.K_e, mod=pygame.KMOD_CTRL)
        assert "> What is the bell for?" in talked.app.lines()
        assert "Instead of “What is the bell for?”" in talked.text
        talked.app.press("cancel")
        assert "> half" in talked.app.lines()
        talked.key(pygame.K_e, mod=pygame.KMOD_CTRL)
        talked.app.type(" Tell me.")
        talked.app.press("confirm")
        talked.read()
        talk = talked.session.talk
        assert talk is not None
        assert [text for who, text in talk.said if who == "player"] == [
            "My name is Teodora.", "What is the bell for? Tell me.",
        ]  # fmt: skip

    def test_suggested_replies_stand_after_the_quick_choices(self, talked: Played) -> None:
        suggested = talked.session.suggestions[0]
        talked.key(pygame.K_TAB)
        for _ in range(20):
            if f"› “{suggested}”" in talked.app.lines():
                break
            talked.app.press("down")
        talked.app.press("confirm")
        talked.read()
        talk = talked.session.talk
        assert talk is not None
        assert ("player", suggested) in talk.said


class TestNotes:
    def heard(self, app: App, talked: Played, notes: bool) -> list[str]:
        shown = Notices(replace(app._look, settings=replace(app.settings, notes=notes)))
        for event in (
            Remembered("guard", "lost", "I lost my compass"), Promised("guard", "ring the bell", "day 2"),
            Mood("guard", 2, "pleased", "was thanked"), Mood("guard", 0, "calm", ""),
        ):  # fmt: skip
            shown.hear(event, talked.session)
        return shown.lines()

    def test_what_it_remembers_promised_and_feels(self, talked: Played) -> None:
        assert self.heard(talked.app, talked, notes=True) == [
            "* Bram will remember: “I lost my compass”", "* Bram promised to ring the bell.",
            "* Bram thinks better of you.",
        ]  # fmt: skip

    def test_they_can_be_switched_off(self, talked: Played) -> None:
        assert self.heard(talked.app, talked, notes=False) == []

    def test_going_back_takes_them_away(self, talked: Played) -> None:
        notices = talked.app._notices
        notices.note("Bram will remember.")
        notices.hear(Rewound(1), talked.session)
        assert not any(line.startswith("* ") for line in notices.lines())


def test_a_window_that_is_attached_goes_back_with_the_game(talked: Played) -> None:
    line = next(line for line in talked.session.history if line.text == "What is the bell for?")
    talked.app._do(c.Rewind(line.id))
    talked.app.step(2)
    assert "> What is the bell for?" in talked.app.lines()
