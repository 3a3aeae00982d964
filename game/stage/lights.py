"""Lamps, windows and fires, and how their light and that of the hour fall on the picture.

A prop's tile says where it shines (`lights`). When a picture `NAME_lit.png` lies beside its own `NAME.png`, that one
shows while it burns; what differs between the two stays as bright as it was painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.stage.art import Art
from game.stage.daylight import FULL, Colour, Daylight
from game.stage.moment import Moment, Place
from game.stage.pools import fan, pool
from game.world.tilemap import Looks, Prop, TileImage

WARM, COLD, LILAC = (116, 88, 26), (44, 96, 120), (84, 52, 124)
"""The light of fire and of crystals, in 128ths."""
NARROW, TALL, WINDOW, SPARK = 40, 40, 8, 4
"""In pixels: a prop so narrow and tall is a street lamp; lights up to this radius are windows, up to that, panes."""
LAMP_POOL, HALO, FAN = (136, 88), (44, 40), (40, 26)
"""The sizes of light at a lamp's foot, around a window, and on the ground before it."""
GLOW = 0.42
FLICKERS_A_SECOND = 7
STRENGTHS = 8
"""Pools are made for so many strengths between nothing and the whole."""

Shape = Callable[[Place, Colour], pygame.Surface]


@dataclass(frozen=True, slots=True)
class Shine:
    """A shape of light; `middle` from the top left corner of the prop's picture. An open fire flickers."""

    shape: Shape
    size: Place
    colour: Colour
    middle: Place
    part: float = 1.0
    flickers: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """A prop that burns: its lit picture, the part `box` of it that shines by itself, its light and its glow."""

    picture: pygame.Surface
    bright: pygame.Surface
    box: pygame.Rect
    shines: tuple[Shine, ...]
    glows: tuple[Shine, ...]
    turns: tuple[Place, ...] = ()
    """Where beams begin."""


@dataclass(frozen=True, slots=True)
class Burning:
    """A fire at a place of the view and of the map, and the pictures that stand in front of it."""

    fire: Fire
    place: Place
    where: Place
    before: Sequence[tuple[pygame.Surface, Place]]


