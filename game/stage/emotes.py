"""Bubbles over heads: what an event of the game shows on somebody for a moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import pygame

from game.session.events import (
    Confirm,
    Event,
    Kept,
    Loaded,
    Mood,
    Narration,
    Promised,
    Remembered,
    SceneChanged,
    TalkOpened,
    TurnedTo,
)  # fmt: skip
from game.stage.art import Art
from game.stage.figures import LIFT, pixel
from game.stage.game import Passing
from game.world import Walker

Sign = Literal["talk", "question", "anger", "heart", "note"]
COLUMNS: Mapping[Sign, int] = {"talk": 1, "question": 2, "anger": 3, "heart": 4, "note": 5}
POP_SECONDS, SHOWN_SECONDS, BOB_SECONDS = 0.1, 1.8, 0.9
"""How long a bubble pops up, how long it is there, and from one bob to the next."""
SOONEST = 0.7
"""A sign that was shown for less than this is not pushed away by the next, which waits."""
MOST_WAITING = 3


def emote_on(event: Event, townspeople: Mapping[str, Passing]) -> tuple[str, Sign] | None:
    """Over whose head an event shows which sign, None where it shows none."""
    match event:
        case TalkOpened(npc) | TurnedTo(npc):
            return npc, "talk"
        case Narration(text):
            who = said_by(text, townspeople)
            return (who, "talk") if who else None
        case Confirm(npc):
            return npc, "question"
        case Remembered(npc) | Promised(npc):
            return npc, "note"
        case Kept(npc, _, "player"):
            return npc, "heart"
        case Mood(npc, delta) if delta:
            return npc, "heart" if delta > 0 else "anger"
        case _:
            return None


def said_by(text: str, townspeople: Mapping[str, Passing]) -> str | None:
    """Who says what is read as `Name: “…”`, None where nobody does."""
    return next((who for who, one in townspeople.items() if text.startswith(f"{one.name}: “")), None)


@dataclass(slots=True)
class _Bubble:
    sign: Sign
    seconds: float = 0.0


class Emotes:
    """One bubble at a time over each head, those that come too fast after it."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._bubbles: dict[str, list[_Bubble]] = {}

    @property
    def shown(self) -> dict[str, Sign]:
        """Whose head is under which sign."""
        return {who: bubbles[0].sign for who, bubbles in self._bubbles.items()}

    def hear(self, event: Event, townspeople: Mapping[str, Passing]) -> None:
        """Take an event of the game."""
        if isinstance(event, Loaded | SceneChanged):
            self._bubbles.clear()
        elif found := emote_on(event, townspeople):
            who, sign = found
            waiting = self._bubbles.setdefault(who, [])
            if sign not in (bubble.sign for bubble in waiting) and len(waiting) < MOST_WAITING:
                waiting.append(_Bubble(sign))

    def update(self, seconds: float, asked: bool = False) -> None:
        """Let time pass; a question stays over a head for as long as it is `asked`."""
        for who, bubbles in list(self._bubbles.items()):
            now = bubbles[0]
            now.seconds += seconds
            enough = now.seconds >= (SOONEST if len(bubbles) > 1 else SHOWN_SECONDS)
            if enough and not (asked and now.sign == "question"):
                bubbles.pop(0)
            if not bubbles:
                del self._bubbles[who]

    def draw(self, canvas: pygame.Surface, corner: tuple[int, int], people: Iterable[Walker]) -> None:
        """Draw the bubbles over those who are there, in the pixels of the world."""
        for walker in people:
            if walker.id not in self._bubbles:
                continue
            bubble = self._bubbles[walker.id][0]
            x, y = pixel(walker)
            popping = bubble.seconds < POP_SECONDS
            picture = self._art.emote(0 if popping else COLUMNS[bubble.sign])
            bob = int(bubble.seconds / BOB_SECONDS * 2) % 2
            left, top = x + 8 - picture.get_width() // 2, y - LIFT - picture.get_height() + bob
            canvas.blit(picture, (left - corner[0], top - corner[1]))
