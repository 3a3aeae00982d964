"""The light of the hour on the picture: its colour over all, and by night the lamps and windows that burn.

A prop burns by night when a picture `NAME_lit.png` lies beside its own `NAME.png`; where the two differ there is fire.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.stage.art import Art
from game.stage.daylight import Colour
from game.world.tilemap import TileImage

DARK_BELOW = 150
"""Lamps burn while the red of the hour's colour is below this."""
WARM, BRIGHT = (150, 96, 10), (163, 148, 80)
RINGS = (1.0, 0.82, 0.62, 0.42, 0.22)
"""A pool of light gets stronger inwards, in steps at these parts of its radius."""
LAMP_POOL, WINDOW_POOL, PLAYER_POOL = (110, 70), (54, 44), (66, 48)
LANTERN_POOL = (190, 150)
"""The light of a lantern where no other is."""
NARROW = 40
"""Props up to this width, in pixels, are lamps: their light falls on their foot."""
SMALLEST, APART = 3, 14
"""In pixels: fires less high or wide are none, and those closer to each other are one."""

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fire:
    """A prop that burns: its lit picture, and pools of light as size, colour, and middle from the top left corner."""

    picture: pygame.Surface
    pools: tuple[tuple[Place, Colour, Place], ...]


class Lights:
    """Knows how every prop burns."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._fires: dict[TileImage, Fire | None] = {}
        self._pools: dict[tuple[Place, Colour], pygame.Surface] = {}

    def fire(self, image: TileImage) -> Fire | None:
        """How a prop burns by night; nothing where no lit picture lies beside its own."""
        if image not in self._fires:
            path = image.image.with_name(f"{image.image.stem}_lit.png")
            lit = TileImage(path, image.x, image.y, image.width, image.height)
            self._fires[image] = fire_of(self._art.tile(image), self._art.tile(lit)) if path.exists() else None
        return self._fires[image]

    def fall(
        self,
        canvas: pygame.Surface,
        colour: Colour,
        burning: Iterable[tuple[Fire, Place]],
        player: Place | None,
        lantern: bool = False,
    ) -> None:
        """Lay the light over the drawn canvas: what burns with its place on it, and around the player, wider where it
        carries a lantern into the dark."""
        if not dark(colour):
            canvas.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            return
        light = pygame.Surface(canvas.get_size())
        light.fill(colour)
        for fire, (left, top) in burning:
            for size, warmth, (x, y) in fire.pools:
                self._add(light, size, warmth, (left + x, top + y))
        if player:
            self._add(light, LANTERN_POOL if lantern else PLAYER_POOL, WARM, player)
        canvas.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _add(self, light: pygame.Surface, size: Place, warmth: Colour, middle: Place) -> None:
        key = size, warmth
        if key not in self._pools:
            self._pools[key] = pool(size, warmth)
        picture = self._pools[key]
        light.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def dark(colour: Colour) -> bool:
    """Whether lamps burn under this colour."""
    return colour[0] < DARK_BELOW


def pool(size: Place, warmth: Colour) -> pygame.Surface:
    """A pool of light, to be added."""
    picture = pygame.Surface(size)
    for part in RINGS:
        strength = min(1.0, 1.15 - part * 0.95)
        ring = pygame.Rect(0, 0, round(size[0] * part), round(size[1] * part))
        ring.center = size[0] // 2, size[1] // 2
        pygame.draw.ellipse(picture, [round(strength * each) for each in warmth], ring)
    return picture


def fire_of(plain: pygame.Surface, lit: pygame.Surface) -> Fire | None:
    """What burns of a prop: where its two pictures differ."""
    if plain.get_size() != lit.get_size():
        return None
    same = pygame.mask.from_threshold(plain, (0, 0, 0), (1, 1, 1, 255), lit)
    same.invert()
    differs = same.overlap_mask(pygame.mask.from_surface(lit), (0, 0))
    pools: list[tuple[Place, Colour, Place]] = []
    middles: list[Place] = []
    for box in differs.get_bounding_rects():
        near = any(abs(box.centerx - x) < APART and abs(box.centery - y) < APART for x, y in middles)
        if near or box.width < SMALLEST or box.height < SMALLEST:
            continue
        middles.append(box.center)
        pools.append((box.inflate(14, 14).size, BRIGHT, box.center))
        pools.append((WINDOW_POOL, WARM, (box.centerx, box.centery + 5)))
        if plain.get_width() <= NARROW:
            pools.append((LAMP_POOL, WARM, (box.centerx, plain.get_height() - 8)))
    return Fire(lit, tuple(pools))
