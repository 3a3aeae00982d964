"""What the player reads when the set-up cannot go on: one sentence, saying what happened and what to do."""

import errno
import platform
import re
import sys
from pathlib import Path

EXIT_SETUP_FAILED = 3

_DISK_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_NOT_WRITABLE = {errno.EACCES, errno.EPERM, errno.EROFS}
_WINDOWS_DISK_FULL = {39, 112}

# Read in the output of pip 22 to 26 and uv 0.9, lower case. Numbers first: the words beside them are translated.
_SAYS_DISK_FULL = ("[errno 28]", "[winerror 112]", "os error 28", "no space left on device", "disk quota exceeded")
_SAYS_NOT_WRITABLE = ("[errno 13]", "[errno 30]", "[winerror 5]", "[winerror 32]", "os error 13", "os error 30")
_SAYS_NO_NETWORK = (
    "newconnectionerror",
    "nameresolutionerror",
    "failed to establish a new connection",
    "max retries exceeded",
    "connection broken",
    "connection aborted",
    "connecttimeout",
    "read timed out",
    "timed out",
    "proxyerror",
    "cannot connect to proxy",
    "certificate verify failed",
    "error sending request",
    "dns error",
    "client error for url",
    "server error for url",
    "http error",
    "user for ",  # pip would like to ask for a name and a password
)
_NO_WHEEL = re.compile(
    r"no matching distribution found for ([a-z0-9][a-z0-9._-]*)"
    r"|(?:because|and) ([a-z0-9][a-z0-9._-]*)\S* (?:has no|was not found|cannot be|only)"
)


class SetupError(Exception):
    """Carries the sentence for the player."""


def no_environment(python: str) -> SetupError:
    return SetupError(
        f"Emberwick cannot make its .venv, because {python} has no working venv and ensurepip modules: on Debian and "
        f'Ubuntu run "sudo apt install python3-venv", elsewhere install uv (https://docs.astral.sh/uv/), '
        "then start again."
    )


def not_writable(root: Path) -> SetupError:
    return SetupError(
        f"Emberwick cannot write to {root / '.venv'}, where its packages belong: close the game if it is still running "
        "from there; otherwise copy the game into a folder of your own, or make an environment elsewhere (python3 -m "
        "venv), install into it with pip install -r requirements.txt, and start main.py with that environment's python."
    )


def disk_full(root: Path) -> SetupError:
    return SetupError(
        f"The disk is full: Emberwick needs about 200 MB in {root} and as much for a moment in the system's temporary "
        "folder, so make room and start again."
    )


def no_network(log: Path) -> SetupError:
    return SetupError(
        "Emberwick could not fetch its packages, because the package index does not answer as it should: check the "
        f"network, or pip's own index and proxy settings, and start again; the details are in {log}."
    )


def no_wheel(name: str, log: Path) -> SetupError:
    return SetupError(
        f"The package index has no ready-made {name} for Python {sys.version_info[0]}.{sys.version_info[1]} on "
        f"{platform.system()} {platform.machine()}: start main.py with a 64-bit CPython 3.11 to 3.14 on Linux (glibc), "
        f"macOS or Windows (on ARM the x86-64 one); the details are in {log}."
    )


def failed(what: str, log: Path) -> SetupError:
    return SetupError(f"{what}, and the next start will try again; the details are in {log}.")


def not_an_environment(folder: Path) -> SetupError:
    return SetupError(
        f"{folder} is not a Python environment, and Emberwick does not delete what it did not make: move it elsewhere "
        "and start again."
    )


def for_os_error(error: OSError, root: Path) -> SetupError:
    """The sentence for an error of the file system during the set-up of the game in folder `root`."""
    if error.errno in _DISK_FULL or getattr(error, "winerror", None) in _WINDOWS_DISK_FULL:
        return disk_full(root)
    if error.errno in _NOT_WRITABLE:
        return not_writable(root)
    where = f" ({error.filename})" if error.filename else ""
    return SetupError(
        f"Emberwick could not set itself up in {root}, because the system says "
        f'"{error.strerror or type(error).__name__}"{where}.'
    )


def for_output(output: str, what: str, root: Path, log: Path) -> SetupError:
    """The sentence for what pip, uv or venv printed before they gave up; `what` is said when nothing is recognised.

    Never quotes the output: it may hold an index address with a password in it.
    """
    text = output.lower()
    if any(sign in text for sign in _SAYS_DISK_FULL):
        return disk_full(root)
    if any(sign in text for sign in _SAYS_NOT_WRITABLE):
        return not_writable(root)
    # Without an answer pip also claims that there is no such package: look for the cause first.
    if any(sign in text for sign in _SAYS_NO_NETWORK):
        return no_network(log)
    if match := _NO_WHEEL.search(text):
        return no_wheel(match[1] or match[2], log)
    return failed(what, log)


def leaves_open_why(output: str) -> bool:
    """Whether pip found nothing at all: an index that it could not reach is told apart at a higher verbosity only."""
    text = output.lower()
    return "(from versions: none)" in text and not any(sign in text for sign in _SAYS_NO_NETWORK)


def say(sentence: str) -> None:
    """Writes to the error stream, which replaces letters that the console lacks; there is none under pythonw."""
    if sys.stderr is not None:
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()
