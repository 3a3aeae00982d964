"""The scripted chat server as a process of its own, for `with OpenAiServer([…]) as server:`."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PROGRAM = Path(__file__).with_name("openai_server.py")
PATIENCE = 20.0
"""Seconds after which a test gives up waiting. Nothing that works comes near."""

ScriptedReply = str | dict[str, Any]


class OpenAiServer:
    """A chat server that gives `replies` in order. `openai_server.py` tells their form, and that of `settings`."""

    def __init__(self, replies: Iterable[ScriptedReply] = (), **settings: Any) -> None:
        self._script = {"replies": list(replies), **settings}

    def __enter__(self) -> Self:
        self._begin(0)
        return self

    def _begin(self, port: int) -> None:
        command = [sys.executable, "-S", str(PROGRAM), "--port", str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.host = f"127.0.0.1:{self.port}"
        self.base_url = f"http://{self.host}/v1"
        self.script(**self._script)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End the process: from now on nothing answers at its port."""
        self._process.kill()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def restart(self, **script: Any) -> None:
        """Begin anew at the same port after `stop`; what was asked before is forgotten."""
        self._script = script
        self._begin(self.port)

    def script(self, **changes: Any) -> None:
        """Add `replies`, after dropping those that are left if `clear`; change the settings."""
        self._call("/_script", changes)

    def release(self) -> None:
        """Let a reply go on that holds."""
        self._call("/_release", {})

    def requests(self) -> list[dict[str, Any]]:
        """What was asked so far."""
        found: list[dict[str, Any]] = self._call("/_requests")
        return found

    def bodies(self) -> list[dict[str, Any]]:
        """The bodies of the requests so far."""
        return [request["body"] for request in self.requests()]

    def wait_for(self, condition: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
        """The requests as soon as they fulfil `condition`."""
        end = time.monotonic() + PATIENCE
        while not condition(found := self.requests()):
            if time.monotonic() > end:
                raise AssertionError(f"the server waited in vain; it was asked {found}")
            time.sleep(0.01)
        return found

    def _call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"http://{self.host}{path}", data, timeout=PATIENCE) as answer:
            return json.load(answer)
