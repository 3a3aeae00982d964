"""The background job after a talk: ask the voice for facts, take in what holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.log import Line
from game.mind.extraction import MAX_TOKENS, SCHEMA, accepted, requests, telling_lines
from game.session.background import Job, side_request
from game.session.events import Event, Remembered
from game.session.scene import Scene
from game.voice import Request, Voice

TAKEN_UP = 5
"""So many of the last talks are asked about again after a restart."""


@dataclass(slots=True)
class Extraction(Job):
    """The request about `lines` of a closed talk; `last` is the talk's last one. What fails is asked again at the next
    start, an answer that cannot be read at once and once more."""

    kind = "extraction"

    lines: list[Line]
    last: bool
    request: Request
    voice: Voice
    again: bool = False

    @classmethod
    def begin(cls, scene: Scene, voice: Voice, npc: str, talk: str) -> list[Extraction]:
        """Ask about what was said to a character in a closed talk; nothing where nothing in it can hold a fact."""
        heard = (line for line in scene.chronicle.view(npc) if line.talk == talk and line.kind == "speech")
        said = [line for line in heard if line.to in (None, npc)]
        parts = requests(telling_lines(said), scene.persona(npc).name, scene.resources.count)
        jobs: list[Extraction] = []
        for number, (turns, lines) in enumerate(parts, 1):
            request = side_request(scene, npc, cls.kind, turns, MAX_TOKENS)
            reply = voice.complete_json(request, SCHEMA)
            jobs.append(cls(npc, talk, reply, lines, number == len(parts), request, voice))
        return jobs

    @classmethod
    def left_undone(cls, scene: Scene, voice: Voice) -> list[Extraction]:
        """What was still to be asked about the last talks when the game was quit."""
        if voice.name == "understudy":
            return []
        branch = scene.chronicle.log.branch
        closed = [line for line in branch if line.what == "talk_closed" and line.data and line.data["turns"]]
        asked = {(line.talk, line.speaker) for line in branch if line.what == "extracted"}
        return [
            job
            for line in closed[-TAKEN_UP:]
            if line.talk and (line.talk, line.speaker) not in asked and line.speaker in scene.resources.cast.personas
            for job in cls.begin(scene, voice, line.speaker, line.talk)
        ]

    def _take_in(self, scene: Scene) -> list[Event] | None:
        """Remember what holds of the answer. One that cannot be read is asked for once more."""
        names = scene.memory(self.npc).name or "the traveller", scene.persona(self.npc).name
        try:
            day, missing = scene.world.time.day, _not_owned(scene, self.npc)
            found = list(accepted(self.text, self.lines, scene.memory(self.npc), names, day, missing))
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
        return [*events, self.done]


def _not_owned(scene: Scene, npc: str) -> list[str]:
    """The names of the world's things that the player does not have now."""
    held = scene.view(npc).items
    return [thing.name for item, thing in scene.resources.items.items() if not held.get(item)]
