"""From what a model sends to what a character says: a stream in, the bare words of one line of speech out.

Thinking, template tokens, roles, wrapping quotes, markdown and narration go; a second line or turn ends the speech.
Tokens are tried in a fixed order and decided only when no continuation could change them, so that the result does not
depend on where the stream was cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

import regex

from game.mind.expression import expression
from game.mind.persona import Persona

Pattern = regex.Pattern[str]
Match = regex.Match[str]
Tokens = tuple[tuple[str, Pattern], ...]


class Mark(Enum):
    """What comes between the letters: the speech is over, it is machinery, all before it was thinking."""

    END = "end"
    MACHINERY = "machinery"
    RESTART = "restart"


LONGEST_RUN = 6
SENTENCE_ENDS = ".!?…。！？"
QUOTES = {'"': '"', "“": "”", "„": "“", "«": "»", "‘": "’", "'": "'", "「": "」", "『": "』"}
_THINK = "think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad|seed:think"
_SAYING = "says?|said|answers|answered|replies|replied|asks|asked|responds|mutters|whispers|growls|adds|continues"
_PLAYERS = r"you|(?:the\s|a\s)?(?:traveller|traveler|stranger|player|user|human|visitor|adventurer)"
_ROLES = "assistant|ai|bot|model|npc|character|response|reply|answer|output"
_ELIDED = "tis|twas|twere|twill|course|morning|evening|ere|em|cause|til|round|bout|less|fore|s|ll"
_PREFACE = r"""(?:(?:sure|certainly|okay|ok|of\ course|absolutely)[,.!]*\s)?
    here(?:['’]s|\ is)\s(?:a|an|the|my|your|how|what)\b[^\n:.,]{0,60}:\s*\n"""
_NOT_VERBS = frozenset("yes always this his its perhaps as is was does has us thus less ours yours theirs".split())
_SUBJECTS = frozenset("he she they it the his her their a an with".split())


def _pattern(source: str) -> Pattern:
    return expression(source, regex.IGNORECASE | regex.VERBOSE)


_MARKS = {
    "call": r"""```|\{\s*["'{}]|\[\s*\{|</?tool_?(?:calls?|code|response)\b[^<>]{0,40}>|<function\b[^<>]{0,40}>
        |\[/?(?:TOOL_CALLS?|AVAILABLE_TOOLS|TOOL_RESULTS)\]|<[|｜]python_tag[|｜]>|<[|｜]tool[\w▁]{0,40}[|｜]>""",
    "open": rf"""<\s?(?:{_THINK})(?:\s[^<>]{{0,40}})?>|\[THINK\]|◁think▷|<\|(?:begin_of_thought|START_THINKING)\|>
        |<\|channel>\s?thought|<unused94>thought
        |<\|channel\|>\s?(?:analysis|commentary)[^<\n]{{0,60}}<\|message\|>""",
    "close": rf"""<\s?/\s?(?:{_THINK})\s?>|\[/THINK\]|◁/think▷|<\|(?:end_of_thought|END_THINKING)\|>|<channel\|>
        |<unused95>|<\|channel\|>\s?final[^<\n]{{0,60}}<\|message\|>|assistantfinal""",
    "turn": r"""<\|(?:im_end|eot_id|eom_id|end|end_of_text|endoftext|end_of_turn|END_OF_TURN_TOKEN|return|eos)\|>
        |</s>|<end_of_turn>|<eos>|<turn\|>|<｜end▁of▁sentence｜>""",
    "role": r"(?:<\|(?:im_start|start_header_id|start)\|>|<start_of_turn>|<\|turn>)\s?(?:assistant|model)(?=[\s<:])",
    "start": r"<[|｜][\w▁]{1,40}[|｜]>|<\|turn>|<start_of_turn>|<s>|<bos>|\[/?(?:INST|SYSTEM_PROMPT)]|<</?SYS>>",
    "tag": r"</?[a-z][\w:-]{0,30}(?:\s[^<>\n]{0,80})?/?>",
}
MARKS: Mapping[str, Pattern] = {name: _pattern(source) for name, source in _MARKS.items()}
CERTAIN = frozenset((*MARKS, "line", "player"))
AT_MARK = frozenset("<[◁`{aA")
AT_TOKEN = frozenset('*_~`([ \n"”')
_TOLD = r"(?P<said>[^\s{0}\n<](?:[^{0}\n<]{{0,200}}[^\s{0}\n<])?)"
_INSIDE: Tokens = (
    ("stars", _pattern(r"(?<![\w*])\*" + _TOLD.format("*") + r"\*(?!\*)")),
    ("round", _pattern(r"\(" + _TOLD.format("()") + r"\)")),
    ("square", _pattern(r"\[" + _TOLD.format(r"\[\]") + r"\]")),
    ("emphasis", _pattern(r"\*\*\*?|___?|~~|`|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)")),
    ("sum", _pattern(r"(?<=\w)\*(?=\w)|(?<=[\s\w])\*(?=\s)")),
    ("star", _pattern(r"\*")),
)
_HEAD: Tokens = (
    ("space", _pattern(r"\s+")),
    ("player", _pattern(rf"[*_]{{0,2}}(?:{_PLAYERS})(?:\s(?:{_SAYING}))?\s?[*_]{{0,2}}\s?[:：\n]")),
    ("preface", _pattern(_PREFACE)),
    ("elided", _pattern(rf"'(?:{_ELIDED})\b")),
    ("quote", _pattern("(?P<quote>[\"“„«‘'「『])")),
    ("bullet", _pattern(r"(?:[-*•–—+]|\#{1,6}|>)\s+")),
)
_SHUT = _pattern(r"(?:(?<=[.!?…—])|,)['’](?!\w)|['’]\s*(?:\n|\Z)")
_ECHO = _pattern(rf"\b(?:remembers|knows|{_SAYING})\s*:|^(?:\S+\s)?(?:{_SAYING})\W*$")


def narrates(said: str, after: str, names: frozenset[str]) -> bool:
    """Whether words in asterisks or brackets tell what somebody does; otherwise they are emphasis. `after` is the
    letter before them, "" at the beginning of the speech."""
    first, *rest = said.casefold().split()
    acts = len(first) > 2 and first.rstrip(",.").endswith(("s", "ing", "ly")) and first not in _NOT_VERBS
    if after and after not in SENTENCE_ENDS:
        return acts and (after in ',;:—"”' or bool(rest and rest[0] in _SUBJECTS))
    if said[0].islower() or acts:
        return True
    return bool(rest and (first in _SUBJECTS or first in names or said[-1] in SENTENCE_ENDS))


def _tables(persona: Persona) -> dict[str, Tokens]:
    """The tokens of each place, in the order in which they are tried."""
    parts = [part for part in persona.name.split() if len(part) > 2]
    called = dict.fromkeys([f"{persona.name}, {persona.title}", persona.name, *parts, persona.title, persona.id])
    names = "|".join(regex.escape(name) for name in called)
    how = r"(?:\s?[(\[*](?P<said>[^)\]*\n]{1,80})[)\]*])?"
    saying = rf"(?:\s(?:{_SAYING})(?:\s\w+ly)?(?:\sto\s[^\n:]{{1,40}})?)?"
    own = _pattern(rf"[*_]{{0,2}}(?:{names}|{_ROLES}){how}{saying}\s?[*_]{{0,2}}\s?(?:[:：][*_]{{0,2}}|\n)")
    acts = _pattern(rf'(?P<said>(?:the\s)?(?:{names})\s(?!is\b|was\b|has\b)\w+(?:s|ed|d)\b[^"“\n<]{{0,120}})(?=["“])')
    aside = _pattern(rf'\s*(?P<said>(?:{names}|he|she|they|{_SAYING})\b(?:[^"“‘\'\n<]|(?<=\w)\'){{0,200}})')
    other = _pattern(rf"(?:{names}|{_ROLES}|{_PLAYERS}|\w+\s(?:{_SAYING}))(?:\s(?:{_SAYING}))?\s?[:：]")
    again = _pattern(r"""\s*(?P<quote>["“„«「『])|\s*(?<=\s)(?P<quote>['‘])""")
    line = ("line", _pattern(r"\s*\n"))
    return {
        "thought": (),
        "head": (*_HEAD[:2], ("own", own), ("acts", acts), *_HEAD[2:], *_INSIDE),
        "body": (line, *_INSIDE, ("stray", _pattern(r'["”]\s*(?:\n|\Z)'))),
        "after": (line, ("quote", again), ("aside", aside)),
        "turn": (("other", other),),
    }


class Cleaner:
    """Cleans one reply. `feed` and `finish` give letters and marks; after END or MACHINERY nothing more is to be read.
    `thinking`: the model is known to close a thought that it never opened. `direction` is the narration cut out.
    """

    def __init__(self, persona: Persona, *, thinking: bool = False) -> None:
        self._names = frozenset(part.casefold() for part in persona.name.split())
        self._tables = _tables(persona)
        self._raw = self._past = self._closing = self._last = ""
        self._place = "thought" if thinking else "head"
        self._back = "head"
        self._run = 0
        self._space = self._inner = False
        self.direction = ""

    def feed(self, text: str) -> Iterator[str | Mark]:
        """The next text, cut anywhere."""
        self._raw += text
        return self._read(False)

    def finish(self) -> Iterator[str | Mark]:
        """What is still held back when the stream has ended."""
        return self._read(True)

    def _read(self, final: bool) -> Iterator[str | Mark]:
        while self._raw:
            name, found = self._next(final)
            if name == "wait":
                return
            size = len(found[0]) if found else self._plain()
            token, self._raw = self._raw[:size], self._raw[size:]
            self._past = token[-1]
            if found is None:
                yield from self._say(token)
            elif name in MARKS:
                yield from () if found.partial else self._mark(name, token)
            else:
                yield from self._word(name, found)

    def _next(self, final: bool) -> tuple[str, Match | None]:
        """The token at the beginning of the raw text: the first in order that matches, whatever may follow."""
        text = self._past + self._raw
        for name, pattern in self._tokens(self._raw[0]):
            found = pattern.match(text, len(self._past), partial=True)
            if found is None:
                continue
            if not final and (found.partial or (found.end() == len(text) and name not in CERTAIN)):
                return "wait", None
            if not found.partial or (name in MARKS and self._raw[0] in "<[◁"):
                return name, found
        return "letter", None

    def _tokens(self, char: str) -> Iterator[tuple[str, Pattern]]:
        if char in AT_MARK:
            yield from (("close", MARKS["close"]),) if self._place == "thought" else MARKS.items()
        if self._place == "body" and self._closing and char in ",’" + self._closing:
            yield "closing", _SHUT if self._closing in "'’" else _pattern(rf",?{self._closing}")
        if self._place == "body" and self._space and self._last in SENTENCE_ENDS + '"”':
            yield from self._tables["turn"]
        if self._place in ("head", "after") or char in AT_TOKEN:
            yield from self._tables[self._place]

    def _plain(self) -> int:
        if self._place != "thought":
            return 1
        return next((at for at, char in enumerate(self._raw[1:], 1) if char in AT_MARK), len(self._raw))

    def _mark(self, name: str, token: str) -> Iterator[str | Mark]:
        if name == "open":
            self._back, self._place = self._place, "thought"
        elif name == "close" and self._place == "thought":
            self._place = self._back
        elif name == "close":
            self._place, self._closing, self._last, self._space, self.direction = "head", "", "", False, ""
            yield Mark.RESTART
        elif name == "call":
            yield Mark.MACHINERY
        elif self._place in ("body", "after") and (name != "tag" or token.casefold().startswith("<br")):
            yield Mark.END

    def _word(self, name: str, found: Match) -> Iterator[str | Mark]:
        said: str = found.groupdict().get("said") or ""
        match name:
            case "player" | "other" | "line":
                yield Mark.END
            case "quote":
                self._place, self._closing, self._space = "head", QUOTES[found["quote"]], bool(self._last)
            case "closing":
                yield from self._say("." if found[0][0] == "," else "")
                self._raw = found[0].lstrip(",")[1:] + self._raw
                self._place = "after"
            case "stray":
                yield from self._say('"' if self._inner else "")
                self._raw = found[0][1:] + self._raw
            case "sum" | "elided":
                yield from self._say(found[0])
            case "stars":
                yield from self._aside(said, "")
            case "round" if self._place == "body":
                yield from self._aside(said, "(")
            case _:
                self._tell(said)

    def _aside(self, said: str, bracket: str) -> Iterator[str | Mark]:
        """Words in asterisks, or in brackets within the speech: narration, or said."""
        if narrates(said, self._last, self._names) and (not bracket or self._last in SENTENCE_ENDS):
            self._tell(said)
            return
        yield from self._say(bracket)
        self._raw = f"{said}{')' * len(bracket)}{self._raw}"

    def _tell(self, said: str) -> None:
        said = said.strip(" *_`,")
        if said and not _ECHO.search(said):
            self.direction = f"{self.direction}; {said}" if self.direction else said

    def _say(self, text: str) -> Iterator[str | Mark]:
        for char in text if self._place != "thought" else "":
            if char == " ":
                self._space = bool(self._last)
                continue
            self._run = self._run + 1 if char == self._last and not self._space else 1
            if self._run > LONGEST_RUN:
                continue
            self._closing = "" if self._place == "after" else self._closing
            self._place = "body"
            self._inner ^= char == '"'
            yield from " " + char if self._space else char
            self._last, self._space = char, False
