"""What is said in a talk, utterance after utterance, and how far the player has read."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from game.stage.hold import PAGE_SECONDS
from game.stage.layout import Measure
from game.stage.reply import Reply


class Reading:
    """The first of `_replies` is on the screen. `speed` gives letters a second, `room` what a reply is laid out with:
    the measure, the width in window pixels, the lines a page."""

    def __init__(self, speed: Callable[[], float], room: Callable[[], tuple[Measure, int, int]]) -> None:
        self._speed = speed
        self._room = room
        self._replies: deque[Reply] = deque()

    @property
    def now(self) -> Reply | None:
        """What is on the screen."""
        return self._replies[0] if self._replies else None

    @property
    def all_read(self) -> bool:
        """Whether nothing more waits to be read."""
        return not self._replies or (len(self._replies) == 1 and self._replies[0].read)

    @property
    def caught_up(self) -> bool:
        """Whether all that has arrived is shown."""
        return not self._replies or (self._replies[-1].page_whole and not self._replies[-1].more_pages)

    @property
    def asks(self) -> bool:
        """Whether the page on the screen is full and whole, and waits for a key."""
        return bool(self._replies) and self._replies[0].page_whole and self._replies[0].page_full

    def clear(self) -> None:
        """Take everything away."""
        self._replies.clear()

    def take_up(self, said: Sequence[tuple[str, str]]) -> str:
        """Show what was said last, whole, if it was not said by the player; returns the player's last line."""
        spoken = ""
        for speaker, text in said:
            self.clear()
            if speaker == "player":
                spoken = text
                continue
            reply = self._begin(speaker, -1)
            reply.add(text)
            reply.finish()
            reply.skip()
        return spoken

    def add(self, npc: str, text: str, line: int, last: bool) -> None:
        """The next piece of line `line`. What another has said stays until the player goes on."""
        reply = next((reply for reply in self._replies if reply.line == line), None)
        if reply is None:
            if self.all_read and self._replies and self._replies[0].npc == npc:
                self.clear()
            reply = self._begin(npc, line)
        reply.add(text)
        if last:
            reply.finish()

    def complete(self, npc: str, text: str) -> None:
        """All of what was said last, whether its pieces came by here or not."""
        last = self._replies[-1] if self._replies else self._begin(npc, -1)
        if not last.done and text.startswith(last.text.rstrip()):
            last.add(text[len(last.text.rstrip()) :] if last.text.rstrip() != text.rstrip() else "")
            last.finish()

    def finish(self) -> None:
        """Nothing more arrives."""
        for reply in self._replies:
            if not reply.done:
                reply.finish()

    def refit(self) -> None:
        """The window has another size."""
        for reply in self._replies:
            reply.fit(*self._room())

    def update(self, seconds: float, fast: bool = False) -> None:
        """Type on; `fast` while a key is held, which turns pages too."""
        if not self._replies:
            return
        self._replies[0].update(seconds, fast)
        if fast and len(self._replies) > 1 and self._replies[0].whole_for >= PAGE_SECONDS:
            self._replies.popleft()

    @property
    def read_by_now(self) -> bool:
        """Whether the page on the screen has stood for as long as one needs to read it."""
        return bool(self._replies) and self._replies[0].read_by_now

    def go_on(self) -> bool:
        """Show the page whole, or go to the next page or utterance; says whether there was something to go on with."""
        if not self._replies:
            return False
        if self._replies[0].go_on():
            return True
        if len(self._replies) > 1:
            self._replies.popleft()
            return True
        return False

    def _begin(self, npc: str, line: int) -> Reply:
        reply = Reply(npc, line, self._speed())
        reply.fit(*self._room())
        self._replies.append(reply)
        return reply
