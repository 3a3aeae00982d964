"""A word in passing with one of the townspeople: as it is written, or by a model in the person's own words."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from game.mind.in_passing import MAX_TOKENS, asked, voiced
from game.mind.tokens import message_tokens
from game.mind.worldview import locked_terms, part_of_day
from game.session.deeds import log_facts
from game.session.events import Event, Fault, JobDone, Narration, Thinking
from game.session.scene import Scene
from game.voice import SILENT, Failed, Finished, Message, Note, Reply, Request, Text, Usage, Voice
from game.world import nearby, rules
from game.world.state import PLAYER
from game.world.townspeople import Remark, Townsman, sayable
from game.world.weather import SIGHTS, weather_of

WITHIN = 4.0
"""Seconds that a remark is waited for; then it is said as it is written."""
KEPT = 128
"""Answers that are kept, so that nobody is asked for the same twice."""


@dataclass(slots=True)
class Chosen:
    """What somebody is about to say: the remark, and which of its texts."""

    one: Townsman
    remark: Remark
    text: str


@dataclass(slots=True)
class _Asking:
    """The request for a remark that is under way, until `until` of the clock."""

    chosen: Chosen
    request: Request
    reply: Reply
    voice: Voice
    until: float
    text: str = ""
    usage: Usage | None = None
    over: bool = False
    faults: list[Event] = field(default_factory=list)

    def poll(self, seconds: float) -> None:
        """Take in what has come, waiting up to `seconds`."""
        for chunk in self.reply.wait(seconds) if seconds else self.reply.poll():
            match chunk:
                case Text(text):
                    self.text += text
                case Note(kind, message):
                    self.faults.append(Fault(kind, message))
                case Failed(kind, message):
                    self.over, self.text = True, ""
                    self.faults += [Fault(kind, message)] if kind not in (*SILENT, "replay") else []
                case Finished(finish, usage):
                    self.over, self.usage = True, usage
                    self.text = self.text if finish == "stop" else ""


class Passing:
    """Says remarks. A model is asked for one at a time while the game goes on; what it answered is kept by the hash of
    the prompt for as long as the program runs, also through loading."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._answers: dict[str, str] = {}
        self._asking: _Asking | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody is about to speak."""
        return self._asking is not None

    def speak(self, scene: Scene, voice: Voice, one: Townsman) -> list[Event]:
        """Let somebody say what it has to say, now or as soon as the model has words for it; only the player hears
        it. News are always said as they are written: they hold what one must know."""
        if self._asking and self._asking.chosen.one.id == one.id:
            return [Thinking(one.id)]
        before = self.settle(scene)
        nearby.face_each_other(scene.world, one.id)
        chosen = choose(scene, one)
        if voice.name == "understudy" or chosen.remark.id:
            return [*before, *say(scene, chosen)]
        request = request_for(scene, chosen)
        if request.sha256 in self._answers:
            return [*before, *say(scene, chosen, self._answers[request.sha256], voice)]
        self._asking = _Asking(chosen, request, voice.stream(request), voice, self._clock() + WITHIN)
        return [*before, *(self.listen(scene) or [Thinking(one.id)])]

    def listen(self, scene: Scene, seconds: float = 0.0) -> list[Event]:
        """Say the remark for which a model was asked once its answer is there or the time is up, waiting up to
        `seconds` for it."""
        asking = self._asking
        if asking is None:
            return []
        asking.poll(min(seconds, max(0.0, asking.until - self._clock())))
        if not asking.over:
            return self.settle(scene) if self._clock() >= asking.until else []
        self._asking = None
        if asking.text.strip():
            self._keep(asking)
        said = say(scene, asking.chosen, asking.text, asking.voice, asking.usage)
        return [*asking.faults, *said, JobDone("remark", asking.chosen.one.id)]

    def settle(self, scene: Scene) -> list[Event]:
        """Let the remark that is under way be said at once, as it is written."""
        asking, self._asking = self._asking, None
        if asking is None:
            return []
        asking.reply.cancel()
        return [*asking.faults, *say(scene, asking.chosen), JobDone("remark", asking.chosen.one.id)]

    def drop(self) -> None:
        """Give up what is under way: another game takes the place of this one."""
        if self._asking:
            self._asking.reply.cancel()
        self._asking = None

    def _keep(self, asking: _Asking) -> None:
        self._answers[asking.request.sha256] = asking.text
        if len(self._answers) > KEPT:
            del self._answers[next(iter(self._answers))]


def choose(scene: Scene, one: Townsman) -> Chosen:
    """Draw what somebody says, if possible not what it said last."""
    last = next((line for line in reversed(scene.chronicle.log.branch) if line.speaker == one.id), None)
    found = sayable(one, scene.world, (last.meta or {}).get("remark", last.text) if last else "")
    return Chosen(one, *found[int(scene.draws.draw("world") * len(found))])


def request_for(scene: Scene, chosen: Chosen) -> Request:
    """What a model is asked for. It hangs on person, remark, part of day and weather alone."""
    one, world = chosen.one, scene.world
    outdoors = scene.resources.atlas.maps[world.player.map].outdoors
    sight = SIGHTS.get(weather_of(world.flags), "") if outdoors else ""
    town = scene.resources.cast.town.name
    turns = asked(one.name, one.title, town, chosen.text, part_of_day(world.time), sight)
    messages = tuple(Message(turn.role, turn.content) for turn in turns)
    tokens = message_tokens([turn.content for turn in turns], scene.resources.count)
    return Request(one.id, "remark", messages, max_tokens=MAX_TOKENS, tokens=tokens)


def say(
    scene: Scene, chosen: Chosen, answer: str = "", voice: Voice | None = None, usage: Usage | None = None
) -> list[Event]:
    """Say a remark: in the words of the `answer` of a model where they may stand, else as it is written."""
    one, cast = chosen.one, scene.resources.cast
    words = voiced(answer, chosen.text, (one.id, one.name, one.title), cast.town, _locked(scene)) if answer else ""
    by_model: dict[str, Any] = {}
    if words and voice:
        counted = {"usage": asdict(usage)} if usage else {}
        by_model = {"voice": voice.name, "model": voice.model or None, "meta": {"remark": chosen.text, **counted}}
    text = words or chosen.text
    scene.chronicle.add(scene.world, "narration", one.id, listeners=(PLAYER,), text=text, **by_model)
    flag = one.heard(chosen.remark)
    heard = log_facts(scene, rules.set_flag(scene.world, flag, True)) if flag else []
    return [Narration(f"{one.name}: “{text}”"), *heard]


def _locked(scene: Scene) -> list[str]:
    """The words that would give away what any character must not speak of now."""
    cast = scene.resources.cast
    return [term for npc, one in cast.personas.items() for term in locked_terms(one.knowledge, scene.view(npc))]
