"""Things that stand in the town: stalls, fountain, lamps, torches, boat, and the small ones drawn pixel by pixel."""

from __future__ import annotations

import math

from canvas import Canvas
from grids import load
from masks import coordinates, crescent, hash_unit
from palette import INDEX

FRUIT = ("rst", "cgh", "BDE", "12u")
FISH = ("ijl", "vyw", "ilm", "pqu")
FRUIT_PLACES = ((0, 27), (3, 27), (6, 27), (1, 24), (5, 24), (3, 22))
FISH_PLACES = ((0, 27), (4, 28), (1, 25), (5, 25))


HEM = (1, 14, 54, 5)
"""Where the hem of a stall's awning hangs, in its picture."""


def small(name: str) -> Canvas:
    """Return a prop that is one letter grid, outlined."""
    rows = load("props")[name]
    canvas = Canvas(max(map(len, rows)), len(rows))
    canvas.grid(0, 0, rows)
    return canvas.framed()


def stall(awning: str, goods: str) -> Canvas:
    """Return a market stall, 54x48; `awning` is three letters from dark to light, `goods` is fruit or fish."""
    canvas = Canvas(52, 46)
    canvas.boxes(((5, 14, 40, 18, "a"), (5, 14, 40, 4, "k")))
    for x in (11, 18, 30, 37):
        canvas.box(x, 17, 1, 3, "c")
        canvas.grid(x - 1, 19, load("props")["cherries" if goods == "fruit" else "herring"])
    for x in (4, 43):
        canvas.boxes(((0, 10, 3, 33, "c"), (0, 10, 1, 33, "d"), (2, 10, 1, 33, "b")), x)
    _counter(canvas)
    for i, colours in enumerate(FRUIT if goods == "fruit" else FISH):
        _goods(canvas, 4 + i * 11, colours, goods)
    _awning(canvas, awning)
    x, y = coordinates(52, 46)
    shade = (y > 16) & (y < 20) & (x > 1) & (x < 48) & ~canvas.is_letter("ak")
    canvas.darken(shade)
    return canvas.cropped(-2, -1, 54, 48).outline({"w": "n", "z": "n", "y": "n"})


def _counter(canvas: Canvas) -> None:
    canvas.boxes(((2, 28, 46, 6, "d"), (2, 28, 46, 1, "e"), (2, 33, 46, 1, "b"), (3, 34, 44, 9, "c")))
    for x in range(3, 47, 6):
        canvas.boxes(((x, 34, 1, 9, "b"), (x + 1, 34, 1, 8, "d" if x < 28 else "c")))
    canvas.boxes(((3, 38, 44, 1, "b"), (3, 42, 44, 1, "b"), (3, 34, 44, 2, "b")))


def _goods(canvas: Canvas, x: int, colours: str, goods: str) -> None:
    canvas.boxes(((0, 25, 10, 8, "b"), (0, 31, 10, 2, "c"), (0, 31, 10, 1, "e")), x)
    tones = dict(zip("dml", colours, strict=True))
    for dx, y in FRUIT_PLACES if goods == "fruit" else FISH_PLACES:
        canvas.grid(x + dx, y, load("props")[goods], tones)
        if goods == "fruit":
            canvas.dot(x + dx + 1, y, tones["l"])


