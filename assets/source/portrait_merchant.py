"""The merchant: a dotted kerchief, a bun to one side, green eyes that count the change."""

from __future__ import annotations

import numpy as np
import portrait_kit as kit
from canvas import Canvas
from masks import crescent, dilate
from portrait_kit import COLUMN, FAIR, ROW, SIZE, Look

LOOKS = {
    "calm": Look("soft", "open", "mouth merchant calm"),
    "pleased": Look("raised", "happy", "mouth smile"),
    "wary": Look("wary", "wary", "mouth wary"),
    "angry": Look("angry", "narrow", "mouth frown"),
    "sad": Look("sad", "sad", "mouth worry"),
}

# fmt: off
FACE = [(18, 24), (20, 14), (30, 9), (41, 11), (46, 19), (46, 26), (48, 33), (46, 40), (41, 45), (36, 47.5),
        (30, 46.5), (23, 42), (18.5, 34)]
BUN = [(46, 5), (54, 3), (60, 8), (60, 16), (54, 20), (47, 17)]
HAIR_BEHIND = [(15, 26), (16, 13), (30, 6), (45, 9), (51, 20), (51, 34), (48, 43), (40, 47), (24, 46), (16, 37)]
NECK = [(27, 40), (40, 42), (41, 53), (45, 57), (21, 57), (26, 52)]
DRESS = [(3, 64), (6, 56), (16, 50), (25, 50), (32, 60), (43, 50), (50, 50), (58, 56), (62, 64)]
COLLAR = ([(22, 49), (26, 50), (32, 57), (31, 62), (24, 57), (20, 52)],
          [(46, 50), (42, 50), (34, 57), (33, 62), (41, 57), (47, 53)])
STRAPS = ([(12, 52), (17, 50), (24, 64), (18, 64)], [(53, 51), (49, 50), (43, 64), (48, 64)])
BANGS = ([(17, 37), (15, 27), (17, 17), (24, 12), (35, 12), (29, 18), (23, 22), (20.5, 29), (19.5, 38)],
         [(33, 12), (42, 12), (50, 19), (51, 29), (49, 39), (47, 31), (45, 24), (39, 18)])
STRANDS = [[(17, 27), (19, 21), (25, 16)], [(18, 31), (20, 24), (24, 19)], [(26, 17), (31, 14)],
           [(40, 15), (45, 19), (47, 24)]]
KERCHIEF = [(14, 22), (15, 12), (22, 5), (33, 3), (44, 6), (50, 13), (51, 21), (45, 16), (34, 12.5), (24, 13.5),
            (17, 19)]
SPOTS = [(20, 13), (27, 8), (33, 10), (40, 8), (39, 12), (46, 14), (32, 5)]
KNOT = [(48, 18), (55, 17), (58, 22), (53, 23), (57, 29), (51, 27)]
LINEN_SHADED = {"w": "x", "z": "x", "y": "v"}
LINEN_LIT = {"w": "y", "z": "x"}
# fmt: on


def portrait(mood: str, shut: bool = False) -> Canvas:
    """Return the portrait in one of the five moods; with `shut` eyes in the moment of a blink."""
    picture = kit.backdrop("A", "B", "C")
    _hair_behind(picture)
    _dress(picture)
    bangs = [kit.shape(points, "c") for points in BANGS]
    _head(picture, kit.look(LOOKS, mood, shut), mood, bangs)
    for strand in bangs:
        kit.rims(strand, (-2, -2, "b"))
        kit.lay(picture, strand)
    kit.strokes(picture, "d", None, *STRANDS)
    kit.strokes(picture, "e", None, [(19, 23), (22, 19)])
    _kerchief(picture)
    return picture


def _hair_behind(picture: Canvas) -> None:
    bun = kit.shape(BUN, "c")
    mask = kit.rims(bun, (-3, -2, "b"))
    kit.strokes(bun, "d", mask, [(48, 8), (52, 6), (56, 8)])
    kit.strokes(bun, "b", mask, [(50, 13), (54, 11), (57, 14)])
    kit.strokes(bun, "d", mask, [(49, 11), (53, 9), (57, 11)])
    kit.lay(picture, bun)
    kit.lay(picture, kit.shape(HAIR_BEHIND, "b"))
    neck = kit.shape(NECK, "q")
    mask = neck.painted
    neck.fill(mask & (ROW < 50) & (COLUMN > 28), "p")
    neck.fill(mask & (ROW < 52) & (COLUMN > 36), "p")
    kit.lay(picture, neck)


def _dress(picture: Canvas) -> None:
    dress = kit.shape(DRESS, "s")
    mask = kit.rims(dress, (-8, -2, "r"))
    dress.fill(crescent(mask, 2, 2) & (COLUMN < 24), "t")
    kit.lay(picture, dress)
    for sides, rim, smooth in ((COLLAR, (-2, -2), True), (STRAPS, (-2, 0), False)):
        for points, letter in zip(sides, "wz", strict=True):
            linen = kit.shape(points, letter, smooth)
            kit.rims(linen, (*rim, kit.darker(letter)))
            kit.lay(picture, linen, LINEN_SHADED, LINEN_LIT)
    picture.grid(30, 60, kit.part("collar button"))


def _head(picture: Canvas, look: Look, mood: str, bangs: list[Canvas]) -> None:
    head, skin = kit.face(FACE, FAIR)
    hair = np.logical_or.reduce([strand.painted for strand in bangs])
    kit.hair_shadow(head, skin, dilate(hair), 1, 2)
    kit.ear(head, 15, 29, FAIR)
    head.dots("g", (16, 36), (17, 37))
    head.dot(16, 37, "h")
    kit.eyes(head, look.eyes, 22, 26, "BCD", lash="a")
    if look.eyes == "open":
        head.dots("a", (21, 27), (21, 26), (44, 26))
    kit.nose(head, 34, 31, FAIR)
    blush = "q" if mood in ("sad", "wary") else "t"
    for x, y in ((20, 35), (42, 36)):
        top = blush if mood == "pleased" else "q"
        head.boxes(((1, 0, 4, 1, top), (0, 1, 5, 1, blush), (1, 2, 3, 1, "q")), x, y)
    head.dots("q", (23, 34), (26, 35), (41, 34))
    head.grid(31, 40, kit.part(look.mouth), {} if mood == "calm" else {"b": "r"})
    kit.lay(picture, head, {"u": "b", "q": "b", "p": "b", "t": "b"})
    brows = Canvas(SIZE, SIZE)
    kit.brows(brows, look.brows, (23, 23, 7), (37, 23, 5), "b", 2 if mood == "angry" else 1)
    picture.paste(brows, 0, 0)


def _kerchief(picture: Canvas) -> None:
    cloth = kit.shape(KERCHIEF, "g")
    mask = cloth.painted
    cloth.fill(crescent(mask, -5, -2) & (COLUMN > 34), "d")
    cloth.fill(mask & kit.glow(23, 9, 7, 3.5), "h")
    cloth.fill(crescent(mask, 0, -2) & (ROW > 11), "d")
    cloth.fill(crescent(mask, -2, -2) & (COLUMN > 40), "c")
    for x, y in SPOTS:
        cloth.dots("s", (x, y), (x + 1, y), (x, y + 1))
        cloth.dot(x + 1, y + 1, "r")
    kit.lay(picture, cloth, {"g": "c", "d": "b", "h": "c", "c": "b"})
    knot = kit.shape(KNOT, "g", False)
    kit.rims(knot, (-2, -2, "d"))
    kit.lay(picture, knot, {"g": "b", "d": "b"})
