"""The sound of letters while they are typed: how high, and how often."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from game.stage.game import Game

EVERY = 0.064
"""Seconds between two sounds at least: more would run into one."""


class Letters:
    """Says when a letter shall be heard."""

    def __init__(self) -> None:
        self._wait = 0.0

    def heard(self, revealed: Sequence[str], seconds: float) -> bool:
        """Whether one of the letters that were `revealed` in the last `seconds` is heard: spaces and marks are not."""
        self._wait = max(0.0, self._wait - seconds)
        if self._wait > 1e-9 or not any(letter[:1].isalnum() for letter in revealed):
            return False
        self._wait = EVERY
        return True


def pitch_of(game: Game, npc: str) -> float:
    """How high somebody speaks, 1 in the middle; 0 for the player and for what nobody says, which is not heard."""
    if npc in ("", "player"):
        return 0.0
    shown = game.cast.personas.get(npc) or game.townspeople.get(npc)
    return shown.pitch if shown else 1.0


def resampled(samples: array[int], columns: int, pitch: float) -> array[int]:
    """Samples of 16 bits, in so many columns, played faster or slower: twice the pitch is half as long."""
    length = len(samples) // columns
    result = array("h")
    for number in range(int((length - 1) / pitch)):
        place = number * pitch
        first = int(place)
        part = place - first
        for column in range(columns):
            here = samples[first * columns + column]
            result.append(round(here + (samples[(first + 1) * columns + column] - here) * part))
    return result
