"""What a chapter of the story changes beside flags, things and hours: where it stands, its variables, the music, and
who is kept where."""

from __future__ import annotations

from game.world.facts import WorldFact
from game.world.rules import done
from game.world.state import Place, Stay, World


def turn_to(world: World, place: Place | None) -> list[WorldFact]:
    """Go to a step of a chapter; None ends it. Nobody but the player knows of it."""
    data = place.to_json() if place else {"chapter": "", "at": 0}
    return done(world, WorldFact("chapter", {**data, "seen": []}))


def set_variable(world: World, name: str, value: int | str) -> list[WorldFact]:
    """Let a variable of the story have a value."""
    return done(world, WorldFact("variable", {"name": name, "value": value, "seen": []}))


def play(world: World, music: str) -> list[WorldFact]:
    """Let other music be played."""
    return done(world, WorldFact("music", {"music": music, "seen": []}))


def keep_at(world: World, who: str, stay: Stay | None) -> list[WorldFact]:
    """Let somebody go to a place and stay there, or back to its own day."""
    if world.stays.get(who) == stay:
        return []
    data = stay.to_json() if stay else {}
    return done(world, WorldFact("stay", {"who": who, "stay": data}))
