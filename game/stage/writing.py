"""The player's own words on their way: input events to the entry line, without the keys that only opened it."""

from __future__ import annotations

import pygame

from game.stage.actions import Held
from game.stage.box import Entry
from game.stage.editing import edit
from game.stage.textentry import COUNTED_FROM, LONGEST, TextEntry

SWALLOWED_SECONDS = 0.4
"""Letters this soon after the key that opened the entry mean that this key was a letter too."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Writing:
    """The entry line, `open` while it has the keyboard. Keys that were down before it opened are no letters."""

    def __init__(self, held: Held) -> None:
        self.entry = TextEntry()
        self.open = False
        self._held = held
        self._deaf_to = set(held.keys)
        self._swallowed = ""
        self._since = 0.0
        self._idle = 0.0

    def begin(self, event: pygame.Event | None = None) -> None:
        """Open the entry; `event` is the key press that asked for it."""
        self.open, self._since, self._idle = True, 0.0, 0.0
        self._deaf_to = set(self._held.keys)
        shifted = getattr(event, "mod", 0) & pygame.KMOD_SHIFT
        self._swallowed = ("E" if shifted else "e") if getattr(event, "key", None) == pygame.K_e else ""

    def begin_with(self, text: str) -> None:
        """Open the entry because somebody writes; spaces and keys that are held from before do not count."""
        if not text.isspace() and not self._from_held_key(text):
            self.begin()
            self._deaf_to.clear()
            self.entry.insert(text)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._since += seconds
        self._idle += seconds

    def handle(self, event: pygame.Event) -> str:
        """Take an input event; returns the line that is sent, if one is."""
        if event.type == pygame.TEXTINPUT:
            self._idle = 0.0
            if not self._from_held_key(event.text):
                swallowed = self._swallowed if self._since < SWALLOWED_SECONDS else ""
                self._swallowed = ""
                self.entry.insert(swallowed + event.text)
        elif event.type == pygame.TEXTEDITING:
            self.entry.composing = event.text
        elif event.type == pygame.KEYDOWN and not self.entry.composing:
            self._idle = 0.0
            if event.key in ENTER and event.key not in self._deaf_to & self._held.keys:
                return self._send()
            edit(self.entry, event)
        return ""

    def shown(self) -> Entry:
        """The entry as the box shows it."""
        entry = self.entry
        count = LONGEST - len(entry.letters) if len(entry.letters) >= COUNTED_FROM else None
        return Entry(entry.letters, entry.caret, entry.composing, count, self._idle)

    def _send(self) -> str:
        text = self.entry.send()
        self.open = not text
        if text:
            self._held.release()
            self._deaf_to = set(self._held.keys)
        return text

    def _from_held_key(self, text: str) -> bool:
        """Whether this letter comes from a key that has been down since before letters counted."""
        self._deaf_to &= self._held.keys
        return text.lower() in {chr(key) for key in self._deaf_to if key < 0x110000}
