"""The picture behind the title, as large as fills the window, and the light that moves on its water."""

from __future__ import annotations

import pygame

from game.stage import beam
from game.stage.art import INK
from game.stage.look import Canvas, Look
from game.stage.view import View, view_for

PICTURE = (640, 360)
TOWER, LAMP = (456, 78), (486, 93)
"""Where the lighthouse stands, and where its lamp shines."""
WATER, GLINTS, GLINTS_A_SECOND = 198, 3, 2.2
"""The row at which the light on the water begins, its pictures, and how many of them are shown a second."""


def backdrop_view(size: tuple[int, int]) -> View:
    """The view in which a window of this size shows nothing beyond the picture."""
    scale = max(view_for(size).scale, -(-size[0] // PICTURE[0]), -(-size[1] // PICTURE[1]))
    return View(scale, -(-size[0] // scale), -(-size[1] // scale))


class Backdrop:
    """Draws the middle of the picture; the lighthouse is dark, or `burns`."""

    def __init__(self, look: Look, burns: bool = False) -> None:
        self._look = look
        self._burns = burns
        self._canvas = Canvas()

    def draw(self, surface: pygame.Surface, seconds: float) -> None:
        view, art = backdrop_view(surface.get_size()), self._look.art
        small = self._canvas.fit(view)
        left, top = (view.width - PICTURE[0]) // 2, (view.height - PICTURE[1]) // 2
        small.fill(INK)
        small.blit(art.piece("title", 1), (left, top))
        small.blit(art.piece("title_glints", 1, int(seconds * GLINTS_A_SECOND) % GLINTS, GLINTS), (left, top + WATER))
        if self._burns:
            small.blit(art.piece("title_tower", 1), (left + TOWER[0], top + TOWER[1]))
            beam.sweep(small, (left + LAMP[0], top + LAMP[1]), seconds)
        self._canvas.show(surface, view)
