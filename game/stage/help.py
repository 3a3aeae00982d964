"""The help card: what the device in hand does, on the way, in a talk and everywhere."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.actions import Action, Controls
from game.stage.art import WINE
from game.stage.look import Look
from game.stage.screen import Transition
from game.stage.sheet import Sheet
from game.stage.textpage import Row

TITLE = "How to play"
WAY, TALK, ALWAYS = "On your way", "In a talk", "Everywhere"
NOT_BEFORE = 1.0
"""Seconds in which a card that came by itself stays."""
OTHERWISE = "Ctrl+E – your last line in other words · Ctrl+R – another answer"
SCREEN = "F1 – this card · F11 – full screen · F12 – a picture of the screen"

MOUSE: Sequence[Sequence[str]] = (
    ("Click – walk there, talk to whom you click, read", "Hold the button – walk where you point"),
    ("Type, or click Letters – say it in your own words", "Click Choices – what you could do or ask",
     "Click – read on · Hold – read faster"),
    ("Right click – back, leave, menu · Wheel – scroll", SCREEN),
)  # fmt: skip


class Help(Sheet):
    """Lies over every screen. Where it came `by_itself`, keys that were meant for what stood before do not take it
    away."""

    def __init__(self, look: Look, *, by_itself: bool = False) -> None:
        super().__init__(look, TITLE)
        self._deaf = NOT_BEFORE if by_itself else 0.0

    @property
    def deaf(self) -> bool:
        """Whether it takes nothing yet."""
        return self._deaf > 0

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        return None if self.deaf else super().handle(event, action)

    def update(self, seconds: float) -> Transition:
        self._deaf = max(0.0, self._deaf - seconds)
        return None

    def rows(self) -> list[Row]:
        rows: list[Row] = []
        for heading, told in parts(self._look.controls):
            rows += [Row("", rule=True)] if rows else []
            rows.append(Row(heading, WINE, "bold"))
            for text in told:
                rows += self._page.wrapped(text, caps=True)
        return rows


def parts(controls: Controls) -> list[tuple[str, Sequence[str]]]:
    """Headings, and the lines under each of them."""
    return list(zip((WAY, TALK, ALWAYS), MOUSE if controls.device == "mouse" else _by_buttons(controls), strict=True))


def _by_buttons(controls: Controls) -> Sequence[Sequence[str]]:
    """What keys do, or the buttons of a pad."""
    say, write = controls.name("confirm"), "Type what you like · {} – say it"
    turns = OTHERWISE
    if controls.device == "pad":
        write, turns = "{} – letters on the screen, for your own words", f"{say} – read on; held: read faster"
    runs = controls.hint(("run", "run"), ("talk", "talk, read"), ("take", "take"))
    talks = controls.hint(("choices", "what you could do or ask"), ("history", "what was said"))
    saves = controls.hint(("save", "quick save"), ("load", "quick load"))
    way = f"{controls.walks} – walk · {runs}", controls.hint(("bag", "bag"), ("quests", "quest log"), ("map", "map"))
    always = controls.hint(("cancel", "break an answer off, leave, menu")), saves, SCREEN
    return way, (write.format(say), talks, turns), [line for line in always if line]
