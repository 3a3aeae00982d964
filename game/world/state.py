"""The state of the world as plain data, and how a save holds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.log import GameTime
from game.world.tilemap import DIRECTIONS, Direction, Tile

STEPS_A_SECOND = 60
STEPS_A_TILE = 16
STEPS_A_TILE_RUNNING = 8
PLAYER = "player"
LOOKS = ("player", "player_2", "player_3", "player_4")
"""How the player may look: the names of its pictures. The first is that of whoever does not choose."""
EARSHOT = 6
"""How many tiles away a spoken line is still heard, on the same map."""
MEET, STAY = "meet", "stay"
"""The kind of pledge that is kept at a place: one comes there before the hour, and waits; and what is left of it once
both are there: one stays."""
SETS_OUT, WAITS = 30, 30
"""Game minutes before and after the hour of a meeting."""


@dataclass(slots=True)
class Walker:
    """Somebody on a map. `tile` is where one stands or is coming from, `to` where one is going; `steps` of
    `steps_needed` sixtieths of a second of that way are done. `home` is which way one looks when left alone.

    Who goes somewhere by itself is `bound` for a tile of a map, by the steps of `way`; `waited` sixtieths of a second
    are left before it tries again where the way was taken.
    """

    id: str
    map: str
    tile: Tile
    facing: Direction
    home: Direction = "down"
    to: Tile | None = None
    steps: int = 0
    steps_needed: int = STEPS_A_TILE
    way: tuple[Direction, ...] = ()
    bound: tuple[str, Tile] | None = None
    waited: int = 0

    @property
    def moving(self) -> bool:
        return self.to is not None

    @property
    def progress(self) -> float:
        """How much of the way to the next tile is done, 0 to 1."""
        return self.steps / self.steps_needed if self.to else 0.0

    @property
    def position(self) -> tuple[float, float]:
        """Where one is, in tiles."""
        if self.to is None:
            return float(self.tile[0]), float(self.tile[1])
        part = self.progress
        return (
            self.tile[0] + (self.to[0] - self.tile[0]) * part,
            self.tile[1] + (self.to[1] - self.tile[1]) * part,
        )

    def halt(self) -> None:
        """Stand still, with no way to go."""
        self.to, self.steps, self.way, self.bound, self.waited = None, 0, (), None, 0

    @property
    def ahead(self) -> Tile:
        dx, dy = DIRECTIONS[self.facing]
        return self.tile[0] + dx, self.tile[1] + dy

    def to_json(self) -> dict[str, Any]:
        return {
            "map": self.map, "tile": list(self.tile), "facing": self.facing, "home": self.home,
            "to": list(self.to) if self.to else None, "steps": self.steps, "steps_needed": self.steps_needed,
            "way": list(self.way), "bound": [self.bound[0], list(self.bound[1])] if self.bound else None,
            "waited": self.waited,
        }  # fmt: skip

    @classmethod
    def from_json(cls, who: str, value: Mapping[str, Any]) -> Walker:
        facing, home = value["facing"], value["home"]
        if facing not in DIRECTIONS or home not in DIRECTIONS:
            raise ValueError(f"{who} looks in no direction")
        if int(value["steps_needed"]) < 1:
            raise ValueError(f"{who} walks without steps")
        if not set(value["way"]) <= DIRECTIONS.keys():
            raise ValueError(f"{who} goes a way that is none")
        bound = value["bound"]
        return cls(
            who, str(value["map"]), _tile(value["tile"]), facing, home, _tile(value["to"]) if value["to"] else None,
            int(value["steps"]), int(value["steps_needed"]), tuple(value["way"]),
            (str(bound[0]), _tile(bound[1])) if bound else None, int(value["waited"]),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pledge:
    """A promise that the engine keeps or watches. `kind` is ring_bell, keep_item, tell, let_pass or meet, or bring for
    one of the player's: then `npc` is to whom it was given.

    `line` is the player's line that asked for it. `when` holds one of `person` (somebody passes the gate), `flag` (it
    becomes true), `item` (the player has it) or `day` and `minute`; for tell also `to` whom and the `message`, for
    let_pass `flag_set`, what opens, for meet `spot`, `map` and `tile`.
    """

    line: int
    npc: str
    kind: str
    when: Mapping[str, Any]
    item: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"line": self.line, "npc": self.npc, "kind": self.kind, "when": dict(self.when), "item": self.item}

    @property
    def hour(self) -> GameTime:
        """The hour for which it was given. Raises ValueError for one that waits for something else."""
        return GameTime.from_json(self.when)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Pledge:
        """Read a promise back. Raises ValueError where the moment for which it waits is none."""
        when = dict(value["when"])
        if not when.keys() & {"person", "flag", "item"}:
            GameTime.from_json(when)
        if value["kind"] in (MEET, STAY):
            when |= {"spot": str(when["spot"]), "map": str(when["map"]), "tile": _tile(when["tile"])}
        return cls(int(value["line"]), str(value["npc"]), str(value["kind"]), when, value["item"])


@dataclass(frozen=True, slots=True)
class Summons:
    """The watch `npc` was called by `by` and comes to the player, until it is there or the hour `until` has come. `why`
    is theft or threat."""

    npc: str
    by: str
    why: str
    until: GameTime

    def to_json(self) -> dict[str, Any]:
        return {"npc": self.npc, "by": self.by, "why": self.why, "until": self.until.to_json()}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Summons:
        return cls(str(value["npc"]), str(value["by"]), str(value["why"]), GameTime.from_json(value["until"]))


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel of the player with `npc` for `item`, in which the player risks `stake` coins: the touches of both, the
    `move` that the other has begun with the `sign` of it, and the answers that the player cannot use again."""

    npc: str
    item: str
    stake: int
    move: str
    sign: str
    yours: int = 0
    hers: int = 0
    used: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "npc": self.npc, "item": self.item, "stake": self.stake, "move": self.move, "sign": self.sign,
            "yours": self.yours, "hers": self.hers, "used": list(self.used),
        }  # fmt: skip

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Duel:
        return cls(
            str(value["npc"]), str(value["item"]), int(value["stake"]), str(value["move"]), str(value["sign"]),
            int(value["yours"]), int(value["hers"]), tuple(map(str, value["used"])),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """Entry `id` of a `quest`, written into the quest log at this `time`."""

    quest: str
    id: str
    time: GameTime

    def to_json(self) -> dict[str, Any]:
        return {"quest": self.quest, "entry": self.id, "time": self.time.to_json()}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Entry:
        return cls(str(value["quest"]), str(value["entry"]), GameTime.from_json(value["time"]))


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the story: the step of a chapter that the player sees now."""

    chapter: str
    at: int

    def to_json(self) -> dict[str, Any]:
        return {"chapter": self.chapter, "at": self.at}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Place:
        return cls(str(value["chapter"]), int(value["at"]))


@dataclass(frozen=True, slots=True)
class Stay:
    """Where the story keeps somebody: at `spot`, which is `tile` of `map`."""

    spot: str
    map: str
    tile: Tile
    facing: Direction

    def to_json(self) -> dict[str, Any]:
        return {"spot": self.spot, "map": self.map, "tile": list(self.tile), "facing": self.facing}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Stay:
        if value["facing"] not in DIRECTIONS:
            raise ValueError("somebody looks in no direction")
        return cls(str(value["spot"]), str(value["map"]), _tile(value["tile"]), value["facing"])


@dataclass(frozen=True, slots=True)
class Bargain:
    """What a character now asks for one of its goods, in coins, and the arguments that were heard for it: each counts
    once."""

    price: int
    pleas: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"price": self.price, "pleas": list(self.pleas)}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Bargain:
        return cls(int(value["price"]), tuple(map(str, value["pleas"])))


@dataclass(slots=True)
class World:
    """Everything that can change in the town. `money` is what the player has in coins and `purses` what the characters
    have, `stock` their things, for sale or not, `bargains` the prices they came down to, by character and thing,
    `evenings` how many days have had theirs: people who meet have told each other what there was to tell. `summons` are
    those who were called to the player, `duel` is the one that it fights, `written` its quest log, `townspeople` are
    those who only speak in passing. `place` is where in a chapter of the story the player is, None in none; `variables`
    and `music` are set by chapters (the music is over with its chapter), and so are `stays`: where somebody is kept
    instead of its own day. `look` is one of `LOOKS`, and `name` what the player
    calls itself on its own screens, "" for none: nobody in the town knows it by this. `seed` is the game's, from which
    the weather follows: whoever begins or opens a game gives it; without one it is clear.

    `step` counts sixtieths of a second since the beginning, `passed_steps` those of the running game minute.
    """

    player: Walker
    people: dict[str, Walker]
    time: GameTime = field(default_factory=GameTime)
    flags: dict[str, bool] = field(default_factory=dict)
    items: dict[str, int] = field(default_factory=dict)
    money: int = 20
    stock: dict[str, dict[str, int]] = field(default_factory=dict)
    pledges: list[Pledge] = field(default_factory=list)
    purses: dict[str, int] = field(default_factory=dict)
    bargains: dict[str, dict[str, Bargain]] = field(default_factory=dict)
    evenings: int = 0
    summons: list[Summons] = field(default_factory=list)
    duel: Duel | None = None
    written: list[Entry] = field(default_factory=list)
    step: int = 0
    passed_steps: int = 0
    townspeople: dict[str, Walker] = field(default_factory=dict)
    place: Place | None = None
    variables: dict[str, int | str] = field(default_factory=dict)
    music: str = ""
    stays: dict[str, Stay] = field(default_factory=dict)
    look: str = LOOKS[0]
    name: str = ""
    seed: int | None = field(default=None, compare=False)

    @property
    def walkers(self) -> dict[str, Walker]:
        """Everybody but the player."""
        return {**self.people, **self.townspeople}

    @property
    def around(self) -> list[Walker]:
        """Everybody on the player's map."""
        return [walker for walker in self.walkers.values() if walker.map == self.player.map]

    @property
    def here(self) -> list[Walker]:
        """The characters on the player's map."""
        return [walker for walker in self.people.values() if walker.map == self.player.map]

    def to_json(self) -> dict[str, Any]:
        return {
            "player": self.player.to_json(),
            "people": {who: walker.to_json() for who, walker in self.people.items()},
            "time": self.time.to_json(),
            "flags": dict(self.flags),
            "items": dict(self.items),
            "money": self.money,
            "stock": {who: dict(goods) for who, goods in self.stock.items()},
            "pledges": [pledge.to_json() for pledge in self.pledges],
            "purses": dict(self.purses),
            "bargains": {
                who: {item: bargain.to_json() for item, bargain in struck.items()}
                for who, struck in self.bargains.items()
            },
            "evenings": self.evenings,
            "summons": [one.to_json() for one in self.summons],
            "duel": self.duel.to_json() if self.duel else None,
            "written": [entry.to_json() for entry in self.written],
            "step": self.step,
            "passed_steps": self.passed_steps,
            "townspeople": {who: walker.to_json() for who, walker in self.townspeople.items()},
            "place": self.place.to_json() if self.place else None,
            "variables": dict(self.variables),
            "music": self.music,
            "stays": {who: stay.to_json() for who, stay in self.stays.items()},
            "look": self.look,
            "name": self.name,
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> World:
        """Read a world back. Raises ValueError with the reason where it is none."""
        try:
            return cls(
                Walker.from_json(PLAYER, value["player"]),
                {who: Walker.from_json(who, walker) for who, walker in value["people"].items()},
                GameTime.from_json(value["time"]),
                {str(k): bool(v) for k, v in value["flags"].items()},
                {str(k): int(v) for k, v in value["items"].items()},
                int(value["money"]),
                {str(who): {str(k): int(v) for k, v in goods.items()} for who, goods in value["stock"].items()},
                [Pledge.from_json(pledge) for pledge in value["pledges"]],
                {str(who): int(coins) for who, coins in value["purses"].items()},
                {
                    str(who): {str(item): Bargain.from_json(bargain) for item, bargain in struck.items()}
                    for who, struck in value["bargains"].items()
                },
                int(value["evenings"]),
                [Summons.from_json(one) for one in value["summons"]],
                Duel.from_json(value["duel"]) if value["duel"] else None,
                [Entry.from_json(entry) for entry in value["written"]],
                int(value["step"]),
                int(value["passed_steps"]),
                {who: Walker.from_json(who, walker) for who, walker in value["townspeople"].items()},
                Place.from_json(value["place"]) if value["place"] else None,
                {str(k): v if isinstance(v, str) else int(v) for k, v in value["variables"].items()},
                str(value["music"]),
                {str(who): Stay.from_json(stay) for who, stay in value["stays"].items()},
                value["look"] if value["look"] in LOOKS else LOOKS[0],
                value["name"] if isinstance(value["name"], str) else "",
            )
        except (KeyError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"not a world: {error!r}") from error


def _tile(value: Any) -> Tile:
    x, y = value
    if type(x) is not int or type(y) is not int:
        raise ValueError(f"not a tile: {value!r}")
    return x, y
