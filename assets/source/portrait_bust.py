"""Portraits kept as data: a head seen from the left, the right or the front, and the pieces that lie behind and on it.

All pieces are given as they lie in the picture of somebody who looks to the right or ahead; who looks to the left is
mirrored point by point, so that the light falls from the top left on everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import portrait_kit as kit
from canvas import Canvas
from masks import Point
from portrait_kit import COLUMN, SIZE, Look, Skin

Curve = Sequence[Point]

LOOKS = {
    "calm": Look("calm", "open", "mouth calm"),
    "pleased": Look("raised", "happy", "mouth smile"),
    "wary": Look("wary", "wary", "mouth wary"),
    "angry": Look("angry", "narrow", "mouth frown"),
    "sad": Look("sad", "sad", "mouth sad"),
}
"""The five moods of most people; each may have some of its own."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One shape: its tones as rims (dx, dy, letter), lines drawn on it (letter, curve), and its contour."""

    points: Curve
    letter: str
    rims: Sequence[tuple[int, int, str]] = ()
    lines: Sequence[tuple[str, Curve]] = ()
    contour: str = ""
    smooth: bool = True


@dataclass(frozen=True, slots=True)
class Bust:
    """One portrait. `turn` is where the sitter looks: right, left or ahead; `lower` moves who is small down."""

    backdrop: str
    skin: Skin
    face: Curve
    iris: str
    turn: str = "right"
    lower: int = 0
    behind: Sequence[Piece] = ()
    clothes: Sequence[Piece] = ()
    hair: Sequence[Piece] = ()
    """What lies on the face and throws its shadow there: hair, hats, beards."""
    front: Sequence[Piece] = ()
    brow: str = "b"
    brow_rows: int = 2
    level: int = 26
    """The row of the eyes; all else of the face hangs on it."""
    nose: str = "nose"
    mouth: int = 14
    """How far the mouth is below the eyes."""
    on_beard: bool = False
    ears: bool = True
    blush: bool = True
    marks: Sequence[tuple[str, Sequence[tuple[int, int]]]] = ()
    """Freckles, wrinkles and the like: a letter and its pixels."""
    wrinkles: Sequence[Curve] = ()
    looks: dict[str, Look] = field(default_factory=dict)


