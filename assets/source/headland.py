"""What stands on the headland and in the lamp room: the tower, shed, bench, slip, the great lamp, desk and bed roll."""

from __future__ import annotations

from canvas import Canvas
from masks import coordinates, crescent
from masonry import STONE_OUTLINE, courses

OUTLINE = {"w": "n", "z": "n", "y": "n"}


def tower(glow: int) -> Canvas:
    """Return the lighthouse from close by, with its door, 86x180; `glow` is 0 dark, 1 burning, 2 burning by night."""
    lit = glow > 0
    canvas = Canvas(84, 178)
    x, y = coordinates(84, 178)
    foot = canvas.polygon([(6, 177), (10, 160), (73, 160), (78, 177)], "y")
    courses(canvas, (4, 160, 78, 18), seed=6, course=6, laid=0.8)
    canvas.pixels[~foot] = -1
    canvas.fill(foot & (y < 162), "z")
    canvas.fill(foot & (x > 62), "x")
    body = canvas.polygon([(27, 44), (56, 44), (69, 161), (14, 161)], "w")
    for i in range(4):
        canvas.fill(body & (y >= 58 + i * 27) & (y < 71 + i * 27), "s")
    across = (x - 41.5) / (14.5 + (y - 44) * 0.11)
    white = canvas.is_letter("w")
    for level, low in (("z", 0.30), ("y", 0.72)):
        canvas.fill(body & white & (across > low), level)
    canvas.fill(body & canvas.is_letter("s") & (across > 0.45), "r")
    canvas.fill(body & canvas.is_letter("s") & (across < -0.6), "t")
    for row in range(50, 160, 6):
        for i in range(5):
            at = int(20 + ((row * 7 + i * 23) % 46))
            if body[row, min(at + 4, 83)] and body[row, at]:
                canvas.darken((x >= at) & (x < at + 4) & (y == row) & body)
    for top in (66, 104):
        canvas.boxes(((36, top - 2, 12, 2, "x"), (37, top, 10, 13, "v"), (38, top + 1, 8, 11, "g" if lit else "n")))
        canvas.boxes(((41, top + 1, 1, 11, "v"), (38, top + 6, 8, 1, "v"), (36, top + 13, 12, 2, "z")))
        if lit:
            tone = "hhw"[glow]
            canvas.boxes(((39, top + 2, 2, 4, tone), (43, top + 2, 2, 4, tone)))
    _tower_door(canvas)
    _gallery(canvas, glow)
    return canvas.framed(OUTLINE)


def _tower_door(canvas: Canvas) -> None:
    canvas.boxes(
        (
            (31, 141, 22, 33, "y"),
            (33, 138, 18, 4, "y"),
            (31, 141, 1, 33, "z"),
            (33, 138, 14, 1, "z"),
            (52, 142, 1, 32, "x"),
        )
    )
    for down in range(146, 172, 6):
        canvas.boxes(((31, down, 3, 1, "x"), (50, down + 3, 3, 1, "x")))
    canvas.boxes(
        (
            (34, 145, 16, 29, "c"),
            (36, 142, 12, 4, "c"),
            (36, 142, 12, 1, "a"),
            (34, 145, 1, 29, "b"),
            (35, 146, 1, 28, "d"),
        )
    )
    for across in range(38, 50, 4):
        canvas.box(across, 143, 1, 31, "b")
    canvas.boxes(
        ((34, 150, 7, 1, "v"), (34, 165, 7, 1, "v"), (46, 158, 2, 2, "g"), (28, 173, 28, 5, "y"), (28, 173, 28, 1, "w"))
    )
    canvas.boxes(((28, 177, 28, 1, "x"), (35, 132, 14, 4, "v"), (35, 132, 14, 1, "x")))
    canvas.grid(39, 132, ("g.g.g.", ".ghg.."))


