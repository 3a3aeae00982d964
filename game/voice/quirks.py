"""What one server takes and another refuses: the body of a request, and what is learnt from a refusal.

What was refused is a set of names by server and model: the optional fields, `max_tokens` and `max_completion_tokens`
(the first that was not refused is sent), `json_schema` and `json_object` (likewise), and `reasoning_effort=none` or
`=minimal` for values.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from game.voice.deltas import mend
from game.voice.faults import Refusal
from game.voice.request import Request

FILE = "server_quirks.json"

BARE = ("temperature", "frequency_penalty", "stop", "stream_options", "reasoning_effort", "json_schema", "json_object")
"""All that can be left out. Model, messages, one token limit and `stream` are taken by every server."""

LIMITS = ("max_tokens", "max_completion_tokens")
FORMATS = ("json_schema", "json_object")
EFFORTS = ("none", "minimal", "low")

THINKING_ALLOWANCE = 1000
"""Output tokens added for a model that cannot stop thinking: they are spent before its first word."""

_ALSO_CALLED = {
    "frequency_penalty": r"frequency_?penalty|\bpenalty\b",
    "stop": r"['\"`]stop['\"`]|(?:parameter|argument|field|name|supplied):? stop\b|\bstop sequences?\b",
    "stream_options": r"\bstream_options\b|\binclude_usage\b",
    "response_format": r"response_?format|json_?(?:schema|object)|json (?:schema|mode)|\bgrammar\b|guided",
    "reasoning_effort": r"reasoning[_.]?effort|\breasoning\b",
}


class Quirks:
    """What servers have refused, kept in `server_quirks.json` of `folder`; without a folder only for this run.

    A file that cannot be read or written is no fault: what it would tell is learnt again.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._file = folder / FILE if folder else None
        self._refused = _read(self._file) if self._file else {}

    def of(self, host: str, model: str) -> frozenset[str]:
        """The names that this model on this server refuses."""
        return self._refused.get(f"{host} {model}", frozenset())

    def add(self, host: str, model: str, names: Iterable[str]) -> None:
        """Remember that `names` were refused."""
        self._refused[f"{host} {model}"] = self.of(host, model) | frozenset(names)
        if self._file:
            with contextlib.suppress(OSError):
                self._write(self._file)

    def _write(self, file: Path) -> None:
        lists = {key: sorted(names) for key, names in self._refused.items()}
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".new")
        half.write_text(json.dumps({"refused": lists}, indent=1), encoding="utf-8")
        half.replace(file)


def _read(file: Path) -> dict[str, frozenset[str]]:
    try:
        data: object = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    refused = data.get("refused") if isinstance(data, Mapping) else None
    if not isinstance(refused, Mapping):
        return {}
    lists = {key: names for key, names in refused.items() if isinstance(names, list)}
    return {key: frozenset(name for name in names if isinstance(name, str)) for key, names in lists.items()}


def body(
    request: Request,
    model: str,
    refused: frozenset[str],
    *,
    schema: Mapping[str, Any] | None = None,
    openai: bool = False,
) -> dict[str, Any]:
    """The fields of the request as this server takes them.

    For JSON neither `stop` nor `frequency_penalty` is sent: a line break inside an object would end it, and a
    penalty on quotes and braces breaks it.
    """
    messages = [{"role": m.role, "content": mend(m.content)} for m in request.messages]
    sent: dict[str, Any] = {"model": model, "messages": messages, "stream": True}
    optional: dict[str, Any] = {"temperature": request.temperature, "stream_options": {"include_usage": True}}
    if schema is None:
        optional |= {"frequency_penalty": request.frequency_penalty, "stop": list(request.stop)}
    effort = _first(EFFORTS, {n.removeprefix("reasoning_effort=") for n in refused}) if openai else None
    if effort:
        optional["reasoning_effort"] = effort
    sent |= {name: value for name, value in optional.items() if name not in refused and value not in ([], None)}
    thinks = sent.get("reasoning_effort", "none") != "none"
    limit = _first(LIMITS[::-1] if openai else LIMITS, refused)
    if limit:
        sent[limit] = request.max_tokens + (THINKING_ALLOWANCE if thinks else 0)
    if schema is not None:
        sent |= _response_format(schema, _first(FORMATS, refused))
    return sent


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
