"""Conversations judged: a mark for each reply, and the criteria of a whole conversation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.lab.evaluation import Conversation
from game.lab.rubric import LORE, TONE, Fault, Judge
from game.lab.scenario import Move
from game.lab.systems import Reply

STRETCH = 3
"""In so many replies one after another a character must use a word of its own once."""
MOST_OFF = 0.2
"""A conversation has kept its tone if no larger share of its replies has lost it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One reply judged. `own_words`: this very reply uses one; `vocabulary`: it or one of the two before it does.
    `recalled` is None where no told fact was asked. `later`: it belongs to a second visit."""

    turn: int
    vocabulary: bool
    tone: bool
    lore: bool
    own_words: bool
    recalled: bool | None
    faults: tuple[Fault, ...]
    later: bool = False

    @property
    def in_character(self) -> bool:
        return self.vocabulary and self.tone and self.lore

    def has(self, kind: str) -> bool:
        """Whether a fault of this kind was found."""
        return any(fault.kind == kind for fault in self.faults)


@dataclass(frozen=True, slots=True)
class Judged:
    """A conversation with its marks: for what was shown, and for what the model had written (the guard off)."""

    conversation: Conversation
    marks: tuple[Mark, ...]
    raw: tuple[Mark, ...]

    @property
    def replies(self) -> list[tuple[Move, Reply]]:
        """The replies that are judged: the greeting is not."""
        return [(turn.move, turn.reply) for turn in self.conversation.turns if turn.move]


def judged(conversation: Conversation, judge: Judge) -> Judged:
    """Judge every reply of a conversation, as shown and as the model had written it."""
    return Judged(conversation, _marks(conversation, judge, raw=False), _marks(conversation, judge, raw=True))


def _marks(conversation: Conversation, judge: Judge, *, raw: bool) -> tuple[Mark, ...]:
    npc, heard = conversation.npc, ""
    marks: list[Mark] = []
    lately: list[bool] = []
    for turn in conversation.turns:
        text = turn.reply.raw.strip() if raw else turn.reply.text
        lately = [*lately[1 - STRETCH :], bool(judge.terms(npc, text))]
        if turn.move is None:
            continue
        heard += f"\n{turn.move.text}"
        faults = judge.faults(npc, text, turn.move, heard, turn.reply.deed)
        kinds = {fault.kind for fault in faults}
        recalled = judge.recalled(text, turn.move) if turn.move.about == "ask" else None
        vocabulary = any(lately) and "empty" not in kinds
        held = vocabulary, not kinds & TONE, not kinds & LORE, lately[-1], recalled
        marks.append(Mark(turn.move.turn, *held, tuple(faults), turn.move.later))
    return tuple(marks)


def criteria(marks: Sequence[Mark]) -> dict[str, bool]:
    """The three criteria of a whole conversation, and `in_character`, which is all of them.

    Vocabulary and tone may be missing in a fifth of the replies, lore must be respected in every one.
    """
    count = max(1, len(marks))
    held = {
        "vocabulary": sum(not mark.vocabulary for mark in marks) <= MOST_OFF * count,
        "tone": sum(not mark.tone for mark in marks) <= MOST_OFF * count,
        "lore": all(mark.lore for mark in marks),
    }
    return {**held, "in_character": all(held.values())}
