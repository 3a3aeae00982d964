"""Stamps: when `.venv` counts as ready."""

import os
import shutil
from pathlib import Path

import pytest

from game.setup import environment
from game.setup.environment import Needs


@pytest.fixture
def venv(tmp_path: Path) -> Path:
    """Looks like an environment; nothing in it runs."""
    folder = tmp_path / "game" / ".venv"
    python = environment.python_of(folder)
    site = folder / ("Lib/site-packages" if os.name == "nt" else "lib/python3.11/site-packages")
    python.parent.mkdir(parents=True)
    python.write_text("no interpreter")
    site.mkdir(parents=True)
    (folder / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.11.7\n")
    return folder


@pytest.fixture
def needs(venv: Path) -> Needs:
    file = venv.parent / "requirements.txt"
    file.write_text("openai\n")
    return Needs("play", (file,))


def test_ready_after_the_stamp_only(venv: Path, needs: Needs) -> None:
    assert not environment.is_ready(venv, needs)
    environment.write_stamps(venv, [needs])
    assert environment.is_ready(venv, needs)
    assert not environment.is_ready(venv, Needs("test", needs.files))


def test_other_requirements(venv: Path, needs: Needs) -> None:
    environment.write_stamps(venv, [needs])
    needs.files[0].write_text("openai\npyyaml\n")
    assert not environment.is_ready(venv, needs)
    needs.files[0].write_text("openai\n")
    assert environment.is_ready(venv, needs)


def test_a_package_came_or_went(venv: Path, needs: Needs) -> None:
    environment.write_stamps(venv, [needs])
    os.utime(environment.site_packages(venv)[0], ns=(1, 1))
    assert not environment.is_ready(venv, needs)


def test_another_interpreter(venv: Path, needs: Needs) -> None:
    environment.write_stamps(venv, [needs])
    environment.python_of(venv).unlink()
    assert not environment.is_ready(venv, needs)


def test_moved(venv: Path, needs: Needs) -> None:
    environment.sign(venv)
    environment.write_stamps(venv, [needs])
    moved = venv.parent.with_name("elsewhere")
    shutil.move(venv.parent, moved)
    assert not environment.is_ready(moved / ".venv", Needs("play", (moved / "requirements.txt",)))
    assert not environment.is_usable(moved / ".venv")


def test_a_set_up_that_has_begun_leaves_no_stamp(venv: Path, needs: Needs) -> None:
    environment.write_stamps(venv, [needs])
    environment.begin(venv)
    assert environment.is_unfinished(venv)
    assert not environment.is_ready(venv, needs)
    assert list(venv.glob("*.stamp")) == []


def test_a_stamp_counts_for_nothing_while_a_set_up_is_unfinished(venv: Path, needs: Needs) -> None:
    environment.write_stamps(venv, [needs])
    (venv / "setup.unfinished").touch()
    assert not environment.is_ready(venv, needs)


def test_an_interpreter_that_does_not_run_cannot_be_used(venv: Path) -> None:
    assert not environment.is_usable(venv)


def test_clearing_keeps_the_running_set_up(venv: Path) -> None:
    environment.begin(venv)
    environment.sign(venv)
    (venv / environment.LOCK).touch()
    environment.clear(venv)
    assert {entry.name for entry in venv.iterdir()} == {"setup.lock", "setup.made", "setup.unfinished"}


def test_only_environments_may_be_cleared(venv: Path, tmp_path: Path) -> None:
    empty, letters = tmp_path / "empty", tmp_path / "letters"
    empty.mkdir()
    letters.mkdir()
    (letters / "to grandma.txt").touch()
    assert environment.may_be_cleared(venv)
    assert environment.may_be_cleared(empty)
    assert not environment.may_be_cleared(letters)


def test_no_settings_where_no_environment_is(tmp_path: Path) -> None:
    assert environment.settings(tmp_path) == {}
