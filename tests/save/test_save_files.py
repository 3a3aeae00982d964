"""Writing beside and renaming, and setting aside."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from save.conftest import Game

from game.save.files import keep_aside, set_aside, write_beside


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.json"
    write_beside(path, "one\r\n")
    write_beside(path, "zwölf\n")
    assert path.read_bytes() == "zwölf\n".encode()
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("durable", [False, True])
def test_only_what_must_last_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, durable: bool) -> None:
    waits: list[int] = []
    monkeypatch.setattr(os, "fsync", waits.append)
    write_beside(tmp_path / "file.json", "one", durable)
    assert ((tmp_path / "file.json").read_text(encoding="utf-8"), len(waits)) == ("one", int(durable))


def test_a_slot_lasts_and_the_journal_costs_no_waiting(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[int] = []
    monkeypatch.setattr(os, "fsync", waits.append)
    game.play("More.")
    assert not waits
    game.store.save("one", "One", 0)
    assert len(waits) >= 4  # log, state, a memory, label


def test_what_a_killed_write_left_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.with_name("file.json.new").write_bytes(b"hal")
    write_beside(path, b"whole")
    assert path.read_bytes() == b"whole"


def test_half_of_a_surrogate_pair_survives_as_json(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_beside(path, json.dumps({"draft": "a \ud83d b"}, ensure_ascii=False))
    assert json.loads(path.read_text(encoding="utf-8")) == {"draft": "a \ud83d b"}


def test_setting_aside_never_takes_a_name_that_is_taken(tmp_path: Path) -> None:
    for number in range(1, 4):
        path = tmp_path / "save.json"
        path.write_text(str(number), encoding="utf-8")
        assert set_aside(path).name == f"save.json.unreadable-{number}"
        assert keep_aside(path, f"torn {number}\udcff").name == f"save.json.torn-{number}"
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {
        **{f"save.json.unreadable-{n}": str(n).encode() for n in (1, 2, 3)},
        **{f"save.json.torn-{n}": f"torn {n}".encode() + b"\xff" for n in (1, 2, 3)},
    }
