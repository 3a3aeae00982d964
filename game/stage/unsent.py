"""What the player has written and nobody has heard yet, and what it said before."""

from __future__ import annotations

from game.stage.game import Game
from game.stage.textentry import MOST_SENT, TextEntry

Drafts = dict[str, str]
"""The draft that was left with each character, for when the player comes back."""


class Unsent:
    """The draft on `entry`, or another line in the place of the player's last, while the draft waits."""

    def __init__(self, game: Game, entry: TextEntry, drafts: Drafts) -> None:
        self.instead = ""
        """The player's last line while it writes another in its place."""
        self._game = game
        self._entry = entry
        self._drafts = drafts
        entry.sent = [line.text for line in game.history if line.speaker == "player"][-MOST_SENT:]

    def come_back(self, npc: str) -> None:
        """Write what was left unsent with somebody."""
        draft = self._drafts.pop(npc, "")
        if draft:
            self._entry.insert(draft)
            self.keep()

    def put_aside(self, npc: str) -> None:
        """The talk is over: the draft is kept for the next."""
        if self._game.draft:
            self._drafts[npc] = self._game.draft
        self._game.draft = ""

    def keep(self) -> None:
        """Something was written."""
        if not self.instead:
            self._game.draft = self._entry.text

    def change_last(self) -> bool:
        """Write what was said last in other words; False where nothing was."""
        said = self._game.talk.said if self._game.talk else ()
        self.instead = next((text for speaker, text in reversed(said) if speaker == "player"), "")
        if self.instead:
            self._entry.replace(self.instead)
        return bool(self.instead)

    def let_stand(self) -> None:
        """What was said stays; the draft comes back."""
        self.instead = ""
        self._entry.replace(self._game.draft)
