"""Keys that edit a line of text, and the clipboard."""

from __future__ import annotations

import pygame

from game.stage.textentry import TextEntry

COMMAND_KEYS = pygame.KMOD_CTRL | pygame.KMOD_META
ALT_GR = pygame.KMOD_RALT | pygame.KMOD_MODE
"""With it a keyboard writes letters, although some systems call it Ctrl and Alt."""
LETTER_AT = {
    pygame.KSCAN_A: pygame.K_a, pygame.KSCAN_C: pygame.K_c, pygame.KSCAN_V: pygame.K_v, pygame.KSCAN_X: pygame.K_x,
    pygame.KSCAN_Y: pygame.K_y, pygame.KSCAN_Z: pygame.K_z,
}  # fmt: skip
"""For keyboards whose letters are not Latin: commands count by the place of the key."""


class Clipboard:
    """The system's; where there is none, what was copied here is kept here."""

    def __init__(self) -> None:
        self._kept = ""

    def put(self, text: str) -> None:
        try:
            pygame.scrap.put_text(text)
            self._kept = ""
        except (pygame.error, UnicodeError, ValueError):
            self._kept = text

    def text(self) -> str:
        """What was copied last; empty where nothing was, or no text."""
        try:
            return self._kept or pygame.scrap.get_text()
        except (pygame.error, UnicodeError):
            return ""


def edit(entry: TextEntry, event: pygame.Event, clipboard: Clipboard) -> None:
    """Do what a key means while a line is written; repeats of a held key count."""
    command = event.mod & COMMAND_KEYS and not event.mod & ALT_GR
    if command and _command(entry, _letter_of(event), bool(event.mod & pygame.KMOD_SHIFT), clipboard):
        return
    word = bool(event.mod & (COMMAND_KEYS | pygame.KMOD_ALT))
    shift = bool(event.mod & pygame.KMOD_SHIFT)
    match event.key:
        case pygame.K_LEFT:
            entry.move(-1, word, shift)
        case pygame.K_RIGHT:
            entry.move(1, word, shift)
        case pygame.K_HOME:
            entry.move_to(end=False, mark=shift)
        case pygame.K_END:
            entry.move_to(end=True, mark=shift)
        case pygame.K_DELETE if shift:
            _cut(entry, clipboard)
        case pygame.K_BACKSPACE:
            entry.delete(-1, word)
        case pygame.K_DELETE:
            entry.delete(1, word)
        case pygame.K_UP:
            entry.recall(1)
        case pygame.K_DOWN:
            entry.recall(-1)
        case pygame.K_INSERT if shift:
            entry.insert(clipboard.text())


def _command(entry: TextEntry, letter: int, shift: bool, clipboard: Clipboard) -> bool:
    """Do what a letter means together with Ctrl; says whether it means anything."""
    match letter:
        case pygame.K_a:
            entry.mark_all()
        case pygame.K_c | pygame.K_INSERT:
            _copy(entry, clipboard)
        case pygame.K_x:
            _cut(entry, clipboard)
        case pygame.K_v:
            entry.insert(clipboard.text())
        case pygame.K_z if not shift:
            entry.undo()
        case pygame.K_z | pygame.K_y:
            entry.redo()
        case _:
            return False
    return True


def _letter_of(event: pygame.Event) -> int:
    latin = event.key < 128 or event.key == pygame.K_INSERT
    return int(event.key if latin else LETTER_AT.get(getattr(event, "scancode", 0), event.key))


def _copy(entry: TextEntry, clipboard: Clipboard) -> None:
    if entry.marked_text:
        clipboard.put(entry.marked_text)


def _cut(entry: TextEntry, clipboard: Clipboard) -> None:
    if entry.marked_text:
        clipboard.put(entry.marked_text)
        entry.delete(-1)
