"""Where the rules are unsure and something is at stake, the model says which offer is meant, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.playing import finish, text
from support.server import OpenAiServer

from game.session import commands as c
from game.session.events import Confirm, Event
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import choose

WHICH = "Which of these"
"""Stands in every request of the kind, and in no other."""
GERMAN = "Ich nehme die Laterne."


@pytest.fixture
def server() -> Iterator[OpenAiServer]:
    with OpenAiServer(fallback="Well met, dear.") as running:
        yield running


def before_oda(resources: Resources, server: OpenAiServer, folder: Path) -> Session:
    session = Session(resources, choose("openai", base_url=server.base_url, model="test", folder=folder))
    go_to(session, "merchant")
    finish(session, session.do(c.Talk("merchant")))
    return session


def asked(events: list[Event]) -> list[str]:
    return [event.offer for event in events if isinstance(event, Confirm)]


def which(server: OpenAiServer) -> list[dict[str, Any]]:
    return [body for body in server.bodies() if WHICH in body["messages"][-1]["content"]]


def close(session: Session) -> None:
    session.close()
    session.voice.close()


def test_another_language_is_understood_over_the_same_prompt(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(replies=[{"when": WHICH, "json": {"offer_id": "sell:lantern", "amount": 1}}])
    session = before_oda(resources, server, tmp_path)
    assert asked(finish(session, session.do(c.Say(GERMAN)))) == ["sell:lantern"]
    assert session.question.startswith("Buy a lantern for 12 coins?")
    (body,) = which(server)
    assert body["messages"][0] == server.bodies()[0]["messages"][0]
    assert "tools" not in body
    assert f'says: "{GERMAN}"' in body["messages"][-1]["content"]
    server.script(replies=["A lantern for you, dear."], clear=True)
    assert text(finish(session, session.do(c.Confirm(True)))) == "A lantern for you, dear."
    assert (session.world.items, session.world.money) == ({"lantern": 1}, 8)
    close(session)


@pytest.mark.parametrize(
    "answer",
    [
        {"offer_id": "none", "amount": 1}, {"offer_id": "sell:sword", "amount": 1},
        {"offer_id": "open:gate", "amount": 1},
        {"offer_id": "player", "amount": 1}, {"offer_id": "sell:lantern", "amount": -1},
        {"offer_id": "sell:lantern", "amount": 0}, {"offer_id": "sell:lantern", "amount": 10**9},
        {"offer_id": "sell:lantern", "amount": 1.5}, {"offer_id": "sell:lantern", "amount": "two"},
        {"offer_id": "sell:lantern", "amount": True}, {"offer_id": "sell:lantern", "amount": 1, "price": 0},
        {"offer_id": ["sell:lantern"], "amount": 1}, ["sell:lantern"], "sell:lantern", {"amount": 1},
    ],
)  # fmt: skip
def test_what_is_not_on_offer_or_no_amount_is_nothing(
    resources: Resources, server: OpenAiServer, tmp_path: Path, answer: object
) -> None:
    server.script(replies=[{"when": WHICH, "text": json.dumps(answer)}])
    session = before_oda(resources, server, tmp_path)
    events = finish(session, session.do(c.Say(GERMAN)))
    assert asked(events) == []
    assert text(events)
    assert (session.world.items, session.world.money) == ({}, 20)
    close(session)


@pytest.mark.parametrize(
    "line", ["How much is the rope?", "Good morning!", "I would never buy a lantern.", "My name is Una."]
)
def test_where_the_rules_are_sure_nobody_is_asked(
    resources: Resources, server: OpenAiServer, tmp_path: Path, line: str
) -> None:
    session = before_oda(resources, server, tmp_path)
    finish(session, session.do(c.Say(line)))
    assert which(server) == []
    close(session)


def test_a_server_that_fails_or_is_broken_off_leaves_the_line_as_it_is(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(replies=[{"when": WHICH, "status": 500, "error": "out of order"}])
    session = before_oda(resources, server, tmp_path)
    assert text(finish(session, session.do(c.Say(GERMAN))))
    server.script(replies=[{"when": WHICH, "json": {"offer_id": "none", "amount": 1}, "first": 15}])
    session.do(c.Say("Ich kaufe das Seil."))
    assert session.busy
    events = finish(session, session.do(c.Cancel()))
    assert asked(events) == []
    assert [line.text for line in session.log.branch if line.speaker == "player"] == [GERMAN, "Ich kaufe das Seil."]
    close(session)
