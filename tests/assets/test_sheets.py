"""Every sheet has the size that the game cuts it by."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ASSETS = Path(__file__).parents[2] / "assets"
STORY = ("player", "guard", "merchant", "professor", "rival", "ana", "keeper", "captain")
TOWNSPEOPLE = ("innkeeper", "baker", "harbour_master", "widow", "cooper", "fisher", "flautist", "council")
LOOKS = ("player_2", "player_3", "player_4")
PEOPLE = (*STORY, *TOWNSPEOPLE, *LOOKS)
COLUMNS, ROWS, CELL = 6, 4, (16, 24)
MOODS, PORTRAIT = 5, 64

INTERFACE = {
    "panel": (24, 24),
    "plate": (24, 15),
    "portrait_frame": (76, 76),
    "arrow": (18, 8),
    "shadow": (14, 6),
    "emotes": (78, 13),
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
def test_a_sprite_sheet_has_six_frames_in_four_directions(person: str) -> None:
    sheet = pygame.image.load(ASSETS / "sprites" / f"{person}.png")
    assert sheet.get_size() == (COLUMNS * CELL[0], ROWS * CELL[1])
    assert all(cell.get_bounding_rect().height >= 20 for cell in _cells(sheet, *CELL))


@pytest.mark.parametrize("person", PEOPLE)
def test_a_person_stands_takes_two_steps_breathes_and_blinks(person: str) -> None:
    sheet = pygame.image.load(ASSETS / "sprites" / f"{person}.png")
    cells = [pygame.image.tobytes(cell, "RGBA") for cell in _cells(sheet, *CELL)]
    for row in range(ROWS):
        stand, step, again, other, breath, blink = cells[row * COLUMNS : (row + 1) * COLUMNS]
        assert stand == again
        assert len({stand, step, other, breath}) == 4
        assert (blink == stand) == (row == ROWS - 1), "the eyes are seen from all sides but from behind"


def _lit_column(cell: pygame.Surface) -> float:
    """The column where the light of a cell has its middle."""
    lit = [(x, sum(cell.get_at((x, y))[:3])) for x in range(CELL[0]) for y in range(CELL[1]) if cell.get_at((x, y))[3]]
    return sum(x * light for x, light in lit) / sum(light for _, light in lit)


@pytest.mark.parametrize("person", PEOPLE)
def test_who_faces_right_has_the_mirrored_shape_in_light_from_the_left(person: str) -> None:
    sheet = pygame.image.load(ASSETS / "sprites" / f"{person}.png")
    left, right = (sheet.subsurface((0, row * CELL[1], *CELL)) for row in (1, 2))
    mirrored = pygame.transform.flip(left, True, False)
    shape, same = pygame.mask.from_surface(right), pygame.mask.from_surface(mirrored)
    assert shape.count() == same.count() == shape.overlap_area(same, (0, 0))
    assert _lit_column(right) < _lit_column(mirrored)


@pytest.mark.parametrize("person", PEOPLE)
def test_a_portrait_has_five_moods_that_differ_and_a_blink_in_all_that_do_not_laugh(person: str) -> None:
    sheet = pygame.image.load(ASSETS / "portraits" / f"{person}.png")
    assert sheet.get_size() == (MOODS * PORTRAIT, 2 * PORTRAIT)
    cells = [pygame.image.tobytes(cell, "RGBA") for cell in _cells(sheet, PORTRAIT, PORTRAIT)]
    assert len(set(cells[:MOODS])) == MOODS
    same = sum(opened == shut for opened, shut in zip(cells[:MOODS], cells[MOODS:], strict=True))
    assert same <= 1


@pytest.mark.parametrize(("name", "size"), INTERFACE.items())
def test_an_interface_sheet_has_its_size(name: str, size: tuple[int, int]) -> None:
    assert pygame.image.load(ASSETS / "interface" / f"{name}.png").get_size() == size


@pytest.mark.parametrize("name", ["ground", "indoors", "panes", "cave", "relief"])
def test_a_tile_sheet_is_cut_into_whole_tiles(name: str) -> None:
    width, height = pygame.image.load(ASSETS / "tiles" / f"{name}.png").get_size()
    assert width % 16 == height % 16 == 0
