"""Every prop by name, in the order of its number in `props.tsx`: append, never reorder, or maps break.

Footprints (x, y, width, height in pixels of the picture) cover only the base, so that one can walk behind.
"""

from __future__ import annotations

from dataclasses import replace

import furniture
import houses
import masonry
import nature
import props
from canvas import Canvas, standing
from catalogue_beyond import beyond
from houses import House
from tileset import Prop

HOUSES = {
    "house_red": House(84, houses.RED_ROOF, "nvx", seed=1),
    "house_slate": House(92, houses.SLATE_ROOF, "ABC", seed=5, sign=houses.SIGN_BOWL),
    "house_scholar": House(84, houses.SLATE_ROOF, "nij", seed=9, sign=houses.SIGN_BOOK),
    "cottage_red": House(60, houses.RED_ROOF, "ABC", seed=4, gable=False, door_x=13),
    "cottage_slate": House(60, houses.SLATE_ROOF, "nvx", seed=7, gable=False, door_x=38),
}

RED_AWNING, BLUE_AWNING = "rst", "nij"


def catalogue() -> dict[str, Prop]:
    """Return all props. In the keeper's cottage nobody lights a lamp: it is a house without a picture for the night."""
    town = _buildings() | _fortress() | _market() | _trees() | _small_things() | _study() | _ashore()
    cottage = {"keepers_cottage": replace(town["cottage_red"], lit="", lights=(), smoke=None)}
    return town | beyond() | cottage | {f"{name}_lit": gate for name, gate in _gates(lit=True).items()}


def _house(name: str, house: House, lit: bool) -> Prop:
    picture, lights = houses.draw(house, lit)
    shadowed = standing(picture, (house.width / 2, 2))
    footprint = ((6, picture.height - 30, house.width - 2, 28),)
    return Prop(shadowed, footprint, "" if lit else f"{name}_lit", lights, smoke=houses.chimney_mouth(house))


def _buildings() -> dict[str, Prop]:
    built = {name: _house(name, house, lit=False) for name, house in HOUSES.items()}
    return built | {f"{name}_lit": _house(name, house, lit=True) for name, house in HOUSES.items()}


def _fortress() -> dict[str, Prop]:
    walls = {
        "wall_plain": (48, masonry.town_wall(48, 2)),
        "wall_ivy": (48, masonry.town_wall(48, 9, ivy=1.0)),
        "wall_thin_ivy": (48, masonry.town_wall(48, 5, ivy=0.5)),
        "wall_short": (24, masonry.town_wall(24, 12)),
    }
    dark, bright = props.ringed(masonry.lighthouse(lit=False)), props.ringed(masonry.lighthouse(lit=True))
    rock, lantern = ((8, 96, 56, 18),), ((36, 16, 16),)
    return {
        **_gates(lit=False),
        **{name: Prop(_grounded(wall, width / 2), ((0, 33, width, 16),)) for name, (width, wall) in walls.items()},
        "lighthouse": Prop(dark, rock),
        "lighthouse_burning": Prop(bright, rock, "", lantern, motion="turn"),
    }


def _gates(lit: bool) -> dict[str, Prop]:
    """Return the north gate shut and open, by day or with burning torches."""
    footprints = {"gate_shut": ((1, 60, 118, 20),), "gate_open": ((1, 60, 41, 20), (78, 60, 41, 20))}
    fires = tuple((x + 4, y + 6, 10) for x, y in masonry.TORCHES)
    return {
        name: Prop(
            _grounded(masonry.gate(name == "gate_open", lit), 57),
            footprint,
            "" if lit else f"{name}_lit",
            fires,
            cloth=masonry.BANNERS,
        )
        for name, footprint in footprints.items()
    }


def _grounded(picture: Canvas, half_width: float) -> Canvas:
    """Return a building with a strip of shadow under its front."""
    result = Canvas(picture.width, picture.height + 2)
    result.shadow[-2:, int(picture.width / 2 - half_width) : int(picture.width / 2 + half_width)] = True
    result.paste(picture, 0, 0)
    return result


