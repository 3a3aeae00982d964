"""One turn up to the voice: the player's line is understood, the engine acts, the prompt is made."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from game.log import Line
from game.mind import cue as cues
from game.mind.blocks import chosen_examples, rules_text
from game.mind.fitting import fits
from game.mind.heart import mood_at_meeting
from game.mind.intent import read_line
from game.mind.intent_kinds import Reading
from game.mind.memory import Memory, Summary
from game.mind.notice import noticed
from game.mind.persona import Persona
from game.mind.promise import Grant, grant
from game.mind.prompt import COMPRESS_OVER, AssembledPrompt, OpenView, assemble, open_view
from game.mind.speech import SpeechFilter
from game.mind.summary import EVERY, KEPT_MESSAGES, Compression, came_to, compress, turns_in
from game.mind.understudy import Situation, answer, close_cut, greet
from game.mind.wording import sentence, third_person
from game.mind.worldview import WorldView, locked_terms, part_of_day
from game.session.chronicle import Chronicle
from game.session.events import Event, Heard, Mood, Prompt, Remembered
from game.session.resources import Resources
from game.session.talk import OpenTalk, recent_replies, world_view
from game.session.utterance import Draft
from game.voice import Message, Request
from game.world import Draws, World
from game.world.rules import listeners
from game.world.state import PLAYER

_ASKS_NAME = re.compile(r"\b(?:your name|who are you|called|call you)\b[^.!]*\?", re.IGNORECASE)
RECALLS = ("name_asked", "goal_asked", "promise_asked", "fact_asked")


@dataclass(slots=True)
class Scene:
    """All that a turn works on."""

    resources: Resources
    chronicle: Chronicle
    world: World
    draws: Draws

    def persona(self, npc: str) -> Persona:
        return self.resources.cast.personas[npc]

    def memory(self, npc: str) -> Memory:
        return self.chronicle.memory(npc)

    def view(self, npc: str) -> WorldView:
        """The game as this character sees it."""
        return world_view(self.world, self.resources.atlas, npc, self.memory(npc))

    def read(self, text: str, npc: str, asked: str | None = None) -> Reading:
        """Understand a line said to `npc`."""
        town = self.resources.cast.town
        return read_line(text, self.persona(npc), town, self.view(npc), name=self.memory(npc).name, asked=asked)

    def situation(self, npc: str) -> Situation:
        recent = recent_replies(npc, self.chronicle.view(npc))
        return Situation(self.persona(npc), self.resources.cast.town, self.view(npc), self.memory(npc), recent)

    def draw(self) -> float:
        return self.draws.draw("mind")


def open_talk(scene: Scene, npc: str) -> OpenTalk:
    """Put the opening of a talk into the log."""
    memory = scene.memory(npc)
    hours = scene.world.time.minutes_since(memory.last_met) / 60 if memory.last_met else 24.0
    talk = OpenTalk(f"t{scene.chronicle.next_id}", npc, scene.world.time)
    examples = chosen_examples(scene.persona(npc), scene.resources.count)
    data = {"what": "talk_opened", "examples": list(examples), "mood": mood_at_meeting(memory, hours)}
    scene.chronicle.add(scene.world, "system", npc, listeners=(PLAYER,), talk=talk.id, data=data)
    return talk


def close_talk(scene: Scene, talk: OpenTalk) -> int:
    """Sum up what is left of a talk and put its end into the log. Returns its turns."""
    npc = talk.npc
    lines = [line for line in scene.chronicle.view(npc) if line.talk == talk.id and line.kind == "speech"]
    turns = turns_in(lines)
    name = scene.memory(npc).name
    persona = scene.persona(npc)
    text = came_to(lines, partial(scene.read, npc=npc), persona, name) if turns else ""
    rest = _compression(scene, talk, 0)
    if turns and rest:
        _sum_up(scene, talk, rest)
    data = {"what": "talk_closed", "started": talk.started.to_json(), "turns": turns, "came_to": text}
    scene.chronicle.add(scene.world, "system", npc, listeners=(PLAYER,), talk=talk.id, data=data)
    return turns


@dataclass(frozen=True, slots=True)
class HeardLine:
    """A line of the player that is in the log: what it means, what is promised for it, and what was told about it."""

    line: int
    reading: Reading
    granted: Grant | None
    events: tuple[Event, ...]


def hear(scene: Scene, talk: OpenTalk, text: str) -> HeardLine:
    """Put the player's line into the log with its moment and cue, and what everybody in earshot takes in."""
    npc = talk.npc
    reading = scene.read(text, npc, talk.asked)
    view = scene.view(npc)
    persona, memory = scene.persona(npc), scene.memory(npc)
    wanted = reading.of("promise_wanted")
    granted = grant(wanted, persona, memory, view) if wanted else None
    moment = cues.moment(view, talk.seen)
    talk.seen = (part_of_day(view.time), view.place_name, view.sights)
    line = scene.chronicle.add(
        scene.world,
        "speech",
        PLAYER,
        listeners=listeners(scene.world),
        text=text,
        talk=talk.id,
        to=npc,
        tone=reading.tone,
        moment=moment or None,
        cue=_cue(scene, npc, reading, granted) or None,
    )
    talk.said.append((PLAYER, text))
    events: list[Event] = [Heard(line.id, text, npc)]
    for listener in dict.fromkeys((npc, *line.listeners)):
        if listener in scene.resources.cast.personas:
            events += _take_in(scene, listener, talk, line, reading)
    return HeardLine(line.id, reading, granted, tuple(events))


