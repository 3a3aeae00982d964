"""A deed that the rules are unsure of: the model is asked which offer is meant. It only points; everything that it says
is checked, and what costs something is asked of the player all the same."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.mind import wish_patterns as p
from game.mind.amounts import impossible, named_coins, named_things
from game.mind.answers import json_object
from game.mind.expression import expression
from game.mind.intent_kinds import Reading
from game.mind.intent_text import foreign
from game.mind.offers import Offer
from game.mind.prompt import Turn
from game.mind.ruling import wish_for
from game.mind.wish import Wish
from game.mind.wording import one_line
from game.mind.worldview import WorldView

AT_STAKE = ("sell", "buy", "accept", "open")
"""Kinds of offer that change something."""
NONE = "none"
MAX_TOKENS = 40
SURE = frozenset(
    {"robot", "instructions", "task", "promise_wanted", "promise_asked", "name_given", "goal_told", "insult"}
)
"""What a line may be besides, so that it asks for no deed."""
_DEALING = expression(
    r"\b(?:buy|sell|take|give|have|want|need|pay|trade|deal|offer|bring|swap|exchange|hand|open|pass|through|settle|keep|get)\b"
)


def at_stake(text: str, reading: Reading, view: WorldView, on_offer: Sequence[Offer]) -> bool:
    """Whether a line in which the rules found no deed may ask for one all the same: it deals with a thing or with coins
    and denies nothing, or it is in another language."""
    low = text.lower()
    if not any(offer.kind in AT_STAKE for offer in on_offer) or impossible(low):
        return False
    if reading.first.kind in SURE or p.TAKEN_BACK.search(low) or p.THREAT.search(low):
        return False
    if foreign(low) and reading.first.kind == "unknown":
        return True
    if p.OFF.search(p.NOT_NEED.sub(" ", low)) or p.PRICES_ONLY.match(low):
        return False
    names = bool(named_things(low, view.things)) or named_coins(low) is not None or "gate" in low
    return names and bool(_DEALING.search(low)) and not reading.question


def question(messages: Sequence[Turn], who: str, npc: str, text: str, on_offer: Sequence[Offer]) -> list[Turn]:
    """The messages of the request: those of the prompt as it stands, so that a server finds them read, and one more."""
    rows = [f"{offer.id}: {offer.label}" for offer in on_offer if offer.kind in AT_STAKE]
    asked = "\n".join(
        [
            f'{who} says: "{one_line(text)}"',
            "",
            f"Which of these does {who} clearly ask for now?",
            *rows,
            f"{NONE}: none of them, or it is only a question or talk",
            'Answer with JSON only: {"offer_id": ID, "amount": NUMBER}',
        ]
    )
    if messages and messages[-1].role == "user":
        return [*messages[:-1], replace(messages[-1], content=f"{messages[-1].content}\n\n{asked}")]
    return [*messages, Turn("user", asked)]


def schema(on_offer: Sequence[Offer]) -> Mapping[str, Any]:
    """What the answer must look like."""
    ids = [offer.id for offer in on_offer if offer.kind in AT_STAKE]
    return {
        "type": "object",
        "properties": {"offer_id": {"type": "string", "enum": [*ids, NONE]}, "amount": {"type": "integer"}},
        "required": ["offer_id", "amount"],
        "additionalProperties": False,
    }


def chosen(answer: str, on_offer: Sequence[Offer]) -> Wish | None:
    """The deed that an answer points to. Unknown ids, further fields and amounts that are none, or more than there is,
    point to nothing."""
    try:
        data = json_object(answer, "offer_id")
    except ValueError:
        return None
    allowed: Collection[str] = ("offer_id", "amount")
    offer = next((one for one in on_offer if one.id == data.get("offer_id") and one.kind in AT_STAKE), None)
    amount = data.get("amount", 1)
    if offer is None or not set(data) <= set(allowed) or type(amount) is not int or not 1 <= amount <= offer.most:
        return None
    wish = wish_for(offer.id)
    return replace(wish, goods=dict.fromkeys(wish.goods, amount)) if wish else None
