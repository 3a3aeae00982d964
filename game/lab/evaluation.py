"""Plays the conversations of an evaluation and keeps each in a file of its own, so that an interrupted run goes on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.content import ContentError, Problem
from game.lab.progress import Progress
from game.lab.scenario import Move, for_npc, moves, read_pool, read_scenarios
from game.lab.systems import Reply, Speaker, read_reply, speaker
from game.session.resources import Resources
from game.voice import Voice

SCENARIOS = Path(__file__).with_name("scenarios")
FOLDER = "conversations"
PLAN = "plan.json"


@dataclass(frozen=True, slots=True)
class Settings:
    """What is measured: how many conversations of how many turns, with whom and by which system."""

    npcs: tuple[str, ...]
    conversations: int
    turns: int
    system: str = "full"
    seed: int = 0
    later: bool = False
    deals: bool = False


@dataclass(frozen=True, slots=True)
class Planned:
    """One conversation to play. `name` is its file's stem."""

    name: str
    npc: str
    scenario: str
    seed: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of the player with the reply to it; `move` is None for the greeting."""

    move: Move | None
    reply: Reply


@dataclass(frozen=True, slots=True)
class Conversation:
    """A finished conversation."""

    name: str
    npc: str
    scenario: str
    turns: tuple[Turn, ...]


def planned(settings: Settings, scenarios: Path = SCENARIOS) -> list[Planned]:
    """Which conversations are played: the first of every character, then the second, so that an interrupted run is
    balanced. Every scenario comes once before any comes again.

    Raises ContentError for a broken scenario file.
    """
    known, pool = read_scenarios(scenarios), read_pool(scenarios)
    plan: list[Planned] = []
    for number in range(settings.conversations):
        for npc in settings.npcs:
            own = for_npc(known, npc, deals=settings.deals)
            scenario = own[number % len(own)]
            said = moves(known[scenario], pool, settings.turns, f"{settings.seed}/{npc}/{number}", later=settings.later)
            own_seed = settings.seed * 1000 + number
            plan.append(Planned(f"{npc}-{number + 1:02}-{scenario}", npc, scenario, own_seed, tuple(said)))
    return plan


def plan_of(settings: Settings, resources: Resources, voice: Voice) -> dict[str, Any]:
    """What makes two evaluations the same: settings, voice, characters' files, the player's lines."""
    return {
        **asdict(settings),
        "npcs": list(settings.npcs),
        "voice": voice.name,
        "host": voice.host,
        "sources": dict(resources.sources),
        "lines": _fingerprint(planned(settings)),
    }


def claim(out: Path, settings: Settings, resources: Resources, voice: Voice) -> None:
    """Make `out` the folder of this evaluation. Raises ContentError where it holds another one."""
    plan = plan_of(settings, resources, voice)
    file = out / PLAN
    try:
        (out / FOLDER).mkdir(parents=True, exist_ok=True)
        if file.exists():
            _same(file, plan)
        else:
            file.write_text(json.dumps(plan, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        raise _problem(out, f"cannot be written: {error.strerror}") from error


def _same(file: Path, plan: dict[str, Any]) -> None:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = {}
    differing = [key for key, value in plan.items() if not isinstance(found, dict) or found.get(key) != value]
    if differing:
        what = ", ".join(differing)
        raise _problem(file, f"another evaluation lies here (it differs in {what}): choose another folder with --out")


def _fingerprint(plan: Sequence[Planned]) -> str:
    ordered = sorted((asdict(one) for one in plan), key=lambda one: str(one["name"]))
    text = json.dumps(ordered, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _problem(path: Path, why: str) -> ContentError:
    return ContentError([Problem(str(path), 1, "", why)])


def play_all(
    plan: Sequence[Planned], system: str, resources: Resources, voice: Voice, out: Path, progress: Progress
) -> Iterator[Conversation]:
    """Play what is not finished in `out`, and give every conversation.

    A conversation that was broken off is played again from its start.
    """
    for one in plan:
        path = out / FOLDER / f"{one.name}.jsonl"
        done = read_conversation(path)
        if done is not None:
            progress.skip(len(one.moves))
        else:
            who = speaker(system, one.npc, resources, voice, one.seed)
            try:
                done = _play(one, who, path, progress)
            finally:
                who.close()
        yield done


def _play(one: Planned, who: Speaker, path: Path, progress: Progress) -> Conversation:
    turns: list[Turn] = []
    with path.open("w", encoding="utf-8", newline="\n") as out:
        _write(out.write, {"conversation": one.name, "npc": one.npc, "scenario": one.scenario, "seed": one.seed})
        greeting = who.greet()
        if greeting:
            turns.append(Turn(None, greeting))
            _write(out.write, {"turn": 0, "reply": asdict(greeting)})
        later = False
        for move in one.moves:
            if move.later and not later:
                later = True
                greeting = who.come_back()
                if greeting:
                    turns.append(Turn(None, greeting))
                    _write(out.write, {"turn": 0, "reply": asdict(greeting)})
            reply = who.answer(move.text, move.key if move.about == "ask" else "")
            turns.append(Turn(move, reply))
            _write(out.write, {"turn": move.turn, "move": asdict(move), "reply": asdict(reply)})
            out.flush()
            progress.step(one.name)
        _write(out.write, {"end": True, "turns": len(one.moves)})
    return Conversation(one.name, one.npc, one.scenario, tuple(turns))


def _write(write: Callable[[str], int], row: dict[str, Any]) -> None:
    write(json.dumps(row, ensure_ascii=False, sort_keys=True) + "\n")


def read_conversation(path: Path) -> Conversation | None:
    """A conversation as it was played; None where there is none, or only a part of one."""
    try:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError):
        return None
    if not rows or not rows[-1].get("end"):
        return None
    head, *said, _ = rows
    turns = tuple(Turn(_move(row.get("move")), read_reply(row["reply"])) for row in said)
    return Conversation(head["conversation"], head["npc"], head["scenario"], turns)


def _move(data: dict[str, Any] | None) -> Move | None:
    return Move(**data) if data else None
