"""Any text of all of Unicode on its way: written, broken into lines, typed, read again, saved."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from stage.played import SMALL, Played

from game.log.line import decode, encode
from game.save.snapshot import STATE, Snapshot
from game.save.store import Store
from game.session.commands import Leave, Say, Talk
from game.session.resources import Resources
from game.session.session import Session
from game.stage.box import draw_box
from game.stage.dialogue import Dialogue
from game.stage.fonts import clean, graphemes
from game.stage.history import History
from game.stage.layout import wrapped
from game.stage.textentry import LONGEST
from game.voice import UnderstudyVoice

MANY, FEW = 10_000, 300
SAID = 50
"""One text in so many is really said and answered."""
NASTY = (
    "\u200b", "\x00", "\ud800", "\udfff", "\u202e", "\ufeff", "\u2028", "\r\n", "\t", "\u0301" * 30, "👩\u200d🚀", "🇫🇮",
    "\ufdfd", "﷽" * 9, "𒐫", "漢字。", "」」」", "שלום (12)", "مرحبا", "नमस्ते", "https://a.example/b?c=d&e=f", "W" * 90,
    "[b]", "<i>", "{name}", "%s", "\\n", "😀" * 12, "ﷺ", "\U000f0001", "\U0010ffff", "…!?", " ",
)  # fmt: skip


def random_text(draw: random.Random) -> str:
    """A few letters or many, from everywhere or from one place, with what is known to be nasty among them."""
    length = draw.choice((1, 3, 20, 80, 200, 700))
    start = draw.choice((0, 0, 0, draw.randrange(0x10FF00)))
    width = 0x110000 if not start else 0x100
    letters = [chr(start + draw.randrange(width)) for _ in range(length)]
    for _ in range(draw.randrange(6)):
        letters.insert(draw.randrange(len(letters) + 1), draw.choice(NASTY))
    return "".join(letters)


@pytest.fixture
def played(resources: Resources, tmp_path: Path) -> Iterator[Played]:
    """An open talk in a game that is kept on disk."""
    game = Played(Session(resources, UnderstudyVoice(), Store(tmp_path)), SMALL)
    game.talk_to("guard")
    yield game
    game.app.close()


def test_any_text_goes_everywhere(played: Played, resources: Resources, request: pytest.FixtureRequest) -> None:
    count = MANY if request.config.getoption("--long") else FEW
    for seed in range(count):
        text = random_text(random.Random(seed))
        try:
            written = write(played, text)
            lay_out(played, text)
            speak(played, text)
            read_again(played, text)
            save(played, written)
            if seed % SAID == 0:
                say(played, text)
        except Exception as error:
            raise AssertionError(f"text {seed}: {text.encode('unicode_escape')!r}") from error
    folder, said = played.session.store.folder, played.session.log.branch[-1].text
    played.session.close()
    again = Session.resume(resources, UnderstudyVoice(), Store(folder))
    assert again.log.branch[-1].text == said
    again.close()


def dialogue(played: Played) -> Dialogue:
    top = played.app._stack[-1]
    assert isinstance(top, Dialogue)
    return top


def write(played: Played, text: str) -> str:
    """Into the entry, by an input method and as a paste; the caret is seen wherever it goes."""
    top = dialogue(played)
    entry, line = top._writing.entry, top.box.entry_line(played.app._look.fonts)
    entry.clear()
    top._writing.handle(pygame.Event(pygame.TEXTEDITING, text=clean(text)[:20], start=3, length=0))
    assert line.rect.contains(line.caret(top._writing.shown(), line.scrolled(top._writing.shown(), 0)))
    entry.insert(text)
    assert entry.letters == graphemes(entry.text)
    assert len(entry.letters) <= LONGEST
    for at in (len(entry.letters), len(entry.letters) // 2, 0):
        entry.go_to(at, mark=at == 0)
        shown = top._writing.shown()
        scroll = line.scrolled(shown, 0)
        assert line.rect.contains(line.caret(shown, scroll))
        assert 0 <= line.letter_at(shown, scroll, line.rect.centerx) <= len(entry.letters)
    return entry.text


def lay_out(played: Played, text: str) -> None:
    """No line is wider than the box, but one of a single letter that is; nothing is lost."""
    top, fonts = dialogue(played), played.app._look.fonts
    measure, room, _ = top._room()
    lines = wrapped(text, measure, room)
    for line in lines:
        assert fonts.width(line.rstrip(), top.box.style) <= room or len(graphemes(line)) == 1
    assert "".join("".join(lines).split()) == "".join(clean(text).split())


def speak(played: Played, text: str) -> None:
    """In two pieces, typed letter by letter; what is drawn stays on the box."""
    top = dialogue(played)
    top._reading.clear()
    half = len(text) // 2
    top._reading.add("guard", text[:half], 9_000_000, last=False)
    top._reading.update(0.4)
    draw(played)
    top._reading.add("guard", text[half:], 9_000_000, last=True)
    top._reading.update(0.3)
    draw(played)
    for _ in range(3):
        top._reading.go_on()
        top._reading.update(0.2)
    draw(played)


def draw(played: Played) -> None:
    top, surface = dialogue(played), pygame.Surface(SMALL, pygame.SRCALPHA)
    box = top.box
    draw_box(surface, played.app._look, box, top._shown())
    seen = surface.get_bounding_rect()
    inside = box.panel.union(box.portrait) if box.portrait else box.panel
    assert inside.left <= seen.left
    assert seen.right <= inside.right
    assert seen.bottom <= inside.bottom
    assert seen.top >= box.top


def read_again(played: Played, text: str) -> None:
    """As the last of what was said."""
    said = played.session.talk.said
    said.append(("guard", text))
    page = History(played.session, played.app._look, played.app._do, dialogue(played))
    page.draw(pygame.display.get_surface())
    for number, row in page._rows:
        line = row.text.removeprefix("› ") if number == page._chosen else row.text
        assert page._page.width(line.rstrip()) <= page._page.room or len(graphemes(line)) == 1
    said.pop()


def save(played: Played, written: str) -> None:
    """As a draft and as a line of the log."""
    session = played.session
    session.draft = written
    assert session._write() == []
    assert Snapshot.from_text((session.store.journal / STATE).read_text(encoding="utf-8")).draft == written
    line = replace(session.log.branch[-1], text=written)
    text, crc = encode(line, "")
    assert decode(text, "") == (line, crc)


def say(played: Played, text: str) -> None:
    """Say it, hear the answer to its end, and begin a new talk so that no talk grows too long."""
    session, top = played.session, dialogue(played)
    top._writing.entry.clear()
    session.do(Say(text))
    while session.busy:
        session.listen(0.05)
    session.do(Leave())
    played.app.step(2)
    session.do(Talk("guard"))
    while session.busy:
        session.listen(0.05)
    played.app._apply(played.app._making.of(session))
    dialogue(played)._writing.begin()
