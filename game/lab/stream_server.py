"""A small local server that streams the same replies by turns, so that speed can be measured without a model."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from typing import Any

MODEL = "canned"


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    replies: Iterator[Sequence[str]]
    first = pace = 0.0


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: _Server

    def log_message(self, format: str, *args: Any) -> None:  # the name is http.server's
        """Say nothing."""

    def do_GET(self) -> None:  # the name is http.server's
        self._whole({"object": "list", "data": [{"id": MODEL, "object": "model"}]})

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        try:
            self._stream()
        except OSError:  # the client has heard enough
            self.close_connection = True

    def _stream(self) -> None:
        time.sleep(self.server.first)
        for number, piece in enumerate(next(self.server.replies)):
            if number:
                time.sleep(self.server.pace)
            self._event({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]})
        self._event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
        self._chunk(b"data: [DONE]\n\n")
        self._chunk(b"")

    def _event(self, data: dict[str, Any]) -> None:
        event = {"id": "1", "object": "chat.completion.chunk", "created": 0, "model": MODEL, **data}
        self._chunk(b"data: " + json.dumps(event).encode() + b"\n\n")

    def _chunk(self, data: bytes) -> None:
        self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")

    def _whole(self, value: dict[str, Any]) -> None:
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def serving(replies: Sequence[Sequence[str]], first: float, pace: float) -> Iterator[str]:
    """Serve on this machine while the block runs; gives the base URL. Each request gets the next of the `replies`,
    which are made of pieces; `first` are the seconds before the first piece, `pace` those between them."""
    server = _Server(("127.0.0.1", 0), _Handler)
    server.replies, server.first, server.pace = cycle(replies), first, pace
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(2)
