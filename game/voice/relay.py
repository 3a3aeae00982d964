"""A voice that passes on to another one; whoever listens in builds upon it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.voice.request import Reply, Request, Voice


class RelayingVoice:
    """Implements `Voice` by asking `inner`, under its name."""

    def __init__(self, inner: Voice) -> None:
        self._inner = inner

    @property
    def name(self) -> str:
        """The inner voice's."""
        return self._inner.name

    @property
    def model(self) -> str:
        """The inner voice's."""
        return self._inner.model

    @property
    def host(self) -> str:
        """The inner voice's."""
        return self._inner.host

    def stream(self, request: Request) -> Reply:
        """As the inner voice."""
        return self._inner.stream(request)

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> Reply:
        """As the inner voice."""
        return self._inner.complete_json(request, schema)

    def close(self, seconds: float = 2.0) -> None:
        """Close the inner voice."""
        self._inner.close(seconds)
