"""Which voice speaks: flags before the environment before the settings, and a key goes to its own server only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.replies import all_chunks, text_of
from support.server import OpenAiServer

from game.voice import Message, Request, UnderstudyVoice, choose
from game.voice.limits import Limits, patient
from game.voice.recording import RecordingVoice, ReplayVoice

ASK = Request("guard", "speech", (Message("user", "Hello."),), line="Aye.")
HERE = "http://127.0.0.1:1/v1"


def chosen(*args: Any, **more: Any) -> tuple[str, str, str]:
    voice = choose(*args, **more)
    voice.close()
    return voice.name, voice.host, voice.model


def test_without_key_and_server_the_understudy_speaks() -> None:
    assert chosen() == ("understudy", "", "")
    assert chosen(environ={"OPENAI_API_KEY": " "}, settings={}) == ("understudy", "", "")


def test_a_key_alone_means_openai() -> None:
    assert chosen(environ={"OPENAI_API_KEY": "sk-1"}) == ("openai", "api.openai.com", "gpt-6-luna")


def test_a_base_url_needs_no_key() -> None:
    assert chosen(environ={"OPENAI_BASE_URL": HERE}) == ("openai", "127.0.0.1:1", "")


def test_a_flag_goes_before_all() -> None:
    env = {"OPENAI_API_KEY": "sk-1", "OPENAI_BASE_URL": "http://127.0.0.1:2/v1", "NPC_MODEL": "b"}
    kept = {"voice": "openai", "base_url": "http://127.0.0.1:3/v1", "model": "c"}
    assert chosen("understudy", environ=env, settings=kept)[0] == "understudy"
    assert chosen(base_url=HERE, model="a", environ=env, settings=kept) == ("openai", "127.0.0.1:1", "a")
    assert chosen(environ=env, settings=kept) == ("openai", "127.0.0.1:2", "b")
    assert chosen(settings=kept) == ("openai", "127.0.0.1:3", "c")


def test_who_chose_the_understudy_keeps_it() -> None:
    assert chosen(environ={"OPENAI_API_KEY": "sk-1"}, settings={"voice": "understudy"})[0] == "understudy"


@pytest.mark.parametrize(
    ("flag", "env", "kept", "sent"),
    [
        ("{}", {"OPENAI_API_KEY": "sk-env"}, {}, "sk-env"),
        ("{}", {"OPENAI_API_KEY": "sk-env", "OPENAI_BASE_URL": HERE}, {"api_key": "sk-kept"}, ""),
        ("", {"OPENAI_API_KEY": "sk-env", "OPENAI_BASE_URL": "{}"}, {}, "sk-env"),
        ("", {"OPENAI_BASE_URL": "{}"}, {"api_key": "sk-kept", "base_url": HERE}, ""),
        ("", {"OPENAI_API_KEY": "sk-env"}, {"base_url": "{}"}, ""),
        ("", {"OPENAI_API_KEY": "sk-env"}, {"base_url": "{}", "api_key": "sk-kept"}, "sk-kept"),
    ],
)
def test_a_key_goes_to_its_own_server(flag: str, env: dict[str, str], kept: dict[str, str], sent: str) -> None:
    with OpenAiServer() as server:
        filled = [{name: value.format(server.base_url) for name, value in source.items()} for source in (env, kept)]
        voice = choose(base_url=flag.format(server.base_url), model="test-model", environ=filled[0], settings=filled[1])
        all_chunks(voice.stream(ASK))
        voice.close()
        [request] = server.requests()
    assert request["key"] == sent


def test_a_recording_is_made_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "talk.jsonl"
    voice = choose(record=file)
    assert isinstance(voice, RecordingVoice)
    all_chunks(voice.stream(ASK))
    voice.close()
    replay = choose(f"replay:{file}", environ={"OPENAI_API_KEY": "sk-1"})
    assert isinstance(replay, ReplayVoice)
    assert text_of(replay.stream(ASK).poll()) == "Aye."


def test_the_pace_is_the_understudys() -> None:
    voice = choose(pace=40.0)
    assert isinstance(voice, UnderstudyVoice)
    assert voice.pace == 40.0


@pytest.mark.parametrize(
    ("name", "more", "wrong"),
    [
        ("parrot", {}, "There is no voice 'parrot'"),
        ("replay:", {}, "There is no voice"),
        ("openai", {}, "needs OPENAI_API_KEY"),
        (None, {"base_url": "http://"}, "not a web address"),
    ],
)
def test_what_does_not_do_is_said(name: str | None, more: dict[str, str], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        choose(name, **more)  # type: ignore[arg-type]


def test_the_player_says_how_long_a_word_is_waited_for() -> None:
    assert patient(30) == Limits(first_token=30, between=30, total=90, note=10)
    voice = choose("openai", base_url="http://localhost:1/v1", environ={"NPC_PATIENCE": "30"})
    voice.close()
    for wrong in ("soon", "0", "-3", "nan", "1e9"):
        with pytest.raises(ValueError, match="NPC_PATIENCE is how many seconds"):
            choose("openai", base_url="http://localhost:1/v1", environ={"NPC_PATIENCE": wrong})
