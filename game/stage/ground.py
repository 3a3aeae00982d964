"""The ground of a map, drawn once: what lies still, the tiles that move, and where there is grass and sea."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.stage.art import INK, Art
from game.stage.moment import Place
from game.world import TileMap
from game.world.tilemap import TileImage

MEADOW, WATER = (114, 168, 78), ((47, 121, 168), (40, 72, 124), (87, 179, 196))


def frame_at(image: TileImage, seconds: float) -> int:
    """The number of the animation's picture at a time."""
    left = seconds % sum(duration for _, duration in image.frames)
    for number, (_, duration) in enumerate(image.frames):
        left -= duration
        if left < 0:
            return number
    return 0


class Ground:
    """All tile layers of a map as one picture, with the water that moves on it."""

    def __init__(self, tile_map: TileMap, art: Art) -> None:
        self._map = tile_map
        self._art = art
        self.size = (tile_map.width * tile_map.tile_size, tile_map.height * tile_map.tile_size)
        self.picture = pygame.Surface(self.size).convert()
        self.picture.fill(INK)
        self._moving: list[tuple[Place, TileImage, list[pygame.Surface]]] = []
        self._bake()
        size = tile_map.tile_size
        self._moving_boxes = [pygame.Rect(place, (size, size)) for place, _, _ in self._moving]
        self.grass = [place for place in self._middles() if self._is(place, MEADOW)]
        self.sea = [place for place in self._middles() if self._is(place, *WATER)]

    def water(self, seen: pygame.Rect, seconds: float) -> Iterator[tuple[pygame.Surface, Place]]:
        """The tiles in view that do not show what is drawn already."""
        numbers: dict[int, int] = {}
        for at in seen.collidelistall(self._moving_boxes):
            place, clock, frames = self._moving[at]
            if id(clock) not in numbers:
                numbers[id(clock)] = frame_at(clock, seconds)
            if number := numbers[id(clock)]:
                yield frames[number], place

    def _bake(self) -> None:
        size = self._map.tile_size
        composed: dict[tuple[int, ...], list[pygame.Surface]] = {}
        for y in range(self._map.height):
            for x in range(self._map.width):
                stack = tuple(gid for layer in self._map.layers if (gid := layer.cells[y][x]))
                images = [self._map.images[gid] for gid in stack]
                clock = next((image for image in images if image.frames), None)
                if stack not in composed:
                    composed[stack] = [self._cell(images, n) for n in range(len(clock.frames) if clock else 1)]
                self.picture.blit(composed[stack][0], (x * size, y * size))
                if clock:
                    self._moving.append(((x * size, y * size), clock, composed[stack]))

    def _cell(self, images: list[TileImage], number: int) -> pygame.Surface:
        """A tile with all its layers, at a frame of its animation."""
        cell = pygame.Surface((self._map.tile_size, self._map.tile_size)).convert()
        cell.fill(INK)
        for image in images:
            shown = image.frames[number % len(image.frames)][0] if image.frames else image
            cell.blit(self._art.tile(shown), (0, 0))
        return cell

    def _middles(self) -> Iterator[Place]:
        size = self._map.tile_size
        for y in range(size // 2, self.size[1], size):
            for x in range(size // 2, self.size[0], size):
                yield x, y

    def _is(self, place: Place, *colours: tuple[int, int, int]) -> bool:
        """Whether a tile is of one kind in two of its places: tufts and dashes may stand on it."""
        dots = (place, (place[0] - 5, place[1] + 4), (place[0] + 4, place[1] - 5))
        return sum(tuple(self.picture.get_at(dot)[:3]) in colours for dot in dots) >= 2
