"""Reading the JSON object that a model was asked for: fenced, among prose, after thoughts, cut off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import json_repair

_THOUGHTS = re.compile(r"<think(?:ing)?>.*?</think(?:ing)?>", re.DOTALL | re.IGNORECASE)
_OPEN_THOUGHT = re.compile(r"^.*</think(?:ing)?>|<think(?:ing)?>.*$", re.DOTALL | re.IGNORECASE)
LONGEST = 20_000


def json_object(answer: str, key: str) -> dict[str, Any]:
    """The object in `answer` that has `key`. Raises ValueError where there is none."""
    text = _OPEN_THOUGHT.sub("", _THOUGHTS.sub("", answer[:LONGEST]))
    for found in (*_whole(text), *_mended(text, key)):
        if isinstance(found, dict) and key in found:
            return found
    raise ValueError(f"no JSON object with {key!r} in the answer")


def _whole(text: str) -> Iterator[Any]:
    """Every JSON object that stands whole in the text, outermost first."""
    decoder = json.JSONDecoder()
    at = text.find("{")
    while at >= 0:
        try:
            value, end = decoder.raw_decode(text, at)
            yield value
            at = text.find("{", end)
        except (ValueError, RecursionError):
            at = text.find("{", at + 1)


def _mended(text: str, key: str) -> Iterator[Any]:
    """What can be made of an object that is cut off or wrongly quoted."""
    named = re.search(rf"\{{\s*[\"']?{re.escape(key)}", text)
    if named:
        try:
            yield json_repair.loads(text[named.start() :])
        except (ValueError, RecursionError):
            return
