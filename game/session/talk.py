"""An open talk, and what one character sees of the world in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.log import GameTime, Line
from game.mind.memory import Memory
from game.mind.worldview import WorldView
from game.world import Atlas, World
from game.world.rules import spot_here

RECENT = 12
"""So many of a character's last replies must not come again."""


@dataclass(slots=True)
class OpenTalk:
    """A talk under way. `said` are speaker and text of its lines, `asked` what the character has asked last ("name",
    "name:Thea"), `seen` what the last moment said; `busy` while an answer is under way."""

    id: str
    npc: str
    started: GameTime
    busy: bool = False
    said: list[tuple[str, str]] = field(default_factory=list)
    asked: str | None = None
    seen: tuple[str, str, tuple[str, ...]] | None = None


def still_open(branch: Sequence[Line]) -> OpenTalk | None:
    """The talk that was open at the end of a branch, if one was."""
    for number in range(len(branch) - 1, -1, -1):
        line = branch[number]
        what = line.data.get("what") if line.kind == "system" and line.data else None
        if what == "talk_closed":
            return None
        if what == "talk_opened" and line.talk:
            later = branch[number:]
            said = [(later_line.speaker, later_line.text) for later_line in later if later_line.kind == "speech"]
            return OpenTalk(line.talk, line.speaker, line.time, said=said)
    return None


def world_view(world: World, atlas: Atlas, npc: str, memory: Memory) -> WorldView:
    """The state of the game as `npc` sees it."""
    spot = spot_here(world, atlas)
    tile_map = atlas.maps[world.player.map]
    sight = spot.seen(world.flags) if spot else ""
    return WorldView(
        time=world.time,
        place=spot.id if spot else tile_map.id,
        place_name=spot.label if spot else tile_map.title,
        sights=(sight,) if sight else (),
        flags=world.flags,
        items=world.items,
        money=world.money,
        standing=memory.standing,
        stock=world.stock.get(npc, {}),
    )


def recent_replies(npc: str, view: Sequence[Line]) -> tuple[str, ...]:
    """The character's last replies, newest last."""
    said = [line.text for line in view if line.kind == "speech" and line.speaker == npc]
    return tuple(said[-RECENT:])
