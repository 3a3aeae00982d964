"""What servers really send, through a real server process, the voice and the session: what is shown, what is
remembered, which events come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.playing import before, finish, text
from support.server import OpenAiServer
from support.streams import ERROR, FIRST, STREAMS, UNDERSTUDY, WORDS, Stream, raw, refuse, says

from game.session import commands as c
from game.session.events import Event, Fault, Guarded
from game.session.resources import Resources
from game.session.session import Session
from game.voice.events import Events
from game.voice.limits import Limits
from game.voice.openai_voice import OpenAIVoice

QUESTION = "What is the bell for?"
SHORT = [stream for stream in STREAMS if stream.short]
SAMPLE = (95, 187)
"""Bytes at which the short streams are cut in each run of the tests; with --long it is every one."""


@pytest.fixture(scope="module")
def server() -> Iterator[OpenAiServer]:
    with OpenAiServer() as running:
        yield running


def played(resources: Resources, server: OpenAiServer, stream: Stream) -> tuple[Session, list[Event]]:
    """A question to the guard, answered with the stream. The session is closed."""
    server.script(clear=True, replies=["Halt.", *stream.replies[:-1]], fallback=stream.replies[-1])
    limits = Limits(first_token=stream.wait, between=stream.wait, retry=0.001)
    voice = OpenAIVoice(server.base_url, model="test-model", limits=limits)
    session = Session(resources, voice)
    try:
        before(session, "guard")
        finish(session, session.do(c.Talk("guard")))
        return session, finish(session, session.do(c.Say(QUESTION)))
    finally:
        session.close()
        voice.close()


def check_memory(session: Session, events: list[Event]) -> None:
    """What was shown is what is remembered, the question once, and no word of a server's error."""
    said = [line for line in session.log.branch if line.kind == "speech"]
    assert [line.text for line in said].count(QUESTION) == 1
    assert said[-1].text == text(events)
    assert said[-1].text
    assert not any(ERROR in repr(line) for line in session.log.branch)
    assert ERROR not in repr(events)
    assert not session.busy


def check_whole(session: Session, events: list[Event]) -> None:
    """The character came to the end of a sentence."""
    assert text(events).rstrip("\"”’'").endswith((".", "!", "?", "…")), text(events)


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: stream.name)
def test_a_stream(resources: Resources, server: OpenAiServer, stream: Stream) -> None:
    asked_before = len(server.requests())
    session, events = played(resources, server, stream)
    check_memory(session, events)
    check_whole(session, events)
    assert tuple(event.kind for event in events if isinstance(event, Fault)) == stream.faults
    assert tuple(event.kind for event in events if isinstance(event, Guarded)) == stream.guarded
    last = session.log.branch[-1]
    if stream.shown == UNDERSTUDY:
        assert last.voice == "understudy"
    elif stream.starts:
        assert last.voice == "openai"
        assert text(events).startswith(stream.starts)
    else:
        assert (text(events), last.voice) == (stream.shown, "openai")
    assert len(server.requests()) - asked_before == 1 + stream.asked


def test_a_server_that_reads_too_little_gets_less_from_then_on(resources: Resources, server: OpenAiServer) -> None:
    too_long = refuse(400, {"type": "exceed_context_size_error", "message": "too many"})
    server.script(clear=True, replies=["Halt.", WORDS, too_long, "The horn is for fog.", "Aye, at night too."])
    voice = OpenAIVoice(server.base_url, model="test-model")
    session = Session(resources, voice)
    before(session, "guard")
    finish(session, session.do(c.Talk("guard")))
    asked_before = len(server.requests())
    said = [finish(session, session.do(c.Say(line))) for line in (QUESTION, "And the horn?", "At night?")]
    session.close()
    voice.close()
    roles = [[message["role"] for message in sent["messages"]] for sent in server.bodies()[asked_before:]]
    assert [text(events) for events in said] == [WORDS, "The horn is for fog.", "Aye, at night too."]
    assert len(roles[0]) > 6
    assert len(roles[1]) == len(roles[0]) + 2
    assert roles[2:] == [["system", "user", "assistant", "user"]] * 2
    assert [event.kind for events in said for event in events if isinstance(event, Fault)] == ["context"]


def test_leaving_breaks_the_answer_off_and_frees_the_server(resources: Resources, server: OpenAiServer) -> None:
    server.script(clear=True, replies=["Halt.", raw(says(FIRST), then="hold")], fallback="{}")
    voice = OpenAIVoice(server.base_url, model="test-model")
    session = Session(resources, voice)
    before(session, "guard")
    finish(session, session.do(c.Talk("guard")))
    events = session.do(c.Say(QUESTION))
    while not text(events):
        events += session.listen(0.1)
    asked = len(server.requests())
    events += session.do(c.Leave())
    assert session.talk is None
    assert [line.text for line in session.log.branch if line.kind == "speech"][-1] == text(events) == FIRST.rstrip(",")
    server.wait_for(lambda requests: requests[asked - 1]["ended"] == "gone")
    session.close()
    voice.close()


def test_there_are_many() -> None:
    assert len(STREAMS) >= 80
    assert len({stream.name for stream in STREAMS}) == len(STREAMS)


def test_the_values_are_the_same_wherever_the_bytes_are_cut() -> None:
    for stream in STREAMS:
        if "raw" in stream.replies[0] and len(stream.raw) < 1500:
            whole = values(stream.raw)
            assert all(values(stream.raw[:at], stream.raw[at:]) == whole for at in range(len(stream.raw))), stream.name


def values(*pieces: bytes) -> list[object]:
    events = Events()
    found = [value for piece in pieces for value in events.feed(piece)]
    return [*found, *events.finish()]


def cut_in_two(resources: Resources, server: OpenAiServer, stream: Stream, at: int) -> None:
    """The same bytes in two pieces say the same."""
    letters = "".join(stream.replies[0]["raw"])
    _, events = played(resources, server, replace(stream, replies=(raw(letters[:at], letters[at:]),)))
    assert text(events) == stream.shown
    assert not any(isinstance(event, Fault) for event in events)


def cut_off(resources: Resources, server: OpenAiServer, stream: Stream, at: int) -> None:
    """A stream that ends after `at` bytes leaves a whole sentence, of which the model's part is a true beginning."""
    letters = "".join(stream.replies[0]["raw"])
    session, events = played(resources, server, replace(stream, replies=(raw(letters[:at], then="abrupt"),)))
    check_memory(session, events)
    check_whole(session, events)
    last = session.log.branch[-1]
    faults = [event.kind for event in events if isinstance(event, Fault)]
    assert faults in ([], ["cut"], ["reset"], ["garbage"])
    if last.voice == "openai" and faults:
        assert stream.shown.startswith(text(events)[: len(FIRST)].rstrip(" …"))
    if not faults:
        assert text(events) == stream.shown
    assert not faults or last.voice == "understudy" or text(events) != WORDS


@pytest.mark.parametrize("stream", SHORT, ids=lambda stream: stream.name)
def test_short_streams_cut_at_some_bytes(resources: Resources, server: OpenAiServer, stream: Stream) -> None:
    cut_in_two(resources, server, stream, SAMPLE[0])
    cut_off(resources, server, stream, SAMPLE[1])


@pytest.mark.long
@pytest.mark.parametrize("stream", SHORT, ids=lambda stream: stream.name)
def test_short_streams_cut_at_every_byte(resources: Resources, server: OpenAiServer, stream: Stream) -> None:
    for at in range(len(stream.raw)):
        cut_in_two(resources, server, stream, at)
        cut_off(resources, server, stream, at)