def portrait(bust: Bust, mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    look = kit.look(LOOKS | bust.looks, mood, shut)
    figure = Canvas(SIZE, SIZE)
    for piece in bust.behind:
        _lay(figure, piece, bust)
    _neck(figure, bust)
    for piece in bust.clothes:
        _lay(figure, piece, bust)
    _face(figure, bust, look, mood)
    for piece in bust.hair:
        _lay(figure, piece, bust)
    if bust.on_beard:
        _mouth(figure, bust, look)
    _brows(figure, bust, look)
    for piece in bust.front:
        _lay(figure, piece, bust)
    picture = kit.backdrop(*bust.backdrop)
    picture.paste(figure, 0, bust.lower)
    return picture


def _seen(bust: Bust, points: Curve) -> Curve:
    """Points where they lie in the picture."""
    return [(SIZE - 1 - x, y) for x, y in points] if bust.turn == "left" else points


def _stamp(canvas: Canvas, bust: Bust, x: int, y: int, name: str, letters: dict[str, str] | None = None) -> None:
    rows = kit.part(name)
    mirrored = bust.turn == "left"
    canvas.grid(SIZE - x - len(rows[0]) if mirrored else x, y, rows, letters, flip=mirrored)


def _lay(figure: Canvas, piece: Piece, bust: Bust) -> None:
    shape = kit.shape(_seen(bust, piece.points), piece.letter, piece.smooth)
    mask = kit.rims(shape, *piece.rims)
    for letter, curve in piece.lines:
        shape.stroke(_seen(bust, curve), letter, mask)
    contour = dict.fromkeys("knvxyzwABCDEabcdefrstghijlmpqu12", piece.contour) if piece.contour else None
    kit.lay(figure, shape, contour)


def _neck(figure: Canvas, bust: Bust) -> None:
    neck = kit.shape(_seen(bust, [(26, 40), (40, 42), (41, 56), (25, 56)]), bust.skin.dark, False)
    neck.fill(neck.painted & (COLUMN < 30), bust.skin.middle)
    kit.lay(figure, neck)


def _face(figure: Canvas, bust: Bust, look: Look, mood: str) -> None:
    head, skin = kit.face(_seen(bust, bust.face), bust.skin)
    for piece in bust.hair:
        kit.hair_shadow(head, skin, kit.shape(_seen(bust, piece.points), piece.letter, piece.smooth).painted, 1, 2)
    if bust.ears:
        tones = {"l": bust.skin.light, "m": bust.skin.middle, "d": bust.skin.dark}
        left = min(x for x, _ in bust.face)
        _stamp(head, bust, round(left) - 4, bust.level + 3, "ear", tones)
        if bust.turn == "ahead":
            head.grid(round(max(x for x, _ in bust.face)), bust.level + 3, kit.part("ear"), tones, flip=True)
    for curve in bust.wrinkles:
        head.stroke(_seen(bust, curve), bust.skin.dark, skin)
    for letter, dots in bust.marks:
        head.dots(letter, *((int(x), int(y)) for x, y in _seen(bust, dots)))
    if bust.blush:
        _blush(head, bust, mood)
    _eyes(head, bust, look)
    _nose(head, bust)
    if not bust.on_beard:
        _mouth(head, bust, look)
    kit.lay(figure, head, dict.fromkeys("uqpdcbtw", bust.skin.deep))


def _blush(head: Canvas, bust: Bust, mood: str) -> None:
    tone = bust.skin.dark if mood == "angry" else bust.skin.middle
    for x in (20, 39) if bust.turn == "ahead" else (21, 42) if bust.turn == "right" else (38, 18):
        head.boxes(((1, 0, 3, 1, tone), (0, 1, 4, 1, bust.skin.middle)), x, bust.level + 9)


def _eyes(head: Canvas, bust: Bust, look: Look) -> None:
    letters = dict(zip("OIJ", bust.iris, strict=True)) | {"p": bust.skin.dark}
    if bust.turn == "ahead":
        near = kit.part(f"near {look.eyes}")
        head.grid(18, bust.level, near, letters)
        head.grid(37, bust.level, near, letters, flip=True)
        return
    _stamp(head, bust, 22, bust.level, f"near {look.eyes}", letters)
    _stamp(head, bust, 36, bust.level, f"far {look.eyes}", letters)


def _nose(head: Canvas, bust: Bust) -> None:
    tones = {"L": "w" if bust.skin.light == "u" else bust.skin.light}
    tones |= {"m": bust.skin.middle, "d": bust.skin.dark, "e": bust.skin.deep, "u": bust.skin.light}
    if bust.turn == "ahead":
        head.grid(28, bust.level + 4, kit.part(f"{bust.nose} ahead"), tones)
        return
    large = bust.nose == "nose large"
    for down in range(7 if large else 5):
        x = 36 + (down > 2)
        head.dot(x if bust.turn == "right" else SIZE - 1 - x, bust.level + 4 + down, bust.skin.middle)
    _stamp(head, bust, 34, bust.level + (10 if large else 9), bust.nose, tones)


def _mouth(canvas: Canvas, bust: Bust, look: Look) -> None:
    letters = {"p": bust.skin.dark, "q": bust.skin.middle, "b": bust.skin.deep} if not bust.on_beard else {}
    width = len(kit.part(look.mouth)[0])
    x = (SIZE - width) // 2 if bust.turn == "ahead" else 31 + (9 - width) // 2
    if bust.turn == "ahead":
        canvas.grid(x, bust.level + bust.mouth, kit.part(look.mouth), letters)
    else:
        _stamp(canvas, bust, x, bust.level + bust.mouth, look.mouth, letters)


def _brows(figure: Canvas, bust: Bust, look: Look) -> None:
    y = bust.level - 3
    left, right = {
        "right": ((22, y, 8), (36, y, 6)),
        "left": ((21, y, 6), (33, y, 8)),
        "ahead": ((18, y, 8), (37, y, 8)),
    }[bust.turn]
    kit.brows(figure, look.brows, left, right, bust.brow, bust.brow_rows)
