"""Making the facts of the world so: what the rules decide, and what a log tells of it after a snapshot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.log import GameTime
from game.world.facts import WorldFact
from game.world.state import STAY, Bargain, Duel, Entry, Place, Pledge, Stay, Summons, World


def apply(world: World, fact: WorldFact) -> None:
    """Make a fact so. Replaying the facts of a log after a snapshot gives the same world."""
    data = fact.data
    match fact.what:
        case "entered":
            player = world.player
            player.map, player.tile, player.facing = data["map"], tuple(data["tile"]), data["facing"]
            player.to, player.steps = None, 0
        case "time":
            world.time = GameTime.from_json(data["time"])
        case "flag":
            world.flags[data["flag"]] = data["value"]
        case "money":
            world.money = data["money"]
        case "item":
            world.items[data["item"]] = data["count"]
            if not data["count"]:
                del world.items[data["item"]]
        case "quest":
            world.written.append(Entry.from_json(data))
        case "duel":
            world.duel = Duel.from_json(data)
        case "duel_over":
            world.duel = None
        case "trade" | "gift" | "return" | "theft" | "prize":
            _change_hands(world, data["npc"], data["goods"], data["coins"])
        case "evening":
            world.evenings = data["day"]
        case "summons":
            world.summons.append(Summons.from_json(data))
        case "summons_over":
            world.summons = [one for one in world.summons if one.npc != data["npc"]]
        case "bargain":
            world.bargains.setdefault(data["npc"], {})[data["item"]] = Bargain.from_json(data)
        case "chapter":
            world.place = Place.from_json(data) if data["chapter"] else None
            world.music = world.music if world.place else ""
        case "variable":
            world.variables[data["name"]] = data["value"]
        case "music":
            world.music = data["music"]
        case "stay":
            _stay(world, data["who"], Stay.from_json(data["stay"]) if data["stay"] else None)
        case "pledge":
            world.pledges.append(Pledge.from_json(data))
        case "pledge_over":
            ended = (data["line"], data.get("kind"))
            over = [one for one in world.pledges if ended in ((one.line, one.kind), (one.line, None))]
            world.pledges = [one for one in world.pledges if one not in over]
            world.pledges += [replace(one, kind=STAY) for one in over if data.get("met")]


def _stay(world: World, who: str, stay: Stay | None) -> None:
    """Keep somebody at a place, or let it go; who comes from another map is there at once."""
    world.stays.pop(who, None)
    walker = world.walkers.get(who)
    if stay is None:
        return
    world.stays[who] = stay
    if walker and walker.map != stay.map:
        walker.map, walker.tile, walker.facing, walker.home = stay.map, stay.tile, stay.facing, stay.facing
        walker.halt()


def _change_hands(world: World, npc: str, goods: Mapping[str, int], coins: int) -> None:
    stock = world.stock.setdefault(npc, {})
    for item, count in goods.items():
        stock[item] = stock.get(item, 0) - count
        world.items[item] = world.items.get(item, 0) + count
        if not world.items[item]:
            del world.items[item]
    world.money -= coins
    world.purses[npc] = world.purses.get(npc, 0) + coins
