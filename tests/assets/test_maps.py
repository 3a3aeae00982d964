"""The maps hold together: everything resolves, everybody is there, and one gets everywhere on foot."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from pytiled_parser import ObjectLayer, TiledMap, TileLayer, parse_map
from pytiled_parser.tiled_object import Point, Tile
from pytiled_parser.tileset import Tile as TilesetTile

MAPS = Path(__file__).parents[2] / "assets" / "maps"
NAMES = sorted(path.stem for path in MAPS.glob("*.tmx"))
TILE = 16
BLOCKING_SHARE = 0.3
FLIPS = 0xF0000000

TOWNSPEOPLE = {"innkeeper", "baker", "harbour_master", "widow", "cooper", "fisher", "flautist", "council"}
STORY = {"ana", "captain", "keeper"}
PEOPLE = {
    "town": {"guard", "merchant", "professor", "rival", "ana", "captain"} | TOWNSPEOPLE,
    "lighthouse": {"captain"},
    "lamp_room": {"ana", "keeper"},
    "study": {"professor"},
    "tavern": TOWNSPEOPLE,
}
SPOTS = {
    "town": {"north_gate", "market", "harbour", "fountain"},
    "study": {"study"},
    "tavern": {"tavern"},
    "cave": {"hollow_cave"},
    "hill_road": {"hill_road"},
    "lighthouse": {"lighthouse"},
    "lamp_room": {"lamp_room"},
}
WAYS_IN = {"town": ["start"], "cave": ["from_town", "below"]}
"""Where one comes in, if not at the first spawn: the chambers of the cave are not joined on foot."""
NEEDS = {"second_ladder": "lantern,rope", "drowned_stair": "cave_map"}
"""What one must carry through a door."""
FACINGS = {"up", "down", "left", "right"}

Cell = tuple[int, int]


@dataclass
class World:
    """A map as its test sees it; with `opened` every prop shows what it shows when its flag is set."""

    tiled: TiledMap
    opened: bool = False
    covered: dict[Cell, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Add up how many pixels of each tile are covered by props."""
        by_name = {self.name(gid): tile for gid, tile in self.collection()}
        for prop in self.objects("props"):
            tile = self.tile(prop.gid)
            if self.opened and "prop_when_set" in prop.properties:
                tile = by_name[prop.properties["prop_when_set"]]
            left, top = prop.coordinates.x, prop.coordinates.y - prop.size.height
            for box in tile.objects.tiled_objects if isinstance(tile.objects, ObjectLayer) else ():
                x, y = left + box.coordinates.x, top + box.coordinates.y
                self._cover(x, y, x + box.size.width, y + box.size.height)

    def _cover(self, left: float, top: float, right: float, bottom: float) -> None:
        for column in range(int(left // TILE), int(right // TILE) + 1):
            for row in range(int(top // TILE), int(bottom // TILE) + 1):
                wide = min(right, (column + 1) * TILE) - max(left, column * TILE)
                high = min(bottom, (row + 1) * TILE) - max(top, row * TILE)
                if wide > 0 and high > 0:
                    self.covered[column, row] = self.covered.get((column, row), 0.0) + wide * high

    def collection(self) -> Iterator[tuple[int, TilesetTile]]:
        """Go through the props' tileset: gid and tile."""
        for first, tileset in self.tiled.tilesets.items():
            if tileset.name == "props":
                for number, tile in (tileset.tiles or {}).items():
                    yield first + number, tile

    def tile(self, gid: int) -> TilesetTile:
        """Return what a tileset says of a tile; fail if no tileset has the gid."""
        gid &= ~FLIPS
        first = max(first for first in self.tiled.tilesets if first <= gid)
        tileset = self.tiled.tilesets[first]
        assert gid - first < max(tileset.tile_count, len(tileset.tiles or {})), f"no tileset has gid {gid}"
        return (tileset.tiles or {}).get(gid - first) or TilesetTile(id=gid - first)

    def layers(self) -> list[list[list[int]]]:
        """Return the rows of gids of each tile layer."""
        return [layer.data or [] for layer in self.tiled.layers if isinstance(layer, TileLayer)]

    def objects(self, name: str, kind: str | None = None) -> list[Any]:
        """Return the objects of a layer, all or those of one class."""
        (layer,) = (layer for layer in self.tiled.layers if isinstance(layer, ObjectLayer) and layer.name == name)
        return [item for item in layer.tiled_objects if kind is None or item.class_ == kind]

    def name(self, gid: int) -> str:
        """Return the name of a prop."""
        return str((self.tile(gid).properties or {}).get("name", ""))

    def cells(self, place: Any) -> list[Cell]:
        """Return the tiles of a point or a rectangle."""
        x, y = int(place.coordinates.x), int(place.coordinates.y)
        if isinstance(place, Point):
            return [(x // TILE, y // TILE)]
        right, bottom = x + int(place.size.width), y + int(place.size.height)
        return [(c, r) for c in range(x // TILE, -(-right // TILE)) for r in range(y // TILE, -(-bottom // TILE))]

    def solid(self, cell: Cell) -> bool:
        """Tell whether ground or props block a tile; what lies outside the map does."""
        column, row = cell
        size = self.tiled.map_size
        if not (0 <= column < size.width and 0 <= row < size.height):
            return True
        gids = [rows[row][column] for rows in self.layers()]
        if any((self.tile(gid).properties or {}).get("solid") for gid in gids if gid):
            return True
        return self.covered.get(cell, 0.0) >= BLOCKING_SHARE * TILE * TILE

    def people(self) -> set[Cell]:
        """Return the tiles on which people stand."""
        return {cell for person in self.objects("places", "character") for cell in self.cells(person)}

    def reachable(self, *spawns: str) -> set[Cell]:
        """Return every tile that one reaches on foot from the spawns of these names, by default from the first one."""
        there = self.objects("places", "spawn")
        starts = [spawn for spawn in there if spawn.name in spawns] or there[:1]
        people = self.people()
        ahead = [cell for start in starts for cell in self.cells(start)]
        seen = set(ahead)
        while ahead:
            for cell in _beside(ahead.pop()):
                if cell not in seen and cell not in people and not self.solid(cell):
                    seen.add(cell)
                    ahead.append(cell)
        return seen


def _beside(cell: Cell) -> list[Cell]:
    column, row = cell
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


@pytest.fixture(scope="module")
def worlds() -> Mapping[str, World]:
    """All maps, gates shut."""
    return {name: World(parse_map(MAPS / f"{name}.tmx")) for name in NAMES}


def test_the_maps_are_there() -> None:
    assert set(NAMES) >= set(PEOPLE)


@pytest.mark.parametrize("name", NAMES)
class TestEveryMap:
    def test_has_tiles_of_16_pixels_and_the_layers_in_order(self, worlds: Mapping[str, World], name: str) -> None:
        tiled = worlds[name].tiled
        assert tuple(tiled.tile_size) == (TILE, TILE)
        assert [layer.name for layer in tiled.layers] == ["ground", "detail", "props", "places"]

    def test_resolves_every_gid(self, worlds: Mapping[str, World], name: str) -> None:
        world = worlds[name]
        for rows in world.layers():
            assert len(rows) == world.tiled.map_size.height
            for gid in {gid for row in rows for gid in row if gid}:
                assert world.tile(gid)
        assert all(gid for row in world.layers()[0] for gid in row), "the ground has holes"

    def test_has_named_props_with_pictures(self, worlds: Mapping[str, World], name: str) -> None:
        world = worlds[name]
        props = dict(world.collection())
        assert all(tile.image and tile.image.exists() for tile in props.values())
        names = {world.name(gid) for gid in props}
        assert all(names)
        assert len(names) == len(props)
        assert all(isinstance(prop, Tile) and prop.gid & ~FLIPS in props for prop in world.objects("props"))

    def test_has_props_sorted_by_their_lower_edge(self, worlds: Mapping[str, World], name: str) -> None:
        edges = [prop.coordinates.y for prop in worlds[name].objects("props")]
        assert edges == sorted(edges)

    def test_has_places_of_known_classes_with_their_properties(self, worlds: Mapping[str, World], name: str) -> None:
        needed = {
            "spawn": {"facing"},
            "spot": {"label"},
            "character": {"facing"},
            "door": {"to_map", "to_spawn"},
            "sign": {"text"},
            "bed": set(),
        }
        for place in worlds[name].objects("places"):
            assert place.name
            assert needed[place.class_] <= set(place.properties), place.name
            assert place.properties.get("facing", "up") in FACINGS

    def test_has_its_people_and_spots(self, worlds: Mapping[str, World], name: str) -> None:
        world = worlds[name]
        spots = {spot.name: world.cells(spot) for spot in world.objects("places", "spot")}
        people = world.objects("places", "character")
        assert {person.name for person in people} == PEOPLE.get(name, set())
        assert set(spots) == SPOTS.get(name, set(spots))
        for person in people:
            assert person.properties["spot"] in spots, person.name
            if person.name not in TOWNSPEOPLE | STORY:
                assert set(world.cells(person)) <= set(spots[person.properties["spot"]]), person.name

    def test_has_doors_that_lead_to_spawns(self, worlds: Mapping[str, World], name: str) -> None:
        for door in worlds[name].objects("places", "door"):
            there = worlds[door.properties["to_map"]].objects("places", "spawn")
            assert door.properties["to_spawn"] in {spawn.name for spawn in there}, door.name

    def test_lets_one_walk_to_everything(self, worlds: Mapping[str, World], name: str) -> None:
        world = World(worlds[name].tiled, opened=True)
        seen = world.reachable(*WAYS_IN.get(name, ()))
        for place in world.objects("places"):
            cells = world.cells(place)
            match place.class_:
                case "character" | "sign" | "bed":
                    assert seen & {near for cell in cells for near in _beside(cell)}, place.name
                case "door" | "spawn":
                    assert seen >= set(cells), place.name
                case "spot":
                    assert seen & set(cells), place.name

    def test_has_nobody_inside_a_wall_or_on_a_door(self, worlds: Mapping[str, World], name: str) -> None:
        world = worlds[name]
        doors = {cell for door in world.objects("places", "door") for cell in world.cells(door)}
        spawns = {cell for spawn in world.objects("places", "spawn") for cell in world.cells(spawn)}
        assert not [cell for cell in world.people() | spawns if world.solid(cell) or cell in doors]
        assert not world.people() & spawns


def test_the_gate_is_the_only_way_north(worlds: Mapping[str, World]) -> None:
    shut, opened = worlds["town"], World(worlds["town"].tiled, opened=True)
    (hills,) = (door for door in shut.objects("places", "door") if door.name == "hills")
    road = set(shut.cells(hills))
    assert not shut.reachable("start") & road
    assert opened.reachable("start") >= road
    assert {row for _, row in road} == {0}, "the road ends at the edge of the map"
    assert all(shut.solid((column, 0)) or (column, 0) in road for column in range(shut.tiled.map_size.width))


def test_the_chambers_of_the_cave_are_joined_by_the_ladder_only(worlds: Mapping[str, World]) -> None:
    cave = worlds["cave"]
    assert not cave.reachable("from_town") & cave.reachable("below")


def test_some_doors_need_things_that_there_are(worlds: Mapping[str, World]) -> None:
    doors = [door for world in worlds.values() for door in world.objects("places", "door")]
    assert {door.name: door.properties["needs"] for door in doors if "needs" in door.properties} == NEEDS


def test_doors_lead_from_map_to_map_through_the_whole_country(worlds: Mapping[str, World]) -> None:
    seen, ahead = {"town"}, ["town"]
    while ahead:
        world = World(worlds[ahead.pop()].tiled, opened=True)
        there = {door.properties["to_map"] for door in world.objects("places", "door")} - seen
        seen |= there
        ahead += there
    assert seen == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_door_has_a_way_back(worlds: Mapping[str, World], name: str) -> None:
    for door in worlds[name].objects("places", "door"):
        back = worlds[door.properties["to_map"]].objects("places", "door")
        assert name in {other.properties["to_map"] for other in back}, door.name


@pytest.mark.parametrize("name", NAMES)
def test_nobody_comes_out_far_from_the_door_back(worlds: Mapping[str, World], name: str) -> None:
    world = worlds[name]
    doors = {cell for door in world.objects("places", "door") for cell in world.cells(door)}
    for spawn in world.objects("places", "spawn"):
        if spawn.name != "start":
            ((column, row),) = world.cells(spawn)
            assert any(abs(column - x) + abs(row - y) <= 2 for x, y in doors), spawn.name


def test_the_lamp_burns_when_its_flag_is_set(worlds: Mapping[str, World]) -> None:
    for name in ("lighthouse", "lamp_room"):
        (lamp,) = (prop for prop in worlds[name].objects("props") if prop.properties.get("flag") == "light_burns")
        assert lamp.properties["prop_when_set"] == f"{worlds[name].name(lamp.gid)}_burning"


def test_the_gate_says_what_opens_it(worlds: Mapping[str, World]) -> None:
    (gate,) = (prop for prop in worlds["town"].objects("props") if prop.name == "north_gate_gate")
    assert worlds["town"].name(gate.gid) == "gate_shut"
    assert gate.properties == {"flag": "gate_open", "prop_when_set": "gate_open", "unless": "night"}


@pytest.mark.parametrize("name", NAMES)
def test_a_map_has_signs_to_read(worlds: Mapping[str, World], name: str) -> None:
    texts = [sign.properties["text"] for sign in worlds[name].objects("places", "sign")]
    assert len(texts) >= 6
    assert len(set(texts)) == len(texts)
    assert all(len(text) <= 200 for text in texts)


def test_signs_keep_what_one_has_to_be_told(worlds: Mapping[str, World]) -> None:
    texts = [sign.properties["text"].lower() for world in worlds.values() for sign in world.objects("places", "sign")]
    secrets = ("hale", "quill", "sable heron", "saint orrin", "drowned stair", "jory", "eleven casks")
    assert not [text for text in texts if any(re.search(rf"\b{secret}\b", text) for secret in secrets)]
