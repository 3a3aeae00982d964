"""Everybody is known by shape alone: filled with one colour, no two people look alike in any direction."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

SPRITES = Path(__file__).parents[2] / "assets" / "sprites"
PEOPLE = sorted(path.stem for path in SPRITES.glob("*.png"))
DIRECTIONS = {"down": 0, "left": 1, "up": 3}
CELL = (16, 24)
REACH = 2
"""How far one shape is moved over the other, to lay them on each other as well as they go."""
APART = 1 / 9
"""Of all pixels that one of two shapes covers, the share that only one covers: a hat, not a lock of hair."""


def _shape(person: str, row: int) -> pygame.Mask:
    sheet = pygame.image.load(SPRITES / f"{person}.png")
    return pygame.mask.from_surface(sheet.subsurface((0, row * CELL[1], *CELL)))


def _difference(one: pygame.Mask, other: pygame.Mask) -> float:
    """The share of pixels that only one of both covers, where they fit each other best."""
    moves = product(range(-REACH, REACH + 1), repeat=2)
    shared = max(one.overlap_area(other, move) for move in moves)
    together = one.count() + other.count() - shared
    return (together - shared) / together


def _alike(row: int) -> Iterator[tuple[float, str, str]]:
    shapes = {person: _shape(person, row) for person in PEOPLE}
    for one, other in combinations(PEOPLE, 2):
        if (difference := _difference(shapes[one], shapes[other])) < APART:
            yield round(difference, 3), one, other


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_two_people_share_a_silhouette(direction: str) -> None:
    assert len(PEOPLE) >= 19
    assert list(_alike(DIRECTIONS[direction])) == []


def test_a_shape_is_like_itself_wherever_it_stands() -> None:
    one = _shape("guard", 0)
    moved = pygame.Mask(CELL)
    moved.draw(one, (1, 0))
    assert _difference(one, one) == 0
    assert _difference(one, moved) < 0.08
