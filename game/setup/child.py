"""Runs the game in a child process, as if it were this one: its signals, its exit code.

A child, not a replacement of this process: Windows has no real exec.
"""

import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from subprocess import Popen
from types import FrameType

# SIGHUP is unknown to Windows.
_PASSED_ON = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def run(command: list[str], environ: Mapping[str, str]) -> int:
    """Returns the exit code when the child has ended; raises OSError when it cannot be started."""
    with _passing_signals() as children:
        child = Popen(command, env=environ)
        children.append(child)
        return exit_code(child.wait())


def exit_code(returned: int) -> int:
    """What a shell would say of a process, from what `Popen` says."""
    if returned < 0:
        return 128 - returned  # ended by a signal
    return returned if returned < 2**31 else returned - 2**32  # Windows: a crash has no sign, sys.exit wants one


@contextmanager
def _passing_signals() -> Iterator[list["Popen[bytes]"]]:
    """Signals that arrive from here on go to the children in the list, which decide what becomes of them."""
    children: list[Popen[bytes]] = []
    early: list[int] = []

    def pass_on(number: int, frame: FrameType | None) -> None:
        if not children:
            early.append(number)
        elif not (number == signal.SIGINT and _child_has_the_keyboard()):
            with suppress(OSError):
                children[0].send_signal(number)

    # A function, never SIG_IGN: the child would inherit that.
    before = {number: signal.signal(number, pass_on) for number in _PASSED_ON if _is_heard(number)}
    try:
        yield children
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if early and not children:
            raise KeyboardInterrupt


def _is_heard(number: int) -> bool:
    """False under nohup, say, whose wish goes on to the child by itself."""
    return signal.getsignal(number) not in (signal.SIG_IGN, None)


def _child_has_the_keyboard() -> bool:
    """Whether Ctrl-C reaches the child without us: a console tells all its processes, a terminal all in front."""
    if sys.platform == "win32":
        return True
    else:  # noqa: RET505 -- so that mypy sees which half is meant for which system
        try:
            terminal = os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY)
        except OSError:
            return False
        try:
            return os.tcgetpgrp(terminal) == os.getpgrp()
        except OSError:
            return False
        finally:
            os.close(terminal)
