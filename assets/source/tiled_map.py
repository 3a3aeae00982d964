"""Maps as Tiled 1.10 reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from tileset import TILE, write_xml


@dataclass(frozen=True, slots=True)
class MapObject:
    """A prop (`gid` over 0, `y` is its bottom edge), a rectangle or, without a size, a point; all in pixels."""

    x: int
    y: int
    width: int = 0
    height: int = 0
    name: str = ""
    kind: str = ""
    gid: int = 0
    properties: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class TiledMap:
    """A map under construction: tilesets by first gid, tile layers as rows of gids, object layers, properties."""

    width: int
    height: int
    tilesets: Mapping[int, str]
    tile_layers: Mapping[str, Sequence[Sequence[int]]]
    object_layers: Mapping[str, Sequence[MapObject]]
    properties: Mapping[str, str]

    def write(self, path: Path) -> None:
        """Write the TMX file."""
        layers = len(self.tile_layers) + len(self.object_layers)
        objects = sum(map(len, self.object_layers.values()))
        size = {"width": self.width, "height": self.height, "tilewidth": TILE, "tileheight": TILE}
        looks = {"version": "1.10", "tiledversion": "1.10.2", "orientation": "orthogonal", "renderorder": "right-down"}
        root = Element("map", looks)
        _set(root, **size, infinite=0, nextlayerid=layers + 1, nextobjectid=objects + 1)
        _write_properties(root, self.properties)
        for gid, source in self.tilesets.items():
            _set(SubElement(root, "tileset"), firstgid=gid, source=source)
        for number, (name, rows) in enumerate(self.tile_layers.items(), 1):
            layer = SubElement(root, "layer")
            _set(layer, id=number, name=name, width=self.width, height=self.height)
            text = ",\n".join(",".join(map(str, row)) for row in rows)
            SubElement(layer, "data", {"encoding": "csv"}).text = f"\n{text}\n"
        self._write_objects(root)
        write_xml(root, path)

    def _write_objects(self, root: Element) -> None:
        identifiers = count(1)
        for number, (name, objects) in enumerate(self.object_layers.items(), len(self.tile_layers) + 1):
            group = SubElement(root, "objectgroup")
            _set(group, id=number, name=name)
            for item in objects:
                _write_object(group, next(identifiers), item)


def _write_object(group: Element, number: int, item: MapObject) -> None:
    element = SubElement(group, "object")
    _set(element, id=number)
    named = {"name": item.name, "type": item.kind, "gid": item.gid}
    _set(element, **{key: value for key, value in named.items() if value})
    _set(element, x=item.x, y=item.y)
    _write_properties(element, item.properties)
    if item.width:
        _set(element, width=item.width, height=item.height)
    else:
        SubElement(element, "point")


def _write_properties(element: Element, values: Mapping[str, str]) -> None:
    if values:
        properties = SubElement(element, "properties")
        for key, value in values.items():
            _set(SubElement(properties, "property"), name=key, value=value)


def _set(element: Element, **attributes: object) -> None:
    for key, value in attributes.items():
        element.set(key, str(value))
