"""What the player promises: only what the engine can watch, a thing brought by an hour."""

from __future__ import annotations

from dataclasses import dataclass

import regex

from game.log import GameTime
from game.mind.amounts import impossible, named_things
from game.mind.expression import expression
from game.mind.intent_text import clauses, shortened, without_quotes
from game.mind.promise import LONGEST, moment_in
from game.mind.wording import cut
from game.mind.worldview import WorldView

_VOWS = expression(
    r"^(?:i (?:promise|swear|vow|pledge)(?: you)?(?: that| to)?(?: i(?:'ll| will| shall)?)?|i(?:'ll| will| shall)|"
    r"(?:i )?give you my word(?: that)?(?: i(?:'ll| will)?)?|let me) (?P<words>(?:bring|fetch|get|buy) "
    r"(?:you(?: back)? (?P<what>.+)|(?P<what>.+) (?:to|for) you\b.*))$",
    regex.IGNORECASE,
)
_ABOUT = expression(r"^(?:to|for|into|news|word|back to)\b|\b(?:news|word|stories) of\b|^for ")
"""What is brought is not the thing, but something about it."""
_OPEN = expression(r"\b(?:if|unless|maybe|perhaps|try|might|when i|once i|not|never)\b|n't\b", regex.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Pledged:
    """The player promises to bring a thing. `words` follow "promises to", `until` is the hour by which it is due."""

    item: str
    words: str
    until: GameTime


def read_pledge(text: str, view: WorldView) -> Pledged | None:
    """The promise in a line of the player, if it is one that can be watched. Without an hour it is due on the next
    evening."""
    for clause in clauses(without_quotes(shortened(text))):
        found = _VOWS.match(clause.text.strip(" .!"))
        meant = clause.meant or ("my word" in clause.low and not clause.question)
        if not found or not meant or _OPEN.search(clause.low) or impossible(clause.low):
            continue
        what = found["what"].lower()
        goods = named_things(what, view.things)
        if len(goods) == 1 and not _ABOUT.search(what):
            until = moment_in(found["words"], view.time) or GameTime(view.time.day + 1, 22 * 60)
            return Pledged(goods[0].item, cut(found["words"], LONGEST), until)
    return None
