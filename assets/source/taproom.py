"""What stands in the tavern: bar, bottles, kegs, tables, hearth, beds, and the chalk board before the door."""

from __future__ import annotations

from canvas import Canvas
from masks import coordinates, hash_unit
from masonry import STONE_OUTLINE, courses

MUG = ("wwww.", "dggdd", "dggd.d", "dccddd", "dccd..")
BOTTLES = ("AB", "ij", "rs", "bc", "12")
FLAMES = (
    ("....t.....", "...tt..t..", ".t.tg.tt..", ".ttgg.tgt.", "ttghgttgtt", "tgghhgghgt", "tghwhhwhgt"),
    ("..........", "..........", "....t.....", "..t.tt.t..", ".ttggttgt.", "ttgghgghtt", "tghhwhwhgt"),
)


def bar() -> Canvas:
    """Return the bar with its taps, mugs and a cloth, 98x34."""
    width = 96
    canvas = Canvas(width, 32)
    canvas.boxes(((0, 9, width, 8, "d"), (0, 9, width, 1, "e"), (0, 15, width, 2, "b"), (1, 17, width - 2, 14, "c")))
    for x in range(1, width - 1, 12):
        canvas.frame(x + 1, 19, 10, 10, "b")
        canvas.boxes(((x + 2, 28, 9, 1, "d"), (x + 3, 21, 6, 6, "c"), (x + 3, 21, 6, 1, "b")))
    canvas.boxes(((1, 17, width - 2, 2, "b"), (1, 30, width - 2, 1, "a")))
    for x in range(6, width - 8, 9):
        canvas.box(x, 12 + x % 2, 4, 1, "c" if x % 3 else "e")
    for x in (18, 25, 77):
        canvas.grid(x, 6, MUG)
    canvas.boxes(((46, 7, 12, 5, "v"), (46, 7, 12, 1, "x"), (50, 2, 4, 6, "g"), (50, 2, 1, 6, "h"), (53, 3, 1, 5, "d")))
    canvas.boxes(((47, 0, 3, 4, "s"), (54, 0, 3, 4, "s"), (47, 0, 1, 4, "t"), (54, 0, 1, 4, "t"), (51, 9, 2, 2, "g")))
    canvas.boxes(
        ((64, 9, 9, 3, "w"), (64, 12, 8, 5, "w"), (66, 12, 1, 5, "z"), (69, 12, 1, 5, "z"), (64, 16, 8, 1, "s"))
    )
    return canvas.framed()


def bottles(seed: int = 3) -> Canvas:
    """Return two wall boards with bottles and plates, 50x30."""
    canvas = Canvas(48, 28)
    for board, foot in enumerate((12, 25)):
        canvas.boxes(((0, foot, 48, 2, "c"), (0, foot, 48, 1, "d")))
        canvas.boxes(((3, foot + 2, 2, 1, "b"), (43, foot + 2, 2, 1, "b")))
        x = 2
        while x < 43:
            chance = hash_unit(x, board, seed)
            if chance < 0.25:
                canvas.disc(x + 3, foot - 4, 3.4, 3.4, "z")
                canvas.disc(x + 3, foot - 4, 1.6, 1.6, "y")
                x += 8
                continue
            dark, middle = BOTTLES[int(chance * 4.99)]
            tall = 6 + int(hash_unit(x, board, seed + 2) * 3)
            canvas.boxes(((x, foot - tall + 2, 4, tall - 2, middle), (x + 3, foot - tall + 2, 1, tall - 2, dark)))
            canvas.boxes(((x + 1, foot - tall - 1, 2, 3, dark), (x + 1, foot - tall - 1, 2, 1, "e")))
            canvas.box(x, foot - 3, 3, 2, "f" if chance > 0.6 else middle)
            canvas.dot(x, foot - tall + 3, "m")
            x += 5 if chance < 0.8 else 7
    return canvas.framed()


