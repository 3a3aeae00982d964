"""Text as pictures: any text, in the order in which its letters stand, each in the first font that has it."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
import regex

from game.stage.bidi import runs, runs_left, turns
from game.stage.bounded import Bounded
from game.stage.faces import MARK, Face, Faces, Loaded, script_of
from game.stage.systemfonts import SystemFonts

__all__ = ["MARK", "Colour", "Fonts", "Style", "clean", "graphemes"]

Colour = tuple[int, int, int]
CACHED_PICTURES, CACHED_WIDTHS, CACHED_PIECES = 256, 4096, 256
LONG = 120
"""A line of more letters is the one that is written on: it changes with each of them, and its pictures are large."""
_LETTER = regex.compile(r"\X")
_BREAK = regex.compile(r"\r\n?|[\u2028\u2029\v\f]")
_SPACE = regex.compile(r"[^\S\n]")
_UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cn}\uFE00-\uFE0F--[\n]]", regex.V1)
_TOWER = regex.compile(r"(\p{M}{6})\p{M}+")
"""More accents than any script needs on a letter are a tower that stands out of its line."""
Span = tuple[int, int]
"""Left end and width, in window pixels from the left end of the line's picture."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set; `size` in window pixels, before the player's own text size."""

    face: Face
    size: int


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters `start` to before `end` of a line in one font and one direction, `width` pixels from `left` on."""

    start: int
    end: int
    shown: Sequence[str]
    loaded: Loaded
    runs_left: bool
    left: int
    width: int

    def edge(self, at: int) -> int:
        """Where the caret before letter `at` of the line stands."""
        if at in (self.start, self.end):
            return self.left + (self.width if (at == self.end) != self.runs_left else 0)
        before = min(self.width, self.loaded.width("".join(self.shown[: at - self.start]), self.runs_left))
        return self.left + (self.width - before if self.runs_left else before)

    def nearest(self, place: int) -> int:
        """Before which letter of the line the caret stands that is nearest to a place."""
        sign = -1 if self.runs_left else 1
        after = bisect_left(range(self.start, self.end), sign * place, key=lambda at: sign * self.edge(at)) + self.start
        return min((max(self.start, after - 1), after), key=lambda at: abs(self.edge(at) - place))


def graphemes(text: str) -> list[str]:
    """The letters as people count them: with their accents, flags and joined emoji in one."""
    return _LETTER.findall(text)


def clean(text: str) -> str:
    """Text that every font can take: no control letters and nothing invisible, half surrogates as a mark.
    Line breaks stay."""
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    whole = _SPACE.sub(" ", _BREAK.sub("\n", whole))
    return _TOWER.sub(r"\1", unicodedata.normalize("NFC", _UNSEEN.sub("", whole)))


