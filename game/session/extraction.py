"""The background job after a talk: ask the voice for facts, take in what holds."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.log import Line
from game.mind.extraction import MAX_TOKENS, SCHEMA, accepted, request_messages, telling_lines
from game.session.events import Event, JobDone, Remembered
from game.session.talk import OpenTalk
from game.session.turns import Scene
from game.voice import Failed, Finished, Message, Reply, Request, Text, Voice


@dataclass(slots=True)
class Extraction:
    """One request under way. It belongs to the game in which it was begun and is dropped with it."""

    npc: str
    talk: str
    lines: list[Line]
    reply: Reply
    text: str = ""
    over: list[str] = field(default_factory=list)

    @classmethod
    def begin(cls, scene: Scene, voice: Voice, talk: OpenTalk) -> Extraction | None:
        """Ask about a closed talk; None where nothing in it can hold a fact."""
        said = [line for line in scene.chronicle.view(talk.npc) if line.talk == talk.id and line.kind == "speech"]
        lines = telling_lines(said)
        turns = request_messages(lines, scene.resources.count)
        if not turns:
            return None
        messages = tuple(Message(turn.role, turn.content) for turn in turns)
        request = Request(
            talk.npc, "extraction", messages, max_tokens=MAX_TOKENS, temperature=0.0, frequency_penalty=0.0, stop=()
        )
        return cls(talk.npc, talk.id, lines, voice.complete_json(request, SCHEMA))

    def poll(self, scene: Scene, seconds: float = 0.0) -> list[Event] | None:
        """None while it is under way; then what was remembered."""
        for chunk in self.reply.wait(seconds) if seconds else self.reply.poll():
            match chunk:
                case Text(text):
                    self.text += text
                case Failed():
                    return []
                case Finished():
                    return self._take_in(scene)
        return None

    def cancel(self) -> bool:
        """Give it up. Always False: it is no longer under way."""
        self.reply.cancel()
        return False

    def _take_in(self, scene: Scene) -> list[Event]:
        events: list[Event] = []
        try:
            for data, line in accepted(self.text, self.lines, scene.memory(self.npc)):
                scene.chronicle.add(scene.world, "mind", self.npc, talk=self.talk, data=data, cites=(line,))
                events.append(Remembered(self.npc, str(data["key"]), str(data["value"])))
        except ValueError:
            pass  # an answer that is no JSON holds nothing; the rules have read the lines already
        return [*events, JobDone("extraction", self.npc)]
