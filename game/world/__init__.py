"""The rules of the town: maps, people, items, money, flags, pledges, the clock. Commands in, facts out.

Pure: no pygame, no network, no wall clock. Imports `log` (for game time) and `content` only.
"""

from game.world.draws import Draws
from game.world.facts import WorldFact
from game.world.items import Item, read_items
from game.world.places import Atlas, read_atlas
from game.world.routine import Days
from game.world.state import LOOKS, Bargain, Duel, Place, Pledge, Summons, Walker, World
from game.world.tilemap import DIRECTIONS, Direction, TileMap

__all__ = [
    "DIRECTIONS", "LOOKS", "Atlas", "Bargain", "Days", "Direction", "Draws", "Duel", "Item", "Place", "Pledge",
    "Summons", "TileMap", "Walker", "World", "WorldFact", "read_atlas", "read_items",
]  # fmt: skip
