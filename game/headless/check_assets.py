"""What is old: pictures, tilesets and sounds whose sources were changed after they were written, and things that have
no icon. By hashes, not by the times of files, which git does not keep."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game.content import ContentError, Problem
from game.headless.check_story import line_of
from game.world import read_items

SOURCES, MANIFEST = Path("assets", "source"), "built.json"
REBUILD = "run `python3 assets/source/build.py --keep-maps`"


def old_assets(root: Path) -> list[Problem]:
    """Every output that is missing, older than its sources, or not what they wrote; nothing is old without sources."""
    path = root / SOURCES / MANIFEST
    if not path.parent.is_dir():
        return []
    try:
        built = json.loads(path.read_text(encoding="utf-8"))
        return [problem for drawn in built["drawn"].values() for problem in _old(root, drawn, built["sources"])]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        return [Problem(path.relative_to(root).as_posix(), 0, "", f"cannot be read ({error!r}): {REBUILD}")]


def without_icon(root: Path) -> Iterator[Problem]:
    """The things that are shown as a plain parcel."""
    path = root / "assets" / "items.yaml"
    try:
        items = read_items(path, root)
    except ContentError:
        return
    for item in items:
        icon = Path("assets", "interface", "items", f"{item}.png")
        if not (root / icon).is_file():
            why = f"has no icon and is shown as a parcel: draw {icon.as_posix()}, 16x16"
            yield Problem(str(path), line_of(path, item), item, why)


def _old(root: Path, drawn: Mapping[str, Any], known: Mapping[str, str]) -> Iterator[Problem]:
    """What is wrong with the outputs of one drawing module."""
    newer = [name for name in drawn["of"] if _fingerprint(root / SOURCES / name) != known[name]]
    for name, written in drawn["outputs"].items():
        path = Path("assets", name)
        now = _fingerprint(root / path)
        if not now:
            yield Problem(path.as_posix(), 0, "", f"is missing: {REBUILD}")
        elif newer:
            changed = ", ".join((SOURCES / source).as_posix() for source in newer)
            yield Problem(path.as_posix(), 0, "", f"is older than {changed}: {REBUILD}")
        elif now != written:
            yield Problem(path.as_posix(), 0, "", f"is not what its sources wrote: change them instead, and {REBUILD}")


def _fingerprint(path: Path) -> str:
    """The first 16 digits of a file's SHA-256, as the manifest holds them; "" where there is no such file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    except OSError:
        return ""
