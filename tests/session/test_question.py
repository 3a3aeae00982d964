"""The question before a deed, and everything that can come between it and its answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.playing import finish

from game.save import Store
from game.session import commands as c
from game.session.events import Confirm, Event, Fault
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice

LINE = "I'll take a lantern."


def asked(resources: Resources, store: Store | None = None) -> Session:
    """A game in which the question is open."""
    session = Session(resources, UnderstudyVoice(), store)
    go_to(session, "merchant")
    turn(session, c.Talk("merchant"))
    assert any(isinstance(event, Confirm) for event in turn(session, c.Say(LINE)))
    return session


def turn(session: Session, command: c.Command) -> list[Event]:
    return finish(session, session.do(command))


def said(session: Session) -> list[str]:
    return [line.text for line in session.log.branch if line.speaker == "player"]


def test_until_it_is_answered_nothing_is_done_and_nothing_is_said(resources: Resources) -> None:
    session = asked(resources)
    assert (session.world.money, session.world.items, said(session)) == (20, {}, [])
    assert not session.busy


def test_leaving_and_other_words_withdraw_it_and_lose_no_line(resources: Resources) -> None:
    for command, heard in ((c.Leave(), [LINE]), (c.Say("How is trade?"), [LINE, "How is trade?"])):
        session = asked(resources)
        turn(session, command)
        assert (session.question, session.world.money, said(session)) == ("", 20, heard)


def test_a_game_that_is_quit_keeps_the_line_as_a_draft(resources: Resources, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = asked(resources, store)
    session.close()
    again = Session.resume(resources, UnderstudyVoice(), store)
    assert (again.question, again.draft, again.world.money) == ("", LINE, 20)
    again.close()


@pytest.mark.parametrize("command", [c.Load("kept"), c.NewGame()])
def test_another_game_has_no_question(resources: Resources, tmp_path: Path, command: c.Command) -> None:
    session = asked(resources, Store(tmp_path))
    turn(session, c.Save("kept"))
    turn(session, command)
    assert session.question == ""
    assert turn(session, c.Confirm(True)) == []
    assert session.world.items == {}
    session.close()


def test_a_purse_that_was_emptied_meanwhile_is_noticed(resources: Resources) -> None:
    session = asked(resources)
    session.do(c.Set(money=3))
    turn(session, c.Confirm(True))
    assert (session.world.money, session.world.items) == (3, {})


@pytest.mark.parametrize("offer", ["", "sell:sword", "open:gate", "player", "sell:", "accept:player"])
def test_what_is_not_in_the_trade_is_refused_with_a_sentence(resources: Resources, offer: str) -> None:
    session = asked(resources)
    (fault,) = turn(session, c.Choose(offer))
    assert isinstance(fault, Fault)
    assert "not on offer" in fault.message
