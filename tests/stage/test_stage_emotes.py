"""Bubbles over heads."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from stage.played import Play

from game.session.events import (
    Confirm,
    Done,
    Event,
    Kept,
    Mood,
    Narration,
    Promised,
    Remembered,
    SceneChanged,
    TalkOpened,
    Thinking,
    TurnedTo,
)  # fmt: skip
from game.session.resources import Resources
from game.stage.art import Art
from game.stage.emotes import SHOWN_SECONDS, SOONEST, Emotes, Sign, emote_on
from game.world import Walker

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (TalkOpened("guard"), ("guard", "talk")),
        (TurnedTo("rival"), ("rival", "talk")),
        (Narration("Marl: “Stew today.”"), ("innkeeper", "talk")),
        (Narration("The sea is calm."), None),
        (Confirm("merchant", "buy:lantern", "8 coins?"), ("merchant", "question")),
        (Remembered("guard", "name", "Teodora"), ("guard", "note")),
        (Promised("guard", "open the gate", ""), ("guard", "note")),
        (Kept("guard", "come back", "player"), ("guard", "heart")),
        (Mood("rival", 3, "pleased", "a gift"), ("rival", "heart")),
        (Mood("rival", -5, "angry", "an insult"), ("rival", "anger")),
        (Mood("rival", 0, "calm", ""), None),
        (Thinking("guard"), None),
        (Done("guard", "understudy"), None),
    ],
)
def test_what_an_event_shows_over_whom(resources: Resources, event: Event, shown: tuple[str, Sign] | None) -> None:
    assert emote_on(event, resources.townspeople) == shown


def _emotes(*events: Event) -> Emotes:
    emotes = Emotes(Art(ASSETS))
    for event in events:
        emotes.hear(event, {})
    return emotes


def test_a_bubble_goes_away_after_a_moment() -> None:
    emotes = _emotes(TalkOpened("guard"))
    emotes.update(SHOWN_SECONDS - 0.1)
    assert emotes.shown == {"guard": "talk"}
    emotes.update(0.2)
    assert emotes.shown == {}


def test_what_comes_at_once_is_shown_one_after_the_other() -> None:
    emotes = _emotes(Remembered("guard", "name", "Teodora"), Mood("guard", 2, "pleased", ""), TalkOpened("rival"))
    assert emotes.shown == {"guard": "note", "rival": "talk"}
    emotes.update(SOONEST)
    assert emotes.shown == {"guard": "heart", "rival": "talk"}


def test_a_question_stays_until_it_is_answered() -> None:
    emotes = _emotes(Confirm("merchant", "buy:rope", "5 coins?"))
    for _ in range(10):
        emotes.update(1.0, asked=True)
    assert emotes.shown == {"merchant": "question"}
    emotes.update(1.0)
    assert emotes.shown == {}


def test_on_another_map_nobody_has_a_bubble() -> None:
    assert _emotes(TalkOpened("guard"), SceneChanged("tavern")).shown == {}


def test_a_bubble_pops_up_over_the_head_and_shows_its_sign() -> None:
    pygame.display.set_mode((64, 64))
    guard = Walker("guard", "town", (2, 2), "down")
    pictures = []
    emotes = _emotes(Mood("guard", 2, "pleased", ""))
    for seconds in (0.0, 0.2):
        emotes.update(seconds)
        canvas = pygame.Surface((64, 64))
        emotes.draw(canvas, (0, 0), [guard, Walker("rival", "town", (0, 3), "down")])
        pictures.append(pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1, 255)))
    sizes = [64 * 64 - picture.count() for picture in pictures]
    assert 0 < sizes[0] < sizes[1]


def test_who_is_spoken_to_is_under_a_bubble(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    assert played.app._emotes.shown == {"guard": "talk"}
