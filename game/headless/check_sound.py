"""Which music and ambience maps and chapters ask for that there is not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.content import Problem
from game.world import Atlas
from game.world.story import Chapter, every_event

SOUNDS = Path("assets", "sounds")


def unheard(root: Path, atlas: Atlas, chapters: Iterable[tuple[Path, Chapter]]) -> Iterator[Problem]:
    """Names without a file; a game without any sounds is silent, and nothing is wrong with it."""
    if not (root / SOUNDS).is_dir():
        return
    music, ambience = _there(root, "music"), _there(root, "ambience")
    for tile_map in atlas.maps.values():
        path = f"assets/maps/{tile_map.id}.tmx"
        for field, name in (("music", tile_map.music), ("night_music", tile_map.night_music)):
            yield from _missing(path, field, name, music)
        for name in tile_map.ambience:
            yield from _missing(path, "ambience", name, ambience)
    for file, chapter in chapters:
        for name in sorted({event.music for event in every_event(chapter.written) if event.music}):
            yield from _missing(str(file), "music", name, music)


def _there(root: Path, kind: str) -> list[str]:
    return sorted(path.stem for path in (root / SOUNDS / kind).glob("*.ogg"))


def _missing(path: str, field: str, name: str, there: list[str]) -> Iterator[Problem]:
    if name and name not in there:
        kind = "ambience" if field == "ambience" else "music"
        yield Problem(path, 1, field, f"there is no {kind} `{name}`; there are {', '.join(there)}")
