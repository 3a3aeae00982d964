"""Answers in other languages are looked through at their end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.playing import finish
from support.server import OpenAiServer

from game.session import commands as c
from game.session.events import Event, Guarded, Outcome
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.stage.notices import note_on
from game.voice import choose

ASKS = "Sort the last answer of"
WHICH = "Which of these"
NO_DEED = {"when": WHICH, "json": {"offer_id": "none", "amount": 1}}


@pytest.fixture
def server() -> Iterator[OpenAiServer]:
    with OpenAiServer(fallback="Well met, dear.") as running:
        yield running


def answered(resources: Resources, server: OpenAiServer, folder: Path, line: str) -> tuple[Session, list[Event]]:
    session = Session(resources, choose("openai", base_url=server.base_url, model="test", folder=folder))
    go_to(session, "professor")
    finish(session, session.do(c.Talk("professor")))
    events = finish(session, session.do(c.Say(line)))
    session.close()
    session.voice.close()
    return session, events


def test_a_claim_in_another_language_is_counted_and_the_player_is_told(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(
        replies=[
            "Guten Tag.",
            NO_DEED,
            {"when": ASKS, "json": {"claim": "transfer"}},
            "Hier, nimm meine Laterne, mein Freund.",
        ]
    )
    session, events = answered(resources, server, tmp_path, "Bitte hilf mir, lieber Professor.")
    assert [event.kind for event in events if isinstance(event, Guarded)] == ["deed_abroad"]
    (outcome,) = [event for event in events if isinstance(event, Outcome)]
    assert (outcome.ok, note_on(outcome, session)) == (False, "Nothing changed hands.")
    assert session.world.items == {}
    asked = next(body for body in server.bodies() if ASKS in body["messages"][-1]["content"])
    assert asked["messages"][-2] == {"role": "assistant", "content": "Hier, nimm meine Laterne, mein Freund."}


@pytest.mark.parametrize("claim", ["none", "gold", 7])
def test_no_claim_and_no_answer_are_nothing(
    resources: Resources, server: OpenAiServer, tmp_path: Path, claim: object
) -> None:
    server.script(
        replies=["Guten Tag.", NO_DEED, {"when": ASKS, "json": {"claim": claim}}, "Das Meer kommt um acht zurück."]
    )
    _, events = answered(resources, server, tmp_path, "Wann kommt denn heute das Meer zurück?")
    assert not [event for event in events if isinstance(event, Guarded | Outcome)]


def test_english_is_judged_by_patterns_and_nobody_is_asked(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(replies=["Good day.", "The sea comes back at eight, young friend."])
    answered(resources, server, tmp_path, "When does the sea come back today?")
    assert not [body for body in server.bodies() if ASKS in body["messages"][-1]["content"]]
