"""Frames on the real maps, the title, the pause, and pictures that are missing."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from stage.played import Play, Shelf

from game.save import SlotLabel
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings
from game.voice import UnderstudyVoice


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (320, 200), (801, 603), (200, 900), (64, 48)])
def test_every_size_draws(play: Play, size: tuple[int, int], tmp_path: Path) -> None:
    played = play(size=size)
    played.app.step(5)
    played.talk_to("guard")
    played.app.type("Hello")
    played.app.screenshot(tmp_path / "frame.png")
    assert pygame.image.load(tmp_path / "frame.png").get_size() == size


def test_walking_is_smooth(play: Play) -> None:
    played = play()
    player = played.session.world.player
    played.app.hold("right")
    lefts = []
    for _ in range(16):
        played.app.step()
        lefts.append(round(player.position[0] * 16))
    assert [b - a for a, b in pairwise(lefts)] == [1] * 15


def test_the_last_pressed_direction_wins(play: Play) -> None:
    played = play()
    player = played.session.world.player
    played.app.hold("right")
    played.app.step(2)
    played.app.hold("left")
    played.app.step(20)
    assert player.facing == "left"
    played.app.release("left")
    played.app.step(20)
    assert player.facing == "right"


def test_shift_runs(play: Play) -> None:
    played = play()
    player = played.session.world.player
    start = player.position[0]
    played.app.hold("run")
    played.app.hold("right")
    played.app.step(8)
    assert player.position[0] == start + 1


def test_a_late_frame_is_clamped(play: Play) -> None:
    played = play()
    before = played.session.world.step
    played.app.frame(30.0)
    assert played.session.world.step == before + 5


def test_a_sign_is_read(play: Play) -> None:
    played = play()
    world, tile_map = played.session.world, played.session.atlas.maps[played.session.world.player.map]
    (x, y), text = next(iter(tile_map.signs.items()))
    world.player.tile, world.player.facing = (x, y + 1), "up"
    played.app.step(2)
    assert "E · read" in played.text
    played.app.press("talk")
    played.app.press("confirm")
    assert " ".join(text.split())[:20] in played.text
    for _ in range(4):
        played.app.press("confirm")
    assert "E · read" in played.text


def test_through_the_door(play: Play) -> None:
    played = play()
    played.go_to("professor")
    played.app.step(30)
    assert played.session.world.player.map == "study"
    assert "The study" in played.text


def test_day_and_night(play: Play) -> None:
    played = play()
    for minute in range(0, 1440, 180):
        played.session.world.time = type(played.session.world.time)(1, minute)
        played.app.step()


def test_the_pause(play: Play) -> None:
    played = play()
    played.app.press("menu")
    clock = played.session.world.step
    played.app.step(60)
    assert "Pause" in played.app.lines()
    assert played.session.world.step == clock
    played.app.press("save")
    assert "cannot be saved" in played.text
    played.app.press("cancel")
    assert "Pause" not in played.app.lines()


def test_a_lost_keyboard_lets_go(play: Play) -> None:
    played = play()
    played.app.hold("right")
    played.app.step(4)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    played.app.step(60)
    assert not played.session.world.player.moving


def test_missing_pictures_are_told_and_drawn_as_squares(resources: Resources, tmp_path: Path) -> None:
    app = App(Session(resources, UnderstudyVoice()), settings=Settings(assets=tmp_path / "assets"))
    app.step(3)
    assert "The picture assets/sprites/player.png cannot be read" in "\n".join(app.lines())
    app.close()


def test_closing_the_window(play: Play) -> None:
    played = play()
    pygame.event.post(pygame.Event(pygame.QUIT))
    played.app.step(3)
    assert not played.app.open


class Beginning:
    """A launcher whose every game is new."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self.atlas = resources.atlas
        self.voice = UnderstudyVoice()
        self.shelf = Shelf(SlotLabel("quick", "Quick save", "", 0))
        self.ready = True
        self.has_journal = True
        self.light_burns = False

    def continue_(self) -> Session:
        raise OSError("The journal in saves/_run cannot be read: begin a new game.")

    def new_game(self, look: str, name: str) -> Session:
        return Session(self.resources, self.voice, look=look)

    def load(self, slot: str) -> Session:
        return Session(self.resources, self.voice)


def test_the_title(resources: Resources) -> None:
    app = App(launcher=Beginning(resources))
    app.step(3)
    assert "Emberwick" in app.lines()
    assert "built-in voice" in "\n".join(app.lines())
    app.press("confirm")
    assert "! The journal in saves/_run cannot be read: begin a new game." in app.lines()
    app.press("down")
    app.press("down")
    app.press("confirm")
    assert "> Quick save" in app.lines()
    app.press("cancel")
    app.press("up")
    app.press("confirm")
    app.press("confirm")
    app.press("confirm")
    app.step(5)
    assert any(line.startswith("Emberwick, day 1") for line in app.lines())
    app.press("menu")
    app.press("up")
    app.press("confirm")
    assert "New game" in "\n".join(app.lines())
    app.press("up")
    app.press("confirm")
    assert not app.open
    app.close()


def test_the_mouse_picks_entries(resources: Resources) -> None:
    app = App(launcher=Beginning(resources))
    app.step()
    for y in range(300, 700, 4):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(640, y), rel=(0, 4), buttons=(0, 0, 0)))
        app.step()
        if "> Quit" in app.lines():
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, y), button=1))
            break
    app.step()
    assert not app.open
    app.close()


def test_a_game_that_is_looked_at_in_its_midst_is_not_dark(session: Session, tmp_path: Path) -> None:
    """A script's picture is the game as it is, not the first frame of a fade."""
    app = App(session)
    app.step()
    app.screenshot(tmp_path / "frame.png")
    picture = pygame.image.load(tmp_path / "frame.png")
    assert sum(pygame.transform.average_color(picture)[:3]) > 150
    app.close()
