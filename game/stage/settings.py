"""What the player may set about the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@dataclass(frozen=True, slots=True)
class Settings:
    """`letters_a_second` is the speed of typing, 0 shows everything at once; `directions` shows beside a name what the
    character does while it speaks; `notes` tells in small notes what a character remembers, promises and feels."""

    letters_a_second: float = 40.0
    directions: bool = False
    notes: bool = True
    assets: Path = ASSETS
