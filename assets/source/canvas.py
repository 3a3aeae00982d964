"""A canvas of palette indices: nothing drawn on it can leave the palette."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from masks import Mask, Point, polygon_mask, spline
from numpy.typing import NDArray
from palette import INDEX, LETTERS, OUTLINE_LIT, OUTLINE_SHADED, RGB, STEP_DOWN, TRANSPARENT
from PIL import Image

Rows = Sequence[str]
Rectangle = tuple[int, int, int, int, str]

SHADOW_RGBA = (47, 43, 76, 88)
"""Contact shadows: the colour `night`, one alpha for all of them."""


class Canvas:
    """A picture of palette indices, `pixels[y, x]`; `shadow` marks where a shadow falls on what lies behind."""

    def __init__(self, width: int, height: int, fill: str | None = None) -> None:
        self.width, self.height = width, height
        self.pixels: NDArray[np.int16] = np.full((height, width), INDEX[fill] if fill else TRANSPARENT, np.int16)
        self.shadow: Mask = np.zeros((height, width), bool)

    @property
    def painted(self) -> Mask:
        """The pixels that carry a colour."""
        return self.pixels >= 0

    def copy(self) -> Canvas:
        """Return a canvas with the same pixels."""
        return self.cropped(0, 0, self.width, self.height)

    def cropped(self, x: int, y: int, width: int, height: int) -> Canvas:
        """Return a part; it may reach over the border, which leaves air there."""
        part = Canvas(width, height)
        part.paste(self, -x, -y)
        return part

    def flipped(self) -> Canvas:
        """Return the mirror image, left and right exchanged."""
        mirrored = Canvas(self.width, self.height)
        mirrored.pixels = self.pixels[:, ::-1].copy()
        return mirrored

    def recoloured(self, letters: Mapping[str, str]) -> Canvas:
        """Return a copy in which letters are exchanged for others."""
        changed = self.copy()
        for old, new in letters.items():
            changed.pixels[self.pixels == INDEX[old]] = INDEX[new]
        return changed

    def inside(self, x: int, y: int) -> bool:
        """Tell whether the canvas has such a pixel."""
        return 0 <= x < self.width and 0 <= y < self.height

    def letter(self, x: int, y: int) -> str | None:
        """Return the letter at a pixel, None for air and for what lies outside."""
        index = int(self.pixels[y, x]) if self.inside(x, y) else TRANSPARENT
        return None if index == TRANSPARENT else LETTERS[index]

    def is_letter(self, letters: str) -> Mask:
        """Return the pixels that carry one of the letters."""
        return np.isin(self.pixels, [INDEX[letter] for letter in letters])

    def dot(self, x: float, y: float, letter: str, clip: Mask | None = None) -> None:
        """Paint one pixel."""
        column, row = int(x), int(y)
        if self.inside(column, row) and (clip is None or clip[row, column]):
            self.pixels[row, column] = INDEX[letter]

    def dots(self, letter: str, *points: tuple[int, int]) -> None:
        """Paint several pixels in one colour."""
        for x, y in points:
            self.dot(x, y, letter)

    def box(self, x: int, y: int, width: int, height: int, letter: str) -> None:
        """Fill a rectangle."""
        self.pixels[max(y, 0) : max(y + height, 0), max(x, 0) : max(x + width, 0)] = INDEX[letter]

    def boxes(self, rectangles: Iterable[Rectangle], dx: int = 0, dy: int = 0) -> None:
        """Fill rectangles (x, y, width, height, letter) one after the other, all moved by (dx, dy)."""
        for x, y, width, height, letter in rectangles:
            self.box(x + dx, y + dy, width, height, letter)

    def frame(self, x: int, y: int, width: int, height: int, letter: str) -> None:
        """Draw the border of a rectangle, one pixel thick."""
        self.boxes(((0, 0, width, 1, letter), (0, height - 1, width, 1, letter)), x, y)
        self.boxes(((0, 0, 1, height, letter), (width - 1, 0, 1, height, letter)), x, y)

    def grid(self, x: int, y: int, rows: Rows, letters: Mapping[str, str] | None = None, flip: bool = False) -> None:
        """Stamp a letter grid; a dot is air, `letters` exchanges slot letters for colours."""
        for dy, row in enumerate(rows):
            for dx, slot in enumerate(reversed(row) if flip else row):
                if slot not in ". ":
                    self.dot(x + dx, y + dy, (letters or {}).get(slot, slot))

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another canvas on this one; its air lets this one through."""
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + other.width, self.width), min(y + other.height, self.height)
        if right > left and bottom > top:
            window = (slice(top - y, bottom - y), slice(left - x, right - x))
            source = other.pixels[window]
            target = self.pixels[top:bottom, left:right]
            target[source >= 0] = source[source >= 0]
            self.shadow[top:bottom, left:right] |= other.shadow[window]

    def fill(self, mask: Mask, letter: str) -> None:
        """Paint every pixel of a mask."""
        self.pixels[mask] = INDEX[letter]

    def ellipse(self, cx: float, cy: float, rx: float, ry: float) -> Mask:
        """Return the pixels of an ellipse."""
        y, x = np.mgrid[0 : self.height, 0 : self.width]
        covered: Mask = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1.0
        return covered

    def disc(self, cx: float, cy: float, rx: float, ry: float, letter: str, clip: Mask | None = None) -> Mask:
        """Paint an ellipse and return its mask."""
        mask = self.ellipse(cx, cy, rx, ry) if clip is None else self.ellipse(cx, cy, rx, ry) & clip
        self.fill(mask, letter)
        return mask

    def polygon(self, points: Sequence[Point], letter: str, smooth: bool = False) -> Mask:
        """Paint a polygon (or a closed spline) and return its mask."""
        mask = polygon_mask(self.width, self.height, points, smooth)
        self.fill(mask, letter)
        return mask

    def line(self, x0: float, y0: float, x1: float, y1: float, letter: str, clip: Mask | None = None) -> None:
        """Draw a straight line of single pixels."""
        steps = int(max(abs(x1 - x0), abs(y1 - y0)))
        for i in range(steps + 1):
            t = i / steps if steps else 0.0
            self.dot(round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t), letter, clip)

    def stroke(self, points: Sequence[Point], letter: str, clip: Mask | None = None) -> None:
        """Draw a thin smooth curve without steps that are two pixels thick."""
        trail: list[tuple[int, int]] = []
        for x, y in spline(points, closed=False, steps=40):
            pixel = (round(x), round(y))
            if not trail or trail[-1] != pixel:
                trail.append(pixel)
        at = 1
        while at < len(trail) - 1:
            if _is_step(trail[at - 1], trail[at], trail[at + 1]):
                trail.pop(at)
            else:
                at += 1
        for x, y in trail:
            self.dot(x, y, letter, clip)

    def darken(self, mask: Mask, steps: Mapping[str, str] = STEP_DOWN) -> None:
        """Move the painted pixels of a mask one step down their ramp."""
        table = np.arange(len(LETTERS))
        for letter, darker in steps.items():
            table[INDEX[letter]] = INDEX[darker]
        chosen = mask & self.painted
        self.pixels[chosen] = table[self.pixels[chosen]]

    def outline(self, shaded: Mapping[str, str] | None = None, lit: Mapping[str, str] | None = None) -> Canvas:
        """Draw a contour outside the silhouette, toned after the neighbouring fill, and return the canvas.

        `shaded` and `lit` override the tones of the shaded (right, bottom) and the lit (left, top) side.
        """
        dark = OUTLINE_SHADED | dict(shaded or {})
        light = OUTLINE_LIT | dict(lit or shaded or {})
        result = self.pixels.copy()
        for y, x in zip(*np.nonzero(~self.painted), strict=True):
            over, left = self.letter(x, y - 1), self.letter(x - 1, y)
            under, right = self.letter(x, y + 1), self.letter(x + 1, y)
            if over or left:
                result[y, x] = INDEX[dark[over or left or ""]]
            elif under or right:
                result[y, x] = INDEX[light[under or right or ""]]
        self.pixels = result
        return self

    def framed(self, shaded: Mapping[str, str] | None = None) -> Canvas:
        """Return the picture with one pixel more on each side and its contour drawn there."""
        return self.cropped(-1, -1, self.width + 2, self.height + 2).outline(shaded)

    def image(self) -> Image.Image:
        """Return the picture as RGBA: colours opaque, shadows half transparent, the rest clear."""
        data = np.zeros((self.height, self.width, 4), np.uint8)
        data[self.shadow] = SHADOW_RGBA
        data[self.painted, :3] = RGB[self.pixels[self.painted]]
        data[self.painted, 3] = 255
        return Image.fromarray(data, "RGBA")


