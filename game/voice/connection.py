"""The connection to one server: the official client, which address and model it is used with. Lives in the lane."""

from __future__ import annotations

import base64
import re
import ssl
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import TYPE_CHECKING, Any

from game.voice.address import Address
from game.voice.quirks import SWITCHES
from game.voice.secret import Secret

if TYPE_CHECKING:
    from openai import AsyncAPIResponse, AsyncOpenAI

NOT_CHAT = re.compile(
    r"embed|rerank|whisper|tts|transcribe|audio|realtime|dall-?e|image|moderation|guard|sora|davinci|babbage|clip|ocr"
    r"|minilm|(?:^|[/_-])(?:bge|gte|e5|mxbai|arctic)",
    re.IGNORECASE,
)
"""Names of models that cannot hold a conversation, among those that a server lists."""


@cache
def _certificates(trust_env: bool) -> ssl.SSLContext:
    """The certificates that are trusted; reading them takes longer than all the rest of making a client."""
    import httpx2

    return httpx2.create_ssl_context(trust_env=trust_env)


class Connection:
    """One server. Made anywhere; everything but the constructor is called in the lane's thread."""

    def __init__(self, address: Address, key: Secret, connect_within: float) -> None:
        self.address = address
        self.has_key = bool(key) or bool(address.login)
        self._key, self._connect_within = key, connect_within
        self._base = 0
        self._client: AsyncOpenAI | None = None
        self._headers: dict[str, Any] = {}

    def open_up(self) -> None:
        """Import the client and make it; nothing is sent yet."""
        import openai

        # For everything after the connecting the exchange keeps the time: first token, each later one, all in all.
        within = openai.Timeout(None, connect=self._connect_within)
        self._headers = self._make_headers(openai.Omit())
        self._client = openai.AsyncOpenAI(
            api_key=self._key.reveal() or "none",
            base_url=self.address.bases[self._base],
            max_retries=0,
            timeout=within,
            http_client=openai.DefaultAsyncHttpx2Client(
                timeout=within, trust_env=not self.address.local, verify=_certificates(not self.address.local)
            ),
        )

    def _make_headers(self, left_out: Any) -> dict[str, Any]:
        """What the client would read from the environment for OpenAI goes to nobody else."""
        headers: dict[str, Any] = {}
        if not self._key:
            login = base64.b64encode(self.address.login.reveal().encode()).decode()
            headers["Authorization"] = f"Basic {login}" if login else left_out
        if not self.address.is_openai:
            headers |= {"OpenAI-Organization": left_out, "OpenAI-Project": left_out}
        return headers

    def ask(self, fields: Mapping[str, Any]) -> AbstractAsyncContextManager[AsyncAPIResponse[Any]]:
        """Send a request for a streamed answer, whose bytes are read while the context is open. Raises what the
        client raises."""
        own = {name: fields[name] for name in fields if name in SWITCHES}
        standard: Any = {name: value for name, value in fields.items() if name not in own}
        create = self._ready.chat.completions.with_streaming_response.create
        return create(**standard, extra_body=own or None, extra_headers=dict(self._headers))

    async def first_model(self) -> str | None:
        """The first model that the server lists and that looks like one to talk with; "" if there is none, None if
        what came is no list."""
        page = await self._ready.models.list(extra_headers=self._headers)
        listed = getattr(page, "data", None)
        if not isinstance(listed, list):
            return None
        names = [name for name in (getattr(model, "id", None) for model in listed) if isinstance(name, str)]
        return next((name for name in names if not NOT_CHAT.search(name.rpartition("/")[2])), "")

    def try_next_base(self) -> bool:
        """Go on to the next address that the base URL may have meant; False after the last one."""
        if self._client is None:
            return False
        self._base = (self._base + 1) % len(self.address.bases)
        self._client.base_url = self.address.bases[self._base]
        return self._base > 0

    async def shut(self) -> None:
        """Close what is open."""
        if self._client is not None:
            await self._client.close()

    @property
    def _ready(self) -> AsyncOpenAI:
        if self._client is None:
            raise RuntimeError("the client was not opened")
        return self._client
