"""What the weather draws over a map, in the map's own pixels: rain, fog, leaves in the wind.

Each is a sheet that was drawn once and is laid side by side, so that a frame costs a few blits. Sheets move with the
seconds and stay with the map when the camera moves.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pygame

from game.world.weather import Weather

Place = tuple[int, int]
SHEET = (192, 144)
FOG_SHEET = (320, 192)
STONE, FOAM, MIST = (154, 160, 174), (180, 230, 218), (226, 230, 228)
LEAVES = ((114, 168, 78), (221, 178, 122), (186, 129, 85))
FAR_SPEED, NEAR_SPEED = (-40.0, 190.0), (-70.0, 300.0)
"""Picture pixels a second that rain falls."""
FOG_SPEEDS = (7.0, -4.0)
LEAF_SPEED, GUST_SPEED = (84.0, 12.0), (230.0, 0.0)
SPLASHES, SPLASHES_A_SECOND = 4, 7
VEIL, BANK = 84, 36
"""How much fog covers, of 255: everywhere, and more with each bank."""


class Sky:
    """Draws the weather; its sheets are made when they are first needed."""

    def __init__(self) -> None:
        self._sheets: dict[str, list[pygame.Surface]] = {}

    def draw(self, canvas: pygame.Surface, corner: Place, seconds: float, weather: Weather) -> None:
        """Lay the weather of a moment over the part of a map whose top left pixel is `corner`."""
        match weather:
            case "rain":
                moment = int(seconds * SPLASHES_A_SECOND) % SPLASHES
                _lay(canvas, self._made("splash", _splashes)[moment], corner, (0, 0))
                far, near = self._made("rain", _rain)
                _lay(canvas, far, corner, _moved(FAR_SPEED, seconds))
                _lay(canvas, near, corner, _moved(NEAR_SPEED, seconds))
            case "fog":
                for speed, sheet in zip(FOG_SPEEDS, self._made("fog", _fog), strict=True):
                    _lay(canvas, sheet, corner, _moved((speed, 0.0), seconds))
            case "wind":
                leaves, gusts = self._made("wind", _wind)
                x, y = _moved(LEAF_SPEED, seconds)
                _lay(canvas, leaves, corner, (x, y + round(5 * math.sin(seconds * 2.2))))
                _lay(canvas, gusts, corner, _moved(GUST_SPEED, seconds))

    def _made(self, name: str, make: Callable[[], list[pygame.Surface]]) -> list[pygame.Surface]:
        if name not in self._sheets:
            self._sheets[name] = [sheet.convert_alpha() for sheet in make()]
        return self._sheets[name]


def _moved(speed: tuple[float, float], seconds: float) -> Place:
    return round(speed[0] * seconds), round(speed[1] * seconds)


def _lay(canvas: pygame.Surface, sheet: pygame.Surface, corner: Place, moved: Place) -> None:
    """Cover the canvas with a sheet that was moved so far over the map."""
    width, height = sheet.get_size()
    left, top = (moved[0] - corner[0]) % width - width, (moved[1] - corner[1]) % height - height
    columns, rows = range(left, canvas.get_width(), width), range(top, canvas.get_height(), height)
    canvas.fblits([(sheet, (x, y)) for y in rows for x in columns])


def _strewn(name: str, count: int, size: Place) -> list[Place]:
    """So many places on a sheet, the same in every game."""
    draw = random.Random(name)
    return [(draw.randrange(size[0]), draw.randrange(size[1])) for _ in range(count)]


def _around(size: Place, place: Place) -> Sequence[Place]:
    """A place and where it comes again over the edges of a sheet, so that sheets join without a seam."""
    return [(place[0] + x, place[1] + y) for x in (-size[0], 0, size[0]) for y in (-size[1], 0, size[1])]


def _rain() -> list[pygame.Surface]:
    """Strokes far and near."""
    sheets = []
    for name, count, colour, (dx, dy) in (("far", 80, (*STONE, 150), (-1, 5)), ("near", 44, (*FOAM, 190), (-2, 9))):
        sheet = pygame.Surface(SHEET, pygame.SRCALPHA)
        for place in _strewn(name, count, SHEET):
            for x, y in _around(SHEET, place):
                pygame.draw.line(sheet, colour, (x, y), (x + dx, y + dy))
        sheets.append(sheet)
    return sheets


def _splashes() -> list[pygame.Surface]:
    """Drops that strike the ground, on a sheet for each moment of the round."""
    sheets = []
    for number in range(SPLASHES):
        sheet = pygame.Surface(SHEET, pygame.SRCALPHA)
        for x, y in _strewn(f"splash {number}", 9, (SHEET[0] - 3, SHEET[1] - 2)):
            for dot in ((x, y), (x + 2, y), (x + 1, y + 1)):
                sheet.set_at(dot, (*FOAM, 200))
        sheets.append(sheet)
    return sheets


def _fog() -> list[pygame.Surface]:
    """Two layers of banks with hard edges, as everything here has; the first with the veil over all."""
    sheets = []
    for number, veil in enumerate((VEIL, 0)):
        sheet = pygame.Surface(FOG_SHEET, pygame.SRCALPHA)
        sheet.fill((*MIST, veil))
        draw = random.Random(f"fog {number}")
        for place in _strewn(f"banks {number}", 7, FOG_SHEET):
            for ring in (1.0, 0.7):
                _bank(sheet, place, round(draw.randint(90, 170) * ring), round(draw.randint(20, 36) * ring))
        sheets.append(sheet)
    return sheets


def _bank(sheet: pygame.Surface, place: Place, width: int, height: int) -> None:
    """Make the fog thicker in an ellipse."""
    bank = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.ellipse(bank, (*MIST, BANK), bank.get_rect())
    for x, y in _around(FOG_SHEET, place):
        sheet.blit(bank, (x - width // 2, y - height // 2))


def _wind() -> list[pygame.Surface]:
    """Leaves that drift, and what shows of a gust."""
    leaves, gusts = pygame.Surface(SHEET, pygame.SRCALPHA), pygame.Surface(SHEET, pygame.SRCALPHA)
    for number, (x, y) in enumerate(_strewn("leaves", 7, (SHEET[0] - 2, SHEET[1] - 2))):
        colour = LEAVES[number % len(LEAVES)]
        leaves.fill(colour, (x, y, 2, 1))
        leaves.set_at((x + 1 - number % 2, y + 1), colour)
    for place in _strewn("gusts", 5, SHEET):
        for x, y in _around(SHEET, place):
            pygame.draw.line(gusts, (*MIST, 70), (x, y), (x + 18, y))
    return [leaves, gusts]
