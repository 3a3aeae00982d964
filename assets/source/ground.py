"""Outdoor ground as 16x16 tiles. Terrain lives on tile corners: each pair of terrains has 16 cases (marching squares).

Every border between two terrains crosses a tile's edge at its middle, and no mark crosses an edge, so any two tiles
whose corners agree fit together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from canvas import Canvas
from masks import Mask, clean, coordinates, crescent, dilate, hash_unit, shift, value_noise
from numpy.typing import NDArray
from surfaces import TILE, cobbles, grass, path, sand, water

WIDE = slice(TILE, 2 * TILE)

BEND = 1.5
"""How far a border may swing out of its straight line, for each part of wobble."""

Field = NDArray[np.float64]
Corners = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Border:
    """The cut between two terrains in one tile, drawn with a margin of one tile on each side."""

    second: Mask
    field: Field
    seed: int

    def inner(self, mask: Mask) -> Mask:
        """Return the part of a wide mask that lies in the tile."""
        return mask[WIDE, WIDE]


def corners(case: int) -> Corners:
    """Return top left, top right, bottom left, bottom right of a case from 0 to 15; 1 is the second terrain."""
    return (case >> 3) & 1, (case >> 2) & 1, (case >> 1) & 1, case & 1


def border(case: int, seed: int, wobble: float = 0.5) -> Border:
    """Cut a tile: bilinear between the corners plus noise and a bend that fade to nothing on the tile's edges."""
    top_left, top_right, bottom_left, bottom_right = corners(case)
    size = 3 * TILE
    x, y = (np.clip((axis + 0.5) / TILE - 1, 0, 1) for axis in coordinates(size, size))
    across, down = (t * t * (3 - 2 * t) * 0.5 + t * 0.5 for t in (x, y))
    upper = top_left * (1 - across) + top_right * across
    lower = bottom_left * (1 - across) + bottom_right * across
    field = upper * (1 - down) + lower * down
    fade = np.abs(np.sin(np.pi * x) * np.sin(np.pi * y))
    bend = (hash_unit(seed, case, 5) - 0.5) * BEND
    noisy = field + (value_noise(size, size, 4, seed) - 0.5 + bend) * wobble * fade
    return Border(clean(noisy > 0.5), field, seed)


def grass_edge(canvas: Canvas, cut: Border, shade: str) -> None:
    """Dress the rim of the grass: it lies one pixel higher than the second terrain and hangs over it."""
    low, high = cut.second, ~cut.second
    rim = high & dilate(low)
    lit_rim = rim & shift(low, 0, 1)
    under = low & shift(high, 0, 1)
    chance = _pixel_chances(cut.seed)
    canvas.fill(cut.inner(rim), "C")
    canvas.fill(cut.inner(lit_rim), "D")
    canvas.fill(cut.inner(lit_rim) & (chance < 0.4), "E")
    canvas.fill(cut.inner(under), shade)
    canvas.fill(cut.inner(under) & (chance < 0.35), "C")


def kerb(canvas: Canvas, cut: Border) -> None:
    """Set a ring of pale kerb stones along the border of the cobbles."""
    stone, outside = cut.second, ~cut.second
    joint = stone & dilate(outside)
    ring = stone & dilate(joint) & ~joint
    inner_joint = stone & dilate(ring) & ~ring & ~joint
    canvas.fill(cut.inner(joint | inner_joint), "x")
    canvas.fill(cut.inner(ring), "z")
    canvas.fill(cut.inner(ring & shift(outside, 2, 2)), "w")
    canvas.fill(cut.inner(ring & shift(outside, -2, -2)), "y")


def shore(canvas: Canvas, cut: Border, frame: int) -> None:
    """Wet sand, a line of foam, shallow water and a second, broken line of foam that comes and goes."""
    sea, land, field = cut.inner(cut.second), cut.inner(~cut.second), cut.inner(cut.field)
    wet = ~cut.second & dilate(dilate(cut.second))
    canvas.fill(cut.inner(wet), "e")
    canvas.fill(sea & (field < 0.86), "l")
    reach = (0.70, 0.76, 0.83, 0.76)[frame]
    broken = value_noise(TILE, TILE, 5, cut.seed + 3) > 0.40
    canvas.fill(sea & (np.abs(field - reach) < 0.045) & broken, "m")
    first = cut.second & dilate(~cut.second)
    second = cut.second & dilate(first) & ~first
    breath = value_noise(TILE, TILE, 6, cut.seed + 9)
    canvas.fill(cut.inner(first), "m")
    canvas.fill(cut.inner(first) & (breath > 0.45), "w")
    if frame in (1, 2):
        canvas.fill(cut.inner(second) & (breath > (0.5, 0.42)[frame - 1]), "m")
    if frame == 2:
        canvas.fill(cut.inner(~cut.second & dilate(cut.second)) & (breath > 0.42) & land, "m")


