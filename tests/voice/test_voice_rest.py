"""A server that keeps failing is left alone for a while, and then asked again."""

from __future__ import annotations

from support.replies import all_chunks, text_of
from support.server import OpenAiServer
from support.streams import refuse

from game.voice import Failed, Message, Note, Request
from game.voice.limits import LONGEST_REST, Limits, Rest
from game.voice.openai_voice import OpenAIVoice

ASK = Request("guard", "speech", (Message("user", "Hello."),))


def test_a_server_rests_after_three_failures_in_a_row() -> None:
    rest = Rest(20.0)
    rest.failed("server", 0.0)
    rest.failed("server", 1.0)
    assert rest.left(1.0) == 0.0
    rest.failed("timeout", 2.0)
    assert rest.left(2.0) == 20.0
    assert rest.left(22.0) == 0.0


def test_an_answer_ends_the_count() -> None:
    rest = Rest(20.0)
    for _ in range(5):
        rest.failed("server", 0.0)
        rest.failed("server", 0.0)
        rest.worked()
    assert rest.left(0.0) == 0.0


def test_a_further_failure_doubles_the_rest_up_to_an_end() -> None:
    rest, now, rests = Rest(20.0), 0.0, []
    for _ in range(9):
        rest.failed("refused", now)
        rests.append(rest.left(now))
        now += rests[-1]
    assert rests == [0.0, 0.0, 20.0, 40.0, 80.0, 160.0, LONGEST_REST, LONGEST_REST, LONGEST_REST]


def test_a_server_that_asks_for_patience_gets_it_at_once() -> None:
    rest = Rest(20.0)
    rest.failed("rate", 0.0, retry_after=90.0)
    assert rest.left(0.0) == 90.0


def test_faults_of_one_request_do_not_count() -> None:
    rest = Rest(20.0)
    for _ in range(9):
        rest.failed("context", 0.0)
    assert rest.left(0.0) == 0.0


def test_a_resting_server_is_not_asked_and_said_once() -> None:
    now = 0.0
    with OpenAiServer(fallback=refuse(500)) as server:
        voice = OpenAIVoice(server.base_url, model="m", limits=Limits(retry=0.001, rest=20.0), clock=lambda: now)
        ends = [all_chunks(voice.stream(ASK)) for _ in range(5)]
        asked = len(server.requests())
        assert asked == 3 * 3
        now = 21.0
        again = all_chunks(voice.stream(ASK))
        assert len(server.requests()) > asked
        server.script(fallback="Back.")
        now = 100.0
        assert text_of(all_chunks(voice.stream(ASK))) == "Back."
        voice.close()
    kinds = [[chunk.kind for chunk in chunks if isinstance(chunk, Note | Failed)] for chunks in ends]
    assert kinds == [["server"], ["server"], ["server"], ["resting", "resting"], ["resting"]]
    assert isinstance(ends[3][0], Note)
    assert [chunk.kind for chunk in again if isinstance(chunk, Failed)] == ["resting"]
