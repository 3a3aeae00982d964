"""What is read or seen and told by nobody: a sign, a place."""

from __future__ import annotations

import pygame

from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import INK, PLATE_HEIGHT
from game.stage.box import EDGE, MARGIN
from game.stage.figures import eyes_shut
from game.stage.fonts import Style
from game.stage.frames import draw_panel
from game.stage.look import Look
from game.stage.reply import Reply
from game.stage.screen import Pop, Transition
from game.stage.view import view_for

LINES_A_PAGE = 3
INTO_PANEL = 8
"""How far the frame of a portrait reaches down over the box, in picture pixels."""


class NarrationBox:
    """A box with a text in the middle, and over it the face of whoever said it; any of the talk keys goes on."""

    def __init__(self, text: str, look: Look, portrait: str | None = None) -> None:
        self._look = look
        self._portrait = portrait
        self._seconds = 0.0
        self.reply = Reply("", 0, look.settings.letters_a_second * 2)
        self.reply.add(text)
        self.reply.finish()
        self._fit()

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        pressed = action in ("confirm", "talk", "cancel")
        if not pressed and not (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1):
            return None
        return None if self.go_on() else Pop()

    def go_on(self) -> bool:
        """Show the page whole, or turn it; False where all was read."""
        return self.reply.go_on()

    @property
    def read_by_now(self) -> bool:
        """Whether the page has stood for as long as one needs to read it."""
        return self.reply.read_by_now

    def hear(self, event: Event) -> Transition:
        return None

    def update(self, seconds: float, fast: bool = False) -> Transition:
        self._seconds += seconds
        if (self._look.size(), self._look.fonts.changes) != (self._size, self._changes):
            self._fit()
        self.reply.update(seconds, fast)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        panel, style = self._place()
        view, fonts = view_for(surface.get_size()), self._look.fonts
        scale = view.scale
        draw_panel(surface, self._look, panel)
        if self._portrait:
            face = self._look.art.portrait(self._portrait, "calm", scale, eyes_shut(self._seconds))
            surface.blit(face, face.get_rect(bottomleft=(panel.left + EDGE * scale, panel.top + INTO_PANEL * scale)))
        lines = self.reply.visible()
        height = fonts.height(style) + scale
        top = panel.centery - height * len(lines) // 2
        for number, (whole, shown) in enumerate(lines):
            left = panel.centerx - fonts.width(whole.rstrip(), style) // 2
            picture = fonts.render(whole, style, INK)
            area = (0, 0, fonts.width(shown, style), picture.get_height())
            surface.blit(picture, (left, top + number * height), area)
        if self.reply.page_whole:
            arrow = self._look.art.arrow(int(self._seconds * 2.5) % 2, scale)
            surface.blit(arrow, (panel.right - (EDGE + 9) * scale, panel.bottom - (EDGE + 6) * scale))

    def lines(self) -> list[str]:
        return [self.reply.shown_text]

    def _fit(self) -> None:
        self._size, self._changes = self._look.size(), self._look.fonts.changes
        panel, style = self._place()
        room = panel.width - 4 * EDGE * view_for(self._size).scale
        self.reply.fit(lambda text: self._look.fonts.width(text, style), room, LINES_A_PAGE)

    def _place(self) -> tuple[pygame.Rect, Style]:
        width, height = self._look.size()
        view = view_for((width, height))
        scale, style = view.scale, Style("text", view.text_size(8.7))
        line = self._look.fonts.height(style) + scale
        high = -(-line * LINES_A_PAGE // scale) + 2 * EDGE + PLATE_HEIGHT // 2
        wide = min(width // scale - 2 * MARGIN, 320)
        panel = pygame.Rect(0, 0, wide * scale, high * scale)
        panel.midbottom = (width // 2, height - MARGIN * scale)
        return panel, style
