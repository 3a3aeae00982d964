"""Text as pictures: three faces, a fallback for letters they lack, and a mark for letters that no font has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import fontpkg
import pygame
import regex

from game.stage.bounded import Bounded
from game.stage.glyphs import letters_of

Face = Literal["text", "bold", "italic", "title"]
Colour = tuple[int, int, int]
FACES: dict[Face, tuple[str, int, str]] = {
    "text": ("atkinson-hyperlegible", 400, "normal"),
    "bold": ("atkinson-hyperlegible", 700, "normal"),
    "italic": ("atkinson-hyperlegible", 400, "italic"),
    "title": ("cinzel", 400, "normal"),
}
FALLBACK = ("noto-sans", 400, "normal")
MARK = "\ufffd"
CACHED_PICTURES, CACHED_WIDTHS = 256, 4096


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set; `size` in window pixels."""

    face: Face
    size: int


@dataclass(frozen=True, slots=True)
class _Loaded:
    font: pygame.font.Font
    letters: frozenset[int] | None
    """None for pygame's own font, whose letters are not known."""

    def has(self, letter: str) -> bool:
        return self.letters is None or all(ord(part) in self.letters for part in letter)


def graphemes(text: str) -> list[str]:
    """The letters as people count them: with their accents, flags and joined emoji in one."""
    return regex.findall(r"\X", text)


def clean(text: str) -> str:
    """Text that every font can take: no control letters and nothing invisible, half surrogates as a mark.
    Line breaks stay."""
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    whole = regex.sub(r"\r\n?|[\u2028\u2029\v\f]", "\n", whole)
    whole = regex.sub(r"[^\S\n]", " ", whole)
    return unicodedata.normalize(
        "NFC", regex.sub(r"[\p{Cc}\p{Cf}\p{Cn}\uFE00-\uFE0F--[\n]]", "", whole, flags=regex.V1)
    )


class Fonts:
    """Loads each face in each size once. `problems` are sentences on faces that are not installed."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._chains: dict[Style, list[_Loaded]] = {}
        self._letters: dict[Path, frozenset[int]] = {}
        self._pictures: Bounded[tuple[str, Style, Colour], pygame.Surface] = Bounded(CACHED_PICTURES)
        self._widths: Bounded[tuple[str, Style], int] = Bounded(CACHED_WIDTHS)

    def width(self, text: str, style: Style) -> int:
        """In window pixels."""
        return self._widths.get((text, style), lambda: sum(f.size(run)[0] for f, run in self._runs(text, style)))

    def height(self, style: Style) -> int:
        """From one line to the next, in window pixels."""
        return self._chain(style)[0].font.get_linesize()

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """A picture of one line; as wide as `width` says and at least as high as a line."""
        return self._pictures.get((text, style, colour), lambda: self._render(text, style, colour))

    def _render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        first = self._chain(style)[0].font
        parts = [(font, font.render(run, True, colour)) for font, run in self._runs(text, style)]
        width = sum(picture.get_width() for _, picture in parts)
        height = max([first.get_linesize(), *(picture.get_height() for _, picture in parts)])
        whole = pygame.Surface((width, height), pygame.SRCALPHA)
        left = 0
        for font, picture in parts:
            whole.blit(picture, (left, first.get_ascent() - font.get_ascent()))
            left += picture.get_width()
        return whole

    def _runs(self, text: str, style: Style) -> Iterator[tuple[pygame.font.Font, str]]:
        """The text in pieces of one font each."""
        chain = self._chain(style)
        text = clean(text).replace("\n", " ")
        if chain[0].has(text):
            yield from [(chain[0].font, text)] if text else []
            return
        run, running = "", chain[0]
        for letter in graphemes(text):
            loaded, shown = _first_with(chain, letter)
            if loaded is not running and run:
                yield running.font, run
                run = ""
            run, running = run + shown, loaded
        yield running.font, run

    def _chain(self, style: Style) -> list[_Loaded]:
        if style not in self._chains:
            self._chains[style] = [self._load(FACES[style.face], style.size), self._load(FALLBACK, style.size)]
        return self._chains[style]

    def _load(self, face: tuple[str, int, str], size: int) -> _Loaded:
        name, weight, slant = face
        try:
            path = fontpkg.path(name, weight, slant, nearest=True)
            if path not in self._letters:
                self._letters[path] = letters_of(path)
            return _Loaded(pygame.font.Font(str(path), size), self._letters[path])
        except (fontpkg.FontpkgError, OSError, ValueError, pygame.error) as error:
            sentence = f"The font {name} cannot be used ({error}): run `python3 -m pip install fontpkg-{name}`."
            if sentence not in self.problems:
                self.problems.append(sentence)
            return _Loaded(pygame.font.Font(None, size), None)


def _first_with(chain: list[_Loaded], letter: str) -> tuple[_Loaded, str]:
    for loaded in chain:
        if loaded.has(letter):
            return loaded, letter
    for loaded in chain:
        if loaded.has(MARK):
            return loaded, MARK
    return chain[0], "?"
