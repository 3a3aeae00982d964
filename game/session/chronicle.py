"""Keeps the log of a running game: adds lines, folds memories, writes both to the journal."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from game.log import Kind, Line, Log, witnessed_by
from game.mind.meaning import Embedder
from game.mind.memory import Memory
from game.mind.memory_json import to_json
from game.mind.prompt import Following, OpenView
from game.mind.recall import Recall
from game.mind.recollection import Scope, came_since, recollections
from game.save import SaveError, Snapshot, Store
from game.world import World, WorldFact
from game.world.nearby import listeners
from game.world.whereabouts import moved, whereabouts

WORLD = "world"
REWOUND = "rewound"
"""What the record of the system is of that begins a new branch."""
RUNNING = "running"
"""The slot of the game that is played; what is recalled in it was said in it, or in the slot that it came from."""


def replaced(log: Log, head: int | None) -> tuple[int, ...]:
    """The answers that the record of the way back at `head` replaces, if there is one."""
    line = log[head] if head else None
    return tuple((line.data or {}).get("instead", ())) if line and line.what == REWOUND else ()


@dataclass(slots=True)
class _Followed:
    """What one character has of the first `seen` lines of a branch, the last of which is `last`."""

    mind: Following
    view: list[Line] = field(default_factory=list)
    seen: int = 0
    last: Line | None = None

    def leads_to(self, branch: Sequence[Line]) -> bool:
        """Whether `branch` goes on where this stopped."""
        return self.seen <= len(branch) and (self.seen == 0 or branch[self.seen - 1] is self.last)

    def follow(self, branch: Sequence[Line]) -> None:
        """Take in the lines of `branch` that came since."""
        for line in witnessed_by(self.mind.memory.npc, branch[self.seen :]):
            self.view.append(line)
            self.mind.take(line)
        self.seen, self.last = len(branch), branch[-1] if branch else None


class Chronicle:
    """One log with what is derived from it. Without a `store` nothing is written to disk; `trouble` is why the last
    writing failed, "" when it did not. With an `embedder` memories are also found by their meaning."""

    def __init__(self, log: Log, store: Store | None, embedder: Embedder | None = None) -> None:
        self.log = log
        self.store = store
        self._embedder = embedder
        self._written = len(log)
        self._characters: dict[str, _Followed] = {}
        self._recalls: dict[str, tuple[Memory, int, Recall]] = {}
        self._changed: set[str] = set()
        self._whereabouts: tuple[Line | None, dict[str, Any]] = None, {}
        self.trouble = ""
        self._held = 0

    @property
    def next_id(self) -> int:
        """The id that the next line will have."""
        return len(self.log) + 1

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """What is added inside reaches the disk in one piece at the end: a crash leaves all of it or nothing."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if self._written < len(self.log):
                self._append()

    def add(self, world: World, kind: Kind, speaker: str, **fields: Any) -> Line:
        """Add a line where and when the world is now, and write it to the journal."""
        walkers = self._moved(world)
        if walkers:
            fields["walkers"] = walkers
        line = self.log.append(time=world.time, place=world.player.map, kind=kind, speaker=speaker, **fields)
        self._whereabouts = line, self._whereabouts[1] | walkers
        if kind == "mind" or line.talk:
            self._changed.add(speaker)
        self._append()
        return line

    def _moved(self, world: World) -> dict[str, Any]:
        """Who is elsewhere than the branch says, and where."""
        last = self.log.branch[-1] if self.log.branch else None
        if self._whereabouts[0] is not last:
            self._whereabouts = last, whereabouts(self.log.branch)
        return moved(world, self._whereabouts[1])

    def move_head(self, line: int | None) -> None:
        """Go on after an earlier line as a new branch. What everybody remembers is written anew."""
        self.log.move_head(line)
        self._changed |= {one.speaker for one in self.log.lines if one.kind == "mind" or one.talk}

    @property
    def replaced(self) -> tuple[str, ...]:
        """The answers in place of which another is to be drawn now, where the player has gone back for one."""
        return tuple(self.log[number].text for number in replaced(self.log, self.log.head))

    def add_fact(self, world: World, fact: WorldFact) -> Line:
        """Add a fact of the world, seen by whoever stands near, or by those that it names as `seen`."""
        data = {"what": fact.what, **fact.data}
        heard = ("player", *fact.data.get("seen", listeners(world))) if fact.text else ()
        return self.add(world, "event", WORLD, text=fact.text, data=data, listeners=heard)

    def write(self, snapshot: Snapshot) -> None:
        """Write what the log has more than the disk, the snapshot, and the memories that changed since the last time.

        A disk that does not take it costs nothing: `trouble` says why, and the next writing makes up for it.
        """
        self._append()
        if not self.store:
            return
        memories = {npc: to_json(self.memory(npc), snapshot.player_id) for npc in sorted(self._changed - {"player"})}
        try:
            self.store.write_state(snapshot, memories)
            self._changed.clear()
        except SaveError as error:
            self.trouble = str(error)

    def _append(self) -> None:
        if self._held or not self.store:
            return
        try:
            self.store.append(self.log.rows, self._written)
            self._written = len(self.log)
            self.trouble = ""
        except SaveError as error:
            self.trouble = str(error)

    def memory(self, npc: str) -> Memory:
        """What `npc` remembers at the head of the log. Not to be changed by the caller."""
        return self._followed(npc).mind.memory

    def view(self, npc: str) -> list[Line]:
        """The lines of the branch that `npc` said, heard or saw, with its own thoughts. Not to be changed by the
        caller; made once and added to from then on."""
        return self._followed(npc).view

    def opened(self, npc: str, talk: str) -> OpenView:
        """The open talk as `npc` has it at the head of the log. Raises ValueError where that talk was never opened."""
        return self._followed(npc).mind.view(talk)

    def heard(self, npc: str, before: int, count: int) -> list[Line]:
        """The last `count` lines that `npc` said or heard before the line with the id `before`, newest last."""
        view = self.view(npc)
        earlier = reversed(range(bisect_left(view, before, key=lambda line: line.id)))
        return list(islice((view[at] for at in earlier if view[at].kind == "speech"), count))[::-1]

    def recall(self, npc: str) -> Recall:
        """What `npc` can recall at the head of the log, each thing indexed with the two lines before it."""
        memory, context = self.memory(npc), partial(self._context, npc)
        held = self._recalls.get(npc)
        recall = held[2] if held else Recall(Scope(RUNNING, "player", npc), embedder=self._embedder)
        seen = held[1] if held and held[0] is memory and held[1] <= len(memory.own) else None
        if seen == len(memory.own):
            return recall
        new = None if seen is None else came_since(memory, memory.own[seen:], recall.count("event"), context)
        if new is None:
            recall.keep(recollections(memory, recall.scope, context))
        else:
            recall.renew(new)
        self._recalls[npc] = (memory, len(memory.own), recall)
        return recall

    def _context(self, npc: str, line: int) -> str:
        """The two lines before a line as one text."""
        return " ".join(one.text for one in self.heard(npc, line, 2))

    def _followed(self, npc: str) -> _Followed:
        """What `npc` has, up to the head of the log."""
        branch = self.log.branch
        followed = self._characters.get(npc)
        if followed is None or not followed.leads_to(branch):
            followed = self._characters[npc] = _Followed(Following(npc))
        followed.follow(branch)
        return followed
