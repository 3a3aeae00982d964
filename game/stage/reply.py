"""One utterance on its way to the screen: laid out as it arrives, typed letter by letter, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.fonts import graphemes
from game.stage.hold import FASTER, PAGE_SECONDS
from game.stage.layout import Flow, Measure
from game.stage.typewriter import Typewriter

DEAF_SECONDS = 0.1
READ_SECONDS, LETTER_SECONDS = 1.0, 0.1
"""How long a page stands before it turns by itself, and longer for each of its letters."""


class Reply:
    """What `npc` says as line `line` of the log. `done` when nothing more will arrive."""

    def __init__(self, npc: str, line: int, letters_a_second: float) -> None:
        self.npc = npc
        self.line = line
        self.done = False
        self.page = 0
        self.text = ""
        self.whole_for = 0.0
        """For how many seconds the page has been whole."""
        self._typewriter = Typewriter(letters_a_second)
        self._flow: Flow | None = None
        self._a_page = 1
        self._lines: list[list[str]] = []

    def fit(self, measure: Measure, width: int, lines_a_page: int) -> None:
        """Lay the text out for a box of this width in window pixels. A page begins anew, whole if it was."""
        shown = self._typewriter.shown
        self._flow = Flow(measure, width)
        self._a_page = lines_a_page
        self._flow.add(self.text)
        self._arrange()
        self._typewriter.skip(shown)
        self.page = 0
        while self.more_pages and self._start(self.page + 1) < self._typewriter.shown:
            self.page += 1

    def add(self, text: str) -> None:
        """The next piece arrives."""
        self.text += text
        if self._flow:
            self._flow.add(text)
            self._arrange()

    def finish(self) -> None:
        """Nothing more will arrive."""
        self.done = True
        self._arrange()

    def update(self, seconds: float, fast: bool = False) -> None:
        """Type on; `fast` while a key is held, which turns pages too."""
        self._typewriter.update(seconds * FASTER if fast else seconds, self._end)
        self.whole_for = self.whole_for + seconds if self.page_whole else 0.0
        if fast and self.more_pages and self.whole_for >= PAGE_SECONDS:
            self.turn()

    @property
    def read_by_now(self) -> bool:
        """Whether the page is full and has been whole for as long as one needs to read it."""
        letters = self._end - self._start(self.page)
        return self.page_whole and self.page_full and self.whole_for >= READ_SECONDS + LETTER_SECONDS * letters

    def skip(self) -> None:
        """Show all of the page that has arrived."""
        self._typewriter.skip(self._end)
        self.whole_for = 1.0

    def turn(self) -> None:
        """Go on to the next page."""
        self.page += 1
        self.whole_for = 0.0

    def go_on(self) -> bool:
        """Show the page whole, or go to the next; False where all was read. A press right after the page became whole
        by itself was meant for the typing."""
        if not self.page_whole:
            self.skip()
        elif self.whole_for < DEAF_SECONDS:
            pass
        elif self.more_pages:
            self.turn()
        else:
            return False
        return True

    @property
    def shown(self) -> int:
        """How many letters are out, on all pages."""
        return self._typewriter.shown

    def letters(self, start: int) -> Sequence[str]:
        """The letters that are out, from number `start` on."""
        return self._typewriter.letters[start : self._typewriter.shown]

    @property
    def page_whole(self) -> bool:
        """Whether all of this page that has arrived is shown."""
        return self._typewriter.shown >= self._end

    @property
    def page_full(self) -> bool:
        """Whether this page can take no more."""
        return self.more_pages or self.done

    @property
    def more_pages(self) -> bool:
        return len(self._lines) > (self.page + 1) * self._a_page

    @property
    def read(self) -> bool:
        """Whether all that is said has been shown."""
        return self.done and self.page_whole and not self.more_pages

    def visible(self) -> list[tuple[str, str]]:
        """The lines of this page: each as a whole, and the part of it that is shown."""
        left = self._typewriter.shown - self._start(self.page)
        result = []
        for letters in self._lines[self.page * self._a_page : (self.page + 1) * self._a_page]:
            result.append(("".join(letters), "".join(letters[: max(0, left)])))
            left -= len(letters)
        return result

    @property
    def shown_text(self) -> str:
        """What is shown of this page, as text."""
        return "".join(shown for _, shown in self.visible()).strip()

    @property
    def _end(self) -> int:
        """How many letters are out when this page is whole."""
        return self._start(self.page + 1)

    def _start(self, page: int) -> int:
        return sum(len(letters) for letters in self._lines[: page * self._a_page])

    def _arrange(self) -> None:
        if self._flow is None:
            return
        if self.done:
            self._flow.finish()
        lines = [graphemes(line) for line in self._flow.lines]
        self._lines = lines if any(lines) else []
        self._typewriter.letters = [letter for line in self._lines for letter in line]
