"""Steps, and how near the water is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.stage.figures import step_frame
from game.world import TileMap, Walker
from game.world.tilemap import Tile, distance

GROUNDS = ("grass", "path", "stone", "sand", "wood", "cave")
"""The grounds that have steps of their own."""
NEAR, FAR_SHORE = 8, 16
"""Within so many tiles steps of others, and the sea, are heard."""
OTHERS = 0.45
"""How loud somebody walks beside the player, whose own steps are 1."""


@dataclass(frozen=True, slots=True)
class Step:
    """A foot that comes down: `volume` from 0 to 1, `pan` from -1 (left) to 1."""

    ground: str
    volume: float
    pan: float


def ground_under(tile_map: TileMap, tile: Tile) -> str:
    """What a foot on this tile sounds like."""
    ground = tile_map.ground(tile)
    if ground in GROUNDS:
        return ground
    return "cave" if tile_map.dark else "wood" if tile_map.indoors else "path"


class Treading:
    """Finds the steps that are heard: a foot comes down when the picture of a walker shows it."""

    def __init__(self) -> None:
        self._frames: dict[str, int] = {}

    def heard(self, player: Walker, others: Iterable[Walker], tile_map: TileMap) -> list[Step]:
        """The steps of this moment."""
        before, self._frames = self._frames, {}
        steps = []
        for walker in (player, *others):
            frame = self._frames[walker.id] = step_frame(walker)
            away = distance(walker.tile, player.tile)
            if frame in (0, 2) or frame == before.get(walker.id, 0) or away > NEAR:
                continue
            volume = 1.0 if walker is player else OTHERS * (1 - away / (NEAR + 1))
            pan = (walker.tile[0] - player.tile[0]) / (NEAR + 2)
            steps.append(Step(ground_under(tile_map, walker.tile), volume, pan))
        return steps


class Shore:
    """How near the water is; the shore of a map is looked up once."""

    def __init__(self) -> None:
        self._map: TileMap | None = None
        self._shore: frozenset[Tile] = frozenset()
        self._asked: tuple[Tile, float] | None = None

    def nearness(self, tile_map: TileMap, tile: Tile) -> float:
        """1 at the water, 0 far from it."""
        if tile_map is not self._map:
            self._map, self._shore, self._asked = tile_map, shore_of(tile_map), None
        if self._asked is None or self._asked[0] != tile:
            away = min((distance(one, tile) for one in self._shore), default=FAR_SHORE + 1)
            self._asked = tile, max(0.0, 1 - max(0, away - 1) / FAR_SHORE) ** 1.5
        return self._asked[1]


def shore_of(tile_map: TileMap) -> frozenset[Tile]:
    """The tiles of water beside which there is something else; none where no sky is."""
    if not tile_map.outdoors:
        return frozenset()
    every = ((x, y) for y in range(tile_map.height) for x in range(tile_map.width))
    water = {tile for tile in every if tile_map.ground(tile) == "water"}
    return frozenset((x, y) for x, y in water if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= water)
