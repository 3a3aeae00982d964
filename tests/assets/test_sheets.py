"""Every sheet has the size that the game cuts it by."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ASSETS = Path(__file__).parents[2] / "assets"
PORTRAYED = ("player", "guard", "merchant", "professor", "rival", "ana", "keeper", "captain")
TOWNSPEOPLE = ("innkeeper", "baker", "harbour_master", "widow", "cooper", "fisher", "flautist", "council")
PEOPLE = (*PORTRAYED, *TOWNSPEOPLE)
COLUMNS, ROWS, CELL = 4, 4, (16, 24)
MOODS, PORTRAIT = 5, 64

INTERFACE = {
    "panel": (24, 24),
    "plate": (24, 15),
    "portrait_frame": (76, 76),
    "arrow": (18, 8),
    "shadow": (14, 6),
    "wood": (48, 48),
    "slip": (24, 24),
    "heading": (40, 23),
    "divider": (30, 5),
    "hand": (15, 9),
    "scroll": (18, 7),
    "sky": (78, 13),
    "coin": (36, 9),
    "quest_marks": (18, 9),
    "items/parcel": (16, 16),
    "logo": (828, 54),
    "title": (640, 360),
    "title_glints": (1920, 110),
}


def _cells(sheet: pygame.Surface, width: int, height: int) -> list[pygame.Surface]:
    return [
        sheet.subsurface((x, y, width, height))
        for y in range(0, sheet.get_height(), height)
        for x in range(0, sheet.get_width(), width)
    ]


@pytest.mark.parametrize("person", PEOPLE)
def test_a_sprite_sheet_has_four_frames_in_four_directions(person: str) -> None:
    sheet = pygame.image.load(ASSETS / "sprites" / f"{person}.png")
    assert sheet.get_size() == (COLUMNS * CELL[0], ROWS * CELL[1])
    assert all(cell.get_bounding_rect().height >= 20 for cell in _cells(sheet, *CELL))


@pytest.mark.parametrize("person", PEOPLE)
def test_a_person_has_one_standing_frame_and_two_steps(person: str) -> None:
    sheet = pygame.image.load(ASSETS / "sprites" / f"{person}.png")
    cells = [pygame.image.tobytes(cell, "RGBA") for cell in _cells(sheet, *CELL)]
    for row in range(ROWS):
        stand, step, again, other = cells[row * COLUMNS : (row + 1) * COLUMNS]
        assert stand == again
        assert len({stand, step, other}) == 3


@pytest.mark.parametrize("person", PORTRAYED)
def test_a_portrait_row_has_five_moods_that_differ(person: str) -> None:
    row = pygame.image.load(ASSETS / "portraits" / f"{person}.png")
    assert row.get_size() == (MOODS * PORTRAIT, PORTRAIT)
    assert len({pygame.image.tobytes(cell, "RGBA") for cell in _cells(row, PORTRAIT, PORTRAIT)}) == MOODS


@pytest.mark.parametrize(("name", "size"), INTERFACE.items())
def test_an_interface_sheet_has_its_size(name: str, size: tuple[int, int]) -> None:
    assert pygame.image.load(ASSETS / "interface" / f"{name}.png").get_size() == size


@pytest.mark.parametrize("name", ["ground", "indoors", "panes", "cave", "relief"])
def test_a_tile_sheet_is_cut_into_whole_tiles(name: str) -> None:
    width, height = pygame.image.load(ASSETS / "tiles" / f"{name}.png").get_size()
    assert width % 16 == height % 16 == 0
