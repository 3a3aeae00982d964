"""What hangs over a head for a moment: `emotes.png`, six cells of 13x13: the bubble as it pops up, then one for each
of talk, question, anger, heart and note."""

from __future__ import annotations

from canvas import Canvas
from grids import load

SIZE = 13
SIGNS = ("talk", "question", "anger", "heart", "note")


def emotes() -> Canvas:
    """Return the sheet."""
    grids = load("emotes")
    sheet = Canvas(SIZE * (1 + len(SIGNS)), SIZE)
    sheet.grid(0, 0, grids["pop"])
    for column, sign in enumerate(SIGNS, 1):
        sheet.grid(column * SIZE, 0, grids["bubble"])
        sheet.grid(column * SIZE + 1, 2, grids[sign])
    return sheet


SHEETS = {"emotes": emotes}
