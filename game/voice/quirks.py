"""What one server takes and another refuses, and what is learnt from its refusals and answers.

What was learnt is a set of names by server and model. Refused: the optional fields, `max_tokens` and
`max_completion_tokens` (the first that was not refused is sent), `json_schema` and `json_object` (likewise), the
switches of thinking, `reasoning_effort=none` or `=minimal` for values. Needed: NEEDS.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from game.voice.deltas import mend
from game.voice.faults import Refusal
from game.voice.request import Request

FILE = "server_quirks.json"

KEPT = timedelta(days=30)
"""How long it is remembered what a server refused or needs."""

NEEDS = ("thinks", "in_text", "unopened", "no_system", "alternate")
"""Seen to think; to write thoughts into the text; to close there what it never opened. Takes no system message; takes
no two messages of one role in a row."""

LIMITS = ("max_tokens", "max_completion_tokens")
FORMATS = ("json_schema", "json_object")
EFFORTS = ("none", "minimal", "low")
SWITCHES: Mapping[str, Any] = {
    "chat_template_kwargs": {"enable_thinking": False},
    "reasoning_effort": "none",
    "thinking": {"type": "disabled"},
}
"""Ways to switch thinking off: vLLM and llama.cpp, Ollama, DeepSeek. What does not help is noted like a refusal."""

UNCOMMON = ("stream_options", "json_schema", *SWITCHES)
BARE = (*UNCOMMON, "temperature", "frequency_penalty", "stop", "json_object")
"""All that can be left out. Model, messages, one token limit and `stream` are taken by every server."""

THINKING_ALLOWANCE = 1000
"""Output tokens added for a model that thinks: they are spent before its first word."""

_ALSO_CALLED = {
    "frequency_penalty": r"frequency_?penalty|\bpenalty\b",
    "stop": r"['\"`]stop['\"`]|(?:parameter|argument|field|name|supplied):? stop\b|\bstop sequences?\b",
    "stream_options": r"\bstream_options\b|\binclude_usage\b",
    "response_format": r"response_?format|json_?(?:schema|object)|json (?:schema|mode)|\bgrammar\b|guided",
    "reasoning_effort": r"reasoning[_.]?effort|\breasoning\b",
    "chat_template_kwargs": r"chat_template_kwargs|enable_thinking",
    "thinking": r"['\"`.]thinking\b|(?:parameter|argument|field|name|supplied):? thinking\b",
}
_NO_SYSTEM = re.compile(
    r"system (?:role|message|prompt)|role[^.]{0,20}\bsystem\b|developer instruction"
    r"|only user(?:,| and) .{0,8}assistant",
    re.IGNORECASE,
)
_ALTERNATE = re.compile(r"\balternat|same role|consecutive|in a row", re.IGNORECASE)


class Quirks:
    """What was learnt about servers, kept in `server_quirks.json` of `folder`; without a folder only for this run.

    A file that cannot be read or written is no fault: what it would tell is learnt again. So is what was learnt more
    than KEPT ago: servers are brought up to date. `today` is the day by the player's clock.
    """

    def __init__(self, folder: Path | None = None, today: Callable[[], date] = date.today) -> None:
        self._file = folder / FILE if folder else None
        self._today = today
        known = _read(self._file) if self._file else {}
        self._since = {key: since for key, (since, _) in known.items() if abs(today() - since) <= KEPT}
        self._learnt = {key: known[key][1] for key in self._since}

    def of(self, host: str, model: str) -> frozenset[str]:
        """What is known about this model on this server."""
        return self._learnt.get(f"{host} {model}", frozenset())

    def add(self, host: str, model: str, names: Iterable[str]) -> None:
        """Remember `names`."""
        self._set(host, model, self.of(host, model) | frozenset(names))

    def drop(self, host: str, model: str, names: Iterable[str]) -> None:
        """Forget `names`."""
        self._set(host, model, self.of(host, model) - frozenset(names))

    def _set(self, host: str, model: str, names: frozenset[str]) -> None:
        if names == self.of(host, model):
            return
        self._learnt[f"{host} {model}"] = names
        self._since.setdefault(f"{host} {model}", self._today())
        if self._file:
            with contextlib.suppress(OSError):
                self._write(self._file)

    def _write(self, file: Path) -> None:
        learnt = {
            key: {"since": self._since[key].isoformat(), "names": sorted(names)} for key, names in self._learnt.items()
        }
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".new")
        half.write_text(json.dumps({"learnt": learnt}, indent=1), encoding="utf-8")
        half.replace(file)


class _Entry(BaseModel):
    since: date
    names: frozenset[str]


class _File(BaseModel):
    learnt: dict[str, _Entry]


def _read(file: Path) -> dict[str, tuple[date, frozenset[str]]]:
    try:
        found = _File.model_validate_json(file.read_bytes())
    except (OSError, ValueError):
        return {}
    return {key: (entry.since, entry.names) for key, entry in found.learnt.items()}


def body(
    request: Request,
    model: str,
    known: frozenset[str],
    *,
    schema: Mapping[str, Any] | None = None,
    host: str = "",
    openai: bool = False,
) -> dict[str, Any]:
    """The fields of the request as this server takes them; `known` is what was learnt about it.

    For JSON neither `stop` nor `frequency_penalty` is sent: a line break inside an object would end it, and a
    penalty on quotes and braces breaks it. Nor is `stop` for a model that thinks in the text: it would end the thought.
    """
    sent: dict[str, Any] = {"model": model, "messages": _messages(request, known), "stream": True}
    optional: dict[str, Any] = {"temperature": request.temperature, "stream_options": {"include_usage": True}}
    if schema is None:
        optional["frequency_penalty"] = request.frequency_penalty
        optional["stop"] = [] if "in_text" in known else list(request.stop)
    if openai:
        optional["reasoning_effort"] = _first(EFFORTS, {n.removeprefix("reasoning_effort=") for n in known})
    elif switch := switch_for(known, host):
        optional[switch] = SWITCHES[switch]
    sent |= {name: value for name, value in optional.items() if name not in known and value not in ([], None)}
    thinks = "thinks" in known or (openai and sent.get("reasoning_effort", "none") != "none")
    limit = _first(LIMITS[::-1] if openai else LIMITS, known)
    if limit:
        sent[limit] = request.max_tokens + (THINKING_ALLOWANCE if thinks else 0)
    if schema is not None:
        sent |= _response_format(schema, _first(FORMATS, known))
    return sent


def switch_for(known: frozenset[str], host: str) -> str | None:
    """The way to try next to switch thinking off, for a model that was seen to think; DeepSeek's own always thinks."""
    deepseek = host.partition(":")[0].endswith("deepseek.com")
    if not deepseek and "thinks" not in known:
        return None
    return _first(list(SWITCHES)[::-1] if deepseek else SWITCHES, known)


