"""The dialogue: read what is said, answer in your own words."""

from __future__ import annotations

from collections import deque

import pygame

from game.session.commands import Cancel, Leave, Say
from game.session.events import Done, Event, Heard, Narration, Speech, TalkClosed
from game.stage.actions import Action, Held
from game.stage.box import LINES_A_PAGE, Box, Entry, Shown, box_for, draw_box
from game.stage.editing import edit
from game.stage.game import Game, Talk, shown_name
from game.stage.look import Look
from game.stage.notices import Notices
from game.stage.reply import Reply
from game.stage.screen import Do, Pop, Transition
from game.stage.textentry import COUNTED_FROM, LONGEST, TextEntry

TELLS_AFTER = 4.0
"""Seconds of silence after which the box says what it waits for."""
DEAF_SECONDS = 0.1
"""A press this soon after a page became whole by itself was meant for the typing."""
SWALLOWED_SECONDS = 0.4
"""Letters this soon after the key that opened the entry mean that this key was a letter too."""


class Dialogue:
    """An open talk. `fresh` when its first words are still to come as events, otherwise what was said last stands
    there whole; `at_top` puts the box where it does not cover the player."""

    def __init__(
        self, game: Game, look: Look, do: Do, held: Held, notices: Notices, fresh: bool, at_top: bool = False
    ) -> None:
        self._game = game
        self._look = look
        self._do = do
        self._held = held
        self._notices = notices
        self.at_top = at_top
        self._size = look.size()
        self._partner = game.talk.npc if game.talk else ""
        self._replies: deque[Reply] = deque()
        self._spoken = ""
        self._entry = TextEntry()
        self._open = False
        self._over = False
        self._silent = 0.0
        self._seconds = 0.0
        self._idle = 0.0
        self._deaf_to: set[int] = set(held.keys)
        self._swallowed = ("", 0.0)
        if game.talk and not fresh:
            self._take_up(game.talk)

    @property
    def typing(self) -> bool:
        return self._open

    @property
    def box(self) -> Box:
        """Where the box lies now."""
        return box_for(self._look.size(), self._look.fonts, self.at_top)

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if self._open:
            transition = self._write(event)
            self._game.draft = self._entry.text
            return transition
        if event.type == pygame.TEXTINPUT:
            self._letter(event.text)
        elif action in ("confirm", "talk") or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1):
            return self._go_on(event)
        elif action == "cancel":
            return self._cancel()
        return None

    def hear(self, event: Event) -> Transition:
        match event:
            case Speech(npc, text, line, last):
                self._add(npc, text, line, last)
            case Heard():
                self._silent = 0.0
            case Done():
                self._finish()
            case Narration(text):
                self._notices.note(text)
            case TalkClosed():
                self._finish()
                self._over = True
                self._open = False
                return Pop() if self._all_read else None
        return None

    def update(self, seconds: float) -> Transition:
        self._seconds += seconds
        self._idle += seconds
        if self._look.size() != self._size:
            self._size = self._look.size()
            for reply in self._replies:
                self._fit(reply)
        if self._replies:
            self._replies[0].update(seconds)
        if not self._busy:
            self._finish()
            self._open = self._open or not (self._replies or self._over)
        self._silent = self._silent + seconds if self._waiting else 0.0
        self._swallowed = (self._swallowed[0], self._swallowed[1] - seconds)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        draw_box(surface, self._look, self.box, self._shown())

    def lines(self) -> list[str]:
        shown = self._shown()
        reply = self._replies[0].shown_text if self._replies else ""
        lines = [shown.spoken, f"{shown.name}: {reply}", "…" if self._waiting else "", shown.waits_for, shown.hears]
        if self._open:
            lines.append(f"> {self._entry.text}")
        return [line for line in lines if line]

    # What is said.

    def _take_up(self, talk: Talk) -> None:
        for speaker, text in talk.said:
            if speaker == "player":
                self._spoken = self._player_says(text)
                self._replies.clear()
            else:
                self._replies.clear()
                reply = self._new_reply(speaker, -1)
                reply.add(text)
                reply.finish()
                reply.skip()
        self._entry.sent = [text for speaker, text in talk.said if speaker == "player"]
        if self._game.draft:
            self._entry.insert(self._game.draft)
            self._open = not talk.busy

    def _add(self, npc: str, text: str, line: int, last: bool) -> None:
        reply = next((reply for reply in self._replies if reply.line == line), None)
        if reply is None:
            if self._replies and self._replies[0].read and len(self._replies) == 1:
                self._replies.clear()
            reply = self._new_reply(npc, line)
        reply.add(text)
        if last:
            reply.finish()

    def _new_reply(self, npc: str, line: int) -> Reply:
        reply = Reply(npc, line, self._look.settings.letters_a_second)
        self._fit(reply)
        self._replies.append(reply)
        return reply

    def _fit(self, reply: Reply) -> None:
        box, fonts = self.box, self._look.fonts
        reply.fit(lambda text: fonts.width(text, box.style), box.text.width, LINES_A_PAGE)

    def _finish(self) -> None:
        for reply in self._replies:
            if not reply.done:
                reply.finish()

    @property
    def _busy(self) -> bool:
        return self._game.talk is not None and self._game.talk.busy

    @property
    def _all_read(self) -> bool:
        return not self._replies or (len(self._replies) == 1 and self._replies[0].read)

    @property
    def _ready(self) -> bool:
        """Whether the next word is the player's."""
        return self._all_read and not self._busy and not self._over

    @property
    def _waiting(self) -> bool:
        """Whether the character is silent although an answer is under way."""
        if not self._busy:
            return False
        return not self._replies or (self._replies[-1].page_whole and not self._replies[-1].more_pages)

    # What the player does.

    def _go_on(self, event: pygame.Event) -> Transition:
        """Show the page whole, then go to the next, then to the player's own words."""
        if self._replies:
            reply = self._replies[0]
            if not reply.page_whole:
                reply.skip()
                return None
            if reply.whole_for < DEAF_SECONDS:
                return None
            if reply.more_pages:
                reply.turn()
                return None
            if len(self._replies) > 1:
                self._replies.popleft()
                return None
        if self._over:
            return Pop()
        if self._ready:
            self._open_entry(event)
        return None

    def _open_entry(self, event: pygame.Event) -> None:
        self._open, self._idle = True, 0.0
        self._deaf_to = set(self._held.keys)
        key = getattr(event, "key", None)
        letter = "E" if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else "e"
        self._swallowed = (letter, SWALLOWED_SECONDS) if key == pygame.K_e else ("", 0.0)

    def _letter(self, text: str) -> None:
        """A letter while nothing else is awaited is the first of the player's own words."""
        if not self._ready or text.isspace() or self._from_held_key(text):
            return
        self._open = True
        self._entry.insert(text)
        self._game.draft = self._entry.text

    def _from_held_key(self, text: str) -> bool:
        """Whether this letter comes from a key that has been down since before letters counted."""
        self._deaf_to &= self._held.keys
        return len(text) == 1 and ord(text.lower()) in self._deaf_to

    def _write(self, event: pygame.Event) -> Transition:
        if event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
            self._idle = 0.0
        if event.type == pygame.TEXTINPUT:
            if not self._from_held_key(event.text):
                letter, seconds = self._swallowed
                self._swallowed = ("", 0.0)
                self._entry.insert((letter if seconds > 0 else "") + event.text)
        elif event.type == pygame.TEXTEDITING:
            self._entry.composing = event.text
        elif event.type == pygame.KEYDOWN and not self._entry.composing:
            if event.key == pygame.K_ESCAPE:
                return self._cancel()
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                if event.key not in self._deaf_to & self._held.keys:
                    self._send()
            else:
                edit(self._entry, event)
        return None

    def _send(self) -> None:
        text = self._entry.send()
        if not text:
            return
        self._open = False
        self._held.release()
        self._deaf_to = set(self._held.keys)
        self._spoken = self._player_says(text)
        self._replies.clear()
        self._do(Say(text))

    def _player_says(self, text: str) -> str:
        return f"{self._game.player_name(self._partner)}: {text}"

    def _cancel(self) -> Transition:
        """Break off the answer, or leave."""
        if self._over:
            return Pop()
        self._do(Cancel() if self._busy else Leave())
        return None

    # What is shown.

    def _shown(self) -> Shown:
        reply = self._replies[0] if self._replies else None
        npc = reply.npc if reply else self._partner
        persona = self._game.cast.personas.get(npc)
        voice = self._game.voice
        told = self._waiting and self._silent >= TELLS_AFTER and voice.model
        asks = reply is not None and reply.page_whole and reply.page_full and not self._open
        return Shown(
            name=shown_name(self._game, npc),
            portrait=persona.portrait if persona else npc,
            mood=self._game.memory(npc).mood,
            spoken=self._spoken,
            lines=reply.visible() if reply else (),
            silent=self._silent if self._waiting else None,
            waits_for=f"waiting for {voice.model} at {voice.host}" if told else "",
            arrow=asks,
            entry=self._shown_entry() if self._open else None,
            hint="Return – answer · Escape – leave" if self._ready and not self._open else "",
            hears=f"{voice.host} hears you" if voice.host else "",
            seconds=self._seconds,
        )

    def _shown_entry(self) -> Entry:
        entry = self._entry
        left = LONGEST - len(entry.letters)
        return Entry(
            entry.letters, entry.caret, entry.composing, left if left <= LONGEST - COUNTED_FROM else None, self._idle
        )
