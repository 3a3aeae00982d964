"""What goes wrong at a server ends as one sentence that says what to do, after what was already said."""

from __future__ import annotations

import socket
import threading
from typing import Any

import pytest
from support.replies import all_chunks, failure_of, text_of
from support.server import OpenAiServer

from game.voice import Failed, Message, Request, Text
from game.voice.faults import read_refusal
from game.voice.limits import Limits
from game.voice.openai_voice import OpenAIVoice

ASK = Request("guard", "speech", (Message("user", "Hello."),))
KEY = "sk-very-secret-1234"


def ask(server: OpenAiServer, **more: Any) -> list[Any]:
    voice = OpenAIVoice(server.base_url, model="test-model", **{"limits": Limits(retry=0.001), **more})
    try:
        return all_chunks(voice.stream(ASK))
    finally:
        voice.close()


def test_a_wrong_key_is_said_and_not_shown() -> None:
    with OpenAiServer(key="another") as server:
        voice = OpenAIVoice(server.base_url, KEY, "test-model")
        fault = failure_of(voice.stream(ASK))
        voice.close()
    assert fault == Failed("key", f"{server.host} did not accept the API key; check the key that you gave for it.")
    assert KEY not in repr(voice)


def test_a_missing_key_is_asked_for() -> None:
    with OpenAiServer(key=KEY) as server:
        [fault] = ask(server)
    assert fault.kind == "key"
    assert "OPENAI_API_KEY" in fault.message


def test_the_right_key_is_sent() -> None:
    with OpenAiServer(["Aye."], key=KEY) as server:
        assert text_of(ask(server, api_key=KEY)) == "Aye."


@pytest.mark.parametrize("how", ["abrupt", "silent"])
def test_a_cut_answer_fails_after_what_was_said(how: str) -> None:
    with OpenAiServer([{"chunks": ["The bell ", "rings ", "twice."], "cut": 2, "how": how}]) as server:
        chunks = ask(server)
        assert len(server.requests()) == 1
    assert text_of(chunks) == "The bell rings "
    assert chunks[-1] == Failed("cut", f"{server.host} stopped in the middle of its answer; say it again.")


def test_a_port_where_nothing_listens() -> None:
    with socket.socket() as bound:  # bound and not listening: refuses, and nobody else gets the port
        bound.bind(("127.0.0.1", 0))
        host = f"127.0.0.1:{bound.getsockname()[1]}"
        voice = OpenAIVoice(f"http://{host}/v1", model="test-model")
        fault = failure_of(voice.stream(ASK))
        voice.close()
    assert fault.kind == "refused"
    assert fault.message == f"Nothing answers at {host}; start the server there, or check its address."


def test_a_name_that_is_not_found() -> None:
    voice = OpenAIVoice("http://no-such-host.invalid/v1", model="test-model", limits=Limits(retry=0.001))
    assert failure_of(voice.stream(ASK)).kind == "dns"
    voice.close()


def test_https_where_only_http_is_spoken() -> None:
    with OpenAiServer() as server:
        voice = OpenAIVoice(f"https://{server.host}/v1", model="test-model", limits=Limits(retry=0.001))
        assert failure_of(voice.stream(ASK)).kind == "tls"
        voice.close()


def test_http_where_only_https_is_spoken() -> None:
    def alert(listening: socket.socket) -> None:
        caller, _ = listening.accept()
        caller.recv(65536)
        caller.sendall(b"\x15\x03\x01\x00\x02\x02\x46")
        caller.close()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=alert, args=(listening,))
        thread.start()
        voice = OpenAIVoice(f"http://127.0.0.1:{listening.getsockname()[1]}/v1", model="test-model")
        assert failure_of(voice.stream(ASK)).kind == "tls"
        voice.close()
        thread.join()


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "7"}, 7.0),
        ({"retry-after-ms": "250"}, 0.25),
        ({"retry-after": "Wed, 21 Oct 2026 07:28:30 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 30.0),
        ({"retry-after": "Wed, 21 Oct 2026 07:28:30 GMT"}, None),
        ({"retry-after": "soon"}, None),
        ({}, None),
    ],
)
def test_how_long_a_server_asks_to_wait(headers: dict[str, str], seconds: float | None) -> None:
    assert read_refusal(429, "", headers).retry_after == seconds


def test_pauses_before_retries_grow_and_are_spread() -> None:
    drawn: list[float] = []

    def draw() -> float:
        drawn.append(0.5)
        return 0.5

    with OpenAiServer(fallback={"status": 503}) as server:
        ask(server, limits=Limits(retry=0.01), draw=draw)
        assert len(server.requests()) == 3
    assert len(drawn) == 3


def test_a_slow_first_token_is_given_up() -> None:
    with OpenAiServer([{"text": "At last.", "hold": 0}]) as server:
        [fault] = ask(server, limits=Limits(first_token=0.2))
        server.wait_for(lambda requests: requests[0]["ended"] == "gone")
    assert fault.kind == "timeout"


def test_a_silence_in_the_middle_is_given_up() -> None:
    with OpenAiServer([{"chunks": ["Well", "…"], "hold": 1}]) as server:
        first, fault = ask(server, limits=Limits(between=0.2))
    assert first == Text("Well")
    assert fault.kind == "timeout"


def test_an_answer_without_end_is_given_up() -> None:
    with OpenAiServer([{"chunks": ["on "] * 2000, "pace": 0.02}]) as server:
        *said, fault = ask(server, limits=Limits(total=0.5))
    assert fault.kind == "timeout"
    assert all(chunk == Text("on ") for chunk in said)


def test_a_passing_fault_is_tried_once_more() -> None:
    with OpenAiServer([{"status": 503, "error": "busy"}, "Back again."]) as server:
        assert text_of(ask(server)) == "Back again."
        assert len(server.requests()) == 2


def test_an_answer_without_a_word_is_a_fault() -> None:
    with OpenAiServer([{"chunks": [" "]}] * 2) as server:
        assert ask(server)[-1].kind == "empty"


@pytest.mark.parametrize(
    ("status", "error", "kind"),
    [
        (404, {"message": "model 'x' not found", "code": "model_not_found"}, "model"),
        (429, {"message": "You exceeded your current quota", "code": "insufficient_quota"}, "quota"),
        (429, "slow down for an hour", "rate"),
        (400, {"type": "exceed_context_size_error", "message": "the request exceeds the available context"}, "context"),
        (403, "not in your country", "forbidden"),
        (500, "oh", "server"),
    ],
)
def test_a_refusal_has_a_name_and_a_sentence(status: int, error: Any, kind: str) -> None:
    with OpenAiServer([{"status": status, "error": error}] * 3) as server:
        [fault] = ask(server)
    assert fault.kind == kind
    assert server.host in fault.message
    assert fault.message.endswith(".")
