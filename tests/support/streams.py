"""Answers of chat servers byte by byte, as they were seen in the wild, and what a character may say after them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

WORDS = "The bell is for fire, lad."
FIRST, REST = "The bell is for fire,", " lad."
DONE = "data: [DONE]\n\n"
UNDERSTUDY = "(the understudy)"
ERROR = "secret error text"


@dataclass(frozen=True, slots=True)
class Stream:
    """`replies` are what the server gives one after the other, the last again and again. `shown` is what the character
    says, or UNDERSTUDY where that is its own; `starts` is what was shown before the voice broke off. `asked` is how
    often the server was asked. `between` is the limit between tokens, small where the server falls silent."""

    name: str
    replies: tuple[Any, ...]
    shown: str = WORDS
    starts: str = ""
    faults: tuple[str, ...] = ()
    guarded: tuple[str, ...] = ()
    asked: int = 1
    wait: float = 20.0
    short: bool = False

    @property
    def raw(self) -> bytes:
        """The bytes of the first reply."""
        return "".join(self.replies[0]["raw"]).encode("latin-1")


def data(value: object, *, ascii_only: bool = False) -> str:
    """One event with this value, as Latin-1 letters for its bytes."""
    return _latin(f"data: {json.dumps(value, ensure_ascii=ascii_only)}\n\n")


def delta(text: str | None, finish: str | None = None, **more: Any) -> dict[str, Any]:
    """The value of a usual event."""
    return {"choices": [{"index": 0, "delta": {"content": text, **more}, "finish_reason": finish}]}


def says(text: str, finish: str | None = None, **more: Any) -> str:
    """A usual event."""
    return data(delta(text, finish, **more))


def half(text: str) -> str:
    """An event whose letters are written as escapes, halves of pairs too."""
    return data(delta(text), ascii_only=True)


def end(finish: str = "stop") -> str:
    """The usual last events."""
    return data({"choices": [{"index": 0, "delta": {}, "finish_reason": finish}]}) + DONE


def raw(*pieces: str, **more: Any) -> dict[str, Any]:
    """A reply of the test server with these bytes."""
    return {"raw": list(pieces), **more}


def refuse(status: int, error: Any = ERROR, **headers: str) -> dict[str, Any]:
    """A reply of the test server with this status."""
    return {"status": status, "error": error, "headers": {name.replace("_", "-"): v for name, v in headers.items()}}


def bytewise(text: str) -> list[str]:
    """Every byte as a piece of its own."""
    return list(text)


def _latin(text: str) -> str:
    return text.encode("utf-8").decode("latin-1")


PLAIN = says(FIRST) + says(REST) + end()
GOOD = raw(PLAIN)
LETTERS = "The bell “rang” for Žofie — twice 🔔, lad."
TWICE = says("The bell ") + says("is for fire, lad.") + end()
WHOLE = {"choices": [{"message": {"role": "assistant", "content": WORDS}, "finish_reason": "stop"}]}
FIRE = delta(WORDS)
STOP = {"choices": [{"delta": {}, "finish_reason": "stop"}]}
BROKEN = {"shown": "", "starts": FIRST}


def thinks(text: str | None, **more: Any) -> str:
    """An event with thoughts beside the speech."""
    return data({"choices": [{"delta": {"reasoning_content": text, **more}, "finish_reason": None}]})


def _framing() -> list[Stream]:
    def same(name: str, *pieces: str, short: bool = False, **more: Any) -> Stream:
        return Stream(name, (raw(*pieces, **more),), short=short)

    fire, stop = says(WORDS), data(STOP)
    return [
        same("plain", PLAIN, short=True),
        same("every byte alone", *bytewise(fire + stop)),
        same("crlf", PLAIN.replace("\n", "\r\n"), short=True),
        same("cr", PLAIN.replace("\n", "\r")),
        same("crlf cut between", fire.replace("\n", "\r"), "\n" + stop + DONE),
        same("no space after data", PLAIN.replace("data: ", "data:"), short=True),
        same("comments", ": OPENROUTER PROCESSING\n\n", says(FIRST), ":\n\n", says(REST), ": bye\n\n", end()),
        same("a hundred keep-alives", *([": keep-alive\n\n"] * 100), PLAIN),
        same("ids and retries", "retry: 100\n\n", "id: 1\nevent: message\n" + fire, "id: 2\n" + end()),
        same("event ping without data", "event: ping\n\n", PLAIN),
        same("event ping with empty data", "event: ping\ndata: \n\n", PLAIN),
        same("data that is a word", "data: ping\n\n", PLAIN),
        same("byte order mark", "ï»¿" + PLAIN),
        same("no empty lines", PLAIN.replace("\n\n", "\n"), short=True),
        same("too many empty lines", "\n\n\n" + PLAIN.replace("\n\n", "\n\n\n\n")),
        same("no end of the last line", (says(WORDS) + data(STOP)).rstrip("\n")),
        same("done without space", fire + stop + "data:[DONE]\n\n"),
        same("done missing", fire + stop, short=True),
        same("garbage after done", PLAIN + "data: {oops\n\n<html>"),
        same("connection held after done", PLAIN, then="hold"),
        same("connection held after the finish", fire + stop, then="hold"),
        same("connection dropped after the finish", fire + stop, then="abrupt"),
        same("garbage in the middle", says(FIRST) + "data: {oops\n\n" + says(REST) + end()),
        same("garbage without an empty line", says(FIRST) + "data: {oops\n" + says(REST) + end()),
        same(
            "a value in several lines", "data: " + json.dumps(FIRE, indent=1).replace("\n", "\ndata: ") + "\n\n", end()
        ),
        same("bare json lines", json.dumps(FIRE) + "\n" + json.dumps(STOP) + "\n", type="application/x-ndjson"),
        same("a whole answer", json.dumps(WHOLE), type="application/json"),
        same("a whole answer in lines", json.dumps(WHOLE, indent=2), type="application/json"),
        same("no content type that helps", PLAIN, type="text/plain"),
        same("numbers and lists", "data: 7\n\ndata: []\n\ndata: null\n\n" + PLAIN),
        same("a long event", data({**FIRE, "padding": "x" * 70_000}) + end()),
    ]


def _chunks() -> list[Stream]:
    def same(name: str, *pieces: str, short: bool = False) -> Stream:
        return Stream(name, (raw(*pieces),), short=short)

    fire = says(WORDS)
    usage = {"prompt_tokens": 900, "completion_tokens": 7}
    return [
        same("first without choices", data({"choices": [], "prompt_filter_results": []}), PLAIN),
        same("last without choices", fire + data(STOP) + data({"choices": [], "usage": usage}) + DONE),
        same("choices null", data({"choices": None}), PLAIN),
        same("choices missing", data({"id": "x"}), PLAIN),
        same("usage null everywhere", data({**FIRE, "usage": None}) + data({**STOP, "usage": None}) + DONE),
        same(
            "usage of odd kinds", data({**FIRE, "usage": {"prompt_tokens": "many"}}) + data({**STOP, "usage": 7}) + DONE
        ),
        same("role first", data({"choices": [{"delta": {"role": "assistant", "content": ""}}]}), PLAIN, short=True),
        same("delta null", data({"choices": [{"delta": None, "finish_reason": None}]}), PLAIN),
        same("delta missing", data({"choices": [{"index": 0}]}), PLAIN),
        same("content null", data(delta(None)), PLAIN, data(delta(None))),
        same("content of parts", data(delta([{"type": "text", "text": WORDS}])) + end()),  # type: ignore[arg-type]
        same("finish beside the last word", says(FIRST) + says(REST, "stop") + DONE, short=True),
        same("finish said twice", fire + data(STOP) + end()),
        same("finish of an odd kind", says(FIRST, "") + says(REST) + end()),
        same("tool calls null", says(WORDS, tool_calls=None, function_call=None, refusal=None) + end()),
        same("a word a chunk", *[says(part) for part in (" The", " bell", " is", " for", " fire,", " lad.")], end()),
    ]


def _letters() -> list[Stream]:
    pair = data(delta("The bell 🔔 rings, lad."), ascii_only=True)
    high, low = pair.index("\\ud83d"), pair.index("\\udd14")
    bell = "The bell 🔔 rings, lad."
    return [
        Stream("letters cut at every byte", (raw(*bytewise(says(LETTERS)), end()),), LETTERS),
        Stream("letters whole", (raw(says(LETTERS) + end()),), LETTERS, short=True),
        Stream("letters as escapes", (raw(data(delta(LETTERS), ascii_only=True) + end()),), LETTERS),
        Stream("a pair cut between its escapes", (raw(pair[:low], pair[low:], end()),), bell),
        Stream("a pair cut in an escape", (raw(pair[: high + 3], pair[high + 3 :], end()),), bell),
        Stream("a pair in two deltas", (raw(half("The bell \ud83d"), half("\udd14 rings, lad."), end()),), bell),
        Stream(
            "half a pair alone", (raw(half("The bell \ud83d"), half(" rings, lad."), end()),), "The bell rings, lad."
        ),
        Stream("half a pair at the end", (raw(says(WORDS), half("\ud83d"), end()),), WORDS),
        Stream("bytes that are no letters", (raw(says(WORDS).replace("lad.", "lad.\xff\xfe"), end()),), WORDS),
        Stream("a line separator", (raw(says("The bell is for fire, lad.\u2028You: And?") + end()),), WORDS),
        Stream("zero and no width", (raw(says("The\u200b bell\x00 is for fire, lad.") + end()),), WORDS),
    ]


def _thinking() -> list[Stream]:
    fire, thought = says(WORDS), "Okay, the user asks about the bell."
    empty = raw(thinks(thought) + end("length"))
    return [
        Stream("reasoning_content", (raw(thinks(thought), thinks(None, content=WORDS), end()),)),
        Stream("reasoning", (raw(data({"choices": [{"delta": {"reasoning": thought}}]}), fire, end()),)),
        Stream("reasoning null", (raw(thinks(None, content=WORDS), end()),)),
        Stream("thoughts in parts", (raw(data(delta([{"type": "thinking", "thinking": []}])), fire, end()),)),  # type: ignore[arg-type]
        Stream("think block", (raw(says(f"<think>\n{thought}\n</think>\n\n{WORDS}") + end()),), short=True),
        Stream("think block letter by letter", (raw(*map(says, f"<think>{thought}</think> {WORDS}"), end()),)),
        Stream("empty think block", (raw(says(f"<think>\n\n</think>\n\n{WORDS}") + end()),)),
        Stream("think block cut by the stop", (raw(says("<think>") + end()), GOOD), asked=2),
        Stream("think block without end", (raw(says(f"<think>{thought}") + end("length")), GOOD), asked=2),
        Stream("THINK marks", (raw(says(f"[THINK]{thought}[/THINK]{WORDS}") + end()),)),
        Stream(
            "channels",
            (raw(says(f"<|channel|>analysis<|message|>{thought}<|end|>"),
                 says(f"<|start|>assistant<|channel|>final<|message|>{WORDS}"), end()),),
        ),
        Stream("nothing but thoughts", (empty, GOOD), asked=2),
        Stream("nothing but thoughts and stop", (raw(thinks(thought) + end()), GOOD), asked=2),
        Stream("thoughts to the second switch", (empty, empty, GOOD), asked=3),
        Stream("thoughts for ever", (empty,), UNDERSTUDY, faults=("empty",), guarded=("empty",), asked=5),
        Stream("a line break, then the stop", (raw(says("\n") + end()), raw(says("\n" + WORDS) + end())), asked=2),
    ]  # fmt: skip


def _ends() -> list[Stream]:
    def broken(name: str, *pieces: str, kind: str = "cut", wait: float = 20.0, **more: Any) -> Stream:
        return Stream(name, (raw(*pieces, **more),), "", FIRST, faults=(kind,), wait=wait)

    def silent(name: str, reply: Any, kind: str, asked: int = 1, wait: float = 20.0) -> Stream:
        guarded = ("empty",) if kind == "empty" else ()
        return Stream(name, (reply,), UNDERSTUDY, faults=(kind,), guarded=guarded, asked=asked, wait=wait)

    first = says(FIRST) + says(" lad, and for")
    error = {"error": {"message": ERROR, "type": "server_error"}}
    return [
        Stream("length after a sentence", (raw(says(WORDS) + end("length")),)),
        Stream("content filter after a sentence", (raw(says(WORDS) + end("content_filter")),)),
        Stream("length in mid-sentence", (raw(says(WORDS + " It hangs in the") + end("length")),)),
        broken("no finish", first),
        broken("no finish but done", first + DONE),
        broken("dropped in the middle", first, then="abrupt"),
        broken("closed in the middle", first, then="silent"),
        broken("dropped inside an event", first + says(" foes")[:30], then="abrupt"),
        broken("silence in the middle", first, kind="timeout", wait=0.2, then="hold"),
        broken("error after words", first + data(error), kind="server"),
        broken("error of the rate after words", first + data({"error": {"code": 429, "message": ERROR}}), kind="rate"),
        silent("silence from the start", raw("", then="hold"), "timeout", wait=0.2),
        silent("silence after the role", raw(says(""), then="hold"), "timeout", wait=0.2),
        silent("nothing at all", raw(""), "cut", asked=3),
        silent("only done", raw(DONE), "cut", asked=3),
        silent("only comments", raw(": hello\n\n"), "cut", asked=3),
        silent("an end without a word", raw(end()), "empty", asked=2),
        silent("spaces only", raw(says("  ") + end()), "empty", asked=2),
        silent("content filter from the start", raw(end("content_filter")), "empty"),
        silent("error event from the start", raw("event: error\n" + data(error)), "server", asked=3),
        silent("error that is a word", raw(data({"error": ERROR})), "server", asked=3),
        silent("error object with status 200", raw(json.dumps(error), type="application/json"), "server", asked=3),
        silent("a page", raw("<html><body>Sign in</body></html>", type="text/html"), "path"),
        silent("a page without its name", raw("<html>\n<body>Sign in"), "garbage"),
        silent("a word", raw("OK", type="text/plain"), "garbage"),
        silent("null", raw("null", type="application/json"), "garbage"),
        silent("a list", raw("[]", type="application/json"), "garbage"),
        Stream("dropped, then an answer", (raw("", then="abrupt"), GOOD), asked=2),
        Stream("an error, then an answer", (raw(data(error)), GOOD), asked=2),
    ]


def _refusals() -> list[Stream]:
    def silent(name: str, reply: Any, kind: str, asked: int = 1) -> Stream:
        return Stream(name, (reply,), UNDERSTUDY, faults=(kind,), asked=asked)

    overflow = {"type": "exceed_context_size_error", "message": "the request exceeds the available context size"}
    loading = refuse(503, {"message": "Loading model", "type": "unavailable_error", "code": 503})
    quota = {"message": "You exceeded your current quota", "code": "insufficient_quota"}
    return [
        silent("401", refuse(401), "key"),
        silent("402", refuse(402), "quota"),
        silent("403", refuse(403), "forbidden"),
        silent("404 of a model", refuse(404, {"message": 'model "x" not found, try pulling it first'}), "model"),
        silent("404 of a path", refuse(404, "Not Found"), "path"),
        silent("422 that names nothing", refuse(422), "bad_request", asked=3),
        silent("429", refuse(429), "rate", asked=3),
        silent("429 that asks for long patience", refuse(429, retry_after="3600"), "rate"),
        silent("429 for money", refuse(429, quota), "quota"),
        silent("500", refuse(500), "server", asked=3),
        silent("502", refuse(502), "server", asked=3),
        Stream("429, then an answer", (refuse(429, retry_after="0"), GOOD), asked=2),
        Stream("503, then an answer", (refuse(503), GOOD), asked=2),
        Stream("loading, then an answer", (loading, loading, loading, GOOD), faults=("loading",), asked=4),
        Stream("too long, then an answer", (refuse(400, overflow), GOOD), faults=("context",), asked=2),
        silent("too long for ever", refuse(400, overflow), "context", asked=2),
    ]


STREAMS = (*_framing(), *_chunks(), *_letters(), *_thinking(), *_ends(), *_refusals())
