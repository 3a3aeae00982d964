"""What somebody says in a chapter, or said once and is shown again: typed into the box, page by page."""

from __future__ import annotations

import pygame

from game.stage.bidi import runs_left
from game.stage.box import LINES_A_PAGE, Box, Shown, box_for, draw_box
from game.stage.choices import Choices
from game.stage.game import Game, Told, shown_name
from game.stage.look import Look
from game.stage.reply import Reply


class Line:
    """One line with its face and name."""

    def __init__(self, game: Game, look: Look, told: Told, at_top: bool) -> None:
        self._look = look
        self._at_top = at_top
        self._name, self._mood = shown_name(game, told.who), told.mood
        self._portrait = portrait_of(game, told.who)
        self._seconds = 0.0
        self.reply = Reply(told.who, 0, look.settings.letters_a_second)
        self.reply.add(told.text)
        self.reply.finish()
        self._fit()

    def go_on(self) -> bool:
        """Show the page whole, or turn it; False where all was read."""
        return self.reply.go_on()

    @property
    def read_by_now(self) -> bool:
        return self.reply.read_by_now

    def update(self, seconds: float, fast: bool = False) -> None:
        self._seconds += seconds
        if (self._box, self._look.fonts.changes) != self._laid_out:
            self._fit()
        self.reply.update(seconds, fast)

    def draw(self, surface: pygame.Surface, choices: Choices | None = None) -> None:
        """Draw the box; `choices` stand in the place of what was said."""
        whole = self.reply.page_whole
        draw_box(surface, self._look, self._box, Shown(
            name=self._name, portrait=self._portrait, mood=self._mood, spoken=choices.above if choices else "",
            lines=self.reply.visible(), silent=None, waits_for="", arrow=whole and not choices, entry=None,
            hint=self._hint(choices) if choices or whole else "", hears="",
            choices=choices.rows() if choices else (), seconds=self._seconds, runs_left=runs_left(self.reply.text),
        ))  # fmt: skip

    def lines(self) -> list[str]:
        return [f"{self._name}: {self.reply.shown_text}"]

    def _hint(self, choices: Choices | None) -> str:
        controls = self._look.controls
        if choices is None:
            return controls.hint(("confirm", "go on"))
        return f"{controls.moves} – one of {len(choices.items)} · {controls.hint(('confirm', 'so be it'))}"

    @property
    def _box(self) -> Box:
        return box_for(self._look.size(), self._look.fonts, self._at_top)

    def _fit(self) -> None:
        box, fonts = self._box, self._look.fonts
        self._laid_out = (box, fonts.changes)
        self.reply.fit(lambda text: fonts.width(text, box.style), box.text.width, LINES_A_PAGE)


def portrait_of(game: Game, who: str) -> str:
    """The portrait of somebody who speaks; the player's own for somebody who has none."""
    persona, passing = game.cast.personas.get(who), game.townspeople.get(who)
    return (persona.portrait if persona else passing.portrait if passing else None) or game.world.look
