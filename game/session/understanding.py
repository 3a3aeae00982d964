"""Asking the model what a line asks for, where the rules are unsure and something is at stake. The turn waits for it,
but never long."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.mind.blocks import STRANGER
from game.mind.choosing import MAX_TOKENS, at_stake, chosen, question, schema
from game.mind.offers import Offer
from game.mind.prompt import BUDGET
from game.mind.wish import Wish
from game.session.background import side_request
from game.session.compression import assembled, opened
from game.session.hearing import Understood
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.voice import Failed, Finished, Reply, Text, Voice

WITHIN = 8.0
"""Seconds that a line waits to be understood; then it asks for nothing."""


@dataclass(slots=True)
class Understanding:
    """The request about a line. `wish` is what came of it, once it is `over`."""

    reply: Reply
    offers: Sequence[Offer]
    until: float
    clock: Callable[[], float]
    wish: Wish | None = None
    over: bool = False
    _text: str = field(default="", init=False)

    @classmethod
    def begin(
        cls, scene: Scene, voice: Voice, talk: OpenTalk, text: str, line: Understood, offers: Sequence[Offer]
    ) -> Understanding | None:
        """Ask, where it is worth it; None where the rules are sure, nothing is at stake or nobody can be asked."""
        view = scene.view(talk.npc)
        if voice.name == "understudy" or line.ruling or not at_stake(text, line.reading, view, offers):
            return None
        who = scene.memory(talk.npc).name or STRANGER
        messages = assembled(scene, opened(scene, talk), talk.npc).messages
        turns = question(messages, who, scene.persona(talk.npc).name, text, offers)
        request = side_request(scene, talk.npc, "understanding", turns, MAX_TOKENS)
        if request.tokens > BUDGET:
            return None
        reply = voice.complete_json(request, schema(offers))
        return cls(reply, offers, time.monotonic() + WITHIN, time.monotonic)

    def poll(self, seconds: float) -> None:
        """Take in what has come, waiting up to `seconds`."""
        for chunk in self.reply.wait(seconds) if seconds else self.reply.poll():
            match chunk:
                case Text(text):
                    self._text += text
                case Failed():
                    self.over = True
                case Finished():
                    self.wish, self.over = chosen(self._text, self.offers), True
        if not self.over and self.clock() >= self.until:
            self.cancel()

    def cancel(self) -> None:
        """Give it up: the line asks for nothing."""
        self.reply.cancel()
        self.over = True
