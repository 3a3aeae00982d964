"""Going somewhere without a window: the same steps as the keys make, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.session import commands as c
from game.session.events import Event
from game.session.session import Session
from game.world import Direction
from game.world.nearby import way_to


def follow(session: Session, way: Iterable[Direction]) -> Iterator[Event]:
    """Walk these directions, a tile each; what happens comes as it happens. A blocked step only turns the player."""
    for direction in way:
        yield from session.do(c.Walk(direction))
        while session.world.player.moving:
            yield from session.tick()


def go_to(session: Session, target: str) -> list[Event]:
    """Walk next to a character or onto a spot. Raises KeyError where it is neither, ValueError where no way leads."""
    way = way_to(session.world, session.atlas, target)
    if way is None:
        raise ValueError(f"no way leads to `{target}` now")
    return list(follow(session, way))
