"""What one character remembers: a pure fold over the log's branch. `npcs/<id>.json` is this, written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from game.log import GameTime, Line
from game.mind.forgetting import Forgotten, revived, told_without

SCHEMA = 1
KEPT_TALKS = 5
KEPT_REASONS = 8


@dataclass(frozen=True, slots=True)
class Fact:
    """Something about the player.

    `value` is in the player's own words ("I lost my compass"), see `wording`; the name is the bare name, the objective
    follows "I am" ("going to the lighthouse to find my sister"). `line` is where it was said, `before` what was said
    before something else was told; `corrected`: the player wrote the value into the character's memory.
    """

    key: str
    value: str
    line: int
    time: GameTime
    before: str | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the heart changed: by how many points, and the line that it rests on."""

    text: str
    delta: int
    line: int


@dataclass(frozen=True, slots=True)
class Promise:
    """What the character promised and the engine keeps. `words` follow "promise to", in the player's own words
    ("ring the bell if my sister passes"); `when` is the engine's condition. `line` is where the character said it,
    `asked` the line of the player that asked for it."""

    words: str
    kind: str
    made_at: GameTime
    line: int
    asked: int
    status: str = "open"
    when: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Summary:
    """Turns of a talk that left the prompt: the lines from `first_line` to `last_line` in a few sentences."""

    talk: str
    text: str
    first_line: int
    last_line: int
    turns: int
    mood_before: str
    mood_after: str


@dataclass(frozen=True, slots=True)
class TalkNote:
    """A talk that is over, and what it came to."""

    started: GameTime
    turns: int
    came_to: str


@dataclass(frozen=True, slots=True)
class Remembrance:
    """An event worth a line in the character's dossier; `importance` is 1 to 5."""

    text: str
    game_time: GameTime
    importance: int
    tags: tuple[str, ...]
    kind: str
    role: str
    private: bool
    line: int


@dataclass(slots=True)
class Memory:
    """The memory of character `npc`. `standing` is 0 to 100. `own` are the lines that it was folded from, `opened` is
    the line at which the last talk was opened."""

    npc: str
    facts: dict[str, Fact] = field(default_factory=dict)
    promises: list[Promise] = field(default_factory=list)
    statements: list[tuple[str, int]] = field(default_factory=list)
    history: list[Summary] = field(default_factory=list)
    talks: list[TalkNote] = field(default_factory=list)
    memories: list[Remembrance] = field(default_factory=list)
    standing: int = 50
    mood: str = "calm"
    reasons: list[Reason] = field(default_factory=list)
    visits: int = 0
    last_met: GameTime | None = None
    last_updated: GameTime | None = None
    talk_gain: dict[int, int] = field(default_factory=dict)
    kindness_in: str | None = None
    forgotten: list[Forgotten] = field(default_factory=list)
    opened: int = 0
    own: list[Line] = field(default_factory=list, compare=False, repr=False)

    @property
    def name(self) -> str | None:
        """What the player is called, if this character knows it."""
        fact = self.facts.get("name")
        return fact.value if fact else None

    @property
    def goal(self) -> str | None:
        """Where the player said it was going, as it follows "I am"."""
        fact = self.facts.get("last_stated_objective")
        return fact.value if fact else None

    @property
    def open_promises(self) -> list[Promise]:
        return [promise for promise in self.promises if promise.status == "open"]

    @property
    def changes(self) -> list[Line]:
        """What the player corrected or made it forget and did not take back, oldest first."""
        return [line for line in self.own if line.what in ("correct", "forget")]


def fold(npc: str, branch: Iterable[Line]) -> Memory:
    """Build the memory of `npc` from the lines of a branch, oldest first."""
    memory = Memory(npc)
    for line in branch:
        take_in(memory, line)
    return memory


