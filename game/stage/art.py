"""Pictures from disk. One that is missing becomes a square in its place and a sentence in `problems`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path

import pygame

from game.stage.bounded import Bounded
from game.world import Direction
from game.world.tilemap import TileImage

MOODS = ("calm", "pleased", "wary", "angry", "sad")
ROWS: Mapping[Direction, int] = {"down": 0, "left": 1, "right": 2, "up": 3}
PERSON, PORTRAIT, TILE = (16, 24), (64, 64), (16, 16)
CORNER, PLATE_HEIGHT, EMOTE = 8, 15, 13
MISSING = (145, 99, 170)
INK, NIGHT, SLATE, STONE, PAPER = (27, 23, 40), (47, 43, 76), (75, 76, 114), (154, 160, 174), (246, 237, 214)
UMBER, OAK, CLAY, SAND = (96, 55, 61), (142, 86, 67), (186, 129, 85), (242, 222, 168)
WINE, AMBER, FLAME = (138, 44, 70), (240, 179, 68), (253, 231, 147)


class Art:
    """Everything drawn, by name. Pictures are loaded when first asked for; the window must be open by then."""

    def __init__(self, assets: Path) -> None:
        self.problems: list[str] = []
        self._assets = assets
        self._sheets: dict[Path, pygame.Surface | None] = {}
        self._cuts: dict[tuple[Path, int, int, int, int], pygame.Surface] = {}
        self._people: dict[tuple[str, Direction, int], pygame.Surface] = {}
        self._there: dict[str, bool] = {}
        self._composed: Bounded[Hashable, pygame.Surface] = Bounded(64)
        self._scaled: Bounded[tuple[str, int, int, int], pygame.Surface] = Bounded(96)

    def tile(self, image: TileImage) -> pygame.Surface:
        """The picture of a tile or prop."""
        return self._cut(image.image, image.x, image.y, image.width, image.height)

    def person(self, sprite: str, facing: Direction, frame: int) -> pygame.Surface:
        """One of six frames: stand, step, stand, other step; breath out, eyes shut."""
        key = sprite, facing, frame
        if key not in self._people:
            (width, height), sheet = PERSON, self._assets / "sprites" / f"{sprite}.png"
            self._people[key] = self._cut(sheet, frame * width, ROWS[facing] * height, width, height)
        return self._people[key]

    def wildlife(self, kind: str, frame: int, width: int, height: int) -> pygame.Surface:
        """A picture of something that flies, from the row of its kind."""
        return self._cut(self._assets / "wildlife" / f"{kind}.png", frame * width, 0, width, height)

    def portrait(self, portrait: str, mood: str, scale: int, shut: bool = False) -> pygame.Surface:
        """A face in its frame, `scale` times as large; with `shut` eyes in the moment of a blink."""
        cell = (MOODS.index(mood) if mood in MOODS else 0, int(shut))
        return self._scaled.get((f"portrait {portrait}", *cell, scale), lambda: self._framed(portrait, cell, scale))

    def panel(self, width: int, height: int, scale: int, name: str = "panel") -> pygame.Surface:
        """A panel, `width` by `height` before it is scaled: parchment, or another nine-slice of the interface."""
        return self._scaled.get(
            (name, width, height, scale), lambda: self._sliced(name, (width, height), CORNER, scale)
        )

    def strip(self, name: str, width: int, end: int, scale: int) -> pygame.Surface:
        """A picture of the interface whose middle repeats between two ends, `width` before it is scaled."""
        return self._scaled.get((name, width, 0, scale), lambda: self._sliced(name, (width, 0), end, scale))

    def plate(self, width: int, scale: int) -> pygame.Surface:
        """A name plate, `width` before it is scaled."""
        return self.strip("plate", width, CORNER, scale)

    def piece(self, name: str, scale: int, frame: int = 0, frames: int = 1) -> pygame.Surface:
        """A picture of the interface, or one of the `frames` that it holds side by side."""
        return self._scaled.get((name, frame, frames, scale), lambda: _larger(self._frame(name, frame, frames), scale))

    def arrow(self, frame: int, scale: int) -> pygame.Surface:
        """The arrow that asks for a key, one of two frames."""
        return self.piece("arrow", scale, frame, 2)

    def has(self, name: str) -> bool:
        """Whether there is such a picture of the interface."""
        if name not in self._there:
            self._there[name] = self._interface(name).is_file()
        return self._there[name]

    def composed(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that is put together from others, made when it is first asked for."""
        return self._composed.get(key, make)

    def emote(self, column: int) -> pygame.Surface:
        """A bubble over a head: 0 as it pops up, then one for each sign."""
        return self._cut(self._interface("emotes"), column * EMOTE, 0, EMOTE, EMOTE)

    @property
    def shadow(self) -> pygame.Surface:
        """The shadow under a person."""
        return self._cut(self._interface("shadow"), 0, 0, 14, 6)

    def _framed(self, portrait: str, cell: tuple[int, int], scale: int) -> pygame.Surface:
        picture = self._cut(self._interface("portrait_frame"), 0, 0, 76, 76).copy()
        place = cell[0] * PORTRAIT[0], cell[1] * PORTRAIT[1]
        face = self._cut(self._assets / "portraits" / f"{portrait}.png", *place, *PORTRAIT)
        picture.blit(face, (6, 6))
        return _larger(picture, scale)

    def _frame(self, name: str, frame: int, frames: int) -> pygame.Surface:
        wide, high = self._size(name)
        return self._cut(self._interface(name), frame * (wide // frames), 0, wide // frames, high)

    def _sliced(self, name: str, size: tuple[int, int], end: int, scale: int) -> pygame.Surface:
        """The ends as they are, what lies between them repeated; without a height only sideways."""
        wide, high = self._size(name)
        whole = pygame.Surface((size[0], size[1] or high), pygame.SRCALPHA)
        rows = _parts(high, size[1], end) if size[1] else [(0, high, 0, high)]
        for source_x, width, x, across in _parts(wide, size[0], end):
            for source_y, height, y, down in rows:
                part = self._cut(self._interface(name), source_x, source_y, width, height)
                _fill(whole, part, pygame.Rect(x, y, max(0, across), max(0, down)))
        return _larger(whole, scale)

    def _size(self, name: str) -> tuple[int, int]:
        """The size of a picture of the interface; of one that is missing, that of the square in its place."""
        sheet = self._sheet(self._interface(name))
        return sheet.get_size() if sheet else (3 * CORNER, 3 * CORNER)

    def _interface(self, name: str) -> Path:
        return self._assets / "interface" / f"{name}.png"

    def _cut(self, path: Path, x: int, y: int, width: int, height: int) -> pygame.Surface:
        key = (path, x, y, width, height)
        if key not in self._cuts:
            self._cuts[key] = self._cut_new(path, pygame.Rect(x, y, width, height))
        return self._cuts[key]

    def _cut_new(self, path: Path, box: pygame.Rect) -> pygame.Surface:
        sheet = self._sheet(path)
        if sheet is not None and sheet.get_rect().contains(box):
            return sheet.subsurface(box)
        if sheet is not None:
            self._complain(path, f"is {sheet.get_width()} x {sheet.get_height()} pixels and too small")
        square = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(square, MISSING, square.get_rect(), 1)
        return square

    def _sheet(self, path: Path) -> pygame.Surface | None:
        if path not in self._sheets:
            try:
                self._sheets[path] = pygame.image.load(path).convert_alpha()
            except (OSError, pygame.error) as error:
                self._sheets[path] = None
                self._complain(path, f"cannot be read ({error})")
        return self._sheets[path]

    def _complain(self, path: Path, what: str) -> None:
        shown = path.relative_to(self._assets.parent) if path.is_relative_to(self._assets.parent) else path
        sentence = f"The picture {shown.as_posix()} {what}: restore it, or build it with assets/source/build.py."
        if sentence not in self.problems:
            self.problems.append(sentence)


def _larger(picture: pygame.Surface, scale: int) -> pygame.Surface:
    return pygame.transform.scale_by(picture, scale)


def _parts(source: int, target: int, end: int) -> list[tuple[int, int, int, int]]:
    """Where each part begins in the picture and how long it is there, and the same where it is drawn."""
    middle = (end, source - 2 * end, end, target - 2 * end)
    return [(0, end, 0, end), middle, (source - end, end, target - end, end)]


def _fill(whole: pygame.Surface, part: pygame.Surface, place: pygame.Rect) -> None:
    """Repeat a part over a place."""
    whole.set_clip(place)
    for y in range(place.top, place.bottom, part.get_height()):
        for x in range(place.left, place.right, part.get_width()):
            whole.blit(part, (x, y))
    whole.set_clip(None)