class Fonts:
    """`factor` enlarges every text but titles, `reading` takes the font that some read more easily; `changes` grows
    whenever texts are as wide as before no more."""

    def __init__(self, factor: float = 1.0, reading: bool = False, system: SystemFonts | None = None) -> None:
        self._system = system or SystemFonts()
        self._faces = Faces(self._system)
        self._known = self._chosen = 0
        self._factor = factor
        self._faces.reading = reading
        self._forget()

    @property
    def problems(self) -> list[str]:
        """Sentences on fonts that are not installed."""
        return self._faces.problems

    @property
    def changes(self) -> int:
        return self._system.changes + self._chosen

    def choose(self, factor: float, reading: bool) -> None:
        """Set all texts in another size and font."""
        if (factor, reading) != (self._factor, self._faces.reading):
            self._factor, self._faces.reading = factor, reading
            self._chosen += 1

    def settle(self) -> None:
        """Wait until the computer's own fonts are found, if they are looked for."""
        self._system.wait()

    def width(self, text: str, style: Style) -> int:
        """In window pixels."""
        self._keep_up()
        return self._widths.get((text, style), lambda: sum(piece.width for piece in self._laid(text, style)))

    def height(self, style: Style) -> int:
        """From one line to the next, in window pixels."""
        return self._first(style).font.get_linesize()

    def render(self, text: str, style: Style, colour: Colour, left: bool | None = None) -> pygame.Surface:
        """A picture of one line; as wide as `width` says and at least as high as a line. `left`: whether the line as a
        whole runs from right to left, where its first letter does not say it."""
        self._keep_up()
        pictures = self._pictures if len(text) <= LONG else self._long_pictures
        return pictures.get((text, style, colour, left), lambda: self._render(text, style, colour, left))

    def spans(self, text: str, style: Style, low: int, high: int, left: bool | None = None) -> list[Span]:
        """Where letters `low` to before `high` stand in the picture of a line that was cleaned before."""
        found = []
        for piece in self._pieces_of(text, style, left):
            start, end = max(low, piece.start), min(high, piece.end)
            if start < end:
                ends = sorted((piece.edge(start), piece.edge(end)))
                found.append((ends[0], ends[1] - ends[0]))
        return found

    def caret(self, text: str, style: Style, at: int) -> int:
        """Where the caret stands before letter `at`: behind the one before it."""
        pieces = self._pieces_of(text, style, None)
        behind = next((piece for piece in pieces if piece.start < at <= piece.end), None)
        before = next((piece for piece in pieces if piece.start <= at < piece.end), None)
        piece = behind or before
        return piece.edge(at) if piece else 0

    def letter_at(self, text: str, style: Style, place: int) -> int:
        """Before which letter the caret stands that is nearest to a place of the line."""
        pieces = self._pieces_of(text, style, None)
        if not pieces:
            return 0
        return next((piece for piece in pieces if place < piece.left + piece.width), pieces[-1]).nearest(place)

    def _pieces_of(self, text: str, style: Style, left: bool | None) -> tuple[Piece, ...]:
        self._keep_up()
        return self._pieces.get((text, style, left), lambda: self._laid(text, style, left))

    def _render(self, text: str, style: Style, colour: Colour, left: bool | None) -> pygame.Surface:
        first = self._first(style)
        parts = [
            (piece, piece.loaded.picture("".join(piece.shown), colour, piece.runs_left))
            for piece in self._laid(text, style, left)
        ]
        width = sum(piece.width for piece, _ in parts)
        tops = [first.ascent - piece.loaded.ascent - piece.loaded.rise(picture) for piece, picture in parts]
        bottoms = [top + picture.get_height() for top, (_, picture) in zip(tops, parts, strict=True)]
        whole = pygame.Surface((width, max([first.font.get_linesize(), *bottoms])), pygame.SRCALPHA)
        for top, (piece, picture) in zip(tops, parts, strict=True):
            whole.blit(picture, (piece.left, top))
        return whole

    def _laid(self, text: str, style: Style, left: bool | None = None) -> tuple[Piece, ...]:
        """The pieces of a line from its left to its right."""
        text = clean(text).replace("\n", " ")
        first = self._first(style)
        if not text:
            return ()
        letters = graphemes(text)
        turned_somewhere = turns(text) or bool(left)
        if not turned_somewhere and first.has(text):
            return (Piece(0, len(letters), letters, first, False, 0, first.width(text)),)
        order = [(0, len(letters), False)]
        if turned_somewhere:
            order = runs(letters, runs_left(text) if left is None else left)
        pieces: list[Piece] = []
        for start, end, turned in order:
            pieces += self._in_fonts(
                letters, start, end, style, turned, pieces[-1].left + pieces[-1].width if pieces else 0
            )
        return tuple(pieces)

    def _in_fonts(
        self, letters: Sequence[str], start: int, end: int, style: Style, turned: bool, place: int
    ) -> list[Piece]:
        """A run in pieces of one font and one script each, from left to right."""
        groups: list[tuple[int, Loaded, list[str]]] = []
        script = ""
        for at in range(start, end):
            loaded, shown, other = self._found(letters[at], style)
            joins = bool(groups) and groups[-1][1] is loaded and other in ("", script or other)
            if joins:
                groups[-1][2].append(shown)
            else:
                groups.append((at, loaded, [shown]))
            script = other or (script if joins else "")
        result = []
        for at, loaded, parts in reversed(groups) if turned else groups:
            width = loaded.width("".join(parts), turned)
            result.append(Piece(at, at + len(parts), parts, loaded, turned, place, width))
            place += width
        return result

    def _found(self, letter: str, style: Style) -> tuple[Loaded, str, str]:
        """The font for a letter, what is shown for it, and its script."""
        if (letter, style) not in self._letters:
            if len(self._letters) >= CACHED_WIDTHS:
                self._letters.clear()
            loaded, shown = self._faces.for_letter(letter, style.face, self._size(style))
            self._letters[letter, style] = loaded, shown, script_of(shown)
        return self._letters[letter, style]

    def _first(self, style: Style) -> Loaded:
        return self._faces.first(style.face, self._size(style))

    def _size(self, style: Style) -> int:
        return style.size if style.face == "title" else max(1, round(style.size * self._factor))

    def _keep_up(self) -> None:
        """Forget what was measured and drawn with other fonts."""
        if self._known != self.changes:
            self._known = self.changes
            self._forget()

    def _forget(self) -> None:
        self._pictures: Bounded[tuple[str, Style, Colour, bool | None], pygame.Surface] = Bounded(CACHED_PICTURES)
        self._long_pictures: Bounded[tuple[str, Style, Colour, bool | None], pygame.Surface] = Bounded(4)
        self._widths: Bounded[tuple[str, Style], int] = Bounded(CACHED_WIDTHS)
        self._pieces: Bounded[tuple[str, Style, bool | None], tuple[Piece, ...]] = Bounded(CACHED_PIECES)
        self._letters: dict[tuple[str, Style], tuple[Loaded, str, str]] = {}
