"""A server that speaks OpenAI's chat protocol and says what it is told. Standard library only.

    python tests/support/openai_server.py --script FILE [--port N]

prints its port and serves until it is ended. FILE is JSON: a list of replies, or an object with `replies` and

    refuse      names of request fields that are answered with 400 ("response_format.json_schema": a format's type;
                "role.system": a system message; "role.alternation": two messages of one role in a row)
    allow       the only request fields that are accepted; others are answered with 422, as Mistral does
    base        the path before /chat/completions and /models (default: /v1)
    lost        true: a wrong path is answered with 200 and an error object, as LM Studio does
    key         the only API key that is accepted
    models      the ids that /v1/models lists (default: test-model)
    fallback    the reply when none is left (default: "Well met." or, where JSON is asked for, {})

Each request takes the first unused reply whose `when` occurs in the text of its messages (without `when`: any).
A reply is a text, or an object with some of

    chunks      the texts to stream (or `text`, which is streamed word by word)
    json        a value; its text is the answer
    first, pace seconds before the first chunk, and between chunks
    hold        number of chunks after which it waits for POST /_release, or for the client to go away
    cut         number of chunks after which it ends: `how` "abrupt" drops the connection, "silent" only stops
    finish      the finish reason (default stop)
    usage       the usage object
    status, error    refuse: an HTTP status, and the error's message or object; `headers` are added
    raw         the very bytes of the body (as Latin-1 letters), in the pieces in which they are sent; `type` is the
                content type, `then` what follows: "end" (default), "abrupt", "silent", or "hold" as above

GET /_requests lists what was asked: {path, key, body, ended}, where `ended` is null, "whole", "cut", "refused" or
"gone" (the client left). POST /_script changes the script as FILE does.
"""

from __future__ import annotations

import argparse
import json
import re
import select
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

ROLES: dict[str | None, str] = {
    "role.system": "System role not supported",
    "role.alternation": "Conversation roles must alternate user/assistant/user/assistant/...",
}
"""What the chat templates of Gemma and Mistral say."""


