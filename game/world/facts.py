"""What happened in the world: plain data that the log keeps and that can be applied again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class WorldFact:
    """One change. `what` is its kind (flag, item, money, trade, gift, return, theft, bargain, evening, time, entered,
    pledge, pledge_over, bell, message, due, summons, summons_over, prize, duel, duel_over, quest), `data` JSON values
    that carry the whole change, `text` a plain sentence about it, "" when nobody notices."""

    what: str
    data: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""
