"""The interface: nine-slices, portrait frame, arrow and the shadow under a person.

- `panel.png`, 24x24: nine-slice with corners of 8 px; edges and field repeat.
- `plate.png`, 24x15: nine-slice for name plates with left and right parts of 8 px, top and bottom parts of 7 px and a
  middle row of 1 px. It is meant to be used 15 px high and as wide as the name plus 16 px.
- `portrait_frame.png`, 76x76: the portrait goes to (6, 6).
- `arrow.png`, 18x8: two frames of 9x8 side by side, the second one pixel lower.
- `shadow.png`, 14x6: centre it under a person's feet, that is on row 22 of the cell.
"""

from __future__ import annotations

from canvas import Canvas
from grids import load

PANEL_SIZE, PANEL_CORNER = 24, 8
PLATE_WIDTH, PLATE_HEIGHT = 24, 15
PORTRAIT_FRAME_SIZE = 76

SHADED_EDGE = {"e": "d", "d": "c", "f": "e"}


def panel(width: int = PANEL_SIZE, height: int = PANEL_SIZE) -> Canvas:
    """Return a parchment panel in an oak frame with brass studs; right and bottom edges are one step darker."""
    corner = load("interface")["panel corner"]
    canvas = Canvas(width, height)
    canvas.box(7, 7, width - 14, height - 14, "w")
    for depth, letter in enumerate(row[-1] for row in corner):
        shaded = SHADED_EDGE.get(letter, letter)
        canvas.box(8, depth, width - 16, 1, letter)
        canvas.box(depth, 8, 1, height - 16, letter)
        canvas.box(8, height - 1 - depth, width - 16, 1, shaded)
        canvas.box(width - 1 - depth, 8, 1, height - 16, shaded)
    right, bottom = width - PANEL_CORNER, height - PANEL_CORNER
    canvas.grid(0, 0, corner)
    canvas.grid(right, 0, corner, flip=True)
    canvas.grid(0, bottom, corner[::-1])
    canvas.grid(right, bottom, corner[::-1], SHADED_EDGE, flip=True)
    for x in (3, width - 7):
        for y in (3, height - 7):
            canvas.grid(x, y, load("interface")["stud"])
    return canvas


def plate() -> Canvas:
    """Return the name plate."""
    width, height = PLATE_WIDTH, PLATE_HEIGHT
    canvas = Canvas(width, height)
    canvas.boxes(
        (
            (1, 0, width - 2, height, "k"),
            (0, 1, width, height - 2, "k"),
            (1, 1, width - 2, height - 2, "r"),
            (2, 1, width - 4, 1, "t"),
            (1, 2, width - 2, height - 5, "s"),
            (1, 2, 1, height - 5, "t"),
            (2, height - 4, width - 3, 2, "r"),
        )
    )
    for x in (3, width - 6):
        canvas.grid(x, 6, load("interface")["diamond"])
    return canvas


def portrait_frame() -> Canvas:
    """Return the frame of a 64x64 portrait, its inside black."""
    canvas = panel(PORTRAIT_FRAME_SIZE, PORTRAIT_FRAME_SIZE)
    canvas.box(5, 5, PORTRAIT_FRAME_SIZE - 10, PORTRAIT_FRAME_SIZE - 10, "k")
    return canvas


def arrow() -> Canvas:
    """Return both frames of the arrow that asks for a key."""
    canvas = Canvas(18, 8)
    for frame in (0, 1):
        canvas.grid(9 * frame, frame, load("interface")["arrow"])
    return canvas


def shadow() -> Canvas:
    """Return the soft shadow under a person."""
    canvas = Canvas(14, 6)
    canvas.shadow |= canvas.ellipse(6.5, 2.5, 6.6, 2.6)
    return canvas


SHEETS = {"panel": panel, "plate": plate, "portrait_frame": portrait_frame, "arrow": arrow, "shadow": shadow}
