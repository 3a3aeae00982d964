from pathlib import Path

import pytest

from tests.setup.game_copy import GameCopy, build_wheel, copy_game, copy_tree


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheels")
    build_wheel(folder, "emberwick-probe", "1.0")
    build_wheel(folder, "emberwick-probe", "1.1")
    build_wheel(folder, "emberwick-probe-test", "1.0")
    return folder


@pytest.fixture
def new_game(tmp_path: Path, wheels: Path) -> GameCopy:
    """Never started yet."""
    return copy_game(tmp_path / "ein Spiel", wheels)


@pytest.fixture(scope="session")
def ready_game(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> GameCopy:
    """Set up by a first start; tests that share it leave it as it is."""
    game = copy_game(tmp_path_factory.mktemp("ready") / "mein Spiel ä日本", wheels)
    first = game.start("seven")
    assert first.returncode == 7, first.stderr
    assert "Emberwick is set up" in first.stderr
    return game


@pytest.fixture
def hand_made_game(new_game: GameCopy, ready_game: GameCopy) -> GameCopy:
    """With a `.venv` that the player made, which has all that is needed and no stamp."""
    copy_tree(ready_game.venv, new_game.venv)
    for trace in new_game.venv.glob("setup*"):
        trace.unlink()
    return new_game
