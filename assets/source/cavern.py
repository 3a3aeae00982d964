"""What stands in the cave, and its mouth: stone figure, stalagmites, crystals, the hole and its ladders, a dim lamp."""

from __future__ import annotations

from canvas import Canvas
from masks import BAYER, coordinates, crescent, hash_unit

STONE_OUTLINE = {"x": "k", "y": "n", "z": "n", "v": "k", "n": "k"}


def mouth() -> Canvas:
    """Return a rock face with the mouth of a cave, 84x66."""
    canvas = Canvas(82, 64)
    x, y = coordinates(82, 64)
    edge = [(0, 62), (2, 40), (8, 26), (20, 15), (30, 5), (44, 3), (55, 9), (66, 16), (75, 30), (80, 46), (81, 62)]
    rock = canvas.polygon(edge, "x")
    canvas.fill(crescent(rock, 3, 5), "y")
    canvas.fill(crescent(rock, 1, 2), "z")
    canvas.fill(crescent(rock, -12, -3) & (y > 12), "v")
    for points in (
        [(30, 6), (26, 14), (29, 20)], [(55, 10), (57, 18), (64, 24)], [(8, 27), (15, 33), (13, 42)],
        [(70, 26), (66, 34), (70, 44)], [(2, 46), (9, 50), (8, 60)], [(76, 44), (71, 52), (73, 61)],
        [(43, 4), (45, 12)], [(20, 16), (21, 24)],
    ):  # fmt: skip
        canvas.stroke(points, "v", rock)
        canvas.stroke([(a + 1, b) for a, b in points], "y", rock & canvas.is_letter("x"))
    opening = [(22, 63), (22, 46), (26, 34), (34, 27), (43, 25), (52, 29), (58, 38), (60, 50), (60, 63)]
    ring = canvas.polygon([(a + (a - 41) * 0.14, b - 3 if b < 60 else b) for a, b in opening], "v", smooth=False)
    hole = canvas.polygon(opening, "k")
    canvas.fill(ring & ~hole & (x < 41) & (y < 60), "n")
    canvas.fill(hole & canvas.ellipse(41, 68, 15, 22), "n")
    canvas.fill(hole & canvas.ellipse(41, 70, 11, 14), "v")
    for at, length in ((31, 5), (36, 8), (45, 6), (51, 7)):
        canvas.polygon([(at - 2, 26), (at + 2, 26), (at, 26 + length + 3)], "v")
    for i in range(26):
        at, down = int(hash_unit(i, 1, 6) * 80), int(hash_unit(i, 2, 6) * 22)
        if rock[min(down + 4, 63), at] and not rock[max(down - 3, 0), at]:
            canvas.grid(at - 2, down + 2, (".DE.", "CDDC", ".CC."))
    for at, down in ((5, 40), (12, 28), (70, 30), (63, 18), (28, 10)):
        canvas.grid(at - 3, down - 2, (".EDD.", "DDCDC", ".C.C."))
    return canvas.framed({"x": "n", "y": "n", "z": "n", "v": "k", "k": "k", "C": "B", "D": "B"})


