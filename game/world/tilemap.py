"""A map as plain data: layers of tiles, props, and the places with a meaning. Tiles are counted from the top left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

Direction = Literal["up", "down", "left", "right"]
DIRECTIONS: Mapping[Direction, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
Tile = tuple[int, int]
COVERED = 0.3
"""A tile is blocked when props cover at least this part of it."""


@dataclass(frozen=True, slots=True)
class TileImage:
    """Where the picture of a tile lies: rectangle `x, y, width, height` in pixels of `image`. `frames` are the
    pictures of its animation with their seconds; empty for a tile that stands still."""

    image: Path
    x: int
    y: int
    width: int
    height: int
    frames: tuple[tuple[TileImage, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer of tiles: `cells[y][x]` is a number of `TileMap.images`, 0 for nothing."""

    name: str
    cells: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Looks:
    """What a prop's picture does, in pixels from its top left corner: `lights` are middle and radius of what glows once
    lamps burn, `smoke` is the mouth of its chimney, `motion` is "sway" for leaves, "bob" for what floats and "turn" for
    a lamp that throws a beam. `cloth` are rectangles of cloth that hangs: tall ones are banners, wide ones hems."""

    lights: tuple[tuple[int, int, int], ...] = ()
    smoke: tuple[int, int] | None = None
    motion: str = ""
    cloth: tuple[tuple[int, int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Prop:
    """A thing that stands on the map. `left` and `bottom` in pixels; `covers` are rectangles in pixels from its
    top left corner. When `flag` is set, and `unless` is not, `when_set` stands there instead."""

    name: str
    image: TileImage
    left: float
    bottom: float
    covers: tuple[tuple[float, float, float, float], ...]
    flag: str | None = None
    when_set: Prop | None = None
    unless: str | None = None
    looks: Looks = Looks()

    def shown(self, flags: Mapping[str, bool]) -> Prop:
        """The prop that stands here now."""
        return self.when_set if self.when_set and is_set(self.flag, self.unless, flags) else self


@dataclass(frozen=True, slots=True)
class Spot:
    """A named place. `label` is how people call it, `sight` one sentence on what is seen there, `sight_when_set`
    the sentence when `flag` is set and `unless` is not."""

    id: str
    tile: Tile
    label: str
    sight: str = ""
    flag: str | None = None
    sight_when_set: str = ""
    unless: str | None = None

    def seen(self, flags: Mapping[str, bool]) -> str:
        return self.sight_when_set if is_set(self.flag, self.unless, flags) else self.sight


def is_set(flag: str | None, unless: str | None, flags: Mapping[str, bool]) -> bool:
    """Whether `flag` is set, and nothing that stands against it."""
    return bool(flag and flags.get(flag)) and not (unless and flags.get(unless))


@dataclass(frozen=True, slots=True)
class Spawn:
    """Where somebody appears, and facing which way."""

    tile: Tile
    facing: Direction


@dataclass(frozen=True, slots=True)
class Post:
    """Where a character stands when it is at a spot of the map."""

    who: str
    spot: str
    spawn: Spawn


@dataclass(frozen=True, slots=True)
class Door:
    """Whoever steps on `tile` comes out at spawn `to_spawn` of map `to_map`. It is barred to who does not carry all
    that it `needs`; `refuses` is what one sees then."""

    tile: Tile
    to_map: str
    to_spawn: str
    needs: tuple[str, ...] = ()
    refuses: str = ""

    def barred(self, items: Mapping[str, int]) -> bool:
        """Whether somebody who carries these cannot pass."""
        return any(items.get(item, 0) < 1 for item in self.needs)


@dataclass(frozen=True, slots=True)
class TileMap:
    """One map. `width` and `height` in tiles, `tile_size` in pixels; `solid` are the tiles whose ground blocks. No
    daylight comes into a `dark` one, and no weather into that or one `indoors`; in `beds` one can sleep. `grounds` is
    what one treads on, by the numbers of `images`; `music` is heard here, `night_music` by night where it differs, and
    `ambience` all the time, each as loud as it says (0 to 1). `chart` is where the map
    lies on the chart of the world: left, top, width and height in hundredths of the sheet."""

    id: str
    title: str
    width: int
    height: int
    tile_size: int
    layers: tuple[Layer, ...]
    images: Mapping[int, TileImage]
    solid: frozenset[Tile]
    props: tuple[Prop, ...] = ()
    spots: Mapping[str, Spot] = field(default_factory=dict)
    spawns: Mapping[str, Spawn] = field(default_factory=dict)
    posts: tuple[Post, ...] = ()
    doors: Mapping[Tile, Door] = field(default_factory=dict)
    signs: Mapping[Tile, str] = field(default_factory=dict)
    dark: bool = False
    beds: frozenset[Tile] = frozenset()
    indoors: bool = False
    grounds: Mapping[int, str] = field(default_factory=dict)
    music: str = ""
    night_music: str = ""
    ambience: Mapping[str, float] = field(default_factory=dict)
    chart: tuple[float, float, float, float] | None = None
    _blocked: dict[frozenset[str], frozenset[Tile]] = field(default_factory=dict, init=False, repr=False, compare=False)
    _closed: dict[frozenset[Tile], frozenset[Tile]] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def outdoors(self) -> bool:
        """Whether it lies under the sky."""
        return not (self.dark or self.indoors)

    def ground(self, tile: Tile) -> str:
        """What one treads on: what the topmost tile that says so is made of; "" where none does."""
        x, y = tile
        gids = (layer.cells[y][x] for layer in reversed(self.layers)) if self.inside(tile) else iter(())
        return next((self.grounds[gid] for gid in gids if gid in self.grounds), "")

    def inside(self, tile: Tile) -> bool:
        return 0 <= tile[0] < self.width and 0 <= tile[1] < self.height

    def blocked(self, flags: Mapping[str, bool]) -> frozenset[Tile]:
        """Every tile that ground or props block while these flags are set."""
        known = frozenset(flag for prop in self.props for flag in (prop.flag, prop.unless) if flag and flags.get(flag))
        if known not in self._blocked:
            shown = (prop.shown(flags) for prop in self.props)
            self._blocked[known] = self.solid | covered(shown, self.tile_size)
        return self._blocked[known]

    def closed(self, flags: Mapping[str, bool]) -> frozenset[Tile]:
        """Where people other than the player do not walk: what is blocked, and doors that need things."""
        blocked = self.blocked(flags)
        if blocked not in self._closed:
            self._closed[blocked] = blocked | {tile for tile, door in self.doors.items() if door.needs}
        return self._closed[blocked]

    def spot_near(self, tile: Tile, within: int = 8) -> Spot | None:
        """The nearest spot at most `within` tiles away."""
        near = [(distance(spot.tile, tile), spot.id) for spot in self.spots.values()]
        near = [found for found in near if found[0] <= within]
        return self.spots[min(near)[1]] if near else None


def covered(props: Iterable[Prop], size: int) -> frozenset[Tile]:
    """The tiles of which props cover at least `COVERED`."""
    area: dict[Tile, float] = {}
    for prop in props:
        top = prop.bottom - prop.image.height
        for x, y, width, height in prop.covers:
            _add(area, (prop.left + x, top + y, prop.left + x + width, top + y + height), size)
    return frozenset(tile for tile, amount in area.items() if amount >= COVERED * size * size)


def _add(area: dict[Tile, float], box: tuple[float, float, float, float], size: int) -> None:
    left, top, right, bottom = box
    for row in range(int(top // size), int(-(-bottom // size))):
        for column in range(int(left // size), int(-(-right // size))):
            wide = min(right, (column + 1) * size) - max(left, column * size)
            high = min(bottom, (row + 1) * size) - max(top, row * size)
            area[column, row] = area.get((column, row), 0.0) + wide * high


def distance(one: Tile, other: Tile) -> int:
    """Steps of a king on a chessboard between two tiles."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
