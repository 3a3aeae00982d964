"""Where the player has last seen whom it knows, by what it has heard and read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.log import GameTime, Log
from game.session.past import is_read
from game.world.sight import SEES
from game.world.state import PLAYER, World
from game.world.tilemap import Tile, distance


@dataclass(frozen=True, slots=True)
class Sighting:
    """Who was where, and when; `now` where the player sees it."""

    who: str
    map: str
    tile: Tile
    time: GameTime
    now: bool = False


def sightings(log: Log, world: World) -> list[Sighting]:
    """One for each who has ever spoken to the player, in the order in which they first did."""
    where: dict[str, Any] = {}
    seen: dict[str, Sighting] = {}
    for line in log.branch:
        where |= line.walkers or {}
        known = where.get(line.speaker)
        if line.speaker != PLAYER and known and is_read(line):
            x, y = known["tile"]
            seen[line.speaker] = Sighting(line.speaker, known["map"], (x, y), line.time)
    for walker in world.around:
        if walker.id in seen and distance(walker.tile, world.player.tile) <= SEES:
            seen[walker.id] = Sighting(walker.id, walker.map, walker.tile, world.time, now=True)
    return list(seen.values())
