"""The keeper of the light: a red knitted cap, hollow cheeks, a grey beard, lamp oil on the face and the jersey."""

from __future__ import annotations

import portrait_kit as kit
from canvas import Canvas
from masks import crescent
from portrait_kit import COLUMN, FAIR, ROW, Look

LOOKS = {
    "calm": Look("sad", "narrow", "mouth keeper calm"),
    "pleased": Look("raised", "happy", "mouth keeper pleased"),
    "wary": Look("wary", "wary", "mouth keeper wary"),
    "angry": Look("angry", "wide", "mouth keeper angry"),
    "sad": Look("sad", "sad", "mouth keeper sad"),
}

# fmt: off
FACE = [(19, 24), (20, 13), (30, 8), (41, 10), (46, 19), (45.5, 26), (47, 31), (44.5, 37), (41.5, 44), (37, 49),
        (32, 49), (26, 45), (21.5, 37), (19, 31)]
HAIR_BEHIND = [(15, 24), (20, 18), (46, 18), (51, 24), (52, 32), (49, 40), (45, 44), (20, 44), (15, 38), (13, 31)]
NECK = [(26, 42), (41, 42), (42, 57), (25, 57)]
JERSEY = [(6, 64), (10, 56), (19, 52), (32, 54), (45, 52), (54, 56), (59, 64)]
COLLAR = [(20, 50), (24, 46), (32, 49), (40, 48), (45, 46), (48, 51), (47, 58), (34, 61), (21, 58)]
STAINS = [[(11, 60), (14, 59), (17, 61), (16, 64), (12, 64)], [(48, 60), (52, 59), (54, 62), (51, 64)]]
SIDE_HAIR = ([(14, 27), (17, 22), (21, 22), (20, 28), (21, 33), (20, 38), (16, 37), (15, 32)],
             [(46, 22), (50, 23), (51, 29), (50, 36), (47, 38), (46, 33)])
BEARD = [(18, 32), (20, 34), (22, 39), (26, 41.5), (30, 39), (35, 40), (40, 39), (43.5, 40), (46, 35), (48, 33),
         (48.5, 40), (46, 47), (42, 53), (37, 57), (33, 56), (28, 53), (23, 48), (19, 41)]
BEARD_SHADE = [[(22, 42), (26, 48), (29, 52)], [(28, 45), (31, 51), (34, 55)], [(35, 47), (36, 53)],
               [(41, 44), (40, 50)], [(45, 41), (43, 48)]]
BEARD_LIGHT = [[(20, 38), (22, 43), (26, 49)], [(26, 44), (29, 49)], [(32, 48), (33, 53)]]
MOUSTACHE = [(24, 43), (27, 39.5), (31, 38), (35, 39), (39, 38), (43, 39.5), (46, 43), (41, 42), (35, 41.5),
             (30, 42), (26, 44)]
CROWN = [(15, 20), (14, 12), (18, 4), (26, 0), (36, -1), (45, 3), (50, 10), (51, 20), (33, 15)]
RIBS = [[(18, 16), (19, 9), (24, 3)], [(24, 14), (25, 7), (29, 1)], [(31, 13), (32, 6), (33, 0)],
        [(38, 13), (38, 6), (37, 0)], [(45, 15), (44, 8), (41, 2)]]
BRIM = [(12, 23), (13, 16), (22, 12.5), (33, 11.5), (44, 13), (52, 17), (53, 24), (45, 20.5), (33, 18.5), (21, 20)]
GREY = {"w": "v", "z": "v", "y": "v", "x": "n"}
WOOL = {"w": "x", "z": "x", "y": "v", "x": "v", "v": "n", "n": "k"}
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = Canvas(kit.SIZE, kit.SIZE)
    kit.lay(picture, kit.shape(HAIR_BEHIND, "x"))
    neck = kit.shape(NECK, "p", False)
    neck.fill(neck.painted & (COLUMN < 30), "q")
    kit.lay(picture, neck)
    _jersey(picture)
    _head(picture, kit.look(LOOKS, mood, shut), mood)
    _beard(picture, kit.look(LOOKS, mood, shut).mouth)
    _cap(picture)
    y = 23 if mood == "pleased" else 24
    _brows(picture, kit.look(LOOKS, mood, shut).brows, y)
    return kit.posed(picture, kit.backdrop("n", "A", "B"), lean=6, lower=4)