def kegs() -> Canvas:
    """Return three kegs on their sides, two below and one above, 46x40."""
    canvas = Canvas(44, 38)
    for cx, cy in ((11, 27), (32, 27), (21.5, 10.5)):
        canvas.disc(cx, cy, 10.4, 10.4, "v")
        canvas.disc(cx, cy, 9.3, 9.3, "c")
        canvas.disc(cx - 0.6, cy - 0.6, 8, 8, "d")
        for dx in (-5, 0, 5):
            canvas.line(cx + dx, cy - 7, cx + dx, cy + 7, "c", canvas.is_letter("d"))
        canvas.disc(cx - 4, cy - 5, 2, 1, "e", canvas.is_letter("d"))
        canvas.boxes(((int(cx) - 1, int(cy) + 2, 3, 3, "g"), (int(cx), int(cy) + 5, 1, 2, "d")))
    canvas.boxes(
        ((0, 35, 44, 3, "c"), (0, 35, 44, 1, "d"), (2, 33, 4, 3, "b"), (19, 33, 5, 3, "b"), (38, 33, 4, 3, "b"))
    )
    return canvas.framed()


def table(lit: bool, seed: int) -> Canvas:
    """Return a round table with a candle and what somebody left on it, 36x30."""
    canvas = Canvas(34, 28)
    canvas.boxes(((14, 14, 6, 11, "c"), (14, 14, 1, 11, "d"), (18, 14, 2, 11, "b")))
    canvas.boxes(((9, 24, 16, 3, "b"), (9, 24, 16, 1, "c")))
    canvas.disc(16.5, 13, 16.4, 8.6, "b")
    canvas.disc(16.5, 11, 16.4, 8.4, "d")
    top = canvas.is_letter("d")
    canvas.disc(15.5, 10, 14.4, 6.6, "e", canvas.ellipse(16.5, 11, 16.4, 8.4) & top)
    canvas.disc(16.5, 11, 14.4, 6.8, "d")
    for x, y, length in ((6, 9, 6), (18, 14, 8), (20, 8, 5)):
        canvas.box(x, y, length, 1, "c")
    candle = (".t.", ".g.", "ghg", ".w.", ".w.", "xyx") if lit else ("...", "...", ".k.", ".w.", ".w.", "xyx")
    canvas.grid(15, 4, candle)
    canvas.grid(6 if seed % 2 else 22, 7, MUG)
    if seed % 3 == 1:
        canvas.disc(24, 12, 4.2, 2.6, "z")
        canvas.disc(24, 11.6, 2.8, 1.5, "c")
        canvas.dots("t", (23, 11), (25, 12))
    elif seed % 3 == 2:
        canvas.grid(8, 11, ("wwwww.", ".wzzzw", ".wwwww"))
    else:
        canvas.grid(8, 12, (".ee..", "eddde", ".dcc."))
    return canvas.framed()


def hearth(lit: bool) -> Canvas:
    """Return the hearth with its chimney piece; the fire is high in the evening, 62x60."""
    canvas = Canvas(60, 58)
    courses(canvas, (8, 0, 44, 20), seed=4, course=5, laid=0.7)
    courses(canvas, (2, 20, 56, 36), seed=11, course=6, laid=0.75)
    canvas.boxes(((8, 0, 1, 18, "z"), (49, 0, 3, 20, "x"), (2, 24, 1, 32, "z"), (55, 24, 3, 32, "x")))
    canvas.boxes(
        ((0, 17, 60, 6, "c"), (0, 17, 60, 1, "e"), (0, 18, 60, 1, "d"), (0, 22, 60, 1, "a"), (2, 23, 56, 2, "v"))
    )
    opening = canvas.ellipse(29.5, 38, 17, 11) & (coordinates(60, 58)[1] < 39)
    opening |= (abs(coordinates(60, 58)[0] - 29.5) < 17.5) & (coordinates(60, 58)[1] >= 38)
    canvas.fill(opening, "k")
    canvas.fill(opening & canvas.ellipse(29.5, 52, 15, 18), "a" if not lit else "b")
    canvas.fill(opening & canvas.ellipse(29.5, 54, 11, 11), "b" if not lit else "r")
    canvas.boxes(
        ((18, 51, 24, 4, "b"), (18, 51, 24, 1, "d"), (18, 51, 2, 4, "e"), (22, 48, 16, 4, "c"), (22, 48, 16, 1, "d"))
    )
    flames = FLAMES[0 if lit else 1]
    for x in (16, 25, 33) if lit else (25,):
        canvas.grid(x, 45, flames)
    canvas.grid(20, 43, flames)
    canvas.grid(30, 42 if lit else 44, flames)
    canvas.boxes(((10, 55, 40, 3, "v"), (10, 55, 40, 1, "x")))
    canvas.grid(5, 11, ("..gg..", ".ghhg.", ".gddg.", "..dd..", ".xxxx."))
    canvas.grid(24, 8, ("..w.......", ".wzw...s..", "wwwwwwwss.", ".cccccccs.", "..ddddd..."))
    canvas.grid(47, 12, (".s.", "ssr", "ssr", ".r.", "yyx"))
    return canvas.framed(STONE_OUTLINE)


