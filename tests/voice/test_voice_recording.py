"""What a voice said is recorded, and said again by a replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.replies import all_chunks
from support.server import OpenAiServer, ScriptedReply

from game.voice import Chunk, Failed, Finished, Message, Request, Text, UnderstudyVoice
from game.voice.openai_voice import OpenAIVoice
from game.voice.recording import Difference, RecordingError, RecordingVoice, ReplayVoice


def request(npc: str, text: str, line: str | None = "Aye.") -> Request:
    return Request(npc, "speech", (Message("user", text),), line=line)


def test_a_replay_gives_the_same_chunks(tmp_path: Path) -> None:
    extraction = Request("guard", "extraction", (Message("user", "List it."),))
    usage = {"prompt_tokens": 9, "completion_tokens": 2}
    replies: list[ScriptedReply] = [
        {"chunks": ["The ", "gate “é” 🔔"], "usage": usage},
        {"chunks": ["half a "], "cut": 1},
        {"json": {"facts": []}},
    ]

    def play(voice: RecordingVoice | ReplayVoice) -> list[list[Chunk]]:
        asked = [voice.stream(request("guard", "One.")), voice.stream(request("rival", "Two."))]
        return [all_chunks(reply) for reply in (*asked, voice.complete_json(extraction, {}))]

    with OpenAiServer(replies) as server:
        recording = RecordingVoice(OpenAIVoice(server.base_url, model="test-model"), tmp_path / "talk.jsonl")
        heard = play(recording)
        recording.close()
    replay = ReplayVoice(tmp_path / "talk.jsonl")
    said = play(replay)
    assert said[0] == heard[0]
    assert said[2] == heard[2]
    assert said[1][:-1] == heard[1][:-1] == [Text("half a ")]
    assert isinstance(said[1][-1], Failed)
    assert said[1][-1].kind == "cut"
    assert replay.differences == []


def test_the_file_is_one_object_a_request(tmp_path: Path) -> None:
    file = tmp_path / "talk.jsonl"
    asked = request("guard", "Hello.", "Aye, é.")
    voice = RecordingVoice(UnderstudyVoice(), file)
    all_chunks(voice.stream(asked))
    voice.close()
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "npc": "guard", "kind": "speech", "sha256": asked.sha256, "chunks": ["Aye, ", "é."], "finish": "stop",
        "usage": None,
    }  # fmt: skip


def test_answers_come_in_order_for_each_character(tmp_path: Path) -> None:
    voice = RecordingVoice(UnderstudyVoice(), tmp_path / "talk.jsonl")
    for npc, text in [("guard", "one"), ("rival", "two"), ("guard", "three")]:
        all_chunks(voice.stream(request(npc, "x", text)))
    voice.close()
    replay = ReplayVoice(tmp_path / "talk.jsonl")
    said = [replay.stream(request(npc, "x")).poll()[0] for npc in ("rival", "guard", "guard")]
    assert said == [Text("two"), Text("one"), Text("three")]


def test_another_prompt_is_answered_and_reported(tmp_path: Path) -> None:
    voice = RecordingVoice(UnderstudyVoice(), tmp_path / "talk.jsonl")
    recorded, asked = request("guard", "Hello."), request("guard", "Good day.")
    all_chunks(voice.stream(recorded))
    voice.close()
    replay = ReplayVoice(tmp_path / "talk.jsonl")
    assert replay.stream(asked).poll() == [Text("Aye."), Finished("stop")]
    assert replay.differences == [Difference("guard", "speech", 1, recorded.sha256, asked.sha256)]


def test_a_replay_says_when_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "talk.jsonl").touch()
    replay = ReplayVoice(tmp_path / "talk.jsonl")
    faults = [
        *replay.stream(request("guard", "Hello.")).poll(),
        *replay.complete_json(request("guard", "x"), {}).poll(),
    ]
    assert [fault.kind for fault in faults if isinstance(fault, Failed)] == ["replay", "unsupported"]


def test_what_was_given_up_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "talk.jsonl"
    voice = RecordingVoice(UnderstudyVoice(pace=1.0, clock=lambda: 0.0), file)
    reply = voice.stream(request("guard", "Hello.", "Go on."))
    reply.poll()
    reply.cancel()
    voice.close()
    record = json.loads(file.read_text(encoding="utf-8"))
    assert (record["chunks"], record["finish"]) == (["Go "], "cancelled")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("no", "line 2: this is not a JSON object"),
        ('{"npc": 1}', "line 2: npc must be a text"),
        ('{"npc": "a", "kind": "speech", "sha256": "", "finish": "stop", "chunks": "x"}', "line 2: chunks must be"),
    ],
)
def test_a_broken_recording_is_refused_by_line(tmp_path: Path, line: str, wrong: str) -> None:
    (tmp_path / "talk.jsonl").write_text("\n" + line, encoding="utf-8")
    with pytest.raises(RecordingError, match=wrong):
        ReplayVoice(tmp_path / "talk.jsonl")


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="nowhere"):
        ReplayVoice(tmp_path / "nowhere.jsonl")
    with pytest.raises(RecordingError, match="nowhere"):
        RecordingVoice(UnderstudyVoice(), tmp_path / "nowhere" / "talk.jsonl")
