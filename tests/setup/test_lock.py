"""One set-up at a time."""

import os
from pathlib import Path

import pytest

from game.setup.lock import locked


def never() -> None:
    pytest.fail("waited for a lock that nobody held")


def test_free_again_after_use(tmp_path: Path) -> None:
    for _ in range(2):
        with locked(tmp_path / ".venv" / "setup.lock", never):
            pass


def test_who_comes_second_says_so_once_and_gets_it_in_the_end(tmp_path: Path) -> None:
    path = tmp_path / "setup.lock"
    first = locked(path, never)
    first.__enter__()
    told: list[str] = []
    naps: list[float] = []

    def sleep(duration: float) -> None:
        naps.append(duration)
        if len(naps) == 3:
            first.__exit__(None, None, None)

    with locked(path, lambda: told.append("waiting"), sleep):
        assert told == ["waiting"]
        assert len(naps) == 3


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a file that is open")
def test_a_lock_file_deleted_meanwhile_is_locked_anew(tmp_path: Path) -> None:
    path = tmp_path / "setup.lock"
    first = locked(path, never)
    first.__enter__()

    def sleep(_: float) -> None:
        path.unlink()
        first.__exit__(None, None, None)

    with locked(path, lambda: None, sleep) as descriptor:
        assert os.path.samestat(path.stat(), os.fstat(descriptor))