def layer(size: int, points: Sequence[Point], letter: str, smooth: bool = True) -> Canvas:
    """Return a square canvas that holds one filled shape."""
    canvas = Canvas(size, size)
    canvas.polygon(points, letter, smooth)
    return canvas


def standing(canvas: Canvas, contact: Point) -> Canvas:
    """Return an object with the shadow that it touches; the one that it casts is the game's, which knows the hour.

    `contact` is half the width and half the height of the ellipse under its foot. The result is wider, its left and top
    stay where they were.
    """
    result = Canvas(canvas.width + 2, canvas.height + 2)
    foot = canvas.height - 1
    columns = np.nonzero(canvas.painted[max(foot - 4, 0) :].any(0))[0]
    centre = (columns.min() + columns.max()) / 2
    result.shadow |= result.ellipse(centre + 1, foot - contact[1] / 2, *contact)
    result.paste(canvas, 0, 0)
    return result


def _is_step(before: tuple[int, int], at: tuple[int, int], after: tuple[int, int]) -> bool:
    """Tell whether a pixel makes an L with its neighbours and can go without a gap."""
    straight_in = before[0] == at[0] or before[1] == at[1]
    straight_out = after[0] == at[0] or after[1] == at[1]
    return straight_in and straight_out and before[0] != after[0] and before[1] != after[1]
