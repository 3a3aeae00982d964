"""The quest log: what the player has noted, quest by quest."""

from __future__ import annotations

from game.stage.art import CLAY, INK, UMBER, WINE
from game.stage.game import Game
from game.stage.look import Look
from game.stage.sheet import Sheet
from game.stage.textpage import Row

TITLE, NOTHING = "Quest log", "Nothing yet."


class QuestLog(Sheet):
    """Lies over the map."""

    closes = (*Sheet.closes, "quests")

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__(look, TITLE)
        self._game = game

    def rows(self) -> list[Row]:
        """Titles and entries, a rule between two quests; done ones are faint."""
        rows: list[Row] = []
        for quest, notes, done in self._game.quests:
            rows += [Row("", rule=True)] if rows else []
            title = f"{quest.title} – done" if done else quest.title
            rows.append(Row(title, UMBER if done else WINE, "bold", mark=int(done)))
            for entry, text in notes:
                told = f"Day {entry.time.day}, {entry.time.clock} – {text}"
                rows += self._page.wrapped(told, CLAY if done else INK)
        return rows or [Row(NOTHING, CLAY)]
