"""Vectors kept on disk, so that no text is embedded twice. They are a cache: outside the save, and bounded."""

from __future__ import annotations

import hashlib
import sqlite3
from array import array
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

BOUND = 20_000
"""So many vectors are kept, about 30 MB of 384 numbers each; those not asked for longest go first."""


class Source(Protocol):
    model: str
    version: str

    def embed(self, texts: Sequence[str]) -> Sequence[Sequence[float]]: ...

    def close(self) -> None: ...


class Vectors:
    """An embedder that asks `source` only for what the file does not hold. Keyed by model, version and text.

    A file that cannot be read or written is done without: every text is then asked for.
    """

    def __init__(self, source: Source, file: Path, bound: int = BOUND) -> None:
        self.model, self.version = source.model, source.version
        self._source, self._bound = source, bound
        self._base = _opened(file)

    def embed(self, texts: Sequence[str]) -> list[Sequence[float]]:
        """One vector for each text. Raises what the source raises."""
        keys = [self._key(text) for text in texts]
        known = self._read(keys)
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in known}
        if missing:
            vectors = self._source.embed(list(missing.values()))
            made = dict(zip(missing, vectors, strict=True))
            self._write(made)
            known |= made
        return [known[key] for key in keys]

    def close(self) -> None:
        """Close the file and the source."""
        if self._base:
            self._base.close()
        self._source.close()

    def _key(self, text: str) -> bytes:
        whole = "\0".join((self.model, self.version, text))
        return hashlib.sha256(whole.encode("utf-8", "surrogatepass")).digest()

    def _read(self, keys: Sequence[bytes]) -> dict[bytes, Sequence[float]]:
        found: dict[bytes, Sequence[float]] = {}
        if self._base:
            with suppress(sqlite3.Error, ValueError), self._base:
                now = self._now()
                for key in dict.fromkeys(keys):
                    row = self._base.execute("SELECT vector FROM vectors WHERE key = ?", (key,)).fetchone()
                    if row:
                        self._base.execute("UPDATE vectors SET used = ? WHERE key = ?", (now, key))
                        found[key] = array("f", row[0])
        return found

    def _write(self, made: dict[bytes, Sequence[float]]) -> None:
        if self._base:
            with suppress(sqlite3.Error), self._base:
                rows = [(key, array("f", vector).tobytes(), self._now()) for key, vector in made.items()]
                self._base.executemany("INSERT OR REPLACE INTO vectors VALUES (?, ?, ?)", rows)
                count = self._base.execute("SELECT count(*) FROM vectors").fetchone()[0]
                self._base.execute(
                    "DELETE FROM vectors WHERE key IN (SELECT key FROM vectors ORDER BY used, key LIMIT ?)",
                    (max(0, count - self._bound),),
                )

    def _now(self) -> int:
        """A number that rises with every use: no clock is needed to know what was used last."""
        assert self._base
        return int(self._base.execute("SELECT coalesce(max(used), 0) + 1 FROM vectors").fetchone()[0])


def _opened(file: Path) -> sqlite3.Connection | None:
    """The file, made anew where it is no cache of ours; None where there can be none."""
    for _ in range(2):
        base = None
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            base = sqlite3.connect(file)
            base.execute("PRAGMA synchronous = OFF")  # what a power cut takes is made anew
            base.execute("CREATE TABLE IF NOT EXISTS vectors (key BLOB PRIMARY KEY, vector BLOB, used INTEGER)")
            base.execute("CREATE INDEX IF NOT EXISTS by_use ON vectors (used)")
            base.commit()
            return base
        except sqlite3.DatabaseError:
            if base:
                base.close()
            with suppress(OSError):
                file.unlink()
        except OSError:
            return None
    return None
