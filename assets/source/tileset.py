"""Tilesets as Tiled 1.10 reads them: a sheet of 16x16 tiles, or a collection of pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from canvas import Canvas
from PIL import Image

TILE = 16
FRAME_MILLISECONDS = 250

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """What Tiled shall know of one tile; `corners` are terrains: top left, top right, bottom left, bottom right.
    `ground` is what one treads on, where the sheet does not say it by the terrains."""

    corners: Sequence[str] = ()
    probability: float = 1.0
    solid: bool = False
    animation: Sequence[int] = ()
    ground: str = ""


@dataclass(slots=True)
class Sheet:
    """A sheet under construction: its picture and the description of each tile by number. `grounds` are what one treads
    on, by terrain; "" stands for tiles without terrains that one can tread on."""

    name: str
    columns: int
    rows: int
    terrains: Sequence[str] = ()
    terrain_colours: Sequence[str] = ()
    grounds: Mapping[str, str] = field(default_factory=dict)
    canvas: Canvas = field(init=False)
    tiles: dict[int, Tile] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Prepare the empty picture."""
        self.canvas = Canvas(self.columns * TILE, self.rows * TILE)

    def number(self, column: int, row: int) -> int:
        """Return the number of the tile at a place of the sheet."""
        return row * self.columns + column

    def place(self, column: int, row: int, picture: Canvas, tile: Tile) -> None:
        """Put a picture on the sheet and remember its description."""
        self.canvas.paste(picture, column * TILE, row * TILE)
        self.tiles[self.number(column, row)] = tile

    def write(self, folder: Path) -> None:
        """Write `<name>.png` and `<name>.tsx`."""
        save(self.canvas.image(), folder / f"{self.name}.png")
        root = _root(self.name, len_tiles=self.columns * self.rows, columns=self.columns, size=(TILE, TILE))
        size = {"width": str(self.columns * TILE), "height": str(self.rows * TILE)}
        SubElement(root, "image", {"source": f"{self.name}.png", **size})
        for number, tile in sorted(self.tiles.items()):
            _write_tile(root, number, tile, self._ground(tile))
        if self.terrains:
            self._write_terrains(root)
        write_xml(root, folder / f"{self.name}.tsx")

    def _ground(self, tile: Tile) -> str:
        """What sounds under the feet: the terrain of most corners; of two, the one that lies over the other."""
        if tile.ground or not tile.corners:
            return tile.ground or ("" if tile.solid else self.grounds.get("", ""))
        most = max(reversed(self.terrains), key=lambda terrain: list(tile.corners).count(terrain))
        return self.grounds.get(most, "")

    def _write_terrains(self, root: Element) -> None:
        """Describe the terrains so that Tiled's terrain brush can paint with them."""
        wangset = SubElement(
            SubElement(root, "wangsets"), "wangset", {"name": self.name, "type": "corner", "tile": "-1"}
        )
        for terrain, colour in zip(self.terrains, self.terrain_colours, strict=True):
            looks = {"name": terrain, "color": f"#{colour}", "tile": "-1", "probability": "1"}
            SubElement(wangset, "wangcolor", looks)
        for number, tile in sorted(self.tiles.items()):
            if tile.corners:
                top_left, top_right, bottom_left, bottom_right = (self.terrains.index(t) + 1 for t in tile.corners)
                ring = (0, top_right, 0, bottom_right, 0, bottom_left, 0, top_left)
                SubElement(wangset, "wangtile", {"tileid": str(number), "wangid": ",".join(map(str, ring))})


