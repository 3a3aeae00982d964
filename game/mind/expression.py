"""Regular expressions that are compiled when they are first used.

Half of the time that it took to import the rooms of the mind went into expressions that the title screen, or a whole
evening, never asks.
"""

from __future__ import annotations

from typing import Any, cast

import regex


def expression(source: str, flags: int = 0) -> regex.Pattern[str]:
    """What `regex.compile` returns, compiled at the first use. A mistake in `source` raises there; a test goes through
    all of them."""
    return cast("regex.Pattern[str]", _Late(source, flags))


class _Late:
    """Stands in for a compiled expression, and takes over what is asked of it one by one."""

    def __init__(self, source: str, flags: int) -> None:
        self._asked = source, flags

    def __getattr__(self, name: str) -> Any:
        """Only for what was not asked before. Two threads at once compile twice, and get the same."""
        value = getattr(regex.compile(*self._asked), name)
        setattr(self, name, value)
        return value