def widow() -> Canvas:
    """Return the figure of a seated woman of stone, her hands open in her lap, on a step, 42x56."""
    canvas = Canvas(40, 54)
    canvas.boxes(
        ((2, 44, 36, 10, "x"), (2, 44, 36, 2, "z"), (2, 46, 36, 1, "y"), (34, 46, 4, 8, "v"), (2, 52, 36, 2, "v"))
    )
    canvas.boxes(((6, 38, 28, 7, "y"), (6, 38, 28, 1, "z"), (30, 39, 4, 6, "x"), (6, 43, 28, 2, "x")))
    gown = canvas.polygon([(4, 45), (8, 36), (9, 25), (13, 19), (27, 19), (31, 25), (32, 36), (36, 45)], "y")
    canvas.fill(crescent(gown, -6, -1), "x")
    canvas.fill(crescent(gown, -2, 0), "v")
    canvas.fill(crescent(gown, 2, 1), "z")
    for points in ([(11, 36), (8, 45)], [(16, 37), (15, 45)], [(24, 37), (25, 45)], [(30, 36), (33, 45)]):
        canvas.stroke(points, "x", gown)
        canvas.stroke([(x + 1, y) for x, y in points], "z", gown & canvas.is_letter("y"))
    outer = [(8, 28), (11, 18), (12, 9), (15, 3), (20, 1), (25, 3), (28, 9), (29, 18), (32, 28), (27, 24), (13, 24)]
    veil = canvas.polygon(outer, "y")
    canvas.fill(crescent(veil, 2, 1), "z")
    canvas.fill(crescent(veil, -3, -1), "x")
    canvas.disc(20, 11.5, 6.2, 8.2, "v")
    canvas.disc(20, 12, 5, 6.6, "z")
    canvas.fill(canvas.ellipse(20, 12, 5, 6.6) & ~canvas.ellipse(18, 11, 5, 6.8), "y")
    canvas.boxes(
        ((16, 11, 3, 1, "x"), (21, 11, 3, 1, "x"), (17, 12, 2, 1, "v"), (21, 12, 2, 1, "v"), (20, 12, 1, 3, "y"))
    )
    canvas.boxes(
        ((19, 16, 2, 1, "x"), (17, 13, 1, 4, "w"), (15, 6, 10, 1, "x"), (17, 19, 6, 3, "y"), (21, 19, 2, 3, "x"))
    )
    canvas.stroke([(14, 23), (17, 25), (20, 26), (23, 25), (27, 23)], "x")
    canvas.stroke([(12, 22), (10, 29), (14, 33)], "v")
    canvas.stroke([(28, 22), (30, 29), (26, 33)], "v")
    canvas.boxes(((9, 34, 23, 4, "y"), (9, 34, 23, 1, "z"), (9, 38, 23, 1, "v"), (28, 35, 4, 3, "x")))
    for side, points in (("z", [(10, 24), (10, 30), (15, 34)]), ("v", [(30, 24), (30, 30), (25, 34)])):
        for across in range(3):
            canvas.stroke(
                [(x + across, y) for x, y in points],
                (side if across == 0 else "y") if side == "z" else ("y" if across == 0 else "x"),
            )
    canvas.grid(
        13,
        32,
        ("w.w........w.w", "wwwz......zwww", ".wwwzvvvvzwww.", "..zwwwwwwwwz..", "...xzzzzzzx...", ".....xxxx....."),
    )
    for at, down, length in ((4, 44, 5), (9, 45, 7), (30, 44, 4), (25, 38, 4), (12, 38, 3)):
        canvas.box(at, down, 2, length, "w")
        canvas.dot(at, down + length, "w")
    return canvas.framed(STONE_OUTLINE)


def stalagmite(seed: int) -> Canvas:
    """Return one of three groups of stalagmites, 26x32."""
    canvas = Canvas(24, 30)
    cones = (((8, 29, 4, 26), (16, 29, 3.4, 17), (3, 29, 2.6, 10)), ((14, 29, 4.4, 22), (6, 29, 3.4, 15)),
             ((7, 29, 3, 14), (13, 29, 3.6, 20), (20, 29, 2.6, 11)))[seed % 3]  # fmt: skip
    for cx, foot, wide, tall in cones:
        middle, top = foot - tall * 0.5, foot - tall
        left = [(cx - wide, foot), (cx - wide * 0.55, middle), (cx - 0.6, top)]
        cone = canvas.polygon([*left, (cx + 0.6, top), (cx + wide * 0.55, middle), (cx + wide, foot)], "y")
        columns, _ = coordinates(24, 30)
        canvas.fill(cone & (columns > cx), "x")
        canvas.fill(cone & (columns > cx + wide * 0.5), "v")
        canvas.fill(cone & (columns < cx - wide * 0.45), "z")
        for up in range(4, int(tall) - 3, 5):
            canvas.box(int(cx - wide * 0.4), foot - up, 3, 1, "x")
    return canvas.framed(STONE_OUTLINE)


