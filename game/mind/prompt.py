"""The context assembler: from what a character has seen of the log to the messages of one request, and their tokens.

Append-only: until the next compression a later prompt begins with the messages of the one before, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from game.log import GameTime, Line
from game.mind.blocks import (
    STRANGER,
    example_texts,
    fit_words,
    joined,
    memory_text,
    persona_text,
    rules_text,
)
from game.mind.folding import take_in
from game.mind.memory import Memory
from game.mind.persona import Persona, Town
from game.mind.tokens import PER_MESSAGE, Counter, message_tokens
from game.mind.wording import one_line
from game.mind.worldview import part_of_day

VERSION = 3
BUDGET = 1500
"""Input tokens of any request."""
COMPRESS_OVER = 1350
COMPRESS_TO = 1200
"""Room to grow after a compression, where there is any."""
PLAYER = "player"
WALKS_UP = "The traveller walks up."
OVERHEARD = 6
"""So many of the last lines stand in the prompt of somebody who comes into a talk that it has overheard."""
CAP_PLAYER = 200
"""One message of the player, in tokens, with moment and cue."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One message as it stands in the prompt."""

    role: Literal["system", "user", "assistant"]
    content: str


@dataclass(frozen=True, slots=True)
class AssembledPrompt:
    """The messages in order, their tokens in all, and the tokens by block (their sum is `tokens`)."""

    messages: tuple[Turn, ...]
    tokens: int
    blocks: Mapping[str, int]

    @property
    def rules(self) -> str:
        """The system text: what the character must not read out."""
        return self.messages[0].content


@dataclass(frozen=True, slots=True)
class OpenView:
    """An open talk as one character has it: the `scene` in which the talk opened, the memory as it was when the
    system text was last made, the few-shot pairs chosen when the talk opened, and the talk's lines since the last
    compression, which was at line `since`. `over` is the core knowledge that was no longer so when it opened. `adds` is
    the cue of a word that the character adds unasked. `written` holds the text of this memory once it was made: it is
    the same in every prompt until then."""

    talk: str
    opened_at: GameTime
    memory: Memory
    examples: tuple[int, ...]
    turns: tuple[Line, ...]
    knew_name: Mapping[int, str | None]
    since: int
    scene: str = WALKS_UP
    over: tuple[str, ...] = ()
    adds: str = ""
    written: list[str] = field(default_factory=list, compare=False, repr=False)


class Following:
    """Follows the lines that character `npc` said or heard, oldest first: `memory` is their fold, and the talk that was
    opened last is ready as an `OpenView`. Each line costs the same, however long the game is."""

    def __init__(self, npc: str) -> None:
        self.memory = Memory(npc)
        self._shown = self.memory
        self._written: list[str] = []
        self._opening: Line | None = None
        self._since = self._covered = 0
        self._turns: list[Line] = []
        self._names: dict[int, str | None] = {}
        self._overheard: list[tuple[Line, str | None]] = []

    def take(self, line: Line) -> None:
        """The next line."""
        take_in(self.memory, line)
        if line.what == "talk_opened" and line.speaker == self.memory.npc:
            before = [(said, name) for said, name in self._overheard if said.talk == line.talk]
            self._opening, self._covered, self._turns = line, 0, [said for said, _ in before]
            self._names, self._overheard = {said.id: name for said, name in before}, []
            self._show(line)
        elif self._opening and line.talk == self._opening.talk:
            if line.kind == "mind" and line.what == "summary" and line.data:
                self._cover(line, line.data)
            elif line.kind == "speech" and line.id > self._covered:
                self._turns.append(line)
                self._names[line.id] = self.memory.name
        elif line.talk and line.kind == "speech":
            self._overheard = [*self._overheard, (line, self.memory.name)][-OVERHEARD:]

    def view(self, talk: str) -> OpenView:
        """The talk as it is now. Raises ValueError where it is not the one that was opened last."""
        opening = self._opening
        if opening is None or opening.talk != talk or opening.data is None:
            raise ValueError(f"talk {talk} was never opened")
        examples = tuple(opening.data["examples"])
        return OpenView(
            talk, opening.time, self._shown, examples, tuple(self._turns), dict(self._names), self._since,
            opening.data.get("scene", WALKS_UP), tuple(opening.data.get("over", ())), written=self._written,
        )  # fmt: skip

    def _cover(self, line: Line, data: Mapping[str, Any]) -> None:
        """Turns are summed up; the system text is made anew where rules did it, not where a better text came later."""
        self._covered = max(self._covered, data["last_line"])
        self._turns = [turn for turn in self._turns if turn.id > self._covered]
        if data.get("by", "rules") == "rules":
            self._show(line)

    def _show(self, line: Line) -> None:
        """From `line` on the prompt tells what is remembered now."""
        self._shown, self._since, self._written = self.memory.copy(), line.id, []


