"""Maps as Tiled writes them, small enough to see: `.` ground, `#` wall, letters are places."""

from __future__ import annotations

from pathlib import Path

from game.world import Atlas, read_atlas

TILESETS = """
 <tileset firstgid="1" name="ground" tilewidth="16" tileheight="16" tilecount="4" columns="4">
  <image source="ground.png" width="64" height="16"/>
  <tile id="1"><properties><property name="solid" type="bool" value="true"/></properties></tile>
  <tile id="2"><animation><frame tileid="2" duration="250"/><frame tileid="3" duration="500"/></animation></tile>
 </tileset>
 <tileset firstgid="11" name="props" tilewidth="32" tileheight="32" tilecount="3" columns="0">
  <tile id="0"><properties><property name="name" value="gate_shut"/></properties>
   <image source="gate_shut.png" width="16" height="20"/>
   <objectgroup><object id="1" x="0" y="4" width="16" height="16"/></objectgroup></tile>
  <tile id="1"><properties><property name="name" value="gate_open"/></properties>
   <image source="gate_open.png" width="16" height="20"/></tile>
  <tile id="2"><image source="nameless.png" width="8" height="8"/></tile>
 </tileset>
"""
GATE = (
    '<object id="50" name="gate" gid="11" x="32" y="16" width="16" height="20"><properties>'
    '<property name="flag" value="gate_open"/><property name="prop_when_set" value="gate_open"/>'
    "</properties></object>"
)


def thing(kind: str, name: str, column: int, row: int, size: tuple[int, int] = (0, 0), **properties: str) -> str:
    """An object of the layer `places`: a point, or a rectangle of `size` tiles."""
    shape = f'width="{size[0] * 16}" height="{size[1] * 16}"' if size[0] else ""
    x, y = (column * 16, row * 16) if size[0] else (column * 16 + 8, row * 16 + 8)
    said = "".join(f'<property name="{key}" value="{value}"/>' for key, value in properties.items())
    said = f"<properties>{said}</properties>" if said else ""
    said += "" if size[0] else "<point/>"
    return f'<object id="{column * 100 + row}" name="{name}" class="{kind}" x="{x}" y="{y}" {shape}>{said}</object>'


def write_map(folder: Path, name: str, ground: str, places: list[str], props: str = "", head: str = "") -> Path:
    """Write a map; in `ground` `.` is tile 1, `#` the wall (2), `~` water (3), another letter the number that it is."""
    rows = ground.split()
    numbers = {".": "1", "#": "2", "~": "3", "?": "9", "X": "2147483649"}
    data = ",\n".join(",".join(numbers[letter] for letter in row) for row in rows)
    path = folder / f"{name}.tmx"
    path.write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" '
        f'renderorder="right-down" width="{len(rows[0])}" height="{len(rows)}" tilewidth="16" tileheight="16" '
        f'infinite="0" nextlayerid="5" nextobjectid="999">\n{head}{TILESETS}'
        f'<layer id="1" name="ground" width="{len(rows[0])}" height="{len(rows)}"><data encoding="csv">\n{data}\n'
        f'</data></layer>\n<objectgroup id="2" name="props">{props}</objectgroup>\n'
        f'<objectgroup id="3" name="places">{"".join(places)}</objectgroup>\n</map>\n',
        encoding="utf-8",
    )
    return path


YARD = """
##.##
##.##
.....
..#..
.....
"""
"""The gate stands at (2, 0): north of it the map ends. The wall at (2, 3) is the counter of the merchant at (2, 4)."""
HUT = """
####
#..#
#..#
"""


def yard_places() -> list[str]:
    return [
        thing("spawn", "start", 0, 2, facing="right"),
        thing("spawn", "from_hut", 4, 3, facing="left"),
        thing(
            "spot", "north_gate", 2, 0, label="the gate", sight="It is shut.", flag="gate_open",
            sight_when_set="It is open.",
        ),
        thing("spot", "stall", 2, 4, label="the stall"),
        thing("character", "merchant", 2, 4, facing="up", spot="stall"),
        thing("door", "hut_door", 4, 4, (1, 1), to_map="hut", to_spawn="door"),
        thing("sign", "board", 0, 3, (1, 1), text="Fresh fish, old jokes."),
    ]  # fmt: skip


def hut_places() -> list[str]:
    return [
        thing("spawn", "door", 1, 2, facing="up"),
        thing("spot", "desk", 2, 1, label="the desk"),
        thing("character", "professor", 1, 1, facing="down", spot="desk"),
        thing("door", "way_out", 2, 2, (1, 1), to_map="yard", to_spawn="from_hut"),
    ]


def write_maps(folder: Path) -> None:
    """Two maps joined by a door."""
    write_map(
        folder, "yard", YARD, yard_places(), GATE, '<properties><property name="title" value="the yard"/></properties>'
    )
    write_map(folder, "hut", HUT, hut_places())


def small_atlas(folder: Path) -> Atlas:
    write_maps(folder)
    return read_atlas(folder)
