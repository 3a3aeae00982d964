"""Which ids a script may name: what there is in the game that it is played in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.mind.persona import Cast
from game.session.resources import Resources
from game.world import Atlas
from game.world.rules import FLAG_TEXTS

PASSED = "passed_"
"""A flag of this beginning says that somebody has come by, whoever a player may ask for."""


@dataclass(frozen=True, slots=True)
class Known:
    """Ids by what they name."""

    characters: frozenset[str]
    spots: frozenset[str]
    maps: frozenset[str]
    items: frozenset[str]
    flags: frozenset[str]

    def missing(self, what: str, name: str) -> str:
        """A sentence that says that there is no such `what` (the name of a field here), or "" where there is."""
        there = getattr(self, what)
        if name in there or (what == "flags" and name.startswith(PASSED) and name != PASSED):
            return ""
        names = [*sorted(there), *([f"{PASSED}NAME"] if what == "flags" else [])]
        return f"there is no {what.removesuffix('s')} `{name}`; there are {', '.join(names)}"

    def unreachable(self, name: str) -> str:
        """The same for somebody or something to walk to."""
        if name in self.characters | self.spots:
            return ""
        there = ", ".join(sorted(self.characters | self.spots))
        return f"there is nobody and nothing called `{name}`; there are {there}"


def known_ids(resources: Resources) -> Known:
    """The ids of the characters, maps, items and flags that were read."""
    atlas, people = resources.atlas, frozenset(resources.cast.personas)
    return Known(
        characters=people,
        spots=frozenset(spot for tile_map in atlas.maps.values() for spot in tile_map.spots),
        maps=frozenset(atlas.maps),
        items=frozenset(resources.items),
        flags=frozenset([*(f"met_{npc}" for npc in people), *_flags_of(atlas), *_flags_asked(resources.cast)]),
    )


def _flags_of(atlas: Atlas) -> Iterator[str]:
    yield from (flag for flag, _ in FLAG_TEXTS)
    for tile_map in atlas.maps.values():
        yield from (prop.flag for prop in tile_map.props if prop.flag)
        yield from (spot.flag for spot in tile_map.spots.values() if spot.flag)


def _flags_asked(cast: Cast) -> Iterator[str]:
    """The flags in the conditions under which characters know something."""
    for knowledge in (cast.town.knowledge, *(persona.knowledge for persona in cast.personas.values())):
        for piece in knowledge:
            yield from piece.when.flag if piece.when else ()
