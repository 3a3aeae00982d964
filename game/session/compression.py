"""When turns leave the prompt of an open talk, and the record that stands for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.log import Line
from game.mind.memory import Summary
from game.mind.prompt import COMPRESS_OVER, COMPRESS_TO, AssembledPrompt, OpenView, assemble
from game.mind.summary import EVERY, KEPT_MESSAGES, Compression, compress, turns_in
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.world.state import PLAYER


def opened(scene: Scene, talk: OpenTalk) -> OpenView:
    """An open talk as its character has it now."""
    return scene.chronicle.opened(talk.npc, talk.id)


def assembled(scene: Scene, view: OpenView, npc: str) -> AssembledPrompt:
    """The prompt that `view` makes."""
    return assemble(scene.persona(npc), scene.resources.cast.town, view, scene.resources.count, scene.names)


def compress_if_due(scene: Scene, talk: OpenTalk) -> tuple[AssembledPrompt, Compression] | None:
    """After ten turns, or when the next prompt would be too long, older turns become a summary. Returns the prompt as
    it was before and what was summed up, or None where nothing was due."""
    view = opened(scene, talk)
    before = assembled(scene, view, talk.npc)
    since = (line for line in view.turns if line.id > view.since)
    if before.tokens <= COMPRESS_OVER and turns_in(since, talk.npc) < EVERY:
        return None
    for kept in KEPT_MESSAGES:
        done = compression(scene, talk, view, kept)
        if done and (kept == KEPT_MESSAGES[-1] or _tokens_after(scene, talk, view, done) <= COMPRESS_TO):
            sum_up(scene, talk, done)
            return before, done
    return None


def compression(scene: Scene, talk: OpenTalk, view: OpenView, kept: int | None) -> Compression | None:
    """A summary of all but the last `kept` messages of `view` before what waits for an answer; `kept` None covers that
    too."""
    npc = talk.npc
    turns = list(view.turns if kept is None else before_the_question(view.turns, npc))
    read = partial(scene.read, npc=npc)
    return compress(turns, kept, read, scene.persona(npc), scene.memory(npc).name, scene.names)


def before_the_question(turns: Sequence[Line], npc: str) -> Sequence[Line]:
    """The turns before the last lines of the player and what others have said to them, which `npc` is to answer."""
    end = len(turns)
    while end and turns[end - 1].speaker not in (npc, PLAYER):
        end -= 1
    while end and turns[end - 1].speaker == PLAYER:
        end -= 1
    return turns[:end]


def _tokens_after(scene: Scene, talk: OpenTalk, view: OpenView, done: Compression) -> int:
    """The tokens of the next prompt if `done` were written."""
    memory = scene.memory(talk.npc)
    summary = Summary(talk.id, done.text, done.first_line, done.last_line, done.turns, memory.mood, memory.mood)
    after = replace(
        view,
        memory=replace(memory, history=[*memory.history, summary]),
        turns=tuple(line for line in view.turns if line.id > done.last_line),
        written=[],
    )
    return assembled(scene, after, talk.npc).tokens


def sum_up(scene: Scene, talk: OpenTalk, done: Compression) -> None:
    mood = scene.memory(talk.npc).mood
    data = {
        "what": "summary", "text": done.text, "first_line": done.first_line, "last_line": done.last_line,
        "turns": done.turns, "mood_before": mood, "mood_after": mood, "by": "rules",
    }  # fmt: skip
    cites = (done.first_line, done.last_line)
    scene.chronicle.add(scene.world, "mind", talk.npc, talk=talk.id, data=data, cites=cites)
    talk.seen = None
