"""The professor: a bald dome between wings of hair, round glasses, a beard that has opinions."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent, shift
from portrait_kit import COLUMN, FAIR, ROW, SIZE, Look

LOOKS = {
    "calm": Look("calm", "open", "mouth professor calm"),
    "pleased": Look("raised", "happy", "mouth professor pleased"),
    "wary": Look("wary", "wary", "mouth professor wary"),
    "angry": Look("angry", "narrow", "mouth professor angry"),
    "sad": Look("sad", "sad", "mouth professor sad"),
}

# fmt: off
FACE = [(18, 24), (19, 13), (25, 5), (33, 3), (41, 5), (46, 13), (47, 22), (47, 31), (45, 38), (41, 45), (36, 48),
        (30, 47), (23, 42), (19, 34)]
SIDE_HAIR = ([(9, 26), (12, 20), (19, 21), (22, 32), (21, 42), (13, 44), (8, 38), (11, 34), (6, 31)],
             [(45, 21), (51, 20), (55, 26), (58, 32), (53, 35), (55, 40), (49, 43), (45, 36)])
TEMPLES = ([(14, 30), (11, 24), (15, 16), (19, 13), (21, 19), (19.5, 26), (19, 33)],
           [(46, 14), (50, 17), (52, 25), (48, 31), (46.5, 24)])
ROBE = [(3, 64), (7, 55), (19, 49), (32, 53), (46, 49), (57, 55), (61, 64)]
LAPELS = ([(17, 47), (23, 46), (31, 60), (28, 64), (22, 61)], [(48, 47), (43, 46), (36, 60), (38, 64), (44, 61)])
BEARD = [(18, 34), (20, 38), (25, 40), (29, 39), (34, 41), (40, 39), (44, 39), (47, 34), (49, 40), (48, 48), (44, 56),
         (40, 61), (36, 64), (31, 64), (27, 60), (21, 55), (17, 46), (16, 39)]
BEARD_SHADE = [[(22, 44), (25, 52), (29, 60)], [(28, 46), (30, 54), (33, 62)], [(35, 46), (36, 54), (36, 62)],
               [(41, 44), (40, 51), (38, 58)], [(45, 42), (44, 49)]]
BEARD_LIGHT = [[(20, 40), (21, 47), (25, 54)], [(26, 44), (28, 50)], [(33, 48), (34, 55)]]
MOUSTACHE = [(23, 43), (26, 39), (31, 37), (35, 38.5), (39, 37), (43, 38.5), (47, 42), (43, 42.5), (39, 41.5),
             (35, 42), (30, 42.5), (26, 44.5)]
GLASSES_GLINTS = [(23, 27), (22, 28), (24, 26), (37, 27), (36, 28)]
WHITE_SHADED = {"w": "x", "z": "x", "y": "x"}
WHITE_LIT = {"w": "y", "z": "y", "y": "x"}
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = Canvas(kit.SIZE, kit.SIZE)
    for points, letter in zip(SIDE_HAIR, "zy", strict=True):
        hair = kit.shape(points, letter)
        kit.rims(hair, (-3, -3, kit.darker(letter)))
        kit.lay(picture, hair)
    _robe(picture)
    _head(picture, kit.look(LOOKS, mood, shut).eyes)
    for points, letter in zip(TEMPLES, "zy", strict=True):
        hair = kit.shape(points, letter)
        kit.rims(hair, (1, 1, "w" if letter == "z" else "z"), (-2, -2, kit.darker(letter)))
        kit.lay(picture, hair)
    _beard(picture, kit.look(LOOKS, mood, shut).mouth)
    _glasses(picture, "m" if mood == "pleased" else "w")
    _brows(picture, kit.look(LOOKS, mood, shut).brows)
    return kit.posed(picture, kit.backdrop("n", "1", "2"), lean=-5, lower=3)


def _robe(picture: Canvas) -> None:
    robe = kit.shape(ROBE, "1")
    mask = kit.rims(robe, (-9, -2, "n"))
    robe.fill(crescent(mask, 3, 4) & (COLUMN < 30), "2")
    kit.lay(picture, robe)
    for points in LAPELS:
        lapel = kit.shape(points, "g", False)
        kit.rims(lapel, (-2, 0, "d"), (1, 1, "h"))
        kit.lay(picture, lapel, {"g": "b", "d": "b", "h": "b"})


def _head(picture: Canvas, eyes: str) -> None:
    head, skin = kit.face(FACE, FAIR)
    kit.ear(head, 15, 27, FAIR)
    head.fill(skin & kit.glow(27, 10, 5, 3.2), "w")
    kit.strokes(head, "q", skin, [(26, 17), (32, 16), (39, 17)], [(27, 20), (33, 19), (40, 20)])
    head.fill(skin & (COLUMN > 42) & (ROW < 26), "q")
    kit.eyes(head, eyes, 22, 26, "ijl", lash="a")
    kit.nose(head, 33, 30, FAIR, large=True)
    head.boxes(((21, 36, 4, 1, "q"), (42, 36, 3, 1, "q")))
    kit.strokes(head, "q", None, [(21, 34), (23, 35), (26, 35)])
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b", "w": "b"})


def _beard(picture: Canvas, mouth: str) -> None:
    beard = kit.shape(BEARD, "z")
    mask = kit.rims(beard, (-6, -4, "y"))
    beard.fill(crescent(mask, -3, -2) & (COLUMN > 34), "x")
    beard.fill(mask & kit.glow(24, 47, 5, 7), "w")
    kit.strokes(beard, "y", mask, *BEARD_SHADE)
    kit.strokes(beard, "w", mask, *BEARD_LIGHT)
    kit.lay(picture, beard)
    picture.grid(33, 43, kit.part(mouth))
    moustache = kit.shape(MOUSTACHE, "w")
    mask = kit.rims(moustache, (-2, -2, "z"))
    moustache.fill(mask & (COLUMN > 38), "z")
    moustache.fill(crescent(mask, -2, -2) & (COLUMN > 34), "y")
    kit.strokes(moustache, "y", mask, [(35, 39), (35, 42)])
    kit.lay(picture, moustache, WHITE_SHADED, WHITE_LIT)
    picture.grid(32, 31, kit.part("nose professor"))


def _glasses(picture: Canvas, glint: str) -> None:
    for centre, radius in ((26.5, 6.2), (39.5, 5.2)):
        ring = kit.glow(centre, 29.5, radius, 5.8) & ~kit.glow(centre, 29.5, radius - 1.05, 4.75)
        picture.fill(ring, "c")
        picture.fill(ring & (ROW < 28) & (centre + 1 > COLUMN), "g")
    picture.box(33, 28, 2, 1, "g")
    picture.line(20, 28, 16, 27, "c")
    picture.dots(glint, *GLASSES_GLINTS)


def _brows(picture: Canvas, kind: str) -> None:
    brows = Canvas(SIZE, SIZE)
    kit.brows(brows, kind, (21, 22, 10), (36, 22, 8), "z", 2)
    mask = brows.painted
    brows.fill(crescent(mask, 0, 1), "w")
    brows.fill(mask & ~shift(mask, 0, -1), "y")
    brows.outline({"w": "p", "z": "p", "y": "p"}, {"w": "q", "z": "q", "y": "q"})
    picture.paste(brows, 0, 0)
