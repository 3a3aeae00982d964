"""Keys, clipboard and input methods on the line that the player writes."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.actions import Held
from game.stage.editing import Clipboard, edit
from game.stage.entryline import EntryLine
from game.stage.fonts import Fonts, Style
from game.stage.textentry import TextEntry
from game.stage.writing import Writing

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT
FRAME = 1 / 60


@pytest.fixture(scope="module")
def fonts() -> Iterator[Fonts]:
    pygame.font.init()
    yield Fonts()
    pygame.font.quit()


def press(line: TextEntry, clipboard: Clipboard, *keys: tuple[int, int]) -> None:
    for key, mod in keys:
        edit(line, pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0), clipboard)


def written(text: str) -> TextEntry:
    line = TextEntry()
    line.insert(text)
    return line


@pytest.fixture(params=["with a clipboard", "without one"])
def clipboard(request: pytest.FixtureRequest) -> Iterator[Clipboard]:
    """The dummy window has a clipboard; without a window there is none."""
    if request.param == "with a clipboard":
        pygame.display.init()
        pygame.display.set_mode((50, 50))
    else:
        pygame.display.quit()
    yield Clipboard()
    pygame.display.quit()


def test_copy_cut_and_paste(clipboard: Clipboard) -> None:
    line = written("ring the bell")
    press(line, clipboard, (pygame.K_LEFT, CTRL | SHIFT), (pygame.K_c, CTRL), (pygame.K_HOME, 0), (pygame.K_v, CTRL))
    assert line.text == "bellring the bell"
    press(line, clipboard, (pygame.K_a, CTRL), (pygame.K_x, CTRL))
    assert line.text == ""
    press(line, clipboard, (pygame.K_INSERT, SHIFT), (pygame.K_INSERT, SHIFT))
    assert line.text == "bellring the bell" * 2
    press(line, clipboard, (pygame.K_z, CTRL), (pygame.K_z, CTRL), (pygame.K_y, CTRL), (pygame.K_z, CTRL | SHIFT))
    assert line.text == "bellring the bell" * 2


def test_copying_nothing_leaves_the_clipboard_alone(clipboard: Clipboard) -> None:
    line = written("bell")
    press(line, clipboard, (pygame.K_a, CTRL), (pygame.K_c, CTRL), (pygame.K_END, 0), (pygame.K_c, CTRL))
    press(line, clipboard, (pygame.K_x, CTRL), (pygame.K_DELETE, SHIFT), (pygame.K_v, CTRL))
    assert line.text == "bellbell"


def test_alt_gr_is_no_command_and_cyrillic_keys_are() -> None:
    line, clipboard = written("zażółć"), Clipboard()
    press(line, clipboard, (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_RALT), (pygame.K_a, CTRL | pygame.KMOD_MODE))
    assert (line.text, line.marked_text) == ("zażółć", "")
    event = pygame.Event(pygame.KEYDOWN, key=0x444, mod=CTRL, unicode="", scancode=pygame.KSCAN_A)
    edit(line, event, clipboard)
    assert line.marked_text == "zażółć"


class Keyboard:
    """A line that is open, and what a keyboard with an input method sends to it."""

    def __init__(self) -> None:
        self.held = Held()
        self.writing = Writing(self.held)
        self.writing.begin()

    def key(self, key: int) -> str:
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.held.feed(down, typing=True)
        sent = self.writing.handle(down)
        self.held.feed(pygame.Event(pygame.KEYUP, key=key, mod=0), typing=True)
        return sent

    def compose(self, text: str, at: int | None = None) -> None:
        start = len(text) if at is None else at
        self.writing.handle(pygame.Event(pygame.TEXTEDITING, text=text, start=start, length=0))
        self.writing.update(FRAME)

    def commit(self, text: str) -> None:
        self.writing.handle(pygame.Event(pygame.TEXTINPUT, text=text))


def test_a_japanese_line_by_an_input_method() -> None:
    board = Keyboard()
    for part in ("n", "に", "にh", "にほ", "にほn", "にほん"):
        board.compose(part)
        assert board.writing.entry.text == ""
        assert board.writing.shown().text == part
    board.compose("日本", 1)
    assert board.writing.shown().caret_in_text == 1
    for key in (pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_UP, pygame.K_RETURN):
        assert board.key(key) == ""
    board.compose("")
    board.commit("日本")
    assert board.key(pygame.K_RETURN) == "", "this Enter chose the candidate"
    board.compose("か")
    board.commit("か？")
    for _ in range(6):
        board.writing.update(FRAME)
    assert board.key(pygame.K_RETURN) == "日本か？"


def test_composing_in_the_middle_takes_the_place_of_what_is_marked() -> None:
    board = Keyboard()
    board.commit("abc")
    board.writing.entry.go_to(1)
    board.writing.entry.go_to(2, mark=True)
    board.compose("に")
    board.commit("日")
    assert board.writing.entry.text == "a日c"


def test_a_composition_that_is_given_up_leaves_nothing() -> None:
    board = Keyboard()
    board.commit("a")
    board.compose("に")
    board.compose("")
    assert board.writing.shown().text == "a"


def line_of(fonts: Fonts, width: int = 200) -> EntryLine:
    return EntryLine(fonts, pygame.Rect(10, 20, width, 30), Style("text", 20), Style("italic", 14), 2)


def test_the_caret_is_always_seen(fonts: Fonts) -> None:
    line, writing, scroll = line_of(fonts), Writing(Held()), 0
    writing.entry.insert("The quick brown fox שלום עולם jumps over the lazy dog 漢字")
    for at in [*range(60), *range(60, 0, -1)]:
        writing.entry.go_to(at)
        scroll = line.scrolled(writing.shown(), scroll)
        assert line.rect.contains(line.caret(writing.shown(), scroll))


def test_a_line_moves_no_more_than_it_must(fonts: Fonts) -> None:
    line, writing = line_of(fonts), Writing(Held())
    writing.entry.insert("x" * 60)
    end = line.scrolled(writing.shown(), 0)
    assert end > 0
    writing.entry.move(-1)
    assert line.scrolled(writing.shown(), end) == end
    writing.entry.move_to(end=False)
    assert line.scrolled(writing.shown(), end) == 0


def test_a_click_finds_the_letter_and_hebrew_stands_at_the_right(fonts: Fonts) -> None:
    line, writing = line_of(fonts), Writing(Held())
    writing.entry.insert("שלום")
    shown = writing.shown()
    scroll = line.scrolled(shown, 0)
    assert line.rect.right - 20 < line.caret(shown, scroll).left + fonts.width("שלום", line.style)
    assert line.letter_at(shown, scroll, line.rect.right) == 0
    assert line.letter_at(shown, scroll, line.rect.left) == 4
    assert line.caret(shown, scroll).left < line.rect.centerx + 80


def test_nothing_is_drawn_outside_the_line(fonts: Fonts) -> None:
    line, writing = line_of(fonts), Writing(Held())
    writing.entry.insert("W" * 500)
    writing.entry.insert("W")
    writing.entry.mark_all()
    shown = writing.shown()
    assert shown.note == "1 cut off · 0"
    surface = pygame.Surface((300, 80), pygame.SRCALPHA)
    line.draw(surface, shown, line.scrolled(shown, 0), pygame.Surface((1, 1)))
    assert line.rect.contains(surface.get_bounding_rect())
