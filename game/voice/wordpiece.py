"""Cutting text into the pieces that a BERT model knows (WordPiece, lower case), from its list of pieces."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from pathlib import Path

import regex

SHA256 = "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3"
LONGEST = 256
"""So many pieces of a text are read, its two borders among them."""
_PIECE = regex.compile(r"\p{Han}|[\p{P}!-/:-@\[-`{-~]|[^\s\p{P}!-/:-@\[-`{-~\p{Han}]+")
_UNSEEN = re.compile(r"[\x00\ufffd]")


class WordPieces:
    """The pieces in the file, by number. Raises ValueError where it is not the list that the model was made with."""

    def __init__(self, vocabulary: Path) -> None:
        content = vocabulary.read_bytes()
        if hashlib.sha256(content).hexdigest() != SHA256:
            raise ValueError(f"{vocabulary} is damaged: get it again from the game's repository.")
        self._numbers = {piece: number for number, piece in enumerate(content.decode("utf-8").split("\n")[:-1])}

    def numbers(self, text: str) -> list[int]:
        """The numbers of the pieces of a text, with the two that stand at its borders."""
        plain = "".join(
            sign
            for sign in unicodedata.normalize("NFD", _UNSEEN.sub("", text).lower())
            if unicodedata.category(sign) not in ("Mn", "Cf", "Cc") or sign.isspace()
        )
        found = [number for word in _PIECE.findall(plain) for number in self._word(word)]
        return [self._numbers["[CLS]"], *found[: LONGEST - 2], self._numbers["[SEP]"]]

    def _word(self, word: str) -> list[int]:
        """The longest known beginning, then the longest of the rest; one unknown sign makes the whole word unknown."""
        found: list[int] = []
        start = 0 if len(word) <= 100 else len(word)
        while start < len(word):
            for end in range(len(word), start, -1):
                number = self._numbers.get(("##" if start else "") + word[start:end])
                if number is not None:
                    found.append(number)
                    start = end
                    break
            else:
                return [self._numbers["[UNK]"]]
        return found or [self._numbers["[UNK]"]]
