"""What lies over every screen: faults and start-up sentences at the top, small notes on what characters take in."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

import pygame

from game.session.events import (
    Broken,
    Event,
    Fault,
    Forgot,
    Kept,
    Loaded,
    Marked,
    Mood,
    Outcome,
    Promised,
    Remembered,
    Rewound,
    Saved,
    WorldChanged,
)
from game.stage import icons
from game.stage.art import AMBER, PAPER, WINE
from game.stage.fonts import Colour, Style
from game.stage.frames import slip
from game.stage.game import Game, shown_name
from game.stage.layout import wrapped
from game.stage.look import Look
from game.stage.view import view_for

NOTICE_SECONDS, NOTE_SECONDS, FADE_SECONDS = 8.0, 5.0, 0.4
MOST_NOTES = 3
OF_MINDS = (Remembered, Promised, Kept, Broken, Mood)
"""Events of which the note can be switched off: what somebody remembers, promised, or feels."""


@dataclass(slots=True)
class _Shown:
    text: str
    seconds: float
    """How long it is still shown."""
    icon: str = ""

    @property
    def opacity(self) -> float:
        return min(1.0, self.seconds / FADE_SECONDS)


class Notices:
    """One notice at a time, each for `NOTICE_SECONDS`; up to three notes."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._told = 0
        self._waiting: deque[_Shown] = deque()
        self._notes: deque[_Shown] = deque(maxlen=MOST_NOTES)

    def notice(self, *texts: str) -> None:
        """Show sentences at the top, after those that wait; the same one only once."""
        for text in texts:
            if text and text not in (shown.text for shown in self._waiting):
                self._waiting.append(_Shown(text, NOTICE_SECONDS))

    def note(self, text: str, icon: str = "") -> None:
        """Show a small note for a while, an icon before it."""
        if text:
            self._notes.append(_Shown(text, NOTE_SECONDS, icon))

    def hear(self, event: Event, game: Game) -> None:
        """Take an event of the game."""
        if isinstance(event, Fault):
            self.notice(event.message)
        elif isinstance(event, Rewound):
            self._notes.clear()  # what they tell has never been
        elif self._look.settings.notes or not isinstance(event, OF_MINDS):
            self.note(note_on(event, game), icons.of_event(event))

    def update(self, seconds: float) -> None:
        """Let time pass, and tell which pictures and fonts could not be used since."""
        problems = [*self._look.art.problems, *self._look.fonts.problems]
        for problem in problems[self._told :]:
            self.notice(problem)
        self._told = len(problems)
        if self._waiting:
            self._waiting[0].seconds -= seconds
            if self._waiting[0].seconds <= 0:
                self._waiting.popleft()
        for shown in self._notes:
            shown.seconds -= seconds
        while self._notes and self._notes[0].seconds <= 0:
            self._notes.popleft()

    @property
    def empty(self) -> bool:
        """Whether nothing is shown."""
        return not self._waiting and not self._notes

    def lines(self) -> list[str]:
        """All that is shown, as text."""
        return [f"! {shown.text}" for shown in list(self._waiting)[:1]] + [f"* {note.text}" for note in self._notes]

    def draw(self, surface: pygame.Surface, notes_above: int) -> None:
        """Draw the notice at the top, the notes at the right with their lower edge at `notes_above`."""
        view = view_for(surface.get_size())
        margin, width = 6 * view.scale, surface.get_width()
        if self._waiting:
            most = min(width - 4 * margin, self._style(surface).size * 40)
            first = self._waiting[0]
            marked = replace(first, text=f"! {first.text}") if self._look.settings.marks else first
            picture = self._slip(surface, marked, most, WINE)
            surface.blit(picture, ((width - picture.get_width()) // 2, margin))
        bottom = notes_above - margin
        for note in reversed(self._notes):
            picture = self._slip(surface, note, width - 4 * margin, AMBER)
            bottom -= picture.get_height()
            surface.blit(picture, (width - margin - picture.get_width(), bottom))
            bottom -= margin // 3

    def _slip(self, surface: pygame.Surface, shown: _Shown, most: int, accent: Colour) -> pygame.Surface:
        """What is shown, in lines that are at most so wide."""
        fonts, style = self._look.fonts, self._style(surface)
        lines = wrapped(shown.text, lambda text: fonts.width(text, style), most)
        scale = view_for(surface.get_size()).scale
        icon = icons.picture(self._look.art, shown.icon, scale) if shown.icon else None
        return slip(self._look, [fonts.render(line, style, PAPER) for line in lines], shown.opacity, accent, icon)

    def _style(self, surface: pygame.Surface) -> Style:
        return Style("text", view_for(surface.get_size()).text_size(6))


def note_on(event: Event, game: Game) -> str:
    """The small note on an event, empty where it needs none."""
    match event:
        case Remembered(npc, "name", value):
            return f"{shown_name(game, npc)} will remember your name: {value}."
        case Remembered(npc, _, value):
            return f"{shown_name(game, npc)} will remember: “{value}”"
        case Forgot(npc, _):
            return f"{shown_name(game, npc)} has forgotten it."
        case Promised(npc, text, _):
            return f"{shown_name(game, npc)} promised to {text}."
        case Kept(npc, _, "player"):
            return f"You kept your word to {shown_name(game, npc)}."
        case Broken(npc, _, "player"):
            return f"You broke your word to {shown_name(game, npc)}."
        case Kept(npc, promise):
            return f"{shown_name(game, npc)} kept a promise: {promise}."
        case Broken(npc, promise):
            return f"{shown_name(game, npc)} broke a promise: {promise}."
        case Mood(npc, delta, _, _) if delta:
            return f"{shown_name(game, npc)} thinks {'better' if delta > 0 else 'worse'} of you."
        case Outcome(_, offer, _, text) if offer == "claim" or offer.startswith(("bout:", "duel:")):
            return text
        case WorldChanged(what, text) if what not in ("entered", "prize"):
            return text
        case Saved(slot) if not slot.startswith("_"):
            return "The game is saved."
        case Loaded(slot) if not slot.startswith("_"):
            return "The saved game goes on."
        case Marked(_, on):
            return "Marked as a favourite." if on else "No longer a favourite."
        case _:
            return ""
