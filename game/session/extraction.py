"""The background job after a talk: ask the voice for facts, take in what holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.log import Line
from game.mind.extraction import MAX_TOKENS, SCHEMA, accepted, requests, telling_lines
from game.mind.tokens import message_tokens
from game.session.events import Event, JobDone, Remembered
from game.session.scene import Scene
from game.voice import Failed, Finished, Message, Reply, Request, Text, Voice

TAKEN_UP = 5
"""So many of the last talks are asked about again after a restart."""


@dataclass(slots=True)
class Extraction:
    """One request under way. It belongs to the game in which it was begun and is dropped with it."""

    npc: str
    talk: str
    lines: list[Line]
    last: bool
    request: Request
    voice: Voice
    reply: Reply
    text: str = ""
    again: bool = False

    @classmethod
    def begin(cls, scene: Scene, voice: Voice, npc: str, talk: str) -> list[Extraction]:
        """Ask about a closed talk; nothing where nothing in it can hold a fact."""
        said = [line for line in scene.chronicle.view(npc) if line.talk == talk and line.kind == "speech"]
        parts = requests(telling_lines(said), scene.persona(npc).name, scene.resources.count)
        jobs: list[Extraction] = []
        for number, (turns, lines) in enumerate(parts, 1):
            messages = tuple(Message(turn.role, turn.content) for turn in turns)
            tokens = message_tokens([turn.content for turn in turns], scene.resources.count)
            request = Request(
                npc, "extraction", messages, max_tokens=MAX_TOKENS, temperature=0.0, frequency_penalty=0.0, stop=(),
                tokens=tokens,
            )  # fmt: skip
            reply = voice.complete_json(request, SCHEMA)
            jobs.append(cls(npc, talk, lines, number == len(parts), request, voice, reply))
        return jobs

    @classmethod
    def left_undone(cls, scene: Scene, voice: Voice) -> list[Extraction]:
        """What was still to be asked about the last talks when the game was quit."""
        if voice.name == "understudy":
            return []
        closed = [
            line for line in scene.chronicle.log.branch if _is(line, "talk_closed") and line.data and line.data["turns"]
        ]
        asked = {line.talk for line in scene.chronicle.log.branch if _is(line, "extracted")}
        return [
            job
            for line in closed[-TAKEN_UP:]
            if line.talk and line.talk not in asked and line.speaker in scene.resources.cast.personas
            for job in cls.begin(scene, voice, line.speaker, line.talk)
        ]

    def poll(self, scene: Scene, seconds: float = 0.0) -> list[Event] | None:
        """None while it is under way; then what was remembered. What fails is asked again at the next start."""
        for chunk in self.reply.wait(seconds) if seconds else self.reply.poll():
            match chunk:
                case Text(text):
                    self.text += text
                case Failed():
                    return [JobDone("extraction", self.npc)]
                case Finished():
                    return self._take_in(scene)
        return None

    def cancel(self) -> None:
        """Give it up for now."""
        self.reply.cancel()

    def _take_in(self, scene: Scene) -> list[Event] | None:
        """Remember what holds of the answer. One that cannot be read is asked for once more."""
        names = scene.memory(self.npc).name or "the traveller", scene.persona(self.npc).name
        try:
            found = list(accepted(self.text, self.lines, scene.memory(self.npc), names, scene.world.time.day))
        except ValueError as error:
            if not self.again:
                self.again, self.text = True, ""
                self.reply = self.voice.complete_json(self.request, SCHEMA)
                return None
            return self._close(scene, [], {"unreadable": str(error)})
        return self._close(scene, found, {})

    def _close(self, scene: Scene, found: list[tuple[Mapping[str, Any], int]], how: Mapping[str, Any]) -> list[Event]:
        events: list[Event] = []
        with scene.chronicle.at_once():
            for data, line in found:
                scene.chronicle.add(scene.world, "mind", self.npc, talk=self.talk, data=data, cites=(line,))
                if data["what"] == "fact":
                    events.append(Remembered(self.npc, str(data["key"]), str(data["value"])))
            if self.last:
                done = {"what": "extracted", **how}
                scene.chronicle.add(scene.world, "mind", self.npc, talk=self.talk, data=done)
        return [*events, JobDone("extraction", self.npc)]


def _is(line: Line, what: str) -> bool:
    return line.data is not None and line.data.get("what") == what
