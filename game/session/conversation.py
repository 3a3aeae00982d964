"""Talking: opens talks, carries turns from the player's words to the log, and works after a talk in the background."""

from __future__ import annotations

from game.mind.promise import Grant
from game.session.deeds import log_facts
from game.session.events import Done, Event, Fault, Promised, Prompt, TalkClosed, TalkOpened, Thinking
from game.session.extraction import Extraction
from game.session.talk import OpenTalk, still_open
from game.session.turns import Scene, close_talk, draft_answer, draft_greeting, hear, open_talk
from game.session.utterance import Draft, Utterance
from game.voice import Voice
from game.world import Pledge, rules
from game.world.state import PLAYER

LONGEST_LINE = 20_000
"""Letters of one line of the player; what is longer is cut there."""


class Conversation:
    """The talking side of one running game. `talk` is the open talk, if there is one."""

    def __init__(self, scene: Scene, voice: Voice) -> None:
        self.talk: OpenTalk | None = None
        self._scene = scene
        self._voice = voice
        self._utterance: Utterance | None = None
        self._granted: tuple[Grant, int] | None = None
        self._jobs: list[Extraction] = []

    @property
    def busy(self) -> bool:
        """Whether an answer is under way."""
        return self._utterance is not None

    @property
    def working(self) -> bool:
        """Whether something is still being worked on in the background."""
        return bool(self._jobs)

    def resume(self) -> None:
        """Take up the talk that was open at the end of the log; an answer that was due is given now."""
        talk = still_open(self._scene.chronicle.log.branch)
        if talk is None or talk.npc not in self._scene.resources.cast.personas:
            return
        self.talk = talk
        if not talk.said:
            self._begin(*draft_greeting(self._scene, talk))
        elif talk.said[-1][0] == PLAYER:
            self._begin(*draft_answer(self._scene, talk, self._scene.read(talk.said[-1][1], talk.npc)))

    def open(self, npc: str) -> list[Event]:
        """Begin a talk with a character in reach, who speaks first."""
        scene = self._scene
        if self.talk:
            return [Fault("talk", f"First end the talk with {scene.persona(self.talk.npc).name}.")]
        if npc not in scene.resources.cast.personas or npc not in scene.world.people:
            return [Fault("talk", f"There is nobody called `{npc}` here.")]
        if not rules.in_reach(scene.world, scene.resources.atlas, npc):
            return [Fault("talk", f"{scene.persona(npc).name} is too far away to talk.")]
        rules.face_each_other(scene.world, npc)
        self.talk = open_talk(scene, npc)
        facts = log_facts(scene, rules.set_flag(scene.world, f"met_{npc}", True))
        return [TalkOpened(npc), *facts, *self._begin(*draft_greeting(scene, self.talk))]

    def say(self, text: str, to: str | None) -> list[Event]:
        """Say a line in the open talk: it is understood, the engine acts, the character answers."""
        scene, talk = self._scene, self.talk
        if talk is None:
            return [Fault("talk", "Nobody is listening: walk up to somebody and press the talk key.")]
        if self.busy:
            return [Fault("talk", "Let the answer come to its end first, or break it off.")]
        if to not in (None, talk.npc):
            return [Fault("talk", f"`{to}` takes no part in this talk.")]
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")[:LONGEST_LINE]
        if not text.strip():
            return []
        heard = hear(scene, talk, text)
        events = list(heard.events)
        if heard.granted:
            promise = heard.granted
            self._granted = promise, heard.line
            pledge = Pledge(heard.line, talk.npc, promise.kind, promise.when, promise.item)
            events += log_facts(scene, rules.pledge(scene.world, pledge))
        events += log_facts(scene, rules.pass_time(scene.world, 1, silent=True))
        return events + self._begin(*draft_answer(scene, talk, heard.reading, heard.granted))

    def cancel(self) -> list[Event]:
        """Break off the answer; what was released stays."""
        if self._utterance is None:
            return []
        events = self._utterance.cancel()
        return events + self._finish(self._utterance)

    def leave(self) -> list[Event]:
        """End the open talk."""
        scene, talk = self._scene, self.talk
        if talk is None:
            return []
        events = self.cancel()
        turns = close_talk(scene, talk)
        self.talk = None
        rules.turn_home(scene.world, talk.npc)
        job = Extraction.begin(scene, self._voice, talk) if turns else None
        self._jobs += [job] if job else []
        return [*events, TalkClosed(talk.npc, turns), *self._listen_to_jobs(0.0)]

    def listen(self, seconds: float = 0.0) -> list[Event]:
        """Take in what the voice has said, waiting up to `seconds` for something."""
        if self._utterance is None:
            return self._listen_to_jobs(seconds)
        events = self._utterance.poll(seconds)
        if self._utterance.over:
            events += self._finish(self._utterance)
        return events

    def drop(self) -> None:
        """Give up everything that is under way: another game takes the place of this one."""
        if self._utterance:
            self._utterance.cancel()
        for job in self._jobs:
            job.cancel()
        self._utterance, self._granted, self._jobs = None, None, []

    def _begin(self, draft: Draft, prompt: Prompt) -> list[Event]:
        if self.talk:
            self.talk.busy = True
        self._utterance = Utterance(draft, self._voice)
        return [prompt, Thinking(draft.npc), *self.listen()]

    def _finish(self, utterance: Utterance) -> list[Event]:
        """Put what was said into the log, and the promise that it binds to."""
        draft, talk = utterance.draft, self.talk
        self._utterance = None
        events: list[Event] = []
        if talk:
            talk.busy = False
            if utterance.text.strip():
                events += self._promised(talk, self._log(utterance, talk))
        self._granted = None
        usage = utterance.usage
        counted = {"prompt": usage.prompt, "cached": usage.cached, "completion": usage.completion} if usage else {}
        return [*events, Done(draft.npc, utterance.voice, counted)]

    def _log(self, utterance: Utterance, talk: OpenTalk) -> int:
        """Add what was said to the log and return the id of its line."""
        scene, npc = self._scene, utterance.draft.npc
        line = scene.chronicle.add(
            scene.world,
            "speech",
            npc,
            listeners=(PLAYER, *(who for who in rules.listeners(scene.world) if who != npc)),
            text=utterance.text,
            talk=talk.id,
            to=PLAYER,
            mood=scene.memory(npc).mood,
            voice=utterance.voice,
            model=utterance.model or None,
            direction=utterance.direction,
            guarded=utterance.guarded,
            tokens=utterance.draft.tokens,
        )
        talk.said.append((npc, utterance.text))
        return line.id

    def _promised(self, talk: OpenTalk, said: int) -> list[Event]:
        """Remember the promise that was given in this turn."""
        if self._granted is None:
            return []
        granted, asked = self._granted
        data = {"what": "promise", "words": granted.words, "kind": granted.kind, "when": dict(granted.when)}
        self._scene.chronicle.add(self._scene.world, "mind", talk.npc, talk=talk.id, data=data, cites=(said, asked))
        when = ", ".join(f"{key} {value}" for key, value in granted.when.items())
        return [Promised(talk.npc, granted.words, when)]

    def _listen_to_jobs(self, seconds: float) -> list[Event]:
        """Take in what came back from the background; never in the middle of an utterance."""
        events: list[Event] = []
        for job in list(self._jobs):
            done = job.poll(self._scene, seconds)
            if done is not None:
                self._jobs.remove(job)
                events += done
        return events
