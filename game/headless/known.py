"""Which ids a script may name: what there is in the game that it is played in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.mind.persona import Cast
from game.session.hearing import HEARD
from game.session.resources import Resources
from game.world import Atlas
from game.world.rules import FLAG_TEXTS, NIGHT
from game.world.story import ENDED, TOLD, Chapter, every_event
from game.world.weather import FLAGS

PASSED = "passed_"
"""A flag of this beginning says that somebody has come by, whoever a player may ask for."""


@dataclass(frozen=True, slots=True)
class Known:
    """Ids by what they name; `heard` are the flags that say what the player has heard of whom, `people` characters and
    townspeople, `ruled` the flags that the rules of the town set."""

    characters: frozenset[str]
    spots: frozenset[str]
    maps: frozenset[str]
    items: frozenset[str]
    flags: frozenset[str]
    heard: frozenset[str] = frozenset()
    people: frozenset[str] = frozenset()
    chapters: frozenset[str] = frozenset()
    ruled: frozenset[str] = frozenset()

    def missing(self, what: str, name: str) -> str:
        """A sentence that says that there is no such `what` (the name of a field here), or "" where there is."""
        there = getattr(self, what)
        free = what == "flags" and self.is_free(name)
        if name in there or free:
            return ""
        names = [*sorted(there), *([f"{PASSED}NAME", f"{HEARD}WHO_WHAT"] if what == "flags" else [])]
        no = "nobody called" if what == "people" else f"no {what.removesuffix('s')}"
        return f"there is {no} `{name}`; there are {', '.join(names)}"

    def is_free(self, flag: str) -> bool:
        """Whether a flag comes true by asking somebody, or by somebody passing."""
        return (flag.startswith(PASSED) and flag != PASSED) or flag in self.heard

    def unreachable(self, name: str) -> str:
        """The same for somebody or something to walk to."""
        if name in self.people | self.spots:
            return ""
        there = ", ".join(sorted(self.people | self.spots))
        return f"there is nobody and nothing called `{name}`; there are {there}"


def known_ids(resources: Resources) -> Known:
    """The ids of the characters, maps, items and flags that were read."""
    atlas, characters = resources.atlas, frozenset(resources.cast.personas)
    heard = frozenset(one.heard(remark) for one in resources.townspeople.values() for remark in one.remarks)
    told = frozenset(flags_of_the_story(resources.story.values()))
    opened = {gate.flag for one in resources.cast.personas.values() for gate in one.trade.opens}
    opened |= {rumour.flag for one in resources.cast.personas.values() for rumour in one.trade.rumours}
    set_by_rules = {flag for flag, _ in FLAG_TEXTS} | opened | {NIGHT, *FLAGS} | {f"met_{npc}" for npc in characters}
    return Known(
        characters=characters,
        spots=frozenset(spot for tile_map in atlas.maps.values() for spot in tile_map.spots),
        maps=frozenset(atlas.maps),
        items=frozenset(resources.items),
        flags=frozenset(_flags(resources.cast, atlas)) | told,
        ruled=frozenset(set_by_rules),
        heard=frozenset(_heard(resources.cast)) | (heard - {""}),
        people=characters | resources.townspeople.keys(),
        chapters=frozenset(resources.story),
    )


def flags_of_the_story(chapters: Iterable[Chapter]) -> Iterator[str]:
    """The flags that chapters set, by an event or by being told to the end."""
    for chapter in chapters:
        yield TOLD + chapter.id
        for event in every_event(chapter.written):
            yield from event.set.flag if event.set else ()
            yield from (ENDED + event.ending.id,) if event.ending else ()


def _flags(cast: Cast, atlas: Atlas) -> Iterator[str]:
    yield from (f"met_{npc}" for npc in cast.personas)
    yield from (*_flags_of(atlas), *_flags_asked(cast))


def _heard(cast: Cast) -> Iterator[str]:
    """The flags that say what the player has heard of whom."""
    for npc, persona in cast.personas.items():
        pieces = (piece.id for piece in (*persona.knowledge, *cast.town.knowledge))
        terms = (gate.id for gate in persona.trade.opens)
        yield from (f"{HEARD}{npc}_{about}" for about in (*pieces, *persona.opinions, *terms))


def _flags_of(atlas: Atlas) -> Iterator[str]:
    yield from (NIGHT, *FLAGS, *(flag for flag, _ in FLAG_TEXTS))
    for tile_map in atlas.maps.values():
        asked = [(prop.flag, prop.unless) for prop in tile_map.props]
        asked += [(spot.flag, spot.unless) for spot in tile_map.spots.values()]
        yield from (flag for pair in asked for flag in pair if flag)


def _flags_asked(cast: Cast) -> Iterator[str]:
    """The flags in the conditions under which characters know something."""
    for knowledge in (cast.town.knowledge, *(persona.knowledge for persona in cast.personas.values())):
        for piece in knowledge:
            yield from (flag for asked in (piece.when, piece.until) if asked for flag in asked.flag)
