"""Comparisons as people write them: 60, "60" or ">= 60"."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Annotated

from pydantic import AfterValidator, StrictInt, StrictStr

COMPARISON = re.compile(r"\s*(>=|<=|==|>|<)?\s*(-?\d+)\s*")
OPERATORS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "==": operator.eq,
}


def _comparison(value: int | str) -> int | str:
    if isinstance(value, str) and not COMPARISON.fullmatch(value):
        raise ValueError(f"a number is compared like `>= 60`, not `{value}`")
    return value


Comparison = Annotated[StrictInt | StrictStr, AfterValidator(_comparison)]
"""A number that must be met, or a comparison with one."""


def compares(value: int, wanted: int | str) -> bool:
    """Whether `value` is what is wanted: a number, or a comparison such as ">= 60". Raises ValueError for neither."""
    if isinstance(wanted, int):
        return value == wanted
    found = COMPARISON.fullmatch(wanted)
    if not found:
        raise ValueError(f"a number is compared like `>= 60`, not {wanted!r}")
    return OPERATORS[found[1] or "=="](value, int(found[2]))
