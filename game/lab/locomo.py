"""LoCoMo: ten long dialogues with questions whose evidence is known turn by turn (Maharana et al., ACL 2024).

Whatever ranks turns is asked every question: how much of the evidence is among its first five and ten, and how much
fits into a prompt with room for so many tokens?
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from game.content import ContentError, Problem
from game.log import GameTime
from game.mind.tokens import Counter

WHERE = "LoCoMo is no part of the game: get data/locomo10.json from github.com/snap-research/locomo (CC BY-NC 4.0)."
ROOMS = (150, 600)
_ID = re.compile(r"D\d+:\d+")
_SESSION = re.compile(r"session_(\d+)")


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn, and the turns of its session before it, two at most."""

    id: str
    speaker: str
    text: str
    time: GameTime
    before: tuple[str, ...]

    @property
    def shown(self) -> str:
        """The turn as a prompt would hold it."""
        return f"{self.speaker}: {self.text}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the numbers of the turns that answer it."""

    text: str
    evidence: frozenset[int]


@dataclass(frozen=True, slots=True)
class Dialogue:
    turns: tuple[Turn, ...]
    questions: tuple[Asked, ...]


Ranked = Callable[[str], Sequence[int]]
"""From a question to the numbers of turns, best first."""
Ranker = Callable[[Dialogue], Ranked]


@dataclass(frozen=True, slots=True)
class Score:
    """Means over all questions of the share of the evidence found, in per cent; `rooms` by tokens of room."""

    questions: int
    at_5: float
    at_10: float
    rooms: tuple[float, ...]


def read_dialogues(path: Path) -> list[Dialogue]:
    """Read the file. Raises ContentError where it is missing or something else."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
        return [_dialogue(sample) for sample in value]
    except OSError as error:
        raise ContentError([Problem(str(path), 1, "", f"cannot be read: {error.strerror}. {WHERE}")]) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ContentError([Problem(str(path), 1, "", f"is not LoCoMo. {WHERE}")]) from error


def _dialogue(sample: dict[str, Any]) -> Dialogue:
    turns = tuple(_turns(sample["conversation"]))
    numbers = {turn.id: number for number, turn in enumerate(turns)}
    asked = []
    for question in sample["qa"]:
        named = _ID.findall(" ".join(question.get("evidence", ())))
        evidence = frozenset(numbers[turn] for turn in named if turn in numbers)
        if evidence:
            asked.append(Asked(question["question"], evidence))
    return Dialogue(turns, tuple(asked))


def _turns(conversation: dict[str, Any]) -> Iterator[Turn]:
    sessions = sorted(int(found[1]) for name in conversation if (found := _SESSION.fullmatch(name)))
    for session in sessions:
        time = _time(conversation[f"session_{session}_date_time"])
        before: tuple[str, ...] = ()
        for row in conversation[f"session_{session}"]:
            turn = Turn(row["dia_id"], row["speaker"], row["text"], time, before)
            before = (*before, turn.shown)[-2:]
            yield turn


def _time(text: str) -> GameTime:
    when = datetime.strptime(text, "%I:%M %p on %d %B, %Y")
    return GameTime(when.toordinal(), when.hour * 60 + when.minute)


def score(dialogues: Sequence[Dialogue], ranker: Ranker, count: Counter) -> Score:
    """Ask every question."""
    sums = [0.0] * (2 + len(ROOMS))
    asked = 0
    for dialogue in dialogues:
        ranked = ranker(dialogue)
        tokens = [count(turn.shown) for turn in dialogue.turns]
        for question in dialogue.questions:
            order = ranked(question.text)
            found = [order[:5], order[:10], *(order[: fitting(order, tokens, room)] for room in ROOMS)]
            for column, numbers in enumerate(found):
                sums[column] += len(question.evidence.intersection(numbers)) / len(question.evidence)
            asked += 1
    at_5, at_10, *rooms = (100 * value / max(1, asked) for value in sums)
    return Score(asked, at_5, at_10, tuple(rooms))


def fitting(order: Sequence[int], tokens: Sequence[int], room: int) -> int:
    """How many of the first in `order` fit into `room` tokens together."""
    used = 0
    for place, number in enumerate(order):
        used += tokens[number]
        if used > room:
            return place
    return len(order)
