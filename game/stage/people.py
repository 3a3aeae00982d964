"""The people whom the player has met, and what each of them remembers: to be read, corrected and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.session.commands import Correct, Forget, Undo
from game.session.events import Event
from game.stage.actions import Action, Held
from game.stage.art import INK, OAK, UMBER, WINE
from game.stage.game import Game, shown_name
from game.stage.layout import wrapped
from game.stage.look import Look, draw_veil, write
from game.stage.menu import Item, Menu
from game.stage.picking import DEEP_VEIL
from game.stage.pointer import Shape
from game.stage.screen import Do, Pop, Push, Quiet, Transition
from game.stage.textpage import Row, TextPage
from game.stage.writing import Writing

if TYPE_CHECKING:
    from game.mind.dossier import Dossier
    from game.mind.dossier import Item as Remembered

LETTERS = "C – correct · F – forget · U – undo"
BUTTONS: tuple[tuple[Action, str], ...] = (("confirm", "correct"), ("take", "forget"), ("choices", "undo"))
WRITING_HINT = "Write it as you would say it · {}"
HEADINGS = {"fact": "What you told", "promise": "Promises", "memory": "What happened",
            "statement": "What was said to you", "talk": "Your talks"}  # fmt: skip
FIELD = (250, 244, 230)
"""The ground of the line that the player writes on."""


class People(Quiet):
    """Whom the player has met; picking one shows what that one remembers."""

    typing = False

    def __init__(self, game: Game, look: Look, do: Do, held: Held) -> None:
        self._game = game
        self._look = look
        self._do = do
        self._held = held
        items = [Item(npc, shown_name(game, npc)) for npc in game.met]
        self._menu = Menu([*items, Item("", "Back")], look, heading=self._title)

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        picked = "" if action == "cancel" else self._menu.handle(event, action)
        if picked is None:
            return None
        return Push(MemoryPage(self._game, picked, self._look, self._do, self._held)) if picked else Pop()

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, DEEP_VEIL)
        self._menu.draw(surface)

    def pointer(self, place: tuple[int, int]) -> Shape:
        return self._menu.pointer(place)

    def lines(self) -> list[str]:
        return [self._title, *self._menu.lines()]

    @property
    def _title(self) -> str:
        return "People you have met" if self._game.met else "You have met nobody yet"


class MemoryPage:
    """What one character remembers of the player. One item is chosen; under it stands where it comes from."""

    def __init__(self, game: Game, npc: str, look: Look, do: Do, held: Held) -> None:
        self._game = game
        self._npc = npc
        self._look = look
        self._do = do
        self._held = held
        self._writing = Writing(held)
        self._page = TextPage(look)
        self._chosen = 0
        self._known = game.dossier(npc)

    @property
    def typing(self) -> bool:
        return self._writing.open

    @property
    def entry(self) -> pygame.Rect:
        """The line that the player writes on."""
        inner, high = self._page.inner, self._page.line_height
        return pygame.Rect(inner.left, inner.bottom - high, inner.width, high)

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if self._writing.open:
            self._write(event)
            return None
        if action == "cancel":
            return Pop()
        match action or self._letter(event):
            case "up":
                self._move(-1)
            case "down":
                self._move(1)
            case "confirm" | "c":
                self._correct(event)
            case "f" | "take" if self._item:
                self._do(Forget(self._npc, self._item.id))
            case "u" | "choices":
                self._do(Undo(self._npc))
        if event.type == pygame.MOUSEWHEEL:
            self._move(-event.y)
        return None

    def hear(self, event: Event) -> Transition:
        self._known = self._game.dossier(self._npc)
        self._move(0)
        return None

    def update(self, seconds: float) -> Transition:
        self._writing.update(seconds)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        rows = list(self._rows())
        room = max(1, self._page.count - 1)
        last = max((at for at, (number, _) in enumerate(rows) if number == self._chosen), default=0)
        first = min(max(0, last + 2 - room), max(0, len(rows) - room))
        self._page.draw(surface, [row for _, row in rows], first, room, self._hint)
        if self._writing.open:
            style = self._page.style
            pygame.draw.rect(surface, FIELD, self.entry)
            write(surface, self._look.fonts, self._written(), self.entry.topleft, style, WINE)

    def lines(self) -> list[str]:
        written = [self._written()] if self._writing.open else []
        return [*(text for _, text in self._told()), *written, self._hint]

    @property
    def _item(self) -> Remembered | None:
        items = self._known.items
        return items[self._chosen] if items else None

    @property
    def _hint(self) -> str:
        controls = self._look.controls
        if self._writing.open:
            return WRITING_HINT.format(controls.hint(("confirm", "so it is"), ("cancel", "leave it")))
        deeds = {"keys": LETTERS, "pad": controls.hint(*BUTTONS)}.get(controls.device, "")
        parts = (f"{controls.moves} – choose", deeds, controls.hint(("cancel", "back")))
        return " · ".join(part for part in parts if part)

    def _letter(self, event: pygame.Event) -> str:
        """The letter of a key press, or one that a script writes: a key that is down was counted when it went down."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_c, pygame.K_f, pygame.K_u):
            return chr(event.key)
        if event.type == pygame.TEXTINPUT and len(event.text) == 1 and ord(event.text.lower()) not in self._held.keys:
            return str(event.text).lower()
        return ""

    def _move(self, by: int) -> None:
        self._chosen = min(max(0, self._chosen + by), max(0, len(self._known.items) - 1))

    def _correct(self, event: pygame.Event) -> None:
        """Open the entry with what stands there; what can only be forgotten says so."""
        item = self._item
        if item and item.kind == "fact":
            self._writing.begin(event)
            self._writing.entry.replace(item.said)
        elif item:
            self._do(Correct(self._npc, item.id, ""))

    def _write(self, event: pygame.Event) -> None:
        composing = self._writing.entry.composing
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and not composing:
            self._writing.open = False
            return
        item, text = self._item, self._writing.handle(event)
        if text and item:
            self._do(Correct(self._npc, item.id, text))

    def _written(self) -> str:
        entry = self._writing.entry
        return f"> {''.join(entry.letters[: entry.caret])}{entry.composing}|{''.join(entry.letters[entry.caret :])}"

    def _told(self) -> Iterator[tuple[int, str]]:
        """All that the page says, each line with the number of its item."""
        known: Dossier = self._known
        yield from ((-1, known.name), (-1, known.standing))
        kind = ""
        for number, item in enumerate(known.items):
            if item.kind != kind:
                kind = item.kind
                yield from ((-1, ""), (-1, HEADINGS[kind]))
            chosen = number == self._chosen
            yield number, f"> {item.text}" if chosen else item.text
            if chosen:
                yield number, f"({item.source})"
        if not known.items:
            yield -1, "Nothing of you yet."

    def _rows(self) -> Iterator[tuple[int, Row]]:
        """The page in lines as wide as the sheet, each with the number of the item that it belongs to (-1: none)."""
        for number, text in self._told():
            chosen = number == self._chosen
            heading = text in HEADINGS.values() or text == self._known.name
            colour = UMBER if number < 0 and heading else OAK if number < 0 or text.startswith("(") else INK
            if chosen and not text.startswith("("):
                colour = WINE
            for line in wrapped(text, self._page.width, self._page.room):
                yield number, Row(line, colour, "bold" if heading else "text")