class Lights:
    """Knows how every prop burns, and lays the light over the picture."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._fires: dict[tuple[pygame.Surface, Looks], Fire | None] = {}
        self._pools: dict[tuple[Shape, Place, Colour, int], pygame.Surface] = {}
        self._scratch: list[pygame.Surface] = []
        self._ambient: tuple[Daylight, pygame.Surface] | None = None

    def fire(self, prop: Prop) -> Fire | None:
        """How a prop burns; nothing where it has no lights."""
        key = self._art.tile(prop.image), prop.looks
        if key not in self._fires:
            self._fires[key] = fire = self._fire(prop.image, prop.looks) if prop.looks.lights else None
            for shine in (*fire.shines, *fire.glows) if fire else ():
                self._pool(shine, STRENGTHS)
        return self._fires[key]

    def _fire(self, image: TileImage, looks: Looks) -> Fire | None:
        path = image.image.with_name(f"{image.image.stem}_lit.png")
        plain = self._art.tile(image)
        if not path.exists():
            return fire_of(plain, plain, looks)
        return fire_of(plain, self._art.tile(TileImage(path, image.x, image.y, image.width, image.height)), looks)

    def fall(
        self,
        canvas: pygame.Surface,
        now: Moment,
        burning: Sequence[Burning],
        more: Callable[[pygame.Surface, pygame.Surface], None] | None = None,
    ) -> None:
        """Lay the light over the drawn canvas. `more` may add to the light of the lamps and to what glows in the
        air."""
        light = now.light
        if not light.lamps and light.left == light.right and max(light.left) <= FULL:
            canvas.fill([min(255, 2 * each) for each in light.left], special_flags=pygame.BLEND_RGB_MULT)
            return
        shining, lit, air = self._scratch_for(canvas)
        shining.fill((0, 0, 0))
        air.fill((0, 0, 0))
        for at in burning:
            for shine in at.fire.shines:
                low = shine.flickers and flicker(now.seconds, at.where)
                self.add(shining, shine, at.place, light.lamps * (0.86 if low else 1.0))
            for glow in at.fire.glows:
                self.add(air, glow, at.place, light.lamps)
        if more:
            more(shining, air)
        lit.blit(canvas, (0, 0))
        lit.blit(shining, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self._dim(canvas, light)
        canvas.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        canvas.blit(canvas, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        _restore(canvas, burning)
        canvas.blit(air, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _dim(self, canvas: pygame.Surface, light: Daylight) -> None:
        """What the hour leaves of the picture: less colour and less light."""
        if light.grey:
            grey = self._scratch[3]
            pygame.transform.grayscale(canvas, grey)
            grey.set_alpha(round(255 * light.grey))
            canvas.blit(grey, (0, 0))
        if light.left == light.right:
            canvas.fill(light.left, special_flags=pygame.BLEND_RGB_MULT)
            return
        if self._ambient is None or self._ambient[0] != light or self._ambient[1].get_size() != canvas.get_size():
            self._ambient = light, _gradient(canvas.get_size(), light)
        canvas.blit(self._ambient[1], (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _scratch_for(self, canvas: pygame.Surface) -> list[pygame.Surface]:
        if not self._scratch or self._scratch[0].get_size() != canvas.get_size():
            self._scratch = [pygame.Surface(canvas.get_size()) for _ in range(4)]
        return self._scratch[:3]

    def add(self, target: pygame.Surface, shine: Shine, place: Place, strength: float = 1.0) -> None:
        """Add a shape of light; `place` is what its middle is counted from."""
        picture = self._pool(shine, round(shine.part * strength * STRENGTHS))
        middle = place[0] + shine.middle[0], place[1] + shine.middle[1]
        target.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)

    def _pool(self, shine: Shine, strength: int) -> pygame.Surface:
        """A shape of light; weaker ones are the whole one made darker."""
        key = shine.shape, shine.size, shine.colour, strength
        if key not in self._pools:
            if strength == STRENGTHS:
                self._pools[key] = shine.shape(shine.size, shine.colour)
            else:
                self._pools[key] = self._pool(shine, STRENGTHS).copy()
                dim = min(255, 255 * strength // STRENGTHS)
                self._pools[key].fill((dim, dim, dim), special_flags=pygame.BLEND_RGB_MULT)
        return self._pools[key]


def flicker(seconds: float, place: Place) -> int:
    """Whether the fire at a place burns lower at this moment: 0 or 1."""
    moment = int(seconds * FLICKERS_A_SECOND)
    return (moment * 2654435761 + place[0] * 40503 + place[1] * 9176 >> 7) & 1


def fire_of(plain: pygame.Surface, lit: pygame.Surface, looks: Looks) -> Fire | None:
    """How a prop burns, from its two pictures (the same one twice where it always burns) and its lights."""
    if plain.get_size() != lit.get_size():
        return None
    lamp = plain.get_width() <= NARROW and plain.get_height() >= TALL
    bright = _differing(plain, lit) if plain is not lit else _flames(lit, looks)
    shines: list[Shine] = []
    glows: list[Shine] = []
    for x, y, radius in looks.lights:
        colour = WARM if plain is lit else _hue(lit, (x, y), radius)
        if radius <= SPARK:
            continue
        glows.append(Shine(pool, (2 * radius + 6, 2 * radius + 6), colour, (x, y), GLOW))
        if radius <= WINDOW and not lamp:
            shines.append(Shine(pool, HALO, colour, (x, y), 0.75))
            shines.append(Shine(fan, FAN, colour, (x, plain.get_height() + FAN[1] // 2 - 4), 0.9))
        elif lamp:
            shines.append(Shine(pool, LAMP_POOL, colour, (x, plain.get_height() - 6)))
            shines.append(Shine(pool, HALO, colour, (x, y), 0.75))
        else:
            size = (radius * 9 // 2 * 2, radius * 7 // 2 * 2)
            shines.append(Shine(pool, size, colour, (x, y + radius // 2), 1.0, flickers=colour == WARM))
    box = bright.get_bounding_rect()
    turns = tuple((x, y) for x, y, _ in looks.lights if looks.motion == "turn")
    return Fire(lit, bright.subsurface(box).copy(), box, tuple(shines), tuple(glows), turns)


def _differing(plain: pygame.Surface, lit: pygame.Surface) -> pygame.Surface:
    same = pygame.mask.from_threshold(plain, (0, 0, 0), (1, 1, 1, 255), lit)
    same.invert()
    return _only(lit, same.overlap_mask(pygame.mask.from_surface(lit), (0, 0)))


def _flames(lit: pygame.Surface, looks: Looks) -> pygame.Surface:
    """The light yellow of flames near the lights of a picture that has no other."""
    around = pygame.mask.Mask(lit.get_size())
    for x, y, radius in looks.lights:
        around.draw(pygame.mask.Mask((radius, radius), fill=True), (x - radius // 2, y - radius // 2))
    flames = pygame.mask.from_threshold(lit, (246, 205, 100), (16, 34, 54, 255))
    return _only(lit, flames.overlap_mask(around, (0, 0)))


def _only(picture: pygame.Surface, mask: pygame.mask.Mask) -> pygame.Surface:
    kept = mask.to_surface(setsurface=picture, unsetcolor=(0, 0, 0, 0))
    return kept.convert_alpha()


def _hue(lit: pygame.Surface, middle: Place, radius: int) -> Colour:
    """The light that a picture gives around a point: warm, or that of a blue or violet crystal."""
    box = pygame.Rect(0, 0, radius, radius)
    box.center = middle
    red, green, blue, _ = pygame.transform.average_color(lit, box.clip(lit.get_rect()), True)
    if blue <= red:
        return WARM
    return COLD if green >= red else LILAC


def _gradient(size: Place, light: Daylight) -> pygame.Surface:
    ends = pygame.Surface((2, 1))
    ends.set_at((0, 0), light.left)
    ends.set_at((1, 0), light.right)
    return pygame.transform.smoothscale(ends, size).convert()


def _restore(canvas: pygame.Surface, burning: Iterable[Burning]) -> None:
    """Show what shines by itself as it was painted, except where something stands before it."""
    for at in burning:
        bright, box = at.fire.bright, at.fire.box.move(at.place)
        if at.before:
            bright = bright.copy()
            for picture, (x, y) in at.before:
                bright.blit(picture, (x - box.left, y - box.top), special_flags=pygame.BLEND_RGBA_SUB)
        canvas.blit(bright, box)
