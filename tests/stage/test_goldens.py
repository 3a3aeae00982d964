"""How the screens look, compared with pictures that somebody has looked at."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from stage.golden import GOLDENS, SIZE, Golden, compare, complaint
from stage.played import Play, Played, Shelf

from game.save import SlotLabel
from game.session.commands import Set
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App
from game.voice import UnderstudyVoice

CARRIED = {"bread": 2, "cave_map": 1, "fish_hook": 3, "lantern": 1, "oilskin": 1, "rope": 1, "stone_seal": 1, "tar": 1}


@pytest.fixture
def played(play: Play) -> Played:
    """A window in which somebody carries one of each thing, when the notes on that have gone."""
    played = play(size=SIZE)
    played.session.do(Set(item=CARRIED, money=21))
    played.app.step(400)
    return played


class Beginning:
    """A launcher with a game to go on with and one that was saved."""

    ready = True
    has_journal = True
    light_burns = False

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self.voice = UnderstudyVoice()
        self.shelf = Shelf(SlotLabel("quick", "Quick save", "", 0))

    def continue_(self) -> Session:
        return Session(self.resources, self.voice)

    def new_game(self) -> Session:
        return Session(self.resources, self.voice)

    def load(self, slot: str) -> Session:
        return Session(self.resources, self.voice)


def test_title(resources: Resources, golden: Golden) -> None:
    app = App(launcher=Beginning(resources), size=SIZE)
    app.step(30)
    golden(app, "title")
    app.close()


@pytest.mark.parametrize(("key", "name"), [("bag", "bag"), ("menu", "pause"), ("quests", "quest_log")])
def test_what_lies_over_the_map(played: Played, golden: Golden, key: str, name: str) -> None:
    played.app.press(key)
    played.app.press("down")
    played.app.step(5)
    golden(played.app, name)


def test_dialogue_and_its_choices(played: Played, golden: Golden) -> None:
    played.talk_to("merchant")
    golden(played.app, "dialogue")
    played.key(pygame.K_TAB)
    played.app.step(30)
    golden(played.app, "choices")


def test_a_panel_that_moved_is_seen_and_other_edges_of_letters_are_not(played: Played, tmp_path: Path) -> None:
    played.app.press("bag")
    played.app.screenshot(tmp_path / "frame.png")
    frame = pygame.image.load(tmp_path / "frame.png")
    moved, softer, beside = frame.copy(), frame.copy(), frame.copy()
    moved.blit(frame, (322, 100), pygame.Rect(320, 100, 320, 340))
    beside.blit(frame, (1, 0))
    beside.set_alpha(60)
    softer.blit(beside, (0, 0))
    assert "differs by" in complaint(moved, frame)
    assert complaint(softer, frame) == ""
    assert "and not" in complaint(pygame.Surface((480, 270)), frame)


def test_a_golden_that_fails_leaves_both_pictures(played: Played, tmp_path: Path) -> None:
    played.app.screenshot(tmp_path / "bag.png")
    with pytest.raises(AssertionError, match=r"bag_difference\.png"):
        compare(tmp_path / "bag.png", GOLDENS / "bag.png")
    assert (tmp_path / "bag_difference.png").is_file()
