"""What a player may say next, by rules: questions about what was just spoken of, about promises, plain answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from game.mind.memory import Memory
from game.mind.persona import Knowledge

MOST = 3
_YES_OR_NO = re.compile(
    r"(?:^|[.!?…;,:] )\W*(?:do|does|did|have|has|are|is|was|were|will|would|can|could|shall|should|may)"
    r"(?:n['’]t)? (?:you|it|that|this|we|they|he|she|I|the|there|your)\b[^.!?]*\?\W*$",
    re.IGNORECASE,
)
_STARTERS = ("Who are you?", "How are you?", "What do you know about this town?")
_ARTICLE = r"(?:the|a|an|my|your|our|his|her|their|this|that|these|those)"


def answers_to(said: str) -> Iterator[str]:
    """Plain answers to what was just asked, where a yes or no will do."""
    if _YES_OR_NO.search(said.strip()):
        yield from ("Yes.", "No.")


def questions_about(said: str, known: Iterable[Knowledge]) -> Iterator[tuple[Knowledge, str]]:
    """Questions about the things that `said` names, each with the piece of knowledge that shall answer it."""
    for piece in known:
        thing = next(filter(None, (_named(ask, said) for ask in piece.asks)), "")
        if piece.question and thing:
            yield piece, piece.question
        elif thing:
            yield piece, f"Tell me about {thing}."


def opinions_on(said: str, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Questions what one thinks of the people that `said` names: the name, and the question."""
    for name in names:
        if re.search(rf"\b{re.escape(name)}\b", said):
            yield name, f"What do you think of {name}?"


def about_promises(memory: Memory) -> Iterator[str]:
    """Questions about what is promised and still open."""
    if memory.open_promises:
        yield "What did you promise me?"


def starters(memory: Memory) -> Iterator[str]:
    """How one may begin with somebody of whom one knows little; with others one asks how they are."""
    yield from _STARTERS if memory.visits == 0 else _STARTERS[1:2]


def _named(ask: str, said: str) -> str:
    """The thing that people ask for by `ask` as `said` names it, with its article; a name stands alone. "" where it is
    not named."""
    found = re.search(rf"\b({_ARTICLE} )?({re.escape(ask)})\b", said, re.IGNORECASE)
    if found is None or len(ask) < 3:
        return ""
    if found[1]:
        return f"the {found[2]}"
    begins = found.start() == 0 or said[: found.start()].rstrip()[-1:] in '.!?…:"“”'
    return found[2] if found[2][0].isupper() and not begins else ""
