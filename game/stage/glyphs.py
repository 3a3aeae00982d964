"""Which letters a font file really has. pygame cannot tell: it measures the box that it would draw instead."""

from __future__ import annotations

import struct
from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

Segment = tuple[int, int, int, bytes]
"""First and last code point, the number added to reach the glyph, and the glyphs' own numbers where they are listed."""


@dataclass(frozen=True, slots=True)
class Letters:
    """The code points that a font leads to a glyph for."""

    segments: list[Segment]
    _has: set[int] = field(default_factory=set)
    _lacks: set[int] = field(default_factory=set)

    def have(self, text: str) -> bool:
        """Whether there is a glyph for each letter."""
        codes = set(map(ord, text)) - self._has
        if codes & self._lacks:
            return False
        for code in codes:
            (self._has if self._leads(code) else self._lacks).add(code)
        return codes <= self._has

    def _leads(self, code: int) -> bool:
        at = bisect_right(self.segments, code, key=lambda segment: segment[0]) - 1
        if at < 0 or code > self.segments[at][1]:
            return False
        first, _, delta, glyphs = self.segments[at]
        if not glyphs:
            return (code + delta) & 0xFFFF != 0
        return 2 * (code - first) + 2 <= len(glyphs) and _u16(glyphs, 2 * (code - first)) != 0


def letters_of(path: Path) -> Letters:
    """The letters of a TrueType or OpenType font, or of the first of a collection, by its character map (`cmap`,
    formats 4 and 12).

    Raises ValueError for a file that is no such font, OSError for one that cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = _table(file, b"cmap")
        return Letters(sorted(_segments(data)))
    except struct.error as error:
        raise ValueError(f"{path.name} is no TrueType font: {error}") from error


def _table(file: BinaryIO, name: bytes) -> bytes:
    head = file.read(16)
    start = _u32(head, 12) if head[:4] == b"ttcf" else 0
    file.seek(start + 4)
    count = _u16(file.read(8), 0)
    for entry in struct.iter_unpack(">4s4xII", file.read(16 * count)):
        if entry[0] == name:
            file.seek(entry[1])
            return file.read(entry[2])
    raise ValueError(f"the font has no table {name.decode()}")


def _segments(cmap: bytes) -> list[Segment]:
    """Those of format 12, which holds all, else those of format 4."""
    starts = [_u32(cmap, 4 + 8 * number + 4) for number in range(_u16(cmap, 2))]
    formats = {_u16(cmap, start): start for start in starts}
    if 12 in formats:
        return _groups(cmap, formats[12])
    return _short(cmap, formats[4]) if 4 in formats else []


def _short(cmap: bytes, start: int) -> list[Segment]:
    count = _u16(cmap, start + 6) // 2
    ends, form = start + 14, f">{count}H"
    starts, deltas, offsets = ends + 2 * count + 2, ends + 4 * count + 2, ends + 6 * count + 2
    result = []
    for number, (last, first, delta, offset) in enumerate(
        zip(*(struct.unpack_from(form, cmap, at) for at in (ends, starts, deltas, offsets)), strict=True)
    ):
        where = offsets + 2 * number + offset
        glyphs = cmap[where : where + 2 * (last - first + 1)] if offset else b""
        if first <= last and (glyphs or not offset):
            result.append((first, min(last, 0xFFFE), delta, glyphs))
    return result


def _groups(cmap: bytes, start: int) -> list[Segment]:
    count = _u32(cmap, start + 12)
    rows = struct.iter_unpack(">III", cmap[start + 16 : start + 16 + 12 * count])
    return [(first, last, (glyph - first) & 0xFFFF, b"") for first, last, glyph in rows]


def _u16(data: bytes, at: int) -> int:
    return int(struct.unpack_from(">H", data, at)[0])


def _u32(data: bytes, at: int) -> int:
    return int(struct.unpack_from(">I", data, at)[0])
