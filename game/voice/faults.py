"""Every way in which a server can fail, named, and put into one sentence for the player."""

from __future__ import annotations

import json
import re
import socket
import ssl
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

from game.voice.request import Failed, Note

READ_AT_MOST = 4000
"""Letters of a server's refusal that are looked at; pages of HTML are longer."""

_CONTEXT = re.compile(
    r"exceed_context_size|context_length_exceeded|context (?:length|size|window)|maximum context|too (?:long|large) for"
    r"|prompt is too long|exceeds? the (?:available )?context|input length .* exceeds",
    re.IGNORECASE,
)
_QUOTA = re.compile(
    r"insufficient[_ ](?:quota|balance|credit|funds)|exceeded your current quota|billing|out of credit", re.IGNORECASE
)
_MODEL = re.compile(
    r"model_not_found|invalid[_ ]model|deploymentnotfound|not a valid model|not a chat model"
    r"|(?:unknown|no such|no) model|model .*(?:not (?:found|exist|loaded)|does(?:n't| not) exist|unknown)",
    re.IGNORECASE,
)
_PATH = re.compile(
    r"endpoint|invalid url|no route|cannot (?:post|get)|method not allowed|<html|<!doctype", re.IGNORECASE
)
_TLS = re.compile(r"plain http request was sent to https|client sent an http request to an https", re.IGNORECASE)
_LOADING = re.compile(r"loading model|model is (?:still )?loading|currently loading", re.IGNORECASE)

_SENTENCES = {
    "refused": "Nothing answers at {host}; start the server there, or check its address.",
    "dns": "The name {host} cannot be found; check the address and this computer's network connection.",
    "tls": "No secure connection to {host} could be made; check whether its address begins with https or http, and"
    " this computer's date.",
    "timeout": "{host} let too much time pass without a word; try again, or choose a smaller or faster model.",
    "reset": "The connection to {host} broke off; say it again, and look at the server if it happens often.",
    "cut": "{host} stopped in the middle of its answer; say it again.",
    "key": "{host} did not accept the API key; check the key that you gave for it.",
    "forbidden": "{host} does not allow this with your key or from your country; check your account there.",
    "model": "{host} has no chat model named {model}; name one that it has.",
    "path": "{host} answers, but not as a language model at this address; check the base URL, which usually ends in"
    " /v1.",
    "quota": "Your account at {host} has no credit left; top it up, or choose another server.",
    "rate": "{host} has had too many questions in a short time; wait a minute and say it again.",
    "loading": "{host} is still loading its model; wait a moment and say it again.",
    "resting": "{host} has failed several times in a row; it is left alone for a while, and the built-in voice speaks"
    " until it answers again.",
    "server": "{host} had a fault of its own; try again in a moment, and look at the server's log if it stays.",
    "context": "The conversation is longer than the model at {host} can read at once; give it a longer context in"
    " the server's settings (4096 tokens are enough), or choose another model.",
    "bad_request": "{host} did not understand the request; choose another model or server.",
    "garbage": "{host} sent something that is not an answer; check that it is an OpenAI-compatible server.",
    "empty": "{host} answered without a word; say it again, or choose another model.",
    "replay": "The recording holds no more answers for this; record it anew.",
    "unsupported": "This voice only speaks; choose a language model for what needs one.",
}

