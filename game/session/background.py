"""Work in the background: one request under way for a character, whose answer is taken in when it is whole."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from game.mind.prompt import Turn
from game.mind.tokens import message_tokens
from game.session.events import Event, JobDone
from game.session.scene import Scene
from game.voice import Failed, Finished, Message, Reply, Request, RequestKind, Text


def side_request(scene: Scene, npc: str, kind: RequestKind, turns: Sequence[Turn], max_tokens: int) -> Request:
    """A request beside speech: at temperature 0, without penalty and over as many lines as it needs."""
    return Request(
        npc,
        kind,
        tuple(Message(turn.role, turn.content) for turn in turns),
        max_tokens=max_tokens,
        temperature=0.0,
        frequency_penalty=0.0,
        stop=(),
        tokens=message_tokens([turn.content for turn in turns], scene.resources.count),
    )


@dataclass(slots=True)
class Job(ABC):
    """A request about `talk` under way. It belongs to the game in which it was begun and is dropped with it."""

    kind: ClassVar[RequestKind]

    npc: str
    talk: str
    reply: Reply
    text: str = field(default="", kw_only=True)

    def poll(self, scene: Scene, seconds: float = 0.0) -> list[Event] | None:
        """None while it is under way; then what came of it."""
        for chunk in self.reply.wait(seconds) if seconds else self.reply.poll():
            match chunk:
                case Text(text):
                    self.text += text
                case Failed():
                    return [self.done]
                case Finished():
                    return self._take_in(scene)
        return None

    def cancel(self) -> None:
        """Give it up."""
        self.reply.cancel()

    @property
    def done(self) -> JobDone:
        return JobDone(self.kind, self.npc)

    @abstractmethod
    def _take_in(self, scene: Scene) -> list[Event] | None:
        """Use the whole answer in `text`. None where it is asked for once more."""
