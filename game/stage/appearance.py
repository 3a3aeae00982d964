"""Before a new game: which of several looks is the player's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import INK, PAPER, PERSON, STONE
from game.stage.figures import FEET, eyes_shut, rest_frame
from game.stage.fonts import Style
from game.stage.frames import draw_panel
from game.stage.look import Look, write_middle
from game.stage.pointer import Shape
from game.stage.prompts import with_prompts
from game.stage.screen import Pop, Transition
from game.stage.view import view_for
from game.world import LOOKS, Direction

TITLE = "Who goes ashore?"
WORDS: Mapping[str, str] = {
    "player": "Brown hair, a blue tunic and a pack",
    "player_2": "Two puffs of hair, a red band and a pack",
    "player_3": "Red hair, a green dress and a lute",
    "player_4": "A black beard, a straw hat and a poncho",
}
APART = 44
"""From one figure to the next, in picture pixels."""
PANEL_HEIGHT = 66
TURNS: tuple[Direction, ...] = ("down", "left", "up", "right")
TURN_SECONDS, STEP_SECONDS = 1.2, 0.15


class Appearance:
    """The looks side by side: the chosen one walks and turns under its portrait, the others stand and breathe."""

    typing = False

    def __init__(self, look: Look, begin: Callable[[str], Transition]) -> None:
        """`begin` goes on with the look that was picked."""
        self._look = look
        self._begin = begin
        self._chosen = 0
        self._seconds = 0.0

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        match action:
            case "left" | "up":
                self._choose(self._chosen - 1)
            case "right" | "down":
                self._choose(self._chosen + 1)
            case "confirm" | "talk":
                return self._begin(LOOKS[self._chosen])
            case "cancel":
                return Pop()
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            return self._point(event)
        return None

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float) -> Transition:
        self._seconds += seconds
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(INK)
        width, height = surface.get_size()
        view, fonts, art = view_for((width, height)), self._look.fonts, self._look.art
        write_middle(surface, fonts, TITLE, (width // 2, height // 8), Style("title", view.text_size(16)), PAPER)
        face = art.portrait(LOOKS[self._chosen], "calm", view.scale, eyes_shut(self._seconds))
        surface.blit(face, face.get_rect(center=(width // 2, height * 38 // 100)))
        panel = self._panel()
        draw_panel(surface, self._look, panel)
        shadow = pygame.transform.scale_by(art.shadow, view.scale)
        for number, box in enumerate(self._boxes()):
            surface.blit(shadow, shadow.get_rect(center=(box.centerx, box.top + FEET * view.scale)))
            surface.blit(pygame.transform.scale_by(self._figure(number), view.scale), box)
        words = fonts.render(WORDS[LOOKS[self._chosen]], Style("text", view.text_size(8.7)), INK)
        surface.blit(words, words.get_rect(center=(width // 2, panel.bottom - 13 * view.scale)))
        place = (width // 2, height - 8 * view.scale)
        hint = with_prompts(self._look, self._hint, Style("text", view.text_size(6)), STONE)
        surface.blit(hint, hint.get_rect(center=place))

    def pointer(self, place: tuple[int, int]) -> Shape:
        return "hand" if any(box.collidepoint(place) for box in self._boxes()) else "arrow"

    def lines(self) -> list[str]:
        looks = [f"> {WORDS[look]}" if n == self._chosen else WORDS[look] for n, look in enumerate(LOOKS)]
        return [TITLE, *looks, self._hint]

    @property
    def _hint(self) -> str:
        controls = self._look.controls
        sides = f"{controls.sides} – choose · " if controls.sides else ""
        return sides + controls.hint(("confirm", "so be it"), ("cancel", "back"))

    def _choose(self, number: int) -> None:
        self._chosen, self._seconds = number % len(LOOKS), 0.0

    def _point(self, event: pygame.Event) -> Transition:
        """The mouse chooses what it points at, and picks it with its button."""
        for number, box in enumerate(self._boxes()):
            if box.collidepoint(event.pos):
                if number != self._chosen:
                    self._choose(number)
                if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                    return self._begin(LOOKS[number])
        return None

    def _figure(self, number: int) -> pygame.Surface:
        """One look as it stands or walks now."""
        if number != self._chosen:
            return self._look.art.person(LOOKS[number], "down", rest_frame(LOOKS[number], self._seconds))
        turn = TURNS[int(self._seconds / TURN_SECONDS) % len(TURNS)]
        return self._look.art.person(LOOKS[number], turn, int(self._seconds / STEP_SECONDS) % 4)

    def _panel(self) -> pygame.Rect:
        """The parchment on which the figures stand, with the words below them."""
        width, height = self._look.size()
        scale = view_for((width, height)).scale
        panel = pygame.Rect(0, 0, (APART * len(LOOKS) + 44) * scale, PANEL_HEIGHT * scale)
        panel.midtop = (width // 2, height * 58 // 100)
        return panel

    def _boxes(self) -> list[pygame.Rect]:
        """Where the figures stand."""
        width, height = self._look.size()
        scale = view_for((width, height)).scale
        first = width // 2 - APART * scale * (len(LOOKS) - 1) // 2
        size, top = (PERSON[0] * scale, PERSON[1] * scale), self._panel().top + 13 * scale
        return [pygame.Rect((first + number * APART * scale - size[0] // 2, top), size) for number in range(len(LOOKS))]
