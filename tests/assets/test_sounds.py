"""The sounds as files: nothing clips, loops have no seam, music is equally loud; and the sources that made them."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path

import pytest

os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

ASSETS = Path(__file__).parents[2] / "assets"
SOUNDS = ASSETS / "sounds"
RATE, FULL = 32_000, 32_767
LOOPS = sorted([*(SOUNDS / "music").glob("*.ogg"), *(SOUNDS / "ambience").glob("*.ogg")])
MUSIC = {"harbour_day", "town_night", "tavern", "study", "cave", "duel", "hill_road", "lighthouse", "ending", "title"}
LARGEST = 6_000_000


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(path: Path) -> array[int]:
    """Left and right in turn."""
    return array("h", pygame.mixer.Sound(path).get_raw())


def test_the_music_of_the_game_is_there_and_all_is_small() -> None:
    assert {path.stem for path in (SOUNDS / "music").glob("*.ogg")} == MUSIC
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) < LARGEST


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_loop_has_no_seam_and_does_not_clip(path: Path) -> None:
    heard = samples(path)
    assert max(max(heard), -min(heard)) < 0.9 * FULL
    for side in (heard[0::2], heard[1::2]):
        jumps = sorted(abs(after - before) for before, after in zip(side[0:-1:53], side[1::53], strict=False))
        assert abs(side[0] - side[-1]) <= jumps[len(jumps) * 99 // 100]


def test_effects_end_softly_and_do_not_clip() -> None:
    for path in (SOUNDS / "effects").glob("*.ogg"):
        heard = samples(path)
        assert max(max(heard), -min(heard)) < 0.95 * FULL, path.stem
        assert max(abs(one) for one in heard[-20:]) < 0.02 * FULL, path.stem


def test_the_music_is_equally_loud_and_lasts_half_a_minute_or_more() -> None:
    levels = []
    for path in (SOUNDS / "music").glob("*.ogg"):
        heard = samples(path)
        assert 30 <= len(heard) / 2 / RATE <= 60, path.stem
        part = heard[::101]
        levels.append(20 * log10(sqrt(sum(one * one for one in part) / len(part)) / FULL))
    assert max(levels) - min(levels) < 1.5


# The sources, for those who have what they need.


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("numpy", "soundfile"):
        pytest.importorskip(module)
    monkeypatch.syspath_prepend(str(ASSETS / "source"))


@pytest.mark.usefixtures("sources")
def test_the_sources_give_the_same_samples_again() -> None:
    import numpy as np
    import sound_effects
    from sound_file import encoded

    made = dict(sound_effects.effects())
    for name in ("door", "bell", "chime", "step_wood_1", "letter_2"):
        assert encoded(made[name], 0.6) == encoded(made[name], 0.6)
        there = np.array(samples(SOUNDS / "effects" / f"{name}.ogg")[0::2], dtype=float) / FULL
        assert len(there) == len(made[name])
        assert np.corrcoef(there, made[name])[0, 1] > 0.97, f"{name}: run assets/source/build.py"


@pytest.mark.usefixtures("sources")
def test_what_is_sung_on_the_first_beat_fits_the_chord() -> None:
    from sound_score import names, read_score

    for name in names():
        score = read_score(name)
        for part, line in score.parts.items():
            for note, after in zip(line.notes, [*line.notes[1:], line.notes[0]], strict=True):
                if note.start % score.beats:
                    continue
                chord = next(one for one in score.chords if one.start <= note.start < one.start + one.beats)
                tones = {(chord.root + tone) % 12 for tone in chord.tones}
                resolves = abs(after.pitches[0] - note.pitches[0]) in (1, 2)
                where = f"{name}, {part}, bar {int(note.start // score.beats) + 1}"
                assert resolves or {pitch % 12 for pitch in note.pitches} <= tones, where


@pytest.mark.usefixtures("sources")
def test_chords_follow_each_other_by_small_steps() -> None:
    from sound_score import names, read_score, voicings

    for name in names():
        settings = voicings(read_score(name).chords)
        for before, after in pairwise(settings):
            assert max(abs(one - other) for one, other in zip(before, after, strict=True)) <= 5, name


@pytest.mark.usefixtures("sources")
def test_a_bar_that_is_too_long_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sound_score

    text = (
        "[piece]\ntempo=60 beats=4 echo=0\n\n[chords]\nC | G\n\n[part flute]\ninstrument=flute volume=1\nc5:4 | d5:5\n"
    )
    (tmp_path / "odd.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sound_score, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"odd, part flute: bar 2"):
        sound_score.read_score("odd")