def _messages(request: Request, known: frozenset[str]) -> list[dict[str, str]]:
    """The messages; where no system role is taken its text begins the first message of the user."""
    turns = [(m.role if m.role != "system" or "no_system" not in known else "user", mend(m.content))
             for m in request.messages]  # fmt: skip
    merged: list[tuple[str, str]] = []
    for role, text in turns:
        if merged and merged[-1][0] == role and not known.isdisjoint(("no_system", "alternate")):
            merged[-1] = (role, f"{merged[-1][1]}\n\n{text}")
        else:
            merged.append((role, text))
    return [{"role": role, "content": text} for role, text in merged]


def needed(refusal: Refusal, sent: Mapping[str, Any]) -> str | None:
    """The one of NEEDS that a refusal of the messages' roles tells of."""
    roles = [message["role"] for message in sent["messages"]]
    if _ALTERNATE.search(refusal.text):
        if any(one == other for one, other in pairwise(roles)):
            return "alternate"
    elif not _NO_SYSTEM.search(refusal.text):
        return None
    return "no_system" if "system" in roles else None


def refused_names(refusal: Refusal, sent: Mapping[str, Any]) -> tuple[str, ...]:
    """What a 400 or 422 says about `sent`: the names to leave out from now on, or nothing if it names none."""
    fields = [name for name in sent if name not in ("model", "messages", "stream")]
    first = next((name for name in refusal.fields if name in fields), None) or _mentioned(refusal.text, fields)
    if first is None:
        return ()
    if first == "response_format":
        return (str(sent[first].get("type")),)
    if first == "reasoning_effort":
        return _efforts(refusal.text, str(sent[first]))
    return (first,)


def _mentioned(text: str, fields: list[str]) -> str | None:
    found = {}
    for name in fields:
        match = re.search(_ALSO_CALLED.get(name, rf"\b{name}\b"), text, re.IGNORECASE)
        if match:
            found[name] = match.start()
    return min(found, key=lambda name: found[name]) if found else None


def _efforts(text: str, sent: str) -> tuple[str, ...]:
    """A model that names the efforts that it takes gets the lowest of them; another gets none at all."""
    later = EFFORTS[EFFORTS.index(sent) + 1 :] if sent in EFFORTS else ()
    for offered in later:
        if re.search(rf"['\"`]{offered}['\"`]", text):
            return tuple(f"reasoning_effort={e}" for e in EFFORTS[: EFFORTS.index(offered)])
    return ("reasoning_effort",)


def _first(names: Iterable[str], refused: Iterable[str]) -> str | None:
    return next((name for name in names if name not in refused), None)


def _response_format(schema: Mapping[str, Any], kind: str | None) -> dict[str, Any]:
    if kind is None:
        return {}
    if kind == "json_object":
        return {"response_format": {"type": kind}}
    named: dict[str, Any] = {"name": "answer", "schema": schema}
    if _is_strict(schema):
        named["strict"] = True
    return {"response_format": {"type": kind, "json_schema": named}}


def _is_strict(schema: object) -> bool:
    """OpenAI refuses `strict` unless every object is closed and requires all that it lists."""
    if isinstance(schema, list):
        return all(_is_strict(part) for part in schema)
    if not isinstance(schema, Mapping):
        return True
    if schema.get("type") == "object":
        listed = set(schema.get("properties", {}))
        if schema.get("additionalProperties") is not False or listed != set(schema.get("required", ())):
            return False
    return all(_is_strict(part) for part in schema.values())
