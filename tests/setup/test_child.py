"""Exit codes and signals of the process in which the game runs."""

import os
import signal
import sys

import pytest

from game.setup import child


@pytest.mark.parametrize(("returned", "code"), [(0, 0), (3, 3), (-15, 143), (0xC0000005, 0xC0000005 - 2**32)])
def test_exit_codes_are_what_a_shell_says(returned: int, code: int) -> None:
    assert child.exit_code(returned) == code


def test_the_code_of_the_child_comes_back_and_so_do_our_signal_handlers() -> None:
    before = signal.getsignal(signal.SIGTERM)
    assert child.run([sys.executable, "-c", "raise SystemExit(5)"], os.environ) == 5
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_child_that_cannot_be_started() -> None:
    with pytest.raises(OSError, match="no such program"):
        child.run(["/no such program"], os.environ)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no kill that a process can hear")
def test_a_signal_goes_on_to_the_child() -> None:
    program = "import os, signal, time; os.kill(os.getppid(), signal.SIGTERM); time.sleep(60)"
    assert child.run([sys.executable, "-c", program], os.environ) == 143
