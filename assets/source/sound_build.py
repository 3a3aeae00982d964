"""Makes every sound of the game: effects, ambience, music. Needs numpy and soundfile; about a minute."""

from __future__ import annotations

from pathlib import Path

from sound_ambience import LOOPS, ambience
from sound_effects import effects
from sound_file import write
from sound_music import music
from sound_score import names

COARSE_MUSIC, COARSE_AMBIENCE, COARSE_EFFECTS = 0.7, 0.75, 0.6
"""How much the encoder may leave out."""


def build(folder: Path) -> None:
    """Write `effects`, `ambience` and `music` below a folder."""
    for name, sound in effects():
        write(folder / "effects" / f"{name}.ogg", sound, COARSE_EFFECTS)
    for name in LOOPS:
        write(folder / "ambience" / f"{name}.ogg", ambience(name), COARSE_AMBIENCE)
    for name in names():
        write(folder / "music" / f"{name}.ogg", music(name), COARSE_MUSIC)
