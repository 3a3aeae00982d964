"""The player's own words on their way: input events to the entry line, without the keys that only opened it."""

from __future__ import annotations

import pygame

from game.stage.actions import Held
from game.stage.editing import Clipboard, edit
from game.stage.entryline import Entry
from game.stage.textentry import LONGEST, TextEntry

SWALLOWED_SECONDS = 0.4
"""Letters this soon after the key that opened the entry mean that this key was a letter too."""
COMPOSED_SECONDS = 0.05
"""An Enter this soon after an input method gave its letters is the one that chose them."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Writing:
    """The entry line, `open` while it has the keyboard. Keys that were down before it opened are no letters."""

    def __init__(self, held: Held, longest: int = LONGEST) -> None:
        self.entry = TextEntry(longest)
        self.open = False
        self.idle = 0.0
        """For how many seconds nothing was written."""
        self._held = held
        self._clipboard = Clipboard()
        self._deaf_to = set(held.keys)
        self._swallowed = ""
        self._since = 0.0
        self._composed = COMPOSED_SECONDS
        """Seconds since an input method worked on something."""

    def begin(self, event: pygame.Event | None = None) -> None:
        """Open the entry; `event` is the key press that asked for it."""
        self.open, self.idle = True, 0.0
        self._deaf_to = set(self._held.keys)
        self.swallow(event)

    def begin_with(self, text: str) -> None:
        """Open the entry because somebody writes; spaces and keys that are held from before do not count."""
        if not text.isspace() and not self._from_held_key(text):
            swallowed = self._taken_back()
            self.begin()
            self._deaf_to.clear()
            self.entry.insert(swallowed + text)

    def swallow(self, event: pygame.Event | None) -> None:
        """A key was pressed that means something else; if letters follow at once it was a letter too."""
        self._since = 0.0
        self._deaf_to |= {event.key} & self._held.keys if event and event.type == pygame.KEYDOWN else set()
        shifted = getattr(event, "mod", 0) & pygame.KMOD_SHIFT
        self._swallowed = ("E" if shifted else "e") if getattr(event, "key", None) == pygame.K_e else ""

    def deafen(self) -> None:
        """The keys that are down have done what they mean: as long as they are held they do nothing more."""
        self._deaf_to = set(self._held.keys)

    def hears(self, key: int) -> bool:
        """Whether a press of this key is a fresh one."""
        return key not in self._deaf_to & self._held.keys

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._deaf_to &= self._held.keys
        self._since += seconds
        self.idle += seconds
        self._composed = self._composed + seconds if not self.entry.composing else 0.0

    def sends(self, event: pygame.Event) -> bool:
        """Whether an event is the Enter that ends the line: not the one that opened it or chose letters of an input
        method."""
        if event.type != pygame.KEYDOWN or event.key not in ENTER:
            return False
        return not self.entry.composing and self._composed >= COMPOSED_SECONDS and self.hears(event.key)

    def handle(self, event: pygame.Event) -> str:
        """Take an input event; returns the line that is sent, if one is."""
        if event.type == pygame.TEXTINPUT:
            self.idle = 0.0
            if not self._from_held_key(event.text):
                self.entry.insert(self._taken_back() + event.text)
        elif event.type == pygame.TEXTEDITING:
            self._compose(event)
        elif self.sends(event):
            return self._send()
        elif event.type == pygame.KEYDOWN and not self.entry.composing:
            self.idle = 0.0
            edit(self.entry, event, self._clipboard)
        return ""

    def shown(self) -> Entry:
        """The entry as the box shows it."""
        entry = self.entry
        return Entry(
            entry.letters, entry.caret, entry.marked, entry.composing, entry.composing_at, entry.left, entry.cut,
            self.idle,
        )  # fmt: skip

    def _send(self) -> str:
        text = self.entry.send()
        self.open = not text
        if text:
            self._held.release()
            self.deafen()
        return text

    def _compose(self, event: pygame.Event) -> None:
        """An input method works on letters."""
        self.idle = self._composed = 0.0
        self.entry.compose(event.text, event.start)

    def _taken_back(self) -> str:
        """The key that was swallowed, if letters follow it at once."""
        swallowed = self._swallowed if self._since < SWALLOWED_SECONDS else ""
        self._swallowed = ""
        return swallowed

    def _from_held_key(self, text: str) -> bool:
        """Whether this letter comes from a key that has been down since before letters counted."""
        self._deaf_to &= self._held.keys
        return text.lower() in {chr(key) for key in self._deaf_to if key < 0x110000}
