"""The order in which a line is read and the order in which it stands: Hebrew and Arabic run from right to left.

The rules are those of Unicode's bidirectional algorithm (UAX #9) without embeddings, which are cleaned away, and
without pairs of brackets.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from unicodedata import bidirectional

import regex

_MAY_RUN_LEFT = regex.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_STRONG = {"L": "L", "R": "R", "AL": "R"}
_NUMBERS = ("EN", "AN")
Run = tuple[int, int, bool]
"""Letters from one number to before another, and whether they run from right to left."""


def runs_left(text: str) -> bool:
    """Whether a text as a whole runs from right to left: its first letter of a direction says so."""
    if not _MAY_RUN_LEFT.search(text):
        return False
    return next((_STRONG[kind] == "R" for kind in map(bidirectional, text) if kind in _STRONG), False)


def turns(text: str) -> bool:
    """Whether anything in a text may run from right to left."""
    return bool(_MAY_RUN_LEFT.search(text))


def runs(letters: Sequence[str], left: bool) -> list[Run]:
    """The runs of a line as they stand from its left to its right; `left`: the line as a whole runs to the left."""
    levels = _levels(letters, left)
    found: list[tuple[int, int, int]] = []
    at = 0
    for level, group in groupby(levels):
        length = len(list(group))
        found.append((at, at + length, level))
        at += length
    for least in range(max(levels, default=0), 0, -1):
        found = _reversed_from(found, least)
    return [(start, end, level % 2 == 1) for start, end, level in found]


def _reversed_from(found: list[tuple[int, int, int]], least: int) -> list[tuple[int, int, int]]:
    """Rule L2 for one level: turn every sequence of runs of this level or a higher one around."""
    result: list[tuple[int, int, int]] = []
    for high, group in groupby(found, lambda run: run[2] >= least):
        together = list(group)
        result += together[::-1] if high else together
    return result


def _levels(letters: Sequence[str], left: bool) -> list[int]:
    kinds = _resolved([bidirectional(letter[0]) or "L" for letter in letters], "R" if left else "L")
    level_of = {"R": 1} if left else {"L": 0, "R": 1}
    levels = [level_of.get(kind, 2) for kind in kinds]
    end = len(levels)
    while end and letters[end - 1].isspace():
        end -= 1
    return levels[:end] + [int(left)] * (len(levels) - end)


def _resolved(kinds: list[str], base: str) -> list[str]:
    """Each letter as L, R, EN or AN."""
    return _without_neutrals(_with_numbers(kinds, base), base)


def _with_numbers(kinds: list[str], base: str) -> list[str]:
    """Rules W2 to W7: numbers and what belongs to them."""
    result, strong = list(kinds), base
    for at, kind in enumerate(kinds):
        if kind in _STRONG:
            strong = kind
            result[at] = _STRONG[kind]
        elif kind == "EN" and strong == "AL":
            result[at] = "AN"
    for at in range(1, len(result) - 1):
        before, after = result[at - 1], result[at + 1]
        if before == after and before in _NUMBERS and (kinds[at] == "CS" or (kinds[at] == "ES" and before == "EN")):
            result[at] = before
    for order in (range(1, len(result)), range(len(result) - 2, -1, -1)):
        for at in order:
            if result[at] == "ET" and result[at - 1 if order.step > 0 else at + 1] == "EN":
                result[at] = "EN"
    strong = base
    for at, kind in enumerate(result):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            result[at] = "L"
    return result


def _without_neutrals(kinds: list[str], base: str) -> list[str]:
    """Rules N1 and N2: what has no direction takes that of both its neighbours, else that of the line."""
    result: list[str] = []
    before = base
    groups = [(kind, len(list(group))) for kind, group in groupby(kinds, lambda k: k if k in _SURE else "")]
    for number, (kind, length) in enumerate(groups):
        if kind:
            result += [kind] * length
            before = "L" if kind == "L" else "R"
            continue
        following = groups[number + 1][0] if number + 1 < len(groups) else base
        after = "L" if following == "L" else "R"
        result += [before if before == after else base] * length
    return result


_SURE = ("L", "R", *_NUMBERS)
