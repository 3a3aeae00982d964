"""Leaves and cloth in the wind and boats on the water: pictures parts of which are moved by whole pixels, each at its
own time."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

import pygame

CALM_SECONDS, WINDY_SECONDS = 3.6, 1.3
"""How long one swing takes, there and back."""
SWINGS = (0, 0, 1, 2, 2, 1)
"""The pictures of a swing, for equal parts of its time."""
LEANS: Sequence[Sequence[tuple[float, int]]] = ((), ((0.42, 1),), ((0.66, 1), (0.3, 2)))
"""For each picture: down to which part of its height it is moved, and by how many pixels, the widest part first."""
SCALLOP, WAVE = 6, 3
"""How wide the waves of a hem are in pixels, and every how many of them hangs lower."""
THIN = 150
"""How much shows of a tree that hides the player, of 255."""
PACE = 0.045
"""How much later a thing moves for each pixel that it stands further right, in seconds: a wave passes over a wood."""


def swing(seconds: float, place: tuple[int, int], windy: bool) -> int:
    """Which of the three pictures shows at a time what stands at a place."""
    whole = WINDY_SECONDS if windy else CALM_SECONDS
    part = (seconds - place[0] * PACE + (place[1] * 7 % 11) * 0.11) % whole / whole
    return SWINGS[int(part * len(SWINGS))]


def bob(seconds: float, place: tuple[int, int]) -> int:
    """By how many pixels what floats lies lower at a time: 0 or 1."""
    return 1 if sin(seconds * 1.9 + place[0] * 0.13 + place[1] * 0.31) > 0.2 else 0


class Leaves:
    """The pictures of everything that sways, made when they are first needed."""

    def __init__(self) -> None:
        self._leaning: dict[pygame.Surface, list[pygame.Surface]] = {}
        self._thin: dict[pygame.Surface, pygame.Surface] = {}

    def swaying(self, picture: pygame.Surface) -> list[pygame.Surface]:
        """The three pictures of a plant."""
        if picture not in self._leaning:
            self._leaning[picture] = leaning(picture)
        return self._leaning[picture]

    def thin(self, picture: pygame.Surface) -> pygame.Surface:
        """A picture through which one sees who stands behind it."""
        if picture not in self._thin:
            self._thin[picture] = picture.copy()
            self._thin[picture].fill((255, 255, 255, THIN), special_flags=pygame.BLEND_RGBA_MULT)
        return self._thin[picture]


def leaning(picture: pygame.Surface) -> list[pygame.Surface]:
    """The three pictures of something that sways; its foot and its shadow stay where they are."""
    width, height = picture.get_size()
    pictures = []
    for leans in LEANS:
        moved = pygame.Surface((width, height), pygame.SRCALPHA).convert_alpha()
        moved.fill((0, 0, 0, 0))
        shifts = [0] * height
        for part, pixels in leans:
            shifts[: round(height * part)] = [pixels] * round(height * part)
        for y, pixels in enumerate(shifts):
            moved.blit(picture, (pixels, y), (0, y, width, 1))
        pictures.append(moved)
    return pictures


def waving(picture: pygame.Surface, cloth: Sequence[tuple[int, int, int, int]]) -> list[pygame.Surface]:
    """The three pictures of something with cloth that hangs: a banner swings to the side, more of it the lower; of a
    hem now these waves hang lower, now those."""
    pictures = [picture.copy() for _ in LEANS]
    for number, moved in enumerate(pictures):
        for left, top, width, height in cloth:
            if height > width:
                for part, pixels in LEANS[number]:
                    low = top + round(height * (1 - part))
                    _move(moved, picture, pygame.Rect(left, low, width, top + height - low), (pixels, 0))
            elif number:
                for wave in range(number, width // SCALLOP, WAVE):
                    _move(moved, picture, pygame.Rect(left + wave * SCALLOP, top, SCALLOP, height), (0, 1))
    return pictures


def _move(target: pygame.Surface, picture: pygame.Surface, part: pygame.Rect, by: tuple[int, int]) -> None:
    """Move a part of a picture to the right or down; what lies before it follows into the gap."""
    source = part.move(-by[0], -by[1]).union(part)
    target.fill((0, 0, 0, 0), part.move(by))
    target.fill((0, 0, 0, 0), part)
    target.blit(picture, source.move(by), source)
