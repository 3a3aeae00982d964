"""Golden screens: a frame compared with the picture that is kept of it, or kept anew with `pytest --goldens`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.stage import App

GOLDENS = Path(__file__).parent / "goldens"
SIZE = (960, 540)
"""A window at twice the pictures' size."""
MOST_MEAN, FAR, MOST_FAR = 1.5, 40, 0.004
"""The mean difference that is forgiven (of 255), from which difference on a pixel is another, and the share of those
that is forgiven: another build of the font library stays below, a line that moved does not. Both pictures are halved
first, which evens out the edges of letters."""
COLOURS = 160

Golden = Callable[[App, str], None]
"""Compares the frame that a window shows with the golden of this name."""


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """How far two pictures of one size are apart, pixel by pixel."""
    apart, back = one.copy(), other.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return apart


def complaint(frame: pygame.Surface, golden: pygame.Surface) -> str:
    """What is wrong with a frame; "" where it is near enough to its golden."""
    if frame.get_size() != golden.get_size():
        return f"is {frame.get_size()} and not {golden.get_size()}"
    apart = difference(halved(frame), halved(golden))
    mean = sum(pygame.transform.average_color(apart)[:3]) / 3
    near = pygame.mask.from_threshold(apart, (0, 0, 0), (FAR, FAR, FAR, 255)).count()
    far = 1 - near / (apart.get_width() * apart.get_height())
    if mean <= MOST_MEAN and far <= MOST_FAR:
        return ""
    return f"differs by {mean:.2f} of 255 on average, {far:.2%} of its pixels by more than {FAR}"


def halved(picture: pygame.Surface) -> pygame.Surface:
    """The picture at half its size, four pixels mixed into one."""
    whole = pygame.Surface(picture.get_size(), depth=24)
    whole.blit(picture, (0, 0))
    return pygame.transform.smoothscale(whole, (picture.get_width() // 2, picture.get_height() // 2))


def keep(frame: Path, golden: Path, colours: int = COLOURS) -> None:
    """Keep a frame as a golden, in few colours; this needs pillow, comparing does not."""
    from PIL import Image

    with Image.open(frame) as picture:
        few = picture.convert("RGB").quantize(colours, dither=Image.Dither.NONE)
        golden.parent.mkdir(exist_ok=True)
        few.save(golden, optimize=True)


def compare(frame: Path, golden: Path) -> None:
    """Raises AssertionError, which names the frame and a picture of the difference left beside it."""
    assert golden.is_file(), f"there is no {golden.name}: look at {frame}, then run pytest --goldens"
    shown, kept = pygame.image.load(frame), pygame.image.load(golden)
    wrong = complaint(shown, kept)
    if not wrong:
        return
    apart = frame.with_stem(f"{frame.stem}_difference")
    if shown.get_size() == kept.get_size():
        pygame.image.save(difference(halved(shown), halved(kept)), apart)
    raise AssertionError(f"{golden.stem} {wrong}: look at {frame} and {apart}; if it shall be so, run pytest --goldens")