def _cue(scene: Scene, npc: str, reading: Reading, granted: Grant | None) -> str:
    persona, town, memory = scene.persona(npc), scene.resources.cast.town, scene.memory(npc)
    return cues.cue(reading, persona, town, memory, scene.view(npc), _outcome(scene, npc, reading, granted))


def _outcome(scene: Scene, npc: str, reading: Reading, granted: Grant | None) -> str | None:
    """The deed of this turn as a sentence for the cue."""
    wanted = reading.of("promise_wanted")
    if wanted is None or reading.first.kind in cues.DEAF:
        return None
    name, who = scene.persona(npc).name, scene.memory(npc).name or "the traveller"
    if granted:
        return sentence(f"{name} promises {who} to {third_person(granted.words, who, name)}")
    return f"{name} cannot promise that, and does not."


def _take_in(scene: Scene, npc: str, talk: OpenTalk, line: Line, reading: Reading) -> Iterator[Event]:
    """What one listener takes in by rule; the heart of a bystander is not moved."""
    for data in noticed(reading, scene.memory(npc), line.time.day):
        if data["what"] == "heart" and npc != talk.npc:
            continue
        scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=(line.id,))
        event = _told(npc, data)
        if event and npc == talk.npc:
            yield event


def _told(npc: str, data: Mapping[str, Any]) -> Event | None:
    if data["what"] == "heart":
        return Mood(npc, data["delta"], data["mood"], data["reason"])
    return None if data["key"] == "tone" else Remembered(npc, data["key"], data["value"])


def draft_greeting(scene: Scene, talk: OpenTalk) -> tuple[Draft, Prompt]:
    """The character speaks first."""
    spoken = greet(scene.situation(talk.npc), scene.draw)
    talk.asked = "name" if _ASKS_NAME.search(spoken.text) else None
    return _draft(scene, talk, None, spoken.text)


def draft_answer(scene: Scene, talk: OpenTalk, reading: Reading, granted: Grant | None = None) -> tuple[Draft, Prompt]:
    """The character answers the last line of the talk."""
    outcome = ""
    if reading.of("promise_wanted") and reading.first.kind not in cues.DEAF:
        outcome = "promise_made" if granted else "promise_refused"
    spoken = answer(reading, scene.situation(talk.npc), scene.draw, outcome)
    talk.asked = _asked(spoken.moment, reading)
    _compress_if_due(scene, talk)
    return _draft(scene, talk, reading, spoken.text)


