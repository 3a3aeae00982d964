"""What a line of the player can be: the kinds of intent, how they weigh, and what a reading holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal[
    "robot", "instructions", "task", "insult", "locked", "promise_wanted",
    "promise_asked", "goal_asked", "name_asked", "fact_asked",
    "demand", "trade", "way", "person", "opinion", "topic", "unknown_place",
    "name_given", "name_unsure", "goal_told", "fact_told",
    "apology", "thanks", "praise", "who_are_you", "how_are_you", "time",
    "farewell", "greeting", "yes", "no", "small_talk", "unknown",
]  # fmt: skip
"""Weightiest first: this is the order in which a reading lists what it found."""
KINDS: tuple[Kind, ...] = get_args(Kind)
Tone = Literal["friendly", "neutral", "hostile"]


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing that a line does. `value` is in the player's own words, `id` names what it is about."""

    kind: Kind
    value: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A line understood: at least one intent, weightiest first."""

    intents: tuple[Intent, ...]
    tone: Tone = "neutral"
    question: bool = False

    @property
    def first(self) -> Intent:
        return self.intents[0]

    def of(self, kind: Kind) -> Intent | None:
        """The first intent of this kind, if there is one."""
        return next((intent for intent in self.intents if intent.kind == kind), None)