def crystals(ramp: str, lit: bool) -> Canvas:
    """Return a cluster of crystals, 24x24; `ramp` are letters from dark to light."""
    canvas = Canvas(22, 22)
    dark, middle, light = ramp
    for cx, foot, lean, tall in ((6, 19, -4, 10), (15, 19, 4, 11), (10, 20, 0, 18), (13, 21, 2, 8)):
        tip = cx + lean
        body = canvas.polygon(
            [
                (cx - 2, foot),
                (tip - 2, foot - tall + 4),
                (tip, foot - tall),
                (tip + 2, foot - tall + 4),
                (cx + 2, foot),
            ],
            middle,
        )
        columns, rows = coordinates(22, 22)
        split = cx + (foot - rows) / tall * lean
        canvas.fill(body & (columns > split), dark)
        canvas.fill(body & (columns < split - 1), light if lit else middle)
        canvas.line(tip, foot - tall + 1, cx, foot - 2, light, body)
        if lit:
            canvas.dots("w", (tip, foot - tall + 2), (tip - 1, foot - tall + 5))
    canvas.boxes(((3, 19, 16, 3, "v"), (3, 19, 5, 1, "x"), (12, 20, 4, 1, "x")))
    return canvas.framed()


def hole() -> Canvas:
    """Return a hole in the floor out of which a ladder reaches, 40x40."""
    canvas = Canvas(38, 38)
    canvas.disc(18.5, 26, 18.2, 11, "x")
    canvas.disc(18.5, 25, 18.2, 10.6, "y")
    canvas.disc(19, 26, 17, 9.8, "x")
    canvas.disc(18.5, 26, 15.6, 8.8, "n")
    pit = canvas.disc(18.5, 27, 15, 8, "k")
    canvas.fill(crescent(pit, 0, -2), "n")
    for angle, (a, b) in enumerate(((3, 20), (9, 34), (27, 34), (33, 21), (19, 36), (2, 28))):
        canvas.boxes(((a, b, 3 + angle % 2, 2, "z" if angle % 2 else "v"),))
    canvas.boxes(((13, 2, 2, 26, "d"), (13, 2, 1, 26, "e"), (23, 0, 2, 28, "c"), (23, 0, 1, 28, "d")))
    for y in range(4, 28, 5):
        canvas.boxes(((12, y, 14, 2, "e"), (12, y + 1, 14, 1, "c")))
    canvas.boxes(((13, 26, 2, 4, "b"), (23, 26, 2, 4, "b"), (15, 28, 8, 1, "b")))
    canvas.boxes(((6, 17, 8, 1, "e"), (5, 18, 1, 3, "d"), (4, 20, 2, 2, "v")))
    return canvas.framed(STONE_OUTLINE)


def ladder() -> Canvas:
    """Return a ladder that leans on a wall and goes up into the dark, 18x52."""
    canvas = Canvas(16, 50)
    canvas.boxes(((1, 0, 2, 50, "d"), (1, 0, 1, 50, "e"), (13, 0, 2, 50, "c"), (13, 0, 1, 50, "d")))
    for i, y in enumerate(range(3, 49, 6)):
        canvas.boxes(((0, y, 16, 2, "e"), (0, y + 1, 16, 1, "c")))
        canvas.dot(3 + i % 3 * 4, y, "f")
    canvas.boxes(((0, 3, 3, 2, "v"), (13, 21, 3, 2, "v")))
    picture = canvas.framed()
    picture.darken(coordinates(18, 52)[1] < 10)
    picture.darken(coordinates(18, 52)[1] < 5)
    return picture


