"""The rival: spikes of dark hair, a red scarf, a face that knows better."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent
from portrait_kit import COLUMN, FAIR, ROW, Look

LOOKS = {
    "calm": Look("calm", "open", "mouth smirk"),
    "pleased": Look("raised", "happy", "mouth smile"),
    "wary": Look("wary", "wary", "mouth wary"),
    "angry": Look("angry", "narrow", "mouth grit"),
    "sad": Look("sad", "sad", "mouth sad"),
}

# fmt: off
FACE = [(18, 24), (20, 14), (30, 9), (41, 11), (46, 19), (46, 26), (47, 32), (45, 38), (41, 44), (36, 47), (31, 46),
        (24, 41), (19, 33)]
HAIR_BEHIND = [(13, 38), (9, 31), (14, 28), (8, 20), (15, 19), (12, 9), (20, 12), (22, 3), (29, 8), (36, 1), (38, 8),
               (47, 4), (47, 11), (55, 12), (50, 18), (57, 25), (50, 27), (53, 35), (46, 42), (20, 44)]
FRINGE = [(17, 37), (14, 33), (12, 29), (16, 27), (10, 21), (16, 19), (14, 10), (21, 13), (23, 4), (29, 9), (36, 2),
          (38, 9), (46, 5), (46, 12), (54, 13), (49, 19), (55, 25), (49, 26), (51, 34), (48, 32), (47, 26), (45, 20),
          (44, 28), (41, 20), (38, 27), (34, 19), (33, 29), (28, 19), (25, 27), (23, 21), (21, 31), (19, 27)]
STRAND_TIPS = [(21, 30), (25, 26), (33, 28), (38, 26), (44, 27), (16, 20), (13, 28), (50, 25)]
LIGHT_STRANDS = [
    [(17, 20), (20, 16), (23, 14)], [(18, 22), (21, 18), (25, 15)], [(25, 16), (29, 13), (33, 13)],
    [(26, 17), (30, 14), (34, 14)], [(36, 13), (40, 13), (43, 15)], [(15, 13), (18, 15)], [(24, 6), (26, 10)],
    [(35, 4), (35, 8)],
]
GLINTS = [[(19, 19), (21, 16)], [(27, 15), (30, 13)]]
BAND = [[(22, 17), (26, 14), (31, 12)], [(28, 15), (32, 12), (36, 13)]]
NECK = [(27, 40), (40, 42), (41, 56), (26, 56)]
COAT = [(3, 64), (6, 56), (16, 51), (30, 54), (45, 51), (57, 56), (61, 64)]
SCARF = [(15, 50), (20, 45), (30, 50), (40, 49), (46, 46), (50, 51), (47, 57), (34, 60), (20, 58)]
SCARF_FOLDS = [[(19, 49), (28, 55), (38, 55)], [(18, 53), (27, 58)], [(47, 50), (40, 54)]]
SCARF_END = [(20, 55), (29, 57), (31, 64), (17, 64)]
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = kit.backdrop("n", "i", "j")
    kit.lay(picture, kit.shape(HAIR_BEHIND, "n", False))
    neck = kit.shape(NECK, "p", False)
    neck.fill(neck.painted & (COLUMN < 30), "q")
    kit.lay(picture, neck)
    coat = kit.shape(COAT, "x")
    kit.rims(coat, (-9, -2, "v"))
    kit.strokes(coat, "v", None, [(14, 57), (17, 64)])
    kit.strokes(coat, "n", None, [(49, 56), (46, 64)])
    kit.lay(picture, coat)
    _head(picture, kit.look(LOOKS, mood, shut), mood)
    _fringe(picture)
    _scarf(picture)
    return picture


def _head(picture: Canvas, look: Look, mood: str) -> None:
    head, skin = kit.face(FACE, FAIR)
    kit.ear(head, 15, 27, FAIR)
    head.fill(skin & (ROW < 27) & (ROW >= 20), "q")
    head.fill(skin & (ROW < 24), "p")
    kit.eyes(head, look.eyes, 22, 26, "ijl")
    kit.nose(head, 34, 31, FAIR)
    head.grid(31, 39, kit.part(look.mouth))
    for x, y in ((21, 35), (43, 36)):
        head.boxes(((1, 0, 3, 1, "p" if mood == "angry" else "q"), (0, 1, 3, 1, "q")), x, y)
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b"})
    kit.brows(picture, look.brows, (22, 24, 8), (36, 24, 6), "n", 2)


def _fringe(picture: Canvas) -> None:
    hair = kit.shape(FRINGE, "v", False)
    mask = hair.painted
    hair.fill(crescent(mask, -4, -3) & (COLUMN > 30), "n")
    for x, y in STRAND_TIPS:
        bend = ((33 + x) / 2 + (x - 33) * 0.18, (7 + y) / 2 - 2)
        hair.stroke([(33, 7), bend, (x, y)], "n", mask)
    kit.strokes(hair, "x", mask, *LIGHT_STRANDS)
    kit.strokes(hair, "y", mask, *GLINTS)
    hair.fill(crescent(mask, 1, 0) & (COLUMN < 26) & (ROW < 34) & hair.is_letter("v"), "x")
    kit.strokes(hair, "y", mask, *BAND)
    kit.lay(picture, hair, {"n": "k", "v": "k", "x": "k", "y": "k"})


def _scarf(picture: Canvas) -> None:
    wrap = kit.shape(SCARF, "s")
    mask = kit.rims(wrap, (-5, -4, "r"))
    wrap.fill(crescent(mask, 1, 2) & (COLUMN < 36), "t")
    kit.strokes(wrap, "r", mask, *SCARF_FOLDS)
    kit.strokes(wrap, "t", mask, [(21, 48), (29, 53), (36, 53)])
    kit.lay(picture, wrap)
    end = kit.shape(SCARF_END, "s", False)
    kit.rims(end, (-3, 0, "r"), (1, 1, "t"))
    kit.strokes(end, "r", None, [(25, 58), (25, 64)])
    kit.lay(picture, end)
