"""What lies and stands on the hills and at the coast: boulders, cairn, milestone, pines, a broken cart, a cold fire."""

from __future__ import annotations

from random import Random

from canvas import Canvas
from masks import coordinates, crescent
from nature import pine

STONE_OUTLINE = {"y": "n", "z": "n", "x": "n", "w": "v", "v": "n"}


def boulder(size: int, seed: int, moss: bool = True) -> Canvas:
    """Return a boulder about `size` pixels wide and three quarters as high."""
    random = Random(seed)
    width, height = size, int(size * 0.74)
    canvas = Canvas(width, height)
    points = []
    for angle_x, angle_y in (
        (0.0, 0.75),
        (0.05, 0.4),
        (0.28, 0.08),
        (0.6, 0.02),
        (0.88, 0.25),
        (0.98, 0.65),
        (0.9, 0.97),
        (0.1, 0.97),
    ):
        points.append(
            (angle_x * (width - 1) + random.uniform(-1, 1), angle_y * (height - 1) + random.uniform(-0.6, 0.6))
        )
    rock = canvas.polygon(points, "y")
    x, y = coordinates(width, height)
    split = width * (0.52 + random.uniform(-0.08, 0.08))
    canvas.fill(rock & (x + (y - height * 0.3) * 0.5 > split + width * 0.1), "x")
    canvas.fill(crescent(rock, -width // 7, -1) & (y > height * 0.3), "v")
    canvas.fill(rock & (y > height - 3), "v")
    canvas.fill(crescent(rock, 2, 2) & (x < width * 0.75), "z")
    canvas.stroke([(split, height * 0.12), (split - 2, height * 0.45), (split + 2, height * 0.8)], "x", rock)
    if size > 20:
        canvas.stroke(
            [(width * 0.2, height * 0.4), (width * 0.32, height * 0.6), (width * 0.28, height * 0.85)], "x", rock
        )
        canvas.box(int(width * 0.22), int(height * 0.5), 3, 1, "z")
    if moss:
        for _ in range(size // 6):
            at = int(width * 0.2 + random.random() * width * 0.5)
            canvas.grid(at, int(height * 0.12 + random.random() * 4), (".ED.", "CDDC", ".C.."))
        canvas.pixels[~rock] = -1
    return canvas.framed(STONE_OUTLINE)


def bent_pine(seed: int) -> Canvas:
    """Return a pine that the wind has bent to the right, 46x50."""
    straight = pine(seed)
    canvas = Canvas(46, 50)
    for y in range(50):
        up = (46 - y) / 46
        row = straight.cropped(0, y, 30, 1)
        canvas.paste(row, 2 + int(max(up, 0) ** 1.7 * 14), y)
    return canvas


def cairn() -> Canvas:
    """Return a heap of stones with a ribbon on a stick, 30x38."""
    canvas = Canvas(28, 36)
    canvas.boxes(((14, 0, 1, 12, "d"), (15, 1, 7, 2, "s"), (17, 3, 6, 1, "s"), (15, 1, 3, 1, "t"), (20, 4, 4, 1, "r")))
    stones = (
        (1, 29, 10, 7),
        (10, 29, 9, 7),
        (18, 30, 9, 6),
        (4, 23, 10, 7),
        (13, 23, 11, 7),
        (6, 18, 8, 6),
        (14, 18, 7, 6),
        (9, 13, 9, 6),
        (11, 9, 6, 5),
    )
    for i, (x, y, width, height) in enumerate(stones):
        stone = canvas.disc(
            x + width / 2 - 0.5, y + height / 2 - 0.5, width / 2 + 0.2, height / 2 + 0.2, "yxyyxyyxy"[i]
        )
        canvas.fill(crescent(stone, 1, 1), "z")
        canvas.fill(crescent(stone, -1, -1), "v")
    canvas.grid(2, 29, (".D.", "CDC"))
    canvas.grid(20, 31, ("ED.", ".CC"))
    return canvas.framed(STONE_OUTLINE)


def milestone() -> Canvas:
    """Return an old stone beside the road, with a number worn away, 16x22."""
    canvas = Canvas(14, 20)
    stone = canvas.polygon([(1, 19), (1, 6), (3, 2), (7, 0), (11, 2), (13, 6), (13, 19)], "y")
    canvas.fill(crescent(stone, -3, 0), "x")
    canvas.fill(crescent(stone, 1, 1), "z")
    canvas.boxes(((4, 5, 1, 5, "v"), (6, 5, 1, 5, "v"), (8, 5, 1, 2, "v"), (8, 8, 1, 2, "v"), (4, 12, 6, 1, "x")))
    canvas.grid(0, 16, ("CD..D", "DCDCC", ".CC.C"))
    canvas.grid(9, 17, (".D.D", "DCDC"))
    return canvas.framed(STONE_OUTLINE)


def cart() -> Canvas:
    """Return a two-wheeled cart with a broken axle, 56x36."""
    canvas = Canvas(54, 34)
    canvas.polygon([(8, 12), (40, 5), (42, 17), (10, 24)], "c")
    canvas.polygon([(8, 10), (40, 3), (40, 7), (8, 14)], "d")
    for i in range(4):
        x, y = 12 + i * 8, 12 - i * 1.75
        canvas.line(x, y, x + 1, y + 11, "b")
        canvas.line(x + 1, y, x + 2, y + 10, "d")
    canvas.line(8, 10, 40, 3, "e")
    canvas.line(9, 24, 42, 17, "a")
    canvas.line(10, 18, 41, 11, "b")
    canvas.line(40, 12, 53, 20, "d")
    canvas.line(40, 13, 53, 21, "b")
    _wheel(canvas, 18, 23, 9.4)
    canvas.disc(43, 28, 9.5, 4.6, "b")
    canvas.disc(43, 27.4, 9.5, 4.4, "d")
    canvas.disc(43, 27.6, 7.4, 3, "C")
    canvas.line(35, 27, 51, 28, "c")
    canvas.line(41, 24, 45, 31, "c")
    canvas.disc(43, 27.5, 1.6, 1.2, "b")
    canvas.grid(14, 3, ("..ee..", ".effd.", "effedd", "feeddc", ".dddc."))
    return canvas.framed()


def _wheel(canvas: Canvas, cx: int, cy: int, radius: float) -> None:
    ring = canvas.ellipse(cx, cy, radius, radius) & ~canvas.ellipse(cx, cy, radius - 2, radius - 2)
    for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        canvas.line(cx - dx * radius, cy - dy * radius, cx + dx * radius, cy + dy * radius, "d")
    canvas.fill(ring, "c")
    canvas.fill(ring & crescent(ring, 1, 1), "d")
    canvas.fill(ring & crescent(ring, -1, -1), "b")
    canvas.disc(cx, cy, 1.8, 1.8, "b")


def cold_fire() -> Canvas:
    """Return the remains of a camp fire in a ring of stones, 26x18."""
    canvas = Canvas(24, 16)
    canvas.disc(11.5, 8, 9, 5, "v")
    canvas.disc(11.5, 8, 7, 3.6, "n")
    canvas.disc(10, 8, 3, 1.4, "x")
    canvas.line(5, 9, 16, 6, "a")
    canvas.line(5, 10, 16, 7, "b")
    canvas.line(8, 5, 17, 10, "b")
    for i, (x, y) in enumerate(
        ((1, 6), (3, 2), (8, 0), (14, 0), (19, 3), (20, 8), (17, 12), (11, 13), (5, 12), (1, 9))
    ):
        tone = "y" if i % 3 else "x"
        canvas.boxes(((x, y, 4, 3, tone), (x, y, 3, 1, "z"), (x + 3, y + 1, 1, 2, "v"), (x, y + 2, 4, 1, "v")))
    return canvas.framed(STONE_OUTLINE)


def cleft() -> Canvas:
    """Return a cleft in a face of rock with worn steps that lead down, 40x50."""
    canvas = Canvas(38, 48)
    _, y = coordinates(38, 48)
    rock = canvas.polygon([(0, 47), (2, 22), (8, 9), (17, 2), (25, 4), (32, 12), (36, 25), (37, 47)], "x")
    canvas.fill(crescent(rock, 2, 3), "y")
    canvas.fill(crescent(rock, 1, 1), "z")
    canvas.fill(crescent(rock, -5, -1) & (y > 8), "v")
    canvas.stroke([(6, 16), (10, 24), (7, 36)], "v", rock)
    canvas.stroke([(31, 14), (28, 24), (32, 38)], "n", rock)
    gap = canvas.polygon([(12, 47), (13, 28), (16, 17), (20, 11), (23, 18), (26, 29), (27, 47)], "k")
    canvas.fill(crescent(gap, 2, 0), "n")
    for i, (top, letter) in enumerate(((42, "x"), (37, "v"), (32, "n"))):
        step = gap & (y >= top) & (y < top + 5)
        canvas.fill(step, letter)
        canvas.fill(step & (y == top), "yxv"[i])
    canvas.grid(6, 6, (".EDD.", "CDDCC", ".CC.."))
    canvas.grid(26, 8, (".ED.", "DDCC", "CC.."))
    canvas.grid(1, 40, ("D.D", "CDC", "CCC"))
    return canvas.framed(STONE_OUTLINE)


def tussock(seed: int) -> Canvas:
    """Return a tuft of hill grass with heather, 16x12."""
    random = Random(seed)
    canvas = Canvas(14, 10)
    for _ in range(11):
        x, lean = random.randint(3, 10), random.choice((0, 1, 2))
        canvas.line(x, 9, x + lean, random.randint(1, 5), random.choice("CDCE"))
    for _ in range(5 if seed % 2 else 0):
        x, y = random.randint(3, 11), random.randint(1, 5)
        canvas.dot(x, y, "2")
        canvas.dot(x, y + 1, "1")
    canvas.box(3, 9, 8, 1, "B")
    return canvas
