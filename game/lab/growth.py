"""How long a recall takes in stores of growing size: seconds of the processor, as a recall waits for nothing."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from time import thread_time

from game.lab.silence import Templates, asked, memories
from game.log import GameTime
from game.mind.recall import Query, Recall
from game.mind.recollection import Scope

SIZES = (10, 1_000, 10_000, 100_000)
ASKED = 500


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds of one recall in a store of `size`, and of adding one memory."""

    size: int
    median: float
    slowest: float
    adding: float


def paces(templates: Templates, sizes: tuple[int, ...] = SIZES, number: int = ASKED) -> list[Pace]:
    """Ask so many lines in each store; `slowest` is what 99 of 100 stay under."""
    return [_pace(templates, size, number) for size in sizes]


def _pace(templates: Templates, size: int, number: int) -> Pace:
    draw = random.Random(size)
    store = memories(templates, draw, size)
    lines = asked(templates, draw, 3 * number)
    recall = Recall(Scope("bench", "player", "bram"))
    began = thread_time()
    for at, one in enumerate(store):
        before = " ".join(asked(templates, draw, 2)) if at < 2_000 else store[at - 2_000].context
        store[at] = replace(one, context=before)
        recall.add(store[at])
    adding = 1000 * (thread_time() - began) / size
    took = []
    for at in range(number):
        query = Query(lines[3 * at], GameTime(60), tuple(lines[3 * at + 1 : 3 * at + 3]), draw.choice(templates.places))
        began = thread_time()
        recall.search(query)
        took.append(1000 * (thread_time() - began))
    took.sort()
    return Pace(size, took[number // 2], took[min(number - 1, int(0.99 * number))], adding)
