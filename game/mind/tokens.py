"""Counting tokens, exactly and offline: `o200k_base`, from the vocabulary that lies in assets/tokenizer."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import tiktoken

Counter = Callable[[str], int]
"""From a text to its number of tokens."""
PER_MESSAGE = 4
"""What a chat server adds to each message for its role and its borders."""
FILE = "fb374d419588a4632f3f557e76b4b70aebbca790"
SHA256 = "446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d"
PATTERN = "|".join(
    [
        r"""[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?""",
        r"""[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?""",
        r"""\p{N}{1,3}""",
        r""" ?[^\s\p{L}\p{N}]+[\r\n/]*""",
        r"""\s*[\r\n]+""",
        r"""\s+(?!\S)""",
        r"""\s+""",
    ]
)


class VocabularyError(Exception):
    """The vocabulary is missing or not what it should be; the message says what to do."""


def load_counter(folder: Path) -> Counter:
    """The counter of the vocabulary in `folder`. Raises VocabularyError; never downloads."""
    encoding = _encoding(folder / FILE)

    @lru_cache(maxsize=4096)
    def count(text: str) -> int:
        plain = text.encode("utf-8", "replace").decode("utf-8")
        return len(encoding.encode_ordinary(plain))

    return count


def message_tokens(texts: Sequence[str], count: Counter) -> int:
    """The tokens of messages with these contents, borders included."""
    return sum(count(text) + PER_MESSAGE for text in texts)


@lru_cache(maxsize=2)
def _encoding(path: Path) -> tiktoken.Encoding:
    import tiktoken  # 0.3 s with its vocabulary: only when something is counted

    try:
        content = path.read_bytes()
    except OSError as error:
        raise VocabularyError(f"{path} cannot be read: get it again from the game's repository.") from error
    if hashlib.sha256(content).hexdigest() != SHA256:
        raise VocabularyError(f"{path} is damaged: get it again from the game's repository.")
    ranks = {}
    for row in content.splitlines():
        token, rank = row.split()
        ranks[base64.b64decode(token)] = int(rank)
    return tiktoken.Encoding("o200k_base", pat_str=PATTERN, mergeable_ranks=ranks, special_tokens={})
