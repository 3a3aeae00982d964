"""The tiles of the lamp room: glass all round and a floor of iron. A map lays them beside those of `indoors`."""

from __future__ import annotations

from canvas import Canvas
from tileset import Sheet, Tile

TILE = 16
COLUMNS, ROWS = 8, 3


def panes_sheet() -> Sheet:
    """Draw panes three tiles high, with sky and sea behind them; floors of iron; panes seen from the side."""
    sheet = Sheet("panes", COLUMNS, ROWS, grounds={"": "stone"})
    for row, part in enumerate(("top", "middle", "foot")):
        for variant in range(2):
            sheet.place(variant, row, _pane(part, variant), Tile(solid=True))
    for variant in range(4):
        sheet.place(2 + variant, 0, _iron(variant, shaded=False), Tile(probability=(3, 2, 1, 1)[variant]))
        sheet.place(2 + variant, 1, _iron(variant, shaded=True), Tile())
    for column, x in ((6, 10), (7, 0)):
        canvas = Canvas(TILE, TILE, "k")
        canvas.boxes(
            ((x, 0, 6, 16, "n"), (x + 1, 0, 4, 16, "j"), (x + 1, 0, 1, 16, "l"), (x, 14, 6, 2, "v"), (x, 14, 6, 1, "x"))
        )
        sheet.place(column, 0, canvas, Tile(solid=True))
    return sheet


def _pane(part: str, variant: int) -> Canvas:
    """Return a part of a big pane: sky above, the horizon, the sea below, an iron sill."""
    canvas = Canvas(TILE, TILE, "m")
    if part == "top":
        canvas.boxes(
            ((0, 0, 16, 4, "n"), (0, 0, 16, 1, "v"), (0, 4, 16, 3, "v"), (0, 4, 16, 1, "x"), (0, 7, 16, 2, "l"))
        )
        if variant:
            canvas.boxes(((5, 12, 8, 2, "w"), (7, 11, 4, 1, "w"), (3, 14, 7, 1, "w")))
    elif part == "middle":
        canvas.boxes(((0, 5, 16, 11, "l"), (0, 8, 16, 8, "j"), (0, 8, 16, 1, "l")))
        canvas.boxes(((3 + variant * 4, 11, 5, 1, "l"), (9 - variant * 6, 14, 4, 1, "l")))
        if variant:
            canvas.boxes(((4, 2, 4, 1, "w"), (6, 3, 3, 1, "w")))
    else:
        canvas.boxes(
            ((0, 0, 16, 5, "j"), (0, 2, 16, 3, "i"), (0, 5, 16, 3, "x"), (0, 5, 16, 1, "z"), (0, 8, 16, 8, "v"))
        )
        canvas.boxes(((0, 14, 16, 2, "n"), (2, 10, 12, 1, "x"), (2, 10, 1, 3, "x"), (0, 8, 16, 1, "n")))
    if part != "foot":
        canvas.boxes(((0, 9 if part == "top" else 0, 1, 16, "v"), (15, 9 if part == "top" else 0, 1, 16, "n")))
    else:
        canvas.boxes(((0, 0, 1, 5, "v"), (15, 0, 1, 5, "n")))
    if part == "middle":
        canvas.boxes(((0, 0, 16, 1, "v"),))
    return canvas


def _iron(variant: int, shaded: bool) -> Canvas:
    """Return a plate of the floor with its rivets."""
    canvas = Canvas(TILE, TILE, "x")
    canvas.boxes(((0, 0, 16, 1, "y"), (0, 0, 1, 16, "y"), (0, 15, 16, 1, "v"), (15, 0, 1, 16, "v")))
    canvas.dots("v", (2, 2), (13, 2), (2, 13), (13, 13))
    if variant:
        canvas.boxes(((4 + variant, 6, 5, 1, "v"), (3, 9 + variant, 4, 1, "y")))
    if shaded:
        shade = canvas.painted
        shade[5:] = False
        canvas.darken(shade)
    return canvas
