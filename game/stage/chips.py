"""What keys do beside a screen's own entries, as small buttons for whoever has only a mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.stage.actions import Action, key_press
from game.stage.appearance import Appearance
from game.stage.art import FLAME, PAPER
from game.stage.devices import Input
from game.stage.dialogue import Dialogue
from game.stage.fonts import Style
from game.stage.frames import slip
from game.stage.history import History
from game.stage.look import Look
from game.stage.naming import Naming
from game.stage.onscreen import OnScreenKeyboard, room_beside, writes
from game.stage.opening import Opening
from game.stage.people import MemoryPage
from game.stage.saved import SavedGames
from game.stage.screen import Screen
from game.stage.sheet import Sheet
from game.stage.telling import Telling
from game.stage.townmap import TownMap
from game.stage.view import view_for
from game.stage.walking import Walking

LETTERS: Literal["letters"] = "letters"
"""The deed that opens the keyboard on the screen."""
Deed = Action | Literal["letters"]
Chip = tuple[str, Deed]
"""What stands on it, and what it does."""
WALKING: Sequence[Chip] = (("Menu", "cancel"), ("Bag", "bag"), ("Quest log", "quests"), ("Take", "take"))
TOLD: Sequence[Chip] = (("What was said", "history"),)
BACK: Sequence[Chip] = (("Back", "cancel"),)
TALKING: Sequence[Chip] = (("Leave", "cancel"), ("Choices", "choices"), ("What was said", "history"))
WRITING: Sequence[Chip] = (*TALKING, ("Letters", LETTERS))
MEMORY: Sequence[Chip] = (("Back", "cancel"), ("Correct", "confirm"), ("Forget", "take"), ("Undo", "choices"))
PAST: Sequence[Chip] = (("Back", "cancel"), ("Of whom", "right"), ("Mark", "take"))
SLOTS: Sequence[Chip] = (("Back", "cancel"), ("Delete", "take"))
NAMING: Sequence[Chip] = (("Back", "cancel"), ("Letters", LETTERS), ("So be it", "confirm"))
CORRECTING: Sequence[Chip] = (("Leave it", "cancel"), ("Letters", LETTERS))


def chips_of(screen: Screen) -> Sequence[Chip]:
    """The buttons of a screen; none where all that can be done stands in its own entries."""
    match screen:
        case Walking():
            return WALKING
        case Telling():
            return TOLD
        case Dialogue():
            return WRITING if screen.typing else TALKING
        case MemoryPage():
            return CORRECTING if screen.typing else MEMORY
        case History():
            return PAST
        case SavedGames():
            return SLOTS
        case Naming():
            return NAMING
        case Sheet() | TownMap() | Appearance() | Opening():
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
        surface.blit(_picture(look, text), box)


def on_chip(look: Look, screen: Screen, place: tuple[int, int]) -> bool:
    """Whether a button that is shown lies at a place of the window."""
    return look.controls.device == "mouse" and _chip_at(look, screen, place) is not None


def _picture(look: Look, text: str) -> pygame.Surface:
    style = Style("bold", view_for(look.size()).text_size(6.4))
    return look.art.composed(
        ("chip", text, style, look.fonts.changes), lambda: slip(look, [look.fonts.render(text, style, PAPER)], 1, FLAME)
    )


def _boxes(look: Look, chips: Sequence[Chip], screen: Screen) -> list[pygame.Rect]:
    """Side by side: at the top left of the map or under a box that lies there, at the bottom left of pages of text."""
    scale = view_for(look.size()).scale
    boxes, left = [], 6 * scale
    for text, _ in chips:
        box = _picture(look, text).get_rect(left=left, top=6 * scale)
        if isinstance(screen, Dialogue) and screen.at_top:
            box.top = screen.box.panel.bottom + 3 * scale
        elif isinstance(screen, Telling):
            box.bottom = screen.top - 3 * scale if screen.top < look.size()[1] else look.size()[1] - 3 * scale
        elif not isinstance(screen, Walking | Dialogue):
            box.bottom = look.size()[1] - 3 * scale
        boxes.append(box)
        left = box.right + 3 * scale
    return boxes
