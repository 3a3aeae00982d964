"""How talk moves a character's heart: little, and never far. Beyond that only deeds do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.mind.intent_kinds import Kind, Reading
from game.mind.memory import Memory

LOW, HIGH = 40, 60
A_DAY = 5
MOODS = ("calm", "pleased", "wary", "angry", "sad")


@dataclass(frozen=True, slots=True)
class HeartChange:
    """By how many points of standing, to which mood, and why. `kind` is "kindness" for what counts once a talk."""

    delta: int
    mood: str
    reason: str
    kind: str = ""


_STIRS: Mapping[Kind, HeartChange] = {
    "insult": HeartChange(-5, "angry", "was insulted"),
    "apology": HeartChange(2, "calm", "was asked for pardon", "kindness"),
    "thanks": HeartChange(2, "pleased", "was thanked", "kindness"),
    "praise": HeartChange(2, "pleased", "was praised", "kindness"),
}
"""Small amounts, for words alone: kindness once a talk."""

GIFT, GIFT_AGAIN, MOST_BY_GIFTS = 5, 1, 70
"""Points for the first gift of a kind and for another of the same, and the standing beyond which none counts."""


ROBBED, SAW_THEFT, GIVEN_BACK = -20, -10, 10
"""Points for a theft, to the owner and to whoever saw it, and for bringing the thing back."""


def by_theft(owner: bool, thing: str) -> HeartChange:
    """What a theft that was seen does to the heart of the owner, or of somebody who stood by."""
    reason = f"was robbed of {thing}" if owner else f"saw the theft of {thing}"
    return HeartChange(ROBBED if owner else SAW_THEFT, "angry" if owner else "wary", reason)


KEPT_WORD, BROKE_WORD = 8, -10
"""Points for a promise that the player kept, or did not."""


def by_word(kept: bool, words: str) -> HeartChange:
    """What it does to the heart when the player keeps its word, or breaks it."""
    what = "kept its word" if kept else "broke its word"
    return HeartChange(
        KEPT_WORD if kept else BROKE_WORD, "pleased" if kept else "sad", (f"the traveller {what}: {words}")
    )


THREATENED, ARRESTED, SURRENDERED = -10, -5, -2
"""Points for a threat, for having to be called to the player, and to one who owned up."""


def by_threat() -> HeartChange:
    """What a threat does to the heart."""
    return HeartChange(THREATENED, "angry", "was threatened")


def by_arrest(why: str) -> HeartChange:
    """What it does to the heart of the one who keeps order."""
    if why == "surrender":
        return HeartChange(SURRENDERED, "wary", "was called to the traveller, who had owned up to a theft")
    return HeartChange(
        ARRESTED, "wary", f"was called to the traveller for {'a theft' if why == 'theft' else 'a threat'}"
    )


BEATEN, BEAT = 5, 2
"""Points for losing a fair duel to the player, and for winning it."""


def by_duel(won: bool) -> HeartChange:
    """What a duel does to the heart of the other, who `won` it or not."""
    return HeartChange(BEAT, "pleased", "won a duel") if won else HeartChange(BEATEN, "wary", "was beaten fairly")


MET, STOOD_UP = 3, -5
"""Points for a meeting to which the player came, or did not."""


def by_meeting(met: bool, words: str) -> HeartChange:
    """What it does to the heart when the player comes to a meeting, or lets one wait."""
    if met:
        return HeartChange(MET, "pleased", f"was met as agreed: {words}")
    return HeartChange(STOOD_UP, "sad", f"waited in vain: {words}")


def owned_up(thing: str, *, given_back: bool = True) -> HeartChange:
    """What it does to the heart when somebody owns up to a theft: no more than it cost."""
    back = f"was brought back {thing}, and" if given_back else f"missed {thing}, and was"
    return HeartChange(0, "wary", f"{back} told who had taken it")


def by_return(thing: str) -> HeartChange:
    """What it does to the heart to get a stolen thing back."""
    return HeartChange(GIVEN_BACK, "calm", f"was given back {thing}")


def by_gift(item: str, thing: str, memory: Memory) -> HeartChange:
    """What a gift does to the heart: a deed, so no bound of talk holds, but nobody's trust is for sale."""
    had = any(one.kind == "gift" and f"item:{item}" in one.tags for one in memory.memories)
    wanted = GIFT_AGAIN if had else GIFT
    return HeartChange(max(0, min(wanted, MOST_BY_GIFTS - memory.standing)), "pleased", f"was given {thing}")


def stirred(reading: Reading, memory: Memory, day: int, talk: str | None = None) -> HeartChange | None:
    """What a line does to the heart: within 40 to 60, at most 5 points a game day; None where nothing changes. A threat
    is a deed and counts as one."""
    heard = {intent.kind for intent in reading.intents if intent.id != "threat"}
    kind = next((kind for kind in _STIRS if kind in heard), None)
    if kind is None or (kind == "apology" and memory.mood not in ("angry", "wary")):
        return None
    stir = _STIRS[kind]
    spent = stir.kind and talk is not None and memory.kindness_in == talk
    change = replace(stir, delta=0 if spent else allowed(stir.delta, memory, day))
    return change if change.delta or change.mood != memory.mood else None


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