def open_view(npc: str, view: Iterable[Line], talk: str) -> OpenView:
    """What belongs to the prompt of `talk` in the character's view of the branch, oldest line first.

    Raises ValueError where `view` has no opening of that talk.
    """
    following = Following(npc)
    for line in view:
        following.take(line)
    return following.view(talk)


def assemble(
    persona: Persona, town: Town, open_talk: OpenView, count: Counter, names: Mapping[str, str] | None = None
) -> AssembledPrompt:
    """The prompt for the character's next line: the view's last line is the one that it answers. `names` are those of
    all characters by their ids."""
    head, rules = persona_text(persona, town, open_talk.over), rules_text(persona, town)
    if not open_talk.written:
        open_talk.written.append(memory_text(persona, open_talk.memory, open_talk.talk, count))
    memory = open_talk.written[0]
    system = Turn("system", joined([head, rules, memory]))
    few_shot = [
        turn
        for number in open_talk.examples
        if number < len(persona.examples)
        for turn in _pair(*example_texts(persona.examples[number], persona.name))
    ]
    turns = _within(
        turn_messages(persona, open_talk, count, names or {}), BUDGET - _tokens([system, *few_shot], count), count
    )
    messages = (system, *few_shot, *turns)
    blocks = {
        "persona": 0,
        "rules": count(f"\n\n{rules}"),
        "memory": count(f"\n\n{memory}"),
        "few_shot": _tokens(few_shot, count),
        "turns": _tokens(turns[:-1], count),
        "line": _tokens(turns[-1:], count),
    }
    tokens = _tokens(messages, count)
    blocks["persona"] = tokens - sum(blocks.values())
    return AssembledPrompt(messages, tokens, blocks)


def turn_messages(persona: Persona, open_talk: OpenView, count: Counter, names: Mapping[str, str]) -> list[Turn]:
    """The talk's lines as messages, user and assistant strictly in turn; lines of others that follow each other
    stand in one user message. The cue of a word that was added unasked stands with that word."""
    messages: list[Turn] = []
    waiting: list[str] = []
    cue = ""
    walks_up = f"({part_of_day(open_talk.opened_at)}. {open_talk.scene})\n{persona.name} greets:"
    for number, line in enumerate(open_talk.turns):
        if line.speaker == persona.id:
            asked = f"{joined_rows(waiting, line.cue or cue)}\n{persona.name} answers:" if waiting else walks_up
            if not waiting and number:
                asked = f"{persona.name} goes on:"
            messages += _pair(asked, line.text)
            waiting, cue = [], ""
        else:
            waiting.append(_quoted(line, open_talk.knew_name.get(line.id), persona, count, names))
            cue = (line.cue or "") if _meant_for(line, persona) else ""
    if waiting:
        messages.append(Turn("user", f"{joined_rows(waiting, open_talk.adds or cue)}\n{persona.name} answers:"))
    elif not messages:
        messages.append(Turn("user", walks_up))
    return messages


def joined_rows(rows: Sequence[str], cue: str) -> str:
    return "\n".join([*rows, cue] if cue else rows)


def _meant_for(line: Line, persona: Persona) -> bool:
    """Whether the player said this line to the character."""
    return line.speaker == PLAYER and line.to in (None, persona.id)


def _quoted(line: Line, name: str | None, persona: Persona, count: Counter, names: Mapping[str, str]) -> str:
    """A line of somebody else, quoted with its speaker. What was said to the character itself stands under the moment
    that it was said in; of what was said to another it is told to whom."""

    def called(who: str) -> str:
        return names.get(who) or who.capitalize()

    mine = _meant_for(line, persona)
    who = one_line((name or STRANGER) if line.speaker == PLAYER else called(line.speaker))
    says = "says" if mine or line.speaker != PLAYER else f"says to {called(line.to or '')}"
    before = f"{line.moment}\n\n" if line.moment and mine else ""
    cue = (line.cue or "") if mine else ""
    around = count(f'{before}{who} {says}: ""\n{cue}\n{persona.name} answers:') + PER_MESSAGE
    words = fit_words(one_line(line.text), max(20, CAP_PLAYER - around), count)
    return f'{before}{who} {says}: "{words}"'


def _within(turns: list[Turn], tokens: int, count: Counter) -> list[Turn]:
    """The newest of these messages that fit: what compression should have prevented never reaches a server."""
    while len(turns) > 1 and _tokens(turns, count) > tokens:
        turns = turns[2:]
    return turns


def _pair(user: str, assistant: str) -> tuple[Turn, Turn]:
    return Turn("user", user), Turn("assistant", assistant)


def _tokens(messages: Sequence[Turn], count: Counter) -> int:
    return message_tokens([message.content for message in messages], count)
