"""Smoke over chimneys: puffs that rise, drift and thin out."""

from __future__ import annotations

from functools import cache
from math import sin

import pygame

from game.stage.moment import Moment, Place

COLOUR = (201, 203, 198)
PUFFS, LIFE = 6, 5.4
"""How many puffs a chimney has at once, and how many seconds each lasts."""
HEIGHT, DRIFT = 34, 15
"""How far a puff gets, up and to the right, in pixels."""
ROOM = HEIGHT + 8
"""How far the smoke may reach into the view from a chimney outside of it."""
THICK, THIN = 120, 16
"""How much a puff covers, of 255, when it leaves the chimney and at its end."""


def puffs(seconds: float, mouth: Place) -> list[tuple[Place, int, int]]:
    """The middle of each puff over a chimney's mouth, its radius in pixels and how much it covers."""
    found = []
    for number in range(PUFFS):
        age = (seconds / LIFE + number / PUFFS + mouth[0] * 0.137) % 1.0
        wave = sin(seconds * 0.9 + number * 2.1 + mouth[0])
        x = mouth[0] + round(DRIFT * age * age + 1.6 * wave * age)
        y = mouth[1] - 1 - round(HEIGHT * age)
        found.append(((x, y), 1 + round(3 * age**0.7), round(THICK + (THIN - THICK) * age)))
    return found


def draw(canvas: pygame.Surface, now: Moment, mouth: Place) -> None:
    """Draw the smoke of a chimney whose mouth is a place of the map."""
    if not canvas.get_rect().inflate(2 * ROOM, 2 * ROOM).collidepoint(now.seen(mouth)):
        return
    for (x, y), radius, covers in puffs(now.seconds, mouth):
        canvas.blit(_puff(radius, covers // 8 * 8), now.seen((x - radius, y - radius)))


@cache
def _puff(radius: int, covers: int) -> pygame.Surface:
    side = 2 * radius + 1
    picture = pygame.Surface((side, side), pygame.SRCALPHA).convert_alpha()
    picture.fill((0, 0, 0, 0))
    pygame.draw.circle(picture, (*COLOUR, covers), (radius, radius), radius)
    return picture
