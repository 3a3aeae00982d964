"""What a game is made of, read once at the start: characters, maps, items, the tokenizer."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from game.content import ContentError, Problem
from game.mind.blocks import ContextOverflowError, check_persona
from game.mind.persona import Cast, Persona, read_cast
from game.mind.prompt import VERSION
from game.mind.tokens import Counter, load_counter
from game.world import Atlas, Days, Item, World, read_atlas, read_items, routine, rules
from game.world.quests import Quest, read_quests
from game.world.story import Chapter, read_story
from game.world.townspeople import Townsman, read_townspeople

TOWNSPEOPLE, STORY = "assets/townspeople.yaml", "assets/story"


class Hour(Protocol):
    """An entry of a schedule."""

    @property
    def start(self) -> str: ...
    @property
    def spot(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Resources:
    """Everything that does not change while the game runs. `days` is where everybody is by the hour, `spots` are the
    words for the places at which people can be, `townspeople` those who speak in passing, `story` the chapters by their
    ids, `sources` the hashes of the persona and story files and the version of the prompt, by name."""

    cast: Cast
    atlas: Atlas
    days: Days
    items: Mapping[str, Item]
    count: Counter
    sources: Mapping[str, str]
    spots: Mapping[str, tuple[str, ...]]
    quests: tuple[Quest, ...] = ()
    townspeople: Mapping[str, Townsman] = field(default_factory=dict)
    story: Mapping[str, Chapter] = field(default_factory=dict)

    def new_world(self) -> World:
        """The world at the start of a game."""
        purses = {npc: persona.trade.purse for npc, persona in self.cast.personas.items()}
        return rules.new_world(self.atlas, self.days, self.stock, purses)

    @property
    def stock(self) -> dict[str, dict[str, int]]:
        """The things that each character has at the start."""
        return {
            npc: {**persona.trade.holds, **{good.item: good.stock for good in persona.trade.sells}}
            for npc, persona in self.cast.personas.items()
        }


def load_resources(root: Path) -> Resources:
    """Read the game's files below `root`.

    A character that cannot be used is left out and named in `cast.problems`. Raises ContentError or VocabularyError
    where the game cannot go on without what is broken.
    """
    count = load_counter(root / "assets" / "tokenizer")
    atlas = read_atlas(root / "assets" / "maps")
    cast = _at_home(_fitting(read_cast(root / "npcs"), count), atlas)
    townspeople = {one.id: one for one in read_townspeople(root / TOWNSPEOPLE, root)}
    _reachable(townspeople, cast, atlas)
    hours = {npc: _hours(persona.schedule) for npc, persona in cast.personas.items()}
    hours |= {who: _hours(one.schedule) for who, one in townspeople.items()}
    hashed = [*sorted((root / "npcs").glob("*.yaml")), *sorted((root / STORY).glob("*.yaml"))]
    sources = {path.name: _hash(path) for path in hashed}
    return Resources(
        cast,
        atlas,
        routine.days(atlas, hours),
        read_items(root / "assets" / "items.yaml", root),
        count,
        {**sources, "prompt": str(VERSION)},
        dict(_spots(atlas, cast)),
        read_quests(root / "assets" / "quests.yaml", root),
        townspeople,
        read_story(root / STORY, root),
    )


def _reachable(townspeople: Mapping[str, Townsman], cast: Cast, atlas: Atlas) -> None:
    """Raise ContentError for townspeople who bear a character's id, or whose day leads to no spot."""
    problems = [
        Problem(TOWNSPEOPLE, 1, who, f"`{who}` is the id of a character already")
        for who in townspeople.keys() & cast.personas.keys()
    ]
    problems += [
        Problem(TOWNSPEOPLE, 1, who, f"there is no spot `{hour.spot}` on any map")
        for who, one in townspeople.items()
        for hour in one.schedule
        if atlas.spot(hour.spot) is None
    ]
    if problems:
        raise ContentError(sorted(problems, key=str))


def _fitting(cast: Cast, count: Counter) -> Cast:
    """The cast without the characters whose prompt would be too long."""
    kept = {}
    problems = list(cast.problems)
    for npc, persona in cast.personas.items():
        try:
            check_persona(persona, cast.town, count, f"npcs/{npc}.yaml")
            kept[npc] = persona
        except ContextOverflowError as error:
            problems.append(Problem(error.file, 1, error.block, str(error).partition(": ")[2]))
    return replace(cast, personas=kept, problems=tuple(problems))


def _at_home(cast: Cast, atlas: Atlas) -> Cast:
    """The cast without the characters whose day leads to a spot that is on no map."""
    astray = {npc: nowhere(persona, atlas) for npc, persona in cast.personas.items()}
    kept = {npc: persona for npc, persona in cast.personas.items() if not astray[npc]}
    problems = [Problem(f"npcs/{npc}.yaml", 1, "schedule", why) for npc, why in astray.items() if why]
    return replace(cast, personas=kept, problems=(*cast.problems, *problems))


def nowhere(persona: Persona, atlas: Atlas) -> str:
    """Why a character cannot live by its schedule: a spot that is not on the map it names; "" where it can."""
    for hour in persona.schedule:
        found = atlas.spot(hour.spot)
        if found is None or found[0].id != hour.map:
            there = ", ".join(sorted(atlas.maps[hour.map].spots)) if hour.map in atlas.maps else "no such map"
            return f"there is no spot `{hour.spot}` on the map `{hour.map}`; there are {there}"
    return ""


def _spots(atlas: Atlas, cast: Cast) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The words for each spot: what it is called, and what people call it."""
    said = {place.id: place.names for place in cast.town.places}
    for tile_map in atlas.maps.values():
        for spot in tile_map.spots.values():
            yield spot.id, tuple(dict.fromkeys((spot.label.lower().removeprefix("the "), *said.get(spot.id, ()))))


def _hours(schedule: Iterable[Hour]) -> Iterator[tuple[int, str]]:
    """From which minute of the day on one is at which spot."""
    yield from ((minutes(hour.start), hour.spot) for hour in schedule)


def minutes(clock: str) -> int:
    """The minute of the day of an hour "HH:MM"."""
    hour, _, minute = clock.partition(":")
    return int(hour) * 60 + int(minute)


def _hash(path: Path) -> str:
    text = path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")
    return hashlib.sha256(text.encode()).hexdigest()[:16]
