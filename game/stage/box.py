"""How the dialogue box looks: where its parts lie in a window of any size, and the drawing of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sin

import pygame

from game.stage import icons
from game.stage.art import CLAY, FLAME, INK, OAK, PLATE_HEIGHT, WINE
from game.stage.bidi import turns
from game.stage.entryline import PALE, Entry, EntryLine, invitation
from game.stage.figures import eyes_shut
from game.stage.fonts import Fonts, Style, graphemes
from game.stage.frames import draw_panel
from game.stage.look import Look, ink, write
from game.stage.prompts import with_prompts
from game.stage.view import View, view_for

MARGIN, FRAME, EDGE, RISE = 6, 76, 9, 8
"""In picture pixels: around the box, the portrait's frame, from the box's rim to its content, how far the portrait
rises above the box."""
LINES_A_PAGE = 3
SLOT = 24
"""In picture pixels: the slot in which the icon of what is chosen lies."""
NARROWEST_WITH_PORTRAIT = 190
DOTS_A_SECOND = 1.6


@dataclass(frozen=True, slots=True)
class Box:
    """Where the parts lie, in window pixels."""

    view: View
    panel: pygame.Rect
    portrait: pygame.Rect | None
    text: pygame.Rect
    plate: tuple[int, int]
    style: Style
    small: Style
    small_height: int
    line_height: int

    @property
    def top(self) -> int:
        return min(self.panel.top, self.portrait.top if self.portrait else self.panel.top, self.plate[1])

    @property
    def spoken(self) -> tuple[int, int]:
        """Where the player's own line stands."""
        return self.text.topleft

    @property
    def speech(self) -> tuple[int, int]:
        """Where the first line of what is said stands."""
        return self.text.left, self.text.top + self.small_height

    @property
    def entry(self) -> pygame.Rect:
        """The line that the player writes on."""
        top = self.speech[1] + LINES_A_PAGE * self.line_height + self.view.scale * 2
        return pygame.Rect(self.text.left, top, self.text.width, self.line_height + self.view.scale * 2)

    def entry_line(self, fonts: Fonts) -> EntryLine:
        return EntryLine(fonts, self.entry, self.style, self.small, self.view.scale)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a choice: its words, whether it is chosen, the icon of what it is about."""

    text: str
    chosen: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the box shows. `spoken` is the player's line, `lines` each line whole and its shown part, `silent` the
    seconds of silence while an answer is awaited, `arrow` whether a key is asked for, `choices` rows that stand in the
    place of `lines`, and which of them is chosen."""

    name: str
    portrait: str
    mood: str
    spoken: str
    lines: Sequence[tuple[str, str]]
    silent: float | None
    waits_for: str
    arrow: bool
    entry: Entry | None
    hint: str
    hears: str
    choices: Sequence[Row]
    seconds: float
    """Since the talk was opened; what moves by itself follows it."""
    scroll: int = 0
    """How far the entry line is moved to the left."""
    runs_left: bool = False
    """Whether what is said runs from right to left."""


def box_for(size: tuple[int, int], fonts: Fonts, at_top: bool = False) -> Box:
    """The box in a window of this size."""
    style, small = _styles(view_for(size))
    return _laid_out(size, at_top, fonts.height(style), fonts.height(small))


@lru_cache(maxsize=8)
def _styles(view: View) -> tuple[Style, Style]:
    """How what is said is set, and the small lines."""
    return Style("text", view.text_size(8.7)), Style("italic", view.text_size(6.2))


