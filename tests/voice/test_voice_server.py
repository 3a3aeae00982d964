"""The OpenAI-compatible voice against a real server process: what is sent, and what comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from support.replies import all_chunks, failure_of, next_chunks, text_of
from support.server import OpenAiServer, ScriptedReply

from game.voice import Finished, Message, Request, Text, Usage
from game.voice.openai_voice import OpenAIVoice

ASK = Request("guard", "speech", (Message("system", "You are Bram."), Message("user", "Hello.")), line="Aye.")
SCHEMA = {
    "type": "object",
    "properties": {"facts": {"type": "array", "items": {"type": "string"}}},
    "required": ["facts"],
    "additionalProperties": False,
}


@pytest.fixture
def voice_of() -> Iterator[Callable[..., OpenAIVoice]]:
    """Makes voices for a server and closes them at the end."""
    voices: list[OpenAIVoice] = []

    def make(server: OpenAiServer, **more: Any) -> OpenAIVoice:
        voices.append(OpenAIVoice(server.base_url, **{"model": "test-model", **more}))
        return voices[-1]

    yield make
    for voice in voices:
        voice.close()


def test_speech_comes_as_it_is_streamed(voice_of: Callable[..., OpenAIVoice]) -> None:
    counts = {"prompt_tokens": 30, "completion_tokens": 4, "prompt_tokens_details": {"cached_tokens": 20}}
    with OpenAiServer([{"chunks": ["The gate", " is shut."], "hold": 1, "usage": counts}]) as server:
        reply = voice_of(server).stream(ASK)
        assert next_chunks(reply) == [Text("The gate")]
        server.release()
        assert all_chunks(reply) == [Text(" is shut."), Finished("stop", Usage(prompt=30, cached=20, completion=4))]
        assert reply.poll() == []


def test_the_request_holds_what_every_server_takes(voice_of: Callable[..., OpenAIVoice]) -> None:
    with OpenAiServer() as server:
        all_chunks(voice_of(server).stream(ASK))
        [body] = server.bodies()
    assert body == {
        "model": "test-model",
        "messages": [{"role": "system", "content": "You are Bram."}, {"role": "user", "content": "Hello."}],
        "stream": True,
        "stream_options": {"include_usage": True},
        "max_tokens": 120,
        "temperature": 0.4,
        "frequency_penalty": 0.4,
        "stop": ["\n"],
    }


def test_a_cancelled_reply_frees_the_server(voice_of: Callable[..., OpenAIVoice]) -> None:
    with OpenAiServer([{"chunks": ["I have", " much to say"], "hold": 1}, "Yes?"]) as server:
        voice = voice_of(server)
        reply = voice.stream(ASK)
        next_chunks(reply)
        reply.cancel()
        assert reply.wait(0.0) == []
        server.wait_for(lambda requests: requests[0]["ended"] == "gone")
        assert text_of(all_chunks(voice.stream(ASK))) == "Yes?"


def test_a_server_that_names_no_model_is_asked_for_one(voice_of: Callable[..., OpenAIVoice]) -> None:
    with OpenAiServer(models=["nomic-embed-text", "qwen3:4b"]) as server:
        voice = voice_of(server, model=None)
        all_chunks(voice.stream(ASK))
        assert voice.model == "qwen3:4b"
        assert server.bodies()[0]["model"] == "qwen3:4b"


def test_the_base_url_may_leave_out_scheme_and_version() -> None:
    with OpenAiServer(["Here."]) as server:
        voice = OpenAIVoice(server.host, model="test-model")
        assert text_of(all_chunks(voice.stream(ASK))) == "Here."
        assert voice.host == server.host
        voice.close()


def test_json_is_asked_for_with_its_schema(voice_of: Callable[..., OpenAIVoice]) -> None:
    with OpenAiServer([{"json": {"facts": ["name is Teodora"]}}]) as server:
        asked = Request("guard", "extraction", (Message("user", "1. I am Teodora."),), max_tokens=200)
        chunks = all_chunks(voice_of(server).complete_json(asked, SCHEMA))
        [body] = server.bodies()
    assert text_of(chunks) == '{"facts": ["name is Teodora"]}'
    assert body["response_format"]["json_schema"] == {"name": "answer", "schema": SCHEMA, "strict": True}
    assert "stop" not in body
    assert "frequency_penalty" not in body


def test_speech_goes_before_everything(voice_of: Callable[..., OpenAIVoice]) -> None:
    summary = Request("guard", "summary", (Message("user", "Sum it up."),))
    extraction = Request("guard", "extraction", (Message("user", "List it."),))
    replies: list[ScriptedReply] = [
        {"when": "Sum", "chunks": ["never", " heard"], "hold": 1},
        {"when": "Hello", "text": "Aye."},
        {"when": "Sum", "text": "They met."},
        {"when": "List", "json": []},
    ]
    with OpenAiServer(replies) as server:
        voice = voice_of(server)
        summed = voice.stream(summary)
        listed = voice.complete_json(extraction, SCHEMA)
        server.wait_for(lambda requests: len(requests) == 1)
        assert text_of(all_chunks(voice.stream(ASK))) == "Aye."
        assert text_of(all_chunks(summed)) == "They met."
        assert text_of(all_chunks(listed)) == "[]"
        asked = [(body["messages"][-1]["content"], request["ended"])
                 for request in server.requests() for body in [request["body"]]]  # fmt: skip
    assert asked == [("Sum it up.", "gone"), ("Hello.", "whole"), ("Sum it up.", "whole"), ("List it.", "whole")]


def test_closing_ends_every_open_reply(voice_of: Callable[..., OpenAIVoice]) -> None:
    with OpenAiServer([{"chunks": ["Well", "…"], "hold": 1}]) as server:
        voice = voice_of(server)
        speaking, waiting = voice.stream(ASK), voice.stream(ASK)
        next_chunks(speaking)
        voice.close()
        assert [failure_of(reply).kind for reply in (speaking, waiting, voice.stream(ASK))] == ["reset"] * 3
