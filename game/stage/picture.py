"""The small picture that a save shows."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

import pygame

from game.stage.screen import Screen

WIDTH = 320


def picture_of(screens: Iterable[Screen], size: tuple[int, int]) -> bytes:
    """What the screens show in a window of `size`, as a PNG 320 pixels wide."""
    frame = pygame.Surface(size)
    for screen in screens:
        screen.draw(frame)
    height = max(1, round(WIDTH * size[1] / size[0]))
    file = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(frame, (WIDTH, height)), file, "picture.png")
    return file.getvalue()
