"""What was said and read on the way here: read again, by person, replayed, marked, gone back to."""

from __future__ import annotations

import pygame

from game.session.commands import Favourite, Regenerate, Rewind
from game.session.events import Event
from game.stage.actions import Action
from game.stage.art import INK, UMBER, WINE
from game.stage.fonts import Style
from game.stage.game import Game, Past, shown_name
from game.stage.layout import wrapped
from game.stage.look import Look
from game.stage.menu import Item
from game.stage.narration import NarrationBox
from game.stage.picking import Picking
from game.stage.pointer import Shape
from game.stage.replay import Replay
from game.stage.screen import Do, Pop, Push, Screen, Transition
from game.stage.textpage import Row, TextPage

NOTHING = "Nothing yet."
TALK, ALL, MARKED = "talk", "all", "marked"
"""What is shown, where it is not what one person said and heard."""
CHOSEN = "› "
MOVES = {pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8, pygame.K_HOME: -99_999, pygame.K_END: 99_999}
NOT_FITTED = ((0, 0), 0)
"""The size of the window and the state of the fonts before anything was laid out."""
SURE = ("Go back to here? What came after stays in the save, on a branch of its own.", "No, stay")


class History:
    """Lies over another screen, which goes on hearing what happens. One line is chosen, at first the last."""

    typing = False

    def __init__(self, game: Game, look: Look, do: Do, under: Screen) -> None:
        self._game = game
        self._look = look
        self._do = do
        self._page = TextPage(look)
        self._under = under
        self._then: Screen | None = None
        self._filter = 0
        self._chosen = 0
        self._first = 0
        self._filters: list[tuple[str, str]] = []
        self._rows: list[tuple[int, Row]] = []
        self._shown: list[Row] = []
        self._fitted = NOT_FITTED
        self._read()

    @property
    def alone(self) -> bool:
        """Whether there is no talk under it: then the town stands still."""
        return self._game.talk is None

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        match action:
            case "cancel":
                return Pop()
            case "up" | "down":
                self._move(-1 if action == "up" else 1)
            case "left" | "right":
                self._show(self._filter + (1 if action == "right" else -1))
            case "confirm" | "talk":
                return self._offer()
            case "take":
                self._mark()
        if event.type == pygame.KEYDOWN and event.key in MOVES:
            self._move(MOVES[event.key])
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_f:
            self._mark()
        elif event.type == pygame.MOUSEWHEEL:
            self._move(-int(event.y))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._click(event.pos)
        return None

    def hear(self, event: Event) -> Transition:
        self._under.hear(event)
        last = self._chosen == len(self._lines) - 1
        self._read()
        self._chosen = len(self._lines) - 1 if last else self._chosen
        return None

    def update(self, seconds: float) -> Transition:
        then, self._then = self._then, None
        return Push(then) if then else None

    def draw(self, surface: pygame.Surface) -> None:
        if self._fitted != self._fits_now:
            self._fit()
        self._page.heading = self._title
        self._page.draw(surface, self._shown, self._first, self._page.count, self._keys)

    def lines(self) -> list[str]:
        told = [
            f"› {self._told(line)}" if n == self._chosen else self._told(line) for n, line in enumerate(self._lines)
        ]
        return [self._title, *(told or [NOTHING]), *([f"({self._when})"] if told else []), self._keys]

    def pointer(self, place: tuple[int, int]) -> Shape:
        return "arrow" if self._under_mouse(place) is None else "hand"

    @property
    def _keys(self) -> str:
        """What can be done, by the device in hand."""
        controls = self._look.controls
        mark = {"keys": "F – mark", "pad": controls.hint(("take", "mark"))}.get(controls.device, "")
        of_whom = f"{controls.sides} – of whom" if controls.sides else ""
        does = controls.hint(("confirm", "what to do with it"))
        parts = (f"{controls.moves} – choose", of_whom, does, mark, controls.hint(("cancel", "back")))
        return " · ".join(part for part in parts if part)

    @property
    def _title(self) -> str:
        return f"‹  {self._filters[self._filter][1]}  ›"

    @property
    def _line(self) -> Past | None:
        return self._lines[self._chosen] if self._lines else None

    @property
    def _when(self) -> str:
        """When and where the chosen line was."""
        line = self._line
        where = self._game.atlas.maps.get(line.place) if line else None
        return f"Day {line.time.day} · {line.time.clock}{f' · {where.title}' if where else ''}" if line else ""

    def _read(self) -> None:
        """Take what there is now; what is shown stays as it was."""
        self._past, self._marked = self._game.history, self._game.favourites
        before = self._filters[self._filter][0] if self._rows else ""
        self._filters = self._ways()
        self._filter = next((n for n, (way, _) in enumerate(self._filters) if way == before), 0)
        self._lines = [line for line in self._past if self._fits(line)]
        self._chosen = min(self._chosen, max(0, len(self._lines) - 1)) if before else max(0, len(self._lines) - 1)
        self._fitted = NOT_FITTED
        self._fit()

    def _ways(self) -> list[tuple[str, str]]:
        """What can be shown: this talk, everything, what one person said and heard, favourites."""
        spoken = dict.fromkeys(line.speaker for line in self._past if line.speaker not in ("player", "world"))
        people = [(who, shown_name(self._game, who)) for who in spoken]
        talk = [(TALK, "This talk")] if self._game.talk else []
        return [*talk, (ALL, "All that was said"), *people, (MARKED, "Favourites")]

    def _fits(self, line: Past) -> bool:
        way, talk = self._filters[self._filter][0], self._game.talk
        if way == MARKED:
            return line.id in self._marked
        in_the_talk = talk is not None and line.talk == talk.id
        return way == ALL or (in_the_talk if way == TALK else way in (line.speaker, line.to))

    def _show(self, number: int) -> None:
        self._filter = number % len(self._filters)
        self._lines = [line for line in self._past if self._fits(line)]
        self._chosen, self._fitted = max(0, len(self._lines) - 1), NOT_FITTED
        self._fit()

    def _move(self, by: int) -> None:
        self._chosen = min(max(0, self._chosen + by), max(0, len(self._lines) - 1))
        self._fit()

    def _click(self, place: tuple[int, int]) -> Transition:
        """Choose the line under the mouse; on the chosen one, ask what to do with it."""
        number = self._under_mouse(place)
        if number is None:
            return None
        if number == self._chosen:
            return self._offer()
        self._move(number - self._chosen)
        return None

    def _under_mouse(self, place: tuple[int, int]) -> int | None:
        """The number of the line at a place of the window."""
        row, rows = self._page.row_at(place), self._rows[self._first :][: self._page.count]
        return rows[row][0] if row is not None and row < len(rows) and rows[row][0] >= 0 else None

    def _mark(self) -> None:
        if self._line:
            self._do(Favourite(self._line.id, self._line.id not in self._marked))

    def _offer(self) -> Transition:
        """What can be done with the chosen line."""
        line = self._line
        if line is None:
            return None
        again = [Item("again", "Draw another answer")] if self._is_the_answer(line) else []
        mark = Item("mark", "No longer a favourite" if line.id in self._marked else "Mark as a favourite")
        items = [Item("replay", "Show it again"), mark, *again, Item("back", "Go back to here")]
        return Push(Picking(self._when, "Leave it", items, self._look, self._picked))

    def _picked(self, what: str) -> None:
        line = self._line
        match what:
            case "replay" if line:
                told = line.speaker == "world"
                self._then = NarrationBox(line.text, self._look) if told else Replay(self._game, self._look, line)
            case "mark":
                self._mark()
            case "again":
                self._do(Regenerate())
            case "back" if line and self._game.busy:
                self._do(Rewind(line.id))  # the game says that it must wait
            case "back" if line:
                yes = [Item("yes", "Yes, go on from there")]
                self._then = Picking(*SURE, yes, self._look, lambda _: self._do(Rewind(line.id)))

    def _is_the_answer(self, line: Past) -> bool:
        """Whether a line is the last of the open talk, and an answer."""
        talk, last = self._game.talk, self._past[-1]
        return bool(talk) and line is last and line.speaker != "player" and line.talk is not None

    def _name(self, line: Past) -> str:
        """Who said it, as shown; "" for what nobody said."""
        if line.speaker == "player":
            return self._game.player_name(line.to) if line.to else shown_name(self._game, "player")
        return "" if line.speaker == "world" else shown_name(self._game, line.speaker)

    def _told(self, line: Past) -> str:
        name = self._name(line)
        return f"{'* ' if line.id in self._marked else ''}{name}{': ' if name else ''}{line.text}"

    @property
    def _fits_now(self) -> tuple[tuple[int, int], int]:
        """The size of the window and the state of the fonts."""
        return self._look.size(), self._look.fonts.changes

    def _fit(self) -> None:
        """The lines in rows as wide as the window, each with the number of its line; laid out anew where the window,
        what is shown or what is chosen is another, and scrolled so that the chosen one is seen."""
        if self._fitted != self._fits_now:
            self._fitted = self._fits_now
            room = self._page.room - self._broad(CHOSEN)
            self._wrapped = [wrapped(self._told(line), self._broad, room) for line in self._lines]
        self._rows = [
            (number, Row(f"{CHOSEN}{text}", self._colour(number), "bold") if number == self._chosen and not row
             else Row(text, self._colour(number)))
            for number, texts in enumerate(self._wrapped)
            for row, text in enumerate(texts)
        ] or [(-1, Row(NOTHING, UMBER))]  # fmt: skip
        mine = [at for at, (number, _) in enumerate(self._rows) if number == self._chosen] or [0]
        self._first = min(max(self._first, mine[-1] + 1 - self._page.count), mine[0])
        self._first = max(0, min(self._first, len(self._rows) - self._page.count))
        self._shown = [row for _, row in self._rows]

    def _broad(self, text: str) -> int:
        """How wide a text is where it is chosen, so that choosing moves nothing."""
        return self._look.fonts.width(text, Style("bold", self._page.style.size))

    def _colour(self, number: int) -> tuple[int, int, int]:
        return WINE if self._lines[number].speaker == "player" else INK