def stair() -> Canvas:
    """Return a stair cut into the rock, wet below and lost in the dark above, 44x52."""
    canvas = Canvas(42, 50)
    arch = canvas.ellipse(20.5, 17, 19.5, 16.5) | (coordinates(42, 50)[1] > 17) & (
        abs(coordinates(42, 50)[0] - 20.5) < 20
    )
    canvas.fill(arch, "v")
    canvas.fill(crescent(arch, 2, 2), "y")
    for i in range(7):
        canvas.line(2 + i * 6, 2, 8 + i * 4, 12, "x", arch & canvas.is_letter("v"))
    inner = canvas.ellipse(20.5, 19, 15.5, 14) | (coordinates(42, 50)[1] > 19) & (
        abs(coordinates(42, 50)[0] - 20.5) < 16
    )
    canvas.fill(inner, "k")
    for i, (top, letter, edge) in enumerate(
        ((16, "n", "n"), (21, "n", "v"), (26, "v", "x"), (32, "x", "y"), (38, "x", "z"), (44, "y", "w"))
    ):
        inset = 6 - i
        canvas.boxes(((5 + inset, top, 32 - 2 * inset, 7, letter), (5 + inset, top, 32 - 2 * inset, 1, edge)))
        canvas.box(5 + inset, top + 5, 32 - 2 * inset, 1, "n" if i < 5 else "x")
    for at, down, long in ((9, 46, 5), (26, 40, 4), (15, 34, 3), (30, 47, 4)):
        canvas.box(at, down, long, 1, "l")
    return canvas.framed(STONE_OUTLINE)


def ledge_lamp(lit: bool) -> Canvas:
    """Return a hooded lamp on a ledge of rock, 20x28."""
    canvas = Canvas(18, 26)
    canvas.boxes(((0, 17, 18, 9, "x"), (0, 17, 18, 2, "z"), (13, 19, 5, 7, "v"), (0, 24, 18, 2, "v")))
    canvas.boxes(((5, 5, 8, 11, "v"), (4, 4, 10, 3, "n"), (4, 4, 10, 1, "x"), (7, 1, 4, 3, "v"), (5, 15, 8, 2, "n")))
    canvas.boxes(
        ((6, 8, 3, 6, "g" if lit else "c"), (7, 9, 1, 4, "w" if lit else "d"), (9, 7, 4, 9, "n"), (9, 7, 1, 9, "x"))
    )
    return canvas.framed(STONE_OUTLINE)


def crosses() -> Canvas:
    """Return four crosses scratched into a face of rock, 34x14."""
    canvas = Canvas(34, 14)
    for x, y in ((1, 4), (9, 2), (18, 4), (27, 1)):
        canvas.boxes(((x + 2, y, 1, 8, "z"), (x, y + 2, 5, 1, "z"), (x + 3, y + 1, 1, 8, "v"), (x, y + 3, 2, 1, "v")))
    return canvas


def daylight() -> Canvas:
    """Return the day that falls into a passage from below, 46x26."""
    canvas = Canvas(46, 26)
    x, y = coordinates(46, 26)
    inside = abs(x - 22.5) < 15 + y * 0.3
    tones = "vxyzw"
    strength = y / 26 * 5.2 - abs(x - 22.5) / 30 - 0.3 + BAYER[y % 4, x % 4] - 0.5
    for step, tone in enumerate(tones):
        canvas.fill(inside & (strength > step + 0.2), tone)
    canvas.pixels[canvas.is_letter("v")] = -1
    return canvas


def driftwood() -> Canvas:
    """Return planks and a rib of a boat that the sea has brought, 34x18."""
    canvas = Canvas(32, 16)
    for points, letter in (([(1, 13), (29, 8)], "d"), ([(3, 6), (24, 13)], "c"), ([(9, 15), (30, 13)], "d")):
        (x0, y0), (x1, y1) = points
        canvas.line(x0, y0, x1, y1, letter)
        canvas.line(x0, y0 + 1, x1, y1 + 1, "b")
        canvas.line(x0, y0 - 1, x1, y1 - 1, "e" if letter == "d" else "d")
    canvas.stroke([(20, 14), (26, 9), (27, 1)], "c")
    canvas.stroke([(21, 14), (27, 9), (28, 1)], "d")
    canvas.grid(5, 11, ("BC.", ".BC"))
    return canvas.framed()