def _pixel_chances(seed: int) -> Field:
    return np.array([[hash_unit(x, y, seed) for x in range(TILE)] for y in range(TILE)])


def grass_path(case: int, seed: int, frame: int = 0) -> Canvas:
    """Grass, and path as the second terrain."""
    canvas, cut = Canvas(TILE, TILE), border(case, seed)
    path(canvas, cut.inner(cut.second), seed)
    grass(canvas, cut.inner(~cut.second), seed, 2)
    grass_edge(canvas, cut, "d")
    return canvas


def grass_cobbles(case: int, seed: int, frame: int = 0) -> Canvas:
    """Grass, and cobbles with a kerb as the second terrain."""
    canvas, cut = Canvas(TILE, TILE), border(case, seed, 0.12)
    cobbles(canvas, cut.inner(cut.second), seed)
    kerb(canvas, cut)
    grass(canvas, cut.inner(~cut.second), seed, 2)
    grass_edge(canvas, cut, "v")
    return canvas


def grass_sand(case: int, seed: int, frame: int = 0) -> Canvas:
    """Grass, and sand as the second terrain."""
    canvas, cut = Canvas(TILE, TILE), border(case, seed)
    sand(canvas, cut.inner(cut.second), seed)
    grass(canvas, cut.inner(~cut.second), seed, 2)
    grass_edge(canvas, cut, "e")
    return canvas


def path_cobbles(case: int, seed: int, frame: int = 0) -> Canvas:
    """Path, and cobbles with a kerb as the second terrain."""
    canvas, cut = Canvas(TILE, TILE), border(case, seed, 0.12)
    cobbles(canvas, cut.inner(cut.second), seed)
    kerb(canvas, cut)
    path(canvas, cut.inner(~cut.second), seed, 1)
    canvas.fill(cut.inner(crescent(~cut.second, 0, -1)) & cut.inner(~cut.second), "d")
    return canvas


def sand_path(case: int, seed: int, frame: int = 0) -> Canvas:
    """Sand, and path as the second terrain; the border is trodden away in places."""
    canvas, cut = Canvas(TILE, TILE), border(case, seed)
    sand(canvas, cut.inner(~cut.second), seed)
    path(canvas, cut.inner(cut.second), seed, 1)
    rim = cut.inner(cut.second & dilate(~cut.second))
    canvas.fill(rim & (value_noise(TILE, TILE, 4, seed) > 0.42), "d")
    return canvas


def sand_water(case: int, seed: int, frame: int = 0) -> Canvas:
    """Sand, and water as the second terrain."""
    canvas, cut = Canvas(TILE, TILE), border(case, seed, 0.5)
    water(canvas, cut.inner(cut.second), seed, frame)
    sand(canvas, cut.inner(~cut.second), seed)
    if case != 15:
        shore(canvas, cut, frame)
    return canvas


def water_deep(case: int, seed: int, frame: int = 0) -> Canvas:
    """Water, and deep water as the second terrain; between them the deep shows in more and more dashes."""
    canvas, field = Canvas(TILE, TILE), border(case, seed, 0.7).field[WIDE, WIDE]
    water(canvas, ~canvas.painted, seed + 5, frame, dashes=2)
    deep = _dashes(field, seed)
    water(canvas, deep, seed, frame, "ij", dashes=3 if case == 15 else 2)
    return canvas


def _dashes(field: Field, seed: int) -> Mask:
    """Return dashes that lie level and get denser where the field rises."""
    mask = np.zeros((TILE, TILE), bool)
    for y in range(TILE):
        x, number = -int(hash_unit(y, 0, seed) * 7), 0
        while x < TILE:
            length, number = 4 + int(hash_unit(y, number, seed + 1) * 7), number + 1
            middle = min(max(x + length // 2, 0), TILE - 1)
            jitter = (hash_unit(y, number, seed + 2) - 0.5) * 0.8
            mask[y, max(x, 0) : max(x + length, 0)] = field[y, middle] + jitter > 0.5
            x += length
    return mask


def junction(terrains: Sequence[str], seed: int) -> Canvas:
    """Return a tile where grass meets two terrains, either path and cobbles or sand and path.

    `terrains` are those of the corners: top left, top right, bottom left, bottom right.
    """
    paved = "cobbles" in terrains
    upper = "cobbles" if paved else "path"
    under = (path_cobbles if paved else sand_path)(_case(terrains, upper), seed)
    cut = border(_case(terrains, "path", "cobbles", "sand"), seed, 0.12)
    grass(under, cut.inner(~cut.second), seed, 1)
    grass_edge(under, cut, "v" if paved else "d")
    return under


def _case(terrains: Sequence[str], *second: str) -> int:
    """Return the number of the case in which the given terrains count as the second one."""
    return sum(8 >> corner for corner, terrain in enumerate(terrains) if terrain in second)


Pair = Callable[[int, int, int], Canvas]
