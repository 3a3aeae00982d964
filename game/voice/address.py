"""What people write as a base URL, turned into the addresses to try and the host to show."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from game.voice.secret import Secret

OPENAI_URL = "https://api.openai.com/v1"

_ENDPOINT = re.compile(r"/(chat/completions|completions|chat|models)$")
_VERSION = re.compile(r"/v\d+(beta\d*)?(/openai)?$")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server is. `bases` are base URLs in the order to try them; `host` (with its port) is what is shown;
    `local` is a server in this house, which no proxy must stand before; `login` is `user:password` or empty."""

    host: str
    bases: tuple[str, ...]
    local: bool
    login: Secret

    @property
    def is_openai(self) -> bool:
        """Whether this is OpenAI itself, in whichever region."""
        name = self.host.partition(":")[0]
        return name == "api.openai.com" or name.endswith(".api.openai.com")


def parse(base_url: str) -> Address:
    """The address that `base_url` means: with or without scheme, `/v1`, closing slash, login.

    Raises `ValueError` with one sentence where no host can be made out. The sentence repeats nothing of a login.
    """
    text = base_url.strip()
    if "://" not in text:
        text = f"{'http' if _is_local(_name_in(text)) else 'https'}://{text}"
    try:
        parts = urlsplit(text)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        name, port = "", None
    if not name or parts.scheme not in ("http", "https") or re.search(r"\s", name):
        raise ValueError("The base URL is not a web address; write it like http://localhost:11434/v1.")
    shown = f"[{name}]" if ":" in name else name
    host = shown if port is None else f"{shown}:{port}"
    login = Secret(unquote(parts.netloc.rpartition("@")[0]))
    return Address(host, _bases(f"{parts.scheme}://{host}", parts.path), _is_local(name), login)


def _bases(root: str, path: str) -> tuple[str, ...]:
    path = _ENDPOINT.sub("", re.sub(r"/{2,}", "/", path).rstrip("/"))
    if not path:
        return (f"{root}/v1", root)
    if _VERSION.search(path):
        return (root + path,)
    return (root + path, f"{root}{path}/v1", f"{root}/v1")


def _name_in(text: str) -> str:
    host = text.partition("/")[0].rpartition("@")[2]
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def _is_local(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_private
    except ValueError:
        return "." not in name or name.endswith((".localhost", ".local", ".lan", ".internal"))
