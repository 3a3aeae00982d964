"""The captain: a tricorn that has been under water, wet hair, stubble, a green coat with tarnished gold."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent
from portrait_kit import COLUMN, FAIR, ROW, Look

LOOKS = {
    "calm": Look("calm", "open", "mouth captain calm"),
    "pleased": Look("raised", "happy", "mouth smile"),
    "wary": Look("wary", "wary", "mouth wary"),
    "angry": Look("angry", "wide", "mouth grit"),
    "sad": Look("sad", "sad", "mouth sad"),
}

# fmt: off
FACE = [(18, 24), (20, 13), (30, 9), (42, 11), (47, 19), (46.5, 27), (48, 32), (46.5, 39), (43.5, 45), (38, 49),
        (31, 49), (24, 45), (19.5, 37)]
STUBBLE = [(19, 34), (22, 38), (26, 42), (30, 39), (35, 39.5), (40, 39), (44, 41), (47, 34), (48, 44), (40, 51),
           (30, 51), (22, 46)]
HAIR_BEHIND = [(14, 24), (20, 16), (46, 16), (52, 24), (53, 36), (55, 46), (52, 55), (47, 52), (44, 46), (22, 46),
               (19, 54), (14, 56), (11, 50), (13, 42), (12, 33)]
NECK = [(25, 42), (42, 42), (43, 57), (24, 57)]
COAT = [(0, 64), (3, 55), (14, 50), (32, 55), (49, 50), (60, 55), (64, 64)]
CRAVAT = [(24, 49), (29, 51), (34, 53), (39, 51), (43, 49), (44, 55), (38, 58), (40, 64), (28, 64), (31, 58), (24, 55)]
LAPELS = ([(13, 50), (19, 45), (24, 48), (30, 59), (28, 64), (20, 64)],
          [(53, 50), (48, 45), (44, 48), (37, 59), (39, 64), (46, 64)])
EPAULETTES = ([(2, 57), (5, 52), (13, 51), (14, 55), (9, 58)], [(62, 57), (59, 52), (52, 51), (51, 55), (56, 58)])
LOCKS = ([(19, 19), (20, 24), (19, 31), (20, 38), (18, 45), (19, 51), (15, 54), (13, 47), (15, 40), (13, 32), (14, 23)],
         [(46, 19), (51, 22), (52, 32), (51, 40), (54, 47), (51, 52), (48, 46), (49, 38), (47.5, 31), (47, 24)])
STRAY = [[(27, 20), (26, 24), (28, 28)], [(28, 20), (27, 24)], [(43, 20), (44, 24)]]
CROWN = [(17, 17), (19, 7), (26, 2), (36, 0), (44, 4), (48, 11), (49, 18), (33, 20)]
BRIM_NEAR = [(5, 14), (3, 8), (8, 9), (17, 9), (27, 11), (34, 13.5), (35, 20), (26, 21.5), (14, 22)]
BRIM_FAR = [(34, 13.5), (41, 10), (51, 8), (59, 5), (61, 11), (56, 18), (48, 22), (40, 21), (34, 20)]
TRIM = ([(3, 9), (9, 10), (18, 10), (27, 12), (34, 14.5)], [(34, 14.5), (41, 11), (51, 9), (59, 6)])
RUNNELS = [[(10, 13), (11, 17)], [(22, 14), (23, 18)], [(45, 13), (45, 16)]]
DROPS = [(8, 20), (17, 25), (23, 38), (54, 22)]
BELOW = {"C": "A", "B": "k", "A": "k"}
GOLD = {"h": "b", "g": "b", "d": "a", "c": "a"}
HAIR = {"x": "k", "v": "k", "n": "k", "y": "n"}
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = Canvas(kit.SIZE, kit.SIZE)
    kit.lay(picture, kit.shape(HAIR_BEHIND, "n"))
    neck = kit.shape(NECK, "p", False)
    neck.fill(neck.painted & (COLUMN > 36), "b")
    kit.lay(picture, neck)
    _coat(picture)
    _head(picture, kit.look(LOOKS, mood, shut), mood)
    _locks(picture)
    _hat(picture)
    for x, y in DROPS:
        picture.grid(x, y, kit.part("drop"))
    return kit.posed(picture, kit.backdrop("n", "v", "x"), lean=4, lower=1)


def _coat(picture: Canvas) -> None:
    coat = kit.shape(COAT, "B")
    mask = kit.rims(coat, (-9, -2, "A"))
    coat.fill(crescent(mask, 2, 2) & (COLUMN < 24), "C")
    kit.strokes(coat, "A", mask, [(9, 58), (11, 64)], [(15, 56), (16, 64)])
    kit.strokes(coat, "l", mask, [(6, 59), (7, 62)], [(55, 58), (56, 61)])
    kit.lay(picture, coat, BELOW)
    for points in EPAULETTES:
        gold = kit.shape(points, "g")
        kit.rims(gold, (-2, -2, "d"), (1, 1, "h"))
        kit.lay(picture, gold, GOLD)
    cravat = kit.shape(CRAVAT, "w")
    mask = kit.rims(cravat, (-4, -2, "z"), (-2, -1, "y"))
    kit.strokes(cravat, "z", mask, [(30, 54), (33, 57)], [(32, 59), (31, 64)], [(36, 59), (37, 64)])
    kit.lay(picture, cravat, {"w": "x", "z": "x", "y": "v"})
    for points, letter in zip(LAPELS, "BA", strict=True):
        lapel = kit.shape(points, letter, False)
        mask = kit.rims(lapel, (2, 1, "C" if letter == "B" else "B"), (-1, 0, kit.darker(letter)))
        lapel.fill(crescent(mask, 1, 0) if letter == "A" else crescent(mask, -1, 0), "d")
        kit.lay(picture, lapel, BELOW | {"d": "a"})


def _head(picture: Canvas, look: Look, mood: str) -> None:
    head, skin = kit.face(FACE, FAIR)
    stubble = kit.shape(STUBBLE, "q").painted & skin
    head.darken(stubble, kit.FACE_SHADE)
    head.fill(skin & (ROW < 26), "q")
    head.fill(skin & (ROW < 24), "p")
    kit.eyes(head, look.eyes, 22, 26, "ABC")
    kit.nose(head, 33, 29, FAIR, large=True)
    if mood == "pleased":
        kit.strokes(head, "q", skin, [(22, 34), (25, 35), (28, 34)])
    else:
        kit.strokes(head, "p", skin, [(24, 34), (26, 35), (28, 34)])
    kit.strokes(head, "p", skin, [(41, 30), (43, 34), (43, 37)])
    head.dots("w", (42, 33), (42, 34))
    head.grid(31, 41, kit.part(look.mouth))
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b", "b": "a"})
    kit.brows(picture, look.brows, (22, 24, 9), (36, 24, 7), "n", 2)


def _locks(picture: Canvas) -> None:
    for points, letter in zip(LOCKS, "vn", strict=True):
        lock = kit.shape(points, letter)
        mask = kit.rims(lock, (-2, -1, kit.darker(letter)))
        middle = sum(x for x, _ in points) / len(points)
        kit.strokes(lock, "x", mask, [(middle - 2, 26), (middle - 3, 36)], [(middle - 1, 38), (middle - 2, 48)])
        kit.lay(picture, lock, HAIR)
    kit.strokes(picture, "n", None, *STRAY)


def _hat(picture: Canvas) -> None:
    crown = kit.shape(CROWN, "B")
    kit.rims(crown, (-6, -2, "A"))
    crown.fill(crown.painted & kit.glow(26, 6, 6, 4), "C")
    kit.lay(picture, crown, BELOW)
    for points, letter, trim in zip((BRIM_NEAR, BRIM_FAR), "BA", TRIM, strict=True):
        brim = kit.shape(points, letter)
        mask = kit.rims(brim, (-3, -3, "A") if letter == "B" else (-1, -2, "k"))
        if letter == "B":
            brim.fill(mask & kit.glow(16, 14, 8, 3), "C")
        brim.stroke(trim, "g", mask)
        brim.stroke([(x, y + 1) for x, y in trim], "d", mask)
        kit.strokes(brim, "l", mask, *RUNNELS)
        kit.lay(picture, brim, BELOW | GOLD | {"l": "k"})
