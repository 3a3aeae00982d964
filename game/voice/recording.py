"""Recordings: what a voice answered, one JSON object a line, and a voice that answers from such a file."""

from __future__ import annotations

import json
from collections import defaultdict, deque
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.voice.faults import sentence, unsupported
from game.voice.relay import RelayingVoice
from game.voice.reply import ReadyReply
from game.voice.request import FAULTS, Chunk, Failed, Finished, Reply, Request, Text, Usage, Voice

CANCELLED = "cancelled"


class RecordingError(ValueError):
    """A recording that cannot be written or read. The message is one sentence with file and line."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One request of a recording and what came back. `finish` is a finish reason, a kind of FAULTS or `cancelled`."""

    npc: str
    kind: str
    sha256: str
    chunks: tuple[str, ...]
    finish: str
    usage: Usage | None = None

    def to_line(self) -> str:
        """The line of the file, without its end."""
        return json.dumps(asdict(self), ensure_ascii=False)

    def to_chunks(self) -> list[Chunk]:
        """What a reply gives. One that was cancelled ends, so that nobody waits for ever."""
        texts: list[Chunk] = [Text(text) for text in self.chunks]
        if self.finish in FAULTS:
            return [*texts, Failed(self.finish, sentence(self.finish, ""))]
        return [*texts, Finished(self.finish, self.usage)]


class RecordingVoice(RelayingVoice):
    """Speaks with `inner`'s voice and writes each answer to `file` when it has ended. Replaces the file.

    Raises `RecordingError` if the file cannot be opened. A write that fails later stops the recording, not the
    game, and is said in `fault`.
    """

    def __init__(self, inner: Voice, file: str | Path) -> None:
        super().__init__(inner)
        self._path = Path(file)
        self._open: list[_RecordedReply] = []
        self.fault = ""
        try:
            self._file = self._path.open("w", encoding="utf-8", errors="backslashreplace", newline="\n")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise RecordingError(f"{self._path}: the recording cannot be written ({reason}).") from error

    def stream(self, request: Request) -> Reply:
        """As the inner voice, and recorded."""
        return self._keep(request, self._inner.stream(request))

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> Reply:
        """As the inner voice, and recorded."""
        return self._keep(request, self._inner.complete_json(request, schema))

    def close(self, seconds: float = 2.0) -> None:
        """Close the inner voice; what is still under way is recorded as cancelled."""
        self._inner.close(seconds)
        for reply in list(self._open):
            reply.end(CANCELLED)
        self._file.close()

    def _keep(self, request: Request, reply: Reply) -> Reply:
        kept = _RecordedReply(request, reply, self._write)
        self._open.append(kept)
        return kept

    def _write(self, reply: _RecordedReply, recorded: Recorded) -> None:
        self._open.remove(reply)
        if self.fault or self._file.closed:
            return
        try:
            self._file.write(recorded.to_line() + "\n")
            self._file.flush()
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.fault = f"{self._path}: the recording stops here, it cannot be written any more ({reason})."


class _RecordedReply:
    def __init__(self, request: Request, inner: Reply, write: Callable[[_RecordedReply, Recorded], None]) -> None:
        self._request, self._inner, self._write = request, inner, write
        self._texts: list[str] = []
        self._ended = False

    def poll(self) -> list[Chunk]:
        return self._note(self._inner.poll())

    def wait(self, seconds: float) -> list[Chunk]:
        return self._note(self._inner.wait(seconds))

    def cancel(self) -> None:
        self._inner.cancel()
        self.end(CANCELLED)

    def end(self, finish: str, usage: Usage | None = None) -> None:
        """Write the answer down as far as it was given out, unless it was before."""
        if not self._ended:
            self._ended = True
            asked = self._request
            self._write(self, Recorded(asked.npc, asked.kind, asked.sha256, tuple(self._texts), finish, usage))

    def _note(self, chunks: list[Chunk]) -> list[Chunk]:
        for chunk in chunks:
            match chunk:
                case Text(text):
                    self._texts.append(text)
                case Finished(finish, usage):
                    self.end(finish, usage)
                case Failed(kind):
                    self.end(kind)
        return chunks


@dataclass(frozen=True, slots=True)
class Difference:
    """A request whose prompt is not the one that was recorded: its place in the order of the file, and both hashes."""

    npc: str
    kind: str
    line: int
    recorded: str
    asked: str


class ReplayVoice:
    """Implements `Voice` from a recording: answers in order for each character and kind, all at the first poll.

    A prompt that differs from the recorded one is answered all the same and noted in `differences`. Where the
    recording has run out, the reply is `Failed("replay", …)`. Raises `RecordingError` for a file that is none.
    """

    name = "replay"
    model = ""
    host = ""

    def __init__(self, file: str | Path) -> None:
        self._path = Path(file)
        self._left: defaultdict[tuple[str, str], deque[tuple[int, Recorded]]] = defaultdict(deque)
        for line, recorded in read_recording(self._path):
            self._left[recorded.npc, recorded.kind].append((line, recorded))
        self.differences: list[Difference] = []

    def stream(self, request: Request) -> ReadyReply:
        """The next recorded answer for this character and kind."""
        waiting = self._left[request.npc, request.kind]
        if not waiting:
            words = f"{self._path.name} holds no more answers of {request.npc} ({request.kind}); record it anew."
            return ReadyReply([Failed("replay", words)])
        line, recorded = waiting.popleft()
        if recorded.sha256 != request.sha256:
            self.differences.append(Difference(request.npc, request.kind, line, recorded.sha256, request.sha256))
        return ReadyReply(recorded.to_chunks())

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> ReadyReply:
        """The next recorded answer for this character and kind; `unsupported` where none is left."""
        return self.stream(request) if self._left[request.npc, request.kind] else ReadyReply([unsupported()])

    def close(self, seconds: float = 2.0) -> None:
        """There is nothing to close."""


def read_recording(path: Path) -> list[tuple[int, Recorded]]:
    """All records of a file with their line numbers. Raises `RecordingError` with file, line and what is wrong."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordingError(f"{path}: this is not a recording, it is not UTF-8 text.") from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RecordingError(f"{path}: the recording cannot be read ({reason}).") from error
    lines = enumerate(text.split("\n"), 1)
    return [(number, _record(path, number, line)) for number, line in lines if line.strip()]


def _record(path: Path, number: int, line: str) -> Recorded:
    try:
        data: object = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise RecordingError(f"{path}, line {number}: this is not a JSON object.")
    for key in ("npc", "kind", "sha256", "finish"):
        if not isinstance(data.get(key), str):
            raise RecordingError(f"{path}, line {number}: {key} must be a text.")
    chunks = data.get("chunks")
    if not isinstance(chunks, list) or not all(isinstance(chunk, str) for chunk in chunks):
        raise RecordingError(f"{path}, line {number}: chunks must be a list of texts.")
    usage = _usage(path, number, data.get("usage"))
    return Recorded(data["npc"], data["kind"], data["sha256"], tuple(chunks), data["finish"], usage)


def _usage(path: Path, number: int, data: object) -> Usage | None:
    if data is None:
        return None
    counts = [data.get(key) for key in ("prompt", "cached", "completion")] if isinstance(data, dict) else [""]
    if not all(count is None or type(count) is int for count in counts):
        raise RecordingError(f"{path}, line {number}: usage must be null or counts of prompt, cached and completion.")
    return Usage(*counts)