def _gallery(canvas: Canvas, glow: int) -> None:
    canvas.boxes(((18, 39, 48, 6, "v"), (18, 39, 48, 1, "x"), (58, 40, 8, 5, "n"), (22, 45, 40, 2, "n")))
    for x in range(18, 66, 4):
        canvas.box(x, 31, 1, 8, "n")
    canvas.boxes(((17, 30, 50, 1, "x"), (17, 34, 50, 1, "v"), (25, 16, 34, 23, "n"), (27, 18, 30, 20, "igh"[glow])))
    if glow:
        canvas.disc(41.5, 28, 12, 9, "hhw"[glow])
        canvas.disc(41.5, 28, 7, 7, "w")
        canvas.boxes(((27, 18, 30, 2, "g"), (27, 36, 30, 2, "dgh"[glow])))
    else:
        canvas.boxes(
            ((37, 24, 9, 14, "v"), (38, 22, 7, 12, "j"), (39, 23, 2, 6, "l"), (29, 20, 3, 8, "j"), (51, 20, 2, 6, "j"))
        )
    for x in (34, 48):
        canvas.box(x, 17, 2, 22, "n")
    canvas.box(27, 27, 30, 1, "n")
    roof = canvas.polygon([(20, 17), (27, 9), (36, 5), (47, 5), (56, 9), (63, 17)], "r")
    x, y = coordinates(canvas.width, canvas.height)
    canvas.fill(roof & (x < 41), "s")
    canvas.fill(roof & (x < 33) & (y < 15), "t")
    canvas.fill(roof & (y > 15), "a")
    canvas.boxes(((40, 0, 3, 5, "v"), (40, 0, 1, 5, "x"), (39, 2, 5, 1, "n")))


def shed() -> Canvas:
    """Return the oil shed of planks with its padlock, 52x50."""
    canvas = Canvas(50, 48)
    canvas.boxes(((3, 18, 44, 30, "c"), (3, 18, 44, 2, "a")))
    for x in range(3, 47, 5):
        canvas.boxes(((x, 18, 1, 30, "b"), (x + 1, 20, 1, 27, "d" if x < 28 else "c")))
    roof = canvas.polygon([(0, 21), (5, 3), (44, 3), (49, 21)], "v")
    x, y = coordinates(50, 48)
    for row in range(4, 21, 4):
        canvas.fill(roof & (y == row + 3), "n")
        canvas.fill(roof & (y == row) & ((x + row) % 7 < 4) & (x < 34), "x")
    canvas.fill(roof & (x > 40), "n")
    canvas.fill(roof & (y < 5), "x")
    canvas.boxes(((18, 25, 14, 23, "b"), (19, 26, 12, 22, "d"), (22, 26, 1, 22, "b"), (27, 26, 1, 22, "b")))
    canvas.boxes(
        ((17, 30, 16, 3, "c"), (17, 42, 16, 3, "c"), (29, 35, 4, 5, "g"), (30, 33, 2, 2, "x"), (30, 37, 1, 2, "b"))
    )
    canvas.boxes(
        ((8, 28, 2, 8, "k"), (38, 30, 5, 6, "n"), (38, 30, 5, 1, "b"), (3, 45, 44, 3, "x"), (3, 45, 44, 1, "y"))
    )
    canvas.boxes(((18, 45, 14, 3, "y"), (18, 45, 14, 1, "z")))
    return canvas.framed(STONE_OUTLINE)


def bench() -> Canvas:
    """Return a bench that looks out to sea, 34x18."""
    canvas = Canvas(32, 16)
    canvas.boxes(
        (
            (0, 0, 32, 3, "d"),
            (0, 0, 32, 1, "e"),
            (0, 4, 32, 2, "d"),
            (0, 4, 32, 1, "e"),
            (2, 0, 2, 8, "c"),
            (28, 0, 2, 8, "b"),
        )
    )
    canvas.boxes(((0, 8, 32, 4, "d"), (0, 8, 32, 1, "e"), (0, 11, 32, 1, "b"), (2, 12, 3, 4, "c"), (27, 12, 3, 4, "b")))
    canvas.grid(20, 6, (".ww.", "wzzw"))
    return canvas.framed()


def slip() -> Canvas:
    """Return a boat slip: rails on sleepers that run into the water, 38x58."""
    canvas = Canvas(36, 56)
    for y in range(1, 52, 7):
        wet = y > 34
        canvas.boxes(((0, y, 36, 4, "b" if wet else "c"), (0, y, 36, 1, "c" if wet else "d"), (0, y + 3, 36, 1, "a")))
    for x in (7, 26):
        canvas.boxes(((x, 0, 3, 56, "x"), (x, 0, 1, 56, "z"), (x + 2, 0, 1, 56, "v"), (x, 36, 3, 20, "v")))
    canvas.boxes(((12, 3, 3, 1, "E"), (20, 17, 2, 1, "C"), (13, 38, 4, 1, "C"), (19, 45, 4, 1, "B")))
    return canvas.framed()


