"""The fonts that stand behind a style: a face from a package, then others for the letters that it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import fontpkg
import pygame
import regex

from game.stage.glyphs import Letters, letters_of
from game.stage.systemfonts import SystemFonts, packaged

Face = Literal["text", "bold", "italic", "title"]
_Named = tuple[str, int, str]
FACES: dict[Face, _Named] = {
    "text": ("atkinson-hyperlegible", 400, "normal"),
    "bold": ("atkinson-hyperlegible", 700, "normal"),
    "italic": ("atkinson-hyperlegible", 400, "italic"),
    "title": ("cinzel", 400, "normal"),
}
READING = ("lexend", 400, "normal")
"""In the place of Atkinson Hyperlegible for who reads it more easily."""
FALLBACK = ("noto-sans", 400, "normal")
MARK = "\ufffd"
ONE_SIZE = 40
"""A font that is higher than this when it is asked for lines of 8 pixels holds pictures of one size only."""


_SCRIPTS = {
    "Arab": "Arabic", "Hebr": "Hebrew", "Deva": "Devanagari", "Beng": "Bengali", "Guru": "Gurmukhi", "Gujr": "Gujarati",
    "Taml": "Tamil", "Telu": "Telugu", "Knda": "Kannada", "Mlym": "Malayalam", "Sinh": "Sinhala", "Thai": "Thai",
    "Laoo": "Lao", "Tibt": "Tibetan", "Mymr": "Myanmar", "Khmr": "Khmer", "Syrc": "Syriac", "Nkoo": "Nko",
    "Mong": "Mongolian",
}  # fmt: skip
_SHAPED = regex.compile("|".join(rf"(?P<{code}>\p{{Script={name}}})" for code, name in _SCRIPTS.items()))


def script_of(text: str) -> str:
    """The four letters of the first script in a text whose letters change their shape beside others; "" for none."""
    found = None if text.isascii() else _SHAPED.search(text)
    return (found.lastgroup or "") if found else ""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A font in one size. `letters` is None for pygame's own, whose letters are not known; `factor` is what its
    pictures are scaled by."""

    font: pygame.font.Font
    letters: Letters | None
    factor: float = 1.0

    def has(self, text: str) -> bool:
        return self.letters is None or self.letters.have(text)

    def width(self, text: str, left: bool = False) -> int:
        """In window pixels; `left`: it runs from right to left."""
        self._set(text, left)
        width = self.font.size(text)[0]
        return width if self.factor == 1.0 else round(width * self.factor)

    def picture(self, text: str, colour: tuple[int, int, int], left: bool = False) -> pygame.Surface:
        self._set(text, left)
        if not self.font.size(text)[0]:
            return pygame.Surface((0, self.font.get_linesize()))
        picture = self.font.render(text, True, colour)
        if self.factor == 1.0:
            return picture
        size = (self.width(text, left), max(1, round(picture.get_height() * self.factor)))
        return pygame.transform.smoothscale(picture.convert_alpha(), size)

    @property
    def ascent(self) -> int:
        return round(self.font.get_ascent() * self.factor)

    def rise(self, picture: pygame.Surface) -> int:
        """By how much a picture stands out above the line: accents on accents make it higher than the font."""
        high = round(self.font.get_height() * self.factor)
        inked = picture.get_bounding_rect()
        if picture.get_height() <= high or inked.top > 0:
            return 0
        return (picture.get_height() - high) // (1 if inked.bottom < picture.get_height() else 2)

    def _set(self, text: str, left: bool) -> None:
        self.font.set_direction(pygame.DIRECTION_RTL if left else pygame.DIRECTION_LTR)
        self.font.set_script(script_of(text) or "Zyyy")


class Faces:
    """Loads each font in each size once. `problems` are sentences on packages that are not installed."""

    def __init__(self, system: SystemFonts) -> None:
        self.problems: list[str] = []
        self.reading = False
        self._system = system
        self._letters: dict[Path, Letters] = {}
        self._loaded: dict[tuple[Path, int], Loaded] = {}
        self._called: dict[tuple[_Named, int], Loaded] = {}
        self._package: Path | Literal[""] | None = ""

    def first(self, face: Face, size: int) -> Loaded:
        """The font that a line is set in, as far as it has the letters."""
        plain = face == "title" or not self.reading
        return self._named(FACES[face] if plain else (READING[0], FACES[face][1], READING[2]), size)

    def for_letter(self, letter: str, face: Face, size: int) -> tuple[Loaded, str]:
        """The first font that has a letter; else the letter without its accents, else a mark."""
        for shown in (letter, letter[0], MARK):
            for loaded in self._all(shown, face, size):
                if loaded.has(shown):
                    return loaded, shown
        return self.first(face, size), "?"

    def _all(self, letter: str, face: Face, size: int) -> Iterator[Loaded]:
        yield self.first(face, size)
        yield self._named(FALLBACK, size)
        if letter == MARK:
            return
        if self._package == "":
            self._package = packaged()
        paths = [self._package] if self._package else []
        for path in (*paths, *self._system.with_letter(letter)):
            try:
                yield self._open(path, size)
            except (OSError, ValueError, pygame.error):
                continue

    def _named(self, name: _Named, size: int) -> Loaded:
        if (name, size) not in self._called:
            self._called[name, size] = self._from_package(name, size)
        return self._called[name, size]

    def _from_package(self, name: _Named, size: int) -> Loaded:
        try:
            return self._open(fontpkg.path(*name, nearest=True), size)
        except (fontpkg.FontpkgError, OSError, ValueError, pygame.error) as error:
            sentence = f"The font {name[0]} cannot be used ({error}): run `python3 -m pip install fontpkg-{name[0]}`."
            if sentence not in self.problems:
                self.problems.append(sentence)
            return Loaded(pygame.font.Font(None, size), None)

    def _open(self, path: Path, size: int) -> Loaded:
        if (path, size) not in self._loaded:
            if path not in self._letters:
                self._letters[path] = letters_of(path)
            font = pygame.font.Font(str(path), size)
            fixed = pygame.font.Font(str(path), 8).get_height() > ONE_SIZE
            factor = 1.2 * size / font.get_height() if fixed else 1.0
            self._loaded[path, size] = Loaded(font, self._letters[path], factor)
        return self._loaded[path, size]