def _market() -> dict[str, Prop]:
    stalls = {
        "stall_fruit": props.stall(RED_AWNING, "fruit"),
        "stall_fish": props.stall(BLUE_AWNING, "fish"),
    }
    frames = ("fountain", "fountain_2", "fountain_3", "fountain_4")
    basin = ((4, 20, 46, 24),)
    fountains = {
        name: Prop(standing(props.fountain(i), (24, 5)), basin, frames=frames if i == 0 else ())
        for i, name in enumerate(frames)
    }
    posts = {
        "lamp": Prop(standing(props.lamp(lit=False), (6, 2)), ((4, 35, 8, 8),), "lamp_lit", ((7, 10, 15),)),
        "lamp_lit": Prop(standing(props.lamp(lit=True), (6, 2)), ((4, 35, 8, 8),), "", ((7, 10, 15),)),
        "torch": Prop(props.torch(lit=False), (), "torch_lit", ((4, 6, 10),)),
        "torch_lit": Prop(props.torch(lit=True), (), "", ((4, 6, 10),)),
    }
    counter = ((3, 28, 48, 18),)
    return (
        {name: Prop(standing(s, (24, 2)), counter, cloth=(props.HEM,)) for name, s in stalls.items()}
        | fountains
        | posts
    )


def _trees() -> dict[str, Prop]:
    plants: dict[str, Prop] = {}
    for i, seed in enumerate((1, 7, 32), 1):
        plants[f"oak_{i}"] = Prop(standing(nature.oak(seed), (12, 3)), ((15, 40, 14, 11),))
    for i, seed in enumerate((4, 9), 1):
        amber = standing(nature.oak(seed, nature.AMBER), (12, 3))
        plants[f"amber_{i}"] = Prop(amber, ((15, 40, 14, 11),))
    for i, seed in enumerate((1, 2, 24), 1):
        plants[f"pine_{i}"] = Prop(standing(nature.pine(seed), (9, 3)), ((8, 38, 14, 11),))
    for i, (seed, berries) in enumerate(((3, ""), (1, ""), (2, "st"), (8, "hg")), 1):
        plants[f"bush_{i}"] = Prop(standing(nature.bush(seed, berries), (10, 2.5)), ((2, 7, 18, 11),))
    for i in range(1, 5):
        plants[f"flowers_{i}"] = Prop(nature.flowers(i))
    return {name: replace(plant, motion="sway") for name, plant in plants.items()}


def _small_things() -> dict[str, Prop]:
    sizes = {"barrel": 14, "crate": 15, "sack": 12, "sign": 16, "pot": 12, "board": 20}
    grids = {name: _small(name, width) for name, width in sizes.items()}
    return grids | {"boat": Prop(props.afloat(props.boat()), ((4, 8, 46, 16),), motion="bob")}


def _small(name: str, width: int) -> Prop:
    picture = props.small(name)
    return Prop(standing(picture, (width / 2 - 1, 2)), ((1, picture.height - 10, width - 2, 10),))


def _ashore() -> dict[str, Prop]:
    return {"boat_ashore": Prop(standing(props.boat(), (18, 3)), ((2, 8, 42, 14),))}


def _study() -> dict[str, Prop]:
    shelves = {f"bookshelf_{i}": furniture.bookshelf(seed) for i, seed in enumerate((1, 5, 9, 3), 1)}
    pieces = {
        "desk": Prop(standing(furniture.desk(), (24, 2)), ((1, 12, 50, 17),), "", ((42, 3, 12),)),
        "globe": Prop(standing(furniture.globe(), (6, 2)), ((2, 16, 13, 9),)),
        "window": Prop(furniture.window()),
        "candle": Prop(furniture.candle(), (), "", ((3, 2, 10),)),
        "plant": Prop(standing(props.small("plant"), (6, 2)), ((3, 9, 10, 9),)),
        "books": Prop(standing(props.small("book pile"), (6, 2)), ((1, 3, 12, 8),)),
        "stool": Prop(standing(props.small("stool"), (5, 2)), ((1, 2, 10, 7),)),
    }
    return {name: Prop(standing(s, (23, 2)), ((0, 34, 48, 14),)) for name, s in shelves.items()} | pieces