def great_lamp(glow: int) -> Canvas:
    """Return the great lamp on its iron pillar, 50x72; `glow` as for the tower."""
    lit = glow > 0
    canvas = Canvas(48, 70)
    canvas.disc(23.5, 61, 20, 8, "n")
    canvas.disc(23.5, 59, 20, 8, "v")
    canvas.disc(23.5, 58.4, 18, 6.6, "x")
    canvas.boxes(
        ((17, 44, 14, 16, "v"), (17, 44, 3, 16, "x"), (28, 44, 3, 16, "n"), (14, 56, 20, 4, "v"), (14, 56, 20, 1, "x"))
    )
    canvas.boxes(((8, 42, 32, 4, "d"), (8, 42, 32, 1, "h"), (8, 45, 32, 1, "c")))
    lens = canvas.disc(23.5, 25, 13.4, 18, "g" if lit else "j")
    canvas.fill(crescent(lens, 3, 3), "h" if lit else "l")
    canvas.fill(crescent(lens, 1, 1), "w" if lit else "m")
    canvas.fill(crescent(lens, -4, -3), "d" if lit else "i")
    core = canvas.disc(23.5, 25, 7, 10, "ihw"[glow])
    canvas.disc(23.5, 25, 5, 7, "w" if lit else "n")
    for down in range(8, 44, 5):
        canvas.fill(lens & ~core & (coordinates(48, 70)[1] == down), "c" if lit else "i")
    for across in (9, 23, 37):
        canvas.box(across, 7, 2, 36, "d")
        canvas.box(across, 7, 1, 36, "h" if across < 30 else "g")
    if lit:
        canvas.grid(21, 18, ("..w..", "..w..", ".www.", ".www.", "wwwww", "whwhw", ".hhh."))
    else:
        canvas.boxes(((22, 26, 3, 6, "c"), (22, 24, 1, 2, "k"), (15, 12, 2, 9, "m"), (18, 11, 1, 4, "m")))
    canvas.boxes(
        ((12, 5, 24, 3, "d"), (12, 5, 24, 1, "h"), (18, 2, 12, 3, "g"), (18, 2, 12, 1, "h"), (22, 0, 4, 2, "d"))
    )
    return canvas.framed()


def log_desk() -> Canvas:
    """Return a small desk with an open log book and a pen, 36x28."""
    canvas = Canvas(34, 26)
    canvas.boxes(
        (
            (0, 6, 34, 8, "d"),
            (0, 6, 34, 1, "e"),
            (0, 13, 34, 1, "b"),
            (2, 14, 3, 12, "c"),
            (29, 14, 3, 12, "b"),
            (5, 14, 24, 5, "c"),
        )
    )
    canvas.boxes(
        (
            (5, 14, 24, 1, "b"),
            (15, 16, 4, 1, "g"),
            (8, 4, 17, 7, "r"),
            (9, 4, 7, 6, "w"),
            (17, 4, 7, 6, "f"),
            (16, 4, 1, 7, "z"),
        )
    )
    for y in (5, 7):
        canvas.boxes(((10, y, 5, 1, "y"), (18, y, 5, 1, "y")))
    canvas.boxes(((27, 6, 4, 4, "n"), (27, 6, 4, 1, "x")))
    canvas.line(29, 6, 33, 0, "w")
    return canvas.framed()


def bed_roll() -> Canvas:
    """Return a bed roll with a folded coat, 24x36."""
    canvas = Canvas(22, 34)
    canvas.boxes(
        (
            (1, 0, 20, 34, "C"),
            (1, 0, 1, 34, "D"),
            (19, 0, 2, 34, "B"),
            (1, 32, 20, 2, "B"),
            (3, 2, 16, 8, "w"),
            (3, 9, 16, 1, "z"),
        )
    )
    canvas.boxes(((1, 12, 20, 3, "D"), (1, 14, 20, 1, "B"), (1, 26, 20, 1, "B"), (1, 20, 20, 1, "D")))
    canvas.grid(8, 22, ("..ijji..", ".ijjjji.", "ijjlljji", ".iijjii."))
    return canvas.framed()


def cask() -> Canvas:
    """Return an oil can with a spout, 16x16."""
    canvas = Canvas(14, 14)
    canvas.grid(
        0,
        0,
        (
            "....xx......",
            "...xnnx...v.",
            "..vvvvvv..v.",
            ".gddddddc.v.",
            ".hgddddcc.v.",
            ".hgddddccvv.",
            ".hgddddccv..",
            ".gddddccc...",
            ".gddddccc...",
            ".vvvvvvvv...",
        ),
    )
    return canvas.framed()
