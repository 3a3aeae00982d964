"""Words without deeds in other languages than English: the model is asked at the end of an answer what it claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from game.mind.answers import json_object
from game.mind.deed_words import Claim
from game.mind.prompt import Turn

CLAIMS: tuple[Claim, ...] = get_args(Claim)
MAX_TOKENS = 20
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "properties": {"claim": {"type": "string", "enum": ["none", *CLAIMS]}},
    "required": ["claim"],
    "additionalProperties": False,
}
_ASKS = (
    "Sort the last answer of {npc}. Examples:\nHere, take my lamp. → transfer\nNo seal, no road. → none\n"
    "The gate is open, go through. → opening\nIt is cold tonight. → none\nFor you only three coins. → price\n"
    "I know nothing of it. → none\nI promise to wake you. → promise\nBring the seal, then I open. → none\n"
    'I sell ropes. → none\nWhat is the last answer? JSON only: {{"claim": WORD}}'
)


def asked(messages: Sequence[Turn], npc: str) -> list[Turn]:
    """The messages of the request: the prompt with the answer, and one more."""
    return [*messages, Turn("user", _ASKS.format(npc=npc))]


def claimed(answer: str) -> Claim | None:
    """What the answer says was claimed; None where nothing was, or where it cannot be read."""
    try:
        found = json_object(answer, "claim").get("claim")
    except ValueError:
        return None
    return next((claim for claim in CLAIMS if claim == found), None)
