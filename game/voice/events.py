"""From the bytes of an event stream to the JSON values in it, whatever the server's habits and wherever it is cut.

The official client's own parser raises at the first odd line and loses an event that no empty line ends, so the bytes
are read here.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator

_LINE_END = re.compile(r"\r\n|\r(?!\Z)|\n")
_FIELD = re.compile(r"(?:data|event|id|retry)?(?::|\Z)")


class Events:
    """Reads one stream. `done` is True once the server has said [DONE]. An event that is no JSON comes as None."""

    def __init__(self) -> None:
        self.done = False
        self._letters = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._line = self._data = ""
        self._bare = False

    def feed(self, data: bytes) -> Iterator[object]:
        """The values that the next bytes complete."""
        *lines, self._line = _LINE_END.split(self._line + self._letters.decode(data))
        for line in lines:
            yield from self._take(line)

    def finish(self) -> Iterator[object]:
        """What stands in a last line without an end. Half an event is none, other text is no JSON."""
        line, self._line = self._line + self._letters.decode(b"", True), ""
        yield from self._take(line.removesuffix("\r"))
        if self._bare and self._data.lstrip()[:1] not in ("", "{", "["):
            yield None
        self._data = ""

    def _take(self, line: str) -> Iterator[object]:
        if self.done:
            return
        if not line.strip():
            if self._data:
                self._data = ""
                yield None
        elif _FIELD.match(line) is None:
            self._bare = True
            yield from self._add(line)  # bare JSON, as some servers send it for an error
        elif line.startswith("data:"):
            yield from self._add(line[5:].removeprefix(" "))

    def _add(self, value: str) -> Iterator[object]:
        """A value may stand in several lines, and several values may follow each other without an empty line."""
        if value.strip() == "[DONE]":
            self.done = True
            return
        before, self._data = self._data, f"{self._data}\n{value}" if self._data else value
        for text in (self._data, value) if before and not self._bare else (self._data,):
            try:
                found: object = json.loads(text)
            except (ValueError, RecursionError):
                continue
            if text is not self._data:
                yield None
            self._data = ""
            yield found
            return
        if not self._data.strip():
            self._data = ""