@lru_cache(maxsize=8)
def _laid_out(size: tuple[int, int], at_top: bool, line: int, small_line: int) -> Box:
    """The box for lines of these heights."""
    view = view_for(size)
    scale, (style, small) = view.scale, _styles(view)
    line_height, small_height = line + scale, small_line + scale
    content = small_height + (LINES_A_PAGE + 1) * line_height + 4 * scale
    high = -(-content // scale) + EDGE + PLATE_HEIGHT // 2 + 3
    wide = size[0] // scale - 2 * MARGIN
    top = (MARGIN + RISE) * scale if at_top else size[1] - (high + MARGIN) * scale
    panel = pygame.Rect(MARGIN * scale, top, wide * scale, high * scale)
    left, portrait = panel.left + EDGE * scale, None
    if wide >= NARROWEST_WITH_PORTRAIT:
        portrait = pygame.Rect(panel.left + 8 * scale, panel.top - RISE * scale, FRAME * scale, FRAME * scale)
        left = portrait.right + 8 * scale
    text_top = panel.top + (PLATE_HEIGHT // 2 + 4) * scale
    text = pygame.Rect(left, text_top, panel.right - (EDGE + 3) * scale - left, content)
    plate = (left - 3 * scale, panel.top - (PLATE_HEIGHT // 2) * scale)
    return Box(view, panel, portrait, text, plate, style, small, small_height, line_height)


def draw_box(surface: pygame.Surface, look: Look, box: Box, shown: Shown) -> None:
    """Draw the whole box."""
    scale = box.view.scale
    draw_panel(surface, look, box.panel)
    if box.portrait:
        face = look.art.portrait(shown.portrait, shown.mood, scale, eyes_shut(shown.seconds))
        surface.blit(face, box.portrait)
    _draw_plate(surface, look, box, shown.name)
    whole = surface.get_clip()
    surface.set_clip(box.panel.clip(whole))
    _draw_words(surface, look, box, shown)
    surface.set_clip(whole)


def _draw_words(surface: pygame.Surface, look: Look, box: Box, shown: Shown) -> None:
    """Draw what stands on the panel."""
    scale = box.view.scale
    _draw_small_lines(surface, look, box, shown)
    if shown.choices:
        _draw_choices(surface, look, box, shown.choices)
    end = _draw_speech(surface, look.fonts, box, shown)
    if shown.silent is not None:
        _draw_waiting(surface, look, box, end, shown)
    if shown.arrow:
        frame = int(shown.seconds * 2.5) % 2
        arrow = look.art.arrow(frame, scale)
        surface.blit(arrow, (box.text.right - arrow.get_width(), box.speech[1] + 3 * box.line_height - 9 * scale))
    if shown.entry:
        invites = with_prompts(look, invitation(shown.entry), box.style, PALE)
        box.entry_line(look.fonts).draw(surface, shown.entry, shown.scroll, invites)
    elif shown.hint:
        hint = with_prompts(look, shown.hint, box.small, ink(look, CLAY))
        surface.blit(hint, hint.get_rect(midleft=box.entry.midleft), (0, 0, box.entry.width, hint.get_height()))


def _draw_plate(surface: pygame.Surface, look: Look, box: Box, name: str) -> None:
    scale = box.view.scale
    style = Style("bold", box.view.text_size(7.6))
    most = (box.text.width // scale) - 20
    wide = min(most, -(-look.fonts.width(name, style) // scale)) + 22
    surface.blit(look.art.plate(wide, scale), box.plate)
    picture = look.fonts.render(name, style, FLAME)
    middle = (box.plate[0] + wide * scale // 2, box.plate[1] + PLATE_HEIGHT * scale // 2)
    surface.blit(picture, picture.get_rect(center=middle), (0, 0, most * scale, picture.get_height()))


def _draw_small_lines(surface: pygame.Surface, look: Look, box: Box, shown: Shown) -> None:
    fonts, room = look.fonts, box.text.width
    if shown.hears:
        width = fonts.width(shown.hears, box.small)
        if width < room * 0.6:
            write(surface, fonts, shown.hears, (box.text.right - width, box.spoken[1]), box.small, ink(look, CLAY))
            room -= width + box.small.size
    if shown.spoken:
        write(surface, fonts, cut_to(shown.spoken, fonts, box.small, room), box.spoken, box.small, ink(look, OAK))


def cut_to(text: str, fonts: Fonts, style: Style, width: int) -> str:
    """The text, its end cut off where it is wider than `width` window pixels."""
    if fonts.width(text, style) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if fonts.width(text[:middle].rstrip() + "…", style) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def _draw_speech(surface: pygame.Surface, fonts: Fonts, box: Box, shown: Shown) -> tuple[int, int]:
    """Draw what is shown of each line; returns where the next letter would stand."""
    end = box.speech
    for number, (whole, out) in enumerate(() if shown.choices else shown.lines):
        if not out:
            break
        left, top = box.speech[0], box.speech[1] + number * box.line_height
        picture = fonts.render(whole, box.style, INK, shown.runs_left)
        left += box.text.width - picture.get_width() if shown.runs_left else 0
        parts = [(0, picture.get_width())] if out == whole else _spans_of(out, whole, fonts, box.style, shown.runs_left)
        for start, width in parts:
            surface.blit(picture, (left + start, top), (start, 0, width, picture.get_height()))
        edges = [edge for start, width in parts for edge in (start, start + width)]
        end = (left + (min(edges, default=0) if shown.runs_left else max(edges, default=0)), top)
    return end


def _spans_of(out: str, whole: str, fonts: Fonts, style: Style, left: bool) -> list[tuple[int, int]]:
    """Which parts of a line's picture show its first letters."""
    if not left and not turns(whole):
        return [(0, fonts.width(out, style))]
    return fonts.spans(whole, style, 0, len(graphemes(out)), left)


def _draw_choices(surface: pygame.Surface, look: Look, box: Box, rows: Sequence[Row]) -> None:
    """Draw the rows of a choice; the chosen one stands out by colour and by a hand, and what it is about lies in a slot
    beside them."""
    fonts, scale = look.fonts, box.view.scale
    hand = look.art.piece("hand", scale)
    indent = hand.get_width() + 3 * scale
    room = box.text.width - indent - (SLOT + 4) * scale
    for number, row in enumerate(rows):
        left, top = box.speech[0], box.speech[1] + number * box.line_height
        colour = WINE if row.chosen else INK
        if row.chosen:
            surface.blit(hand, hand.get_rect(midleft=(left, top + box.line_height // 2)))
        write(surface, fonts, cut_to(row.text, fonts, box.style, room), (left + indent, top), box.style, colour)
    icon = next((row.icon for row in rows if row.chosen), "")
    if icon:
        slot = look.art.panel(SLOT, SLOT, scale, "slip")
        place = slot.get_rect(topright=(box.text.right, box.speech[1] + 2 * scale))
        surface.blit(slot, place)
        thing = icons.picture(look.art, icon, scale)
        surface.blit(thing, thing.get_rect(center=place.center))


def _draw_waiting(surface: pygame.Surface, look: Look, box: Box, end: tuple[int, int], shown: Shown) -> None:
    """Three dots that move, and after a while what is waited for."""
    radius = max(1, round(box.style.size * 0.14))
    step = radius * 4
    left = end[0] - 3 * step if shown.runs_left else end[0] + step
    if left < box.text.left or left + 3 * step > box.text.right:
        left = box.text.right - 3 * step if shown.runs_left else box.text.left + step
        end = (left, min(end[1] + box.line_height, box.entry.top))
    base = end[1] + round(box.line_height * 0.58)
    for number in range(3):
        up = max(0.0, sin((shown.seconds * DOTS_A_SECOND - number * 0.16) * 6.2832))
        centre = (left + number * step, base - round(up * radius * 2.4))
        pygame.draw.circle(surface, WINE if up > 0.3 else CLAY, centre, radius)
    if shown.waits_for:
        text = cut_to(shown.waits_for, look.fonts, box.small, box.text.width)
        top = box.speech[1] + (LINES_A_PAGE - 1) * box.line_height
        write(surface, look.fonts, text, (box.text.left, top), box.small, ink(look, CLAY))
