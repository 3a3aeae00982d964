"""Reading replies in tests."""

from __future__ import annotations

import time

from support.server import PATIENCE

from game.voice import Chunk, Failed, Finished, Reply, Text


def next_chunks(reply: Reply) -> list[Chunk]:
    """The next chunks that come, at least one."""
    end = time.monotonic() + PATIENCE
    while not (found := reply.wait(0.2)):
        assert time.monotonic() < end, "nothing more came"
    return found


def all_chunks(reply: Reply) -> list[Chunk]:
    """Every chunk until the end."""
    found = next_chunks(reply)
    while not isinstance(found[-1], Finished | Failed):
        found += next_chunks(reply)
    return found


def text_of(chunks: list[Chunk]) -> str:
    """What was said in these chunks."""
    return "".join(chunk.text for chunk in chunks if isinstance(chunk, Text))


def failure_of(reply: Reply) -> Failed:
    """The fault that a reply ends with."""
    last = all_chunks(reply)[-1]
    assert isinstance(last, Failed), last
    return last
