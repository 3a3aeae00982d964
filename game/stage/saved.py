"""The saved games, each with its picture: to be loaded, and in a running game saved over; any may be deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO

import pygame

from game.save import SaveError, SlotLabel
from game.session.events import Event, Saved
from game.stage.actions import Action
from game.stage.art import CLAY, INK, OAK, WINE
from game.stage.box import cut_to
from game.stage.fonts import Style
from game.stage.frames import draw_scroll
from game.stage.game import Shelf
from game.stage.layout import wrapped
from game.stage.look import Look, ink, write
from game.stage.menu import Item, by_mouse
from game.stage.picking import Picking
from game.stage.pointer import Shape
from game.stage.screen import Pop, Push, Transition
from game.stage.textpage import TextPage
from game.stage.view import view_for
from game.world import Atlas

TITLE, NOTHING = "Saved games", "Nothing is saved yet."
NEW, RUNNING = "Save in a new slot", "Where you left off"
LINES = 3
"""How many lines of text a row has."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What can be done with slots: `load` gives what follows. `go_on` takes up the game that goes on by itself, where
    none runs; `save` keeps the running one in a slot under a title. `loses` says whether loading loses anything."""

    load: Callable[[str], Transition]
    go_on: Callable[[], Transition] | None = None
    save: Callable[[str, str], object] | None = None
    loses: Callable[[], bool] = lambda: False


class SavedGames:
    """A page with a row for each slot. In a running game the first row makes a new one. `atlas` gives None while the
    maps are not read yet: then no place is named."""

    typing = False

    def __init__(self, look: Look, shelf: Shelf, atlas: Callable[[], Atlas | None], deeds: Deeds) -> None:
        self._look = look
        self._shelf = shelf
        self._atlas = atlas
        self._deeds = deeds
        self._page = TextPage(look, TITLE)
        self._chosen = 0
        self._problem = ""
        self._pictures: dict[str, pygame.Surface | None] = {}
        self._read()

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if action == "cancel":
            return Pop()
        before, label = self._chosen, self._label
        match action:
            case "up" | "down":
                self._chosen = (self._chosen + (1 if action == "down" else -1)) % max(1, len(self._labels))
            case "confirm" | "talk":
                return self._pick()
            case "take" if label and label.slot and label.slot != RUNNING:
                return self._ask_to_delete(label)
        self._chosen, clicked = by_mouse(event, self._chosen, len(self._labels), self._under)
        if self._chosen != before:
            self._look.cue("move")
        return self._pick() if clicked else None

    def hear(self, event: Event) -> Transition:
        if isinstance(event, Saved):
            self._read()
        return None

    def update(self, seconds: float) -> Transition:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self._page.draw(surface, [], 0, 0, self._hint)
        first, last = self._window()
        draw_scroll(surface, self._look, self._page.inner, first > 0, last < len(self._labels))
        if not self._labels or self._problem:
            place = self._page.inner.bottomleft[0], self._page.inner.bottom - self._page.line_height
            text, colour = self._problem or NOTHING, WINE if self._problem else ink(self._look, CLAY)
            write(surface, self._look.fonts, text, place, self._page.style, colour)
        for number, box in self._boxes():
            self._draw_row(surface, self._labels[number], box, chosen=number == self._chosen)

    def lines(self) -> list[str]:
        told = [
            line
            for number, label in enumerate(self._labels)
            for line in (f"> {head(label)}" if number == self._chosen else head(label), *self._told(label))
        ]
        return [TITLE, *(told or [NOTHING]), *([self._problem] if self._problem else []), self._hint]

    def pointer(self, place: tuple[int, int]) -> Shape:
        return "arrow" if self._under(place) is None else "hand"

    @property
    def _label(self) -> SlotLabel | None:
        return self._labels[self._chosen] if self._labels else None

    @property
    def _hint(self) -> str:
        controls = self._look.controls
        deeds = controls.hint(("confirm", "choose"), ("take", "delete"), ("cancel", "back"))
        return f"{controls.moves} – look · {deeds}"

    def _read(self) -> None:
        """Look at what is on the disk now."""
        self._pictures.clear()
        try:
            slots, running = self._shelf.slots(), self._shelf.running() if self._deeds.go_on else None
        except SaveError as error:
            slots, running, self._problem = [], None, str(error)
        own = [SlotLabel(RUNNING, RUNNING, "", 0, running.caption)] if running else []
        new = [SlotLabel("", NEW, "", 0)] if self._deeds.save else []
        self._labels = [*new, *own, *slots]
        self._chosen = min(self._chosen, max(0, len(self._labels) - 1))

    def _pick(self) -> Transition:
        """What choosing a row does; whatever would be lost is asked about."""
        label, deeds = self._label, self._deeds
        self._look.cue("confirm")
        if label is None:
            return None
        if label.slot == RUNNING and deeds.go_on:
            return deeds.go_on()
        if deeds.save is None:
            return None if label.caption.newer else deeds.load(label.slot)
        if not label.slot:
            self._keep(self._free())
            return None
        load = "Load it, and lose what is not saved" if deeds.loses() else "Load it"
        items = [] if label.caption.newer else [Item("load", load)]
        items.append(Item("save", "Save over it"))
        return Push(Picking(label.title, "Leave it as it is", items, self._look, lambda deed: self._done(deed, label)))

    def _done(self, deed: str, label: SlotLabel) -> None:
        if deed == "load":
            self._deeds.load(label.slot)
        else:
            self._keep((label.slot, label.title))

    def _keep(self, slot: tuple[str, str]) -> None:
        if self._deeds.save:
            self._deeds.save(*slot)

    def _free(self) -> tuple[str, str]:
        """A slot that there is not yet, and its title."""
        taken, number = {label.slot for label in self._labels}, 1
        while f"save_{number}" in taken:
            number += 1
        return f"save_{number}", f"Save {number}"

    def _ask_to_delete(self, label: SlotLabel) -> Transition:
        items = [Item("delete", "Delete it for good")]
        return Push(Picking(f"Delete {label.title}?", "Keep it", items, self._look, lambda _: self._delete(label)))

    def _delete(self, label: SlotLabel) -> None:
        self._problem = ""
        try:
            self._shelf.delete(label.slot)
        except SaveError as error:
            self._problem = str(error)
        self._read()

    def _told(self, label: SlotLabel) -> Iterator[str]:
        """What stands below a row's head."""
        if label.problem:
            yield label.problem
            return
        caption = label.caption
        atlas = self._atlas()
        tile_map = atlas.maps.get(caption.map) if atlas else None
        spot = tile_map.spot_near(caption.tile) if tile_map else None
        called = spot.label if spot else tile_map.title if tile_map else ""
        place = [called[:1].upper() + called[1:]] if called else []
        time = [f"day {caption.time.day}, {caption.time.clock}"] if caption.time else []
        if place or time:
            played = [f"{length(label.play_seconds)} played"] if label.play_seconds else []
            yield " · ".join([", ".join([*place, *time]), *played])
        if caption.words:
            yield f"“{' '.join(caption.words.split())}”"

    def _row_height(self) -> int:
        return LINES * self._page.line_height + 4 * view_for(self._look.size()).scale

    def _window(self) -> tuple[int, int]:
        """Which rows are seen."""
        room = max(1, min(len(self._labels), self._page.inner.height // self._row_height()))
        first = max(0, min(self._chosen - room // 2, len(self._labels) - room))
        return first, min(first + room, len(self._labels))

    def _boxes(self) -> Iterator[tuple[int, pygame.Rect]]:
        first, last = self._window()
        inner, high = self._page.inner, self._row_height()
        for number in range(first, last):
            yield number, pygame.Rect(inner.left, inner.top + (number - first) * high, inner.width, high)

    def _under(self, place: tuple[int, int]) -> int | None:
        return next((number for number, box in self._boxes() if box.collidepoint(place)), None)

    def _draw_row(self, surface: pygame.Surface, label: SlotLabel, box: pygame.Rect, *, chosen: bool) -> None:
        scale, fonts, style = view_for(self._look.size()).scale, self._look.fonts, self._page.style
        if chosen:
            pygame.draw.rect(surface, WINE, box.inflate(6 * scale, -scale), max(1, scale), 2 * scale)
        left, frame = box.left + 2 * scale, self._frame(box)
        if frame and label.slot:
            self._draw_picture(surface, label.slot, frame)
            left = frame.right + 5 * scale
        room, top = max(1, box.right - left), box.top + 2 * scale
        title = Style("bold", style.size)
        write(surface, fonts, cut_to(head(label), fonts, title, room), (left, top), title, WINE if chosen else INK)
        colour = WINE if label.problem else ink(self._look, OAK)
        told = list(self._told(label))
        if label.problem:
            told = wrapped(label.problem, self._page.width, room)
        for number, line in enumerate(told[: LINES - 1], 1):
            place = left, top + number * self._page.line_height
            write(surface, fonts, cut_to(line.strip(), fonts, style, room), place, style, colour)

    def _frame(self, box: pygame.Rect) -> pygame.Rect | None:
        """Where a row's picture lies; None where the window is too narrow for one."""
        scale = view_for(self._look.size()).scale
        high = box.height - 4 * scale
        frame = pygame.Rect(box.left + 2 * scale, box.top + 2 * scale, high * 16 // 9, high)
        return frame if 0 < frame.width < box.width // 3 else None

    def _draw_picture(self, surface: pygame.Surface, slot: str, frame: pygame.Rect) -> None:
        """The slot's picture in its frame; an empty frame where there is none."""
        if slot not in self._pictures:
            self._pictures[slot] = self._picture(slot)
        picture = self._pictures[slot]
        pygame.draw.rect(surface, CLAY, frame)
        if picture:
            part = min(frame.width / picture.get_width(), frame.height / picture.get_height())
            size = max(1, round(picture.get_width() * part)), max(1, round(picture.get_height() * part))
            if picture.get_size() != size:
                picture = self._pictures[slot] = pygame.transform.smoothscale(picture, size)
            surface.blit(picture, picture.get_rect(center=frame.center))
        pygame.draw.rect(surface, INK, frame, max(1, view_for(self._look.size()).scale // 2))

    def _picture(self, slot: str) -> pygame.Surface | None:
        raw = self._shelf.picture(slot) if slot != RUNNING else None
        try:
            picture = pygame.image.load(BytesIO(raw), "picture.png").convert() if raw else None
        except pygame.error:
            return None
        return picture if picture and all(picture.get_size()) else None


def head(label: SlotLabel) -> str:
    """A row's title, with the name of the player in it."""
    return f"{label.title} – {label.caption.name}" if label.caption.name else label.title


def length(seconds: int) -> str:
    """A time that was played, in words."""
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"
