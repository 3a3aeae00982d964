"""Pictures from disk. One that is missing becomes a square in its place and a sentence in `problems`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pygame

from game.stage.bounded import Bounded
from game.world import Direction
from game.world.tilemap import TileImage

MOODS = ("calm", "pleased", "wary", "angry", "sad")
ROWS: Mapping[Direction, int] = {"down": 0, "left": 1, "right": 2, "up": 3}
PERSON, PORTRAIT, TILE = (16, 24), (64, 64), (16, 16)
CORNER, PLATE_SIDE, PLATE_HEIGHT, ARROW, EMOTE = 8, 8, 15, (9, 8), 13
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
        self._scaled: Bounded[tuple[str, int, int, int], pygame.Surface] = Bounded(48)

    def tile(self, image: TileImage) -> pygame.Surface:
        """The picture of a tile or prop."""
        return self._cut(image.image, image.x, image.y, image.width, image.height)

    def person(self, sprite: str, facing: Direction, frame: int) -> pygame.Surface:
        """One of six frames: stand, step, stand, other step; breath out, eyes shut."""
        width, height = PERSON
        return self._cut(
            self._assets / "sprites" / f"{sprite}.png", frame * width, ROWS[facing] * height, width, height
        )

    def wildlife(self, kind: str, frame: int, width: int, height: int) -> pygame.Surface:
        """A picture of something that flies, from the row of its kind."""
        return self._cut(self._assets / "wildlife" / f"{kind}.png", frame * width, 0, width, height)

    def portrait(self, portrait: str, mood: str, scale: int, shut: bool = False) -> pygame.Surface:
        """A face in its frame, `scale` times as large; with `shut` eyes in the moment of a blink."""
        cell = (MOODS.index(mood) if mood in MOODS else 0, int(shut))
        return self._scaled.get((f"portrait {portrait}", *cell, scale), lambda: self._framed(portrait, cell, scale))

    def panel(self, width: int, height: int, scale: int) -> pygame.Surface:
        """A parchment panel, `width` by `height` before it is scaled."""
        return self._scaled.get(("panel", width, height, scale), lambda: self._panel(width, height, scale))

    def plate(self, width: int, scale: int) -> pygame.Surface:
        """A name plate, `width` before it is scaled."""
        return self._scaled.get(("plate", width, 0, scale), lambda: self._plate(width, scale))

    def arrow(self, frame: int, scale: int) -> pygame.Surface:
        """The arrow that asks for a key, one of two frames."""
        return self._scaled.get(("arrow", frame, 0, scale), lambda: _larger(self._arrow(frame), scale))

    def emote(self, column: int) -> pygame.Surface:
        """A bubble over a head: 0 as it pops up, then one for each sign."""
        return self._cut(self._interface("emotes"), column * EMOTE, 0, EMOTE, EMOTE)

    @property
    def shadow(self) -> pygame.Surface:
        """The shadow under a person."""
        return self._cut(self._interface("shadow"), 0, 0, 14, 6)

    def _arrow(self, frame: int) -> pygame.Surface:
        return self._cut(self._interface("arrow"), frame * ARROW[0], 0, *ARROW)

    def _framed(self, portrait: str, cell: tuple[int, int], scale: int) -> pygame.Surface:
        picture = self._cut(self._interface("portrait_frame"), 0, 0, 76, 76).copy()
        place = cell[0] * PORTRAIT[0], cell[1] * PORTRAIT[1]
        face = self._cut(self._assets / "portraits" / f"{portrait}.png", *place, *PORTRAIT)
        picture.blit(face, (6, 6))
        return _larger(picture, scale)

    def _panel(self, width: int, height: int, scale: int) -> pygame.Surface:
        panel = pygame.Surface((width, height), pygame.SRCALPHA)
        columns = ((0, 0, CORNER), (CORNER, CORNER, width - 2 * CORNER), (2 * CORNER, width - CORNER, CORNER))
        rows = ((0, 0, CORNER), (CORNER, CORNER, height - 2 * CORNER), (2 * CORNER, height - CORNER, CORNER))
        for source_x, x, wide in columns:
            for source_y, y, high in rows:
                part = self._cut(self._interface("panel"), source_x, source_y, CORNER, CORNER)
                panel.blit(pygame.transform.scale(part, (max(0, wide), max(0, high))), (x, y))
        return _larger(panel, scale)

    def _plate(self, width: int, scale: int) -> pygame.Surface:
        plate = pygame.Surface((width, PLATE_HEIGHT), pygame.SRCALPHA)
        path = self._interface("plate")
        middle = self._cut(path, PLATE_SIDE, 0, PLATE_SIDE, PLATE_HEIGHT)
        plate.blit(pygame.transform.scale(middle, (width - 2 * PLATE_SIDE, PLATE_HEIGHT)), (PLATE_SIDE, 0))
        plate.blit(self._cut(path, 0, 0, PLATE_SIDE, PLATE_HEIGHT), (0, 0))
        plate.blit(self._cut(path, 2 * PLATE_SIDE, 0, PLATE_SIDE, PLATE_HEIGHT), (width - PLATE_SIDE, 0))
        return _larger(plate, scale)

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
