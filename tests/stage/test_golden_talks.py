"""How a talk and the pages around it look, compared with pictures that somebody has looked at."""

from __future__ import annotations

import pygame
import pytest
from stage.golden import SIZE, Golden
from stage.played import Play, Played

from game.session.commands import Set
from game.session.events import Fault
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings
from game.stage.credits import Credits
from game.stage.screen import Push
from game.voice import UnderstudyVoice

QUIET = 500
"""Steps until the notes on what is there at first have gone."""


@pytest.fixture
def played(play: Play) -> Played:
    played = play(size=SIZE)
    played.session.do(Set(money=21))
    played.app.step(QUIET)
    return played


def compose(played: Played, text: str) -> None:
    """What an input method shows of what it works on."""
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text=text, start=len(text), length=0))
    played.app.step()


def test_typing(played: Played, golden: Golden) -> None:
    played.talk_to("guard")
    played.app.type("My name is Teodora, and I look for my sister. Have you seen her?")
    played.app.step(5)
    golden(played.app, "typing")


def test_thinking(play: Play, golden: Golden) -> None:
    played = play(pace=0.5, model="tiny-1", host="localhost:8080", size=SIZE)
    played.go_to("guard")
    played.app.step(QUIET)
    played.app.press("talk")
    played.app.step(330)
    assert "waiting for tiny-1" in played.text
    golden(played.app, "thinking")


def test_history(played: Played, golden: Golden) -> None:
    played.talk_to("guard")
    for text in ("My name is Teodora.", "How is the gate?"):
        played.app.type(text)
        played.key(pygame.K_RETURN)
        played.read()
    played.app.step(QUIET)
    played.app.press("history")
    golden(played.app, "history")


def test_chinese(played: Played, golden: Golden) -> None:
    played.talk_to("guard")
    played.app.type("你好，我叫小梅。")
    played.key(pygame.K_RETURN)
    played.read()
    played.app.step(QUIET)
    played.app.type("北门什么时候")
    compose(played, "kai'men")
    golden(played.app, "chinese")


def test_a_fault(played: Played, golden: Golden) -> None:
    played.talk_to("guard")
    message = "The server at localhost:8080 cannot be reached. Until it can, the built-in voice speaks."
    played.app._notices.hear(Fault("voice", message), played.session)
    played.app.step(5)
    golden(played.app, "fault")


def test_a_purchase_is_asked_about(played: Played, golden: Golden) -> None:
    played.talk_to("merchant")
    played.key(pygame.K_TAB)
    played.app.press("confirm")
    played.app.step(90)
    assert "Buy a lantern" in played.text
    golden(played.app, "shop")


def test_what_somebody_remembers(played: Played, golden: Golden) -> None:
    played.talk_to("guard")
    played.app.type("My name is Teodora.")
    played.key(pygame.K_RETURN)
    played.read()
    played.key(pygame.K_ESCAPE)
    played.app.step(120)
    while len(played.app._stack) > 1:
        played.app.press("confirm")
        played.app.step(120)
    played.app.step(QUIET)
    played.app.press("menu")
    while "> People" not in played.text:
        played.app.press("down")
    played.app.press("confirm")
    played.app.press("confirm")
    golden(played.app, "people")


def test_settings_with_the_largest_letters_and_high_contrast(resources: Resources, golden: Golden) -> None:
    settings = Settings(text_size="largest", high_contrast=True, marks=True)
    played = Played(Session(resources, UnderstudyVoice()), SIZE, settings)
    played.app.step(QUIET)
    played.app.press("menu")
    while "> Settings" not in played.text:
        played.app.press("down")
    played.app.press("confirm")
    played.app.press("down")
    golden(played.app, "settings_largest")
    played.app.close()


def test_help(played: Played, golden: Golden) -> None:
    played.key(pygame.K_F1)
    golden(played.app, "help")


def test_credits(played: Played, golden: Golden) -> None:
    app: App = played.app
    libraries = [f"{name} 1.0 – MIT" for name in ("anyio", "attrs", "filelock", "openai", "pydantic", "regex")]
    told = [("Emberwick", ["MIT License", "Copyright"]), ("Fonts", ["Cinzel – OFL-1.1"]), ("Libraries", libraries * 3)]
    app._apply(Push(Credits(app._look, lambda: told)))
    golden(app, "credits")