_NOTES = {
    "loading": "{host} is still loading its model or reading the conversation; this can take a minute, and leaving the"
    " talk breaks it off.",
    "resting": _SENTENCES["resting"],
    "truncated": "The model at {host} sees only a part of the conversation ({counted} of about {sent} tokens); give it"
    " a context of 4096 tokens or more (with Ollama: OLLAMA_CONTEXT_LENGTH=4096, or num_ctx in the model's settings).",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """What a server said instead of answering. `fields` are the request's fields that it names as such;
    `retry_after` is in seconds."""

    status: int
    text: str
    fields: tuple[str, ...] = ()
    retry_after: float | None = None


def read_refusal(status: int, text: str, headers: Mapping[str, str] | None = None) -> Refusal:
    """A refusal from status, body and headers of a response."""
    text = text[:READ_AT_MOST]
    try:
        data: object = json.loads(text)
    except ValueError:
        data = None
    return Refusal(status, text, tuple(_fields(data)), _retry_after(headers or {}))


def _fields(data: object) -> Iterator[str]:
    """`param` as OpenAI has it, `loc` as FastAPI servers (vLLM, Mistral) have it, wherever in the object."""
    if isinstance(data, list):
        for part in data:
            yield from _fields(part)
    if not isinstance(data, Mapping):
        return
    if isinstance(data.get("param"), str):
        yield data["param"].partition(".")[0].partition("[")[0]
    if isinstance(data.get("loc"), list):
        yield from (part for part in data["loc"] if isinstance(part, str) and part != "body")
    for part in data.values():
        yield from _fields(part)


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds, or a date, which is compared with the server's own clock."""
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        text = headers.get(name, "").strip()
        if re.fullmatch(r"\d{1,9}(\.\d+)?", text):
            return float(text) * unit
    try:
        until, now = (parsedate_to_datetime(headers.get(name, "")) for name in ("retry-after", "date"))
        return max(0.0, (until - now).total_seconds())
    except (ValueError, TypeError):
        return None


def kind_of_refusal(refusal: Refusal) -> str:
    """The kind of FAULTS that a status and its text mean."""
    status, text = refusal.status, refusal.text
    if _TLS.search(text):
        return "tls"
    if status == 503 and _LOADING.search(text):
        return "loading"
    if status in (402, 429) or (status in (200, 400, 403) and _QUOTA.search(text)):
        return "quota" if status == 402 or _QUOTA.search(text) else "rate"
    if status in (200, 400, 404, 413, 422, 500) and (status == 413 or _CONTEXT.search(text)):
        return "context"
    if status in (200, 400, 404, 422) and (_MODEL.search(text) or "model" in refusal.fields):
        return "model"
    if status == 200:
        return "path" if _PATH.search(text) else "server"
    if status >= 500:
        return "server"
    known = {401: "key", 403: "forbidden", 404: "path", 405: "path", 408: "timeout", 410: "path"}
    return known.get(status, "path" if status < 400 else "bad_request")


def kind_of_error(error: BaseException, *, begun: bool) -> str:
    """The kind of a fault of the connection, found in the chain of causes. `begun`: the answer was under way."""
    causes = list(_causes(error))
    names = {type(cause).__name__ for cause in causes}
    if "ConnectTimeout" in names:
        return "refused"
    for kinds, kind in _BY_TYPE:
        if any(isinstance(cause, kinds) for cause in causes):
            return "cut" if kind == "reset" and begun else kind
    if "RemoteProtocolError" in names and not begun:
        said = " ".join(map(str, causes))
        if "illegal request line" in said:  # control letters: what https answers to http
            return "tls"
        if "illegal status line" in said:
            return "garbage"
    if names & {"ReadError", "WriteError", "RemoteProtocolError"}:
        return "cut" if begun else "reset"
    if "ConnectError" in names or "APIConnectionError" in names:
        return "refused"
    return "garbage" if names & {"DecodingError", "APIResponseValidationError"} else "server"


_BY_TYPE: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], str], ...] = (
    (socket.gaierror, "dns"),
    (ssl.SSLError, "tls"),
    (TimeoutError, "timeout"),
    (ConnectionRefusedError, "refused"),
    (ConnectionError, "reset"),
    ((json.JSONDecodeError, UnicodeDecodeError), "garbage"),
    (UnicodeError, "dns"),  # a name that cannot even be written is one that cannot be found
)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    waiting = [error]
    while waiting:
        one = waiting.pop()
        if one is None or one in seen:
            continue
        seen.append(one)
        yield one
        waiting += [one.__cause__, one.__context__]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions


def sentence(kind: str, host: str, model: str = "", *, refusal: Refusal | None = None, has_key: bool = True) -> str:
    """One sentence for the player. It holds nothing of what the server wrote."""
    host = host or "The server"
    if kind == "key" and not has_key:
        return f"{host} asks for an API key; set OPENAI_API_KEY or enter one in the settings."
    if kind == "model" and not model:
        return f"{host} offers no chat model; load one there, or name one with NPC_MODEL or --model."
    if kind == "rate" and refusal is not None and refusal.retry_after and refusal.retry_after > 60:
        minutes = round(refusal.retry_after / 60)
        return f"{host} has had too many questions for now; wait {minutes} min and say it again."
    return _SENTENCES.get(kind, _SENTENCES["server"]).format(host=host[:80], model=model[-60:])


def note(kind: str, host: str, **fields: object) -> Note:
    """A note of NOTES as one sentence."""
    return Note(kind, _NOTES[kind].format(host=host[:80], **fields))


def unsupported() -> Failed:
    """What a voice answers that has no model behind it, so that the asker does without."""
    return Failed("unsupported", sentence("unsupported", ""))


def read_error(error: Any) -> Refusal:
    """A refusal from an error object that came with status 200; its own code counts where it looks like a status."""
    code = error.get("code") if isinstance(error, Mapping) else None
    status = code if isinstance(code, int) and 400 <= code < 600 else 200
    return read_refusal(status, error if isinstance(error, str) else json.dumps(error, default=str))
