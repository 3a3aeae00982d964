"""The official client as people use it without the game: what the game's own voice is compared with."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from game.voice import Request

if TYPE_CHECKING:
    from openai import OpenAI


class Bare:
    """One connection of the bare client."""

    def __init__(self, client: OpenAI, model: str) -> None:
        self._client = client
        self.model = model or next(iter(client.models.list())).id

    def first_token(self, request: Request) -> float:
        """Seconds until the first text of the answer to `request`; the rest is not waited for."""
        started = time.perf_counter()
        fields: dict[str, Any] = {
            "model": self.model,
            "messages": [message.to_json() for message in request.messages],
            "max_tokens": request.max_tokens,
            "temperature": request.temperature,
            "frequency_penalty": request.frequency_penalty,
            "stop": list(request.stop),
            "stream": True,
        }
        stream = cast("Any", self._client.chat.completions.create(**fields))
        with stream:
            for event in stream:
                if event.choices and event.choices[0].delta.content:
                    break
        return time.perf_counter() - started


@contextmanager
def bare_client(base_url: str | None, key: str, model: str) -> Iterator[Bare]:
    """Open the bare client. Raises what the client raises."""
    import openai

    with openai.OpenAI(base_url=base_url, api_key=key or "none", max_retries=0, timeout=120) as client:
        yield Bare(client, model)
