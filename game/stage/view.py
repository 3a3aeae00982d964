"""How the small world fits into the window: a whole-number scale, and a camera that stays on the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

BASE = (385, 217)
"""The part of the world, in pixels of the pictures, that every window shows at least where it can: it gives 3 times
at 1280x720 and 4 times at 1920x1080."""
SMALLEST_TEXT = 12


@dataclass(frozen=True, slots=True)
class View:
    """`scale` window pixels a picture pixel; `width` and `height` of what is seen in picture pixels, begun ones too."""

    scale: int
    width: int
    height: int

    def text_size(self, points: float) -> int:
        """The font size in window pixels for a size in picture pixels."""
        return max(SMALLEST_TEXT, round(points * self.scale))


@lru_cache(maxsize=16)
def view_for(size: tuple[int, int]) -> View:
    """The view in a window of this size: the largest scale that still shows `BASE`."""
    width, height = max(1, size[0]), max(1, size[1])
    scale = max(1, min(width // BASE[0], height // BASE[1]))
    return View(scale, -(-width // scale), -(-height // scale))


def camera(view: View, map_size: tuple[int, int], focus: tuple[int, int]) -> tuple[int, int]:
    """The map's pixel at the top left of the view, with `focus` in the middle and nothing beyond the map to be seen.
    A map smaller than the view is centred."""
    return _along(view.width, map_size[0], focus[0]), _along(view.height, map_size[1], focus[1])


def _along(seen: int, whole: int, focus: int) -> int:
    if whole <= seen:
        return (whole - seen) // 2
    return min(max(0, focus - seen // 2), whole - seen)
