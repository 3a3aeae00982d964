"""The seam between the game and whatever speaks: what is asked, and what comes back piece by piece."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Role = Literal["system", "user", "assistant"]
RequestKind = Literal["speech", "extraction", "summary", "understanding", "remark"]


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a chat prompt."""

    role: Role
    content: str

    def to_json(self) -> dict[str, str]:
        return {"role": self.role, "content": self.content}


@dataclass(frozen=True, slots=True)
class Request:
    """What a voice is asked for: whole messages and how to sample. `npc` and `kind` say for whom and what for.

    `max_tokens` counts output tokens. `line` is what the mind wrote for the understudy to say; models do not see it.
    `tokens` is our own count of the messages, 0 where nobody counted: a server that counts far fewer has cut them.
    """

    npc: str
    kind: RequestKind
    messages: tuple[Message, ...]
    max_tokens: int = 120
    temperature: float = 0.4
    frequency_penalty: float = 0.4
    stop: tuple[str, ...] = ("\n",)
    line: str | None = None
    tokens: int = 0

    @property
    def sha256(self) -> str:
        """The hash of the messages: the same prompt has the same hash on every machine."""
        text = json.dumps([m.to_json() for m in self.messages], ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of one request as the server counted them; None where it did not say."""

    prompt: int | None = None
    cached: int | None = None
    completion: int | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of the answer, as it came."""

    text: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The answer is whole (`stop`) or was ended by the token limit (`length`)."""

    finish: str
    usage: Usage | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """The answer ended by a fault. `kind` is one of FAULTS, `message` one sentence for the player, without keys."""

    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the player should know, said once; the answer goes on. `kind` is one of NOTES."""

    kind: str
    message: str


Chunk = Text | Note | Finished | Failed

NOTES = ("loading", "truncated", "resting")
FAULTS = (
    "refused", "dns", "tls", "timeout", "reset", "cut", "key", "forbidden", "model", "path", "quota", "rate",
    "server", "loading", "context", "bad_request", "garbage", "empty", "resting", "replay", "unsupported",
)  # fmt: skip
SILENT = ("unsupported", "resting")
"""Faults that nobody is told of: the voice only speaks, or the trouble was said before."""


class Reply(Protocol):
    """One answer under way. After `Finished` or `Failed` nothing more comes."""

    def poll(self) -> list[Chunk]:
        """What has come since the last call. Never waits."""
        ...

    def wait(self, seconds: float) -> list[Chunk]:
        """Like `poll`, but waits up to `seconds` for something to come."""
        ...

    def cancel(self) -> None:
        """Stop the answer and free the server; nothing comes afterwards."""
        ...


class Voice(Protocol):
    """Something that can speak. `host` is who hears the player ("" for this machine's own process)."""

    @property
    def name(self) -> str:
        """As `--voice` calls it."""
        ...

    @property
    def model(self) -> str:
        """The model's name; "" where there is none, or while the server has not yet been asked."""
        ...

    @property
    def host(self) -> str:
        """Host and port of the server, "" without one."""
        ...

    def stream(self, request: Request) -> Reply:
        """Ask for speech. Returns at once; faults come as a `Failed` chunk, never as an exception."""
        ...

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> Reply:
        """Ask for one JSON object that fits `schema`; its text comes as chunks like speech. Speech goes first.

        A voice that cannot do it says `Failed("unsupported", …)` at once.
        """
        ...

    def close(self, seconds: float = 2.0) -> None:
        """Give up whatever is under way, waiting at most `seconds`."""
        ...
