"""What a player, a script or a test can ask of a session."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Direction = Literal["up", "down", "left", "right"]


@dataclass(frozen=True, slots=True)
class Walk:
    """Take one tile's step, or only turn where the way is blocked. `run` doubles the speed."""

    direction: Direction
    run: bool = False


@dataclass(frozen=True, slots=True)
class Interact:
    """Talk to, read or open what stands in front of the player."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Open a talk with a character who is in reach."""

    npc: str


@dataclass(frozen=True, slots=True)
class Say:
    """Say something in the open talk: to `to`, who must stand in earshot, else to whom the line calls by name, else to
    whoever answered last."""

    text: str
    to: str | None = None


@dataclass(frozen=True, slots=True)
class Whisper:
    """Say something that only the partner of the open talk hears."""

    text: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Take up an offer of the open talk, by its id ("sell:lantern") or its label; in a chapter one of its options."""

    offer: str


@dataclass(frozen=True, slots=True)
class Duel:
    """Answer the other's move in a duel: "laugh", "strike", "wait", or "barb:ID"."""

    move: str


@dataclass(frozen=True, slots=True)
class Give:
    """Offer a thing to the partner of the open talk as a gift."""

    item: str


@dataclass(frozen=True, slots=True)
class Take:
    """Take a thing that lies in reach and is somebody else's, without asking."""

    item: str


@dataclass(frozen=True, slots=True)
class Use:
    """Use a thing that the player carries, or look at it."""

    item: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """Answer the open question whether something that costs the player shall be done."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Next:
    """Go on in the chapter that is told, after what was read."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Break off the answer that is under way; what was released to the typewriter stays."""


@dataclass(frozen=True, slots=True)
class Leave:
    """End the open talk."""


@dataclass(frozen=True, slots=True)
class Sleep:
    """Let game hours pass."""

    hours: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Let seconds outside a talk pass; a second is a game minute."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Set:
    """Put the world into a state by hand (scripts only)."""

    flag: Mapping[str, bool] = field(default_factory=dict)
    money: int | None = None
    item: Mapping[str, int] = field(default_factory=dict)
    standing: Mapping[str, int] = field(default_factory=dict)
    time: str | None = None


@dataclass(frozen=True, slots=True)
class Correct:
    """Write another value into what a character remembers of the player. `fact` is an id or number of its dossier."""

    npc: str
    fact: str
    value: str


@dataclass(frozen=True, slots=True)
class Forget:
    """Make a character forget a fact, a memory, something it stated or what a talk came to; `fact` as in `Correct`."""

    npc: str
    fact: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last correction or forgetting that was not taken back yet."""

    npc: str


@dataclass(frozen=True, slots=True)
class Regenerate:
    """Draw another answer to the last line of the open talk: what was done at that line stays done, once."""


@dataclass(frozen=True, slots=True)
class EditLast:
    """Say something else in place of the last line of the open talk: nothing that came of that line has been."""

    text: str


@dataclass(frozen=True, slots=True)
class Rewind:
    """Go back to a line as a new branch: to right after what others said, or to right before what the player said."""

    line: int


@dataclass(frozen=True, slots=True)
class Favourite:
    """Mark a line as a favourite, or no longer."""

    line: int
    on: bool = True


@dataclass(frozen=True, slots=True)
class Save:
    """Keep a snapshot of the running game in a slot. `title` is the shown name."""

    slot: str
    title: str | None = None


@dataclass(frozen=True, slots=True)
class Load:
    """Go on from a slot."""

    slot: str


@dataclass(frozen=True, slots=True)
class NewGame:
    """Begin from the start; the running journal is replaced."""

    seed: int | None = None


Command = (
    Walk | Interact | Talk | Say | Whisper | Choose | Duel | Give | Take | Use | Confirm | Next | Cancel | Leave | Sleep
    | Wait | Set | Correct | Forget | Undo | Regenerate | EditLast | Rewind | Favourite | Save | Load | NewGame
)  # fmt: skip

__all__ = [
    "Cancel", "Choose", "Command", "Confirm", "Correct", "Direction", "Duel", "EditLast", "Favourite", "Forget", "Give",
    "Interact", "Leave", "Load", "NewGame", "Next", "Regenerate", "Rewind", "Save", "Say", "Set", "Sleep", "Take",
    "Talk", "Undo", "Use", "Wait", "Walk", "Whisper",
]  # fmt: skip


def payload(command: Command) -> dict[str, Any]:
    """The command's fields that are set, for records and messages."""
    return {name: value for name in command.__slots__ if (value := getattr(command, name)) not in (None, {}, ())}
