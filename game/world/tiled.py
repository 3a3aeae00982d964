"""From a Tiled map (`assets/maps/*.tmx`) to a `TileMap`; assets/README.md tells what layers and classes mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytiled_parser
from pytiled_parser.layer import ObjectLayer, TileLayer
from pytiled_parser.tiled_object import Tile as TileObject
from pytiled_parser.tiled_object import TiledObject
from pytiled_parser.tileset import Tileset

from game.content import ContentError, Problem
from game.world.tilemap import (
    DIRECTIONS,
    Direction,
    Door,
    Layer,
    Looks,
    Post,
    Prop,
    Spawn,
    Spot,
    Tile,
    TileImage,
    TileMap,
)

FLIPS = 0xE0000000
PLACES = ("spawn", "spot", "character", "door", "sign", "bed")
NAMED = ("spawn", "spot", "character")


def read_map(path: Path) -> TileMap:
    """Read one map. Raises ContentError where it cannot be read or names something that is not there."""
    try:
        parsed = pytiled_parser.parse_map(path)
        if parsed.infinite:
            raise _fault(path, "is an infinite map: turn `Infinite` off in Tiled's map properties")
        return _Reader(path, parsed).read()
    except ContentError:
        raise
    except Exception as error:
        raise _fault(
            path, f"is no map that can be read ({type(error).__name__}: {error}): open and save it in Tiled"
        ) from error


def _fault(path: Path, message: str) -> ContentError:
    return ContentError([Problem(path.name, 1, "", message)])


class _Reader:
    """Holds one parsed map while its parts are turned into plain data."""

    def __init__(self, path: Path, parsed: pytiled_parser.TiledMap) -> None:
        self.path = path
        self.parsed = parsed
        self.size = int(parsed.tile_size.width)
        self.images: dict[int, TileImage] = {}
        self.solid_gids: set[int] = set()
        self.grounds: dict[int, str] = {}
        self.props: dict[int, tuple[str, tuple[tuple[float, float, float, float], ...], Looks]] = {}
        for first, tileset in parsed.tilesets.items():
            self._tileset(first, tileset)
        self.by_name = {name: gid for gid, (name, *_) in self.props.items()}

    def read(self) -> TileMap:
        layers = tuple(self._layers())
        places = list(self._objects("places"))
        self._check(places)
        return TileMap(
            id=self.path.stem,
            title=str((self.parsed.properties or {}).get("title", self.path.stem)),
            width=int(self.parsed.map_size.width),
            height=int(self.parsed.map_size.height),
            tile_size=self.size,
            layers=layers,
            images=self.images,
            solid=frozenset(self._solid(layers)),
            props=tuple(self._prop(thing) for thing in self._objects("props") if isinstance(thing, TileObject)),
            spots={thing.name: self._spot(thing) for thing in places if thing.class_ == "spot"},
            spawns={thing.name: self._spawn(thing) for thing in places if thing.class_ == "spawn"},
            posts=tuple(
                Post(thing.name, self._text(thing, "spot"), self._spawn(thing))
                for thing in places
                if thing.class_ == "character"
            ),
            doors=dict(self._doors(thing for thing in places if thing.class_ == "door")),
            signs={
                tile: self._text(thing, "text")
                for thing in places
                if thing.class_ == "sign"
                for tile in self._tiles(thing)
            },
            dark=self._says("dark"),
            indoors=self._says("indoors"),
            beds=frozenset(tile for thing in places if thing.class_ == "bed" for tile in self._tiles(thing)),
            grounds=self.grounds,
            music=self._word("music"),
            night_music=self._word("night_music"),
            ambience=dict(self._ambience()),
            chart=self._chart(),
        )

    def _says(self, name: str) -> bool:
        """Whether a property of the map is true; in Tiled it may be a text."""
        return self._word(name).lower() == "true"

    def _word(self, name: str) -> str:
        """A property of the map, "" where it has none."""
        return str((self.parsed.properties or {}).get(name, ""))

    def _ambience(self) -> Iterator[tuple[str, float]]:
        """The sounds of the place: `fire:0.5, wind`."""
        for entry in filter(None, (entry.strip() for entry in self._word("ambience").split(","))):
            name, _, volume = entry.partition(":")
            try:
                yield name.strip(), min(1.0, max(0.0, float(volume or 1)))
            except ValueError:
                raise _fault(
                    self.path,
                    f"`ambience` has `{entry}`: write a name, or a name and a number up to 1, like `fire:0.5`",
                ) from None

    def _chart(self) -> tuple[float, float, float, float] | None:
        """Where the map lies on the chart of the world: `left,top,width,height` in hundredths of the sheet."""
        word = self._word("chart")
        if not word:
            return None
        try:
            left, top, width, height = (float(part) for part in word.split(","))
        except ValueError:
            left, top, width, height = -1.0, 0.0, 0.0, 0.0
        if min(left, top, width, height) < 0 or max(left + width, top + height) > 100:
            raise _fault(
                self.path,
                f"`chart` is `{word}`: write left,top,width,height in hundredths of the sheet, like `4,40,90,55`",
            )
        return left, top, width, height

    def _tileset(self, first: int, tileset: Tileset) -> None:
        own = tileset.tiles or {}
        if tileset.image is not None:
            for number in range(tileset.tile_count):
                row, column = divmod(number, tileset.columns)
                self.images[first + number] = TileImage(
                    tileset.image, column * tileset.tile_width, row * tileset.tile_height, tileset.tile_width,
                    tileset.tile_height,
                )  # fmt: skip
        for number, tile in own.items():
            gid = first + number
            if tile.image is not None:
                self.images[gid] = TileImage(tile.image, 0, 0, int(tile.image_width or 0), int(tile.image_height or 0))
            properties = tile.properties or {}
            if properties.get("solid"):
                self.solid_gids.add(gid)
            if properties.get("ground"):
                self.grounds[gid] = str(properties["ground"])
            if "name" in properties:
                name = str(properties["name"])
                self.props[gid] = name, tuple(_boxes(tile.objects)), self._looks(name, properties)
        for number, tile in own.items():
            if tile.animation:
                still = self.images[first + number]
                frames = tuple((self.images[first + f.tile_id], f.duration / 1000) for f in tile.animation)
                self.images[first + number] = TileImage(
                    still.image, still.x, still.y, still.width, still.height, frames
                )

    def _looks(self, name: str, properties: Mapping[str, Any]) -> Looks:
        try:
            lights = tuple(_light(text) for text in str(properties.get("lights", "")).split(";") if text)
            smoke = properties.get("smoke")
            cloth = tuple(_box(text) for text in str(properties.get("cloth", "")).split(";") if text)
            return Looks(lights, _point(str(smoke)) if smoke else None, str(properties.get("motion", "")), cloth)
        except ValueError as error:
            told = "`lights` is x,y,radius;…, `smoke` is x,y and `cloth` is x,y,width,height;… in pixels"
            raise _fault(self.path, f"prop `{name}`: {told}") from error

    def _layers(self) -> Iterator[Layer]:
        for layer in self.parsed.layers:
            if isinstance(layer, TileLayer) and layer.data is not None:
                cells = tuple(tuple(gid & ~FLIPS for gid in row) for row in layer.data)
                unknown = {gid for row in cells for gid in row if gid and gid not in self.images}
                if unknown:
                    raise _fault(self.path, f"layer {layer.name} uses tile {min(unknown)}, which no tileset has")
                yield Layer(layer.name, cells)

    def _solid(self, layers: Iterable[Layer]) -> Iterator[Tile]:
        for layer in layers:
            for y, row in enumerate(layer.cells):
                for x, gid in enumerate(row):
                    if gid in self.solid_gids:
                        yield x, y

    def _objects(self, name: str) -> Iterator[TiledObject]:
        for layer in self.parsed.layers:
            if isinstance(layer, ObjectLayer) and layer.name == name:
                yield from layer.tiled_objects

    def _check(self, places: Iterable[TiledObject]) -> None:
        named: set[tuple[str, str, str]] = set()
        for thing in places:
            if thing.class_ not in PLACES:
                raise _fault(
                    self.path, f"object {thing.id} in `places` has the class `{thing.class_}`: use {', '.join(PLACES)}"
                )
            if thing.class_ not in NAMED:
                continue
            if not thing.name:
                raise _fault(self.path, f"{thing.class_} object {thing.id} needs a name")
            spot = str((thing.properties or {}).get("spot", "")) if thing.class_ == "character" else ""
            if (thing.class_, thing.name, spot) in named:
                where = f" at `{spot}`" if spot else ""
                raise _fault(self.path, f"two {thing.class_} objects are named `{thing.name}`{where}: rename one")
            named.add((thing.class_, thing.name, spot))

    def _prop(self, thing: TileObject) -> Prop:
        number = thing.gid & ~FLIPS
        if number not in self.props:
            raise _fault(self.path, f"prop object {thing.id} shows a tile without a `name`: set it in the tileset")
        name, covers, looks = self.props[number]
        properties = cast("Mapping[str, Any]", thing.properties or {})
        other = properties.get("prop_when_set")
        if other is not None and other not in self.by_name:
            raise _fault(self.path, f"prop object {thing.id} wants `{other}` when set, and no tileset has it")
        if other and "flag" not in properties:
            raise _fault(self.path, f"prop object {thing.id} has `prop_when_set` and needs the property `flag`")
        when_set = None
        if other:
            there = thing.coordinates
            when_set = self._prop(TileObject(id=thing.id, coordinates=there, gid=self.by_name[str(other)]))
        flag = str(properties["flag"]) if other else None
        x, y = float(thing.coordinates.x), float(thing.coordinates.y)
        return Prop(name, self.images[number], x, y, covers, flag, when_set, _optional(properties, "unless"), looks)

    def _tile(self, thing: TiledObject) -> Tile:
        x = thing.coordinates.x + thing.size.width / 2
        y = thing.coordinates.y + thing.size.height / 2
        return int(x // self.size), int(y // self.size)

    def _tiles(self, thing: TiledObject) -> Iterator[Tile]:
        left, top = int(thing.coordinates.x // self.size), int(thing.coordinates.y // self.size)
        for row in range(max(1, round(thing.size.height / self.size))):
            for column in range(max(1, round(thing.size.width / self.size))):
                yield left + column, top + row

    def _spawn(self, thing: TiledObject) -> Spawn:
        facing = str((thing.properties or {}).get("facing", "down"))
        if facing not in DIRECTIONS:
            raise _fault(self.path, f"`{thing.name}` faces `{facing}`: use {', '.join(DIRECTIONS)}")
        return Spawn(self._tile(thing), cast("Direction", facing))

    def _spot(self, thing: TiledObject) -> Spot:
        properties = cast("Mapping[str, Any]", thing.properties or {})
        return Spot(
            thing.name,
            self._tile(thing),
            self._text(thing, "label"),
            str(properties.get("sight", "")),
            _optional(properties, "flag"),
            str(properties.get("sight_when_set", "")),
            _optional(properties, "unless"),
        )

    def _doors(self, things: Iterable[TiledObject]) -> Iterator[tuple[Tile, Door]]:
        for thing in things:
            properties = cast("Mapping[str, Any]", thing.properties or {})
            needs = tuple(item.strip() for item in str(properties.get("needs", "")).split(",") if item.strip())
            refuses = self._text(thing, "refuses") if needs else ""
            for tile in self._tiles(thing):
                yield tile, Door(tile, self._text(thing, "to_map"), self._text(thing, "to_spawn"), needs, refuses)

    def _text(self, thing: TiledObject, name: str) -> str:
        value = (thing.properties or {}).get(name)
        if not value:
            raise _fault(self.path, f"{thing.class_} `{thing.name}` (object {thing.id}) needs the property `{name}`")
        return str(value)


def _light(text: str) -> tuple[int, int, int]:
    x, y, radius = map(int, text.split(","))
    return x, y, radius


def _box(text: str) -> tuple[int, int, int, int]:
    x, y, width, height = map(int, text.split(","))
    return x, y, width, height


def _point(text: str) -> tuple[int, int]:
    x, y = map(int, text.split(","))
    return x, y


def _optional(properties: Mapping[str, Any], name: str) -> str | None:
    return str(properties[name]) if name in properties else None


def _boxes(layer: object) -> Iterator[tuple[float, float, float, float]]:
    for thing in getattr(layer, "tiled_objects", None) or ():
        if thing.size.width and thing.size.height:
            yield (
                float(thing.coordinates.x),
                float(thing.coordinates.y),
                float(thing.size.width),
                float(thing.size.height),
            )
