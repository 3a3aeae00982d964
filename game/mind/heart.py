"""How talk moves a character's heart: little, and never far. Beyond that only deeds do."""

from __future__ import annotations

from dataclasses import dataclass

from game.mind.intent_kinds import Reading
from game.mind.memory import Memory

LOW, HIGH = 40, 60
A_DAY = 5
MOODS = ("calm", "pleased", "wary", "angry", "sad")


@dataclass(frozen=True, slots=True)
class HeartChange:
    """By how many points of standing, to which mood, and why."""

    delta: int
    mood: str
    reason: str


_STIRS = {
    "insult": (-2, "angry", "was insulted"),
    "apology": (1, "calm", "was asked for pardon"),
    "thanks": (1, "pleased", "was thanked"),
    "praise": (1, "pleased", "was praised"),
}


def stirred(reading: Reading, memory: Memory, day: int) -> HeartChange | None:
    """What a line does to the heart: within 40 to 60, at most 5 points a game day; None where nothing changes."""
    kind = next((kind for kind in _STIRS if any(intent.kind == kind for intent in reading.intents)), None)
    if kind is None:
        return None
    wanted, mood, reason = _STIRS[kind]
    if kind == "apology" and memory.mood not in ("angry", "wary"):
        return None
    delta = allowed(wanted, memory, day)
    if kind == "insult" and memory.mood == "calm" and delta > -2:
        mood = "wary"
    return HeartChange(delta, mood, reason) if delta or mood != memory.mood else None


def allowed(wanted: int, memory: Memory, day: int) -> int:
    """How much of `wanted` talk may move now."""
    low, high = min(LOW, memory.standing), max(HIGH, memory.standing)
    moved = memory.talk_gain.get(day, 0)
    wanted = max(-A_DAY - moved, min(A_DAY - moved, wanted))
    return max(low, min(high, memory.standing + wanted)) - memory.standing


def mood_at_meeting(memory: Memory, hours_since: float) -> str:
    """The mood in which a talk opens: what has cooled is gone after an hour."""
    if hours_since < 1:
        return memory.mood
    return "wary" if memory.standing < LOW else "calm"
