"""The picture that a save shows: the game as it looks, small."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest
from stage.played import SMALL, Played

from game.save import Store
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice


@pytest.fixture
def played(resources: Resources, tmp_path: Path) -> Iterator[Played]:
    """A window on a game that is kept on disk, past the fading in."""
    played = Played(Session(resources, UnderstudyVoice(), Store(tmp_path)), SMALL)
    played.app.step(60)
    yield played
    pygame.event.clear()
    played.app.close()
    pygame.quit()


def picture(raw: bytes | None) -> pygame.Surface:
    assert raw is not None
    assert raw.startswith(b"\x89PNG")
    return pygame.image.load(BytesIO(raw), "picture.png")


def brightness(surface: pygame.Surface) -> float:
    return sum(pygame.transform.average_color(surface)[:3]) / 3


def test_no_picture_is_made_without_a_save(played: Played) -> None:
    played.app.press("menu")
    played.app.press("cancel")
    assert played.session.picture is None


def test_saving_by_key_shows_the_frame(played: Played, tmp_path: Path) -> None:
    played.app.screenshot(tmp_path / "frame.png")
    played.app.press("save")
    small = picture((tmp_path / "quick" / "picture.png").read_bytes())
    assert small.get_size() == (320, 180)
    assert brightness(small) == pytest.approx(brightness(pygame.image.load(tmp_path / "frame.png")), abs=4)


def test_saving_from_the_menu_shows_the_game_without_the_menu(played: Played, tmp_path: Path) -> None:
    played.app.press("save")
    by_key = brightness(picture(played.session.picture))
    played.session.picture = None
    played.app.press("menu")
    played.app.press("down")
    played.app.press("confirm")
    assert "Pause" not in played.text
    assert brightness(picture(played.session.picture)) == pytest.approx(by_key, abs=4)


def test_a_later_save_has_a_later_picture(played: Played, tmp_path: Path) -> None:
    path = tmp_path / "quick" / "picture.png"
    played.app.press("save")
    before = path.read_bytes()
    played.go_to("professor")
    played.app.step(60)
    played.app.press("save")
    assert path.read_bytes() == played.session.picture != before


@pytest.mark.parametrize(
    ("size", "shape"), [((1280, 720), (320, 180)), ((801, 603), (320, 241)), ((64, 48), (320, 240))]
)
def test_it_keeps_the_shape_of_the_window(
    resources: Resources, tmp_path: Path, size: tuple[int, int], shape: tuple[int, int]
) -> None:
    played = Played(Session(resources, UnderstudyVoice(), Store(tmp_path)), size)
    played.app.step(2)
    played.app.press("save")
    assert picture(played.session.picture).get_size() == shape
    played.app.close()
