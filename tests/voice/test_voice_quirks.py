"""What a server refuses is left out, and remembered for it."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from support.replies import all_chunks, text_of
from support.server import OpenAiServer

from game.voice import Message, Request
from game.voice.openai_voice import OpenAIVoice
from game.voice.quirks import FILE, KEPT, Quirks, body

ASK = Request("guard", "speech", (Message("user", "Hello."),))


def ask(server: OpenAiServer, folder: Path | None = None, schema: dict[str, Any] | None = None) -> str:
    voice = OpenAIVoice(server.base_url, model="test-model", quirks=Quirks(folder))
    reply = voice.stream(ASK) if schema is None else voice.complete_json(ASK, schema)
    try:
        return text_of(all_chunks(reply))
    finally:
        voice.close()


@pytest.mark.parametrize("name", ["temperature", "frequency_penalty", "stop", "stream_options"])
def test_a_refused_field_is_left_out(name: str) -> None:
    with OpenAiServer(["Aye."], refuse=[name]) as server:
        assert ask(server) == "Aye."
        first, second = server.bodies()
    assert first.pop(name)
    assert first == second


def test_the_other_token_limit_is_tried() -> None:
    with OpenAiServer(["Aye."], refuse=["max_tokens"]) as server:
        assert ask(server) == "Aye."
        _, second = server.bodies()
    assert second["max_completion_tokens"] == 120


def test_json_falls_back_by_format() -> None:
    with OpenAiServer(refuse=["response_format.json_schema"]) as server:
        # The server names `response_format.json_schema` as LM Studio and others do: the field, then the type.
        assert ask(server, schema={"type": "object"}) == "{}"
        _, second = server.bodies()
    assert second["response_format"] == {"type": "json_object"}


def test_several_refusals_are_learnt_one_by_one() -> None:
    with OpenAiServer(["Aye."], refuse=["temperature", "stop", "max_tokens"]) as server:
        assert ask(server) == "Aye."
        assert len(server.bodies()) == 4


def test_a_refusal_that_names_nothing_leaves_only_what_all_take() -> None:
    with OpenAiServer(
        [{"status": 400, "error": "bad request"}, {"status": 400, "error": "bad request"}, "Aye."]
    ) as server:
        assert ask(server) == "Aye."
        assert "stream_options" not in server.bodies()[1]
        assert "temperature" in server.bodies()[1]
        assert sorted(server.bodies()[2]) == ["max_tokens", "messages", "model", "stream"]


def test_what_was_learnt_is_remembered_for_the_next_run(tmp_path: Path) -> None:
    with OpenAiServer(refuse=["temperature"]) as server:
        ask(server, tmp_path)
        ask(server, tmp_path)
        bodies = server.bodies()
    assert ["temperature" in sent for sent in bodies] == [True, False, False]


@pytest.mark.parametrize("content", ["", "{", "[]", '{"learnt": {"a b": 3}}', '{"learnt": 1}'])
def test_a_file_that_holds_something_else_is_learnt_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    quirks = Quirks(tmp_path)
    assert quirks.of("a", "b") == frozenset()
    quirks.add("a", "b", ["stop"])
    assert Quirks(tmp_path).of("a", "b") == {"stop"}


def test_openai_is_asked_not_to_think() -> None:
    sent = body(ASK, "gpt-6-luna", frozenset(), openai=True)
    assert sent["reasoning_effort"] == "none"
    assert sent["max_completion_tokens"] == 120
    assert "max_tokens" not in sent


def test_a_model_that_must_think_gets_tokens_for_it() -> None:
    sent = body(ASK, "thinker", frozenset({"reasoning_effort=none"}), openai=True)
    assert sent["reasoning_effort"] == "minimal"
    assert sent["max_completion_tokens"] > 1000


def test_what_was_learnt_long_ago_is_learnt_again(tmp_path: Path) -> None:
    then = date(2026, 3, 1)
    quirks = Quirks(tmp_path, lambda: then)
    quirks.add("a", "b", ("stop",))
    later = Quirks(tmp_path, lambda: then + KEPT)
    assert later.of("a", "b") == {"stop"}
    later.add("a", "b", ("temperature",))
    assert Quirks(tmp_path, lambda: then + KEPT).of("a", "b") == {"stop", "temperature"}
    assert Quirks(tmp_path, lambda: then + KEPT + timedelta(days=1)).of("a", "b") == frozenset()
    assert Quirks(tmp_path, lambda: then - KEPT - timedelta(days=1)).of("a", "b") == frozenset()
