"""Whatever was done before, an ending stays within reach: no coins, everyone hostile, every key thing given away."""

from __future__ import annotations

import random

import pytest
from session.test_deeds_random import commands

from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice
from game.world import World
from game.world.rules import PARTING
from game.world.story import ENDED

PLACES = ("hill_road", "lighthouse", "lamp_room", "hollow_cave", "harbour", "north_gate", "tavern", "study")


def ended(world: World) -> list[str]:
    return [flag for flag, value in world.flags.items() if value and flag.startswith(ENDED)]


def choose(session: Session, rng: random.Random) -> None:
    """Read on in a chapter, and choose anything where it asks."""
    while (shown := session.chapter) is not None:
        session.do(c.Choose(rng.choice(shown.options)) if shown.kind == "choice" else c.Next())


def live(session: Session, rng: random.Random, deeds: int) -> None:
    """Do this and that: talk, trade, steal, threaten, wander about, sleep."""
    for _ in range(deeds):
        choose(session, rng)
        if session.talk is None and rng.random() < 0.15:
            try:
                go_to(session, rng.choice(PLACES))
            except ValueError:  # no way leads there now
                session.do(c.Wait(1))
            continue
        for command in commands(rng, session):
            session.do(command)
            while session.busy:
                session.listen(0.05)
        if session.talk and rng.random() < 0.2:
            session.do(c.Leave())
    choose(session, rng)
    session.do(c.Leave())


def lose_everything(session: Session) -> None:
    """The worst that can have happened by then."""
    people = session.cast.personas
    session.do(c.Set(money=0, item=dict.fromkeys(session.world.items, 0), standing=dict.fromkeys(people, 0)))


def wait_for_the_end(session: Session, rng: random.Random) -> None:
    """Sleep, and go down to the harbour by day, as everybody in town does then."""
    for _ in range(14):
        choose(session, rng)
        minute = session.world.time.minute
        session.do(c.Sleep(max(1, -(-((9 * 60 - minute) % (24 * 60) or 24 * 60) // 60))))
        choose(session, rng)
        assert session.world.time.minute < PARTING
        go_to(session, "harbour")
        session.do(c.Leave())
        choose(session, rng)
        if ended(session.world):
            return


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(6, 80))])
def test_an_ending_stays_within_reach(whole: Resources, seed: int) -> None:
    rng = random.Random(seed)
    session = Session(whole, UnderstudyVoice(), seed=seed)
    live(session, rng, 40)
    if not ended(session.world):
        lose_everything(session)
        wait_for_the_end(session, rng)
    assert ended(session.world), session.world.to_json()
    session.do(c.Wait(2))
    go_to(session, "merchant")
    assert session.do(c.Talk("merchant")), "the game goes on after the end"
    session.close()
