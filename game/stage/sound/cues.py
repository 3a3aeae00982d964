"""Which sounds, music and ambience belong to what happens and to where one is. Plain functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.session.events import Bout, Event, Kept, WorldChanged
from game.world import TileMap, World
from game.world.weather import weather_of

TITLE, DUEL = "title", "duel"
VARIANTS: Mapping[str, int] = {"page": 2, "hit": 2, "clash": 2, "letter": 3, "gull": 3}
"""Sounds of which there are several, so that they do not tire; there are `STEP_VARIANTS` of each step."""
STEP_VARIANTS = 4
COMPANY = 4
"""So many people fill a room with talk."""
RAIN_INSIDE, WIND_INSIDE = 0.22, 0.12
"""How much of the weather is heard under a roof."""


def music_for(world: World, tile_map: TileMap) -> str:
    """The music: that of a duel, then of the chapter that is told, then of the place and the hour."""
    if world.duel:
        return DUEL
    if world.place and world.music:
        return world.music
    return (tile_map.night_music if world.flags.get("night") else "") or tile_map.music


def ambience_for(flags: Mapping[str, bool], tile_map: TileMap, shore: float, company: int) -> dict[str, float]:
    """Each loop and how loud it is (0 to 1): `shore` says how near the water is, `company` how many others are here."""
    found = dict(tile_map.ambience)
    if "murmur" in found:
        found["murmur"] *= min(1.0, company / COMPANY)
    if tile_map.dark:
        return _heard(found)
    weather, outside = weather_of(flags), tile_map.outdoors
    if weather == "rain":
        found["rain"] = 1.0 if outside else RAIN_INSIDE
    if weather == "wind":
        found["wind"] = max(found.get("wind", 0.0), 1.0 if outside else WIND_INSIDE)
    if outside:
        found["waves"] = max(found.get("waves", 0.0), shore)
        if flags.get("night") and weather in ("clear", "cloud"):
            found["crickets"] = 0.8 - 0.5 * shore
    return _heard(found)


def _heard(loops: Mapping[str, float]) -> dict[str, float]:
    return {name: volume for name, volume in loops.items() if volume > 0.01}


def gulls_cry(flags: Mapping[str, bool], tile_map: TileMap, shore: float) -> bool:
    """Whether gulls are about: by day, near the water, when it does not rain."""
    return tile_map.outdoors and shore > 0.15 and not flags.get("night") and not flags.get("rain")


def sound_for(event: Event, touches: int) -> str:
    """The sound of an event, "" where it has none; `touches` are those of a duel before it, of both together."""
    match event:
        case WorldChanged(what, text, data):
            return _sound_of_fact(what, text, data)
        case Bout(_, _, yours, hers):
            return "hit" if yours + hers > touches else "clash"
        case Kept():
            return "chime"
        case _:
            return ""


def _sound_of_fact(what: str, text: str, data: Mapping[str, Any]) -> str:
    match what:
        case "trade" | "gift" | "return" | "theft" | "prize":
            return "coins" if data.get("coins") else "take"
        case "money":
            return "coins"
        case "item":
            return "take"
        case "quest":
            return "chime"
        case "bell":
            return "bell"
        case "duel_over":
            return "hit"
        case "flag" if data.get("flag") == "gate_open":
            return "gate"
        case "flag" if data.get("flag") == "night" and text:
            return "bell"
    return ""


def sound_of_crossing(left: TileMap, entered: TileMap) -> str:
    """A house has a door."""
    return "door" if left.indoors or entered.indoors else ""
