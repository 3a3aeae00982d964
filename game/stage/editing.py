"""Keys that edit a line of text."""

from __future__ import annotations

import pygame

from game.stage.textentry import TextEntry

COMMAND_KEYS = pygame.KMOD_CTRL | pygame.KMOD_META


def edit(entry: TextEntry, event: pygame.Event) -> None:
    """Do what a key means while a line is written; repeats of a held key count."""
    word = bool(event.mod & (COMMAND_KEYS | pygame.KMOD_ALT))
    match event.key:
        case pygame.K_LEFT:
            entry.move(-1, word)
        case pygame.K_RIGHT:
            entry.move(1, word)
        case pygame.K_HOME:
            entry.move_to(end=False)
        case pygame.K_END:
            entry.move_to(end=True)
        case pygame.K_BACKSPACE:
            entry.delete(-1, word)
        case pygame.K_DELETE:
            entry.delete(1, word)
        case pygame.K_UP:
            entry.recall(1)
        case pygame.K_DOWN:
            entry.recall(-1)
        case pygame.K_v if event.mod & COMMAND_KEYS:
            entry.insert(pasted())
        case pygame.K_INSERT if event.mod & pygame.KMOD_SHIFT:
            entry.insert(pasted())


def pasted() -> str:
    """The text on the clipboard, empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
