"""Draws every picture and makes every sound of the game: `python3 assets/source/build.py`, from anywhere.

Needs numpy, pillow and soundfile (the game itself needs none of them for this). Writes `assets/sprites`,
`assets/portraits`, `assets/interface`, `assets/wildlife`, `assets/tiles`, `assets/maps` and `assets/sounds`; the same
sources give the same bytes. With `--keep-maps` the maps stay as they are: for those who edit them in Tiled. With
`--keep-sounds` no sound is made, which saves a minute. What was written from what stands in `built.json` afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import emotes
import interface
import items
import logo
import looks
import manifest
import maps
import people
import portrait_ana
import portrait_bust
import portrait_captain
import portrait_guard
import portrait_keeper
import portrait_kit
import portrait_looks
import portrait_merchant
import portrait_player
import portrait_professor
import portrait_quay
import portrait_rival
import portrait_town
import prompts
import seekers
import title_picture
import townspeople
import widgets
import wildlife
from canvas import Canvas
from catalogue import catalogue
from cave_sheet import cave_sheet
from ground_sheet import ground_sheet
from indoors import indoors_sheet
from panes import panes_sheet
from relief_sheet import relief_sheet
from tileset import Prop, save, write_collection

ASSETS = Path(__file__).resolve().parent.parent

PEOPLE = {**people.PEOPLE, **townspeople.PEOPLE, **seekers.PEOPLE, **looks.PEOPLE}

BUSTS = {
    "guard": portrait_guard.GUARD,
    "rival": portrait_rival.RIVAL,
    "player": portrait_player.PLAYER,
    "merchant": portrait_merchant.MERCHANT,
    **portrait_town.BUSTS,
    **portrait_quay.BUSTS,
    **portrait_looks.BUSTS,
}

DRAWN_PORTRAITS = {
    "professor": portrait_professor.portrait,
    "ana": portrait_ana.portrait,
    "keeper": portrait_keeper.portrait,
    "captain": portrait_captain.portrait,
}
PORTRAITS = DRAWN_PORTRAITS | {name: partial(portrait_bust.portrait, bust) for name, bust in BUSTS.items()}

INTERFACE = (interface, widgets, items, prompts, emotes, logo, title_picture)
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


def build(assets: Path, keep_maps: bool = False, keep_sounds: bool = False) -> None:
    """Write all sheets and, unless they shall be kept, all maps and sounds below a folder."""
    _build_people(assets)
    for module in INTERFACE:
        for name, draw in module.SHEETS.items():
            save(draw().image(), assets / "interface" / f"{name}.png")
    for kind in wildlife.KINDS:
        save(wildlife.sheet(kind).image(), assets / "wildlife" / f"{kind}.png")
    drawn = (ground_sheet(), relief_sheet(), indoors_sheet(), panes_sheet(), cave_sheet())
    sheets = {sheet.name: sheet for sheet in drawn}
    props = catalogue()
    write_collection(assets / "tiles", "props", props)
    for sheet in sheets.values():
        sheet.write(assets / "tiles")
    for name, made_of in MAPS.items() if not keep_maps else ():
        maps.build_map(name, [sheets[sheet] for sheet in made_of], props).write(assets / "maps" / f"{name}.tmx")
    _build_sounds(assets / "sounds", keep_sounds)
    manifest.write(assets, _made_by(assets, props))


def _made_by(assets: Path, props: Mapping[str, Prop]) -> dict[str, str]:
    """Return the module that makes an output; what stands here not hangs on all sources."""
    drawn = {f"interface/{name}.png": module.__name__ for module in INTERFACE for name in module.SHEETS}
    drawn |= {f"portraits/{name}.png": draw.__module__ for name, draw in DRAWN_PORTRAITS.items()}
    drawn |= {f"portraits/{name}.png": f"portrait_{name}" for name in ("guard", "rival", "player", "merchant")}
    for module in (portrait_town, portrait_quay, portrait_looks):
        drawn |= {f"portraits/{name}.png": module.__name__ for name in module.BUSTS}
    for module in (people, townspeople, seekers, looks):
        drawn |= {f"sprites/{name}.png": module.__name__ for name in module.PEOPLE}
    for sheet in (ground_sheet, relief_sheet, indoors_sheet, panes_sheet, cave_sheet):
        name = sheet.__name__.removesuffix("_sheet")
        drawn |= {f"tiles/{name}.{suffix}": sheet.__module__ for suffix in ("png", "tsx")}
    drawn |= {f"wildlife/{kind}.png": wildlife.__name__ for kind in wildlife.KINDS}
    for kind, maker in (("effects", "sound_effects"), ("ambience", "sound_ambience"), ("music", "sound_music")):
        drawn |= {f"sounds/{kind}/{path.name}": maker for path in (assets / "sounds" / kind).glob("*.ogg")}
    pictures = (f"tiles/props/{name}.png" for name in props)
    return drawn | dict.fromkeys(["tiles/props.tsx", *pictures], catalogue.__module__)


def _build_people(assets: Path) -> None:
    for name, person in PEOPLE.items():
        save(people.sheet(person).image(), assets / "sprites" / f"{name}.png")
    for name, portrait in PORTRAITS.items():
        moods = Canvas(portrait_kit.SIZE * len(portrait_kit.MOODS), portrait_kit.SIZE * 2)
        for column, mood in enumerate(portrait_kit.MOODS):
            for row, shut in enumerate((False, True)):
                moods.paste(portrait(mood, shut), column * portrait_kit.SIZE, row * portrait_kit.SIZE)
        save(moods.image(), assets / "portraits" / f"{name}.png")


def _build_sounds(folder: Path, keep: bool) -> None:
    if not keep:
        import sound_build

        sound_build.build(folder)


if __name__ == "__main__":
    build(ASSETS, "--keep-maps" in sys.argv, "--keep-sounds" in sys.argv)
