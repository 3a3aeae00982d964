"""How people challenge to a duel and answer in one: patterns on a clause in lower case. Read by `wish`."""

from __future__ import annotations

from game.mind.expression import expression

CHALLENGES = expression(
    r"^(?:(?:i|we) )?(?:hereby )?(?:challenge|dare) you(?: to (?:a |the |your )?(?:duel|fight|bout)\b.*| for .*|$)|"
    r"\b(?:i'd like to|i would like to|i want to|i wish to|let me|can i|may i|could i) (?:challenge you to (?:a|the) "
    r"(?:duel|fight)|duel you|fight you)\b|"
    r"\b(?:let(?:'s| us)|shall we|will you|would you|do you want to|wanna|want to|can we|could we|care to|i want to|"
    r"i'd like to|i would like to|i wish to|i'm ready to|i am ready to|i'm here to|i came to) "
    r"(?:have a duel|fight a duel|duel)(?: of wits)?(?: (?:with )?(?:you|me))?(?: (?:now|then|for .*|please))*$|"
    r"\b(?:let(?:'s| us)|shall we|will you|would you) fight(?: (?:me|you|it out|in a duel))?"
    r"(?: (?:for the (?:stone )?seal|now|then|please))*$|"
    r"^i(?:'ll| will) (?:fight|duel) you\b|^(?:duel|fight) me\b|^(?:a )?duel(?: of wits)?(?: for .*| then| now)?$|"
    r"\b(?:fancy|care for|up for|ready for|in the mood for|how about) a (?:duel|fight|bout|match)(?: of wits)?\b|"
    r"\bsettle (?:it|this) (?:with|in|by) a duel\b|^how about a duel\b|^en garde\b|"
    r"\b(?:i want|i'd like|i would like|give me|i ask for|i demand) a (?:duel|fight)\b|"
    r"\bi(?:'ll| will) (?:win|take) the (?:stone )?seal (?:from|off) you in a duel\b|"
    r"^i (?:accept|take up) (?:the|your) (?:duel|dare|challenge)$|^challenge accepted$",
)
"""A challenge to a duel."""
NO_CHALLENGE = expression(
    r"\b(?:tomorrow|later|some day|one day|not now|how (?!about)|why|what|when|if|after|another time|bram|alder|oda)\b"
)
"""It is spoken of, put off, or meant for somebody else."""
ANSWERS = expression(
    r"^(?:(?:then|now|so|well|ha),? )?(?:i|i'll|i will|let me)\b(?!.*\b(?:you|your|he|she|they)\b)"
    r"(?:\W*[\w']+){1,7}\W*$"
)
"""A few words about what oneself does."""
DENIES = expression(r"\b(?:not|never|no)\b|n't\b")
