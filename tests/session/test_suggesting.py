"""Suggested replies: by rules, the same for the same moment, and only what the player could know to ask."""

from __future__ import annotations

import pytest
from support.playing import before, finish

from game.mind.suggesting import answers_to, questions_about
from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice


@pytest.mark.parametrize(
    ("said", "answers"),
    [
        ("Do you carry the seal?", ["Yes.", "No."]),
        ("Cold today. Will you buy something?", ["Yes.", "No."]),
        ("What brings you here?", []),
        ("Do you carry the seal? I do not think so.", []),
        ("", []),
    ],
)
def test_a_plain_question_has_plain_answers(said: str, answers: list[str]) -> None:
    assert list(answers_to(said)) == answers


def test_what_was_named_can_be_asked_about(resources: Resources) -> None:
    known = resources.cast.personas["guard"].knowledge
    asked = {piece.id: question for piece, question in questions_about("I ring the bell for Ana, she knows.", known)}
    assert asked["bell"] == "Tell me about the bell."
    assert asked["last_through"] == "Tell me about Ana."
    assert "late_ships" not in asked


def test_up_to_three_that_were_not_said_yet(session: Session) -> None:
    before(session, "guard")
    assert session.suggestions == ()
    finish(session, session.do(c.Talk("guard")))
    for _ in range(6):
        suggested = session.suggestions
        assert len(set(suggested)) == len(suggested) <= 3
        assert suggested == session.suggestions
        if suggested:
            finish(session, session.do(c.Say(suggested[0])))
            assert suggested[0] not in session.suggestions
    session.do(c.Leave())
    assert session.suggestions == ()


def test_an_open_promise_is_asked_about(session: Session) -> None:
    before(session, "guard")
    finish(session, session.do(c.Talk("guard")))
    finish(session, session.do(c.Say("Promise me to ring the bell if my sister passes.")))
    assert "What did you promise me?" in session.suggestions


def test_two_games_suggest_the_same(resources: Resources) -> None:
    told = []
    for _ in range(2):
        session = Session(resources, UnderstudyVoice(), seed=3)
        before(session, "rival")
        finish(session, session.do(c.Talk("rival")))
        finish(session, session.do(c.Say("What do you think of Bram?")))
        told.append(session.suggestions)
        session.close()
    assert told[0] == told[1] != ()
