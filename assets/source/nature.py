"""Trees, bushes and flowers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from canvas import Canvas
from masks import hash_unit, shift

GREEN, AMBER = "ABCDE", "bcdgh"
LIGHT = (-0.50, -0.68, 0.54)

CLUMPS = (
    ("..o..", ".oooo.", "oooooo", ".oo.o."),
    (".ooo..", "ooooo.", "oooooo", "..oo.."),
    ("..ooo.", ".ooooo", "ooooo.", ".o.oo."),
)
LIGHT_CLUMPS = ((".oo.", "oooo", ".o.o"), ("ooo.", ".ooo"), (".oo", "oo."))
GLINT_CLUMP = ("oo.", ".oo")

Blob = tuple[float, float, float]


def _canopy(canvas: Canvas, blobs: Sequence[Blob], ramp: str, random: Random, brighter: float = 0.0) -> None:
    """Stamp leaf clumps on overlapping spheres (x, y, radius), from back to front, each from dark to light."""
    for cx, cy, radius in blobs:
        mask = canvas.disc(cx, cy, radius, radius * 0.92, ramp[1])
        canvas.fill(mask & ~shift(mask, -1, -2), ramp[0])
        leaves = []
        for _ in range(int(radius * radius * 0.75)):
            angle, out = random.random() * math.tau, math.sqrt(random.random())
            nx, ny, nz = math.cos(angle) * out, math.sin(angle) * out, math.sqrt(1 - out * out)
            light = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2] + random.uniform(-0.09, 0.09) + brighter
            leaves.append((light, cx + nx * radius, cy + ny * radius * 0.92))
        for light, x, y in sorted(leaves):
            tone = 1 + sum(light >= limit for limit in (0.22, 0.62, 0.93))
            if tone == 1 and random.random() < 0.55:
                continue
            clump = {3: random.choice(LIGHT_CLUMPS), 4: GLINT_CLUMP}.get(tone, random.choice(CLUMPS))
            canvas.grid(int(x - len(clump[0]) / 2), int(y - len(clump) / 2), clump, {"o": ramp[tone]})


def _trunk(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    foot, right = y + height - 1, x + width
    canvas.boxes(((x, y, width, height, "c"), (x, y, 1, height, "d"), (right - 2, y, 2, height, "b")))
    canvas.box(x + 2, y + 2, 1, height - 3, "b")
    canvas.dots("c", (x - 1, foot), (x - 1, foot - 1))
    canvas.dots("b", (right, foot), (right + 1, foot))
    canvas.dot(x - 2, foot, "d")


def oak(seed: int, ramp: str = GREEN) -> Canvas:
    """Return a round tree, 44x52."""
    canvas, random = Canvas(44, 52), Random(seed)
    _trunk(canvas, 18, 36, 7, 13)
    spheres = ((21, 12, 10), (11, 20, 9), (31, 20, 9.5), (21, 22, 11), (13, 30, 8), (30, 30, 8.5), (21.5, 32, 8))
    blobs = [(x + random.uniform(-1.2, 1.2), y + random.uniform(-1.2, 1.2), radius) for x, y, radius in spheres]
    crown = Canvas(44, 52)
    _canopy(crown, blobs, ramp, random)
    shade = canvas.painted
    shade[42:] = False
    canvas.darken(shade)
    canvas.paste(crown, 0, 0)
    return canvas.outline()


def pine(seed: int, ramp: str = GREEN) -> Canvas:
    """Return a tree of four skirts with saw-toothed hems, 30x50."""
    canvas, random = Canvas(30, 50), Random(seed)
    _trunk(canvas, 12, 40, 5, 8)
    for skirt, (top, hem, wide) in enumerate(((24, 43, 12.0), (16, 34, 10.0), (9, 25, 8.0), (2, 16, 5.5))):
        for y in range(top, hem):
            down = (y - top) / (hem - top)
            half = wide * down**0.85 + 0.6
            for x in range(int(14.5 - half), int(14.5 + half) + 1):
                if y >= hem - 2 and (x + skirt * 2) % 4 == 0:
                    continue
                light = -(x - 14.5) / max(half, 1) * 0.6 - (down - 0.5) * 0.9
                canvas.dot(x, y, ramp[sum(light > limit for limit in (-0.62, -0.05, 0.42))])
        for _ in range(int(wide * 2.2)):
            x = int(14.5 + random.uniform(-wide * 0.8, wide * 0.5))
            _needles(canvas, x, int(random.uniform(top + 4, hem - 3)), ramp)
    return canvas.outline()


def _needles(canvas: Canvas, x: int, y: int, ramp: str) -> None:
    letter = canvas.letter(x, y)
    if letter and letter in ramp:
        tone = min(ramp.index(letter) + 1, 4 if x < 14 else 3)
        for dx, dy in ((0, 0), (1, 1), (-1, 1)):
            if canvas.letter(x + dx, y + dy):
                canvas.dot(x + dx, y + dy, ramp[tone])


def bush(seed: int, berries: str = "") -> Canvas:
    """Return a bush, 22x18; `berries` are two letters, body and glint."""
    canvas, random = Canvas(22, 18), Random(seed)
    _canopy(canvas, ((7, 10, 5.5), (14.5, 10, 5.5), (11, 7.5, 6)), GREEN, random, 0.05)
    for x, y in ((6, 8), (11, 5), (15, 9), (9, 11), (13, 12)) if berries else ():
        canvas.dot(x, y, berries[1])
        canvas.dots(berries[0], (x + 1, y), (x, y + 1))
    return canvas.outline()


def flowers(seed: int) -> Canvas:
    """Return a loose bed of flowers, 16x10."""
    canvas = Canvas(16, 10)
    for i in range(9):
        x, y = 1 + int(hash_unit(i, 1, seed) * 13), 2 + int(hash_unit(i, 2, seed) * 6)
        dark, light = ("st", "gh", "zw", "2u")[int(hash_unit(i, 3, seed) * 3.99)]
        canvas.dot(x, y + 1, "B")
        canvas.dots("C", (x + 1, y + 2), (x - 1, y + 2))
        canvas.dots(dark, (x, y), (x - 1, y))
        canvas.dots(light, (x - 1, y - 1), (x, y - 1))
    return canvas
