"""One set-up at a time: a lock of the operating system, which a process loses when it dies."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

POLL_SECONDS = 0.2

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> bool:
        try:
            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _take(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks: better unguarded than not at all
        return True


@contextmanager
def locked(path: Path, waiting: Callable[[], None], sleep: Callable[[float], None] = time.sleep) -> Iterator[int]:
    """Holds the lock on the file `path`, which is made if missing; yields its descriptor.

    `waiting` is called once if another process holds it. Outside Windows a child that inherits the descriptor
    keeps the lock too, so that nobody starts while the pip of a killed set-up still writes.
    """
    descriptor = _open_and_take(path, waiting, sleep)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def _open_and_take(path: Path, waiting: Callable[[], None], sleep: Callable[[float], None]) -> int:
    told = False
    while True:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            while not _take(descriptor):
                if not told:
                    waiting()
                    told = True
                sleep(POLL_SECONDS)
            if _is_still(path, descriptor):
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)  # somebody deleted .venv in the meantime: lock the file that lies there now


def _is_still(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
