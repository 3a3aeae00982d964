"""The question before a deed that costs the player something, and what is said by taking up an offer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.mind.offers import Offer, in_the_trade, in_words, offers
from game.mind.ruling import Ruling, declined, wish_for
from game.mind.wish import Wish
from game.mind.wish_patterns import AGREES, REFUSES
from game.session.hearing import Understood, understand
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.session.watch import dealing


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked about the player's line `said`, before its `ruling` is carried out. Saying it began after line
    `since` of the log."""

    said: str
    whisper: bool
    line: Understood
    ruling: Ruling
    since: int | None = None

    def answer(self, text: str) -> bool | None:
        """Whether a line is a plain yes or no; None where it is neither."""
        plain = " ".join(text.casefold().replace(",", " ").strip(" .!").split())
        return True if AGREES.fullmatch(plain) else False if REFUSES.fullmatch(plain) else None

    def confirmed(self, scene: Scene, talk: OpenTalk) -> Understood:
        """The line as it is meant, judged by the world as it is now."""
        return understand(scene, talk, self.said, self.line.wish)

    def withdrawn(self, scene: Scene, talk: OpenTalk) -> Understood:
        """The line, of which nothing comes."""
        return replace(self.line, ruling=declined(self.ruling, scene.persona(talk.npc), scene.memory(talk.npc)))


def on_offer(scene: Scene, talk: OpenTalk | None) -> tuple[Offer, ...]:
    """What the partner of a talk may do with the player now."""
    return offers(scene.persona(talk.npc), dealing(scene, talk.npc)) if talk else ()


def taken_up(scene: Scene, talk: OpenTalk, offer: str) -> tuple[str, Wish | None] | None:
    """What the player says by taking up an offer (its id or label), and the deed that it wishes for. What is not on
    offer now but belongs to the character's trade is asked for all the same; None for everything else, and
    in a duel."""
    found = next((one for one in on_offer(scene, talk) if offer in (one.id, one.label, one.words)), None)
    if found:
        return found.words, wish_for(found.id)
    view = scene.view(talk.npc)
    if view.bout:
        return None
    return (in_words(offer, view), wish_for(offer)) if in_the_trade(offer, scene.persona(talk.npc), view) else None