def _jersey(picture: Canvas) -> None:
    wool = kit.shape(JERSEY, "z")
    mask = kit.rims(wool, (-8, -2, "y"))
    wool.fill(crescent(mask, 2, 2) & (COLUMN < 26), "w")
    for x in range(13, 56, 6):
        wool.stroke([(x, 57), (x + 1, 64)], "y" if x < 40 else "x", mask)
    for points in STAINS:
        oil = kit.shape(points, "v").painted & mask
        wool.fill(oil, "v")
        wool.fill(crescent(oil, -2, -2), "n")
    wool.dots("v", (20, 58), (19, 59), (20, 59), (45, 58), (46, 58))
    kit.lay(picture, wool, WOOL)
    collar = kit.shape(COLLAR, "z")
    mask = kit.rims(collar, (-5, -3, "y"), (-2, -2, "x"))
    collar.fill(crescent(mask, 1, 2) & (COLUMN < 34), "w")
    for x in range(22, 47, 4):
        collar.stroke([(x, 50), (x + (32 - x) * 0.15, 60)], "y" if x < 36 else "x", mask)
    kit.lay(picture, collar, WOOL)


def _head(picture: Canvas, look: Look, mood: str) -> None:
    head, skin = kit.face(FACE, FAIR)
    kit.ear(head, 16, 27, FAIR)
    head.fill(skin & (ROW < 24), "q")
    head.fill(skin & (ROW < 22), "p")
    kit.eyes(head, look.eyes, 22, 26, "vxy", lash="n")
    kit.nose(head, 33, 29, FAIR, large=True)
    kit.strokes(head, "p", skin, [(22, 35), (24, 38), (27, 40)], [(44, 35), (43, 38)])
    kit.strokes(head, "q", skin, [(21, 33), (24, 35), (28, 36)], [(40, 36), (44, 34)])
    if mood != "pleased":
        head.dots("p", (24, 34), (25, 35), (26, 35), (27, 35), (40, 35), (41, 34))
    else:
        head.boxes(((22, 35, 4, 1, "t"), (41, 35, 3, 1, "t")))
    head.grid(23, 35, kit.part("oil smear"))
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b", "v": "b", "n": "b", "t": "b"})
    for points, letter in zip(SIDE_HAIR, "yx", strict=True):
        hair = kit.shape(points, letter)
        kit.rims(hair, (-2, -2, kit.darker(letter)), (1, 1, "z" if letter == "y" else "y"))
        kit.lay(picture, hair, GREY)


def _beard(picture: Canvas, mouth: str) -> None:
    beard = kit.shape(BEARD, "y")
    mask = kit.rims(beard, (-5, -4, "x"))
    beard.fill(crescent(mask, -2, -2) & (COLUMN > 36), "v")
    kit.strokes(beard, "x", mask, *BEARD_SHADE)
    kit.strokes(beard, "z", mask, *BEARD_LIGHT)
    kit.lay(picture, beard, GREY | {"v": "n"})
    picture.grid(31, 43, kit.part(mouth))
    moustache = kit.shape(MOUSTACHE, "z")
    mask = kit.rims(moustache, (-2, -2, "y"))
    moustache.fill(mask & (COLUMN > 38), "y")
    moustache.fill(crescent(mask, -2, -2) & (COLUMN > 36), "x")
    kit.strokes(moustache, "y", mask, [(35, 39), (35, 42)])
    kit.lay(picture, moustache, GREY)


def _cap(picture: Canvas) -> None:
    crown = kit.shape(CROWN, "s")
    mask = kit.rims(crown, (-6, -2, "r"))
    crown.fill(mask & kit.glow(24, 6, 7, 5), "t")
    kit.strokes(crown, "r", mask, *RIBS)
    kit.lay(picture, crown)
    brim = kit.shape(BRIM, "s")
    mask = kit.rims(brim, (-4, -2, "r"), (1, 2, "t"))
    for x in range(15, 52, 4):
        brim.stroke([(x, 13), (x, 24)], "r", mask)
    kit.lay(picture, brim)


def _brows(picture: Canvas, kind: str, y: int) -> None:
    brows = Canvas(kit.SIZE, kit.SIZE)
    kit.brows(brows, kind, (22, y, 9), (36, y, 7), "y", 2)
    brows.fill(crescent(brows.painted, 0, 1), "z")
    brows.outline({"z": "p", "y": "p"}, {"z": "p", "y": "p"})
    picture.paste(brows, 0, 0)
