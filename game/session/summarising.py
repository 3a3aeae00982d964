"""The background job after a compression: the model's summary takes the place of the rule-made one."""

from __future__ import annotations

from dataclasses import dataclass

from game.log import Line
from game.mind.prompt import BUDGET, Turn
from game.mind.summary import SUMMARY_TOKENS, Compression, sound_summary, summary_request
from game.mind.tokens import message_tokens
from game.session.events import Event, JobDone
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.voice import Failed, Finished, Message, Reply, Request, Text, Voice


@dataclass(slots=True)
class Summarising:
    """One request for the summary of the lines that `done` covers. It belongs to the game in which it was begun."""

    npc: str
    talk: str
    done: Compression
    reply: Reply
    text: str = ""

    @classmethod
    def begin(
        cls, scene: Scene, voice: Voice, talk: OpenTalk, before: tuple[Turn, ...], done: Compression
    ) -> Summarising | None:
        """Ask for it, with the messages of the prompt `before` the compression; None where that cannot be."""
        turns = summary_request(before, scene.persona(talk.npc), scene.memory(talk.npc).name)
        tokens = message_tokens([turn.content for turn in turns], scene.resources.count)
        if not turns or tokens > BUDGET or voice.name == "understudy":
            return None
        messages = tuple(Message(turn.role, turn.content) for turn in turns)
        request = Request(
            talk.npc, "summary", messages, max_tokens=SUMMARY_TOKENS, temperature=0.0, frequency_penalty=0.0, stop=(),
            tokens=tokens,
        )  # fmt: skip
        return cls(talk.npc, talk.id, done, voice.stream(request))

    def poll(self, scene: Scene, seconds: float = 0.0) -> list[Event] | None:
        """None while it is under way. What fails or cannot stand leaves the rule-made summary in its place."""
        for chunk in self.reply.wait(seconds) if seconds else self.reply.poll():
            match chunk:
                case Text(text):
                    self.text += text
                case Failed():
                    return [JobDone("summary", self.npc)]
                case Finished():
                    return self._take_in(scene)
        return None

    def cancel(self) -> None:
        """Give it up: the rule-made summary stays."""
        self.reply.cancel()

    def _take_in(self, scene: Scene) -> list[Event]:
        memory, persona = scene.memory(self.npc), scene.persona(self.npc)
        known = (persona.name, memory.name or "", "The traveller", scene.resources.cast.town.name, memory.goal or "")
        text = sound_summary(self.text, self._lines(scene), known)
        stands = any(s.talk == self.talk and s.first_line == self.done.first_line for s in memory.history)
        if text and stands:
            data = {
                "what": "summary", "text": text, "first_line": self.done.first_line, "last_line": self.done.last_line,
                "turns": self.done.turns, "mood_before": memory.mood, "mood_after": memory.mood, "by": "model",
            }  # fmt: skip
            cites = (self.done.first_line, self.done.last_line)
            scene.chronicle.add(scene.world, "mind", self.npc, talk=self.talk, data=data, cites=cites)
        return [JobDone("summary", self.npc)]

    def _lines(self, scene: Scene) -> list[Line]:
        first, last = self.done.first_line, self.done.last_line
        return [line for line in scene.chronicle.view(self.npc) if line.kind == "speech" and first <= line.id <= last]
