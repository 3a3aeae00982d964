"""From the records of the log to a memory: a pure fold over the branch, oldest line first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from game.log import GameTime, Line
from game.mind.forgetting import Forgotten, revived, told_without
from game.mind.memory import Fact, Memory, Promise, Reason, Remembrance, Summary, TalkNote

KEPT_TALKS = 5
KEPT_REASONS = 8


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


def _owed(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    said = line.cites[0]
    memory.owed.append(Promise(data["words"], data["kind"], line.time, said, said, "open", data["when"]))


def _owed_status(memory: Memory, line: Line, data: Mapping[str, Any]) -> None:
    memory.owed = [
        replace(promise, status=data["status"]) if promise.asked == data["promise"] else promise
        for promise in memory.owed
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
    "promise_status": _promise_status, "owed": _owed, "owed_status": _owed_status, "statement": _statement,
    "heart": _heart, "standing": _standing, "summary": _summary, "memory": _memory,
    "talk_opened": _talk_opened, "talk_closed": _talk_closed,
}  # fmt: skip
