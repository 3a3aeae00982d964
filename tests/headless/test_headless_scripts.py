"""Every script passes, twice with the same bytes; what a script gets wrong is said with file, line and field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.server import OpenAiServer

from game.cli import main
from game.content import ContentError, compares
from game.headless.check import check
from game.headless.script import read_script

SCRIPTS = Path(__file__).resolve().parents[1] / "scripts"


def run(files: list[Path], transcript: Path, *options: str) -> int:
    return main(["script", *map(str, files), "--transcript", str(transcript), *options])


def test_all_scripts_pass_and_two_runs_give_the_same_bytes(tmp_path: Path) -> None:
    files = sorted([*SCRIPTS.glob("*.yaml"), *(SCRIPTS / "story").glob("*.yaml")])
    assert len(files) >= 10
    assert run(files, tmp_path / "one.jsonl", "--screenshots", str(tmp_path)) == 0
    assert run(files, tmp_path / "two.jsonl", "--screenshots", str(tmp_path)) == 0
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    rows = [json.loads(row) for row in (tmp_path / "one.jsonl").read_text(encoding="utf-8").splitlines()]
    assert all(row["tokens"] <= 1500 for row in rows if row["event"] == "prompt")
    assert all(list(row) == sorted(row) for row in rows)
    assert (tmp_path / "talk.png").stat().st_size > 10_000


def script(tmp_path: Path, steps: str) -> Path:
    path = tmp_path / "trial.yaml"
    path.write_text(f"name: trial\nsteps:\n{steps}", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ("  - fly: guard\n", "trial.yaml:3: step 1: there is no step `fly`"),
        ("  - leave\n  - say: no\n", "trial.yaml:4: step 2 (say.text)"),
        ("  - say: 12:30\n", "step 1 (say): `12:30` is read by YAML as the number 750: put it in quotes"),
        ("  - walk: sideways 3\n", 'write a direction and a number of tiles: "up 3"'),
        ("  - expect: {flags: {gate_open: true}}\n", "is not known here: check the spelling"),
        ("  - talk\n", "the step `talk` needs a value"),
        ("  - [say, hello]\n", "a step is one word with what it needs"),
        ("  - press: jump\n", "step 1 (press)"),
        ("  - screenshot: ../x.png\n", "write a file name that ends in .png"),
        ("  - set: {standing: {guard: 101}}\n", "step 1 (set.standing.guard)"),
    ],
)
def test_a_bad_script_is_refused_with_its_line(tmp_path: Path, steps: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_script(script(tmp_path, steps))
    assert says in str(caught.value)


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = script(tmp_path, "  - walk: up 2\n  - expect: {map: town}\n")
    assert main(["script", str(good)]) == 0
    failing = script(tmp_path, "  - expect: {map: study, money: 3}\n")
    assert main(["script", str(failing)]) == 1
    assert "step 1: the player is not on study but on town" in capsys.readouterr().out
    impossible = script(tmp_path, "  - walk_to: nowhere\n")
    assert main(["script", str(impossible)]) == 2
    assert "there is nobody and nothing called `nowhere`" in capsys.readouterr().err
    assert main(["script", str(tmp_path / "missing.yaml")]) == 2
    good = script(tmp_path, "  - walk: up 2\n")
    assert main(["script", str(good), "--voice", "nightingale"]) == 2
    assert "choose understudy, openai or replay:FILE" in capsys.readouterr().err


def test_a_script_never_asks_a_server_by_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-never")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    path = script(tmp_path, "  - walk_to: guard\n  - talk: guard\n  - expect: {not_event: fault}\n")
    assert run([path], tmp_path / "t.jsonl") == 0
    text = (tmp_path / "t.jsonl").read_text(encoding="utf-8")
    assert "sk-never" not in text
    assert '"voice": "understudy"' in text


def test_a_recording_is_replayed(tmp_path: Path) -> None:
    path = script(tmp_path, "  - walk_to: guard\n  - talk: guard\n  - say: What is the bell for?\n  - leave\n")
    assert run([path], tmp_path / "one.jsonl", "--record", str(tmp_path / "voice.jsonl")) == 0
    assert run([path], tmp_path / "two.jsonl", "--voice", f"replay:{tmp_path / 'voice.jsonl'}") == 0
    one, two = (
        [json.loads(row) for row in (tmp_path / name).read_text(encoding="utf-8").splitlines()]
        for name in ("one.jsonl", "two.jsonl")
    )
    assert [row["text"] for row in one if row["event"] == "speech"] == [
        row["text"] for row in two if row["event"] == "speech"
    ]


def test_prompts_are_in_the_transcript_when_asked_for(tmp_path: Path) -> None:
    path = script(tmp_path, "  - walk_to: guard\n  - talk: guard\n")
    run([path], tmp_path / "t.jsonl", "--prompts")
    rows = [json.loads(row) for row in (tmp_path / "t.jsonl").read_text(encoding="utf-8").splitlines()]
    prompt = next(row for row in rows if row["event"] == "prompt")
    assert prompt["messages"][0]["role"] == "system"


@pytest.mark.parametrize(
    ("wanted", "holds"), [(50, True), (">= 50", True), ("< 50", False), ("== 50", True), ("51", False)]
)
def test_standing_is_compared(wanted: int | str, holds: bool) -> None:
    assert compares(50, wanted) is holds


def test_the_games_own_files_are_in_order(root: Path) -> None:
    assert check(root, []) == []


def test_check_says_what_is_wrong_with_a_character(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (root / "npcs" / "guard.yaml").read_text(encoding="utf-8")
    broken = tmp_path / "guard.yaml"
    broken.write_text(text.replace("name: Bram\n", "name: no\n", 1), encoding="utf-8")
    assert main(["check", str(broken)]) == 2
    out = capsys.readouterr().out
    assert "name: `no` is read by YAML as a yes/no value: put it in quotes" in out
    assert main(["check", str(root / "npcs" / "guard.yaml")]) == 0


def test_the_game_starts_without_a_broken_character(root: Path, tmp_path: Path) -> None:
    import shutil

    from game.session.resources import load_resources
    from game.session.session import Session
    from game.voice import UnderstudyVoice

    for name in ("npcs", "assets"):
        shutil.copytree(root / name, tmp_path / name, ignore=shutil.ignore_patterns("source"))
    (tmp_path / "npcs" / "rival.yaml").write_text("id: rival\nname: [", encoding="utf-8")
    session = Session(load_resources(tmp_path), UnderstudyVoice())
    assert "rival" not in session.world.people
    assert "guard" in session.world.people
    assert any("npcs/rival.yaml:" in notice.replace("\\", "/") for notice in session.notices)


def test_chat_is_a_talk_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["My name is Teodora.", "What is my name?", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert main(["chat", "guard"]) == 0
    out = capsys.readouterr().out
    assert "Bram: " in out
    assert "remembers name: Teodora" in out
    assert main(["chat", "nobody"]) == 2


@pytest.mark.parametrize("path", sorted((SCRIPTS / "server").glob("*.yaml")), ids=lambda path: path.stem)
def test_scripts_against_a_real_server(path: Path, tmp_path: Path) -> None:
    with OpenAiServer(**json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))) as server:
        options = ("--voice", "openai", "--base-url", server.base_url, "--model", "test-model")
        assert run([path], tmp_path / "t.jsonl", *options) == 0
        assert server.bodies()
