"""Reading what a chat server sends: pieces of speech, the reason for the end, the count of tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.voice.request import Usage


@dataclass(frozen=True, slots=True)
class Piece:
    """One event of a stream. `text` is speech only: thoughts are left out, `thought` tells that there were some.
    `known` is False for what is no chat event at all, `error` is the server's error object."""

    text: str = ""
    finish: str | None = None
    usage: Usage | None = None
    known: bool = True
    error: Any = None
    thought: bool = False


THOUGHTS = ("reasoning_content", "reasoning", "thinking")
"""Where servers put what a model thinks before it speaks."""


def read(data: object) -> Piece:
    """The piece in one decoded event, or in a whole answer sent at once."""
    if not isinstance(data, Mapping):
        return Piece(known=False)
    if data.get("error"):
        return Piece(error=data["error"])
    usage = read_usage(data.get("usage"))
    choices = data.get("choices")
    if not isinstance(choices, list):
        return Piece(usage=usage, known=usage is not None)
    choice = choices[0] if choices and isinstance(choices[0], Mapping) else {}
    delta = choice.get("delta") or choice.get("message")
    delta = delta if isinstance(delta, Mapping) else {}
    finish = choice.get("finish_reason")
    finish = finish if isinstance(finish, str) and finish else None
    return Piece(_text(delta.get("content")), finish, usage, thought=_thought(delta, data.get("usage")))


def _thought(delta: Mapping[str, Any], usage: object) -> bool:
    """Whether the model thinks here, or the count at the end says that it did."""
    details = usage.get("completion_tokens_details") if isinstance(usage, Mapping) else None
    counted = _count(details.get("reasoning_tokens")) if isinstance(details, Mapping) else None
    content = delta.get("content")
    parts = content if isinstance(content, list) else []
    if counted or any(isinstance(part, Mapping) and part.get("type") == "thinking" for part in parts):
        return True
    return any(isinstance(delta.get(name), str) and delta[name].strip() for name in THOUGHTS)


def read_usage(data: object) -> Usage | None:
    """Tokens as the server counted them; the cached ones where OpenAI, llama.cpp and others or DeepSeek put them."""
    if not isinstance(data, Mapping):
        return None
    details = data.get("prompt_tokens_details")
    cached = details.get("cached_tokens") if isinstance(details, Mapping) else data.get("prompt_cache_hit_tokens")
    return Usage(_count(data.get("prompt_tokens")), _count(cached), _count(data.get("completion_tokens")))


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _text(content: object) -> str:
    """Mistral sends a list of parts where its model thinks; only those of type `text` are speech."""
    if isinstance(content, list):
        parts = [p.get("text") for p in content if isinstance(p, Mapping) and p.get("type") == "text"]
        return "".join(p for p in parts if isinstance(p, str))
    return content if isinstance(content, str) else ""


class Joiner:
    """Joins the two halves of a letter that came in two deltas; a half that stays alone becomes U+FFFD."""

    def __init__(self) -> None:
        self._half = ""

    def add(self, text: str) -> str:
        """What of the text so far is whole and was not given before."""
        text, self._half = self._half + text, ""
        if text and "\ud800" <= text[-1] <= "\udbff":
            text, self._half = text[:-1], text[-1]
        return mend(text)

    def rest(self) -> str:
        """What is left when nothing more comes."""
        half, self._half = self._half, ""
        return mend(half)


def mend(text: str) -> str:
    """`text` with surrogate pairs joined and lone surrogates replaced, so that it can be written and sent."""
    if not any("\ud800" <= letter <= "\udfff" for letter in text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