class Script:
    """What to answer, and what was asked."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.released = threading.Semaphore(0)
        self.replies: list[dict[str, Any]] = []
        self.requests: list[dict[str, Any]] = []
        self.refuse: list[str] = []
        self.allow: list[str] | None = None
        self.base, self.lost = "/v1", False
        self.key: str | None = None
        self.models = ["test-model"]
        self.fallback: dict[str, Any] | None = None

    def change(self, data: Any) -> None:
        """Take over what a script file or POST /_script says."""
        data = {"replies": data} if isinstance(data, list) else data
        with self.lock:
            for name in ("refuse", "allow", "base", "lost"):
                setattr(self, name, data.get(name, getattr(self, name)))
            if data.get("clear"):
                self.replies.clear()
            self.replies += [_reply(reply) for reply in data.get("replies", [])]
            self.key = data.get("key", self.key)
            self.models = data.get("models", self.models)
            if "fallback" in data:
                self.fallback = _reply(data["fallback"])

    def next_reply(self, body: dict[str, Any]) -> dict[str, Any]:
        """The reply for this request, used up."""
        text = "\n".join(str(message.get("content")) for message in body.get("messages", []))
        with self.lock:
            for reply in self.replies:
                if reply.get("when", "") in text:
                    self.replies.remove(reply)
                    return reply
        return self.fallback or ({"json": {}} if "response_format" in body else {"text": "Well met."})

    def refused(self, body: dict[str, Any]) -> str | None:
        """The first field of the request that is refused."""
        fields = list(body)
        if isinstance(body.get("response_format"), dict):
            fields.append(f"response_format.{body['response_format'].get('type')}")
        roles = [message.get("role") for message in body.get("messages", [])]
        fields += ["role.system"] if "system" in roles else []
        fields += ["role.alternation"] if any(one == other for one, other in pairwise(roles)) else []
        return next((name for name in fields if name in self.refuse), None)

    def unknown(self, body: dict[str, Any]) -> str | None:
        """The first field of the request that is not allowed."""
        return None if self.allow is None else next((name for name in body if name not in self.allow), None)


def _reply(reply: Any) -> dict[str, Any]:
    return {"text": reply} if isinstance(reply, str) else dict(reply)


def _chunks(reply: dict[str, Any]) -> list[str]:
    if "json" in reply:
        return re.findall(r".{1,12}", json.dumps(reply["json"]))
    return reply["chunks"] if "chunks" in reply else re.findall(r"\s*\S+", reply.get("text", ""))


class Handler(BaseHTTPRequestHandler):
    """One request. `script` is set by `serve`."""

    protocol_version = "HTTP/1.1"
    script: Script

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is printed but the port."""

    def do_GET(self) -> None:
        """The list of models, and of requests."""
        if self.path == "/_requests":
            self._json(200, self.script.requests)
        elif self.path == f"{self.script.base}/models":
            models = [{"id": name, "object": "model", "created": 0, "owned_by": "test"} for name in self.script.models]
            self._json(200, {"object": "list", "data": models})
        else:
            self._lost()

    def do_POST(self) -> None:
        """A chat completion, or a change of the script."""
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"{}")
        if self.path == "/_script":
            self.script.change(body)
            self._json(200, {})
        elif self.path == "/_release":
            self.script.released.release()
            self._json(200, {})
        elif self.path == f"{self.script.base}/chat/completions":
            self._complete(body)
        else:
            self._lost()

    def _lost(self) -> None:
        if self.script.lost:
            self._json(200, {"error": f"Unexpected endpoint or method. ({self.command} {self.path})"})
        else:
            self._json(404, {"error": {"message": f"no route {self.path}"}})

    def _complete(self, body: dict[str, Any]) -> None:
        key = self.headers.get("Authorization", "").removeprefix("Bearer ")
        note: dict[str, Any] = {"path": self.path, "key": key, "body": body, "ended": None}
        self.script.requests.append(note)
        refused, unknown = self.script.refused(body), self.script.unknown(body)
        if self.script.key is not None and key != self.script.key:
            note["ended"] = self._refuse(401, f"Incorrect API key provided: {key}.")
        elif refused in ROLES:
            note["ended"] = self._refuse(400, ROLES[refused])
        elif refused is not None:
            error = {"message": f"Unsupported parameter: '{refused}'.", "param": refused}
            note["ended"] = self._refuse(400, error)
        elif unknown is not None:
            detail = [{"type": "extra_forbidden", "loc": ["body", unknown], "msg": "Extra inputs are not permitted"}]
            self._json(422, {"object": "error", "message": {"detail": detail}, "type": "invalid_request_error"})
            note["ended"] = "refused"
        else:
            reply = self.script.next_reply(body)
            if "status" in reply:
                note["ended"] = self._refuse(reply["status"], reply.get("error", "no"), reply.get("headers", {}))
            elif "raw" in reply:
                note["ended"] = self._raw(reply)
            elif body.get("stream"):
                note["ended"] = self._stream(reply, body)
            else:
                note["ended"] = self._whole(reply, body)

    def _refuse(self, status: int, error: Any, headers: dict[str, str] | None = None) -> str:
        self._json(status, {"error": {"message": error} if isinstance(error, str) else error}, headers or {})
        return "refused"

    def _raw(self, reply: dict[str, Any]) -> str:
        self._start(reply.get("type", "text/event-stream"))
        then = reply.get("then", "end")
        try:
            for piece in reply["raw"]:
                if piece:
                    self._write(piece.encode("latin-1"))
            if then == "hold" and self._left_during({"hold": 0}, 0):
                return "gone"
            if then in ("abrupt", "silent"):
                return self._cut(then)
            self._write(b"")
        except OSError:
            return "gone"
        return "whole"

    def _start(self, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()

    def _whole(self, reply: dict[str, Any], body: dict[str, Any]) -> str:
        message = {"role": "assistant", "content": "".join(_chunks(reply))}
        choice = {"index": 0, "message": message, "finish_reason": reply.get("finish", "stop")}
        answer = {**_head(body), "object": "chat.completion", "choices": [choice], "usage": reply.get("usage")}
        return "whole" if self._json(200, answer) else "gone"

    def _stream(self, reply: dict[str, Any], body: dict[str, Any]) -> str:
        self._start("text/event-stream")
        chunks = _chunks(reply)
        try:
            for number in range(len(chunks) + 1):
                if number == reply.get("cut"):
                    return self._cut(reply.get("how", "abrupt"))
                if self._left_during(reply, number):
                    return "gone"
                if number < len(chunks):
                    self._event(body, [{"index": 0, "delta": {"content": chunks[number]}, "finish_reason": None}])
            self._event(body, [{"index": 0, "delta": {}, "finish_reason": reply.get("finish", "stop")}])
            if "usage" in reply and (body.get("stream_options") or {}).get("include_usage"):
                self._event(body, [], usage=reply["usage"])
            self._write(b"data: [DONE]\n\n")
            self._write(b"")
        except OSError:
            return "gone"
        return "whole"

    def _left_during(self, reply: dict[str, Any], number: int) -> bool:
        """Wait as the reply says before chunk `number`; whether the client left meanwhile."""
        until = time.monotonic() + reply.get("pace" if number else "first", 0)
        held = reply.get("hold") == number
        while held or time.monotonic() < until:
            held = held and not self.script.released.acquire(blocking=False)
            readable, _, _ = select.select([self.connection], [], [], 0.01)
            if readable and not self.connection.recv(1, socket.MSG_PEEK):
                self.close_connection = True
                return True
        return False

    def _cut(self, how: str) -> str:
        if how == "silent":
            self._write(b"")
        self.close_connection = True
        return "cut"

    def _event(self, body: dict[str, Any], choices: list[dict[str, Any]], **more: Any) -> None:
        event = {**_head(body), "object": "chat.completion.chunk", "choices": choices, **more}
        self._write(f"data: {json.dumps(event)}\n\n".encode())

    def _write(self, data: bytes) -> None:
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def _json(self, status: int, value: Any, headers: dict[str, str] | None = None) -> bool:
        data = json.dumps(value).encode()
        try:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            for name, text in (headers or {}).items():
                self.send_header(name, text)
            self.end_headers()
            self.wfile.write(data)
        except OSError:
            return False
        return True


class Server(ThreadingHTTPServer):
    """Serves each request in a thread of its own. A client that goes away is nothing to report."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


def _head(body: dict[str, Any]) -> dict[str, Any]:
    return {"id": "chatcmpl-test", "created": 0, "model": body.get("model", "")}


def main() -> None:
    """Serve on 127.0.0.1 until ended."""
    parser = argparse.ArgumentParser(description="A scripted server that speaks OpenAI's chat protocol.")
    parser.add_argument("--script", type=Path)
    parser.add_argument("--port", type=int, default=0)
    args = parser.parse_args()
    script = Script()
    if args.script:
        script.change(json.loads(args.script.read_text(encoding="utf-8")))
    handler = type("ScriptedHandler", (Handler,), {"script": script})
    server = Server(("127.0.0.1", args.port), handler)
    print(server.server_port, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
