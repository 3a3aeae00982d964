"""Vectors from a thread of their own: asked for without waiting, newest first, and never a traceback."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.voice import choose_embedder
from game.voice.background_embedder import AT_ONCE, BackgroundEmbedder

PATIENCE = 10.0


class Source:
    """Keeps what it was asked for; `hold` keeps it from answering."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.hold = threading.Event()
        self.hold.set()
        self.closed = False
        self.threads: set[int] = set()
        self.wrong: Exception | None = None

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        self.threads.add(threading.get_ident())
        self.asked.append(list(texts))
        self.hold.wait(PATIENCE)
        if self.wrong:
            raise self.wrong
        return [[float(len(text))] for text in texts]

    def close(self) -> None:
        self.closed = True


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


def test_what_is_not_there_comes_from_another_thread() -> None:
    source = Source()
    embedder = BackgroundEmbedder(lambda: source)
    assert embedder.embed(["a", "bb"]) == [None, None]
    until(lambda: None not in embedder.embed(["a", "bb"]))
    assert embedder.embed(["bb", "ccc", "a"]) == [[2.0], None, [1.0]]
    until(lambda: embedder.embed(["ccc"]) == [[3.0]])
    assert threading.get_ident() not in source.threads
    assert sorted(text for batch in source.asked for text in batch) == ["a", "bb", "ccc"]
    embedder.close()
    assert source.closed


def test_a_question_is_not_behind_a_thousand_memories() -> None:
    source = Source()
    source.hold.clear()
    embedder = BackgroundEmbedder(lambda: source)
    embedder.embed([f"memory {number}" for number in range(1000)])
    until(lambda: len(source.asked) == 1)
    embedder.embed(["question"])
    source.hold.set()
    until(lambda: embedder.embed(["question"]) != [None])
    assert source.asked[1] == ["question"]
    assert len(source.asked[0]) <= AT_ONCE
    embedder.close()


def test_only_so_many_are_held() -> None:
    embedder = BackgroundEmbedder(Source, bound=3)
    for text in "abcde":
        until(lambda text=text: embedder.embed([text]) != [None])
    assert embedder.embed(["e"]) == [[1.0]]
    assert embedder.embed(["a"]) == [None]
    embedder.close()


@pytest.mark.parametrize("opens", [True, False])
def test_a_source_that_fails_is_left_alone_and_told_of_without_its_words(opens: bool) -> None:
    source = Source()
    source.wrong = RuntimeError("key sk-secret-1234 at https://example.org")

    def opened() -> Source:
        if not opens:
            raise ImportError("sk-secret-1234")
        return source

    embedder = BackgroundEmbedder(opened)
    until(lambda: embedder.embed(["a"]) == [None] and bool(embedder.trouble))
    assert "by their words alone" in embedder.trouble
    assert "secret" not in embedder.trouble
    asked = len(source.asked)
    assert embedder.embed(["b"]) == [None]
    embedder.wait(0.01)
    assert len(source.asked) == asked
    embedder.close()


def test_one_failure_is_tried_again() -> None:
    source = Source()
    source.wrong = TimeoutError()
    embedder = BackgroundEmbedder(lambda: source)
    embedder.embed(["a"])
    until(lambda: len(source.asked) == 1)
    source.wrong = None
    until(lambda: embedder.embed(["a"]) == [[1.0]])
    assert embedder.trouble == ""
    embedder.close()


def test_waiting_ends_when_something_comes() -> None:
    embedder = BackgroundEmbedder(Source)
    embedder.embed(["a"])
    until(lambda: (embedder.wait(PATIENCE), embedder.embed(["a"]) != [None])[1])
    embedder.wait(PATIENCE)  # nothing is under way: it does not wait
    embedder.close()


def test_nothing_is_chosen_unless_it_is_named(tmp_path: Path) -> None:
    assert choose_embedder(tmp_path, tmp_path, environ={}) is None
    with pytest.raises(ValueError, match="needs OPENAI_API_KEY or a base URL"):
        choose_embedder(tmp_path, tmp_path, environ={"NPC_EMBEDDER": "nomic-embed-text"})
    there = {"NPC_EMBEDDER": "nomic-embed-text", "OPENAI_BASE_URL": "http://localhost:1/v1"}
    embedder = choose_embedder(tmp_path, tmp_path, environ=there)
    assert embedder is not None
    embedder.close()


def test_a_local_one_without_its_packages_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.voice.embedding.find_spec", lambda _: None)
    with pytest.raises(ValueError, match="requirements-semantic"):
        choose_embedder(tmp_path, tmp_path, environ={"NPC_EMBEDDER": "local"})
