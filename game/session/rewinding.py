"""Going back in the log: where a new branch begins, and how the world stands there."""

from __future__ import annotations

from dataclasses import dataclass

from game.log import Line, Log
from game.session.chronicle import REWOUND, WORLD, replaced
from game.session.commands import EditLast, Regenerate, Rewind
from game.session.deeds import log_facts
from game.session.events import Event, Fault
from game.session.hearing import SINCE
from game.session.restoring import lived_through
from game.session.scene import Scene
from game.session.talk import OpenTalk, still_open
from game.world import rules
from game.world.state import PLAYER


@dataclass(frozen=True, slots=True)
class Back:
    """A way back to `line`. The new branch begins after line `head`; the world is as it was at `until`, the last line
    that it lived through. `draft` is what the player was about to say, `whispered` whether to one alone; `instead` are
    the answers for which another is drawn, and `ends` says whether a turn of the player ended with the line."""

    line: int
    head: int | None
    until: int
    draft: str = ""
    whispered: bool = False
    instead: tuple[int, ...] = ()
    ends: bool = False


def way_back(log: Log, command: Regenerate | EditLast | Rewind) -> Back | Fault:
    """Where a command leads back to, or why it cannot."""
    match command:
        case Regenerate():
            return back_to_the_answer(log) or Fault("history", "Nothing was answered in this talk yet.")
        case EditLast(text):
            if not text.strip():
                return Fault("history", "Write what you say instead.")
            return back_to_the_last(log) or Fault("history", "You have said nothing in this talk yet.")
        case Rewind(line):
            return back_to(log, line) or Fault("history", f"Nothing was said or told as line {line}.")


def back_to(log: Log, line_id: int) -> Back | None:
    """The way back to something that was said or told, on any branch; None for a line that is neither."""
    line = log[line_id] if 1 <= line_id <= len(log) else None
    if line is None or line.kind not in ("speech", "narration") or not line.reaches(PLAYER):
        return None
    return _before(line) if line.speaker == PLAYER else _after(log, line)


def back_to_the_last(log: Log) -> Back | None:
    """The way back to before the player's last line of the open talk; None where there is none."""
    talk = still_open(log.branch)
    line = _asked(log, talk) if talk else None
    return _before(line) if line else None


def back_to_the_answer(log: Log) -> Back | None:
    """The way back to before the answer to the player's last line of the open talk, or before the greeting; None where
    nothing was answered."""
    talk = still_open(log.branch)
    asked = _asked(log, talk) if talk else None
    if talk is None:
        return None
    first = next((line for line in log.branch if _answers(line, talk) and line.id > (asked.id if asked else 0)), None)
    if first is None or first.parent is None:
        return None
    drawn = (first.id,) if first.kind == "speech" else ()
    return Back(first.id, first.parent, first.parent, instead=(*replaced(log, first.parent), *drawn))


def go_back(scene: Scene, back: Back) -> list[Event]:
    """Begin a new branch: the world stands as it stood there, and what everybody remembers hangs on the branch. The
    numbers that are drawn go on, and so do the sixtieths of a second."""
    before, log = scene.world, scene.chronicle.log
    lines = list(reversed(list(log.ancestors(back.head))))
    lines += [log[back.until]] if back.until != back.head else []
    world = lived_through(lines, scene.resources, scene.draws.seed)
    world.step, world.passed_steps = before.step, before.passed_steps
    scene.world = world
    scene.chronicle.move_head(back.head)
    data = {"what": REWOUND, "line": back.line, **({"instead": list(back.instead)} if back.instead else {})}
    scene.chronicle.add(world, "system", WORLD, data=data)
    return end_turn(scene, still_open(log.branch)) if back.ends else []


def end_turn(scene: Scene, talk: OpenTalk | None) -> list[Event]:
    """A turn of the player takes a minute."""
    struck = (fact for one in (talk.company if talk else ()) for fact in scene.struck(one.npc))
    return log_facts(scene, [*rules.pass_time(scene.world, 1, silent=True), *struck])


def _before(line: Line) -> Back:
    meta = line.meta or {}
    draft = line.text if line.kind == "speech" else ""
    return Back(line.id, meta.get(SINCE, line.parent), line.id, draft, bool(meta.get("whispered")))


def _after(log: Log, line: Line) -> Back:
    """What the character asserted with the line still belongs to it; then the turn ended."""
    head = line.id
    while head < len(log) and _belongs(log[head + 1], head, line):
        head += 1
    said = (one for one in log.ancestors(line.parent) if one.talk == line.talk and one.kind == "speech")
    answers = bool(line.talk) and any(one.speaker == PLAYER for one in said)
    return Back(line.id, head, head, ends=answers and not (line.meta or {}).get("added"))


def _belongs(following: Line, head: int, line: Line) -> bool:
    bound = following.kind == "mind" and following.what == "statement" and following.cites == (line.id,)
    return bound and following.parent == head


def _asked(log: Log, talk: OpenTalk) -> Line | None:
    """The player's last line of the open talk."""
    spoken = (line for line in reversed(log.branch) if line.talk == talk.id and line.kind == "speech")
    return next((line for line in spoken if line.speaker == PLAYER), None)


def _answers(line: Line, talk: OpenTalk) -> bool:
    """Whether a line of the branch is an answer in the talk, or says that one was broken off before its first word."""
    said = line.kind == "speech" and line.speaker != PLAYER
    return line.talk == talk.id and (said or (line.kind == "system" and line.what == "cancelled"))
