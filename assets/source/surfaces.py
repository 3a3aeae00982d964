"""What the outdoor ground is covered with: meadow, trodden earth, beach, cobbles, water."""

from __future__ import annotations

from canvas import Canvas
from grids import load
from masks import Mask, hash_unit

TILE = 16
FRAMES = 4


def scatter(canvas: Canvas, mask: Mask, seed: int, *marks: tuple[str, int]) -> None:
    """Stamp marks (name up to its number, count) where the whole mark and a rim of air lie inside the mask."""
    free = mask.copy()
    grids = load("ground")
    for kind, (name, count) in enumerate(marks):
        choices = [rows for section, rows in grids.items() if section.rsplit(" ", 1)[0] == name]
        for i in range(count):
            rows = choices[int(hash_unit(i, kind, seed) * 0.999 * len(choices))]
            width, height = max(map(len, rows)), len(rows)
            for attempt in range(8):
                x = int(hash_unit(i, attempt, seed + 11 + kind) * (TILE - width + 0.99))
                y = int(hash_unit(i, attempt, seed + 23 + kind) * (TILE - height + 0.99))
                around = (slice(max(y - 1, 0), y + height + 1), slice(max(x - 1, 0), x + width + 1))
                if free[around].all():
                    canvas.grid(x, y, rows)
                    free[around] = False
                    break


def grass(canvas: Canvas, mask: Mask, seed: int, tufts: int = 3, lit: int = 0, flowers: int = 0) -> None:
    """Flat meadow with few tufts."""
    canvas.fill(mask, "D")
    scatter(canvas, mask, seed, ("flower", flowers), ("tuft", tufts), ("lit tuft", lit))


def path(canvas: Canvas, mask: Mask, seed: int, chips: int = 2, worn: int = 1, pebbles: int = 0) -> None:
    """Trodden earth."""
    canvas.fill(mask, "e")
    scatter(canvas, mask, seed, ("pebble", pebbles), ("chip", chips), ("worn", worn))


def sand(canvas: Canvas, mask: Mask, seed: int, ripples: int = 1, shells: int = 0) -> None:
    """Beach."""
    canvas.fill(mask, "f")
    scatter(canvas, mask, seed, ("shell", shells), ("ripple", ripples))


PAVING, JOINT, LIT = "z", "y", "w"
"""The plaza is paler than the walls around it, so that people stand out on the one and not on the other."""
STONES = ((0, 0, 8, 5), (8, 0, 8, 5), (4, 5, 8, 5), (12, 5, 8, 5), (6, 10, 7, 6), (13, 10, 9, 6))
"""Three courses of stones (x, y, width, height); what leaves the tile on the right enters it on the left."""


def cobbles(canvas: Canvas, mask: Mask, seed: int, laid: float = 0.6) -> None:
    """Rounded pale stones; `laid` is the share of them whose joints are not worn away."""
    stones, toned = Canvas(TILE, TILE, PAVING), laid >= 0.6
    for i, (x, y, width, height) in enumerate(STONES):
        stone = _stone(width, height, hash_unit(i, 1, seed), hash_unit(i, 2, seed) < laid, toned and x + width <= TILE)
        stones.paste(stone, x, y)
        stones.paste(stone, x - TILE, y)
    canvas.pixels[mask] = stones.pixels[mask]


def _stone(width: int, height: int, chance: float, laid: bool, toned: bool) -> Canvas:
    """Return one stone; only a stone that does not cross the tile's edge may be `toned`, that is of another colour."""
    tone = PAVING if not toned or chance < 0.9 else "y"
    stone = Canvas(width, height, tone if laid else PAVING)
    if laid:
        stone.boxes(((0, height - 1, width, 1, JOINT), (width - 1, 0, 1, height, JOINT)))
        stone.dots(JOINT, (width - 2, 0), (0, height - 2), (width - 2, height - 2))
        if tone == PAVING and chance > 0.45:
            stone.box(1, 0, 2 + int(chance * 3), 1, LIT)
    elif chance < 0.6:
        stone.box(1, height - 1, width - 4, 1, JOINT)
        stone.dot(width - 1, 1, JOINT)
    elif chance > 0.8:
        stone.box(1, 0, 2, 1, LIT)
    return stone


def water(canvas: Canvas, mask: Mask, seed: int, frame: int, letters: str = "jl", dashes: int = 3) -> None:
    """Open water: short dashes that drift and breathe over four frames."""
    canvas.fill(mask, letters[0])
    for i in range(dashes):
        phase = (frame + int(hash_unit(i, 3, seed) * 4)) % FRAMES
        length = 4 + int(hash_unit(i, 4, seed) * 4) - (0, 1, 2, 1)[phase]
        x = int(hash_unit(i, 1, seed) * 5) + (0, 1, 2, 1)[phase]
        y = 1 + i * 5 + int(hash_unit(i, 2, seed) * 4)
        for column in range(x, min(x + length, TILE)):
            canvas.dot(column, y, letters[1], mask)
