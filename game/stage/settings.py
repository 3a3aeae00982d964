"""What the player may set about the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SPEEDS: Mapping[str, float] = {"slow": 20.0, "normal": 40.0, "fast": 80.0, "instant": 0.0}
"""Letters a second by the names that a player knows."""
TextSize = Literal["small", "normal", "large", "largest"]
TEXT_SIZES: Mapping[TextSize, float] = {"small": 0.85, "normal": 1.0, "large": 1.2, "largest": 1.45}
"""What every text but titles is enlarged by."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`letters_a_second` is the speed of typing, 0 shows everything at once; `directions` shows beside a name what the
    character does while it speaks; `auto_forward` turns pages when there was time to read them; `reading_font` sets
    texts in Lexend."""

    letters_a_second: float = 40.0
    directions: bool = False
    assets: Path = ASSETS
    auto_forward: bool = False
    text_size: TextSize = "normal"
    reading_font: bool = False
