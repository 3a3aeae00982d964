"""Where everybody is, as the lines of a log tell it: each names those who are elsewhere than at the line before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.log import Line
from game.world.state import PLAYER, Walker, World

_AT_REST = Walker("", "", (0, 0), "down").to_json()
"""What need not be told of a walker."""


def moved(world: World, before: Mapping[str, Any]) -> dict[str, Any]:
    """Those who are elsewhere, or on another way, than `before`, by id."""
    now = {who: _told(walker) for who, walker in {PLAYER: world.player, **world.walkers}.items()}
    return {who: where for who, where in now.items() if where != before.get(who)}


def whereabouts(lines: Iterable[Line]) -> dict[str, Any]:
    """Where everybody is after these lines of a branch, oldest first; nothing of those of whom no line tells."""
    told: dict[str, Any] = {}
    for line in lines:
        told |= line.walkers or {}
    return told


def put(world: World, told: Mapping[str, Any]) -> None:
    """Put everybody of this world where the lines tell. Raises ValueError where one is told to be in no such place."""
    for who, where in told.items():
        walker = Walker.from_json(who, {**_AT_REST, **where})
        if who == PLAYER:
            world.player = walker
        elif who in world.people:
            world.people[who] = walker
        elif who in world.townspeople:
            world.townspeople[who] = walker


def _told(walker: Walker) -> dict[str, Any]:
    """A walker as plain data without what is as at rest."""
    return {key: value for key, value in walker.to_json().items() if value != _AT_REST[key]}
