"""An open talk, and what one character sees of the world in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.log import GameTime, Line
from game.mind.memory import Memory
from game.mind.worldview import Bout, WorldView
from game.session.resources import Resources
from game.world import World
from game.world.nearby import spot_here
from game.world.state import PLAYER
from game.world.weather import SIGHTS, weather_of

RECENT = 12
"""So many of a character's last replies must not come again."""
REMEMBERED = 40
"""So many are looked through for opening words that are worn out."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """Why somebody stops the player: called `by` whom (a name) for a theft, a threat or a surrender (`why`); `goods`
    that were taken back (negative), in words as `things`, and the names of their `owners`."""

    by: str
    why: str
    goods: Mapping[str, int] = field(default_factory=dict)
    things: str = ""
    owners: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "by": self.by, "why": self.why, "goods": dict(self.goods), "things": self.things, "owners": self.owners,
        }  # fmt: skip


@dataclass(slots=True)
class OpenTalk:
    """A talk under way. `said` are speaker and text of its lines, `asked` what the character has asked last ("name",
    "name:Thea"), `seen` what the last moment said, `about` the thing whose price was spoken of last; `busy` while an
    answer is under way, `due` when one should be, `whispering` when only the two hear it; `stopped` why the player was
    stopped, if it was. Several who speak with the player in one scene have an open talk each, all with the same `id`
    and `said`; `company` are these, in the order in which they came in."""

    id: str
    npc: str
    started: GameTime
    busy: bool = False
    said: list[tuple[str, str]] = field(default_factory=list)
    asked: str | None = None
    seen: tuple[str, str, tuple[str, ...]] | None = None
    about: str = ""
    whispering: bool = False
    due: bool = True
    stopped: Stopped | None = None
    company: list[OpenTalk] = field(default_factory=list, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.company.append(self)

    def of(self, npc: str) -> OpenTalk | None:
        """The talk of another who takes part in the scene."""
        return next((one for one in self.company if one.npc == npc), None)

    def joined(self, npc: str, started: GameTime) -> OpenTalk:
        """The talk of somebody who comes into the scene."""
        return OpenTalk(self.id, npc, started, said=self.said, due=False, company=self.company)

    @property
    def asks(self) -> str:
        """What the player has said last."""
        return next((text for who, text in reversed(self.said) if who == PLAYER), "")


def still_open(branch: Sequence[Line]) -> OpenTalk | None:
    """The talk that was open at the end of a branch, if one was, as it was then, with whoever was spoken to last."""
    for number in range(len(branch) - 1, -1, -1):
        line = branch[number]
        what = line.what if line.kind == "system" else ""
        if what == "talk_closed":
            return None
        if what == "talk_opened" and line.talk and not (line.data or {}).get("joined"):
            stopped = (line.data or {}).get("stopped")
            talk = OpenTalk(line.talk, line.speaker, line.time, stopped=Stopped(**stopped) if stopped else None)
            return _partner(talk, branch[number + 1 :])
    return None


def _partner(talk: OpenTalk, lines: Sequence[Line]) -> OpenTalk:
    """The talk with whoever is spoken to at the end of a scene that goes on for `lines` after its opening."""
    partner = talk
    for line in lines:
        if line.kind == "system" and line.what == "talk_opened":
            talk.joined(line.speaker, line.time)
        elif line.kind == "system" and line.what == "turned":
            partner = talk.of(line.speaker) or partner
        elif line.kind == "speech" and line.talk == talk.id:
            talk.said.append((line.speaker, line.text))
        for one in talk.company:
            _live_through(one, line)
    return partner


def _live_through(talk: OpenTalk, line: Line) -> None:
    meta = line.meta or {}
    if line.kind == "mind" and line.what == "summary" and line.speaker == talk.npc:
        talk.seen = None
    elif line.kind == "system" and line.what == "cancelled" and line.speaker == talk.npc:
        talk.due = False
    elif line.kind == "speech" and line.talk == talk.id and talk.npc in (line.speaker, line.to):
        talk.due = line.speaker != talk.npc
        talk.whispering = len(line.listeners) == 1 and bool(meta.get("whispered"))
        if line.speaker == talk.npc:
            talk.asked = meta.get("asked")
        elif "seen" in meta:
            part, place, sights = meta["seen"]
            talk.seen = (part, place, tuple(sights))
            talk.about = meta.get("about", "")


def world_view(world: World, resources: Resources, npc: str, memory: Memory) -> WorldView:
    """The state of the game as `npc` sees it."""
    atlas = resources.atlas
    struck = world.bargains.get(npc, {})
    spot = spot_here(world, atlas)
    tile_map = atlas.maps[world.player.map]
    sight = spot.seen(world.flags) if spot else ""
    sky = SIGHTS.get(weather_of(world.flags), "") if tile_map.outdoors else ""
    return WorldView(
        time=world.time,
        place=spot.id if spot else tile_map.id,
        place_name=spot.label if spot else tile_map.title,
        sights=tuple(one for one in (sight, sky) if one),
        flags=world.flags,
        items=world.items,
        money=world.money,
        standing=memory.standing,
        stock=world.stock.get(npc, {}),
        purse=world.purses.get(npc, 0),
        asked={item: bargain.price for item, bargain in struck.items()},
        pleas={item: bargain.pleas for item, bargain in struck.items()},
        things=resources.items,
        spots=resources.spots,
        bout=_bout(world, npc),
    )


def _bout(world: World, npc: str) -> Bout | None:
    duel = world.duel
    if duel is None or duel.npc != npc:
        return None
    return Bout(duel.move, duel.sign, duel.yours, duel.hers, duel.stake, duel.used)


def recent_replies(npc: str, view: Sequence[Line], count: int = RECENT) -> tuple[str, ...]:
    """The character's last `count` replies, newest last."""
    said = [line.text for line in view if line.kind == "speech" and line.speaker == npc]
    return tuple(said[-count:])
