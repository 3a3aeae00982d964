"""What flies: one row of pictures of the same size for each kind."""

from __future__ import annotations

from canvas import Canvas
from grids import load

KINDS = ("gull", "butterfly", "leaf")


def sheet(kind: str) -> Canvas:
    """Return the pictures of a kind side by side."""
    grids = [rows for name, rows in load("wildlife").items() if name.startswith(f"{kind} ")]
    width, height = max(len(row) for rows in grids for row in rows), max(map(len, grids))
    row = Canvas(width * len(grids), height)
    for number, rows in enumerate(grids):
        row.grid(number * width, 0, rows)
    return row
