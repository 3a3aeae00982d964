"""The player's sister: the same brown hair and eyes, tied up for the road; a blue cloak, a scarf as amber as his."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent
from portrait_kit import COLUMN, FAIR, ROW, Look

LOOKS = {
    "calm": Look("calm", "open", "mouth ana calm"),
    "pleased": Look("raised", "happy", "mouth smile"),
    "wary": Look("wary", "wary", "mouth wary"),
    "angry": Look("angry", "narrow", "mouth grit"),
    "sad": Look("sad", "sad", "mouth worry"),
}

# fmt: off
FACE = [(18, 24), (20, 14), (30, 9), (41, 11), (46, 19), (46, 26), (47.5, 32), (45.5, 38), (40.5, 44.5), (36, 47),
        (30.5, 46), (23.5, 41), (18.5, 33)]
TAIL = [(44, 8), (50, 3), (57, 4), (61, 11), (62, 20), (60, 30), (62, 38), (57, 45), (56, 38), (52, 41), (53, 32),
        (51, 24), (51, 16), (48, 12)]
TAIL_STRANDS = [[(51, 8), (56, 13), (57, 24), (56, 34)], [(53, 18), (54, 28), (54, 37)], [(58, 27), (59, 36)]]
TAIL_LIGHT = [[(50, 7), (55, 8), (58, 14)], [(54, 11), (55, 17), (56, 22)], [(59, 15), (60, 22)]]
RIBBON = [(44, 6), (48, 5), (51, 11), (49, 15), (45, 12)]
HAIR_BEHIND = [(14, 30), (12, 20), (16, 10), (24, 4), (34, 3), (44, 7), (50, 15), (51, 26), (49, 37), (44, 40),
               (22, 41), (17, 37)]
SWEEP = [(15, 40), (12, 32), (11, 23), (14, 13), (22, 5), (32, 3), (42, 5), (49, 12), (51, 22), (50, 31), (49, 39),
         (47.5, 31), (46, 24), (43, 18), (39, 14), (37, 20), (31, 24), (28, 22), (24, 26), (22, 24), (20.5, 30),
         (19.5, 36)]
SHADE_STRANDS = [[(40, 8), (33, 14), (27, 22)], [(41, 8), (37, 14), (34, 21)], [(36, 7), (24, 13), (19, 26)],
                 [(30, 6), (18, 13), (15, 28)], [(43, 9), (47, 15), (48, 28)]]
LIGHT_STRANDS = [[(15, 24), (18, 16), (24, 10)], [(20, 22), (23, 16), (30, 11)], [(27, 19), (31, 14), (36, 10)],
                 [(32, 20), (35, 15)], [(43, 12), (46, 17), (47, 22)]]
GLINTS = [[(18, 17), (22, 12), (27, 9)], [(27, 16), (31, 12)]]
NECK = [(27, 40), (40, 42), (41, 55), (26, 55)]
CLOAK = [(1, 64), (4, 55), (15, 49), (30, 53), (46, 49), (58, 55), (63, 64)]
CLOAK_FOLDS = [[(10, 54), (12, 59), (11, 64)], [(52, 54), (51, 59), (53, 64)], [(17, 55), (19, 64)]]
TUNIC = [(25, 55), (40, 55), (38, 64), (28, 64)]
HOOD = ([(9, 57), (12, 49), (18, 45), (22, 49), (27, 57), (24, 62), (16, 60)],
        [(57, 57), (53, 49), (47, 45), (44, 49), (38, 57), (41, 62), (50, 60)])
SCARF = [(18, 49), (23, 46), (31, 50), (40, 49), (45, 46), (48, 49), (45, 55), (34, 59), (23, 56)]
SCARF_FOLDS = [[(22, 49), (30, 54), (39, 53)], [(24, 54), (32, 57), (40, 55)]]
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = Canvas(kit.SIZE, kit.SIZE)
    _tail(picture)
    kit.lay(picture, kit.shape(HAIR_BEHIND, "b"))
    neck = kit.shape(NECK, "p", False)
    neck.fill(neck.painted & (COLUMN < 30), "q")
    kit.lay(picture, neck)
    _cloak(picture)
    hair = _hair()
    _head(picture, kit.look(LOOKS, mood, shut), mood, hair)
    kit.lay(picture, hair, {"e": "a", "d": "a", "c": "a", "b": "a"})
    _scarf(picture)
    return kit.posed(picture, kit.backdrop("B", "C", "D"), lean=-6, lower=1)


def _tail(picture: Canvas) -> None:
    tail = kit.shape(TAIL, "c")
    mask = kit.rims(tail, (-3, -2, "b"))
    kit.strokes(tail, "b", mask, *TAIL_STRANDS)
    kit.strokes(tail, "d", mask, *TAIL_LIGHT)
    kit.lay(picture, tail, {"d": "a", "c": "a", "b": "a"})


def _cloak(picture: Canvas) -> None:
    cloth = kit.shape(CLOAK, "j")
    mask = kit.rims(cloth, (-8, -2, "i"))
    cloth.fill(crescent(mask, 2, 2) & (COLUMN < 26), "l")
    kit.strokes(cloth, "i", mask, *CLOAK_FOLDS)
    kit.lay(picture, cloth)
    tunic = kit.shape(TUNIC, "f", False)
    kit.rims(tunic, (-4, 0, "e"), (-2, 0, "d"))
    kit.lay(picture, tunic)
    for points, letter in zip(HOOD, "jj", strict=True):
        hood = kit.shape(points, letter)
        kit.rims(hood, (-4, -3, "i"), (1, 2, "l"))
        kit.lay(picture, hood)


def _head(picture: Canvas, look: Look, mood: str, hair: Canvas) -> None:
    head, skin = kit.face(FACE, FAIR)
    kit.hair_shadow(head, skin, hair.painted, 1, 3)
    kit.ear(head, 15, 29, FAIR)
    kit.eyes(head, look.eyes, 22, 26, "bcd", lash="a")
    if look.eyes == "open":
        head.dots("a", (21, 27), (21, 26), (43, 26))
    kit.nose(head, 34, 31, FAIR)
    blush = "t" if mood in ("pleased", "calm") else "p" if mood == "angry" else "q"
    for x, y in ((21, 35), (42, 36)):
        head.boxes(((1, 0, 3, 1, blush), (0, 1, 4, 1, "q")), x, y)
    head.dots("p", (24, 34), (26, 35), (41, 34))
    head.grid(31, 40, kit.part(look.mouth))
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b", "t": "b"})
    kit.brows(picture, look.brows, (22, 23, 8), (37, 23, 5), "b", 2 if mood == "angry" else 1)


def _hair() -> Canvas:
    hair = kit.shape(SWEEP, "c", False)
    mask = hair.painted
    hair.fill(crescent(mask, -4, -3) & (COLUMN > 32), "b")
    kit.strokes(hair, "b", mask, *SHADE_STRANDS)
    kit.strokes(hair, "d", mask, *LIGHT_STRANDS)
    kit.strokes(hair, "e", mask, *GLINTS)
    hair.fill(crescent(mask, 1, 0) & (COLUMN < 22) & (ROW < 34) & hair.is_letter("c"), "d")
    return hair


def _scarf(picture: Canvas) -> None:
    ribbon = kit.shape(RIBBON, "g")
    kit.rims(ribbon, (-2, -2, "d"), (1, 1, "h"))
    kit.lay(picture, ribbon, {"g": "b", "d": "b", "h": "b"})
    wrap = kit.shape(SCARF, "g")
    mask = kit.rims(wrap, (-4, -4, "d"))
    wrap.fill(crescent(mask, 1, 2) & (COLUMN < 36), "h")
    kit.strokes(wrap, "d", mask, *SCARF_FOLDS)
    kit.lay(picture, wrap, {"g": "b", "d": "b", "h": "c"})
