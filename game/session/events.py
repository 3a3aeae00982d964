"""What a session tells whoever drives it. Names and fields are those of the transcript (in snake case)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Heard:
    """The player's line is in the log as `line`."""

    line: int
    text: str
    to: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """The character has the word and is looking for it."""

    npc: str


@dataclass(frozen=True, slots=True)
class Speech:
    """A piece of what a character says, released for showing. `line` is the log's line that it will be;
    `last` ends the utterance. Every piece is appended to those before it of the same `line`."""

    npc: str
    text: str
    line: int
    last: bool
    voice: str


@dataclass(frozen=True, slots=True)
class Direction:
    """What the character does beside its words ("nods"), cut out of them; told before the utterance ends."""

    npc: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class TalkOpened:
    """The dialogue box opens."""

    npc: str


@dataclass(frozen=True, slots=True)
class TurnedTo:
    """The player's words now go to somebody else in the scene."""

    npc: str


@dataclass(frozen=True, slots=True)
class TalkClosed:
    """The talk is over; told of everybody who took part. `turns` are those in which the character spoke."""

    npc: str
    turns: int


@dataclass(frozen=True, slots=True)
class Offers:
    """What the character may do with the player now: `offers` are ids with the words of the quick choice."""

    npc: str
    offers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Confirm:
    """A question that must be answered before `offer` is carried out: it costs the player something."""

    npc: str
    offer: str
    text: str


@dataclass(frozen=True, slots=True)
class Bout:
    """In a duel: the sign of the other's next move, and the touches of the player and of the other so far."""

    npc: str
    text: str
    yours: int
    hers: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a deed that the player asked for: `ok` whether it was done, `text` in one sentence."""

    npc: str
    offer: str
    ok: bool
    text: str


@dataclass(frozen=True, slots=True)
class Mood:
    """A character's heart moved by `delta` points of standing."""

    npc: str
    delta: int
    mood: str
    reason: str


@dataclass(frozen=True, slots=True)
class Remembered:
    """A character took something in about the player: `fact` is the key, `value` what it is."""

    npc: str
    fact: str
    value: str


@dataclass(frozen=True, slots=True)
class Forgot:
    """A character forgot something because the player wished so; `fact` is its id in the dossier."""

    npc: str
    fact: str


@dataclass(frozen=True, slots=True)
class Promised:
    """A character gave a promise that the engine keeps."""

    npc: str
    text: str
    when: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A promise was kept: the character's, or one that the player gave it (`by` is "player")."""

    npc: str
    promise: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Broken:
    """A promise was broken; fields as in `Kept`."""

    npc: str
    promise: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The assembled prompt: tokens in all, tokens by block, and the hash of its messages."""

    npc: str
    tokens: int
    blocks: Mapping[str, int]
    sha256: str
    messages: tuple[Mapping[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Guarded:
    """The guard stepped in. Never shown to the player."""

    npc: str
    kind: str


@dataclass(frozen=True, slots=True)
class WorldChanged:
    """A fact of the world, in words and as data."""

    what: str
    text: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SceneChanged:
    """The player is on another map."""

    to: str


@dataclass(frozen=True, slots=True)
class Narration:
    """Something read or seen, told by nobody."""

    text: str


@dataclass(frozen=True, slots=True)
class ChapterBegan:
    """A chapter of the story is told: what is read comes as `Narration`, what is said as `Speech` of the voice
    `story`."""

    chapter: str
    title: str


@dataclass(frozen=True, slots=True)
class Choice:
    """In a chapter the player chooses one of `options`; `text` is what is asked, "" where nothing is."""

    chapter: str
    text: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """An ending of the story is reached."""

    ending: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class ChapterOver:
    """The chapter is over; the player goes on as it likes."""

    chapter: str


@dataclass(frozen=True, slots=True)
class Saved:
    """The game is in this slot."""

    slot: str


@dataclass(frozen=True, slots=True)
class Loaded:
    """The game goes on from this slot."""

    slot: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """The game goes on from `line` as a new branch: right after it, or right before it where it was the player's or
    another answer is drawn."""

    line: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A line is a favourite now, or no longer."""

    line: int
    on: bool


@dataclass(frozen=True, slots=True)
class JobDone:
    """Work in the background has come to its end."""

    kind: str
    npc: str


@dataclass(frozen=True, slots=True)
class Fault:
    """Something went wrong outside the game; `message` is one sentence for the player."""

    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Done:
    """The turn is over and the player may speak again."""

    npc: str
    voice: str
    usage: Mapping[str, int | None] = field(default_factory=dict)


Event = (
    Heard | Thinking | Speech | Direction | TalkOpened | TurnedTo | TalkClosed | Offers | Bout | Confirm | Outcome
    | Mood | Remembered | Forgot | Promised | Kept | Broken | Prompt | Guarded | WorldChanged | SceneChanged | Narration
    | ChapterBegan | Choice | Ending | ChapterOver | Saved | Loaded | Rewound | Marked | JobDone | Fault | Done
)  # fmt: skip


def name(event: Event) -> str:
    """The event's name in the transcript: `WorldChanged` is `world_changed`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(event).__name__).lower()


def payload(event: Event) -> dict[str, Any]:
    """The event's fields as plain JSON values."""
    return {f.name: getattr(event, f.name) for f in fields(event)}
