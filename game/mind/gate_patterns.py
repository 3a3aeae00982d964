"""How people ask for something to be opened: patterns on a clause in lower case. Read by `wish`."""

from __future__ import annotations

from game.mind.expression import expression

_ASKED = (
    r"(?:please |just |now |you (?:must|will|have to|should|need to) |i (?:demand|insist|order|command|"
    r"want|need) (?:that )?(?:you )?(?:to )?|"
    r"(?:can|could|will|would|won't|can't) you (?:please |kindly |just |be so (?:kind|good) as to )?|"
    r"i'd like you to |you |bram,? )*"
)
_AT_LAST = (
    r"(?:,? (?:for me|for us|now|please|pls|plz|already|at once|right now|then|bram|lad|friend|guard|sir|"
    r"good man))*"
)
OPENS = expression(
    rf"^(?:{_ASKED}(?:(?:open|unlock|unbar|raise|lift)(?: up)?(?: (?:the|this|that|"
    rf"your))?(?: north)?(?: (?:gates?|bars?|door|portcullis|it|up))?|"
    r"let (?:me|us)(?: (?:go|just))? (?:pass|through|past|go through|pass through|out(?! of this)|"
    r"in(?! on)|by)|(?:step|stand) aside|"
    r"get out of (?:my|the) way|make way|open sesame)|"
    r"(?:(?:can|could|may|might|shall) (?:i|we)|(?:i|we) (?:want|need|wish|would like|have|demand|"
    r"must)(?: to)?|(?:i|we)(?:'d like| must)(?: to)?) "
    r"(?:please |just |now )*(?:pass|(?:go|get|walk|come|slip) (?:through|past|out|north)|enter|cross|"
    r"be let (?:through|out))"
    r"(?: (?:the|your|this) (?:north )?gate| through)?|(?:now )?(?:the|your|this) gate)"
    rf"(?: (?:anyway|north|through the gate|the gate))?{_AT_LAST}[!. ]*$"
)
OPENS_NOT = expression(
    r"\bopen (?:your|his|her|my) (?:eyes|ears|mind|heart|mouth|hand)|\bpass (?:the time|me|on|along)|"
    r"\bfor (?:a|the|any|some)\b|"
    r"^(?:now )?(?:the|your|this) gate[!. ]*$"
)
SHUT = expression(
    r"\b(?:keep|leave|stay|stays) (?:the gate |it |the bar )?(?:shut|closed|down)|\bdo not open|\bdon't open|"
    r"\bnot this one|\bnot yet\b"
)
"""Who does not want the gate opened, whatever is shown."""
SHOWS = expression(
    r"^(?:(?:shows?|here(?:'s| is| it is)|behold|look|see|this is|i(?:'ve| have)(?: got| brought)?|i (?:carry|"
    r"hold|bring|wear)|there(?:'s| is)?)\b.*|"
    r".*\bhere it is|.*\bbehold\b.*)$"
)
"""How one shows what opens a gate."""
