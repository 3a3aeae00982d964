"""The command `bench`: the table, the JSON list, the exit code, and that every bench can be found."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from game.cli import main
from game.lab import bench, bench_voice
from game.lab.bench import BENCHES, Entry, Figure, available, run_bench, table
from game.lab.stream_server import serving
from game.voice import Message, Request

GOOD = Figure("speed", 2.0, "ms", "≤ 30", True, 1.0)
MISSED = Figure("size", 120.0, "MB", "≤ 100", False)


def run(root: Path, figures: list[Figure], json_file: Path | None, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(bench, "BENCHES", {"voice": Entry("game.lab.bench_voice:found", "one")})
    monkeypatch.setattr(bench_voice, "found", lambda *_: figures, raising=False)
    return run_bench(root, argparse.Namespace(name=None, path=None, json=json_file))


def test_the_table_shows_value_and_peer_side_by_side() -> None:
    rows = table([GOOD, MISSED]).splitlines()
    assert rows[1].split() == ["speed", "2", "1", "2.00", "ms", "≤", "30", "holds"]
    assert rows[2].split() == ["size", "120", "MB", "≤", "100", "MISSED"]


def test_a_missed_target_is_exit_code_1(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "deep" / "figures.json"
    assert run(root, [GOOD], out, monkeypatch) == 0
    assert json.loads(out.read_text("utf-8")) == [
        {"figure": "speed", "value": 2.0, "unit": "ms", "target": "≤ 30", "holds": True, "peer": 1.0}
    ]
    assert run(root, [GOOD, MISSED], None, monkeypatch) == 1


def test_every_bench_that_is_there_can_be_loaded() -> None:
    assert "voice" in available()
    for name in available():
        assert callable(BENCHES[name].load())


def test_another_voice_than_a_server_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "voice", "--voice", "understudy"]) == 2
    assert "compares servers" in capsys.readouterr().err


def test_the_local_server_streams_to_the_bare_client() -> None:
    from game.lab.bare import bare_client

    with serving([["Halt, ", "lad."]], first=0.0, pace=0.0) as url, bare_client(url, "", "") as bare:
        assert bare.model == "canned"
        assert bare.first_token(Request("guard", "speech", (Message("user", "Hm?"),))) > 0


def test_bench_voice_gives_its_figures(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_voice, "LINES", bench_voice.LINES[:2])
    monkeypatch.setattr(bench_voice, "PAIRS", 2)
    monkeypatch.setattr(bench_voice, "_frame_figures", lambda *_: [])
    found = bench_voice.bench_voice(root, argparse.Namespace(voice=None, base_url=None, model=None))
    by_name = {figure.figure: figure for figure in found}
    assert by_name["pipeline overhead to the first shown letter, median"].target == "≤ 30"
    assert by_name["first token after the player's line, median"].peer
    assert by_name["clean and guard, processor time for 1,000 letters"].value
    assert by_name["hold-back from first token to first shown letter, median"].value is not None
