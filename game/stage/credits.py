"""The credits: who made the game, and what it stands on with whose licences."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import pygame

from game.stage.art import WINE
from game.stage.licences import packages
from game.stage.look import Look
from game.stage.sheet import Sheet
from game.stage.textpage import Row

TITLE = "Credits"
ROOT = Path(__file__).resolve().parents[2]
FONTS = "fontpkg-"
Told = list[tuple[str, list[str]]]
OURS = "Code, story, characters, maps, pictures, music and sounds are the project's own."
VOCABULARIES = (
    "o200k_base, by which tokens are counted, from OpenAI's tiktoken – MIT",
    "The word pieces of BERT base uncased, by Google – Apache-2.0",
)


class Credits(Sheet):
    """Lies over the title."""

    def __init__(self, look: Look, told: Callable[[], Told] | None = None) -> None:
        """`told` gives headings with the lines under each, by default those of what is installed here."""
        super().__init__(look, TITLE)
        self._tell = told or told_here

    def rows(self) -> list[Row]:
        rows: list[Row] = []
        for heading, texts in self._told:
            rows += [Row("", rule=True)] if rows else []
            rows.append(Row(heading, WINE, "bold"))
            for text in texts:
                rows += self._page.wrapped(text)
        return rows

    @cached_property
    def _told(self) -> Told:
        return self._tell()


def told_here() -> Told:
    """Whose the game is, and what it runs on here."""
    fonts, libraries = installed()
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    python = ".".join(map(str, sys.version_info[:3]))
    return [
        ("Emberwick", [*licence(), OURS]),
        ("Fonts", fonts),
        ("Libraries", [f"Python {python} – PSF-2.0", f"SDL {sdl} – Zlib", *libraries]),
        ("Lists of words", list(VOCABULARIES)),
    ]


def licence() -> list[str]:
    """The first lines of our own licence: its name and whose the work is."""
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip()][:2]


def installed() -> tuple[list[str], list[str]]:
    """The fonts and the libraries that the game asks for, each with its licence."""
    asked = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    fonts: list[str] = []
    libraries: list[str] = []
    for name, version, its_licence in packages(line for line in asked if line.strip() and not line.startswith("#")):
        if name.startswith(FONTS):
            fonts.append(f"{name.removeprefix(FONTS).replace('-', ' ').title()} – {its_licence}")
        else:
            libraries.append(f"{name} {version} – {its_licence}")
    return fonts, libraries
