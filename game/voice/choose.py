"""Which voice speaks, from what the command line, the environment and the settings say."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from game.voice.address import OPENAI_URL
from game.voice.background_embedder import BackgroundEmbedder
from game.voice.limits import LEAST, MOST, Limits, patient
from game.voice.openai_voice import OpenAIVoice
from game.voice.quirks import Quirks
from game.voice.recording import RecordingVoice, ReplayVoice
from game.voice.request import Voice
from game.voice.understudy import UnderstudyVoice

VECTORS = "vectors.sqlite"
NAMES = "understudy, openai or replay:FILE"


class _Server(NamedTuple):
    """What one source says about the server to use; "" for what it leaves open."""

    url: str
    key: str
    model: str


def choose(
    name: str | None = None,
    *,
    base_url: str | None = None,
    model: str | None = None,
    environ: Mapping[str, str] | None = None,
    settings: Mapping[str, str] | None = None,
    record: str | Path | None = None,
    pace: float = 0.0,
    clock: Callable[[], float] = time.monotonic,
    folder: Path | None = None,
    limits: Limits | None = None,
) -> Voice:
    """The voice called `name`, or without a name a model if a key or a base URL is set and else the understudy.

    Flags (`name`, `base_url`, `model`) go before `environ` (`OPENAI_API_KEY`, `OPENAI_BASE_URL`, `NPC_MODEL`), that
    before `settings` (`voice`, `base_url`, `api_key`, `model`); None reads nothing. A key goes only to the server
    that its source names, or OpenAI if it names none; the environment's also to a `base_url` flag if it names none.
    `record` writes what the voice says to a file; `pace` and `clock` are the understudy's; what is learnt about
    servers is kept in `folder`; `limits` is how long they are waited for, without it what `NPC_PATIENCE` or the
    setting `patience` says in seconds. Raises `ValueError` with one sentence for a name, an address, a file or a
    number that does not do.
    """
    kept = settings or {}
    server = _server(base_url or "", model or "", environ or {}, kept)
    name = name or kept.get("voice") or ("openai" if server.url or server.key else "understudy")
    kind, _, file = name.partition(":")
    voice: Voice
    if kind == "replay" and file:
        voice = ReplayVoice(file)
    elif name == "understudy":
        voice = UnderstudyVoice(pace, clock)
    elif name == "openai" and (server.url or server.key):
        waited = limits or _patience((environ or {}).get("NPC_PATIENCE", "") or kept.get("patience", ""))
        voice = OpenAIVoice(server.url, server.key, server.model, limits=waited, quirks=Quirks(folder))
    elif name == "openai":
        raise ValueError("The voice openai needs OPENAI_API_KEY or a base URL (OPENAI_BASE_URL or --base-url).")
    else:
        raise ValueError(f"There is no voice {name[:60]!r}; choose {NAMES}.")
    return _recorded(voice, record)


def choose_embedder(
    tokenizer: Path, cache: Path, *, base_url: str | None = None, environ: Mapping[str, str]
) -> BackgroundEmbedder | None:
    """What compares meanings when memories are looked for: nothing unless `NPC_EMBEDDER` names it, "local" for the
    model on this machine or the model of the server in use. `tokenizer` is the folder with the local model's pieces,
    `cache` where vectors are kept. Raises `ValueError` with one sentence for what cannot be."""
    named = environ.get("NPC_EMBEDDER", "").strip()
    if not named:
        return None
    from game.voice.embedding import LocalEmbedder, ServerEmbedder, local_embedder_is_there
    from game.voice.vectors import Vectors  # sqlite3 and more, which most games do without

    if named == "local":
        if not local_embedder_is_there():
            raise ValueError("NPC_EMBEDDER=local needs more packages: pip install -r requirements-semantic.txt")
        return BackgroundEmbedder(lambda: Vectors(LocalEmbedder(tokenizer), cache / VECTORS))
    server = _server(base_url or "", "", environ, {})
    if not server.url and not server.key:
        raise ValueError("NPC_EMBEDDER names a server's model, so it needs OPENAI_API_KEY or a base URL; or say local.")
    source = ServerEmbedder(server.url or OPENAI_URL, named, server.key)
    return BackgroundEmbedder(lambda: Vectors(source, cache / VECTORS))


def _patience(seconds: str) -> Limits | None:
    """The limits where somebody has said how many seconds a word is waited for; None where nobody has."""
    if not seconds.strip():
        return None
    try:
        return patient(float(seconds))
    except ValueError:
        raise ValueError(f"NPC_PATIENCE is how many seconds a word is waited for, from {LEAST:g} to {MOST:g}; "
                         f"{seconds.strip()[:20]!r} is not.") from None  # fmt: skip


def _server(base_url: str, model: str, environ: Mapping[str, str], settings: Mapping[str, str]) -> _Server:
    env = _Server(*(environ.get(name, "").strip() for name in ("OPENAI_BASE_URL", "OPENAI_API_KEY", "NPC_MODEL")))
    kept = _Server(*(settings.get(name, "").strip() for name in ("base_url", "api_key", "model")))
    named = model or env.model
    if base_url:
        return _Server(base_url, env.key if env.url in ("", base_url) else "", named)
    if env.url:
        return _Server(env.url, env.key, named)
    if kept.url or not env.key:
        return _Server(kept.url, kept.key, named or kept.model)
    return _Server("", env.key, named)


def _recorded(voice: Voice, record: str | Path | None) -> Voice:
    if record is None:
        return voice
    try:
        return RecordingVoice(voice, record)
    except ValueError:
        voice.close()
        raise
