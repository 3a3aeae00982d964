"""What keys do beside a screen's own entries, as small buttons for whoever has only a mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.stage.actions import Action, key_press
from game.stage.art import FLAME
from game.stage.devices import Input
from game.stage.dialogue import Dialogue
from game.stage.fonts import Style
from game.stage.history import History
from game.stage.look import Look, slip
from game.stage.onscreen import OnScreenKeyboard, room_beside, writes
from game.stage.people import MemoryPage
from game.stage.questlog import QuestLog
from game.stage.screen import Screen
from game.stage.view import view_for
from game.stage.walking import Walking

LETTERS: Literal["letters"] = "letters"
"""The deed that opens the keyboard on the screen."""
Deed = Action | Literal["letters"]
Chip = tuple[str, Deed]
"""What stands on it, and what it does."""
WALKING: Sequence[Chip] = (("Menu", "cancel"), ("Bag", "bag"), ("Quest log", "quests"), ("Take", "take"))
BACK: Sequence[Chip] = (("Back", "cancel"),)
TALKING: Sequence[Chip] = (("Leave", "cancel"), ("Choices", "choices"), ("What was said", "history"))
WRITING: Sequence[Chip] = (*TALKING, ("Letters", LETTERS))
MEMORY: Sequence[Chip] = (("Back", "cancel"), ("Correct", "confirm"), ("Forget", "take"), ("Undo", "choices"))
CORRECTING: Sequence[Chip] = (("Leave it", "cancel"), ("Letters", LETTERS))


def chips_of(screen: Screen) -> Sequence[Chip]:
    """The buttons of a screen; none where all that can be done stands in its own entries."""
    match screen:
        case Walking():
            return WALKING
        case Dialogue():
            return WRITING if screen.typing else TALKING
        case MemoryPage():
            return CORRECTING if screen.typing else MEMORY
        case History() | QuestLog():
            return BACK
    return ()


def meant(look: Look, screen: Screen, event: pygame.Event, action: Action | None) -> Input | OnScreenKeyboard:
    """What an input means to the topmost screen where it may have hit a button; or the keyboard that it opens."""
    deed: Deed | None = None
    if look.controls.device == "mouse" and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
        deed = _chip_at(look, screen, event.pos)
    elif look.controls.device == "pad" and action == "confirm" and screen.typing and writes(screen):
        deed = LETTERS
    if deed == LETTERS:
        return OnScreenKeyboard(look, screen, lambda: room_beside(screen, look.size()))
    return (key_press(deed), deed) if deed else (event, action)


def _chip_at(look: Look, screen: Screen, place: tuple[int, int]) -> Deed | None:
    """What the button at this place of the window does."""
    chips = chips_of(screen)
    boxes = _boxes(look, chips, screen)
    return next((deed for (_, deed), box in zip(chips, boxes, strict=True) if box.collidepoint(place)), None)


def draw_chips(surface: pygame.Surface, look: Look, screen: Screen) -> None:
    """Draw the buttons."""
    chips = chips_of(screen)
    for (text, _), box in zip(chips, _boxes(look, chips, screen), strict=True):
        surface.blit(slip(look.fonts, [text], _style(look), accent=FLAME), box)


def _style(look: Look) -> Style:
    return Style("bold", view_for(look.size()).text_size(6.4))


def _boxes(look: Look, chips: Sequence[Chip], screen: Screen) -> list[pygame.Rect]:
    """Side by side: at the top left of the map, at the bottom left of pages of text."""
    scale, style = view_for(look.size()).scale, _style(look)
    pad = style.size // 2
    high = look.fonts.height(style) + pad
    top = 6 * scale if isinstance(screen, Walking | Dialogue) else look.size()[1] - 3 * scale - high
    boxes, left = [], 6 * scale
    for text, _ in chips:
        boxes.append(pygame.Rect(left, top, look.fonts.width(text, style) + 2 * pad, high))
        left = boxes[-1].right + 3 * scale
    return boxes
