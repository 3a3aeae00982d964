"""The kinds of servers that people have: each is understood, once, and remembered on disk."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.replies import all_chunks, failure_of, text_of
from support.server import OpenAiServer
from support.streams import GOOD, WORDS, end, raw, says, thinks

from game.voice import Chunk, Finished, Message, Note, Request, Usage
from game.voice.limits import Limits
from game.voice.openai_voice import OpenAIVoice
from game.voice.quirks import THINKING_ALLOWANCE, Quirks, body

ASK = Request("guard", "speech", (Message("system", "You are Bram."), Message("user", "Hello.")))
LIST = Request("guard", "extraction", (Message("system", "List."), Message("user", "1."), Message("user", "2.")))
COMMON = ["model", "messages", "stream", "max_tokens"]
MISTRAL = [*COMMON, "temperature", "frequency_penalty", "stop", "response_format"]
SCHEMA = {"type": "object"}


def ask(server: OpenAiServer, folder: Path | None = None, request: Request = ASK, **more: Any) -> list[Chunk]:
    """One answer of a new voice, as after a new start of the game."""
    schema = more.pop("schema", None)
    given: dict[str, Any] = {"model": "test-model", "quirks": Quirks(folder), "limits": Limits(retry=0.001), **more}
    voice = OpenAIVoice(given.pop("base_url", server.base_url), **given)
    try:
        return all_chunks(voice.complete_json(request, schema) if schema else voice.stream(request))
    finally:
        voice.close()


@pytest.mark.parametrize(
    ("settings", "asked"),
    [
        ({}, 1),
        ({"allow": [*COMMON, "temperature", "top_p"]}, 4),
        ({"allow": COMMON}, 5),
        ({"allow": MISTRAL}, 2),
        ({"refuse": ["max_tokens"]}, 2),
        ({"refuse": ["temperature", "max_tokens"]}, 3),
        ({"refuse": ["role.system"]}, 2),
        ({"refuse": ["role.alternation"]}, 1),
        ({"refuse": ["role.system", "stop", "stream_options"]}, 4),
    ],
)
def test_a_server_is_found_out_once(tmp_path: Path, settings: dict[str, Any], asked: int) -> None:
    with OpenAiServer(**settings, fallback=WORDS) as server:
        assert text_of(ask(server, tmp_path)) == WORDS
        assert len(server.requests()) == asked
        assert text_of(ask(server, tmp_path)) == WORDS
        assert len(server.requests()) == asked + 1
        assert text_of(ask(server, tmp_path, model="another")) == WORDS
        assert len(server.requests()) == 2 * asked + 1


@pytest.mark.parametrize("refused", ["response_format.json_schema", "response_format", "stream_options"])
def test_json_is_asked_for_as_the_server_can(tmp_path: Path, refused: str) -> None:
    with OpenAiServer(refuse=[refused], fallback={"json": {}}) as server:
        assert text_of(ask(server, tmp_path, LIST, schema=SCHEMA)) == "{}"
        before = len(server.requests())
        assert text_of(ask(server, tmp_path, LIST, schema=SCHEMA)) == "{}"
        assert len(server.requests()) == before + 1


def test_without_a_system_role_its_text_begins_the_first_message() -> None:
    with OpenAiServer(refuse=["role.system"]) as server:
        ask(server)
        assert server.bodies()[1]["messages"] == [{"role": "user", "content": "You are Bram.\n\nHello."}]


def test_two_messages_of_one_role_become_one_where_they_must() -> None:
    with OpenAiServer(refuse=["role.alternation"], fallback={"json": {}}) as server:
        ask(server, request=LIST, schema=SCHEMA)
        assert [message["content"] for message in server.bodies()[1]["messages"]] == ["List.", "1.\n\n2."]


@pytest.mark.parametrize("base", ["/v1", "", "/api/v1"])
@pytest.mark.parametrize("lost", [False, True])
def test_the_path_is_found(base: str, lost: bool) -> None:
    with OpenAiServer(base=base, lost=lost, fallback=WORDS) as server:
        for url_end in (base, f"{base}/", base.removesuffix("/v1"), f"{base}/chat/completions"):
            url = f"http://{server.host}{url_end}"
            assert text_of(ask(server, base_url=url, model=None)) == WORDS, url


@pytest.mark.parametrize("lost", [False, True])
def test_a_path_that_is_not_there_is_said_each_time(lost: bool) -> None:
    with OpenAiServer(base="/elsewhere/v1", lost=lost) as server:
        voice = OpenAIVoice(server.base_url, model="test-model")
        assert [failure_of(voice.stream(ASK)).kind for _ in range(2)] == ["path", "path"]
        voice.close()


# --- models that think


@pytest.mark.parametrize(
    ("host", "first"), [("api.deepseek.com", "thinking"), ("localhost:8000", None), ("localhost:11434", None)]
)
def test_deepseek_is_told_from_the_start_not_to_think(host: str, first: str | None) -> None:
    sent = body(ASK, "m", frozenset(), host=host)
    assert [name for name in ("thinking", "chat_template_kwargs", "reasoning_effort") if name in sent] == (
        [first] if first else []
    )


def test_thinking_is_switched_off_where_the_server_can(tmp_path: Path) -> None:
    thought = raw(thinks("Hm."), says(WORDS), end())
    with OpenAiServer([thought, thought, GOOD], fallback=GOOD) as server:
        for _ in range(4):
            assert text_of(ask(server, tmp_path)) == WORDS
        switches = [(sent.get("chat_template_kwargs"), sent.get("reasoning_effort")) for sent in server.bodies()]
    off = {"enable_thinking": False}
    assert switches == [(None, None), (off, None), (None, "none"), (None, "none")]


def test_a_switch_that_is_refused_is_left_out(tmp_path: Path) -> None:
    with OpenAiServer(
        [raw(thinks("Hm.") + end("length"))], allow=[*MISTRAL, "stream_options"], fallback=GOOD
    ) as server:
        assert text_of(ask(server, tmp_path)) == WORDS
        last = server.bodies()[-1]
        assert last["max_tokens"] == 120 + THINKING_ALLOWANCE
        before = len(server.requests())
        assert text_of(ask(server, tmp_path)) == WORDS
        assert server.bodies()[before:] == [last]


def test_a_model_that_thinks_in_the_text_gets_no_stop(tmp_path: Path) -> None:
    with OpenAiServer([raw(says("<think>\nHm.\n</think>\n" + WORDS) + end())], fallback=GOOD) as server:
        assert text_of(ask(server, tmp_path)) == "\n" + WORDS
        ask(server, tmp_path)
        assert ["stop" in sent for sent in server.bodies()] == [True, False]


def test_a_thought_that_is_never_opened_is_known_the_second_time(tmp_path: Path) -> None:
    unopened = raw(says("Hm, a bell. </think>" + WORDS) + end())
    with OpenAiServer([unopened, unopened, GOOD, GOOD]) as server:
        said = [text_of(ask(server, tmp_path)) for _ in range(4)]
    assert said == ["Hm, a bell. </think>" + WORDS, WORDS, WORDS, WORDS]
    assert "unopened" not in Quirks(tmp_path).of(server.host, "test-model")


# --- what is said beside the answer


@pytest.mark.parametrize(
    ("counted", "notes"), [(900, []), (700, []), (690, ["truncated"]), (400, ["truncated"]), (0, []), (None, [])]
)
def test_a_prompt_that_was_cut_is_explained_once(counted: int | None, notes: list[str]) -> None:
    usage = {"prompt_tokens": counted, "completion_tokens": 7}
    with OpenAiServer(fallback={"text": WORDS, "usage": usage}) as server:
        voice = OpenAIVoice(server.base_url, model="test-model")
        chunks = all_chunks(voice.stream(replace(ASK, tokens=1000)))
        assert [chunk.kind for chunk in chunks if isinstance(chunk, Note)] == notes
        assert chunks[-1] == Finished("stop", Usage(counted, None, 7))
        assert not any(isinstance(chunk, Note) for chunk in all_chunks(voice.stream(replace(ASK, tokens=1000))))
        voice.close()


def test_a_model_that_loads_is_waited_for_with_a_note() -> None:
    with OpenAiServer([{"text": WORDS, "hold": 0}]) as server:
        voice = OpenAIVoice(server.base_url, model="test-model", limits=Limits(first_token=60.0, note=0.05))
        reply = voice.stream(ASK)
        server.wait_for(bool)
        chunks = reply.wait(20.0)
        assert [chunk.kind for chunk in chunks if isinstance(chunk, Note)] == ["loading"]
        server.release()
        assert text_of(all_chunks(reply)) == WORDS
        voice.close()