@dataclass(frozen=True, slots=True)
class Prop:
    """A big object: its picture, the boxes (x, y, width, height) of its footprint, and what else the game may ask.

    `lit` names the picture at night; `lights` are the middles and radii of what glows then, `smoke` is the mouth of a
    chimney, in pixels of the picture. `motion` is "sway" for leaves, "bob" for what floats,
    "turn" for a lamp that throws the beam. `cloth` are the boxes of banners and hems that hang free.
    """

    picture: Canvas
    footprint: Sequence[Box] = ()
    lit: str = ""
    lights: Sequence[tuple[int, int, int]] = ()
    frames: Sequence[str] = ()
    smoke: tuple[int, int] | None = None
    motion: str = ""
    cloth: Sequence[Box] = ()

    @property
    def foot(self) -> tuple[int, int]:
        """The middle of the footprint's lower edge; of the picture's, if the prop has no footprint."""
        boxes = self.footprint or ((0, 0, self.picture.width, self.picture.height),)
        left, right = min(x for x, *_ in boxes), max(x + width for x, _, width, _ in boxes)
        return (left + right) // 2, max(y + height for _, y, _, height in boxes)


def write_collection(folder: Path, name: str, props: Mapping[str, Prop]) -> None:
    """Write `<name>/<prop>.png` for every prop and the tileset `<name>.tsx` that collects them."""
    numbers = {prop: number for number, prop in enumerate(props)}
    largest = (max(p.picture.width for p in props.values()), max(p.picture.height for p in props.values()))
    root = _root(name, len_tiles=len(props), columns=0, size=largest)
    SubElement(root, "grid", {"orientation": "orthogonal", "width": "1", "height": "1"})
    for prop_name, prop in props.items():
        picture = prop.picture
        save(picture.image(), folder / name / f"{prop_name}.png")
        tile = SubElement(root, "tile", {"id": str(numbers[prop_name])})
        _write_properties(tile, prop_name, prop)
        size = {"width": str(picture.width), "height": str(picture.height)}
        SubElement(tile, "image", {"source": f"{name}/{prop_name}.png", **size})
        if prop.footprint:
            group = SubElement(tile, "objectgroup", {"draworder": "index", "id": "2"})
            for at, (x, y, width, height) in enumerate(prop.footprint, 1):
                box = {"id": str(at), "x": str(x), "y": str(y), "width": str(width), "height": str(height)}
                SubElement(group, "object", box)
        if prop.frames:
            _write_animation(tile, [numbers[frame] for frame in prop.frames])
    write_xml(root, folder / f"{name}.tsx")


def save(image: Image.Image, path: Path) -> None:
    """Write a PNG that is the same on every run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)


def _root(name: str, len_tiles: int, columns: int, size: tuple[int, int]) -> Element:
    looks = {"version": "1.10", "tiledversion": "1.10.2", "name": name}
    looks |= {"tilewidth": str(size[0]), "tileheight": str(size[1])}
    return Element("tileset", looks | {"tilecount": str(len_tiles), "columns": str(columns)})


def _write_tile(root: Element, number: int, tile: Tile, ground: str) -> None:
    chance = {} if tile.probability == 1.0 else {"probability": f"{tile.probability:g}"}
    if not (tile.solid or tile.animation or chance or ground):
        return
    element = SubElement(root, "tile", {"id": str(number), **chance})
    if tile.solid or ground:
        properties = SubElement(element, "properties")
        if ground:
            SubElement(properties, "property", {"name": "ground", "value": ground})
        if tile.solid:
            SubElement(properties, "property", {"name": "solid", "type": "bool", "value": "true"})
    if tile.animation:
        _write_animation(element, tile.animation)


def _write_animation(element: Element, numbers: Sequence[int]) -> None:
    animation = SubElement(element, "animation")
    for number in numbers:
        SubElement(animation, "frame", {"tileid": str(number), "duration": str(FRAME_MILLISECONDS)})


def _write_properties(tile: Element, name: str, prop: Prop) -> None:
    glow = ";".join(",".join(map(str, light)) for light in prop.lights)
    smoke = ",".join(map(str, prop.smoke or ()))
    cloth = ";".join(",".join(map(str, box)) for box in prop.cloth)
    values = {"cloth": cloth, "lights": glow, "lit": prop.lit, "motion": prop.motion, "name": name, "smoke": smoke}
    properties = SubElement(tile, "properties")
    for key, value in values.items():
        if value:
            SubElement(properties, "property", {"name": key, "value": value})


def write_xml(root: Element, path: Path) -> None:
    """Write a tileset or a map, indented."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ElementTree.indent(root, " ")
    text = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8", newline="\n")
