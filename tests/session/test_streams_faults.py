"""A server that dies at any point of its streams, and one that fails in every way there is: no turn is lost, none is
silent, and nothing of it is remembered."""

from __future__ import annotations

import itertools
import random
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from support.playing import before, finish, text
from support.server import OpenAiServer
from support.streams import ERROR, STREAMS, end, raw, refuse, says

from game.save import Store
from game.session import commands as c
from game.session.events import Event, Fault
from game.session.resources import Resources
from game.session.session import Session
from game.voice import Reply, Request, Voice
from game.voice.limits import Limits
from game.voice.openai_voice import OpenAIVoice

OPENINGS = ("The fog", "A cart", "Some fox", "The miller's boy", "An old pedlar", "The wind", "That mule", "A tinker")
DEEDS = ("came down to the gate", "went by the ditch", "kept me awake", "rattled the bars", "slept by the wall")
TIMES = ("at dawn", "before noon", "after the rain", "in the small hours", "when the lamps were out", "all night long")
LINES = (
    "How was the night?", "What is the bell for?", "I'm Teodora.", "What is my name?", "Fine weather.", "Goodbye then.",
    "Will you ring the bell at noon?", "Who came by?", "I seek work.", "Are you tired?",
)  # fmt: skip
SENTENCES = [f"{who} {did} {then}, lad." for who, did, then in itertools.product(OPENINGS, DEEDS, TIMES)]


def quick(**more: float) -> Limits:
    """Limits under which nothing that works fails, and waiting for what fails is short."""
    return Limits(**{"connect": 10.0, "first_token": 20.0, "between": 20.0, "retry": 0.001, **more})


def check_turn(session: Session, said: str, events: list[Event]) -> None:
    """The question and a whole answer to it are the last two lines that were spoken."""
    asked, answer = [line for line in session.log.branch if line.kind == "speech"][-2:]
    assert asked.text == said
    assert answer.speaker == "guard"
    assert answer.text == text(events)
    assert answer.text.rstrip("\"”’'").endswith((".", "!", "?", "…")), answer.text
    assert not session.busy


def killed_at_random(resources: Resources, folder: Path, times: int, seed: int) -> None:
    draw = random.Random(seed)
    sentences = draw.sample(SENTENCES, len(SENTENCES))
    with OpenAiServer(["Halt."]) as server:
        voice = OpenAIVoice(server.base_url, model="test-model", limits=quick())
        session = Session(resources, voice, Store(folder))
        before(session, "guard")
        finish(session, session.do(c.Talk("guard")))
        for turn in range(times):
            letters = says(sentences.pop()) + says(" ") + says(sentences.pop()) + end()
            at = draw.randrange(len(letters) + 1)
            server.script(clear=True, fallback=raw(letters[:at], then="hold"))
            events = session.do(c.Say(f"{turn}. {draw.choice(LINES)}"))
            server.wait_for(bool)
            if draw.random() < 0.5:
                events += session.listen(0.05)
            server.stop()
            check_turn(session, asked_last(session), finish(session, events))
            server.restart(fallback=sentences.pop())
            said = f"{turn}. And then? {draw.choice(LINES)}"
            events = finish(session, session.do(c.Say(said)))
            check_turn(session, said, events)
            assert not any(isinstance(event, Fault) for event in events), events
            assert len(server.requests()) >= 1
        spoken = [line for line in session.log.branch if line.kind == "speech"]
        assert len(spoken) == 1 + 4 * times
        session.close()
        again = Session.resume(resources, voice, Store(folder))
        assert [line.text for line in again.log.branch] == [line.text for line in session.log.branch]
        again.close()
        voice.close()


def asked_last(session: Session) -> str:
    return [line.text for line in session.log.branch if line.speaker == "player"][-1]


def test_a_server_killed_in_mid_stream_loses_no_turn(resources: Resources, tmp_path: Path) -> None:
    killed_at_random(resources, tmp_path, times=5, seed=1)


@pytest.mark.long
def test_a_server_killed_at_fifty_points_loses_no_turn(resources: Resources, tmp_path: Path) -> None:
    killed_at_random(resources, tmp_path, times=50, seed=2)


class Astray:
    """Implements `Voice` by asking now one voice and now another, as a player does who changes the address."""

    name, model, host = "openai", "test-model", "127.0.0.1"

    def __init__(self, voices: list[Voice], draw: random.Random) -> None:
        self._voices, self._draw = voices, draw

    def stream(self, request: Request) -> Reply:
        """The first voice mostly, seldom another."""
        return self._next().stream(request)

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> Reply:
        """Likewise."""
        return self._next().complete_json(request, schema)

    def close(self, seconds: float = 2.0) -> None:
        """Close them all."""
        for voice in self._voices:
            voice.close(seconds)

    def _next(self) -> Voice:
        return self._draw.choice(self._voices) if self._draw.random() < 0.1 else self._voices[0]


@pytest.fixture
def deaf_port() -> Iterator[int]:
    """A port that refuses: bound, and nobody listens."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield bound.getsockname()[1]


WAYS = (
    *[stream.replies for stream in STREAMS if stream.faults or stream.asked > 1],
    (refuse(503, retry_after="0"), refuse(503), refuse(503)),
    (refuse(401, {"message": ERROR, "code": "invalid_api_key"}),),
)


def failing_at_random(resources: Resources, server: OpenAiServer, deaf: int, talks: int, turns: int, seed: int) -> None:
    draw = random.Random(seed)
    clock = itertools.count(0, 9).__next__
    addresses = [
        server.base_url,
        f"http://127.0.0.1:{deaf}/v1",
        "http://no-such-host.invalid/v1",
        f"https://{server.host}/v1",
    ]
    limits = quick(first_token=0.4, between=0.2, total=5.0)
    kinds = set[str]()
    for _ in range(talks):
        voices: list[Voice] = [
            OpenAIVoice(address, model="test-model", limits=limits, clock=clock, draw=draw.random)
            for address in addresses
        ]
        voice = Astray(voices, draw)
        session = Session(resources, voice)
        before(session, "guard")
        server.script(clear=True, fallback="Halt.")
        finish(session, session.do(c.Talk("guard")))
        for _ in range(turns):
            *first, last = draw.choice(WAYS) if draw.random() < 0.8 else (draw.choice(SENTENCES),)
            server.script(clear=True, replies=first, fallback=last)
            said = draw.choice(LINES)
            events = finish(session, session.do(c.Say(said)))
            check_turn(session, said, events)
            faults = [event for event in events if isinstance(event, Fault)]
            assert len(faults) <= 2
            assert all(fault.message.endswith(".") for fault in faults)
            kinds |= {fault.kind for fault in faults}
        finish(session, session.do(c.Leave()))
        assert ERROR not in repr(session.log.branch)
        session.close()
        voice.close()
    assert len(kinds) > 6, kinds


def test_a_server_that_fails_in_every_way_is_never_silent(resources: Resources, deaf_port: int) -> None:
    with OpenAiServer() as server:
        failing_at_random(resources, server, deaf_port, talks=2, turns=20, seed=3)


@pytest.mark.long
def test_a_thousand_turns_with_a_server_that_fails(resources: Resources, deaf_port: int) -> None:
    with OpenAiServer() as server:
        failing_at_random(resources, server, deaf_port, talks=25, turns=40, seed=4)
