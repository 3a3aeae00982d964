"""Where the mouse sends the player: the way there, step by step."""

from __future__ import annotations

from game.stage.game import Game
from game.world import DIRECTIONS, Direction
from game.world.nearby import in_reach
from game.world.places import Node, find_path
from game.world.rules import blocked_tiles
from game.world.tilemap import Tile

MOST_TURNS = 40
"""So often a way is looked for again when somebody stands in it; then the errand is given up."""
FAR = 4
"""Tiles from which on the player runs."""


class Errand:
    """Goes to the `tile` or next to the character `who` that was clicked; `done` when nothing is left of it."""

    def __init__(self) -> None:
        self.done = True
        self.who = ""
        self.tile: Tile = (0, 0)
        self._map = ""
        self._way: list[Direction] = []
        self._turns = 0

    def to(self, game: Game, tile: Tile, speaks: bool = True) -> None:
        """Set out for a tile of the present map, or for whoever stands there if the player `speaks` to people."""
        world = game.world
        around = world.around if speaks else []
        there = [walker for walker in around if walker.tile == tile]
        there += [walker for walker in around if _above(walker.tile) == tile]
        self.who = there[0].id if there else ""
        self.tile = there[0].tile if there else tile
        self._map, self._turns, self.done = world.player.map, 0, False
        self._plan(game)

    def drop(self) -> None:
        """Go nowhere."""
        self.done = True

    @property
    def far(self) -> bool:
        """Whether a long way is left."""
        return len(self._way) >= FAR

    def next(self, game: Game) -> Direction | None:
        """Where the next step goes; with the last one the errand is done, and that may only turn the player. Called
        while the player stands."""
        if game.world.player.map != self._map:
            self._way, self.done = [], True
            return None
        if self.who:
            self._follow(game)
        if self._way and self._blocked(game, self._way[0]):
            self._plan(game)
        if self._way:
            return self._way.pop(0)
        self.done = True
        return self._turn(game)

    def _follow(self, game: Game) -> None:
        """Whoever was clicked may have gone on."""
        walker = game.world.walkers.get(self.who)
        if walker is None or walker.map != self._map:
            self._way = []
        elif in_reach(game.world, game.atlas, self.who):
            self.tile, self._way = walker.tile, []
        elif walker.tile != self.tile:
            self.tile = walker.tile
            self._plan(game)

    def _plan(self, game: Game) -> None:
        """Look for the way: onto the tile where one can stand there, else next to it."""
        self._turns += 1
        self._way = []
        world, atlas = game.world, game.atlas
        start: Node = (world.player.map, world.player.tile)
        if self._turns > MOST_TURNS or start[1] == self.tile:
            return
        blocked = {name: blocked_tiles(world, atlas, name) for name in atlas.maps}
        door = atlas.maps[self._map].doors.get(self.tile)
        goal = (door.to_map, atlas.maps[door.to_map].spawns[door.to_spawn].tile) if door else (self._map, self.tile)
        onto = None
        if atlas.maps[self._map].inside(self.tile) and self.tile not in blocked[self._map]:
            onto = find_path(atlas, start, lambda node: node == goal, blocked)
        self._way = onto or find_path(atlas, start, self._beside, blocked) or []

    def _beside(self, node: Node) -> bool:
        x, y = node[1]
        return node[0] == self._map and abs(x - self.tile[0]) + abs(y - self.tile[1]) == 1

    def _blocked(self, game: Game, direction: Direction) -> bool:
        dx, dy = DIRECTIONS[direction]
        x, y = game.world.player.tile
        return (x + dx, y + dy) in blocked_tiles(game.world, game.atlas, self._map)

    def _turn(self, game: Game) -> Direction | None:
        """Towards what was clicked, where that is in the next tile."""
        x, y = game.world.player.tile
        towards = (self.tile[0] - x, self.tile[1] - y)
        return next((direction for direction, step in DIRECTIONS.items() if step == towards), None)


def _above(tile: Tile) -> Tile:
    """The tile that a person's head covers."""
    return tile[0], tile[1] - 1
