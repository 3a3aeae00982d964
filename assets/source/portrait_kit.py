"""What all portraits share: 64x64 canvas, key light from the top left, five moods, a blink.

A portrait is a stack of layers, each shaded, then outlined, then laid on the ones before. Moods exchange brows, eyes
and mouth, always all three: one alone is not read at this size.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from canvas import Canvas, layer
from grids import load
from masks import BAYER, Mask, Point, coordinates, crescent, shift
from palette import STEP_DOWN

SIZE = 64
MOODS = ("calm", "pleased", "wary", "angry", "sad")
SHOULDERS = 50
"""The row above which a head leans."""
COLUMN, ROW = coordinates(SIZE, SIZE)

FACE_SHADE = {"u": "q", "q": "p", "p": "b", "w": "z"}

BROW_HEIGHTS: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]] = {
    "calm": ((1, 0, 0), (0, 0, 1)),
    "soft": ((0, -1, 0), (0, -1, 0)),
    "raised": ((-1, -3, -2), (-2, -3, -1)),
    "wary": ((1, 1, 1), (-2, -3, -1)),
    "askance": ((3, 2, 3), (-3, -5, -3)),
    "angry": ((-1, 0, 2), (2, 0, -1)),
    "sad": ((2, 0, -2), (-2, 0, 2)),
}
"""Heights of the outer, middle and inner point of the near brow, and of the inner, middle and outer of the far one."""


@dataclass(frozen=True, slots=True)
class Look:
    """The three parts that make a mood, by name."""

    brows: str
    eyes: str
    mouth: str


@dataclass(frozen=True, slots=True)
class Skin:
    """Four tones from light to deep."""

    light: str
    middle: str
    dark: str
    deep: str


FAIR = Skin("u", "q", "p", "b")
TAN = Skin("q", "p", "b", "a")


def look(looks: Mapping[str, Look], mood: str, shut: bool) -> Look:
    """Return the parts of a mood; in a blink all eyes are shut that are not shut by laughing."""
    parts = looks[mood]
    return replace(parts, eyes="shut") if shut and parts.eyes != "happy" else parts


def part(name: str) -> tuple[str, ...]:
    """Return one hand-drawn part of a face."""
    return load("portraits")[name]


def backdrop(dark: str, middle: str, light: str) -> Canvas:
    """Return a dithered glow that comes from the top left."""
    canvas = Canvas(SIZE, SIZE, dark)
    distance = np.sqrt((COLUMN - 22) ** 2 + ((ROW - 20) * 1.05) ** 2) / 46
    distance += (np.tile(BAYER, (SIZE // 4, SIZE // 4)) - 0.5) * 0.22
    canvas.fill(distance < 0.95, middle)
    canvas.fill(distance < 0.42, light)
    return canvas


def shape(points: Sequence[Point], letter: str, smooth: bool = True) -> Canvas:
    """Return a layer that holds one shape."""
    return layer(SIZE, points, letter, smooth)


def glow(cx: float, cy: float, rx: float, ry: float) -> Mask:
    """Return the inside of an ellipse, for highlights."""
    inside: Mask = ((COLUMN - cx) / rx) ** 2 + ((ROW - cy) / ry) ** 2 < 1
    return inside


def lay(
    portrait: Canvas, piece: Canvas, shaded: dict[str, str] | None = None, lit: dict[str, str] | None = None
) -> None:
    """Outline a layer and put it on the portrait."""
    portrait.paste(piece.outline(shaded, lit), 0, 0)


def rims(piece: Canvas, *tones: tuple[int, int, str], within: Mask | None = None) -> Mask:
    """Paint crescents (dx, dy, letter) on a layer, one after the other, and return the mask of its shape."""
    mask = piece.painted
    for dx, dy, letter in tones:
        rim = crescent(mask, dx, dy)
        piece.fill(rim if within is None else rim & within, letter)
    return mask


def strokes(piece: Canvas, letter: str, clip: Mask | None, *curves: Sequence[Point]) -> None:
    """Draw several thin curves of one colour."""
    for curve in curves:
        piece.stroke(curve, letter, clip)


def posed(figure: Canvas, behind: Canvas, lean: int, lower: int) -> Canvas:
    """Put a figure before its backdrop, `lower` pixels down and its crown `lean` pixels to the right."""
    leant = Canvas(SIZE, SIZE)
    for y in range(SIZE):
        by = round(lean * max(0, SHOULDERS - y) / SHOULDERS)
        leant.paste(figure.cropped(0, y, SIZE, 1), by, y)
    behind.paste(leant, 0, lower)
    return behind


def face(points: Sequence[Point], skin: Skin) -> tuple[Canvas, Mask]:
    """Return a face with its planes: light, a middle crescent to the right, a dark rim."""
    canvas = shape(points, skin.light)
    return canvas, rims(canvas, (-5, -3, skin.middle), (-2, -2, skin.dark))


def ear(canvas: Canvas, x: int, y: int, skin: Skin) -> None:
    """Draw the near ear."""
    canvas.grid(x, y, part("ear"), {"l": skin.light, "m": skin.middle, "d": skin.dark})


def nose(canvas: Canvas, x: int, y: int, skin: Skin, large: bool = False) -> None:
    """Draw the shaded bridge, the lit tip and the nostril."""
    bridge = 7 if large else 5
    for down in range(bridge):
        canvas.dot(x + 2 + (down > 2), y + down, skin.middle)
    tones = {"L": "w" if skin.light == "u" else skin.light, "m": skin.middle, "d": skin.dark, "e": skin.deep}
    canvas.grid(x, y + bridge, part("nose large" if large else "nose"), tones)


def eyes(canvas: Canvas, kind: str, x: int, y: int, iris: str, lash: str = "k") -> None:
    """Draw both eyes; `iris` holds three letters from dark to light."""
    letters = dict(zip("OIJ", iris, strict=True)) | {"k": lash}
    canvas.grid(x, y, part(f"near {kind}"), letters)
    canvas.grid(x + 14, y, part(f"far {kind}"), letters)


def brows(
    canvas: Canvas, kind: str, near: tuple[int, int, int], far: tuple[int, int, int], letter: str, thick: int
) -> None:
    """Draw both brows; `near` and `far` give x, y and width."""
    for (x, y, width), heights in zip((near, far), BROW_HEIGHTS[kind], strict=True):
        for down in range(thick):
            points = [(x + width * k / 2, y + height + down) for k, height in enumerate(heights)]
            canvas.stroke(points, letter)


def hair_shadow(canvas: Canvas, skin_mask: Mask, hair: Mask, dx: int, dy: int) -> None:
    """Let the hair cast its own outline on the face."""
    canvas.darken(skin_mask & shift(hair, dx, dy) & ~hair, FACE_SHADE)


def darker(letter: str) -> str:
    """Return the letter one step down its ramp."""
    return STEP_DOWN[letter]
