"""The tiles of rooms: planks, a wall three tiles high, the frame around the room, a rug, the way out."""

from __future__ import annotations

from canvas import Canvas
from masks import hash_unit
from tileset import Sheet, Tile

TILE = 16
COLUMNS, ROWS = 8, 6

PLANK_JOINTS = (None, None, 5, 11, None, None)
"""Where the upper board of each floor variant ends; the lower board ends elsewhere or not at all."""


def indoors_sheet() -> Sheet:
    """Draw every indoor tile. Row by row: void and floors; walls; frame; rug and door."""
    sheet = Sheet("indoors", COLUMNS, ROWS, grounds={"": "wood"})
    sheet.place(0, 0, Canvas(TILE, TILE, "k"), Tile(solid=True))
    for i in range(len(PLANK_JOINTS)):
        sheet.place(1 + i, 0, _floor(i), Tile(probability=(3, 2, 1, 1, 1, 0.3)[i]))
    for i in range(4):
        sheet.place(i, 1, _shaded_floor(i), Tile())
    for row, draw in enumerate((_cornice, _plaster, _wainscot)):
        for variant in range(2):
            sheet.place(4 + variant, 1 + row, draw(variant), Tile(solid=True))
    _frame(sheet)
    for row in range(3):
        for column in range(3):
            sheet.place(column, 3 + row, _rug(column, row), Tile())
    for i in range(2):
        sheet.place(3 + i, 4, _threshold(i), Tile())
    sheet.place(5, 4, _mat(), Tile())
    return sheet


def _floor(variant: int) -> Canvas:
    """Return two boards, 8 px each; the grain stays inside the tile."""
    canvas = Canvas(TILE, TILE, "c")
    for board in range(2):
        y = board * 8
        joint = PLANK_JOINTS[(variant + board * 3) % len(PLANK_JOINTS)]
        if variant == 5 and board == 0:
            canvas.boxes(((0, y, 1, 8, "b"), (1, y, 14, 7, "d"), (15, y, 1, 8, "b")))
        if joint is not None:
            canvas.box(joint, y, 1, 8, "b")
        x = 2 + int(hash_unit(variant, board, 3) * 7)
        if hash_unit(variant, board, 8) < 0.7:
            canvas.box(x, y + 2 + board, 4, 1, "d" if board else "b")
        canvas.box(0, y + 7, TILE, 1, "b")
    return canvas


def _shaded_floor(variant: int) -> Canvas:
    """Return a floor under the wall: the wall's foot darkens it."""
    canvas = _floor(variant)
    shade = canvas.painted
    shade[4:] = False
    canvas.darken(shade)
    return canvas


def _cornice(variant: int) -> Canvas:
    canvas = Canvas(TILE, TILE, "e")
    canvas.boxes(((0, 0, 16, 4, "n"), (0, 0, 16, 1, "v"), (0, 4, 16, 5, "c"), (0, 4, 16, 1, "d"), (0, 8, 16, 1, "b")))
    canvas.box(0, 9, 16, 3, "d")
    if variant:
        canvas.box(5, 13, 4, 1, "d")
    return canvas


def _plaster(variant: int) -> Canvas:
    canvas = Canvas(TILE, TILE, "e")
    if variant:
        canvas.boxes(((3, 4, 4, 1, "f"), (4, 5, 3, 1, "f"), (9, 11, 4, 1, "d")))
    else:
        canvas.box(6, 8, 4, 1, "d")
    return canvas


def _wainscot(variant: int) -> Canvas:
    canvas = Canvas(TILE, TILE, "c")
    canvas.boxes(((0, 0, 16, 2, "d"), (0, 0, 16, 1, "e"), (0, 14, 16, 2, "b")))
    canvas.frame(1, 4, 14, 9, "b")
    canvas.box(2, 12, 13, 1, "d")
    if variant:
        canvas.box(5, 7, 5, 1, "b")
    return canvas


def _frame(sheet: Sheet) -> None:
    """Place the frame of the room: left, right, bottom, its corners, and the two ends of the bottom at the door."""
    left = ((12, 0, 4, 16, "n"), (12, 0, 1, 16, "v"))
    right = ((0, 0, 4, 16, "n"), (0, 0, 1, 16, "v"))
    bottom = ((0, 0, 16, 4, "n"), (0, 0, 16, 1, "v"))
    pieces = {
        (6, 1): left,
        (7, 1): right,
        (6, 2): ((12, 0, 4, 4, "n"), (12, 0, 1, 4, "v"), (12, 3, 4, 1, "n")),
        (7, 2): ((0, 0, 4, 4, "n"),),
        (7, 3): bottom,
        (6, 3): ((12, 0, 4, 16, "n"), (12, 0, 4, 1, "v"), (12, 0, 1, 16, "v")),
        (6, 4): ((0, 0, 4, 16, "n"), (0, 0, 4, 1, "v")),
        (3, 3): (*bottom, (12, 0, 4, 4, "c"), (12, 0, 4, 1, "d"), (15, 0, 1, 16, "n")),
        (7, 4): (*bottom, (0, 0, 4, 4, "c"), (0, 0, 4, 1, "d"), (0, 4, 1, 12, "n")),
    }
    for (column, row), boxes in pieces.items():
        canvas = Canvas(TILE, TILE, "k")
        canvas.boxes(boxes)
        sheet.place(column, row, canvas, Tile(solid=True))


def _rug(column: int, row: int) -> Canvas:
    """Return one of nine pieces of the rug; its middle repeats."""
    rug = Canvas(3 * TILE, 3 * TILE)
    rug.boxes(((1, 1, 46, 46, "r"),))
    rug.frame(2, 2, 44, 44, "g")
    rug.frame(4, 4, 40, 40, "s")
    for x in range(8, 44, 8):
        for y in range(8, 44, 8):
            star = (".g.", "gsg", ".g.") if (x + y) // 8 % 2 else (".s.", "sts", ".s.")
            rug.grid(x - 1, y - 1, star)
    for y in range(1, 47, 2):
        rug.dots("f", (0, y), (47, y))
    return rug.cropped(column * TILE, row * TILE, TILE, TILE)


def _threshold(variant: int) -> Canvas:
    """Return the step at the door: planks that run out into the dark."""
    canvas = Canvas(TILE, TILE, "b")
    canvas.boxes(((0, 0, 16, 3, "c"), (0, 0, 16, 1, "d"), (0, 3, 16, 1, "a"), (0, 9, 16, 7, "a"), (0, 13, 16, 3, "k")))
    canvas.box(0 if variant == 0 else 15, 0, 1, 16, "a")
    return canvas


def _mat() -> Canvas:
    canvas = Canvas(TILE, TILE)
    canvas.boxes(((0, 3, 16, 10, "B"), (0, 3, 16, 1, "C"), (0, 12, 16, 1, "A"), (2, 5, 12, 6, "A"), (3, 6, 10, 4, "B")))
    return canvas
