"""The credits: reached from the title by any device, and as true as what is installed."""

from __future__ import annotations

from importlib.metadata import version

import pygame
from stage.mouse import click, click_chip, click_entry
from stage.played import SMALL
from stage.test_goldens import Beginning

from game.session.resources import Resources
from game.stage import App
from game.stage.credits import Credits, installed
from game.stage.licences import packages


def test_they_name_what_is_installed_with_its_licence() -> None:
    fonts, libraries = installed()
    assert "Cinzel – OFL-1.1" in fonts
    assert f"openai {version('openai')} – Apache-2.0" in libraries
    assert any(line.startswith("jiter ") for line in libraries), "what a package needs is named too"
    assert not [line for line in (*fonts, *libraries) if line.endswith("own files")]


def test_what_is_not_installed_is_not_claimed() -> None:
    assert list(packages(["no-such-package-here>=1"])) == []


def test_from_the_title_by_keys_and_back(resources: Resources) -> None:
    app = App(launcher=Beginning(resources), size=SMALL)
    while "> Credits" not in app.lines():
        app.press("down")
    app.press("confirm")
    assert isinstance(app._stack[-1], Credits)
    assert any("The Emberwick authors" in line for line in app.lines())
    before = app._stack[-1]._down
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode="", scancode=0))
    app.step()
    assert app._stack[-1]._down > before
    app.press("cancel")
    assert "> Credits" in app.lines()
    app.close()


def test_by_the_mouse(resources: Resources) -> None:
    app = App(launcher=Beginning(resources), size=SMALL)
    click(app, (2, 2))
    click_entry(app, "Credits")
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    app.step()
    assert app._stack[-1]._down == 3
    click_chip(app, "Back")
    assert "> Credits" in app.lines()
    app.close()
