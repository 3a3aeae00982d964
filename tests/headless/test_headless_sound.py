"""The check names music and ambience that there is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.headless.check_sound import unheard
from game.world import read_atlas

ROOT = Path(__file__).resolve().parents[2]


def test_music_and_ambience_without_a_file_are_named() -> None:
    atlas = read_atlas(ROOT / "assets" / "maps")
    assert list(unheard(ROOT, atlas, [])) == []
    wrong = replace(atlas.maps["study"], night_music="polka", ambience={"thunder": 0.5})
    problems = list(unheard(ROOT, replace(atlas, maps={"study": wrong}), []))
    assert [(problem.file, problem.field) for problem in problems] == [
        ("assets/maps/study.tmx", "night_music"),
        ("assets/maps/study.tmx", "ambience"),
    ]
    assert "there is no music `polka`; there are cave, duel" in problems[0].message


def test_a_game_without_sounds_is_silent_and_right(tmp_path: Path) -> None:
    assert list(unheard(tmp_path, read_atlas(ROOT / "assets" / "maps"), [])) == []
