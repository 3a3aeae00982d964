"""The guard: a helmet with a plume, a short beard, eyes that have seen travellers before."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent, shift
from portrait_kit import COLUMN, ROW, SIZE, TAN, Look

LOOKS = {
    "calm": Look("calm", "narrow", "mouth guard calm"),
    "pleased": Look("raised", "happy", "mouth guard pleased"),
    "wary": Look("wary", "wary", "mouth guard wary"),
    "angry": Look("angry", "wide", "mouth guard angry"),
    "sad": Look("sad", "sad", "mouth guard sad"),
}

# fmt: off
FACE = [(18, 22), (20, 12), (30, 9), (42, 11), (47, 19), (47, 30), (47, 37), (44, 44), (38, 49), (31, 49), (24, 45),
        (19, 37)]
NECK = [(22, 38), (44, 40), (46, 56), (20, 56)]
PLUME = [(30, 3), (38, -1), (48, 0), (56, 6), (60, 16), (58, 26), (53, 21), (50, 11), (40, 6)]
CUIRASS = [(0, 64), (1, 57), (12, 51), (32, 55), (50, 51), (62, 57), (64, 64)]
TABARD = [(20, 52), (44, 52), (47, 64), (18, 64)]
PAULDRONS = ([(0, 60), (2, 52), (10, 48), (19, 51), (21, 58), (14, 63), (4, 64)],
             [(44, 58), (46, 51), (54, 48), (62, 52), (64, 60), (58, 64), (49, 63)])
GORGET = [(19, 47), (25, 52), (34, 54), (43, 52), (47, 47), (48, 53), (40, 59), (27, 59), (18, 54)]
BEARD = [(19, 33), (22, 38), (26, 39.5), (34, 38.5), (40, 39), (45, 39), (47, 33), (48, 40), (45, 46), (40, 50.5),
         (31, 51), (24, 47), (19, 40)]
BEARD_STRANDS = [[(22, 41), (24, 45), (28, 48)], [(25, 42), (27, 46)], [(31, 47), (33, 49)], [(36, 47), (37, 48)],
                 [(29, 45), (31, 48)]]
MOUSTACHE = [(24, 42), (28, 38.5), (33, 37.5), (36, 38.5), (40, 37.5), (44, 40), (46, 42), (42, 42), (36, 41),
             (30, 42), (26, 43)]
BOWL = [(14, 27), (13, 18), (17, 9), (25, 4), (34, 3), (43, 6), (49, 13), (51, 21), (51, 28), (47, 25), (32, 22),
        (19, 25)]
BRIM = [(12, 26), (14, 20), (24, 18), (34, 17.5), (44, 18.5), (51, 21), (53, 27), (46, 23.5), (33, 22), (20, 23.5)]
NEAR_CHEEK = [(13, 25), (20, 24), (20, 30), (24, 37), (25, 45), (20, 45), (15, 38)]
FAR_CHEEK = [(47, 25), (52, 26), (52, 36), (48, 44), (45, 46), (45, 38), (48, 31)]
NOSE_GUARD = [(33.6, 20), (36.4, 20), (37, 28), (35.4, 30), (34, 28)]
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = kit.backdrop("k", "n", "v")
    kit.lay(picture, kit.shape(NECK, "b", False))
    _plume(picture)
    _armour(picture)
    _head(picture, kit.look(LOOKS, mood, shut), mood)
    helmet = Canvas(SIZE, SIZE)
    _bowl(helmet)
    _cheeks(helmet)
    picture.paste(helmet, 0, -3)
    return picture


def _plume(picture: Canvas) -> None:
    plume = kit.shape(PLUME, "s")
    mask = kit.rims(plume, (-2, -2, "r"), (1, 2, "t"))
    kit.strokes(plume, "r", mask, [(42, 5), (51, 9), (56, 18)], [(44, 3), (53, 7), (58, 17)])
    kit.lay(picture, plume)


def _armour(picture: Canvas) -> None:
    cuirass = kit.shape(CUIRASS, "y")
    kit.rims(cuirass, (-8, -1, "x"))
    kit.lay(picture, cuirass)
    tabard = kit.shape(TABARD, "s", False)
    kit.rims(tabard, (-6, 0, "r"), (2, 0, "t"))
    tabard.grid(28, 57, kit.part("flame brooch"))
    kit.lay(picture, tabard)
    for points, tones in zip(PAULDRONS, ("zyxw", "yxvz"), strict=True):
        base, middle, dark, light = tones
        plate = kit.shape(points, base)
        mask = kit.rims(plate, (-4, -4, middle), (-2, -2, dark))
        plate.fill(crescent(mask, 2, 3) & crescent(mask, 3, 1), light)
        centre = sum(x for x, _ in points) / len(points)
        plate.stroke([(centre - 8, 57), (centre, 54), (centre + 8, 57)], dark, mask)
        kit.lay(picture, plate)
    gorget = kit.shape(GORGET, "z")
    kit.rims(gorget, (-5, -3, "y"), (-2, -2, "x"))
    kit.lay(picture, gorget)


def _head(picture: Canvas, look: Look, mood: str) -> None:
    head, skin = kit.face(FACE, TAN)
    head.fill(skin & (ROW < 25), "p")
    head.fill(skin & (ROW < 22), "b")
    kit.eyes(head, look.eyes, 22, 24, "kbc")
    if mood == "angry":
        kit.strokes(head, "b", None, [(30, 24), (31, 25)])
    else:
        kit.strokes(head, "p", None, [(24, 33), (26, 33), (29, 32)])
    kit.nose(head, 33, 28, TAN, large=True)
    head.dots("u", (23, 34), (24, 35), (24, 36), (25, 37))
    beard = kit.shape(BEARD, "b")
    mask = kit.rims(beard, (-4, -3, "a"))
    kit.strokes(beard, "c", mask, *BEARD_STRANDS)
    kit.lay(picture, head, {"u": "b", "q": "a", "p": "a", "b": "k"})
    kit.lay(picture, beard)
    picture.grid(31 if mood in ("calm", "wary") else 30, 42, kit.part(look.mouth))
    moustache = kit.shape(MOUSTACHE, "c")
    mask = kit.rims(moustache, (-1, -2, "b"))
    kit.strokes(moustache, "d", mask, [(28, 39), (31, 38), (34, 39)])
    kit.lay(picture, moustache, {"c": "a", "b": "a", "d": "a"})
    y = 23 if mood == "pleased" else 22
    kit.brows(picture, look.brows, (22, y, 9), (36, y, 7), "a", 3 if mood == "angry" else 2)


def _bowl(helmet: Canvas) -> None:
    bowl = kit.shape(BOWL, "y")
    mask = bowl.painted
    bowl.fill(mask & kit.glow(24, 12, 13, 10), "z")
    bowl.fill(mask & kit.glow(22, 10, 6, 5), "w")
    kit.rims(bowl, (-5, -1, "x"), (-2, -1, "v"))
    comb = mask & (ROW < 20)
    for letter, columns in (("x", (31, 32, 33, 34, 35)), ("z", (31, 32)), ("y", (33,))):
        for column in columns:
            bowl.fill(comb & (column == COLUMN), letter)
    kit.lay(helmet, bowl)
    brim = kit.shape(BRIM, "y")
    mask = kit.rims(brim, (1, 1, "w"), (-3, -1, "x"))
    brim.fill(mask & ~shift(mask, 0, -1), "x")
    for x, y in ((16, 23), (23, 21), (40, 20), (47, 22)):
        brim.dot(x, y, "h")
        brim.dot(x, y + 1, "c")
    kit.lay(helmet, brim)


def _cheeks(helmet: Canvas) -> None:
    near = kit.shape(NEAR_CHEEK, "y")
    kit.rims(near, (2, 1, "z"), (-2, -1, "x"))
    near.dot(18, 33, "h")
    near.dot(18, 34, "c")
    kit.lay(helmet, near)
    far = kit.shape(FAR_CHEEK, "x")
    kit.rims(far, (-2, 0, "v"))
    kit.lay(helmet, far)
    guard = kit.shape(NOSE_GUARD, "z", False)
    kit.rims(guard, (-1, 0, "x"))
    kit.lay(helmet, guard)