def _awning(canvas: Canvas, colours: str) -> None:
    dark, middle, light = colours
    cloth = canvas.polygon([(4, 0), (45, 0), (49, 13), (0, 13)], middle)
    for x in range(52):
        for y in range(14):
            across = (x - 24.5) / (1 + 0.19 * y / 13) + 24.5
            if int((across + 0.5) // 6) % 2:
                tone = "z" if y > 10 or x > 38 else "w"
            else:
                tone = light if y <= 3 else (dark if x > 40 and y > 9 else middle)
            canvas.dot(x, y, tone, cloth)
    for i in range(9):
        tones = {"m": "z", "d": "y"} if i % 2 else {"m": middle, "d": dark}
        canvas.grid(i * 6 - 1, 13, load("props")["scallop"], tones)
        canvas.box(max(i * 6 - 1, 0), 13, 6, 1, "y" if i % 2 else dark)


def fountain(frame: int) -> Canvas:
    """Return one of four frames of the fountain, 52x48."""
    canvas = Canvas(50, 46)
    for cx, cy, rx, ry, letter in (
        (24, 31, 23, 13, "x"),
        (24, 30, 23, 12.6, "y"),
        (24, 27, 23, 12.5, "z"),
        (24.5, 27.5, 22, 11.6, "y"),
        (24, 27, 19.5, 9.8, "v"),
        (24, 28, 19.5, 9.2, "j"),
    ):
        canvas.disc(cx, cy, rx, ry, letter)
    canvas.disc(24, 23.5, 19, 5.5, "i", canvas.is_letter("j"))
    for i in range(13):
        angle = math.pi * (i + 0.5) / 12
        x, y = 24 + math.cos(angle) * 22.5, 28.5 + math.sin(angle) * 12.2
        canvas.line(x, y, x, y + 3, "x", canvas.is_letter("y"))
    pillar = ((20, 16, 9, 14, "y"), (20, 16, 2, 14, "z"), (26, 16, 3, 14, "x"))
    canvas.boxes((*pillar, (18, 28, 13, 3, "y"), (18, 28, 13, 1, "z"), (28, 29, 3, 2, "x")))
    canvas.disc(24, 15, 10, 4.3, "x")
    canvas.disc(24, 13.5, 10, 4, "z")
    canvas.disc(24.5, 14, 9, 3.2, "y")
    canvas.disc(24, 13.5, 8, 2.6, "l")
    canvas.boxes(((22, 5, 5, 8, "y"), (22, 5, 1, 8, "z"), (26, 5, 1, 8, "x")))
    canvas.disc(24, 4, 3, 3, "z")
    canvas.disc(25, 5, 1.6, 1.6, "y")
    _falling_water(canvas, frame)
    return canvas.framed({"y": "n", "z": "n", "x": "n"})


def _falling_water(canvas: Canvas, frame: int) -> None:
    for i, (x, drift) in enumerate(((15, -0.35), (33, 0.35), (19, 0), (29, 0))):
        for down in range(0 if i < 2 else 3, 13 if i < 2 else 15):
            foam = (down + frame + i) % 4
            canvas.dot(round(x + drift * down), 15 + down, "m" if foam else "l")
        if i < 2:
            canvas.box(round(x + drift * 13) - 2 - frame % 2, 29, 5 + frame % 2, 1, "m")
    pool = canvas.is_letter("j")
    for i in range(6):
        x, y = 9 + int(hash_unit(i, 1, 3) * 30), 27 + int(hash_unit(i, 2, 3) * 7)
        for dx in range(3 + (i + frame) % 3):
            canvas.dot(x + dx, y, "l", pool)


def lamp(lit: bool) -> Canvas:
    """Return a street lamp, 16x44."""
    canvas = Canvas(14, 42)
    canvas.grid(0, 0, load("props")["lamp roof"])
    glass, heart, core = ("g", "h", "w") if lit else ("j", "i", "j")
    canvas.boxes(((3, 5, 7, 7, "n"), (4, 5, 5, 7, glass), (4, 6, 5, 5, heart), (5, 7, 3, 3, core)))
    canvas.dots("n", (6, 5), (6, 11))
    if lit:
        canvas.dot(6, 6, "h")
        canvas.box(6, 8, 1, 3, "w")
    else:
        canvas.dot(4, 6, "m")
        canvas.dots("l", (5, 6), (4, 7))
    canvas.boxes(((3, 12, 7, 1, "n"), (4, 13, 5, 1, "v"), (5, 14, 3, 2, "n")))
    canvas.boxes(((5, 15, 3, 21, "v"), (5, 15, 1, 21, "x"), (7, 15, 1, 21, "n")))
    canvas.boxes(((4, 20, 5, 1, "x"), (4, 21, 5, 1, "n")))
    canvas.boxes(((4, 36, 5, 2, "v"), (4, 36, 3, 1, "x"), (3, 38, 7, 3, "v"), (3, 38, 6, 1, "x"), (8, 39, 2, 2, "n")))
    return canvas.framed()


def torch(lit: bool) -> Canvas:
    """Return a wall torch, 8x20."""
    canvas = Canvas(8, 20)
    canvas.grid(1, 9, load("props")["torch holder"])
    if lit:
        canvas.grid(1, 1, load("props")["torch flame"])
    else:
        canvas.grid(1, 7, load("props")["torch ember"])
    return canvas.outline()


def boat() -> Canvas:
    """Return a rowing boat, 46x24."""
    canvas = Canvas(46, 24)
    x, y = coordinates(46, 24)
    outline = [(1, 8), (8, 5), (36, 5), (44, 8), (39, 18), (32, 21), (12, 21), (5, 17)]
    hull = canvas.polygon(outline, "c", smooth=True)
    canvas.fill(crescent(hull, -4, -4), "b")
    band = hull & (y > 13) & (y < 16)
    canvas.fill(band, "w")
    canvas.fill(band & (x > 28), "z")
    inside = canvas.polygon([(4, 8), (10, 6.5), (35, 6.5), (41, 8.5), (36, 12), (10, 12)], "a", smooth=True)
    canvas.fill(crescent(inside, 0, -3), "b")
    canvas.fill(hull & ~inside & (y < 9), "d")
    canvas.fill(crescent(hull, 0, 1) & (x < 34), "e")
    for left in (14, 28):
        canvas.boxes(((0, 6, 4, 6, "d"), (0, 6, 4, 1, "e"), (3, 7, 1, 5, "c")), left)
    canvas.line(20, 3, 40, 12, "e")
    canvas.line(20, 4, 40, 13, "c")
    return canvas.outline()


def afloat(boat_picture: Canvas) -> Canvas:
    """Lay the boat in its shadow and a broken ring of foam."""
    width, height = boat_picture.width + 8, boat_picture.height + 4
    result = Canvas(width, height)
    x, _ = coordinates(width, height)
    middle = (width / 2, height - 8)
    outer = result.ellipse(*middle, width / 2 - 0.5, 7.5)
    result.fill(outer & ~result.ellipse(*middle, width / 2 - 1.8, 6.7) & (x % 5 < 3), "m")
    result.shadow |= result.ellipse(*middle, width / 2 - 2, 6.6)
    result.paste(boat_picture, 4, 0)
    return result


def ringed(picture: Canvas) -> Canvas:
    """Lay what stands in the sea in a ring of shoal and foam."""
    result = Canvas(picture.width + 10, picture.height + 4)
    foot = (result.width / 2, result.height - 14)
    x, y = coordinates(result.width, result.height)
    shoal = result.disc(*foot, result.width / 2 - 0.6, 13, "l")
    foam = shoal & ~result.ellipse(*foot, result.width / 2 - 2, 12) & ((x + y * 2) % 7 > 0)
    result.pixels[foam] = INDEX["m"]
    result.paste(picture, 5, 0)
    return result
