"""What one character remembers: a pure fold over the log's branch. `npcs/<id>.json` is this, written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field, fields
from typing import Any

from game.log import GameTime, Line
from game.mind.forgetting import Forgotten


@dataclass(frozen=True, slots=True)
class Fact:
    """Something about the player.

    `value` is in the player's own words ("I lost my compass"), see `wording`; the name is the bare name, the objective
    follows "I am" ("going to the lighthouse to find my sister"). `line` is where it was said, `before` what was said
    before something else was told; `corrected`: the player wrote the value into the character's memory.
    """

    key: str
    value: str
    line: int
    time: GameTime
    before: str | None = None
    corrected: bool = False

    @property
    def kind(self) -> str:
        """The key without the number that tells several of a kind apart: "lost" for "lost_2"."""
        kind, _, number = self.key.rpartition("_")
        return kind if kind and number.isdigit() else self.key


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the heart changed: by how many points, and the line that it rests on."""

    text: str
    delta: int
    line: int


@dataclass(frozen=True, slots=True)
class Promise:
    """What the character promised and the engine keeps. `words` follow "promise to", in the player's own words
    ("ring the bell if my sister passes"); `when` is the engine's condition. `line` is where the character said it,
    `asked` the line of the player that asked for it."""

    words: str
    kind: str
    made_at: GameTime
    line: int
    asked: int
    status: str = "open"
    when: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Summary:
    """Turns of a talk that left the prompt: the lines from `first_line` to `last_line` in a few sentences."""

    talk: str
    text: str
    first_line: int
    last_line: int
    turns: int
    mood_before: str
    mood_after: str


@dataclass(frozen=True, slots=True)
class TalkNote:
    """A talk that is over, and what it came to."""

    started: GameTime
    turns: int
    came_to: str


@dataclass(frozen=True, slots=True)
class Remembrance:
    """An event worth a line in the character's dossier; `importance` is 1 to 5."""

    text: str
    game_time: GameTime
    importance: int
    tags: tuple[str, ...]
    kind: str
    role: str
    private: bool
    line: int


def memory_data(
    text: str, importance: int, kind: str, items: Iterable[str] = (), role: str = "took_part"
) -> dict[str, Any]:
    """The `data` of a memory's record; it is found by its `kind` and by the `items` that it is about, each named as
    often as there were."""
    tags = [kind, *(f"item:{item}" for item in items)]
    return {"what": "memory", "text": text, "importance": importance, "tags": tags, "kind": kind, "role": role}


@dataclass(slots=True)
class Memory:
    """The memory of character `npc`. `standing` is 0 to 100. `own` are the lines that it was folded from, `opened` is
    the line at which the last talk was opened; `owed` is what the player has promised."""

    npc: str
    facts: dict[str, Fact] = field(default_factory=dict)
    promises: list[Promise] = field(default_factory=list)
    owed: list[Promise] = field(default_factory=list)
    statements: list[tuple[str, int]] = field(default_factory=list)
    history: list[Summary] = field(default_factory=list)
    talks: list[TalkNote] = field(default_factory=list)
    memories: list[Remembrance] = field(default_factory=list)
    standing: int = 50
    mood: str = "calm"
    reasons: list[Reason] = field(default_factory=list)
    visits: int = 0
    last_met: GameTime | None = None
    last_updated: GameTime | None = None
    talk_gain: dict[int, int] = field(default_factory=dict)
    kindness_in: str | None = None
    forgotten: list[Forgotten] = field(default_factory=list)
    opened: int = 0
    own: list[Line] = field(default_factory=list, compare=False, repr=False)

    def copy(self) -> Memory:
        """The memory as it is now: what is taken in later does not change it."""
        kept = copy(self)
        for part in fields(self):
            held = getattr(self, part.name)
            if isinstance(held, dict | list):
                setattr(kept, part.name, copy(held))
        return kept

    @property
    def name(self) -> str | None:
        """What the player is called, if this character knows it."""
        fact = self.facts.get("name")
        return fact.value if fact else None

    @property
    def goal(self) -> str | None:
        """Where the player said it was going, as it follows "I am"."""
        fact = self.facts.get("last_stated_objective")
        return fact.value if fact else None

    @property
    def other_facts(self) -> list[Fact]:
        """What the player told of itself beside name, objective and tone, oldest first."""
        return [fact for key, fact in self.facts.items() if key not in ("name", "last_stated_objective", "tone")]

    @property
    def open_promises(self) -> list[Promise]:
        return [promise for promise in self.promises if promise.status == "open"]

    def owes(self, item: str) -> bool:
        """Whether the player has promised to bring this thing, and has not yet."""
        return any(promise.kind == f"bring:{item}" and promise.status == "open" for promise in self.owed)

    @property
    def changes(self) -> list[Line]:
        """What the player corrected or made it forget and did not take back, oldest first."""
        return [line for line in self.own if line.what in ("correct", "forget")]
