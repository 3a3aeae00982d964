"""Timbered houses: shingle roof, plaster, beams, stone foot, door, windows with shutters and flower boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canvas import Canvas
from masks import Mask, hash_unit, shift
from masonry import courses
from palette import STEP_DOWN_WARM

ROOF_RISE, WALL_HEIGHT = 36, 30
EAVES = ROOF_RISE + 10
"""The row of a house's canvas on which the eaves lie."""

RED_ROOF, SLATE_ROOF = "rst", "nvx"
SIGN_BOWL = (".wwww.", "wggghw", "wggghw", ".gggg.")
SIGN_BOOK = ("rr..rr", "swrrws", "swrrws", "ssrrss")


@dataclass(frozen=True, slots=True)
class House:
    """What one house looks like; `roof` and `shutters` are three letters from dark to light."""

    width: int
    roof: str
    shutters: str
    seed: int
    gable: bool = True
    door_x: int | None = None
    sign: Sequence[str] = ()


Lights = list[tuple[int, int, int]]


def draw(house: House, lit: bool) -> tuple[Canvas, Lights]:
    """Return the house and its lights (middle x, middle y, radius), width + 10 by 82 pixels."""
    canvas = Canvas(house.width + 8, WALL_HEIGHT + ROOF_RISE + 14)
    left, width = 6, house.width - 4
    _plaster(canvas, left, width, house.seed)
    _timber(canvas, left, width, house.seed)
    _roof(canvas, house)
    lights: Lights = []
    if house.gable:
        _gable(canvas, left + width // 2 - 1, house.roof, lit)
        lights.append((left + width // 2, EAVES - 6, 3))
    _chimney(canvas, _chimney_left(house), house)
    door_x = left + width // 2 - 6 if house.door_x is None else house.door_x
    _door(canvas, door_x, EAVES + WALL_HEIGHT - 20)
    for x in _window_places(left, width, door_x):
        _window(canvas, x, EAVES + 8, house.shutters, lit)
        lights.append((x + 6, EAVES + 14, 8))
    if house.sign:
        _sign(canvas, door_x + 15, house.sign)
    return canvas.framed({"w": "b", "f": "b", "z": "n", "y": "n"}), lights


def chimney_mouth(house: House) -> tuple[int, int]:
    """Return where smoke leaves the chimney, in pixels of the house's picture."""
    return _chimney_left(house) + 5, 1


def _chimney_left(house: House) -> int:
    return int(house.width * 0.78)


def _window_places(left: int, width: int, door_x: int) -> list[int]:
    if width > 60:
        return [left + 11, left + width - 21]
    return [left + 6] if door_x > left + width // 2 else [left + width - 17]


def _plaster(canvas: Canvas, left: int, width: int, seed: int) -> None:
    canvas.box(left, EAVES - 6, width, WALL_HEIGHT + 6, "w")
    for i in range(14):
        x = left + int(hash_unit(i, 1, seed) * (width - 8))
        y = EAVES + int(hash_unit(i, 2, seed) * (WALL_HEIGHT - 8))
        canvas.boxes(((x, y, 3 + i % 4, 1, "f"), (x + 1, y + 1, 2 + i % 3, 1, "f")))
    canvas.box(left + width - 10, EAVES, 10, WALL_HEIGHT, "f")
    for down in range(0, WALL_HEIGHT, 3):
        canvas.box(left + width - 12, EAVES + down, 2, 1, "f")


def _timber(canvas: Canvas, left: int, width: int, seed: int) -> None:
    posts = [left, left + width - 4]
    if width > 60:
        posts += [left + width // 2 - 14, left + width // 2 + 11]
    for x in posts:
        for dx, wide, letter in ((0, 4, "c"), (0, 1, "d"), (3, 1, "b")):
            canvas.box(x + dx, EAVES - 6, wide, WALL_HEIGHT + 6, letter)
    canvas.boxes(((0, 3, width, 3, "c"), (0, 3, width, 1, "d"), (0, 5, width, 1, "b")), left, EAVES)
    courses(canvas, (left, EAVES + WALL_HEIGHT - 6, width, 6), seed + 3, course=3, laid=0.8)
    canvas.box(left, EAVES + WALL_HEIGHT - 7, width, 1, "b")


def _roof(canvas: Canvas, house: House) -> None:
    dark, middle, light = house.roof
    wide = house.width + 8
    edge = [(0, EAVES + 1), (3, 8), (wide - 4, 8), (wide - 1, EAVES + 1)]
    mask = canvas.polygon(edge, middle)
    _shingles(canvas, mask, house)
    canvas.fill(mask & ~shift(mask, 1, 0), light)
    canvas.fill(mask & ~shift(mask, -2, 0), dark)
    canvas.boxes(((3, 6, wide - 6, 3, middle), (3, 6, wide - 6, 1, light), (3, 9, wide - 6, 1, dark)))
    for x in range(8, wide - 4, 7):
        canvas.box(x, 6, 1, 3, dark)
    canvas.boxes(((0, 0, wide, 2, "c"), (0, 0, wide, 1, "d"), (0, 1, wide, 1, "b")), 0, EAVES)
    shade = canvas.painted
    shade[: EAVES + 2] = shade[EAVES + 6 :] = False
    canvas.darken(shade, STEP_DOWN_WARM)
    shade[EAVES + 3 :] = False
    canvas.darken(shade, STEP_DOWN_WARM)


def _shingles(canvas: Canvas, clip: Mask, house: House) -> None:
    dark, middle, light = house.roof
    wide, seed = house.width + 8, house.seed
    roof = Canvas(canvas.width, canvas.height, middle)
    for row, y in enumerate(range(8, EAVES + 2, 5)):
        for i, x in enumerate(range(-(row % 2) * 3 - 6, wide + 6, 6)):
            chance, across = hash_unit(i, row, seed), x / wide
            sunny = 0.55 - 0.55 * across
            if chance < sunny * 0.55:
                roof.box(x + 1, y + 1, 4, 1, light)
            if chance < sunny * 0.2:
                roof.box(x + 1, y + 2, 3, 1, light)
            if chance > 0.95 - 0.22 * across:
                roof.box(x, y + 1, 6, 3, dark)
            roof.box(x + 5, y + 1, 1, 3, dark)
        roof.box(0, y + 4, wide, 1, dark)
        for i, x in enumerate(range(-(row % 2) * 3 - 6, wide + 6, 6)):
            roof.dot(x + 5, y + 3, dark)
            roof.dot(x + 2, y + 4, middle)
            if hash_unit(i, row, seed + 3) < 0.6:
                roof.dot(x + 3, y + 4, middle)
    canvas.pixels[clip] = roof.pixels[clip]


def _gable(canvas: Canvas, x: int, roof: str, lit: bool) -> None:
    dark, middle, light = roof
    outer = canvas.polygon([(x - 15, EAVES + 1), (x, EAVES - 24), (x + 15, EAVES + 1)], middle)
    wall = canvas.polygon([(x - 11, EAVES + 2), (x, EAVES - 17), (x + 11, EAVES + 2)], "w")
    slabs = outer & ~wall
    canvas.fill(wall & shift(slabs, 0, 3), "e")
    canvas.fill(wall & shift(slabs, 0, 1), "d")
    canvas.boxes(((x - 10, EAVES, 21, 2, "c"), (x - 10, EAVES, 21, 1, "d")))
    for down in range(27):
        for side, body, edge, hem in ((-1, middle, light, light), (1, dark, middle, dark)):
            at, y = x + side * int(down * 0.6), EAVES - 24 + down
            canvas.box(at - 1, y, 3, 1, body)
            canvas.dot(at + side, y, edge if down % 4 else hem)
            canvas.dot(at + side * 2, y + 1, hem)
    canvas.box(x - 1, EAVES - 25, 3, 2, light)
    canvas.disc(x, EAVES - 7, 3.2, 3.2, "b")
    canvas.disc(x, EAVES - 7, 2.2, 2.2, "h" if lit else "i")
    canvas.boxes(((x, EAVES - 9, 1, 5, "c"), (x - 2, EAVES - 7, 5, 1, "c")))
    if not lit:
        canvas.dot(x + 1, EAVES - 8, "l")


def _chimney(canvas: Canvas, x: int, house: House) -> None:
    courses(canvas, (x, 1, 9, 13), house.seed + 8, course=4, laid=0.9)
    canvas.boxes(((-1, 0, 11, 3, "y"), (-1, 0, 11, 1, "z"), (7, 3, 2, 10, "x"), (2, 0, 5, 1, "n")), x)
    canvas.box(x - 1, 13, 10, 1, house.roof[0])


def _door(canvas: Canvas, x: int, y: int) -> None:
    width, height = 12, 19
    surround = ((-2, 3, 16, 16, "y"), (0, 0, 12, 3, "y"), (-1, 1, 14, 3, "y"), (1, -1, 10, 2, "y"))
    canvas.boxes(surround, x, y)
    for down in range(4, height, 5):
        canvas.boxes(((-2, down, 2, 1, "x"), (width, down + 2, 2, 1, "x")), x, y)
    canvas.boxes(((-2, 3, 1, 16, "z"), (2, -1, 4, 1, "z"), (13, 3, 1, 16, "x")), x, y)
    canvas.boxes(((0, 3, 12, 16, "c"), (2, 1, 8, 1, "b"), (0, 3, 12, 2, "b"), (1, 2, 10, 1, "a")), x, y)
    for across in range(3, width, 3):
        canvas.box(x + across, y + 2, 1, height - 2, "b")
    canvas.boxes(((0, 5, 1, 14, "b"), (1, 5, 1, 13, "d"), (0, 7, 5, 1, "v"), (0, 14, 5, 1, "v")), x, y)
    canvas.dot(x + 9, y + 11, "g")
    canvas.dot(x + 9, y + 12, "c")
    canvas.boxes(((-3, 19, 18, 2, "y"), (-3, 19, 18, 1, "z"), (-3, 20, 18, 1, "x")), x, y)


def _window(canvas: Canvas, x: int, y: int, shutters: str, lit: bool) -> None:
    width, height = 10, 12
    for side in (-4, width):
        canvas.boxes(((side, 0, 4, 12, shutters[1]), (side, 0, 4, 1, shutters[2])), x, y)
        canvas.box(x + side + 3, y, 1, height, shutters[0])
        for down in range(2, height - 1, 2):
            canvas.box(x + side + 1, y + down, 2, 1, shutters[0])
    canvas.boxes(((0, 0, 10, 12, "b"), (0, 0, 9, 1, "d"), (0, 0, 1, 12, "d"), (2, 2, 6, 8, "g" if lit else "i")), x, y)
    if lit:
        canvas.boxes(((2, 3, 6, 6, "h"), (2, 8, 6, 2, "g")), x, y)
    else:
        canvas.box(x + 2, y + 2, 6, 2, "n")
        canvas.dots("l", *((x + 6 - i, y + 4 + i) for i in range(4)))
        canvas.dots("j", (x + 7, y + 6), (x + 3, y + 8))
    canvas.boxes(((4, 2, 1, 8, "c"), (2, 5, 6, 1, "c")), x, y)
    canvas.boxes(((-1, 11, 12, 3, "c"), (-1, 11, 12, 1, "d"), (-1, 13, 12, 1, "b")), x, y)
    for across in range(-1, width + 1):
        chance = hash_unit(across, x, 5)
        canvas.dot(x + across, y + 10, "C" if chance < 0.5 else "D")
        if chance > 0.45:
            canvas.dot(x + across, y + 9, "D" if chance < 0.7 else ("s" if chance < 0.85 else "t"))
        if across % 3 == 0:
            canvas.dot(x + across, y + 11, "C")


def _sign(canvas: Canvas, x: int, picture: Sequence[str]) -> None:
    canvas.boxes(((0, 5, 9, 1, "v"), (2, 6, 1, 2, "v"), (7, 6, 1, 2, "v"), (0, 8, 10, 8, "c")), x, EAVES)
    canvas.frame(x, EAVES + 8, 10, 8, "b")
    canvas.box(x, EAVES + 8, 10, 1, "d")
    canvas.grid(x + 2, EAVES + 10, picture)
