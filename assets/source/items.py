"""What is carried and counted: item icons, the turning coin, the marks of the quest log.

- `items/<id>.png`, 16x16: one for each thing of `assets/items.yaml`; `items/parcel.png` stands for a thing without one.
- `coin.png`, 36x9: four frames of 9x9.
- `quest_marks.png`, 18x9: a quest that is open, and one that is done.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from canvas import Canvas
from grids import load

ICON = 16
CELL = 9
THINGS = ("lantern", "rope", "oilskin", "bread", "tar", "fish_hook", "cave_map", "stone_seal", "parcel")


def drawn(file: str, section: str, width: int, height: int, foot: bool = False) -> Canvas:
    """Return a grid with its contour in the middle of a cell, or standing on the cell's `foot`."""
    rows = load(file)[section]
    wide, high = max(map(len, rows)), len(rows)
    cell = Canvas(width, height)
    cell.grid((width - wide) // 2, height - high - 1 if foot else (height - high) // 2, rows)
    return cell.outline()


def icon(thing: str) -> Canvas:
    """Return the icon of a thing."""
    return drawn("items", thing, ICON, ICON, foot=True)


def coin() -> Canvas:
    """Return the four frames of the coin that turns."""
    return _row([f"coin {frame}" for frame in (1, 2, 3, 4)])


def quest_marks() -> Canvas:
    """Return the marks of a quest that is open and of one that is done."""
    return _row(["quest open", "quest done"])


def _row(sections: list[str]) -> Canvas:
    row = Canvas(CELL * len(sections), CELL)
    for number, section in enumerate(sections):
        row.paste(drawn("items", section, CELL, CELL), CELL * number, 0)
    return row


SHEETS: dict[str, Callable[[], Canvas]] = {
    **{f"items/{thing}": partial(icon, thing) for thing in THINGS},
    "coin": coin,
    "quest_marks": quest_marks,
}