def bed(colours: str) -> Canvas:
    """Return a bed seen from its foot, 28x44; `colours` are the blanket's from dark to light."""
    dark, middle, light = colours
    canvas = Canvas(26, 42)
    canvas.boxes(((0, 0, 26, 10, "c"), (0, 0, 26, 2, "d"), (0, 0, 26, 1, "e"), (0, 9, 26, 1, "b"), (3, 3, 20, 5, "b")))
    canvas.boxes(((1, 10, 24, 26, "w"), (4, 9, 18, 7, "w"), (4, 15, 18, 1, "y"), (4, 9, 1, 6, "z"), (21, 9, 1, 7, "y")))
    canvas.boxes(((1, 17, 24, 19, middle), (1, 17, 24, 3, "w"), (1, 19, 24, 1, "z"), (1, 20, 2, 16, light)))
    canvas.boxes(((22, 20, 3, 16, dark), (1, 34, 24, 2, dark)))
    for y in range(23, 34, 4):
        for x in range(5, 21, 5):
            canvas.grid(x + (y // 4 % 2) * 2, y, ("o", "o"), {"o": light})
    canvas.boxes(
        ((0, 34, 26, 8, "c"), (0, 34, 26, 1, "e"), (0, 35, 26, 1, "d"), (3, 37, 20, 4, "b"), (0, 41, 26, 1, "a"))
    )
    return canvas.framed()


def screen() -> Canvas:
    """Return a folding screen of three leaves, 40x36."""
    canvas = Canvas(38, 34)
    for i, x in enumerate((0, 12, 25)):
        top = 0 if i % 2 else 2
        canvas.boxes(
            ((x, top, 13, 31, "c"), (x, top, 13, 1, "e"), (x + 2, top + 2, 9, 26, "f"), (x + 12, top, 1, 31, "b"))
        )
        canvas.boxes(((x + 8, top + 2, 3, 26, "e"), (x + 2, top + 14, 9, 1, "d")))
        canvas.grid(x + 4, top + 5, (".C.", "CDC", ".C.", ".B.", "BB."))
        canvas.grid(x + 4, top + 18, (".s.", "sts", ".C.", ".C."))
        canvas.box(x, top + 31, 2, 1, "a")
    return canvas.framed()


def chalk_board() -> Canvas:
    """Return a board on two legs with chalk writing, 16x20."""
    canvas = Canvas(14, 18)
    canvas.boxes(
        ((0, 0, 14, 14, "c"), (0, 0, 14, 1, "e"), (0, 0, 1, 14, "d"), (2, 2, 10, 10, "n"), (13, 1, 1, 13, "b"))
    )
    canvas.boxes(
        (
            (3, 4, 5, 1, "z"),
            (4, 6, 7, 1, "y"),
            (3, 9, 4, 1, "z"),
            (8, 8, 2, 2, "t"),
            (1, 14, 2, 4, "c"),
            (11, 14, 2, 4, "b"),
        )
    )
    return canvas.framed()
