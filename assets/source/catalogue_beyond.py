"""The props of the tavern, the cave, the hills and the lighthouse, in the order of their numbers: append only."""

from __future__ import annotations

import taproom
from canvas import standing
from tileset import Prop


def beyond() -> dict[str, Prop]:
    """Return the props that come after those of the town and the study."""
    return _tavern()


def _tavern() -> dict[str, Prop]:
    tables = {}
    for i in (1, 2, 3):
        for lit in (False, True):
            name = f"table_{i}" + ("_lit" if lit else "")
            picture = standing(taproom.table(lit, i), (14, 3), reach=8)
            tables[name] = Prop(picture, ((3, 8, 30, 18),), "" if lit else f"table_{i}_lit", ((17, 8, 12),))
    fire = ((31, 48, 16),)
    hearth = ((0, 46, 62, 14),)
    return {
        "bar": Prop(standing(taproom.bar(), (47, 2), reach=8), ((0, 12, 98, 20),)),
        "bottles": Prop(taproom.bottles()),
        "kegs": Prop(standing(taproom.kegs(), (20, 2), reach=10), ((0, 24, 46, 15),)),
        **tables,
        "hearth": Prop(standing(taproom.hearth(lit=False), (30, 2), reach=6), hearth, "hearth_lit", fire),
        "hearth_lit": Prop(standing(taproom.hearth(lit=True), (30, 2), reach=6), hearth, "", fire),
        "bed_red": Prop(standing(taproom.bed("rst"), (12, 2), reach=8), ((0, 8, 28, 34),)),
        "bed_blue": Prop(standing(taproom.bed("ijl"), (12, 2), reach=8), ((0, 8, 28, 34),)),
        "screen": Prop(standing(taproom.screen(), (18, 2), reach=10), ((0, 22, 40, 12),)),
        "chalk_board": Prop(standing(taproom.chalk_board(), (6, 2), reach=8), ((1, 9, 14, 10),)),
    }
