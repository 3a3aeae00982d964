"""Letter grids kept as data: text files of named sections, one letter of the palette (or one slot) per pixel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

Grids = dict[str, tuple[str, ...]]

FOLDER = Path(__file__).parent / "grids"


@cache
def load(name: str) -> Grids:
    """Read `grids/<name>.txt`; see `read_sections`."""
    return read_sections(FOLDER / f"{name}.txt")


def read_sections(path: Path) -> Grids:
    """Read a text: a line `[section]` opens a grid, the lines up to the next empty line are its rows.

    Lines before the first section are remarks. Raises ValueError for a section that is there twice or has no rows.
    """
    grids: Grids = {}
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = block.strip("\n").split("\n")
        if not lines[0].startswith("["):
            continue
        section = lines[0].strip("[]")
        if section in grids or len(lines) < 2:
            raise ValueError(f"{path}: section [{section}] is there twice or has no rows")
        grids[section] = tuple(lines[1:])
    return grids
