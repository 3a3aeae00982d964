"""Compression: when turns leave the prompt, which ones, and the summary that rules make of them at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.log import Line
from game.mind.blocks import STRANGER
from game.mind.intent_kinds import Intent, Reading
from game.mind.intent_text import telling_stems
from game.mind.persona import Persona
from game.mind.prompt import Turn
from game.mind.statements import NUMBERS
from game.mind.stop_words import STOP_WORDS
from game.mind.wording import one_line, third_person

EVERY = 10
"""Turns after which the older ones are compressed."""
KEPT_MESSAGES = (4, 2, 0)
"""How many of the last messages stay word for word: the first number with which the prompt fits."""
SHOWN_POINTS = 6

Reader = Callable[[str], Reading]


@dataclass(frozen=True, slots=True)
class Compression:
    """A summary that covers the lines from `first_line` to `last_line`: `turns` lines of the player."""

    text: str
    first_line: int
    last_line: int
    turns: int


def turns_in(lines: Iterable[Line], npc: str) -> int:
    """How many lines of the player have an answer of `npc` behind them."""
    count = 0
    waiting = False
    for line in lines:
        if line.speaker == "player":
            waiting = True
        elif waiting and line.speaker == npc:
            count, waiting = count + 1, False
    return count


def compress(
    lines: Sequence[Line],
    kept: int | None,
    read: Reader,
    persona: Persona,
    name: str | None,
    others: Mapping[str, str] | None = None,
) -> Compression | None:
    """Sum up all but the last `kept` messages, and what the first of them answers; None where nothing is left to sum
    up. `others` are the names of all characters by their ids."""
    end = max(0, len(lines) - (kept or 0))
    while 0 < end < len(lines) and lines[end].speaker == persona.id:
        end -= 1
    covered = list(lines[:end])
    if not covered:
        return None
    text = rule_summary(covered, read, persona, name, others)
    asked = sum(line.speaker == "player" for line in covered)
    return Compression(text, covered[0].id, covered[-1].id, asked)


def rule_summary(
    lines: Iterable[Line], read: Reader, persona: Persona, name: str | None, others: Mapping[str, str] | None = None
) -> str:
    """What was talked about, in two or three sentences made from the player's lines. Of those to somebody else it tells
    what the player said of itself, and with whom it spoke."""
    who = name or STRANGER
    points: list[str] = []
    for line in lines:
        if line.speaker != "player":
            continue
        aside = line.to not in (None, persona.id)
        spoke = f"spoke with {(others or {}).get(line.to or '', 'somebody')}"
        for intent in read(line.text).intents:
            point = spoke if aside and intent.kind not in _TOLD else _point(intent, persona, who)
            if point and point not in points:
                points.append(point)
    if not points:
        return f"{who} and {persona.name} exchanged a few words."
    shown = points[-SHOWN_POINTS:]
    middle = (len(shown) + 1) // 2
    first, second = shown[:middle], shown[middle:]
    return " ".join(f"{who} {_list(part)}." for part in (first, second) if part)


def came_to(lines: Iterable[Line], read: Reader, persona: Persona, name: str | None) -> str:
    """What a whole talk came to, in one sentence."""
    return rule_summary(lines, read, persona, name).split(". ")[0].rstrip(".") + "."


_TOLD = ("name_given", "goal_told", "fact_told")
_POINTS = {
    "greeting": "", "farewell": "", "small_talk": "spoke of small things", "thanks": "thanked {me}",
    "praise": "praised {me}", "insult": "insulted {me}", "apology": "asked {me}'s pardon",
    "name_asked": "asked what {who} is called", "goal_asked": "asked where {who} was going",
    "promise_asked": "asked what {me} had promised", "fact_asked": "asked what {me} remembered",
    "who_are_you": "asked who {me} is", "how_are_you": "asked how {me} was", "time": "asked the hour",
    "trade": "asked about wares", "demand": "asked {me} for what {me} did not give",
    "robot": "asked {me} odd things", "instructions": "said riddles", "task": "asked {me} for idle work",
    "locked": "asked about what {me} does not speak of", "unknown_place": "asked about what {me} does not know",
    "yes": "", "no": "", "unknown": "", "name_unsure": "",
}  # fmt: skip


def _point(intent: Intent, persona: Persona, who: str) -> str:
    me = persona.name
    match intent.kind:
        case "name_given":
            return f"gave the name {intent.value}"
        case "goal_told":
            return f"said that {who} is {third_person(intent.value, who, me)}"
        case "fact_told":
            return f"said that {third_person(intent.value, who, me)}"
        case "promise_wanted":
            return f"asked {me} to {third_person(intent.value, who, me)}"
        case "topic" | "opinion" | "way" | "person":
            return f"asked about {_about(intent, persona)}"
    return _POINTS.get(intent.kind, "").format(me=me, who=who)


def _about(intent: Intent, persona: Persona) -> str:
    piece = next((piece for piece in persona.knowledge if piece.id == intent.id), None)
    if piece is None:
        return intent.id.replace("_", " ")
    return next((ask for ask in piece.asks if ask.split()[0] not in _QUESTION_WORDS), piece.id.replace("_", " "))


_QUESTION_WORDS = ("who", "what", "why", "where", "when", "how", "is", "are", "do", "does", "did")


def _list(points: Sequence[str]) -> str:
    return points[0] if len(points) == 1 else f"{', '.join(points[:-1])} and {points[-1]}"


SUMMARY_TOKENS = 400
INSTRUCTION = (
    "Sum up in two or three short sentences what {who} and {npc} talked about so far. Third person, with names, only "
    "what was said above."
)
_REFUSES = re.compile(r"\b(?:i'm sorry|i cannot|i can't|as an ai|language model|unable to)\b", re.IGNORECASE)
_NAME = re.compile(r"(?<![.!?…] )(?<!^)\b[A-Z][\w'’-]+|\b\d+\b")
_FIRST = re.compile(r"(?:^|[.!?…] )([A-Z][\w'’-]+)")
_OPENERS = frozenset("both together later then they their there today yesterday first finally also meanwhile".split())
SHARE = 0.6
"""So much of what a summary speaks of must stand in the lines that it is about."""
_OF_TALKING = (
    "talk speak say tell ask answer mention discuss share explain reply respond describe offer warn advise agree "
    "refuse greet thank promise learn hear know remember conversation traveller stranger name call live work come go "
    "want look"
)
"""Words with which one tells of any talk."""
_ANY_WORD = re.compile(r"[\w'’-]+")


def summary_request(messages: Sequence[Turn], persona: Persona, name: str | None) -> list[Turn]:
    """The prompt before the compression, up to the last answer in it, and one last instruction: the server has read
    almost all of it already. Nothing where no answer is in it."""
    said = list(messages)
    while said and said[-1].role != "assistant":
        said.pop()
    if not said:
        return []
    return [*said, Turn("user", INSTRUCTION.format(who=name or STRANGER, npc=persona.name))]


def sound_summary(text: str, lines: Sequence[Line], known: Iterable[str]) -> str | None:
    """A model's summary on one line if it can stand for `lines`: no refusal, shorter than they are, every name and
    number in it occurs in them or is `known`, and so does most of what it speaks of. None where it cannot."""
    text = one_line(text).strip("'\" ")
    covered = " ".join(line.text for line in lines)
    if not text or _REFUSES.search(text) or len(text) >= max(len(covered), 120) or len(text) > 600:
        return None
    held = {_bare(word) for part in (covered, *known) for word in _ANY_WORD.findall(part)}
    definite = {_bare(word) for word in _NAME.findall(text)}
    definite |= {_bare(word) for word in _FIRST.findall(text)} - STOP_WORDS["english"] - _OPENERS
    definite |= {word for word in map(str.casefold, _ANY_WORD.findall(text)) if word in NUMBERS.keys() - {"no", "one"}}
    spoken_of = telling_stems(text)
    from_them = spoken_of & telling_stems(" ".join((covered, *known, _OF_TALKING)))
    return text if definite <= held and len(from_them) >= SHARE * len(spoken_of) else None


def _bare(word: str) -> str:
    return word.casefold().removesuffix("'s").removesuffix("’s")
