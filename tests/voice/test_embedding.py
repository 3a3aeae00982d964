"""Vectors: kept on disk, from a server, from the model on this machine."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from game.voice.embedding import LocalEmbedder, ServerEmbedder, local_embedder_is_there
from game.voice.vectors import Vectors
from game.voice.wordpiece import WordPieces

TOKENIZER = Path(__file__).resolve().parents[2] / "assets" / "tokenizer"


class Source:
    """Counts what it is asked for."""

    def __init__(self, model: str = "m") -> None:
        self.model, self.version, self.asked = model, "1", list[str]()

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        self.asked += texts
        return [[float(len(text)), 0.5] for text in texts]

    def close(self) -> None:
        pass


def test_no_text_is_embedded_twice_not_even_in_another_run(tmp_path: Path) -> None:
    source = Source()
    first = Vectors(source, tmp_path / "v.sqlite")
    assert [list(vector) for vector in first.embed(["a", "bb", "a"])] == [[1, 0.5], [2, 0.5], [1, 0.5]]
    first.close()
    second = Vectors(source, tmp_path / "v.sqlite")
    assert list(second.embed(["bb"])[0]) == [2, 0.5]
    assert source.asked == ["a", "bb"]
    second.close()


def test_another_model_gets_its_own_vectors(tmp_path: Path) -> None:
    sources = [Source("m"), Source("n")]
    for source in sources:
        vectors = Vectors(source, tmp_path / "v.sqlite")
        vectors.embed(["a"])
        vectors.close()
    assert [source.asked for source in sources] == [["a"], ["a"]]


def test_what_was_not_used_longest_goes_first(tmp_path: Path) -> None:
    source = Source()
    vectors = Vectors(source, tmp_path / "v.sqlite", bound=2)
    for text in ("a", "b", "a", "c"):
        vectors.embed([text])
    source.asked.clear()
    vectors.embed(["a", "c", "b"])
    assert source.asked == ["b"]
    vectors.close()


def test_a_broken_file_is_made_anew_and_a_forbidden_one_done_without(tmp_path: Path) -> None:
    (tmp_path / "v.sqlite").write_bytes(b"no database" * 100)
    for file in (tmp_path / "v.sqlite", tmp_path / "v.sqlite" / "below" / "v.sqlite"):
        vectors = Vectors(Source(), file)
        assert len(vectors.embed(["a"])) == 1
        vectors.close()


@pytest.fixture
def server() -> Iterator[tuple[str, list[dict]]]:
    asked: list[dict] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append({**body, "path": self.path, "key": self.headers.get("Authorization")})
            data = [
                {"object": "embedding", "index": n, "embedding": [float(len(text))]}
                for n, text in enumerate(body["input"])
            ]
            answer = json.dumps({"object": "list", "model": "e", "data": data[::-1], "usage": {}}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None: ...

    running = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{running.server_port}", asked
    running.shutdown()
    running.server_close()
    thread.join()


def test_a_server_is_asked_in_portions_and_its_answers_are_put_in_order(server: tuple[str, list[dict]]) -> None:
    url, asked = server
    embedder = ServerEmbedder(url, "e")
    texts = ["x" * n for n in range(1, 71)]
    assert [vector[0] for vector in embedder.embed(texts)] == list(range(1, 71))
    assert [len(one["input"]) for one in asked] == [64, 6]
    assert {(one["path"], one["key"]) for one in asked} == {("/v1/embeddings", None)}
    embedder.close()


def test_pieces_of_words_as_the_model_was_taught_them() -> None:
    pieces = WordPieces(TOKENIZER / "minilm_vocab.txt")
    assert pieces.numbers("I lost my compass.") == [101, 1045, 2439, 2026, 16681, 1012, 102]
    assert pieces.numbers("") == [101, 102]
    assert pieces.numbers("x" * 200) == [101, 100, 102]
    assert len(pieces.numbers("word " * 1000)) == 256


def test_a_damaged_list_of_pieces_is_refused(tmp_path: Path) -> None:
    (tmp_path / "minilm_vocab.txt").write_text("[PAD]\n", encoding="utf-8")
    with pytest.raises(ValueError, match="damaged"):
        WordPieces(tmp_path / "minilm_vocab.txt")


@pytest.mark.skipif(not local_embedder_is_there(), reason="requirements-semantic.txt is not installed")
def test_the_local_model_knows_what_is_alike() -> None:
    embedder = LocalEmbedder(TOKENIZER)
    dog, hound, bread = embedder.embed(["my dog is old", "an aged hound", "fresh bread"])

    def cosine(a: list[float], b: list[float]) -> float:
        return sum(x * y for x, y in zip(a, b, strict=True)) / (sum(x * x for x in a) * sum(x * x for x in b)) ** 0.5

    assert len(dog) == 384
    assert cosine(dog, hound) > 0.5 > cosine(dog, bread)
