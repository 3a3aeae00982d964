"""Named random generators whose whole state is a seed and a count, so that a save restores them exactly."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field


def drawn(seed: int, name: str, count: int) -> float:
    """Number `count` of generator `name`, in [0, 1)."""
    return random.Random(f"{seed}:{name}:{count}").random()


@dataclass(slots=True)
class Draws:
    """Generators `world`, `mind` and `stage`; the n-th draw of a name depends on seed, name and n alone."""

    seed: int = 0
    counts: dict[str, int] = field(default_factory=dict)

    def draw(self, name: str) -> float:
        """The next number of generator `name`, in [0, 1)."""
        count = self.counts.get(name, 0)
        self.counts[name] = count + 1
        return drawn(self.seed, name, count)

    def to_json(self) -> dict[str, object]:
        return {"seed": self.seed, "counts": dict(self.counts)}

    @classmethod
    def from_json(cls, value: Mapping[str, object]) -> Draws:
        """Read generators back; raises ValueError where these are none."""
        seed, counts = value.get("seed"), value.get("counts")
        if not isinstance(seed, int) or not isinstance(counts, Mapping):
            raise ValueError("not the state of named generators")
        if not all(type(count) is int and count >= 0 for count in counts.values()):
            raise ValueError("not the state of named generators")
        return cls(seed, dict(counts))
