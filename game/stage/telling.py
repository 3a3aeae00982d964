"""A chapter of the story on the screen: what is read, what somebody says, what may be chosen, an ending's title."""

from __future__ import annotations

import pygame

from game.session.commands import Choose, Next
from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import PAPER
from game.stage.box import Box, box_for
from game.stage.choices import Choices
from game.stage.fonts import Style
from game.stage.game import Game, Told
from game.stage.history import History
from game.stage.hold import Hold
from game.stage.look import Look, draw_veil, write_middle
from game.stage.menu import Item
from game.stage.narration import NarrationBox
from game.stage.pointer import Shape
from game.stage.reply import Reply
from game.stage.saying import Line
from game.stage.screen import Do, Pop, Push, Transition
from game.stage.view import view_for
from game.world import Place

NOT_BEFORE = 0.3
"""Seconds in which a choice that opens is not made by a key that was meant for what stood before."""


class Telling:
    """Shows the chapter that the game tells, and goes away with it; `at_top` puts what is said where it does not cover
    the player."""

    typing = False

    def __init__(self, game: Game, look: Look, do: Do, at_top: bool = False) -> None:
        self._game = game
        self._at_top = at_top
        self._look = look
        self._do = do
        self._place: Place | None = None
        self._told: Told | None = None
        self._line: Line | None = None
        self._page: NarrationBox | None = None
        self._choices: Choices | None = None
        self._opened = 0.0
        self._seconds = 0.0
        self._hold = Hold()
        self._turn()

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_PAGEUP:
            return Push(History(self._game, self._look, self._do, self))
        self._hold.handle(event)
        if self._choices:
            return self._pick(self._choices, event, action)
        pressed = action in ("confirm", "talk", "cancel")
        pressed = pressed or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
        part = self._page or self._line
        if pressed and part:
            self._hold.press(event)
            if not part.go_on():
                self._do(Next())
        return None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        self._seconds += seconds
        self._turn()
        if self._told is None:
            return Pop()
        self._hold.update(seconds)
        for part in (self._page, self._line):
            if part:
                part.update(seconds, self._hold.fast)
        self._turn_by_itself(self._page or self._line)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        told = self._told
        if told and told.title:
            draw_veil(surface, 200)
            width, height = surface.get_size()
            style = Style("title", view_for((width, height)).text_size(22))
            write_middle(surface, self._look.fonts, told.title, (width // 2, height // 3), style, PAPER)
        if self._page:
            self._page.draw(surface)
        elif self._line and told and told.kind != "wait":
            self._line.draw(surface, self._choices)

    def pointer(self, place: tuple[int, int]) -> Shape:
        return "hand" if self._choices and self._choices.under(place, self._box) is not None else "arrow"

    def lines(self) -> list[str]:
        title = [self._told.title] if self._told and self._told.title else []
        said = self._page.lines() if self._page else self._line.lines() if self._line else []
        return [*title, *said, *([self._choices.above, *self._choices.lines()] if self._choices else [])]

    @property
    def reply(self) -> Reply | None:
        """What is being typed or stands there."""
        return self._page.reply if self._page else self._line.reply if self._line else None

    @property
    def top(self) -> int:
        """Where what lies at the bottom begins, in window pixels."""
        below = self._page or not self._at_top
        return box_for(self._look.size(), self._look.fonts).top if below else self._look.size()[1]

    @property
    def _box(self) -> Box:
        return box_for(self._look.size(), self._look.fonts, self._at_top)

    def _turn_by_itself(self, part: NarrationBox | Line | None) -> None:
        """Go on when there was time to read, where the player wants that; a choice waits."""
        wanted = self._look.settings.auto_forward and not self._choices
        if wanted and part and part.read_by_now and not part.go_on():
            self._do(Next())

    def _turn(self) -> None:
        """Show what the chapter has come to."""
        place = self._game.world.place
        if place == self._place:
            return
        self._place, self._choices = place, None
        told = self._told = self._game.chapter
        if told is None:
            return
        if told.kind == "choice":
            self._choose(told)
        elif told.kind == "line":
            self._page, self._line = None, Line(self._game, self._look, told, self._at_top)
        elif told.text:
            self._page = NarrationBox(told.text, self._look)

    def _choose(self, told: Told) -> None:
        """Put the choice, in the box of whoever spoke last, or else of the player."""
        self._page, self._opened = None, self._seconds
        options = [Item(option, option) for option in told.options]
        self._choices = Choices(options, self._look.cue, told.text or " ", above=True)
        self._line = self._line or Line(self._game, self._look, _Player(), self._at_top)

    def _pick(self, choices: Choices, event: pygame.Event, action: Action | None) -> Transition:
        if self._seconds - self._opened < NOT_BEFORE:
            return None
        picked = choices.handle(event, action, self._box)
        if picked is not None:
            self._choices = None
            self._do(Choose(picked))
        return None


class _Player:
    """The player's own box, for a choice before which nobody has spoken."""

    kind, text, who, mood, title, options = "choice", "", "player", "calm", "", ()
