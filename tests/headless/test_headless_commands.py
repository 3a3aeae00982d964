"""What the commands do with the folders, files and servers that they are given, and say where these do not do."""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.server import OpenAiServer

from game import cli
from game.cli import main
from game.headless.scripts import chosen_voice
from game.headless.transcript import Transcript
from game.session.events import Done, Speech, Thinking


def script(tmp_path: Path, steps: str) -> Path:
    path = tmp_path / "trial.yaml"
    path.write_text(f"name: trial\nsteps:\n{steps}", encoding="utf-8")
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


def says(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """The player types these lines, then nothing."""
    told = iter([*lines, ""])
    monkeypatch.setattr("builtins.input", lambda _: next(told))


@pytest.fixture
def copy(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the game's files that the commands use instead."""
    folder = tmp_path / "copy"
    for name in ("npcs", "assets"):
        shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("source"))
    monkeypatch.setattr(cli, "ROOT", folder)
    return folder


def one_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told
    return told


def test_a_script_leaves_the_players_running_game_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = tmp_path / "saves"
    says(monkeypatch, "My name is Teodora.")
    assert main(["chat", "guard", "--saves", str(saves)]) == 0
    before = {path: path.read_bytes() for path in sorted((saves / "_run").rglob("*")) if path.is_file()}
    assert before
    path = script(tmp_path, "  - walk_to: rival\n  - talk: rival\n  - leave\n  - restart\n  - new_game\n")
    assert main(["script", str(path), str(path), "--saves", str(saves)]) == 0
    assert {path: path.read_bytes() for path in sorted((saves / "_run").rglob("*")) if path.is_file()} == before
    assert (saves / "_script" / "lines.jsonl").exists()


@pytest.mark.parametrize("option", ["--screenshots", "--saves"])
def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    path = script(tmp_path, "  - screenshot: town.png\n")
    assert main(["script", str(path), option, str(file)]) == 2
    assert str(file) in one_sentence(capsys)
    assert main(["chat", "guard", "--saves", str(file)]) == 2
    assert str(file) in one_sentence(capsys)


def test_a_picture_that_cannot_be_written_stops_the_script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "town.png").mkdir()
    path = script(tmp_path, "  - screenshot: town.png\n")
    assert main(["script", str(path), "--screenshots", str(tmp_path)]) == 2
    assert "step 1 (screenshot): the picture" in one_sentence(capsys)


def test_nobody_talks_with_a_character_whose_day_leads_nowhere(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (copy / "npcs" / "guard.yaml").read_text(encoding="utf-8")
    ghost = text.replace("id: guard\n", "id: ghost\n", 1).replace("map: town, spot: market", "map: town, spot: moon")
    (copy / "npcs" / "ghost.yaml").write_text(ghost, encoding="utf-8")
    assert main(["chat", "ghost"]) == 2
    assert one_sentence(capsys).startswith("chat: there is nobody called `ghost`; there are guard, ")
    assert main(["check"]) == 2
    found = "schedule: there is no spot `moon` on the map `town`; there are fountain, harbour, "
    assert found in capsys.readouterr().out


@pytest.mark.parametrize("damaged", [False, True])
def test_without_its_vocabulary_no_command_starts(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], damaged: bool
) -> None:
    for file in (copy / "assets" / "tokenizer").iterdir():
        file.write_bytes(b"nonsense") if damaged else file.unlink()
    path = script(tmp_path, "  - leave\n")
    saves = ["--saves", str(tmp_path / "saves")]
    for command in (["chat", "guard"], ["check"], ["script", str(path)], ["play", *saves]):
        assert main(command) == 2, command
        assert "get it again from the game's repository" in one_sentence(capsys)


def test_a_chat_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "What is the bell for?")
    out = tmp_path / "t.jsonl"
    assert main(["chat", "guard", "--transcript", str(out), "--prompts", "--timings"]) == 0
    written = rows(out)
    assert {row["script"] for row in written} == {"chat"}
    events = [row["event"] for row in written]
    assert [event for event in events if event.startswith("talk_")] == ["talk_opened", "talk_closed"]
    assert events.count("speech") == events.count("timing") == 2
    prompt = next(row for row in written if row["event"] == "prompt")
    assert prompt["messages"][0]["role"] == "system"


def test_a_chat_goes_on_with_whom_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = ["--saves", str(tmp_path / "saves")]
    monkeypatch.setattr("builtins.input", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
    assert main(["chat", "guard", *saves]) == 130
    says(monkeypatch, "What do you sell?")
    out = tmp_path / "t.jsonl"
    assert main(["chat", "merchant", *saves, "--transcript", str(out)]) == 0
    events = [(row["event"], row["npc"]) for row in rows(out) if row["event"].startswith("talk_")]
    assert events == [("talk_closed", "guard"), ("talk_opened", "merchant"), ("talk_closed", "merchant")]


def test_each_turn_is_timed() -> None:
    now = iter([0.0, 10.0, 10.2, 10.5, 11.0, 12.0])
    transcript = Transcript("trial", clock=lambda: next(now))
    transcript.asked()
    words = [Speech("guard", text, 1, text == "Well.", "understudy") for text in ("All is ", "Well.")]
    transcript.take(0, [Thinking("guard"), *words, Done("guard", "understudy")])
    assert transcript.rows[-1] == {
        "script": "trial", "step": 0, "event": "timing", "npc": "guard", "first_word": 0.5, "whole": 2.0,
    }  # fmt: skip


def test_timings_are_only_in_a_transcript_that_wants_them(tmp_path: Path) -> None:
    path = script(tmp_path, "  - walk_to: guard\n  - talk: guard\n  - say: What is the bell for?\n  - leave\n")
    out = tmp_path / "t.jsonl"
    assert main(["script", str(path), "--transcript", str(out), "--timings"]) == 0
    timings = [row for row in rows(out) if row["event"] == "timing"]
    assert len(timings) == 2
    assert all(0 <= row["first_word"] <= row["whole"] for row in timings)
    assert main(["script", str(path), "--transcript", str(out)]) == 0
    assert "timing" not in {row["event"] for row in rows(out)}


def test_a_base_url_means_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    path = script(tmp_path, "  - walk_to: guard\n  - talk: guard\n")
    with OpenAiServer() as server:
        options = ["--base-url", server.base_url, "--model", "test-model"]
        assert main(["script", str(path), *options]) == 0
        asked = len(server.bodies())
        assert asked
        says(monkeypatch)
        assert main(["chat", "guard", *options]) == 0
        assert len(server.bodies()) > asked


def test_a_named_voice_goes_before_a_base_url(tmp_path: Path) -> None:
    arguments = argparse.Namespace(voice="understudy", base_url="http://127.0.0.1:9/v1", model=None, record=None)
    assert chosen_voice(arguments, tmp_path).name == "understudy"
