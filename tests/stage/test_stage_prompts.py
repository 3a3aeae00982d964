"""Names of keys become caps, things become icons, and the sky has a sign."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from stage.played import Play

from game.session.events import WorldChanged
from game.stage import icons
from game.stage.backdrop import PICTURE, backdrop_view
from game.stage.badge import SKIES, sign_of
from game.stage.bindings import KEYS, PAD, Names, label
from game.stage.prompts import Device, parts_of, prompt

MOVES = ("up", "down", "left", "right")
INTERFACE = Path(__file__).parents[2] / "assets" / "interface"


@pytest.mark.parametrize(
    ("text", "device", "names"),
    [
        ("E · talk to Bram", "key", ["E"]),
        ("Arrows or WASD – walk · Shift – run", "key", ["Arrows", "WASD", "Shift"]),
        ("Save  (F5)", "key", ["F5"]),
        ("Say something …  (Tab: choices)", "key", ["Tab"]),
        ("Up, Down – one of 11 · Return – choose · or say something else", "key", ["Up, Down", "Return"]),
        ("K, Right Ctrl – choose · Backslash – go on", "key", ["K, Right Ctrl", "Backslash"]),
        ("Where is Ana? I saw her · once", "key", []),
        ("Talk to E", "key", []),
        ("Home", "key", []),
        ("Stick – walk · RB – run · LT – quest log", "pad", ["Stick", "RB", "LT"]),
        ("D-pad – choose · D-pad left, D-pad right – of whom", "pad", ["D-pad", "D-pad left, D-pad right"]),
        ("Back", "pad", []),
        ("E · talk to Bram", "pad", []),
    ],
)
def test_keys_and_buttons_are_known_where_they_are_named_as_such(text: str, device: Device, names: list[str]) -> None:
    assert [piece for piece, named in parts_of(text, device) if named] == names
    assert "".join(piece for piece, _ in parts_of(text, device)) == text


@pytest.mark.parametrize(("device", "names"), [("key", KEYS), ("pad", PAD)])
def test_every_key_and_button_that_is_bound_at_first_is_drawn(device: Device, names: Names) -> None:
    called = [label(one) for action in names if action not in MOVES for one in names[action][:1]]
    missing = [
        name for name in called if not (INTERFACE / f"prompts/{device}_{name.lower().replace(' ', '_')}.png").is_file()
    ]
    assert missing == [] if device == "key" else missing == ["Back"]


def test_a_key_without_a_picture_has_its_name_on_a_blank_one(play: Play) -> None:
    look = play().app._look
    assert prompt(look, "Right Ctrl", "key").get_width() > prompt(look, "E", "key").get_width()
    assert prompt(look, "D-pad up, D-pad down", "pad").get_width() > prompt(look, "A", "pad").get_width()
    assert look.art.problems == []


def test_what_is_said_stays_in_words_where_caps_are_drawn(play: Play) -> None:
    played = play()
    played.go_to("merchant")
    played.app.step(5)
    assert "E · talk to Oda" in played.text


@pytest.mark.parametrize(
    ("offer", "icon"),
    [("sell:lantern", "items/lantern"), ("accept:bread", "items/bread"), ("rumour:storm", "coin"), ("turn:guard", "")],
)
def test_an_offer_has_the_icon_of_what_it_is_about(offer: str, icon: str) -> None:
    assert icons.of_offer(offer) == icon


@pytest.mark.parametrize(
    ("what", "data", "icon"),
    [
        ("trade", {"goods": {"rope": 1}, "coins": 8}, "items/rope"),
        ("item", {"item": "tar", "count": 1}, "items/tar"),
        ("trade", {"goods": {}, "coins": 5}, "coin"),
        ("quest", {"quest": "ana"}, "quest_marks"),
        ("entered", {"map": "study"}, ""),
    ],
)
def test_a_note_has_the_icon_of_what_changed(what: str, data: dict[str, object], icon: str) -> None:
    assert icons.of_event(WorldChanged(what, "", data)) == icon


def test_a_thing_without_an_icon_is_a_parcel_and_no_fault(play: Play) -> None:
    played = play()
    look = vars(played.app)["_look"]
    shown, parcel = icons.picture(look.art, "items/oar", 2), icons.picture(look.art, icons.PARCEL, 2)
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(parcel, "RGBA")
    assert look.art.problems == []


def test_the_sky_has_a_sign_at_every_hour() -> None:
    assert [sign_of(minute, "clear") for minute in (0, 6 * 60, 12 * 60, 20 * 60)] == ["moon", "sun", "sun", "moon"]
    assert sign_of(0, "rain") == "rain"
    assert {"cloud", "rain", "fog", "wind"} < set(SKIES)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (801, 603), (200, 900), (64, 48)])
def test_the_title_picture_fills_the_window(size: tuple[int, int]) -> None:
    view = backdrop_view(size)
    assert view.width <= PICTURE[0]
    assert view.height <= PICTURE[1]
    assert view.width * view.scale >= size[0]
    assert view.height * view.scale >= size[1]
