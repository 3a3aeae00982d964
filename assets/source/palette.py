"""The palette of Emberwick: 32 colours, each with one letter that every drawing grid uses.

Ramps run from dark to light; shadows drift to violet and teal, lights to yellow. Ramps share their dark ends, which is
what ties the pictures together.
"""

from __future__ import annotations

import numpy as np

TRANSPARENT = -1
"""The palette index of a pixel that was never painted."""

RAMPS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "stone": (
        ("k", "1b1728", "ink"),
        ("n", "2f2b4c", "night"),
        ("v", "4b4c72", "slate"),
        ("x", "70768f", "flint"),
        ("y", "9aa0ae", "stone"),
        ("z", "c9cbc6", "ash"),
        ("w", "f6edd6", "paper"),
    ),
    "leaf": (
        ("A", "1d3f47", "pine"),
        ("B", "2d6452", "moss"),
        ("C", "4a8a50", "leaf"),
        ("D", "72a84e", "meadow"),
        ("E", "b0cd62", "lime"),
    ),
    "earth": (
        ("a", "3a2235", "bark"),
        ("b", "60373d", "umber"),
        ("c", "8e5643", "oak"),
        ("d", "ba8155", "clay"),
        ("e", "ddb27a", "straw"),
        ("f", "f2dea8", "sand"),
    ),
    "red": (("r", "8a2c46", "wine"), ("s", "c84b46", "brick"), ("t", "ec8859", "coral")),
    "gold": (("g", "f0b344", "amber"), ("h", "fde793", "flame")),
    "water": (("i", "28487c", "deep"), ("j", "2f79a8", "sea"), ("l", "57b3c4", "shoal"), ("m", "b4e6da", "foam")),
    "skin": (("p", "bb6d5c", "blush"), ("q", "e7a27b", "skin"), ("u", "fbd4a6", "peach")),
    "purple": (("1", "57387c", "plum"), ("2", "9163aa", "lilac")),
}

COLOURS = tuple(colour for ramp in RAMPS.values() for colour in ramp)
LETTERS = tuple(letter for letter, _, _ in COLOURS)
INDEX = {letter: position for position, letter in enumerate(LETTERS)}
RGB = np.array([[int(code[at : at + 2], 16) for at in (0, 2, 4)] for _, code, _ in COLOURS], np.uint8)

OUTLINE_SHADED = dict(
    zip(
        "knvxyzwABCDEabcdefrstghijlmpqu12",
        "kkknnvvkkAABkkaabbaarbcknijbbbkn",
        strict=True,
    )
)
"""Outline colour on the shaded (right, bottom) side of a fill of the given letter."""

OUTLINE_LIT = OUTLINE_SHADED | dict(zip("ywDdefg", "vxBbccc", strict=True))
"""Outline colour on the lit (left, top) side: one step lighter where the ramp allows it."""

STEP_DOWN = dict(
    zip(
        "wzyxvnkEDCBAfedcbatsrhgmljiuqp21",
        "zyxvnkkDCBAkedcbaksragdljinqpb1n",
        strict=True,
    )
)
"""One step down the ramp: the only way in which shade is painted on an object."""

STEP_DOWN_WARM = STEP_DOWN | {"w": "e"}
"""The step for plaster, whose shade is warm."""
