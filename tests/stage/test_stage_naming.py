"""Choosing a name before a new game, which nobody in the town learns by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from stage.mouse import click_chip
from stage.test_stage_appearance import Beginning

from game.save import Store
from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings
from game.stage.naming import DEFAULT, LONGEST, NONE, TELLS, TITLE, UNSEEN
from game.voice import Reply, Request, UnderstudyVoice

NAME = "Zerafina"


class Overheard(UnderstudyVoice):
    """The built-in voice, which keeps all that it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def stream(self, request: Request) -> Reply:
        self.asked += [*(message.content for message in request.messages), request.line or ""]
        return super().stream(request)


@pytest.fixture
def launcher(resources: Resources) -> Beginning:
    return Beginning(resources)


@pytest.fixture
def app(launcher: Beginning) -> Iterator[App]:
    """The window where the look was chosen and the name is asked."""
    app = App(launcher=launcher, size=(640, 360))
    app.press("confirm")
    app.press("confirm")
    app.step(30)
    yield app
    pygame.event.clear()
    app.close()


def key(app: App, code: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=code, mod=0, unicode="", scancode=0))
    app.step()


def button(app: App, name: str) -> None:
    number = getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.Event(kind, instance_id=7, button=number))
        app.step()


def name_of(launcher: Beginning) -> str:
    assert launcher.game
    return launcher.game.world.name


def test_a_name_stands_there_and_need_only_be_accepted(app: App, launcher: Beginning) -> None:
    assert app.lines()[-4:] == [TITLE, f"> {DEFAULT}", TELLS, "Return – so be it · Escape – back"]
    app.press("confirm")
    assert name_of(launcher) == DEFAULT


@pytest.mark.parametrize("name", [NAME, "明日香", "Ольга", "مريم", "O'Neill-Śmith"])
def test_what_is_written_takes_its_place(app: App, launcher: Beginning, name: str) -> None:
    app.type(name)
    assert f"> {name}" in app.lines()
    app.press("confirm")
    assert name_of(launcher) == name


@pytest.mark.parametrize(("written", "says"), [("", NONE), ("    ", NONE), ("...", UNSEEN)])
def test_what_is_no_name_is_said_and_may_be_mended(app: App, launcher: Beginning, written: str, says: str) -> None:
    key(app, pygame.K_BACKSPACE)
    app.type(written)
    app.press("confirm")
    assert says in app.lines()
    assert launcher.game is None
    app.type(NAME)
    assert says not in app.lines()


def test_what_is_too_long_or_invisible_is_left_away(app: App, launcher: Beginning) -> None:
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="\x07A\n\tB\u200b\u202e" + "x" * 500))
    app.step()
    app.press("confirm")
    assert name_of(launcher) == ("A B" + "x" * 500)[:LONGEST]


def test_escape_goes_back_to_the_look_and_letters_are_no_actions(app: App, launcher: Beginning) -> None:
    key(app, pygame.K_e)
    assert launcher.game is None
    key(app, pygame.K_ESCAPE)
    assert TITLE not in app.lines()
    app.press("confirm")
    assert TITLE in app.lines()


def test_by_mouse_alone(app: App, launcher: Beginning) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 100), button=1))
    app.step()
    click_chip(app, "Letters")
    assert "[q] w e" in "\n".join(app.lines())
    click_chip_free = app._stack[-1]._boxes()[1][4].center  # type: ignore[attr-defined]
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=click_chip_free, button=1))
    app.step()
    assert "> t" in app.lines()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=3))
    app.step()
    click_chip(app, "So be it")
    assert name_of(launcher) == "t"


def test_by_pad_alone(app: App, launcher: Beginning) -> None:
    button(app, "y")
    assert name_of(launcher) == DEFAULT


def test_letters_by_pad(app: App, launcher: Beginning) -> None:
    button(app, "a")
    assert "Y – so be it · A – letters · B – back" in app.lines()
    button(app, "a")  # q, in the place of what was marked
    for name in ("dpad_down", "dpad_down", "dpad_down", "dpad_right", "dpad_right", "dpad_right"):
        button(app, name)
    button(app, "a")
    assert name_of(launcher) == "q"


@pytest.mark.parametrize("size", [(64, 48), (320, 200), (200, 900), (3840, 2160)])
@pytest.mark.parametrize("name", [DEFAULT, "W" * LONGEST, "מרים 🦊"])
def test_every_size_draws(launcher: Beginning, size: tuple[int, int], name: str, tmp_path: Path) -> None:
    app = App(launcher=launcher, size=size, settings=Settings(text_size="largest", high_contrast=True))
    app.press("confirm")
    app.press("confirm")
    app.type(name)
    app.screenshot(tmp_path / "frame.png")
    assert f"> {name}" in app.lines()
    app.close()


def test_nobody_knows_the_name_until_it_is_said(resources: Resources, tmp_path: Path) -> None:
    voice = Overheard()
    session = Session(resources, voice, Store(tmp_path), name=NAME)
    assert session.player_name("guard") == NAME
    for npc in ("guard", "merchant"):
        session.do(c.Set(standing={npc: 70}))
        _talk(session, npc, "What is my name?", "Who am I?", "Do you know me?")
    assert voice.asked
    assert not [text for text in voice.asked if NAME in text]
    assert not [text for speaker, text in _said(session) if speaker != "player" and NAME in text]
    session.close()
    again = Session.resume(resources, voice, Store(tmp_path))
    _talk(again, "guard", "What is my name?", f"I am {NAME}.", "What is my name?")
    assert [text for text in voice.asked if NAME in text]
    assert NAME in [text for speaker, text in _said(again) if speaker == "guard"][-1]
    again.close()


@pytest.mark.parametrize("keep_state", [True, False])
def test_the_name_is_kept_even_where_only_the_log_is_left(
    resources: Resources, tmp_path: Path, keep_state: bool
) -> None:
    Session(resources, UnderstudyVoice(), Store(tmp_path), name=NAME).close()
    if not keep_state:
        (tmp_path / "_run" / "save.json").unlink()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert again.world.name == NAME
    again.close()


def test_look_and_name_stay_when_one_goes_back(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice(), look="player_3", name=NAME)
    _talk(session, "guard", "Good morning.")
    session.do(c.Rewind(next(line.id for line in session.history)))
    assert (session.world.look, session.world.name) == ("player_3", NAME)
    session.close()


def _talk(session: Session, npc: str, *lines: str) -> None:
    """Say lines to somebody who is brought to the player."""
    player, other = session.world.player, session.world.people[npc]
    player.map, player.tile = other.map, (other.tile[0], other.tile[1] + 1)
    session.do(c.Talk(npc))
    _until_done(session)
    for line in lines:
        session.do(c.Say(line))
        _until_done(session)
    session.do(c.Leave())
    _until_done(session)


def _until_done(session: Session) -> None:
    while session.busy or session.working:
        session.listen(0.05)


def _said(session: Session) -> list[tuple[str, str]]:
    return [(line.speaker, line.text) for line in session.history]
