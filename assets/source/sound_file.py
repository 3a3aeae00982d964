"""Writes OGG Vorbis that is the same on every run: the number of the stream, which encoders draw, is ours."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import soundfile
from sound_kit import RATE, Samples

STREAM = 1
CHECKSUM = 0x04C11DB7
"""The polynomial of an Ogg page's checksum."""
MOST_AT_ONCE = 8192
"""Samples handed to the encoder at once; more overflow its stack."""


def write(path: Path, sound: Samples, coarse: float) -> None:
    """Write a sound; `coarse` from 0 (best) to 1 (smallest)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encoded(sound, coarse))


def encoded(sound: Samples, coarse: float) -> bytes:
    """Return the file's bytes."""
    memory = io.BytesIO()
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        memory, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=coarse
    ) as file:
        for start in range(0, len(sound), MOST_AT_ONCE):
            file.write(np.ascontiguousarray(sound[start : start + MOST_AT_ONCE]))
    return _with_our_stream(bytearray(memory.getvalue()))


def _with_our_stream(data: bytearray) -> bytes:
    """Set the number of the stream in every page, and the page's checksum after it."""
    start = 0
    while start < len(data):
        segments = data[start + 26]
        end = start + 27 + segments + sum(data[start + 27 : start + 27 + segments])
        data[start + 14 : start + 18] = STREAM.to_bytes(4, "little")
        data[start + 22 : start + 26] = bytes(4)
        data[start + 22 : start + 26] = _checksum(data[start:end]).to_bytes(4, "little")
        start = end
    return bytes(data)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (CHECKSUM if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


TABLE = _table()


def _checksum(page: bytearray) -> int:
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ TABLE[value >> 24 ^ byte]
    return value
