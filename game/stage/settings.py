"""What the player may set: one typed value, the same in every run until it is changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.stage.bindings import BUTTONS, KEY_CODES, RESERVED, Action

ASSETS = Path(__file__).resolve().parents[2] / "assets"
Volume = Annotated[int, Field(ge=0, le=100)]
TextSize = Literal["small", "normal", "large", "largest"]
Tone = Literal["as written", "gentle"]
TEXT_SIZES: Mapping[TextSize, float] = {"small": 0.85, "normal": 1.0, "large": 1.2, "largest": 1.45}
"""What every text but titles is enlarged by."""
Side = Annotated[int, Field(ge=64, le=16384)]


def _key(name: str) -> str:
    if name not in KEY_CODES or name in RESERVED:
        raise ValueError("is no key that can be given an action")
    return name


def _button(name: str) -> str:
    if name not in BUTTONS:
        raise ValueError(f"is no button of a pad: write one of {', '.join(BUTTONS)}")
    return name


KeyName = Annotated[str, AfterValidator(_key)]
ButtonName = Annotated[str, AfterValidator(_button)]
Language = Annotated[str, Field(max_length=40, pattern=r"^[\p{L}\p{M} ()-]*$")]


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
    """`letters_a_second` is the speed of typing, 0 shows everything at once; `auto_forward` turns pages when there was
    time to read them; `reading_font` sets texts in Lexend; `directions` shows beside a name what the
    character does while it speaks; `notes` tells in small notes what a character remembers, promises and feels; `marks`
    shows by signs what is otherwise shown by colour alone. Volumes are percentages. `language` is what characters
    answer in, "" the one that they are spoken to in. `keys` and `pad` hold only what the player has changed. `assets`
    is no setting of the player and never written down."""

    letters_a_second: Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)] = 40.0
    auto_forward: bool = False
    text_size: TextSize = "normal"
    reading_font: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    marks: bool = False

    volume_master: Volume = 80
    volume_music: Volume = 70
    volume_effects: Volume = 90
    volume_voice: Volume = 70
    mute_unfocused: bool = False

    full_screen: bool = False
    window: tuple[Side, Side] = (1280, 720)
    vsync: bool = True

    keys: Mapping[Action, KeyName] = field(default_factory=dict)
    pad: Mapping[Action, ButtonName] = field(default_factory=dict)

    language: Language = ""
    directions: bool = False
    notes: bool = True
    tone: Tone = "as written"

    knows_help: bool = True
    """False until the help card was shown once."""

    assets: Path = ASSETS

    @property
    def volumes(self) -> Volumes:
        """How loud everything is by these settings."""
        return Volumes(
            self.volume_master / 100,
            self.volume_music / 100,
            self.volume_effects / 100,
            self.volume_voice / 100,
            self.mute_unfocused,
        )