def take_in(memory: Memory, line: Line) -> None:
    """Add one line of the branch to the memory: only this character's own records count."""
    if line.speaker != memory.npc or line.kind not in ("mind", "system") or line.data is None:
        return
    memory.own.append(line)
    step = _STEPS.get(line.what)
    if step:
        step(memory, line, line.data)
        memory.last_updated = line.time


def _fact(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    source = line.cites[0] if line.cites else line.id
    key, value = data["key"], data["value"]
    if revived(key, value, source, memory.forgotten):
        return
    old = memory.facts.pop(key, None)
    before = old.value if old and old.value.casefold() != value.casefold() else old.before if old else None
    memory.facts[key] = Fact(key, value, source, line.time, before)


def _correct(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    old = memory.facts.get(data["key"])
    if old is None:
        return
    instead = data["value"] if old.key == "name" else ""
    order = list(memory.facts)
    _leave_out(memory, Forgotten(old.key, old.value, old.line, line.id, instead))
    memory.facts[old.key] = replace(old, value=data["value"], before=None, corrected=True)
    memory.facts = {key: memory.facts[key] for key in order if key in memory.facts}


def _forget(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    key, text, source = data["key"], data.get("text", ""), line.cites[0] if line.cites else 0
    match data.get("kind"):
        case "promise":
            memory.promises = [p for p in memory.promises if p.asked != source or p.status == "open"]
        case "talk":
            memory.talks = [replace(t, came_to="") if t.came_to == text else t for t in memory.talks]
        case "statement":
            memory.statements = [said for said in memory.statements if said[0] != text]
            memory.forgotten.append(Forgotten("statement", text, source, line.id))
        case _:
            memory.facts.pop(key, None)
            _leave_out(memory, Forgotten(key, text, source, line.id))


def _leave_out(memory: Memory, gone: Forgotten) -> None:
    """Take what is gone out of all that tells it."""

    def without(text: str) -> str:
        return told_without(text, 0, [gone])

    memory.forgotten.append(gone)
    memory.facts = {
        key: fact for key, fact in memory.facts.items() if not revived(key, fact.value, fact.line, [gone])
    }  # fmt: skip
    named = [gone] if gone.key == "name" else []
    memory.statements = [(told_without(text, 0, named), line) for text, line in memory.statements]
    memory.memories = [
        replace(m, text=told_without(m.text, 0, named))
        for m in memory.memories
        if not revived("", m.text, m.line, [gone])
    ]
    memory.history = [replace(summary, text=without(summary.text)) for summary in memory.history]
    memory.talks = [replace(talk, came_to=without(talk.came_to)) for talk in memory.talks]
    memory.reasons = [replace(reason, text=without(reason.text)) for reason in memory.reasons]


def _restore(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    """As if what is taken back had never been: all other lines are folded anew."""
    again = fold(memory.npc, [own for own in memory.own if own.id not in (data["record"], line.id)])
    for part in fields(Memory):
        setattr(memory, part.name, getattr(again, part.name))


def _promise(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    said, asked = line.cites[0], line.cites[-1]
    promise = Promise(data["words"], data["kind"], line.time, said, asked, "open", data.get("when", {}))
    memory.promises.append(promise)


def _promise_status(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.promises = [
        replace(promise, status=data["status"]) if promise.asked == data["promise"] else promise
        for promise in memory.promises
    ]


def _statement(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    source = line.cites[0] if line.cites else line.id
    if not revived("statement", data["text"], source, memory.forgotten):
        memory.statements.append((data["text"], source))


def _heart(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.standing = max(0, min(100, memory.standing + data["delta"]))
    memory.mood = data.get("mood", memory.mood)
    source = line.cites[0] if line.cites else line.id
    reason = Reason(told_without(data["reason"], source, memory.forgotten), data["delta"], source)
    memory.reasons = [*memory.reasons, reason][-KEPT_REASONS:]
    if data.get("kind") == "kindness":
        memory.kindness_in = line.talk
    if data.get("by") == "talk":
        memory.talk_gain[line.time.day] = memory.talk_gain.get(line.time.day, 0) + data["delta"]


def _standing(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.standing = data["value"]


def _summary(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.history = [
        summary for summary in memory.history if (summary.talk, summary.first_line) != (line.talk, data["first_line"])
    ]
    memory.history.append(
        Summary(
            line.talk or "", told_without(data["text"], data["first_line"], memory.forgotten), data["first_line"],
            data["last_line"], data["turns"], data["mood_before"], data["mood_after"],
        )
    )  # fmt: skip


def _memory(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    source = line.cites[0] if line.cites else line.id
    if revived("", data["text"], source, memory.forgotten):
        return
    text = told_without(data["text"], source, [gone for gone in memory.forgotten if gone.key == "name"])
    memory.memories.append(
        Remembrance(
            text, line.time, data["importance"], tuple(data.get("tags", ())), data.get("kind", "event"),
            data.get("role", "took_part"), data.get("private", False), source,
        )
    )  # fmt: skip


def _talk_opened(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.mood = data.get("mood", memory.mood)
    memory.opened = line.id


def _talk_closed(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.last_met = line.time
    if not data["turns"]:
        return
    memory.visits += 1
    came_to = told_without(data["came_to"], memory.opened, memory.forgotten)
    memory.talks.append(TalkNote(GameTime.from_json(data["started"]), data["turns"], came_to))
    if len(memory.talks) > KEPT_TALKS:
        first, second, *rest = memory.talks
        memory.talks = [TalkNote(first.started, first.turns + second.turns, _joined(first, second)), *rest]


def _joined(first: TalkNote, second: TalkNote) -> str:
    """Two old talks in one sentence, without growing for ever: the newer half stays."""
    text = f"{first.came_to} {second.came_to}".strip()
    return text if len(text) <= 300 else second.came_to


_STEPS = {
    "fact": _fact, "correct": _correct, "forget": _forget, "restore": _restore, "promise": _promise,
    "promise_status": _promise_status, "statement": _statement,
    "heart": _heart, "standing": _standing, "summary": _summary, "memory": _memory,
    "talk_opened": _talk_opened, "talk_closed": _talk_closed,
}  # fmt: skip


def to_json(memory: Memory, player_id: str) -> dict[str, Any]:
    """The memory as `npcs/<id>.json` holds it."""

    def time(value: GameTime | None) -> dict[str, int] | None:
        return value.to_json() if value else None

    return {
        "schema": SCHEMA,
        "npc_id": memory.npc,
        "player_id": player_id,
        "last_updated": time(memory.last_updated),
        "last_met": time(memory.last_met),
        "visit_count": memory.visits,
        "relationship": {
            "score": memory.standing,
            "mood": memory.mood,
            "reasons": [{"text": r.text, "delta": r.delta, "line": r.line} for r in memory.reasons],
        },
        "player_facts": {
            key: {"value": fact.value, "line": fact.line, "time": fact.time.to_json()}
            | ({"before": fact.before} if fact.before else {})
            for key, fact in memory.facts.items()
        },
        "npc_commitments": [
            {"text": p.words, "kind": p.kind, "made_at": p.made_at.to_json(), "line": p.line, "status": p.status,
             "when": dict(p.when)}
            for p in memory.promises
        ],
        "npc_statements": [{"text": text, "line": line} for text, line in memory.statements],
        "compressed_history": [
            {"talk": s.talk, "text": s.text, "first_line": s.first_line, "last_line": s.last_line, "turns": s.turns,
             "mood_before": s.mood_before, "mood_after": s.mood_after}
            for s in memory.history
        ],
        "talks": [{"started": t.started.to_json(), "turns": t.turns, "came_to": t.came_to} for t in memory.talks],
        "memories": [
            {"text": m.text, "game_time": m.game_time.to_json(), "importance": m.importance, "tags": list(m.tags),
             "kind": m.kind, "role": m.role, "private": m.private, "line": m.line}
            for m in memory.memories
        ],
    }  # fmt: skip
