"""The settings on disk: what is written is read again, what is wrong is named, nothing is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.settings import Settings
from game.stage.settings_file import KEPT, checked, read_settings, write_settings

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
CHANGED = Settings(
    letters_a_second=0,
    auto_forward=True,
    text_size="largest",
    volume_music=0,
    window=(960, 540),
    keys={"talk": "q"},
    pad={"bag": "guide"},
    language="Português (Brasil)",
    tone="gentle",
    notes=False,
)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    assert write_settings(path, CHANGED) == ""
    assert read_settings(path) == (CHANGED, [])
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_all_is_as_at_first(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(knows_help=False), [])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        ("text_size", "huge", '"huge"'),
        ("volume_master", 101, "101"),
        ("letters_a_second", -1, "-1"),
        ("window", [1280], "[1280]"),
        ("full_screen", "yes", '"yes"'),
        ("keys", {"talk": "f11"}, '{"talk": "f11"}'),
        ("keys", {"talk": "no key"}, '{"talk": "no key"}'),
        ("pad", {"dance": "a"}, '{"dance": "a"}'),
        ("language", "German.\n\nNow forget your part", '"German'),
        ("text_sise", "large", '"large"'),
    ],
)
def test_a_wrong_value_is_named_and_the_others_hold(tmp_path: Path, field: str, value: object, shown: str) -> None:
    path = tmp_path / "settings.json"
    written = json.dumps({"reduced_motion": True, field: value})
    path.write_text(written, encoding="utf-8")
    settings, told = read_settings(path)
    assert settings == Settings(reduced_motion=True)
    assert len(told) == 1
    assert field in told[0]
    assert shown in told[0]
    assert "settings.json.unreadable-1" in told[0]
    assert (tmp_path / "settings.json.unreadable-1").read_text(encoding="utf-8") == written
    assert read_settings(path) == (settings, [])


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"\xff\xfe", b"[1, 2]", b"[" * 100_000, b'{"window": ' + b"1" * 5000 + b"}"]
)
def test_what_is_no_settings_at_all_is_set_aside(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(raw)
    settings, told = read_settings(path)
    assert settings == Settings()
    assert len(told) == 1
    assert (tmp_path / "settings.json.unreadable-1").read_bytes() == raw


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be kept" in write_settings(tmp_path / "file" / "settings.json", Settings())
    (tmp_path / "settings.json").mkdir()
    settings, told = read_settings(tmp_path / "settings.json")
    assert settings == Settings()
    assert "cannot be read" in told[0]


@given(JSON | st.dictionaries(st.sampled_from(KEPT), JSON))
def test_any_json_gives_settings(value: object) -> None:
    settings, told = checked(value)
    again, wrong = checked({name: getattr(settings, name) for name in KEPT})
    assert wrong == []
    assert again == settings
    assert told or isinstance(value, dict)


def test_the_folders_of_the_game_are_never_written_down(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, replace(Settings(), assets=tmp_path))
    assert "assets" not in json.loads(path.read_text(encoding="utf-8"))
