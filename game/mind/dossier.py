"""What a character remembers of the player, item by item, told to the player in the second person, each with the line
of the log that it leads back to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import regex

from game.log import GameTime, Line
from game.mind.blocks import relationship_sentence
from game.mind.expression import expression
from game.mind.memory import Fact, Memory
from game.mind.notice import LONGEST
from game.mind.wording import one_line, sentence, told_to_the_player
from game.mind.worldview import part_of_day

Kind = Literal["fact", "promise", "memory", "statement", "talk"]
Lines = Callable[[int], Line | None]
HIDDEN = ("tone",)
"""Facts that are read by the engine and never spoken of."""
_LEADS = {
    "name": expression(r"(?:my name(?: is|'s)|i am(?: called)?|i'm(?: called)?|call me)\s+", regex.IGNORECASE),
    "last_stated_objective": expression(r"(?:i am|i'm)\s+", regex.IGNORECASE),
}
_PLURAL = {"is": "are", "was": "were", "has": "have", "does": "do", "isn't": "aren't", "wasn't": "weren't",
           "hasn't": "haven't", "doesn't": "don't"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is remembered. `id` names it in commands, `text` is told to the player, `said` is what stands in
    the memory, `line` is where it comes from (0: a whole talk) and `source` tells that in words. `status` is a
    promise's."""

    id: str
    kind: Kind
    text: str
    said: str
    line: int
    source: str
    status: str = ""


@dataclass(frozen=True, slots=True)
class Dossier:
    """One character's memory of the player. `standing` is a sentence; `undoes` says whether a change by the player can
    be taken back."""

    npc: str
    name: str
    standing: str
    items: tuple[Item, ...]
    undoes: bool

    def find(self, which: str) -> Item | None:
        """The item with this id, or with this number in the list (from 1)."""
        if which.isascii() and which.isdigit():
            return self.items[int(which) - 1] if 0 < int(which) <= len(self.items) else None
        return next((item for item in self.items if item.id == which), None)


def dossier(memory: Memory, name: str, lines: Lines) -> Dossier:
    """All that the character called `name` remembers of the player; `lines` gives the line of an id."""
    found: dict[str, Item] = {}
    for item in _items(memory, name, lines):
        number = 1 + sum(other.id.partition("__")[0] == item.id for other in found.values())
        ident = item.id if number == 1 else f"{item.id}__{number}"
        found[ident] = Item(ident, item.kind, item.text, item.said, item.line, item.source, item.status)
    return Dossier(memory.npc, name, standing_in_words(memory, name), tuple(found.values()), bool(memory.changes))


def standing_in_words(memory: Memory, name: str) -> str:
    """How the character feels about the player, as a sentence to the player."""
    return relationship_sentence(name, memory, "you") or f"{name} neither likes nor dislikes you."


def in_own_words(key: str, value: str) -> str:
    """A value that the player writes for a fact, as the fact holds it: "my name is Thea" is "Thea" for a name."""
    text = one_line(value).rstrip(".").strip() if key in _LEADS else one_line(value)
    lead = _LEADS[key].match(text) if key in _LEADS else None
    return text[lead.end() if lead else 0 :][:LONGEST].strip()


def _items(memory: Memory, name: str, lines: Lines) -> Iterator[Item]:
    you = memory.name or "the traveller"
    for key, fact in memory.facts.items():
        if key not in HIDDEN:
            source = _source(lines(fact.line), memory.npc, name) + (" – corrected by you" if fact.corrected else "")
            yield Item(key, "fact", _fact_text(fact, name), fact.value, fact.line, source)
    for promise in memory.promises:
        words = told_to_the_player(promise.words, name)
        asked, text = promise.asked, f"{name} promised you to {words}".rstrip(".")
        source = _source(lines(asked), memory.npc, name)
        yield Item(f"promise_{asked}", "promise", f"{text} ({promise.status}).", promise.words, asked, source,
                   promise.status)  # fmt: skip
    for event in memory.memories:
        if not event.private:
            source = _source(lines(event.line), memory.npc, name)
            yield Item(f"memory_{event.line}", "memory", _to_you(event.text, you), event.text, event.line, source)
    for said, line in memory.statements:
        yield Item(f"statement_{line}", "statement", f"{name} told you: “{said}”", said, line,
                   _source(lines(line), memory.npc, name))  # fmt: skip
    for talk in memory.talks:
        if talk.came_to:
            when = f"{_when(talk.started)}, {part_of_day(talk.started).lower()}"
            ident = f"talk_{talk.started.day}_{talk.started.minute}"
            yield Item(ident, "talk", _to_you(talk.came_to, you), talk.came_to, 0, f"the talk on {when}")


def _fact_text(fact: Fact, name: str) -> str:
    before = f"; before that you gave the name {fact.before}" if fact.before else ""
    match fact.key:
        case "name":
            return sentence(f"You are called {fact.value}{before}")
        case "last_stated_objective":
            return sentence(f"You are {told_to_the_player(fact.value, name)}")
    return sentence(told_to_the_player(fact.value, name))


def _to_you(text: str, who: str) -> str:
    """A text that speaks of `who` in the third person, spoken to `who`."""
    named = rf"(?<!\w)(?<!the name )(?:{regex.escape(who)}|the traveller)"
    text = regex.sub(rf"{named}['’]s(?!\w)", "your", text, flags=regex.IGNORECASE)
    said = regex.sub(rf"{named}(?!\w)(?: (\w+(?:'t)?))?", _you_do, text, flags=regex.IGNORECASE)
    return said[:1].upper() + said[1:]


def _you_do(found: regex.Match[str]) -> str:
    verb = found[1]
    return "you" if verb is None else f"you {_PLURAL.get(verb, verb)}"


def _source(line: Line | None, npc: str, name: str) -> str:
    """The line that an item leads back to: its number, when it was, and who said or did what."""
    if line is None:
        return "a line that is not there any more"
    where = f"line {line.id}, {_when(line.time)}"
    if line.kind != "speech":
        return f"{where}: {line.text}" if line.text else where
    who = {"player": "you", npc: name}.get(line.speaker, line.speaker.replace("_", " ").title())
    return f"{where}, {who} said: “{one_line(line.text)}”"


def _when(time: GameTime) -> str:
    return f"day {time.day}, {time.clock}"
