"""Fonts of the computer, for letters that the packaged ones lack: the scripts of the east, signs, emoji."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Thread

import pygame

from game.stage.glyphs import Letters, letters_of

PACKAGE = "cvttf_NotoSansCJK_Regular"
"""A package that holds a font for Chinese, Japanese and Korean, for who installs it."""
NAMES = (
    "notosanscjkjp", "notosanscjksc", "notosanscjk", "sourcehansans", "sourcehansansjp", "hiraginosans",
    "hiraginokakugothicpro", "yugothic", "yugothicregular", "meiryo", "pingfang", "pingfangsc", "hiraginosansgb",
    "microsoftyahei", "microsoftyaheiui", "simsun", "droidsansfallback", "wenquanyizenhei", "wenquanyimicrohei",
    "ipagothic", "takaogothic", "applesdgothicneo", "malgungothic", "nanumgothic", "baekmukgulim", "segoeui",
    "tahoma", "dejavusans", "arialunicodems", "arial", "helveticaneue", "geezapro", "arialhebrew", "notosansarabic",
    "notonaskharabic", "notosanshebrew", "notosansthai", "leelawadeeui", "leelawadee", "thonburi", "loma", "garuda",
    "nirmalaui", "mangal", "kohinoordevanagari", "lohitdevanagari", "notosansdevanagari", "notosansbengali",
    "notosanstamil", "notosanstelugu", "notosansgeorgian", "notosansarmenian", "notosansethiopic", "notosanskhmer",
    "notosansmyanmar", "notosanssymbols", "notosanssymbols2", "notosansmath", "freesans", "unifont", "symbola",
    "segoeuisymbol", "applesymbols", "notocoloremoji", "applecoloremoji", "segoeuiemoji", "notoemoji",
)  # fmt: skip
"""As pygame spells them; those before stand before."""

Found = tuple[Path, Letters]


class SystemFonts:
    """Looks for the fonts in a thread of its own, since a computer may take a second to name them; `changes` grows by
    one when they are there. `search` gives the path of a font's file by its name, None where there is none."""

    def __init__(
        self, search: Callable[[str], str | None] = pygame.font.match_font, names: Sequence[str] = NAMES
    ) -> None:
        self.changes = 0
        self._search = search
        self._names = names
        self._found: list[Found] = []
        self._thread: Thread | None = None

    def with_letter(self, letter: str) -> Iterator[Path]:
        """The fonts that have a letter, best first; nothing as long as they are looked for."""
        if self._thread is None:
            self._thread = Thread(target=self._look, name="fonts", daemon=True)
            self._thread.start()
        for path, letters in self._found:
            if letters.have(letter):
                yield path

    def wait(self) -> None:
        """Until they are found."""
        if self._thread:
            self._thread.join()

    def _look(self) -> None:
        found: list[Found] = []
        for name in self._names:
            path = self._path(name)
            if path and all(path != other for other, _ in found):
                try:
                    found.append((path, letters_of(path)))
                except (OSError, ValueError):
                    continue
        self._found = found
        self.changes += 1

    def _path(self, name: str) -> Path | None:
        path = self._search(name)
        return Path(path) if path else None


def packaged() -> Path | None:
    """The font of `PACKAGE`, where that is installed."""
    spec = importlib.util.find_spec(PACKAGE)
    folders = spec.submodule_search_locations if spec else None
    return next((path for folder in folders or () for path in sorted(Path(folder).glob("*.otf"))), None)
