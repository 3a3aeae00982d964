"""Between the title and a game whose files are still being read: somebody is on the way, and can turn back."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import INK, PAPER, STONE
from game.stage.fonts import Style
from game.stage.look import Look, write_middle
from game.stage.prompts import with_prompts
from game.stage.screen import Pop, Transition
from game.stage.view import view_for

WORDS = "Opening the town…"
STEPS, STEP_SECONDS = 4, 0.15
"""The pictures of a walk, and how long each is seen."""


class Opening:
    """Stands before the title until `ready`, and then begins what was picked; going back drops it."""

    typing = False

    def __init__(self, look: Look, ready: Callable[[], bool], begin: Callable[[], Transition]) -> None:
        self._look = look
        self._ready = ready
        self._begin = begin
        self._seconds = 0.0

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        return Pop() if action == "cancel" else None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        if not self._look.settings.reduced_motion:
            self._seconds += seconds
        if not self._ready():
            return None
        return self._begin() or Pop()

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(INK)
        width, height = surface.get_size()
        view = view_for((width, height))
        figure = self._look.art.person("player", "right", int(self._seconds / STEP_SECONDS) % STEPS)
        walker = pygame.transform.scale_by(figure, view.scale)
        surface.blit(walker, walker.get_rect(midbottom=(width // 2, height // 2)))
        style = Style("text", view.text_size(9))
        middle = (width // 2, height // 2 + self._look.fonts.height(style))
        write_middle(surface, self._look.fonts, WORDS, middle, style, PAPER)
        hint = with_prompts(self._look, self._hint, Style("text", view.text_size(6)), STONE)
        surface.blit(hint, hint.get_rect(center=(width // 2, height - 8 * view.scale)))

    def lines(self) -> list[str]:
        return [WORDS, self._hint]

    @property
    def _hint(self) -> str:
        return self._look.controls.hint(("cancel", "back"))
