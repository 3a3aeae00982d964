"""The background job after an answer in another language: did it claim a deed that was not done?"""

from __future__ import annotations

from dataclasses import dataclass

from game.mind.claims_abroad import MAX_TOKENS, SCHEMA, asked, claimed
from game.mind.deed_words import Claim
from game.mind.intent_text import foreign
from game.mind.prompt import BUDGET, Turn
from game.session.background import Job, side_request
from game.session.compression import assembled, opened
from game.session.events import Event, Guarded, Outcome
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.session.utterance import Utterance
from game.voice import Voice

CLAIM = "claim"
"""What stands in the place of an offer where none was taken up."""
SAYS_NOT: dict[Claim, str] = {
    "transfer": "Nothing changed hands.", "opening": "The gate is as it was.", "price": "The price is as it was.",
    "promise": "No promise was given that will be kept.",
}  # fmt: skip
"""What the player is told, since what was said stays."""


@dataclass(slots=True)
class Checking(Job):
    """The request about the answer that is the log's line `line`."""

    kind = "understanding"

    line: int

    @classmethod
    def begin(cls, scene: Scene, voice: Voice, talk: OpenTalk, utterance: Utterance) -> list[Checking]:
        """Ask about an answer of the model in another language in a turn in which nothing was done."""
        text, decided = utterance.text, utterance.draft.decided
        heard = talk.said[-2][1] if len(talk.said) > 1 else ""
        if utterance.voice == "understudy" or decided or not (foreign(text) and foreign(heard)):
            return []
        messages = assembled(scene, opened(scene, talk), talk.npc).messages
        if messages[-1].role == "user":
            messages = messages[:-1]
        turns = asked([*messages[:-1], Turn("assistant", text)], scene.persona(talk.npc).name)
        request = side_request(scene, talk.npc, cls.kind, turns, MAX_TOKENS)
        if request.tokens > BUDGET:
            return []
        return [cls(talk.npc, talk.id, voice.complete_json(request, SCHEMA), utterance.draft.line)]

    def _take_in(self, scene: Scene) -> list[Event]:
        claim = claimed(self.text)
        if claim is None:
            return [self.done]
        data = {"what": "claim", "claim": claim}
        scene.chronicle.add(scene.world, "mind", self.npc, talk=self.talk, data=data, cites=(self.line,))
        return [Guarded(self.npc, "deed_abroad"), Outcome(self.npc, CLAIM, False, SAYS_NOT[claim]), self.done]
