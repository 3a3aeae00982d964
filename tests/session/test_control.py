"""The player's control over what characters remember, in a running game."""

from __future__ import annotations

from session.test_session import speech, talk

from game.session import commands as c
from game.session.events import Event, Fault, Forgot, Remembered
from game.session.session import Session


def told(session: Session) -> None:
    talk(session, "guard")
    for line in ("My name is Teodora.", "I lost my compass near the mill."):
        session.do(c.Say(line))
    session.do(c.Leave())


def why(events: list[Event]) -> str:
    return next(event.message for event in events if isinstance(event, Fault) and event.kind == "memory")


def test_a_correction_counts_from_the_next_talk_on(session: Session) -> None:
    told(session)
    head = session.log.head
    rows = list(session.log.rows)
    assert Remembered("guard", "lost", "I lost my lantern") in session.do(
        c.Correct("guard", "lost", "I lost my lantern")
    )  # fmt: skip
    assert session.log.rows[: len(rows)] == rows
    line = session.log[(head or 0) + 1]
    assert (line.kind, line.cites) == ("mind", (session.memory("guard").facts["lost"].line,))
    talk(session, "guard")
    answer = speech(session.do(c.Say("What did I lose?")))
    assert "lantern" in answer
    assert "compass" not in answer


def test_what_is_forgotten_is_in_no_prompt(session: Session) -> None:
    told(session)
    assert session.do(c.Forget("guard", "lost"))[0] == Forgot("guard", "lost")
    events = talk(session, "guard")
    prompt = next(event for event in events if type(event).__name__ == "Prompt")
    assert "compass" not in str(prompt)
    assert "compass" not in speech(session.do(c.Say("What did I lose?")))


def test_undo_takes_back_the_last_change(session: Session) -> None:
    told(session)
    before = session.dossier("guard").items
    session.do(c.Forget("guard", "lost"))
    session.do(c.Correct("guard", "name", "I am Thea"))
    assert session.memory("guard").name == "Thea"
    assert session.do(c.Undo("guard"))[0] == Remembered("guard", "name", "Teodora")
    assert session.do(c.Undo("guard"))[0] == Remembered("guard", "lost", "I lost my compass near the mill")
    assert session.dossier("guard").items == before
    assert "nothing to take back" in why(session.do(c.Undo("guard")))


def test_what_cannot_be_is_said(session: Session) -> None:
    told(session)
    talk(session, "merchant")
    session.do(c.Say("Will you keep the rope for me until tomorrow?"))
    session.do(c.Leave())
    promise = next(item.id for item in session.dossier("merchant").items if item.kind == "promise")
    assert "open promise cannot be forgotten" in why(session.do(c.Forget("merchant", promise)))
    assert "Only a fact" in why(session.do(c.Correct("merchant", promise, "sell it")))
    assert "remembers no `hat`" in why(session.do(c.Forget("guard", "hat")))
    assert "remembers it so already" in why(session.do(c.Correct("guard", "name", "Teodora")))
    assert "Write what is true" in why(session.do(c.Correct("guard", "name", "  ")))
    assert "nobody called" in why(session.do(c.Undo("nobody")))


def test_those_who_know_the_player_are_met(session: Session) -> None:
    assert session.met == []
    told(session)
    assert "guard" in session.met
