"""What glitters on the sea: glints of the sun by day, orange dashes at dusk, the path of the moon by night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.stage.art import PAPER
from game.stage.daylight import Colour
from game.stage.moment import Moment, Place

CORAL, FOAM = (236, 136, 89), (180, 230, 218)
TURNS_A_SECOND = 3
"""So often each glitter is drawn by lot anew."""
GLINTS = 5
"""In so many of 256 turns a tile of the sea glints."""
PATH = 34
"""Half of the width of the moon's path, in pixels."""
TILE = 16


def lot(x: int, y: int, turn: int) -> int:
    """A number from 0 to 255, the same for the same place and turn."""
    value = (x * 374761393 + y * 668265263 + turn * 2246822519) & 0xFFFFFFFF
    value = (value ^ value >> 13) * 1274126177 & 0xFFFFFFFF
    return (value ^ value >> 16) & 0xFF


class Sparkle:
    """The glitter on the sea of one map; `sea` are the middles of its tiles."""

    def __init__(self, sea: Sequence[Place]) -> None:
        self._sea: Mapping[Place, None] = dict.fromkeys((x // TILE, y // TILE) for x, y in sea)
        columns = sorted(x for x, _ in self._sea)
        self._moon = columns[len(columns) * 5 // 8] * TILE if columns else 0

    def draw(self, canvas: pygame.Surface, now: Moment, covers: Sequence[pygame.Rect]) -> None:
        """Draw the glitter of a moment over the lit picture, but not on what `covers` the sea, in pixels of the map."""
        if not self._sea or now.weather in ("rain", "fog", "cloud"):
            return
        for tile in self._seen(canvas, now.corner):
            if pygame.Rect(tile[0] * TILE, tile[1] * TILE, TILE, TILE).collidelist(covers) >= 0:
                continue
            if now.light.night:
                self._moonlit(canvas, now, tile)
            elif now.light.lamps >= 0.2:
                _dash(canvas, now, tile, 70, CORAL)
            else:
                _glint(canvas, now, tile)

    def _seen(self, canvas: pygame.Surface, corner: Place) -> list[Place]:
        left, top = corner[0] // TILE, corner[1] // TILE
        columns = range(left, left + canvas.get_width() // TILE + 2)
        rows = range(top, top + canvas.get_height() // TILE + 2)
        return [(x, y) for y in rows for x in columns if (x, y) in self._sea]

    def _moonlit(self, canvas: pygame.Surface, now: Moment, tile: Place) -> None:
        """Dashes that get closer towards the middle of the path."""
        away = abs(tile[0] * TILE - self._moon)
        if away <= PATH:
            for half in (0, 1):
                _dash(canvas, now, tile, 150 - 110 * away // PATH, FOAM if away else PAPER, half)


def _glint(canvas: pygame.Surface, now: Moment, tile: Place) -> None:
    """A star of one breath: a dot, a cross, a dot."""
    x, y = tile
    phase = now.seconds * TURNS_A_SECOND + lot(x, y, 0) / 256
    turn = int(phase)
    if lot(x, y, turn) >= GLINTS:
        return
    place = x * TILE + lot(x, y, turn + 1) % TILE, y * TILE + lot(x, y, turn + 2) % TILE
    left, top = now.seen(place)
    canvas.fill(PAPER, (left, top, 1, 1))
    if 0.25 < phase - turn < 0.75:
        canvas.fill(PAPER, (left - 1, top, 3, 1))
        canvas.fill(PAPER, (left, top - 1, 1, 3))


def _dash(canvas: pygame.Surface, now: Moment, tile: Place, chance: int, colour: Colour, half: int = 0) -> None:
    """A dash of 3 to 8 pixels on a tile of the sea, in so many of 256 turns."""
    x, y = tile
    turn = int(now.seconds * TURNS_A_SECOND / 2 + lot(x, y, half) / 256)
    if lot(x, y, turn * 2 + half) < chance:
        place = x * TILE + lot(x, y, turn + 7 + half) % TILE, y * TILE + half * 8 + lot(x, y, turn + 13 + half) % 8
        canvas.fill(colour, (now.seen(place), (3 + lot(x, y, turn + half) % 6, 1)))