def _asked(moment: str, reading: Reading) -> str | None:
    """What the character's answer asks for, so that a bare "Thea" or "yes" is understood."""
    unsure = reading.of("name_unsure")
    if unsure:
        return f"name:{unsure.value}"
    return "name" if moment == "name_asked_unknown" else None


def _prompt(scene: Scene, talk: OpenTalk) -> AssembledPrompt:
    view = open_view(talk.npc, scene.chronicle.view(talk.npc), talk.id)
    return assemble(scene.persona(talk.npc), scene.resources.cast.town, view, scene.resources.count)


def _draft(scene: Scene, talk: OpenTalk, reading: Reading | None, line: str) -> tuple[Draft, Prompt]:
    npc = talk.npc
    persona, view, town = scene.persona(npc), scene.view(npc), scene.resources.cast.town
    prompt = _prompt(scene, talk)
    messages = tuple(Message(turn.role, turn.content) for turn in prompt.messages)
    settings = {key: value for key, value in persona.model.model_dump().items() if value is not None}
    request = Request(npc, "speech", messages, line=line, **settings)
    situation = scene.situation(npc)
    recalls = reading is not None and reading.first.kind in RECALLS
    new_filter = partial(
        SpeechFilter,
        persona,
        town,
        locked=locked_terms((*persona.knowledge, *town.knowledge), view),
        recent=situation.recent,
        hold=recalls,
        secret=rules_text(persona, town),
    )
    check = partial(fits, reading=reading, memory=scene.memory(npc))
    rest = close_cut(situation, scene.draw).text
    draft = Draft(npc, scene.chronicle.next_id, request, new_filter, line, rest, check, reading, prompt.tokens)
    shown = tuple(message.to_json() for message in messages)
    return draft, Prompt(npc, prompt.tokens, prompt.blocks, request.sha256, shown)


def _compress_if_due(scene: Scene, talk: OpenTalk) -> None:
    """After ten turns, or when the next prompt would be too long, older turns become a summary."""
    view = open_view(talk.npc, scene.chronicle.view(talk.npc), talk.id)
    too_long = _prompt(scene, talk).tokens > COMPRESS_OVER
    if not too_long and turns_in(view.turns) < EVERY:
        return
    for kept in KEPT_MESSAGES:
        done = _compression(scene, talk, kept)
        if done and (kept == KEPT_MESSAGES[-1] or _tokens_after(scene, talk, view, done) <= COMPRESS_OVER):
            _sum_up(scene, talk, done)
            return


def _compression(scene: Scene, talk: OpenTalk, kept: int) -> Compression | None:
    """A summary of all but the last `kept` messages before the line that waits for an answer."""
    npc = talk.npc
    turns = list(open_view(npc, scene.chronicle.view(npc), talk.id).turns)
    while turns and turns[-1].speaker != npc:
        turns.pop()
    return compress(turns, kept, partial(scene.read, npc=npc), scene.persona(npc), scene.memory(npc).name)


def _tokens_after(scene: Scene, talk: OpenTalk, view: OpenView, done: Compression) -> int:
    """The tokens of the next prompt if `done` were written."""
    memory = scene.memory(talk.npc)
    summary = Summary(talk.id, done.text, done.first_line, done.last_line, done.turns, memory.mood, memory.mood)
    after = replace(
        view,
        memory=replace(memory, history=[*memory.history, summary]),
        turns=tuple(line for line in view.turns if line.id > done.last_line),
    )
    return assemble(scene.persona(talk.npc), scene.resources.cast.town, after, scene.resources.count).tokens


def _sum_up(scene: Scene, talk: OpenTalk, done: Compression) -> None:
    mood = scene.memory(talk.npc).mood
    data = {
        "what": "summary", "text": done.text, "first_line": done.first_line, "last_line": done.last_line,
        "turns": done.turns, "mood_before": mood, "mood_after": mood, "by": "rules",
    }  # fmt: skip
    cites = (done.first_line, done.last_line)
    scene.chronicle.add(scene.world, "mind", talk.npc, talk=talk.id, data=data, cites=cites)
    talk.seen = None
