"""Boolean masks: shifting, growing, cleaning, smooth shapes and repeatable noise."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Mask = NDArray[np.bool_]
Point = tuple[float, float]

BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16.0 + 1 / 32
"""The 4x4 ordered dither matrix, 0 to 1."""


def coordinates(width: int, height: int) -> tuple[NDArray[np.int_], NDArray[np.int_]]:
    """Return the x and the y of every pixel, each of shape (height, width)."""
    rows, columns = np.mgrid[0:height, 0:width]
    return columns, rows


def shift(mask: Mask, dx: int, dy: int) -> Mask:
    """Move a mask; what enters from outside is False."""
    moved = np.zeros_like(mask)
    height, width = mask.shape
    moved[max(dy, 0) : height + min(dy, 0), max(dx, 0) : width + min(dx, 0)] = mask[
        max(-dy, 0) : height - max(dy, 0), max(-dx, 0) : width - max(dx, 0)
    ]
    return moved


def crescent(mask: Mask, dx: int, dy: int) -> Mask:
    """Return the part of a mask that its own shifted copy leaves free: the rim on the side away from (dx, dy)."""
    return mask & ~shift(mask, dx, dy)


def dilate(mask: Mask) -> Mask:
    """Grow a mask by one pixel to its four sides."""
    return mask | shift(mask, 1, 0) | shift(mask, -1, 0) | shift(mask, 0, 1) | shift(mask, 0, -1)


def clean(mask: Mask) -> Mask:
    """Remove bumps and pits of one pixel, so that an edge looks cut by hand."""
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    for _ in range(2):
        neighbours = sum(shift(mask, dx, dy).astype(int) for dx, dy in steps)
        mask = (mask & (neighbours >= 3)) | (neighbours >= 6)
    return mask


def hash_unit(x: int, y: int, seed: int = 0) -> float:
    """Return a repeatable number from 0 to 1 for a pair of whole numbers."""
    value = (int(x) * 374761393 + int(y) * 668265263 + seed * 2147483647 * 31) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((value ^ (value >> 16)) & 0xFFFF) / 65535.0


def value_noise(width: int, height: int, cell: int, seed: int = 0) -> NDArray[np.float64]:
    """Return smooth noise from 0 to 1 whose blobs are about `cell` pixels wide."""
    columns, rows = width // cell + 3, height // cell + 3
    lattice = np.array([[hash_unit(x, y, seed) for x in range(columns)] for y in range(rows)])
    y, x = np.mgrid[0:height, 0:width] / float(cell)
    left, top = x.astype(int), y.astype(int)
    across, down = (part * part * (3 - 2 * part) for part in (x - left, y - top))
    upper = lattice[top, left] * (1 - across) + lattice[top, left + 1] * across
    lower = lattice[top + 1, left] * (1 - across) + lattice[top + 1, left + 1] * across
    return upper * (1 - down) + lower * down


def spline(points: Sequence[Point], closed: bool = True, steps: int = 10) -> list[Point]:
    """Return points along a Catmull-Rom curve through the given ones."""
    knots = [np.array(point, float) for point in points]
    count, last = len(knots), len(knots) - 1
    curve: list[Point] = []
    for i in range(count if closed else last):
        around = [(i + k) % count if closed else min(max(i + k, 0), last) for k in (-1, 0, 1, 2)]
        before, start, end, after = (knots[k] for k in around)
        for t in (k / steps for k in range(steps)):
            linear = (end - before) * t
            square = (2 * before - 5 * start + 4 * end - after) * t**2
            cube = (3 * start - before - 3 * end + after) * t**3
            x, y = 0.5 * (2 * start + linear + square + cube)
            curve.append((float(x), float(y)))
    if not closed:
        curve.append((float(knots[-1][0]), float(knots[-1][1])))
    return curve


def polygon_mask(width: int, height: int, points: Sequence[Point], smooth: bool = False) -> Mask:
    """Return the pixels that are at least half covered by a polygon or, if `smooth`, by a closed spline."""
    sampling = 6
    outline = spline(points) if smooth else points
    image = Image.new("L", (width * sampling, height * sampling), 0)
    ImageDraw.Draw(image).polygon([((x + 0.5) * sampling, (y + 0.5) * sampling) for x, y in outline], fill=255)
    samples = np.asarray(image, np.float32).reshape(height, sampling, width, sampling)
    covered: Mask = samples.mean((1, 3)) >= 128
    return covered
