"""Which letters a font file really has. pygame cannot tell: it measures the box that it would draw instead."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path


def letters_of(path: Path) -> frozenset[int]:
    """The code points that the character map (`cmap`, formats 4 and 12) of a TrueType font leads to a glyph for.

    Raises ValueError for a file that is no such font.
    """
    data = path.read_bytes()
    try:
        return frozenset(_letters(data, _table(data, b"cmap")))
    except struct.error as error:
        raise ValueError(f"{path.name} is no TrueType font: {error}") from error


def _table(data: bytes, name: bytes) -> int:
    for number in range(_u16(data, 4)):
        entry = 12 + 16 * number
        if data[entry : entry + 4] == name:
            return _u32(data, entry + 8)
    raise ValueError(f"the font has no table {name.decode()}")


def _letters(data: bytes, cmap: int) -> Iterator[int]:
    for number in range(_u16(data, cmap + 2)):
        start = cmap + _u32(data, cmap + 4 + 8 * number + 4)
        match _u16(data, start):
            case 4:
                yield from _segments(data, start)
            case 12:
                yield from _groups(data, start)


def _segments(data: bytes, start: int) -> Iterator[int]:
    count = _u16(data, start + 6) // 2
    ends = start + 14
    starts, deltas, offsets = ends + 2 * count + 2, ends + 4 * count + 2, ends + 6 * count + 2
    for segment in range(count):
        first, last = _u16(data, starts + 2 * segment), _u16(data, ends + 2 * segment)
        offset = _u16(data, offsets + 2 * segment)
        for code in range(first, min(last, 0xFFFE) + 1):
            if offset == 0:
                glyph = (code + _u16(data, deltas + 2 * segment)) & 0xFFFF
            else:
                glyph = _u16(data, offsets + 2 * segment + offset + 2 * (code - first))
            if glyph:
                yield code


def _groups(data: bytes, start: int) -> Iterator[int]:
    for number in range(_u32(data, start + 12)):
        first, last, glyph = struct.unpack_from(">III", data, start + 16 + 12 * number)
        for code in range(first, last + 1):
            if glyph + code - first:
                yield code


def _u16(data: bytes, at: int) -> int:
    return int(struct.unpack_from(">H", data, at)[0])


def _u32(data: bytes, at: int) -> int:
    return int(struct.unpack_from(">I", data, at)[0])
