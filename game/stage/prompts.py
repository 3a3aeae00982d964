"""Keys and buttons as small pictures: alone, or in the midst of a line of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import pygame
import regex

from game.stage.fonts import Colour, Style
from game.stage.look import Look
from game.stage.view import view_for

Device = Literal["key", "pad"]
CAPS: Mapping[str, Mapping[Device, Sequence[str]]] = {
    "move": {"key": ("up", "down", "left", "right"), "pad": ("cross",)},
    "letters": {"key": ("wasd",), "pad": ("cross",)},
    "choose": {"key": ("up", "down"), "pad": ("up", "down")},
    "run": {"key": ("shift",), "pad": ("x",)},
    "talk": {"key": ("e",), "pad": ("a",)},
    "confirm": {"key": ("return",), "pad": ("a",)},
    "cancel": {"key": ("escape",), "pad": ("b",)},
    "take": {"key": ("t",), "pad": ("y",)},
    "choices": {"key": ("tab",), "pad": ("y",)},
    "bag": {"key": ("i",), "pad": ("rb",)},
    "quests": {"key": ("j",), "pad": ("lb",)},
    "history": {"key": ("page_up",), "pad": ("lb",)},
    "save": {"key": ("f5",), "pad": ("lb",)},
    "load": {"key": ("f9",), "pad": ("rb",)},
    "correct": {"key": ("c",), "pad": ("a",)},
    "forget": {"key": ("f",), "pad": ("x",)},
    "undo": {"key": ("u",), "pad": ("y",)},
}
"""What is pressed for an action, by the names of the pictures."""
WORDS: Mapping[str, str] = {
    "Arrows": "move", "WASD": "letters", "Up and Down": "choose", "Up, Down": "choose", "Shift": "run", "E": "talk",
    "Return": "confirm", "Enter": "confirm", "Escape": "cancel", "T": "take", "Tab": "choices", "I": "bag",
    "J": "quests", "Page Up": "history", "F5": "save", "F9": "load", "C": "correct", "F": "forget", "U": "undo",
}  # fmt: skip
"""How the texts of the screens call the keys."""
_NAMES = "|".join(sorted(map(regex.escape, WORDS), key=len, reverse=True))
_KEY = regex.compile(rf"(?:(?<=^|· )|(?<= or )|(?<=\())(?:{_NAMES})(?= – | · | or |\)|: |$)")
"""A key is named at the beginning of a line or of a part of it, beside another, or in brackets."""
GAP = 1
"""Between two caps, in picture pixels."""


def prompt(look: Look, action: str, device: Device = "key") -> pygame.Surface:
    """What is pressed for an action, as a picture. Raises KeyError for an action that nothing stands for."""
    scale = view_for(look.size()).scale
    caps = [look.art.piece(f"prompts/{device}_{name}", scale) for name in CAPS[action][device]]
    return _in_a_row(caps, GAP * scale)


def parts_of(text: str) -> Iterator[tuple[str, str]]:
    """The text in pieces: words with "" or the name of a key with its action."""
    end = 0
    for found in _KEY.finditer(text):
        if before := text[end : found.start()]:
            yield before, ""
        yield found.group(), WORDS[found.group()]
        end = found.end()
    if rest := text[end:]:
        yield rest, ""


def with_prompts(look: Look, text: str, style: Style, colour: Colour, device: Device = "key") -> pygame.Surface:
    """A line of text in which caps stand for the names of keys; what parts a name from its words goes."""
    key = (text, style, colour, device, view_for(look.size()).scale)
    return look.art.composed(key, lambda: _in_a_row(list(_drawn(look, text, style, colour, device))))


def _drawn(look: Look, text: str, style: Style, colour: Colour, device: Device) -> Iterator[pygame.Surface]:
    """The words and the caps of a line."""
    capped = bracketed = False
    for piece, action in parts_of(text):
        if action:
            yield prompt(look, action, device)
        else:
            said = piece.replace(")", "", 1) if bracketed else piece
            said = regex.sub(r"^(?: – | · |: )", " ", said) if capped else said
            yield look.fonts.render(regex.sub(r" · $", "   ", said).removesuffix("("), style, colour)
            bracketed = piece.endswith("(")
        capped = bool(action)


def _in_a_row(pictures: Sequence[pygame.Surface], gap: int = 0) -> pygame.Surface:
    """Pictures beside one another, their middles on one line."""
    width = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    row = pygame.Surface((max(0, width), max((p.get_height() for p in pictures), default=0)), pygame.SRCALPHA)
    left = 0
    for picture in pictures:
        row.blit(picture, (left, (row.get_height() - picture.get_height()) // 2))
        left += picture.get_width() + gap
    return row
