"""The background job after a compression: the model's summary takes the place of the rule-made one."""

from __future__ import annotations

from dataclasses import dataclass

from game.log import Line
from game.mind.prompt import BUDGET, Turn, open_view
from game.mind.summary import SUMMARY_TOKENS, Compression, sound_summary, summary_request
from game.session.background import Job, side_request
from game.session.compression import assembled
from game.session.events import Event
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.voice import Voice


@dataclass(slots=True)
class Summarising(Job):
    """The request for a summary of the lines that `made` covers; one that cannot stand leaves the rule-made one."""

    kind = "summary"

    made: Compression

    @classmethod
    def begin(
        cls, scene: Scene, voice: Voice, talk: OpenTalk, before: tuple[Turn, ...], done: Compression
    ) -> Summarising | None:
        """Ask for it, with the messages of the prompt `before` the compression; None where that cannot be."""
        turns = summary_request(before, scene.persona(talk.npc), scene.memory(talk.npc).name)
        if not turns or voice.name == "understudy":
            return None
        request = side_request(scene, talk.npc, cls.kind, turns, SUMMARY_TOKENS)
        return cls(talk.npc, talk.id, voice.stream(request), done) if request.tokens <= BUDGET else None

    @classmethod
    def left_undone(cls, scene: Scene, voice: Voice, talk: OpenTalk) -> list[Summarising]:
        """What the rules summed up last in the open talk and no model has, when the game was quit: asked for now, with
        the prompt that it would have been asked with then."""
        view = scene.chronicle.view(talk.npc)
        record = next((line for line in reversed(view) if line.talk == talk.id and line.what == "summary"), None)
        data = record.data if record else None
        if record is None or data is None or data.get("by") != "rules":
            return []
        before = assembled(
            scene, open_view(talk.npc, (line for line in view if line.id < record.id), talk.id), talk.npc
        )
        done = Compression(data["text"], data["first_line"], data["last_line"], data["turns"])
        job = cls.begin(scene, voice, talk, before.messages, done)
        return [job] if job else []

    def _take_in(self, scene: Scene) -> list[Event]:
        memory, persona = scene.memory(self.npc), scene.persona(self.npc)
        known = (
            persona.name,
            *self._others(scene),
            memory.name or "",
            "The traveller",
            scene.resources.cast.town.name,
            memory.goal or "",
        )
        text = sound_summary(self.text, self._lines(scene), known)
        stands = any(s.talk == self.talk and s.first_line == self.made.first_line for s in memory.history)
        if text and stands:
            data = {
                "what": "summary", "text": text, "first_line": self.made.first_line, "last_line": self.made.last_line,
                "turns": self.made.turns, "mood_before": memory.mood, "mood_after": memory.mood, "by": "model",
            }  # fmt: skip
            cites = (self.made.first_line, self.made.last_line)
            scene.chronicle.add(scene.world, "mind", self.npc, talk=self.talk, data=data, cites=cites)
        return [self.done]

    def _others(self, scene: Scene) -> set[str]:
        """The names of whoever else speaks in the lines, or is spoken to."""
        concerned = {who for line in self._lines(scene) for who in (line.speaker, line.to) if who}
        return {name for who, name in scene.names.items() if who in concerned}

    def _lines(self, scene: Scene) -> list[Line]:
        first, last = self.made.first_line, self.made.last_line
        return [line for line in scene.chronicle.view(self.npc) if line.kind == "speech" and first <= line.id <= last]
