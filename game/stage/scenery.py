"""The world in its own pixels: ground that was drawn once, water that moves, props and people by depth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.stage.art import INK, Art
from game.stage.daylight import NOON, Colour
from game.stage.figures import FEET, LIFT, figure, pixel
from game.stage.lights import Fire, Lights, dark
from game.stage.sky import Sky
from game.world import TileMap, Walker
from game.world.tilemap import Prop, TileImage
from game.world.weather import Weather

MARGIN_OF_LIGHT = 80
"""How much wider and higher than the view the part is whose lamps throw their light in."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Something that stands: it covers what has a smaller `depth`."""

    depth: float
    picture: pygame.Surface
    place: tuple[int, int]


def frame_at(image: TileImage, seconds: float) -> int:
    """The number of the animation's picture at a time."""
    left = seconds % sum(duration for _, duration in image.frames)
    for number, (_, duration) in enumerate(image.frames):
        left -= duration
        if left < 0:
            return number
    return 0


class Scenery:
    """One map, ready to be drawn."""

    def __init__(self, tile_map: TileMap, art: Art) -> None:
        self.map = tile_map
        self.art = art
        self._lights = Lights(art)
        self._sky = Sky()
        self.size = (tile_map.width * tile_map.tile_size, tile_map.height * tile_map.tile_size)
        self._props = sorted(tile_map.props, key=lambda prop: prop.bottom)
        self._ground = pygame.Surface(self.size).convert()
        self._ground.fill(INK)
        self._moving: list[tuple[tuple[int, int], TileImage, list[pygame.Surface]]] = []
        self._bake()

    def draw(
        self,
        canvas: pygame.Surface,
        corner: tuple[int, int],
        seconds: float,
        flags: Mapping[str, bool],
        people: Sequence[tuple[str, Walker]] = (),
        colour: Colour = NOON,
        lantern: bool = False,
        weather: Weather = "clear",
    ) -> None:
        """Draw the part of the map whose top left pixel is `corner`, in the colour of the hour; `people` with the names
        of their sprites, the player last, who may carry a `lantern` through the dark. The `weather` lies under the
        light, so that lamps shine on the rain."""
        left, top = corner
        seen = canvas.get_rect(topleft=corner)
        if not pygame.Rect((0, 0), self.size).contains(seen):
            canvas.fill(INK)
        canvas.blit(self._ground, (-left, -top))
        canvas.fblits([(picture, (x - left, y - top)) for picture, (x, y) in self._water(seen, seconds)])
        shadow = self.art.shadow
        feet = [(x + 8 - left, y - LIFT + FEET - top) for x, y in (pixel(walker) for _, walker in people)]
        canvas.fblits([(shadow, shadow.get_rect(center=place).topleft) for place in feet])
        props = list(self._seen(seen, flags, burning=dark(colour)))
        standing = [
            *(self._standing(*prop, seconds) for prop in props),
            *(Drawn(*figure(self.art, *p, seconds)) for p in people),
        ]
        standing.sort(key=lambda drawn: drawn.depth)
        canvas.fblits([(drawn.picture, (drawn.place[0] - left, drawn.place[1] - top)) for drawn in standing])
        fires = [(fire, (round(prop.left) - left, _top(prop) - top)) for prop, fire in props if fire]
        player = (feet[-1][0], feet[-1][1] - 6) if feet else None
        self._sky.draw(canvas, corner, seconds, weather)
        self._lights.fall(canvas, colour, fires, player, lantern)

    def _bake(self) -> None:
        size = self.map.tile_size
        composed: dict[tuple[int, ...], list[pygame.Surface]] = {}
        for y in range(self.map.height):
            for x in range(self.map.width):
                stack = tuple(gid for layer in self.map.layers if (gid := layer.cells[y][x]))
                images = [self.map.images[gid] for gid in stack]
                clock = next((image for image in images if image.frames), None)
                if stack not in composed:
                    composed[stack] = [self._cell(images, n) for n in range(len(clock.frames) if clock else 1)]
                self._ground.blit(composed[stack][0], (x * size, y * size))
                if clock:
                    self._moving.append(((x * size, y * size), clock, composed[stack]))

    def _cell(self, images: list[TileImage], number: int) -> pygame.Surface:
        """A tile with all its layers, at a frame of its animation."""
        cell = pygame.Surface((self.map.tile_size, self.map.tile_size)).convert()
        cell.fill(INK)
        for image in images:
            shown = image.frames[number % len(image.frames)][0] if image.frames else image
            cell.blit(self.art.tile(shown), (0, 0))
        return cell

    def _water(self, seen: pygame.Rect, seconds: float) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        numbers: dict[int, int] = {}
        low, high, size = seen.top - self.map.tile_size, seen.bottom, self.map.tile_size
        for place, clock, frames in self._moving:
            if low < place[1] < high and seen.left - size < place[0] < seen.right:
                number = numbers.setdefault(id(clock), frame_at(clock, seconds))
                if number:
                    yield frames[number], place

    def _seen(self, seen: pygame.Rect, flags: Mapping[str, bool], burning: bool) -> Iterator[tuple[Prop, Fire | None]]:
        """The props in and around the view, and how they burn."""
        around = seen.inflate(MARGIN_OF_LIGHT, MARGIN_OF_LIGHT)
        for there in self._props:
            prop = there.shown(flags)
            if around.colliderect((prop.left, _top(prop), prop.image.width, prop.image.height)):
                yield prop, self._lights.fire(prop.image) if burning else None

    def _standing(self, prop: Prop, fire: Fire | None, seconds: float) -> Drawn:
        image = prop.image
        if fire:
            picture = fire.picture
        else:
            picture = self.art.tile(image.frames[frame_at(image, seconds)][0] if image.frames else image)
        return Drawn(prop.bottom, picture, (round(prop.left), _top(prop)))


def _top(prop: Prop) -> int:
    return round(prop.bottom - prop.image.height)


def cached(art: Art) -> Callable[[TileMap], Scenery]:
    """Makes the scenery of each map once."""
    made: dict[str, Scenery] = {}

    def scenery_of(tile_map: TileMap) -> Scenery:
        if tile_map.id not in made or made[tile_map.id].map is not tile_map:
            made[tile_map.id] = Scenery(tile_map, art)
        return made[tile_map.id]

    return scenery_of
