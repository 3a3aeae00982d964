"""Keys and buttons as small pictures: alone, or in the midst of a line of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal

import pygame
import regex

from game.stage.art import INK, PAPER
from game.stage.bindings import BUTTONS, KEY_CODES, label
from game.stage.fonts import Colour, Style
from game.stage.look import Look
from game.stage.view import view_for

Device = Literal["key", "pad"]
DRAWN: Mapping[Device, Mapping[str, Sequence[str]]] = {
    "key": {
        "Arrows": ("up", "down", "left", "right"), "Enter": ("return",), "Right Shift": ("shift",), "WASD": ("wasd",),
    },
    "pad": {
        "D-pad": ("cross",), "Stick": ("cross",), "D-pad up": ("up",), "D-pad down": ("down",), "D-pad left": ("left",),
        "D-pad right": ("right",),
    },
}  # fmt: skip
"""Names whose pictures are called otherwise, or for which several stand."""
GAP = 1
"""Between two caps, in picture pixels."""
BLANK_END = 4
"""The ends of a blank cap, between which it is made wider, in picture pixels."""


def prompt(look: Look, names: str, device: Device) -> pygame.Surface:
    """What is pressed, as a picture, by what the screens call it: "Return", "Up, Down"."""
    scale = view_for(look.size()).scale
    parts = (part for name in regex.split(", | and ", names) for part in _pictures(name, device))
    return _in_a_row([_cap(look, part, device, scale) for part in parts], GAP * scale)


def parts_of(text: str, device: Device = "key") -> Iterator[tuple[str, bool]]:
    """The text in pieces, each with whether it names keys or buttons of the device."""
    end = 0
    for found in _named(device).finditer(text):
        if before := text[end : found.start()]:
            yield before, False
        yield found.group(), True
        end = found.end()
    if rest := text[end:]:
        yield rest, False


def with_prompts(look: Look, text: str, style: Style, colour: Colour) -> pygame.Surface:
    """A line of text in which caps stand for the names of keys, or of buttons while a pad is in hand; what parts a name
    from its words goes."""
    device: Device = "pad" if look.controls.device == "pad" else "key"
    key = (text, style, colour, device, view_for(look.size()).scale, look.fonts.changes)
    return look.art.composed(key, lambda: _in_a_row(list(_drawn(look, text, style, colour, device))))


@cache
def _named(device: Device) -> regex.Pattern[str]:
    """Finds names of keys or buttons: at the beginning of a line or of a part of it, beside another, or in brackets."""
    names = {label(name) for name in (KEY_CODES if device == "key" else BUTTONS)} | set(DRAWN[device])
    one = f"(?:{'|'.join(sorted(map(regex.escape, names), key=len, reverse=True))})"
    several = rf"{one}(?:(?:, | and ){one})*"
    return regex.compile(rf"(?:(?<=^|· )|(?<= or )){several}(?= – | · | or )|(?<=\(){several}(?=\)|: )")


def _pictures(name: str, device: Device) -> Sequence[str]:
    """The names of the pictures that stand for a key or a button."""
    return DRAWN[device].get(name) or (name,)


def _cap(look: Look, name: str, device: Device, scale: int) -> pygame.Surface:
    """One key or button; on a blank one its name, where it has no picture."""
    picture = f"prompts/{device}_{name.lower().replace(' ', '_')}"
    if look.art.has(picture):
        return look.art.piece(picture, scale)
    words = look.fonts.render(name, Style("bold", round(7 * scale)), INK if device == "key" else PAPER)
    wide = -(-words.get_width() // scale) + 2 * BLANK_END - 1
    cap = look.art.strip(f"prompts/{device}_blank", wide, BLANK_END, scale).copy()
    cap.blit(words, words.get_rect(center=(cap.get_width() // 2, cap.get_height() // 2 - scale // 2)))
    return cap


def _drawn(look: Look, text: str, style: Style, colour: Colour, device: Device) -> Iterator[pygame.Surface]:
    """The words and the caps of a line."""
    capped = bracketed = False
    for piece, names in parts_of(text, device):
        if names:
            yield prompt(look, piece, device)
        else:
            said = piece.replace(")", "", 1) if bracketed else piece
            said = regex.sub(r"^(?: – | · |: )", " ", said) if capped else said
            yield look.fonts.render(regex.sub(r" · $", "   ", said).removesuffix("("), style, colour)
            bracketed = piece.endswith("(")
        capped = names


def _in_a_row(pictures: Sequence[pygame.Surface], gap: int = 0) -> pygame.Surface:
    """Pictures beside one another, their middles on one line."""
    width = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    row = pygame.Surface((max(0, width), max((p.get_height() for p in pictures), default=0)), pygame.SRCALPHA)
    left = 0
    for picture in pictures:
        row.blit(picture, (left, (row.get_height() - picture.get_height()) // 2))
        left += picture.get_width() + gap
    return row
