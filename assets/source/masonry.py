"""Stone: courses, the town wall, the north gate, the lighthouse."""

from __future__ import annotations

import math

import numpy as np
from canvas import Canvas
from masks import Mask, coordinates, crescent, hash_unit, shift
from props import torch

STONE_OUTLINE = {"y": "n", "z": "n", "x": "n", "w": "v"}

EMBLEM = ("..t..", ".tg..", ".gh.t", "tghg.", ".tt..")
BANNER_FLAME = ("..g..", "..h..", ".ghg.", ".ghg.", "ghhhg", ".ggg.")
BANNER_HEM = ("sss....rrr", "ss......rr", "s........r")
IVY = (".o.", "ooo", ".o.")


def courses(canvas: Canvas, area: tuple[int, int, int, int], seed: int, course: int = 5, laid: float = 0.55) -> None:
    """Fill an area (x, y, width, height) with stone; `laid` is the share of stones whose joints show."""
    x, y, width, height = area
    wall = Canvas(width, height, "y")
    for row, top in enumerate(range(0, height, course)):
        left, i = -int(hash_unit(row, 3, seed) * 6), 0
        while left < width:
            wide, chance = 6 + int(hash_unit(i, row, seed) * 5), hash_unit(i, row, seed + 4)
            _block(wall, left, top, wide, course, chance, laid)
            left, i = left + wide, i + 1
    canvas.paste(wall, x, y)


def _block(wall: Canvas, x: int, y: int, width: int, height: int, chance: float, laid: float) -> None:
    if chance < 0.12:
        wall.box(x, y, width - 1, height - 1, "x")
    if chance < laid:
        wall.boxes(((x, y + height - 1, width, 1, "x"), (x + width - 1, y, 1, height, "x")))
        if chance > 0.12:
            wall.box(x, y, width - 2, 1, "z")
            wall.dot(x, y + 1, "z")
    elif chance < 0.8:
        wall.box(x + 1, y + height - 1, width - 3, 1, "x")
        wall.dot(x + width - 1, y + 2, "x")
    if chance > 0.93:
        wall.boxes(((x, y, width - 1, height - 1, "z"), (x, y + height - 1, width, 1, "x")))


