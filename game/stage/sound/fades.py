"""Loops that fade into each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import pi, sin

FADE_SECONDS = 1.6
VOLUME_SECONDS = 0.8
"""How long a loop that plays takes from nothing to its loudest when it shall be louder or softer."""


@dataclass(slots=True)
class _Loop:
    presence: float
    volume: float


class Fades:
    """How loud every loop is now. Two that change places are together as loud as one: their power adds up to one."""

    def __init__(self) -> None:
        self._loops: dict[str, _Loop] = {}
        self.settled = True
        """Whether nothing has changed its volume at last."""

    def update(
        self, wanted: Mapping[str, float], seconds: float, ready: Callable[[str], bool] = lambda name: True
    ) -> dict[str, float]:
        """Let time pass, and give the volumes (0 to 1) of all loops. Those that are `wanted`, each at its volume, come
        once they are `ready`; all others go, and are given a last time at 0."""
        for name, volume in wanted.items():
            if name not in self._loops and ready(name):
                self._loops[name] = _Loop(0.0, volume)
        for name, loop in self._loops.items():
            stays = name in wanted
            loop.presence = moved(loop.presence, 1.0 if stays else 0.0, seconds / FADE_SECONDS)
            loop.volume = moved(loop.volume, wanted[name] if stays else loop.volume, seconds / VOLUME_SECONDS)
        self.settled = all(loop.presence == 1 and loop.volume == wanted.get(n) for n, loop in self._loops.items())
        heard = {name: loop.volume * sin(loop.presence * pi / 2) for name, loop in self._loops.items()}
        self._loops = {name: loop for name, loop in self._loops.items() if loop.presence > 0 or name in wanted}
        return heard

    def clear(self) -> None:
        """Begin anew, from silence."""
        self._loops.clear()


def moved(value: float, to: float, by: float) -> float:
    """A value on its way to another, by so much at most."""
    return min(to, value + by) if value < to else max(to, value - by)
