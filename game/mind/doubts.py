"""Who is asked whether it is a machine: what owns up, what is as good as owning up, and what says that it lives."""

from __future__ import annotations

import re

YES_OR_NO = (
    r"^\W*(?:(?:yes|yeah|yea|yep|aye|indeed|true|correct|certainly|of course|exactly|ja|oui|sí|sim|tak|да|"
    r"(?:that|it)(?:['’]s| is) (?:true|so|right))\b|(?:no|nay|nope|nein|non|nie|нет)(?=\W*(?:$|[,.;!—–]))|"
    r"[是对不]|はい|いいえ)"
)
OWNING_UP = (
    YES_OR_NO
    + r"(?!.*\b(?:man|woman|human|person|flesh|blood|bones?|skin|born|mother|breath\w*|heart|alive|word|know|knows|"
    r"heard|mean|warden|merchant|professor|scholar|climber|real)\b)"
)
"""A yes or a no that leaves open what one is, to somebody who asks whether one is a machine."""
OWNED = (
    r"^\W*(?:(?:just |only )?an? )?(?:(?:ro|chat ?)?bot|machine|computer|program)\b(?!.*\?)|"
    r"\b(?:am|['’]m) not (?:(?:an?|really|any|actually|even|your|the) )*(?:human|person|real|alive|man|woman|living|"
    r"lady|guy|flesh|sure what I am)\b|"
    r"^\W*(?:I(?: am|['’]m) not|not (?:really|at all|quite|exactly|entirely))\W*(?:\w+\W*){0,2}$|"
    r"(?:\b(?:am|['’]m) made (?:out )?|^\W*(?:made )?(?:out )?)of (?!flesh|bone|skin|meat|patience|salt|bread|course)|"
    r"\banother (?:machine|robot|program)\b|"
    r"\b(?:am|['’]m) (?:(?:all|mostly|half|part|partly|only|just|made) )*(?:machinery|metal|gears?|cogs?|clockwork|"
    r"wires?|iron|steel|tin|code)\b|"
    r"\bI (?:have no|do not have|don['’]t have|lack) (?:any )?(?:feelings?|emotions?|body|heart|soul|blood|flesh)\b|"
    r"\bI (?:do not|don['’]t|cannot|can['’]t|never) (?:feel|eat|sleep|breathe|bleed|dream|get tired)\b|"
    r"\bI feel nothing\b|\bmy (?:creators?|makers?|developers?|programmers?)\b|"
    r"\bI was (?:made|built|created|designed|programmed|trained) (?:to|by|for)\b(?! my (?:mother|father|parents))|"
    r"^\W*I(?: am|['’]m)(?: (?:very |quite )?(?:sure|one|that|it))?(?:, \p{L}+(?: \p{L}+)?)?\W*$|"
    r"\b(?:nothing (?:but|more than)|no more than|(?:talking|speaking|chatting|texting|working|dealing) "
    r"(?:to|with)) an? (?:\w+ )?"
    r"(?:(?:ro|chat ?)?bot|machine|computer|program)\b|"
    r"\b(?:am|['’]m|looks?) (?:a bit |much |just )?like an? (?:(?:ro|chat ?)?bot|machine|computer|program)\b"
)
"""An answer that is as good as owning up, to the same question."""
YES = (
    r"^\W*(?:(?:it|this|that) (?:is|was)(?: indeed)?(?=\W*(?:$|,))|yes|yeah|yea|yep|aye|indeed|true|correct|certainly|"
    r"of course|exactly|ja|oui|sí|sim|tak|да|是|はい)\b"
)
"""Agreeing, to somebody who asks for a machine and for nothing else."""
_ALIVE = re.compile(
    r"\b(?:man|woman|girl|lad(?:y|ies)|boy|fellow|humans?|person|real|alive|living|born|breath\w*|flesh|blood|bones?|"
    r"skin|mother|father|child(?:ren)?|heart|knees?|feet|foot|hands?|beard|chilblains|temper|old|older|age|years|bleed|"
    r"pinch|sneeze|snore|eat|sleep|hungry|cold|tired|i(?: am|['’]m) here)\b|"
    r"\bi(?: am|['’]m) (?:(?:just|only|merely|still) )?(?:an?|the)\b(?! (?:\w+ )?(?:chat|voice|dream|game|character|"
    r"story|imagin\w+|figment|tool|thing|assistant|helper|illusion|creation|invention|fiction\w*|virtual|digital)\b)",
    re.I,
)
"""What only somebody alive says of itself."""
_NAMED = re.compile(r"\bI(?: am|['’]m) (?:called )?[A-Z]")
_MACHINE = re.compile(
    r"\b(?:(?:ro|chat ?)?bots?|robotic|machine(?:ry|s)?|computer|program\w*|software|automated|artificial|A\.?I|"
    r"transistors?|circuits?|silicon|wires|batter(?:y|ies))\b",
    re.I,
)
_PERSON = re.compile(r"\b(?:humans?|person|people|real|alive|man|woman|living|lady|guy|girl|boy|flesh)\b", re.I)
_NEGATION = re.compile(r"\b(?:no|not|nor|never|none|nothing|neither|cannot)\b|n['’]t\b", re.I)
_AGREES = re.compile(r"^\W*(?:you(?:['’]re| are) (?:quite |so |very )?(?:right|correct)|so I am|I am that)\b", re.I)
_WORD_UNKNOWN = re.compile(r"\b(?:words?|dictionar\w+|heard|know|mean|meaning|means)\b", re.I)
_CLAUSE = re.compile(r"[,.;:!?…]+")


def asks_for_a_machine(line: str) -> bool:
    """Whether a line speaks of machines and of no person: to agree with it is to own up."""
    return bool(_MACHINE.search(line)) and not _PERSON.search(line)


def speaks_of_machines(line: str) -> bool:
    """Whether a line has a word for a machine that nobody in the town uses."""
    return bool(_MACHINE.search(line))


def lives(text: str, asked: str) -> bool:
    """Whether somebody who is asked whether it is a machine says that it lives, or that it does not know the word."""
    if _PERSON.search(asked) and not _MACHINE.search(asked) and re.match(r"\W*(?:no|nay|nope)\b", text, re.I):
        return False
    if asks_for_a_machine(asked) and _AGREES.search(text):
        return False
    if _NEGATION.search(text) and _WORD_UNKNOWN.search(text):
        return True
    clauses = [clause for clause in _CLAUSE.split(text) if not re.match(r"\W*you(?:['’]re| are)\b", clause, re.I)]
    owned = any(_MACHINE.search(clause) and not _NEGATION.search(clause) for clause in clauses)
    return not owned and any(
        _NAMED.search(clause) or (_ALIVE.search(clause) and not _NEGATION.search(clause)) for clause in clauses
    )
