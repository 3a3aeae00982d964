"""What stands in the professor's study."""

from __future__ import annotations

from canvas import Canvas
from grids import load
from masks import hash_unit

BOOK_COLOURS = ("rst", "ijl", "ABC", "112", "bcd", "cgh", "vxy", "rrs")
FLASK = (".m.", "mwl", "mll", "lll", ".v.")


def bookshelf(seed: int, width: int = 46) -> Canvas:
    """Return a shelf of three boards, 48 px high."""
    height = 46
    canvas = Canvas(width, height, "b")
    canvas.boxes(((0, 0, width, 3, "d"), (0, 0, width, 1, "e"), (0, 3, 2, height - 3, "c")))
    canvas.boxes(((width - 2, 3, 2, height - 3, "a"), (2, 3, width - 4, height - 7, "a")))
    for board in range(3):
        y = 4 + board * 13
        canvas.boxes(((2, y + 11, width - 4, 2, "c"), (2, y + 11, width - 4, 1, "d")))
        _books(canvas, board, y + 11, width, seed)
        canvas.box(2, y, width - 4, 2, "k")
    canvas.boxes(((0, height - 4, width, 4, "c"), (0, height - 4, width, 1, "d"), (0, height - 1, width, 1, "a")))
    return canvas.framed()


def _books(canvas: Canvas, board: int, foot: int, width: int, seed: int) -> None:
    x = 3
    while x < width - 5:
        chance = hash_unit(x, board, seed)
        if chance < 0.1:
            if chance < 0.05:
                canvas.grid(x, foot - 5, FLASK)
            x += 4
            continue
        thick, tall = 2 + int(hash_unit(x, board, seed + 1) * 2.4), 7 + int(hash_unit(x, board, seed + 2) * 4)
        dark, middle, light = BOOK_COLOURS[int(hash_unit(x, board, seed + 3) * 7.99)]
        if x + thick > width - 3:
            return
        top = foot - tall
        canvas.boxes(((x, top, thick, tall, middle), (x, top, 1, tall, light)))
        if thick > 2:
            canvas.box(x + thick - 1, top, 1, tall, dark)
        if tall > 8:
            canvas.box(x, top + 2, thick, 1, "c" if middle == "g" else "g")
        x += thick


def desk() -> Canvas:
    """Return the desk with paper, books, ink and a burning candle, 52x30."""
    canvas = Canvas(50, 28)
    canvas.boxes(((1, 6, 48, 9, "d"), (1, 6, 48, 1, "e"), (1, 14, 48, 1, "b")))
    canvas.boxes(((2, 15, 46, 11, "c"), (2, 15, 46, 2, "b")))
    for x in (4, 34):
        canvas.frame(x, 17, 12, 8, "b")
        canvas.boxes(((1, 18, 10, 1, "d"), (5, 20, 3, 2, "g")), x)
    paper = ((10, 8, 12, 5, "w"), (10, 12, 12, 1, "z"), (12, 9, 7, 1, "y"), (12, 11, 5, 1, "y"), (15, 7, 1, 6, "z"))
    canvas.boxes(((18, 15, 14, 11, "a"), *paper))
    canvas.grid(28, 5, ("ssss", "srrs", "tsss", "ffff"))
    canvas.grid(27, 9, ("jjjjjj", "jiiiij", "wwwwww"))
    canvas.grid(40, 0, (".t.", ".g.", "ghg", ".w.", ".w.", ".w.", "xxx", "yyx"))
    canvas.grid(5, 5, ("w..", ".w.", "vvx", "nnv"))
    return canvas.framed()


def globe() -> Canvas:
    """Return the globe, 18x26."""
    canvas = Canvas(16, 24)
    sea = canvas.disc(7, 8, 6, 6, "j")
    canvas.disc(6, 7, 3, 2.5, "C")
    canvas.disc(9, 11, 2, 1.5, "C")
    canvas.fill(sea & ~canvas.ellipse(5, 6, 6.5, 6.5), "i")
    canvas.dots("m", (4, 4), (5, 4), (4, 5))
    canvas.stroke([(1, 9), (3, 14), (8, 16), (13, 13)], "g")
    canvas.boxes(((6, 16, 3, 4, "c"), (3, 20, 9, 2, "d"), (3, 21, 9, 1, "b")))
    return canvas.framed()


def window() -> Canvas:
    """Return the study's window by day with its curtains, 26x28."""
    canvas = Canvas(24, 26)
    canvas.boxes(((5, 3, 14, 20, "b"), (5, 3, 13, 1, "d"), (5, 3, 1, 20, "d"), (7, 5, 10, 15, "m"), (7, 5, 10, 5, "w")))
    canvas.boxes(((7, 16, 10, 4, "l"), (11, 5, 1, 15, "c"), (7, 12, 10, 1, "c")))
    canvas.boxes(((4, 22, 16, 2, "e"), (4, 24, 16, 1, "b")))
    for x, tones in ((1, "st"), (18, "rs")):
        canvas.boxes(((x, 2, 5, 20, tones[0]), (x, 2, 1, 20, tones[1]), (x + 3, 2, 1, 18, "r"), (x, 21, 4, 1, "r")))
    canvas.boxes(((0, 0, 24, 2, "g"), (0, 1, 24, 1, "d")))
    return canvas.framed()


def candle() -> Canvas:
    """Return a candle on a plate, 7x11."""
    rows = load("props")["candle"]
    canvas = Canvas(5, len(rows))
    canvas.grid(0, 0, rows)
    return canvas.framed({"t": "s", "g": "d"})
