"""What a mind may know of the world, as plain values: the session fills it in, so that `mind` never imports `world`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.log import GameTime
from game.mind.persona import Knowledge
from game.mind.trade import Condition


class Thing(Protocol):
    """How a thing that can be carried is called, one and many."""

    @property
    def name(self) -> str: ...

    @property
    def plural(self) -> str: ...

    def some(self, count: int) -> str:
        """So many of them in words: "a lantern", "3 ropes"."""
        ...


@dataclass(frozen=True, slots=True)
class Bout:
    """A duel under way: the `move` that the other has begun, the `sign` of it, the touches of the player and of the
    other, what the player risks in coins, and the barbs that it has used."""

    move: str
    sign: str
    yours: int = 0
    hers: int = 0
    stake: int = 0
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WorldView:
    """The state of the game as one character sees it. `place` is a spot's or a map's id, `place_name` how people call
    it, `sights` short sentences on what can be seen there ("The gate is shut.").

    `items` and `money` are the player's, `stock` and `purse` the character's. `asked` are the prices that it came down
    to, `pleas` the arguments that it has heard for them, both by thing. `things` is all that can be carried, by id,
    `spots` are the words for the places at which people can be, by id. `bout` is the duel that
    the character fights with the player. `owed` are the things that the player has stolen from it, seen or not, and
    carries, `watch` is the name of whoever keeps order within call; both are known only where it is asked what can be
    done, never where a prompt is made.
    """

    time: GameTime = field(default_factory=GameTime)
    place: str = ""
    place_name: str = ""
    sights: tuple[str, ...] = ()
    flags: Mapping[str, bool] = field(default_factory=dict)
    items: Mapping[str, int] = field(default_factory=dict)
    money: int = 0
    standing: int = 50
    stock: Mapping[str, int] = field(default_factory=dict)
    purse: int = 0
    asked: Mapping[str, int] = field(default_factory=dict)
    pleas: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    things: Mapping[str, Thing] = field(default_factory=dict)
    spots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    bout: Bout | None = None
    owed: Mapping[str, int] = field(default_factory=dict)
    watch: str = ""


def holds(condition: Condition | None, view: WorldView) -> bool:
    """Whether all that the condition names is so."""
    if condition is None:
        return True
    return (
        all(view.flags.get(name, False) == value for name, value in condition.flag.items())
        and all(view.items.get(name, 0) >= count for name, count in condition.item.items())
        and (condition.standing is None or view.standing >= condition.standing)
        and (condition.day is None or view.time.day >= condition.day)
    )


def is_over(piece: Knowledge, view: WorldView) -> bool:
    """Whether what the piece tells is no longer so."""
    return piece.until is not None and holds(piece.until, view)


def is_open(piece: Knowledge, view: WorldView) -> bool:
    """Whether the character may speak of the piece now."""
    return holds(piece.when, view) and not is_over(piece, view)


def unlocked(knowledge: tuple[Knowledge, ...], view: WorldView) -> list[Knowledge]:
    """The pieces that the character may speak of now."""
    return [piece for piece in knowledge if is_open(piece, view)]


def locked_terms(knowledge: tuple[Knowledge, ...], view: WorldView) -> list[str]:
    """The words that would give away what is still locked."""
    return [term for piece in knowledge if not holds(piece.when, view) for term in piece.terms]


def part_of_day(time: GameTime) -> str:
    """Night, Morning, Noon, Afternoon or Evening."""
    hour = time.minute // 60
    if hour < 5 or hour >= 22:
        return "Night"
    if hour < 11:
        return "Morning"
    if hour < 14:
        return "Noon"
    return "Afternoon" if hour < 18 else "Evening"
