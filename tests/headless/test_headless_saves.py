"""The command `saves`: slots listed, memories shown and changed, the running game untouched."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import main
from game.log import Log
from game.save import Store
from game.save.store import JOURNAL

STEPS = """name: trial
steps:
  - walk_to: guard
  - talk: guard
  - say: My name is Teodora.
  - say: I lost my compass near the mill.
  - leave
  - save: first
"""


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A folder of saves with one slot and a running game."""
    folder = tmp_path / "saves"
    script = tmp_path / "trial.yaml"
    script.write_text(STEPS, encoding="utf-8")
    assert main(["script", str(script), "--saves", str(folder)]) == 0
    (folder / "_script").rename(folder / JOURNAL)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def saves_command(folder: Path, *words: str) -> int:
    return main(["saves", *words, "--saves", str(folder)])


def test_a_memory_is_shown_with_its_lines(saves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = files(saves / "first")
    assert saves_command(saves, "list") == 0
    assert "first" in capsys.readouterr().out
    assert saves_command(saves, "memory", "first", "guard") == 0
    shown = capsys.readouterr().out
    assert "  1  You are called Teodora.  [name]" in shown
    assert "you said: “I lost my compass near the mill.”" in shown
    assert files(saves / "first") == before


def test_a_change_is_saved_and_can_be_taken_back(saves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = files(saves / JOURNAL)
    log = (saves / "first" / "lines.jsonl").read_bytes()
    assert saves_command(saves, "correct", "first", "guard", "name", "My name is Thea") == 0
    assert saves_command(saves, "forget", "first", "guard", "2") == 0
    capsys.readouterr()
    assert saves_command(saves, "memory", "first", "guard") == 0
    shown = capsys.readouterr().out
    assert "You are called Thea." in shown
    assert "You lost" not in shown
    assert (saves / "first" / "lines.jsonl").read_bytes().startswith(log)
    assert saves_command(saves, "undo", "first", "guard") == 0
    assert "You lost your compass" in capsys.readouterr().out
    assert files(saves / JOURNAL) == running
    assert not [path for path in saves.iterdir() if path.name.startswith("_saves")]


def test_a_changed_slot_can_be_loaded(saves: Path) -> None:
    assert saves_command(saves, "forget", "first", "guard", "lost") == 0
    store = Store(saves)
    opened = store.load("first")
    store.close()
    assert not opened.notices
    assert opened.snapshot is not None
    assert opened.snapshot.head == len(opened.log)
    torn = Log.read((saves / "first" / "lines.jsonl").read_text(encoding="utf-8"))[1]
    assert torn is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("memory", "nowhere", "guard"), "There is no saved game"),
        (("memory", "first", "nobody"), "there is nobody called"),
        (("forget", "first", "guard", "hat"), "remembers no `hat`"),
        (("undo", "first", "guard"), "nothing to take back"),
    ],
)
def test_what_is_not_there_is_bad_input(
    saves: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    before = files(saves / "first")
    capsys.readouterr()
    assert saves_command(saves, *words) == 2
    assert said in capsys.readouterr().err
    assert files(saves / "first") == before


def test_a_damaged_slot_stays_as_it_is(saves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = saves / "first" / "lines.jsonl"
    log.write_bytes(log.read_bytes()[:-20])
    before = files(saves / "first")
    assert saves_command(saves, "forget", "first", "guard", "lost") == 2
    assert "Nothing was changed" in capsys.readouterr().err
    assert files(saves / "first") == before


def test_no_folder_is_made(tmp_path: Path) -> None:
    assert saves_command(tmp_path / "none", "list") == 2
    assert not (tmp_path / "none").exists()
