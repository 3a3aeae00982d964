"""The player: a brown mop of hair, a blue tunic, the strap of a pack, a scarf as amber as the bedroll."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent
from portrait_kit import COLUMN, FAIR, ROW, Look

LOOKS = {
    "calm": Look("soft", "open", "mouth calm"),
    "pleased": Look("raised", "happy", "mouth smile"),
    "wary": Look("wary", "wary", "mouth wary"),
    "angry": Look("angry", "narrow", "mouth frown"),
    "sad": Look("sad", "sad", "mouth sad"),
}

# fmt: off
FACE = [(18, 24), (20, 14), (30, 9), (41, 11), (46, 19), (46, 26), (47.5, 33), (46, 39), (41, 45), (36, 47),
        (30, 46), (23, 41), (18.5, 34)]
HAIR_BEHIND = [(13, 36), (10, 27), (11, 16), (18, 7), (30, 3), (42, 5), (51, 12), (54, 23), (53, 33), (49, 40),
               (40, 44), (22, 43)]
FRINGE = [(16, 39), (12, 33), (10, 25), (12, 15), (19, 7), (30, 3), (42, 5), (51, 12), (54, 23), (53, 33), (50, 38),
          (48, 32), (46, 26), (45, 21), (42, 25), (38, 21), (35, 25), (31, 20), (27, 24), (24, 21), (21, 26), (20, 32),
          (18, 36)]
COWLICK = [(29, 5), (27, 1), (33, 2), (39, 0), (37, 5), (34, 8)]
STRAND_TIPS = [(14, 32), (20, 27), (26, 22), (34, 23), (41, 24), (48, 29), (52, 30)]
LIGHT_STRANDS = [
    [(14, 24), (17, 16), (23, 11)], [(16, 26), (19, 18), (25, 13)], [(22, 18), (26, 13), (32, 11)],
    [(29, 17), (33, 13), (38, 13)], [(40, 16), (44, 16), (47, 20)],
]
GLINTS = [[(19, 14), (23, 10), (28, 9)], [(31, 9), (35, 9)]]
NECK = [(27, 40), (40, 42), (41, 55), (26, 55)]
TUNIC = [(3, 64), (6, 56), (16, 50), (30, 53), (45, 50), (57, 56), (61, 64)]
STRAPS = ([(11, 53), (16, 50), (22, 64), (15, 64)], [(50, 51), (55, 54), (51, 64), (45, 64)])
SCARF = [(18, 50), (23, 47), (31, 51), (40, 50), (45, 47), (48, 50), (45, 56), (34, 60), (23, 57)]
SCARF_FOLDS = [[(22, 50), (30, 55), (39, 54)], [(24, 55), (32, 58), (40, 56)]]
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = kit.backdrop("d", "e", "f")
    kit.lay(picture, kit.shape(HAIR_BEHIND, "b"))
    neck = kit.shape(NECK, "p", False)
    neck.fill(neck.painted & (COLUMN < 30), "q")
    kit.lay(picture, neck)
    _tunic(picture)
    hair = _hair()
    _head(picture, kit.look(LOOKS, mood, shut), mood, hair)
    kit.lay(picture, hair, {"d": "a", "c": "a", "b": "a"})
    _scarf(picture)
    return picture


def _tunic(picture: Canvas) -> None:
    cloth = kit.shape(TUNIC, "j")
    kit.rims(cloth, (-8, -2, "i"))
    cloth.fill(crescent(cloth.painted, 2, 2) & (COLUMN < 26), "l")
    kit.lay(picture, cloth)
    for points, letter in zip(STRAPS, "dc", strict=True):
        strap = kit.shape(points, letter, False)
        kit.rims(strap, (-2, 0, kit.darker(letter)))
        kit.lay(picture, strap)


def _head(picture: Canvas, look: Look, mood: str, hair: Canvas) -> None:
    head, skin = kit.face(FACE, FAIR)
    kit.hair_shadow(head, skin, hair.painted, 1, 3)
    kit.ear(head, 15, 29, FAIR)
    kit.eyes(head, look.eyes, 22, 26, "bcd")
    kit.nose(head, 34, 31, FAIR)
    blush = "p" if mood == "angry" else "q"
    for x, y in ((21, 35), (42, 36)):
        head.boxes(((1, 0, 3, 1, blush), (0, 1, 4, 1, "q")), x, y)
    head.dots("p", (24, 34), (26, 35), (41, 34))
    head.grid(31, 40, kit.part(look.mouth))
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b"})
    kit.brows(picture, look.brows, (22, 23, 8), (36, 23, 6), "b", 2)


def _hair() -> Canvas:
    hair = kit.shape(FRINGE, "c", False)
    hair.polygon(COWLICK, "c")
    mask = hair.painted
    hair.fill(crescent(mask, -5, -3) & (COLUMN > 30), "b")
    for x, y in STRAND_TIPS:
        bend = ((33 + x) / 2 + (x - 33) * 0.2, (6 + y) / 2 - 3)
        hair.stroke([(33, 6), bend, (x, y)], "b", mask)
    kit.strokes(hair, "d", mask, *LIGHT_STRANDS)
    kit.strokes(hair, "e", mask, *GLINTS)
    hair.fill(crescent(mask, 1, 0) & (COLUMN < 22) & (ROW < 34) & hair.is_letter("c"), "d")
    return hair


def _scarf(picture: Canvas) -> None:
    wrap = kit.shape(SCARF, "g")
    mask = kit.rims(wrap, (-4, -4, "d"))
    wrap.fill(crescent(mask, 1, 2) & (COLUMN < 36), "h")
    kit.strokes(wrap, "d", mask, *SCARF_FOLDS)
    kit.lay(picture, wrap, {"g": "b", "d": "b", "h": "c"})