def _merlon(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    canvas.boxes(((x, y, width, height, "y"), (x, y, width, 1, "w"), (x, y + 1, 1, height - 2, "z")))
    canvas.box(x + width - 1, y + 1, 1, height - 1, "x")


def town_wall(width: int, seed: int, ivy: float = 0.0) -> Canvas:
    """Return a piece of wall, 49 px high; pieces whose width is a multiple of 12 join without a seam."""
    height = 44
    canvas = Canvas(width, height + 5)
    courses(canvas, (0, 8, width, height - 3), seed, course=6, laid=0.38)
    canvas.boxes(((0, 6, width, 6, "y"), (0, 6, width, 1, "z"), (0, 12, width, 1, "v"), (0, 13, width, 1, "x")))
    for x in range(3, width, 12):
        _merlon(canvas, x, 0, 6, 7)
        canvas.box(x + 6, 5, 6, 1, "v")
    for i in range(int(width / 4 * ivy)):
        x = int(hash_unit(i, 1, seed) * (width - 6)) + 2
        for down in range(int(3 + hash_unit(i, 2, seed) * 9)):
            letter = "B" if hash_unit(i, down, seed + 5) < 0.5 else "C"
            canvas.grid(x - 2 + int(hash_unit(i, down, seed + 3) * 4), 8 + down * 2, IVY, {"o": letter})
            if hash_unit(i, down, seed + 6) < 0.3:
                canvas.dot(x, 8 + down * 2, "D")
    canvas.boxes(((0, height + 3, width, 1, "v"), (0, height + 4, width, 1, "n")))
    return canvas


def _tower(canvas: Canvas, x: int) -> None:
    courses(canvas, (x, 16, 28, 60), seed=x + 5, course=6, laid=0.42)
    canvas.boxes(((0, 16, 2, 60, "z"), (24, 16, 4, 60, "x")), x)
    for y in range(19, 79, 12):
        canvas.box(x + 21, y, 4, 5, "x")
    canvas.boxes(((-2, 10, 32, 9, "y"), (-2, 10, 32, 1, "z"), (-2, 18, 32, 1, "v"), (26, 11, 4, 7, "x")), x)
    canvas.boxes(((0, 19, 28, 3, "x"), (0, 19, 28, 1, "v")), x)
    for i in range(4):
        _merlon(canvas, x - 2 + i * 9, 2, 5, 9)
    for i in range(3):
        canvas.box(x + 3 + i * 9, 8, 4, 2, "v")
    slit = ((12, 28, 4, 10, "n"), (13, 27, 2, 1, "n"), (12, 38, 4, 1, "z"), (11, 29, 1, 9, "x"))
    foot = ((-2, 70, 32, 7, "y"), (-2, 70, 32, 1, "z"), (-2, 75, 32, 2, "x"), (25, 71, 5, 6, "x"))
    canvas.boxes((*slit, *foot), x)
    for i in range(3, 30, 8):
        canvas.box(x + i, 71, 1, 5, "x")


def _arch(canvas: Canvas, half: float, height: float) -> Mask:
    """Return an opening round at the top; its axis is at x = 58.5, its springing line at y = 52."""
    x, y = coordinates(canvas.width, canvas.height)
    side = round(half)
    straight = (y > 52) & (y < 77) & (x >= 59 - side) & (x <= 58 + side)
    return (canvas.ellipse(58.5, 52, half, height) & (y <= 52)) | straight


def _voussoirs(canvas: Canvas, ring: Mask) -> None:
    canvas.fill(ring, "z")
    for i in range(9):
        angle = math.pi * i / 8
        across, up = math.cos(angle), math.sin(angle)
        canvas.line(58.5 + across * 15, 52 - up * 14, 58.5 + across * 22, 52 - up * 20, "x", ring)
    for y in range(56, 76, 6):
        canvas.line(37, y, 81, y, "x", ring)
    canvas.fill(crescent(ring, -1, 0) & ring, "x")
    canvas.fill(ring & ~shift(ring, 1, 1), "w")


def _portcullis(canvas: Canvas, opening: Mask, bottom: int) -> None:
    for x in range(43, 76, 6):
        canvas.line(x, 34, x, bottom, "v", opening)
        canvas.line(x + 1, 34, x + 1, bottom, "x", opening)
        canvas.dot(x, bottom + 1, "v", opening)
    for y in range(40, bottom, 7):
        canvas.line(42, y, 75, y, "x", opening)
        canvas.line(42, y + 1, 75, y + 1, "k", opening)


def _banner(canvas: Canvas, x: int) -> None:
    canvas.boxes(((1, 42, 12, 1, "b"), (2, 43, 10, 18, "s"), (2, 43, 2, 18, "t"), (10, 43, 2, 18, "r")), x)
    canvas.box(x + 2, 43, 10, 1, "r")
    canvas.grid(x + 2, 61, BANNER_HEM)
    canvas.grid(x + 4, 47, BANNER_FLAME)


BANNERS = ((15, 44, 10, 21), (95, 44, 10, 21))
"""What hangs free of the gate's banners, in its picture."""
TORCHES = ((26, 42), (86, 42))
"""Where torches hang on the gate's towers, beside the banners."""


def gate(opened: bool, lit: bool = False) -> Canvas:
    """Return the north gate, 120x80. Through the open one the road shows, in the shade of the arch."""
    canvas = Canvas(118, 78)
    courses(canvas, (30, 24, 58, 52), seed=3, course=6, laid=0.42)
    canvas.boxes(((30, 20, 58, 6, "y"), (30, 20, 58, 1, "z"), (30, 26, 58, 2, "x")))
    for i in range(6):
        _merlon(canvas, 33 + i * 9, 13, 5, 8)
    for i in range(5):
        canvas.box(38 + i * 9, 19, 4, 1, "v")
    opening = _arch(canvas, 17, 15.5)
    _voussoirs(canvas, _arch(canvas, 22, 20) & ~opening)
    canvas.fill(opening, "k")
    canvas.fill(opening & shift(opening, 0, 6), "n")
    if opened:
        _portcullis(canvas, opening, 41)
    else:
        canvas.fill(opening & shift(opening, 3, 9) & (coordinates(118, 78)[1] > 60), "v")
        _portcullis(canvas, opening, 74)
    for x in (4, 84):
        _tower(canvas, x)
    canvas.box(55, 28, 9, 9, "y")
    canvas.frame(55, 28, 9, 9, "v")
    canvas.grid(57, 30, EMBLEM)
    for x in (12, 92):
        _banner(canvas, x)
    framed = canvas.framed(STONE_OUTLINE)
    if opened:
        _clear_passage(framed, np.pad(opening, 1))
    for place in TORCHES:
        framed.paste(torch(lit), *place)
    return framed


def _clear_passage(canvas: Canvas, opening: Mask) -> None:
    """Let the road show below the raised portcullis; the vault keeps it in shadow."""
    passage = opening & (coordinates(canvas.width, canvas.height)[1] > 46)
    passage[-1] = passage[-2]
    canvas.pixels[passage] = -1
    canvas.shadow |= passage


def lighthouse(lit: bool) -> Canvas:
    """Return the lighthouse on its rock, 62x114."""
    canvas = Canvas(60, 112)
    x, y = coordinates(60, 112)
    shore = [(2, 108), (5, 98), (14, 92), (28, 90), (44, 91), (54, 98), (58, 108), (44, 111), (14, 111)]
    rock = canvas.polygon(shore, "x", smooth=True)
    canvas.fill(crescent(rock, -9, -4), "v")
    canvas.fill(crescent(rock, 2, 3), "y")
    for crack in ([(12, 96), (18, 100), (16, 107)], [(40, 94), (44, 101), (50, 104)], [(28, 98), (30, 106)]):
        canvas.stroke(crack, "v")
    tower = canvas.polygon([(21, 26), (37, 26), (43, 94), (15, 94)], "w")
    for i in range(4):
        canvas.fill(tower & (y >= 30 + i * 17) & (y < 38 + i * 18), "s")
    across = (x - 29) / (8 + (y - 26) * 0.09)
    canvas.darken(tower & (across > 0.25) & canvas.is_letter("w"))
    canvas.darken(tower & (across > 0.62))
    canvas.fill(tower & (across < -0.55) & canvas.is_letter("s"), "t")
    canvas.fill(tower & (y > 90), "x")
    for top in (46, 64):
        canvas.boxes(((26, top, 5, 7, "v"), (27, top + 1, 3, 5, "g" if lit else "n"), (26, top - 1, 5, 1, "x")))
    canvas.boxes(((25, 80, 9, 14, "y"), (26, 82, 7, 12, "b"), (27, 83, 5, 11, "c"), (29, 83, 1, 11, "b")))
    canvas.dot(31, 89, "g")
    _lantern(canvas, lit)
    return canvas.framed({"w": "n", "z": "n", "y": "n"})


def _lantern(canvas: Canvas, lit: bool) -> None:
    canvas.boxes(((16, 22, 26, 4, "v"), (16, 22, 26, 1, "x"), (38, 22, 4, 4, "n")))
    for x in range(16, 43, 3):
        canvas.box(x, 17, 1, 5, "n")
    canvas.boxes(((16, 17, 27, 1, "v"), (21, 9, 16, 12, "n"), (22, 10, 14, 10, "h" if lit else "i")))
    canvas.boxes(((26, 9, 1, 12, "n"), (31, 9, 1, 12, "n")))
    if not lit:
        canvas.boxes(((23, 11, 2, 4, "j"), (28, 11, 1, 3, "j")))
    roof = canvas.polygon([(18, 9), (22, 5), (27, 3), (31, 3), (36, 5), (40, 9)], "r")
    x, y = coordinates(canvas.width, canvas.height)
    canvas.fill(roof & (x < 27), "s")
    canvas.fill(roof & (x < 24) & (y < 8), "t")
    canvas.box(28, 0, 2, 3, "v")
