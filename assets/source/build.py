"""Draws every picture of the game: `python3 assets/source/build.py`, from anywhere.

Needs numpy and pillow (the game itself needs neither of them for this). Writes `assets/sprites`, `assets/portraits`,
`assets/interface`, `assets/tiles` and `assets/maps`; the same sources give the same bytes. With `--keep-maps` the maps
stay as they are: for those who edit them in Tiled. What was written from what stands in `built.json` afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import interface
import items
import logo
import manifest
import maps
import people
import portrait_ana
import portrait_captain
import portrait_guard
import portrait_keeper
import portrait_kit
import portrait_merchant
import portrait_player
import portrait_professor
import portrait_rival
import prompts
import seekers
import title_picture
import townspeople
import widgets
from canvas import Canvas
from catalogue import catalogue
from cave_sheet import cave_sheet
from ground_sheet import ground_sheet
from indoors import indoors_sheet
from panes import panes_sheet
from relief_sheet import relief_sheet
from tileset import Prop, save, write_collection

ASSETS = Path(__file__).resolve().parent.parent

PEOPLE = {**people.PEOPLE, **townspeople.PEOPLE, **seekers.PEOPLE}

PORTRAITS = {
    "player": portrait_player.portrait,
    "guard": portrait_guard.portrait,
    "merchant": portrait_merchant.portrait,
    "professor": portrait_professor.portrait,
    "rival": portrait_rival.portrait,
    "ana": portrait_ana.portrait,
    "keeper": portrait_keeper.portrait,
    "captain": portrait_captain.portrait,
}

INTERFACE = (interface, widgets, items, prompts, logo, title_picture)
"""The modules that draw the interface."""

MAPS = {
    "town": ("ground",),
    "study": ("indoors",),
    "tavern": ("indoors",),
    "cave": ("cave",),
    "hill_road": ("ground", "relief"),
    "lighthouse": ("ground", "relief"),
    "lamp_room": ("indoors", "panes"),
}
"""The sheets that each map is made of."""


def build(assets: Path, keep_maps: bool = False) -> None:
    """Write all sheets and, unless they shall be kept, all maps below a folder."""
    _build_people(assets)
    for module in INTERFACE:
        for name, draw in module.SHEETS.items():
            save(draw().image(), assets / "interface" / f"{name}.png")
    drawn = (ground_sheet(), relief_sheet(), indoors_sheet(), panes_sheet(), cave_sheet())
    sheets = {sheet.name: sheet for sheet in drawn}
    props = catalogue()
    write_collection(assets / "tiles", "props", props)
    for sheet in sheets.values():
        sheet.write(assets / "tiles")
    for name, made_of in MAPS.items() if not keep_maps else ():
        maps.build_map(name, [sheets[sheet] for sheet in made_of], props).write(assets / "maps" / f"{name}.tmx")
    manifest.write(assets, _drawn_by(props))


def _drawn_by(props: Mapping[str, Prop]) -> dict[str, str]:
    """Return the module that draws an output; what stands here not hangs on all sources."""
    drawn = {f"interface/{name}.png": module.__name__ for module in INTERFACE for name in module.SHEETS}
    drawn |= {f"portraits/{name}.png": draw.__module__ for name, draw in PORTRAITS.items()}
    for module in (people, townspeople, seekers):
        drawn |= {f"sprites/{name}.png": module.__name__ for name in module.PEOPLE}
    for sheet in (ground_sheet, relief_sheet, indoors_sheet, panes_sheet, cave_sheet):
        name = sheet.__name__.removesuffix("_sheet")
        drawn |= {f"tiles/{name}.{suffix}": sheet.__module__ for suffix in ("png", "tsx")}
    pictures = (f"tiles/props/{name}.png" for name in props)
    return drawn | dict.fromkeys(["tiles/props.tsx", *pictures], catalogue.__module__)


def _build_people(assets: Path) -> None:
    for name, person in PEOPLE.items():
        save(people.sheet(person).image(), assets / "sprites" / f"{name}.png")
    for name, portrait in PORTRAITS.items():
        row = Canvas(portrait_kit.SIZE * len(portrait_kit.MOODS), portrait_kit.SIZE)
        for column, mood in enumerate(portrait_kit.MOODS):
            row.paste(portrait(mood), column * portrait_kit.SIZE, 0)
        save(row.image(), assets / "portraits" / f"{name}.png")


if __name__ == "__main__":
    build(ASSETS, keep_maps="--keep-maps" in sys.argv)
