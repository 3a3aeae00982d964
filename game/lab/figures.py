"""The figures of an evaluation, counted over judged conversations."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from game.lab.judging import Judged, Mark, criteria
from game.lab.systems import Reply

BANDS = ((1, 5), (6, 15), (16, 30))
"""Turns between which recalled and invented facts are counted apart."""
CRITERIA = ("vocabulary", "tone", "lore", "in_character")
COUNTED = ("left", "locked", "machinery", "outside", "giving", "untold", "invented", "empty")

Figures = dict[str, Any]


def figures(talks: Sequence[Judged], voice: str) -> Figures:
    """All figures. Shares are 0 to 1 of the replies, and None where there was nothing to count.

    `voice` is the voice under test: a reply in another voice is the understudy's.
    """
    marks = [mark for talk in talks for mark in talk.marks]
    raw = [mark for talk in talks for mark in talk.raw if not mark.has("empty")]
    replies = [reply for talk in talks for _, reply in talk.replies]
    held = [criteria(talk.marks) for talk in talks]
    return {
        "conversations": len(talks),
        "replies": len(marks),
        **_shares(marks),
        "own_words": _share(mark.own_words for mark in marks),
        "conversations_held": {name: sum(one[name] for one in held) for name in CRITERIA},
        **{name: sum(mark.has(name) for mark in marks) for name in COUNTED},
        "recalled": _recalled(marks),
        "recalled_by_turn": {_band(*band): _recalled(_within(marks, *band)) for band in BANDS},
        "recalled_later": _recalled([mark for mark in marks if mark.later]),
        "recalled_by_model": _recalled([mark for talk in talks for mark in talk.raw]),
        "in_prompt": _in_prompt(replies),
        "invented_by_turn": {_band(*band): _invented(_within(marks, *band)) for band in BANDS},
        "deeds": sum(bool(reply.deed) for reply in replies),
        "understudy": sum(reply.voice != voice for reply in replies),
        "faults": dict(sorted(Counter(kind for reply in replies for kind in reply.faults).items())),
        "interventions": dict(sorted(Counter(kind for reply in replies for kind in reply.guarded).items())),
        "replies_with_intervention": sum(bool(reply.guarded) for reply in replies),
        "guard_off": {"replies": len(raw), **_shares(raw), **{n: sum(m.has(n) for m in raw) for n in COUNTED}},
        **_costs(replies),
    }


def _shares(marks: Sequence[Mark]) -> Figures:
    return {name: _share(getattr(mark, name) for mark in marks) for name in CRITERIA}


def _share(values: Iterable[bool]) -> float | None:
    counted = list(values)
    return round(sum(counted) / len(counted), 4) if counted else None


def _within(marks: Sequence[Mark], first: int, last: int) -> list[Mark]:
    return [mark for mark in marks if first <= mark.turn <= last and not mark.later]


def _band(first: int, last: int) -> str:
    return f"{first}–{last}"


def _recalled(marks: Sequence[Mark]) -> list[int]:
    """How many of the asked facts were recalled, and how many were asked."""
    asked = [mark.recalled for mark in marks if mark.recalled is not None]
    return [sum(asked), len(asked)]


def _in_prompt(replies: Sequence[Reply]) -> list[int]:
    """How many of the asked facts stood in the prompt, and how many were asked."""
    asked = [reply.in_prompt for reply in replies if reply.in_prompt is not None]
    return [sum(asked), len(asked)]


def _invented(marks: Sequence[Mark]) -> list[int]:
    """How many replies invent something, of how many."""
    return [sum(mark.has("invented") for mark in marks), len(marks)]


def _costs(replies: Sequence[Reply]) -> Figures:
    """Tokens of the prompt as we count them, the share that the server had cached, and seconds."""
    counted = [(reply.prompt, reply.cached) for reply in replies if reply.prompt and reply.cached is not None]
    tokens = [reply.tokens for reply in replies]
    return {
        "tokens_mean": round(statistics.mean(tokens), 1) if tokens else None,
        "tokens_most": max(tokens, default=None),
        "cached_share": round(sum(c or 0 for _, c in counted) / sum(p or 0 for p, _ in counted), 4)
        if counted
        else None,
        "first_token_median": _median(reply.first_token for reply in replies),
        "first_token_90": _at(0.9, (reply.first_token for reply in replies)),
        "first_shown_median": _median(reply.first_shown for reply in replies),
        "seconds_median": _median(reply.seconds for reply in replies),
    }


def _median(values: Iterable[float | None]) -> float | None:
    return _at(0.5, values)


def _at(share: float, values: Iterable[float | None]) -> float | None:
    known = sorted(value for value in values if value is not None)
    return round(known[min(len(known) - 1, int(share * len(known)))], 3) if known else None
