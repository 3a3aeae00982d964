"""Chooses ground tiles for a grid of terrains that lie on the corners of tiles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ground_sheet import COLUMNS, DOCK_COLUMN, DOCK_PARTS, DOCK_ROW
from masks import hash_unit, value_noise
from tileset import Sheet

LETTERS = {"ground": ".-#:~=", "cave": ".%@~", "relief": ".%^"}
"""How the terrains of a sheet are written in a map's `[corners]` and `[relief]`, in the sheet's order."""

CLUSTER = 4
"""How many tiles wide a patch of like variants is: tufts, flowers and worn stones come in patches."""

Corners = tuple[str, ...]
Numbers = list[list[int]]


def paint(corners: Sequence[str], sheet: Sheet) -> Numbers:
    """Return tile numbers for a grid of corners, which has one row and one column more than the map has tiles.

    Raises ValueError for corners that no tile of the sheet has.
    """
    choices = _choices(sheet)
    letters = dict(zip(LETTERS[sheet.name], sheet.terrains, strict=True))
    patches = value_noise(len(corners[0]), len(corners), CLUSTER, 29)
    rows = []
    for y, (upper, lower) in enumerate(pairwise(corners)):
        row = []
        for x in range(len(upper) - 1):
            meeting = tuple(letters[letter] for letter in upper[x : x + 2] + lower[x : x + 2])
            if meeting not in choices:
                raise ValueError(f"corners of tile ({x}, {y}): no tile has {', '.join(meeting)}")
            chance = 0.6 * min(max(patches[y, x] * 1.6 - 0.3, 0.0), 1.0) + 0.4 * hash_unit(x, y, 17)
            if len(set(meeting)) > 1:
                chance = hash_unit(x, y, 23)
            row.append(_pick(choices[meeting], chance))
        rows.append(row)
    return rows


def build_dock(numbers: Numbers, column: int, row: int, length: int) -> None:
    """Lay a dock three tiles wide over painted ground; its first row lies on a straight shore."""
    parts = ["first", *["middle"] * (length - 2), "last"]
    for down, part in enumerate(parts):
        first = DOCK_ROW * COLUMNS + DOCK_COLUMN + 3 * DOCK_PARTS.index(part)
        numbers[row + down][column : column + 3] = range(first, first + 3)


def _choices(sheet: Sheet) -> dict[Corners, list[tuple[int, float]]]:
    choices: dict[Corners, list[tuple[int, float]]] = {}
    for number, tile in sorted(sheet.tiles.items()):
        if tile.corners:
            choices.setdefault(tuple(tile.corners), []).append((number, tile.probability))
    return choices


def _pick(choices: Sequence[tuple[int, float]], chance: float) -> int:
    """Return one of several tiles by their probability; `chance` runs from 0 to 1."""
    left = chance * sum(probability for _, probability in choices)
    for number, probability in choices:
        left -= probability
        if left <= 0:
            return number
    return choices[-1][0]
