"""What the player may set about the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud everything is, from 0 to 1; `voice` are the letters of what is said. While the window has not the
    keyboard, all is softer, or silent if `muted_unfocused`."""

    master: float = 0.8
    music: float = 0.7
    effects: float = 0.9
    voice: float = 0.7
    muted_unfocused: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """`letters_a_second` is the speed of typing, 0 shows everything at once; `directions` shows beside a name what the
    character does while it speaks; `notes` tells in small notes what a character remembers, promises and feels; without
    `volumes` nothing is heard, and no device is opened."""

    letters_a_second: float = 40.0
    directions: bool = False
    notes: bool = True
    assets: Path = ASSETS
    volumes: Volumes | None = None
