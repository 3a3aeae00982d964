"""The props of the tavern, the cave, the hills and the lighthouse, in the order of their numbers: append only."""

from __future__ import annotations

import cavern
import headland
import props
import stones
import taproom
from canvas import standing
from tileset import Prop


def beyond() -> dict[str, Prop]:
    """Return the props that come after those of the town and the study."""
    return _tavern() | _cave() | _hills() | _headland()


def _tavern() -> dict[str, Prop]:
    tables = {}
    for i in (1, 2, 3):
        for lit in (False, True):
            name = f"table_{i}" + ("_lit" if lit else "")
            picture = standing(taproom.table(lit, i), (14, 3))
            tables[name] = Prop(picture, ((3, 8, 30, 18),), "" if lit else f"table_{i}_lit", ((17, 8, 12),))
    fire = ((31, 48, 16),)
    hearth = ((0, 46, 62, 14),)
    return {
        "bar": Prop(standing(taproom.bar(), (47, 2)), ((0, 12, 98, 20),)),
        "bottles": Prop(taproom.bottles()),
        "kegs": Prop(standing(taproom.kegs(), (20, 2)), ((0, 24, 46, 15),)),
        **tables,
        "hearth": Prop(standing(taproom.hearth(lit=False), (30, 2)), hearth, "hearth_lit", fire),
        "hearth_lit": Prop(standing(taproom.hearth(lit=True), (30, 2)), hearth, "", fire),
        "bed_red": Prop(standing(taproom.bed("rst"), (12, 2)), ((0, 8, 28, 34),)),
        "bed_blue": Prop(standing(taproom.bed("ijl"), (12, 2)), ((0, 8, 28, 34),)),
        "screen": Prop(standing(taproom.screen(), (18, 2)), ((0, 22, 40, 12),)),
        "chalk_board": Prop(standing(taproom.chalk_board(), (6, 2)), ((1, 9, 14, 10),)),
    }


def _cave() -> dict[str, Prop]:
    spikes = {
        f"stalagmite_{i + 1}": Prop(standing(cavern.stalagmite(i), (10, 2.5)), ((2, 20, 22, 11),)) for i in range(3)
    }
    glows = {}
    for name, ramp in (("crystal_blue", "jlm"), ("crystal_violet", "122")):
        for lit in (False, True):
            picture = standing(cavern.crystals(ramp, lit), (9, 2))
            key = f"{name}_lit" if lit else name
            glows[key] = Prop(picture, ((3, 13, 18, 10),), "" if lit else f"{name}_lit", ((12, 12, 14),))
    lamps = {}
    for lit in (False, True):
        picture = standing(cavern.ledge_lamp(lit), (9, 2))
        key = "ledge_lamp_lit" if lit else "ledge_lamp"
        lamps[key] = Prop(picture, ((1, 16, 18, 11),), "" if lit else "ledge_lamp_lit", ((8, 11, 10),))
    return {
        "cave_mouth": Prop(standing(cavern.mouth(), (40, 2)), ((2, 34, 82, 31),)),
        "salt_widow": Prop(standing(cavern.widow(), (18, 2)), ((3, 38, 36, 17),)),
        **spikes,
        **glows,
        "ladder_hole": Prop(cavern.hole()),
        "ladder": Prop(cavern.ladder()),
        "cut_stair": Prop(cavern.stair(), ((0, 30, 14, 22), (30, 30, 14, 22))),
        **lamps,
        "crosses": Prop(cavern.crosses()),
        "daylight": Prop(cavern.daylight()),
        "driftwood": Prop(standing(cavern.driftwood(), (14, 2)), ((3, 6, 28, 11),)),
        "offerings": Prop(standing(props.small("offerings"), (6, 1.5))),
        "nets": Prop(standing(props.small("nets"), (10, 2)), ((1, 4, 22, 10),)),
    }


def _hills() -> dict[str, Prop]:
    rocks = {}
    for name, size, seed in (("boulder_1", 44, 3), ("boulder_2", 32, 5), ("boulder_3", 24, 8), ("boulder_4", 16, 2)):
        picture = stones.boulder(size, seed)
        base = ((2, int(picture.height * 0.42), size - 2, int(picture.height * 0.56)),)
        rocks[name] = Prop(standing(picture, (size / 2 - 1, 2.5)), base)
    pines = {
        f"bent_pine_{i}": Prop(standing(stones.bent_pine(seed), (9, 3)), ((10, 38, 14, 11),), motion="sway")
        for i, seed in enumerate((1, 5), 1)
    }
    tufts = {f"tussock_{i}": Prop(stones.tussock(i), motion="sway") for i in (1, 2, 3, 4)}
    return {
        **rocks,
        **pines,
        "cairn": Prop(standing(stones.cairn(), (13, 2.5)), ((2, 22, 26, 15),)),
        "milestone": Prop(standing(stones.milestone(), (6, 2)), ((1, 11, 14, 10),)),
        "cart": Prop(standing(stones.cart(), (24, 2.5)), ((8, 14, 46, 20),)),
        "cold_fire": Prop(stones.cold_fire(), ((3, 4, 20, 12),)),
        "cleft": Prop(standing(stones.cleft(), (18, 2)), ((1, 24, 12, 25), (27, 24, 12, 25))),
        **tufts,
    }


def _headland() -> dict[str, Prop]:
    towers, lamps = {}, {}
    for glow, suffix in enumerate(("", "_burning", "_burning_lit")):
        lit = "_burning_lit" if suffix == "_burning" else ""
        picture = standing(headland.tower(glow), (38, 3))
        shine = ((42, 28, 26),) if glow else ()
        towers[f"lighthouse_tower{suffix}"] = Prop(
            picture, ((7, 146, 72, 33),), f"lighthouse_tower{lit}" if lit else "", shine, motion="turn" if glow else ""
        )
        picture = standing(headland.great_lamp(glow), (20, 3))
        shine = ((24, 26, 30),) if glow else ()
        lamps[f"great_lamp{suffix}"] = Prop(picture, ((4, 52, 42, 18),), f"great_lamp{lit}" if lit else "", shine)
    return {
        **towers,
        "oil_shed": Prop(standing(headland.shed(), (24, 2)), ((3, 22, 46, 27),)),
        "bench": Prop(standing(headland.bench(), (15, 2)), ((1, 5, 32, 12),)),
        "boat_slip": Prop(headland.slip()),
        **lamps,
        "log_desk": Prop(standing(headland.log_desk(), (16, 2)), ((1, 10, 34, 17),)),
        "bed_roll": Prop(standing(headland.bed_roll(), (10, 1)), ((2, 3, 20, 30),)),
        "sea_rock_1": Prop(props.ringed(stones.boulder(44, 6, moss=False)), ((6, 12, 44, 18),)),
        "sea_rock_2": Prop(props.ringed(stones.boulder(34, 9, moss=False)), ((6, 8, 34, 14),)),
        "gull": Prop(standing(props.small("gull"), (4, 1.5))),
        "bell": Prop(standing(props.small("bell"), (5, 1.5)), ((1, 7, 12, 9),)),
        "oil_can": Prop(standing(headland.cask(), (5, 1.5)), ((1, 4, 11, 10),)),
    }
