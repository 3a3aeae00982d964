"""Going somewhere without a window: the same steps as the keys make, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.session import commands as c
from game.session.events import Event
from game.session.session import Session
from game.world import Direction
from game.world.nearby import way_to

TRIES = 60
"""So often a way is looked for anew, while people walk about."""
PAUSE = 0.5
"""Seconds to wait for somebody who stands in the way."""


def chooses(session: Session) -> bool:
    """Whether the story waits for a choice of the player."""
    return session.chapter is not None and session.chapter.kind == "choice"


def follow(session: Session, way: Iterable[Direction]) -> Iterator[Event]:
    """Walk these directions, a tile each; what happens comes as it happens. A blocked step only turns the player."""
    for direction in way:
        yield from session.do(c.Walk(direction))
        while session.world.player.moving:
            yield from session.tick()


def go_to(session: Session, target: str) -> list[Event]:
    """Walk next to a character or onto a spot; see `steps_to`."""
    return list(steps_to(session, target))


def steps_to(session: Session, target: str) -> Iterator[Event]:
    """Walk next to a character or onto a spot, after somebody who goes and round somebody who stands in the way; what
    happens comes as it happens. Whoever stops the player on the way ends it, and so does a choice of the story. Raises
    KeyError where the target is neither, ValueError where no way leads."""
    for _ in range(TRIES):
        way = way_to(session.world, session.atlas, target)
        if way == [] or session.talk or chooses(session):
            return
        for direction in way or ():
            here = session.world.player.map, session.world.player.tile
            yield from follow(session, [direction])
            if here == (session.world.player.map, session.world.player.tile):
                break
        else:
            if way:
                continue
        yield from session.do(c.Wait(PAUSE))
    raise ValueError(f"no way leads to `{target}` now")
