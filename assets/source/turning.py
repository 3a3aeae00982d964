"""A person who faces left, turned to face right: the shapes are mirrored, the light still comes from the left.

In each row the runs of one material change places, but the tones within a run keep their order, light before dark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canvas import Canvas
from palette import RAMPS

EYE = "k"
STONE, LEAF, EARTH, RED, GOLD, WATER, SKIN, PURPLE = ("".join(c for c, _, _ in ramp) for ramp in RAMPS.values())
MATERIALS = (STONE, LEAF, EARTH, RED, GOLD + "d", WATER, SKIN, PURPLE)
"""Letters that may be tones of one thing."""


def turned(canvas: Canvas, materials: Sequence[str]) -> Canvas:
    """Return the mirror image of fills without contours; `materials` are the person's own, asked before the ramps."""
    result = Canvas(canvas.width, canvas.height)
    for y in range(canvas.height):
        row = [canvas.letter(x, y) for x in range(canvas.width)]
        for left, tones in _runs(row, [*materials, *MATERIALS]):
            start = canvas.width - left - len(tones)
            for x, letter in enumerate(_tones(tones)):
                result.dot(start + x, y, letter)
            for x, letter in enumerate(reversed(tones)):
                if letter == EYE:
                    result.dot(start + x, y, letter)
    return result


def _runs(row: Sequence[str | None], materials: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield where each run of one material begins, and its letters; an eye belongs to the face around it."""
    start, run = 0, list[str]()
    for x, letter in enumerate([*row, None]):
        if run and (letter is None or not _same(run, letter, materials)):
            yield start, run
            run = []
        if letter is not None:
            start = start if run else x
            run.append(letter)


def _same(run: Sequence[str], letter: str, materials: Sequence[str]) -> bool:
    tones = {*run, letter} - {EYE}
    return any(tones <= set(material) for material in materials)


def _tones(run: Sequence[str]) -> list[str]:
    """The letters of a run without its eyes, in their order and as many as before."""
    tones = [letter for letter in run if letter != EYE] or [EYE]
    return [tones[round(x * (len(tones) - 1) / max(1, len(run) - 1))] for x in range(len(run))]
