"""Letter by letter, with a breath where a reader takes one."""

from __future__ import annotations

from collections.abc import Sequence

STOPS, COMMAS = frozenset(".!?…。！？"), frozenset(",;:—、，；：")
CLOSING = frozenset("\"”’'»)]」』）")
STOP_SECONDS, COMMA_SECONDS = 0.3, 0.12
ABBREVIATIONS = ("mr", "mrs", "ms", "dr", "st", "prof", "capt", "vs", "etc", "approx", "bzw", "usw", "mme", "sra")


class Typewriter:
    """Shows `letters` one after the other; `shown` counts those that are out."""

    def __init__(self, letters_a_second: float) -> None:
        self.letters: list[str] = []
        self.shown = 0
        self._seconds_a_letter = 1 / letters_a_second if letters_a_second > 0 else 0.0
        self._waited = 0.0

    def update(self, seconds: float, end: int) -> None:
        """Let time pass; not more than `end` letters are shown."""
        end = min(end, len(self.letters))
        self._waited += seconds
        while self.shown < end:
            cost = self._seconds_a_letter and self._seconds_a_letter + pause_before(self.letters, self.shown)
            if self._waited < cost - 1e-9:
                return
            self._waited -= cost
            self.shown += 1
        self._waited = min(self._waited, STOP_SECONDS)

    def skip(self, end: int) -> None:
        """Show the first `end` letters at once."""
        self.shown = max(self.shown, min(end, len(self.letters)))
        self._waited = 0.0


def pause_before(letters: Sequence[str], index: int) -> float:
    """Seconds of silence before a letter: after the end of a sentence or clause, but not inside a number ("1.5"), not
    before a closing quote, and not after "Mr."."""
    mark = index - 1
    while mark >= 0 and letters[mark] in CLOSING:
        mark -= 1
    if mark < 0 or letters[index] in CLOSING or letters[index] in STOPS:
        return 0.0
    letter = letters[mark]
    tight = letter in ".,:!?;…" and not letters[index].isspace()
    if tight or (letter == "." and _abbreviated(letters, mark)):
        return 0.0
    if letter in STOPS:
        return STOP_SECONDS
    return COMMA_SECONDS if letter in COMMAS else 0.0


def _abbreviated(letters: Sequence[str], stop: int) -> bool:
    start = stop
    while start > 0 and letters[start - 1].isalpha():
        start -= 1
    word = "".join(letters[start:stop])
    inside = start > 0 and letters[start - 1] == "."
    initial = len(word) == 1 and (inside or (word.isupper() and word != "I"))
    return initial or word.lower() in ABBREVIATIONS
