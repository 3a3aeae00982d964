"""What can be chosen in a talk beside the player's own words: quick choices, and questions that open by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.stage.actions import Action
from game.stage.box import Box
from game.stage.choices import Choices
from game.stage.game import Game, Offer
from game.stage.icons import of_offer
from game.stage.look import Look
from game.stage.menu import Item

REPLY = "reply:"
"""How the ids of suggested replies begin."""
OTHERWISE = (("change", "Your last line in other words", "Ctrl+E"), ("again", "Another answer", "Ctrl+R"))
YES_OR_NO = (Item("yes", "Yes"), Item("no", "No"))
NOT_BEFORE = 0.2
"""Seconds in which a question that opens by itself is not answered by a key that was meant for what stood before."""
NOT_BEFORE_WRITERS = 1.0
"""The same for somebody who was writing when it opened."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What was picked: the answer to a question ("yes" or "no"), a reply as it stands, the id of an offer, or "" to go
    back to one's own words; another answer, or to say one's last line otherwise."""

    kind: Literal["answer", "reply", "offer", "again", "change"]
    what: str = ""


def _item(offer: Offer) -> Item:
    return Item(offer.id, offer.label, of_offer(offer.id))


class Asking:
    """The choices of an open talk; `now` are those that are shown."""

    def __init__(self, game: Game, look: Look) -> None:
        self.now: Choices | None = None
        self._game = game
        self._look = look
        self._asked = ""
        self._deaf_until = 0.0
        """Until then a question that opened by itself takes no answer."""

    @property
    def has_any(self) -> bool:
        """Whether there is anything to choose from. What is on offer is known, suggestions are looked for."""
        return bool(self._game.offers or self._game.suggestions or self._spoken)

    def close(self) -> None:
        """Show none."""
        self.now = None

    def forget(self) -> None:
        """The player has spoken: what was asked may be asked anew."""
        self._asked = ""

    def ask(self, all_read: bool, seconds: float, writes: bool) -> bool:
        """Put the open question, or what waits for an answer in a duel, once: it may also be answered in other words.
        Whether one was put now."""
        question = self._game.question or (self._game.bout if all_read else self._asked)
        if question == self._asked:
            return False
        self._asked = question
        if question:
            answers = YES_OR_NO if self._game.question else [_item(one) for one in self._game.offers]
            self.now = Choices(answers, self._look.cue, question, above=not self._game.question)
            self._deaf_until = seconds + (NOT_BEFORE_WRITERS if writes else NOT_BEFORE)
        elif self.now and self.now.question:
            self.close()
        return bool(question)

    def turn(self) -> Literal["open", "closed", "same"]:
        """From one's own words to the quick choices, and back."""
        if self.now and not self.now.question:
            self.close()
            return "closed"
        if self._game.question or self._game.bout:
            self.forget()
        elif items := self._items():
            self.now = Choices(items, self._look.cue)
            return "open"
        return "same"

    def pick(self, event: pygame.Event, action: Action | None, box: Box, seconds: float) -> Picked | None:
        """What an event picks of the choices that are shown, which are closed then."""
        choices = self.now
        if choices is None or (choices.question and action in ("confirm", "talk") and seconds < self._deaf_until):
            return None
        picked = choices.handle(event, action, box)
        confirms = bool(self._game.question)
        if action == "cancel":
            picked = "no" if confirms else ""
        if picked is None:
            return None
        self.close()
        if confirms:
            return Picked("answer", picked)
        if picked in ("again", "change"):
            return Picked("again" if picked == "again" else "change")
        return Picked("reply", picked.removeprefix(REPLY)) if picked.startswith(REPLY) else Picked("offer", picked)

    def _items(self) -> list[Item]:
        """What is on offer, then replies that fit, then what goes back on the last turn."""
        replies = [Item(f"{REPLY}{text}", f"“{text}”") for text in self._game.suggestions]
        return [*(_item(offer) for offer in self._game.offers), *replies, *(self._otherwise if self._spoken else ())]

    @property
    def _spoken(self) -> bool:
        """Whether the player has said anything in this talk."""
        talk = self._game.talk
        return talk is not None and any(speaker == "player" for speaker, _ in talk.said)

    @property
    def _otherwise(self) -> list[Item]:
        keys = self._look.controls.device == "keys"
        return [Item(what, f"{text} ({key})" if keys else text) for what, text, key in OTHERWISE]
