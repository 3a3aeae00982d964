"""Makes the environment and installs into it: with venv and pip, or with uv where those are missing."""

import os
import shutil
import signal
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, Queue
from subprocess import DEVNULL, PIPE, STDOUT, Popen, TimeoutExpired
from threading import Thread
from typing import IO, NamedTuple

from game.setup import environment, sentences
from game.setup.progress import REDRAW_SECONDS, PipReader, Progress

# These lead an interpreter or pip to another place than the one it is started in. Everything else that the player
# set for pip (index, proxy, certificate, cache) is kept.
_LEAD_ASTRAY = {
    "PYTHONHOME",
    "PYTHONPATH",
    "__PYVENV_LAUNCHER__",
    "PIP_PREFIX",
    "PIP_PYTHON",
    "PIP_ROOT",
    "PIP_TARGET",
    "PIP_USER",
    "PIP_DRY_RUN",
    "PIP_QUIET",
}

_UV_NAMES = {
    "PIP_INDEX_URL": "UV_DEFAULT_INDEX",
    "PIP_EXTRA_INDEX_URL": "UV_INDEX",
    "PIP_FIND_LINKS": "UV_FIND_LINKS",
    "PIP_NO_INDEX": "UV_NO_INDEX",
}


class Installer(NamedTuple):
    """The commands of pip or of uv, to be followed by packages."""

    install: list[str]
    uninstall: list[str]
    is_pip: bool


class Workshop(NamedTuple):
    """What each step of a set-up works with."""

    folder: Path
    environ: Mapping[str, str]
    progress: Progress
    lock: int
    """Descriptor of the held lock; children keep it, where the system can do that."""

    @property
    def root(self) -> Path:
        return self.folder.parent

    @property
    def log(self) -> Path:
        return self.folder / environment.LOG


def clean_environ(environ: Mapping[str, str]) -> dict[str, str]:
    """What pip is started with; uv gets the player's settings of pip under its own names, where it has none."""
    for_uv = {theirs: environ[ours] for ours, theirs in _UV_NAMES.items() if environ.get(ours)}
    if "UV_FIND_LINKS" in for_uv:
        for_uv["UV_FIND_LINKS"] = ",".join(for_uv["UV_FIND_LINKS"].split())
    if "UV_INDEX" in for_uv:
        for_uv["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # pip's way with several indexes
    return for_uv | {name: value for name, value in environ.items() if name not in _LEAD_ASTRAY}


def make_environment(shop: Workshop) -> None:
    """Puts a new environment into the folder, which holds nothing but our own files."""
    uv = shutil.which("uv", path=shop.environ.get("PATH"))
    python = environment.base_python()
    problem = "The Python environment could not be made"
    if find_spec("venv") and find_spec("ensurepip"):
        code, output = _run(shop, [python, "-I", "-m", "venv", str(shop.folder)])
        if code == 0:
            return
        if uv is None:
            missing = "ensurepip" in output and "Errno" not in output
            raise (
                sentences.no_environment(python)
                if missing
                else sentences.for_output(output, problem, shop.root, shop.log)
            )
        environment.clear(shop.folder)
    if uv is None:
        raise sentences.no_environment(python)
    command = [uv, "venv", "--no-project", "--allow-existing", "--python", python, str(shop.folder)]
    code, output = _run(shop, command)
    if code != 0:
        raise sentences.for_output(output, problem, shop.root, shop.log)


def install(shop: Workshop, needs: environment.Needs, *, remove: list[str], again: bool) -> None:
    """Installs the requirements, after taking the packages in `remove` out.

    `again` unpacks everything anew, what seems to be there too: an earlier installation was killed.
    """
    installer = _installer(shop)
    if remove:
        _run(shop, [*installer.uninstall, *remove])
    command = [*installer.install, "--only-binary", ":all:"]
    if again:
        command += ["--force-reinstall"]
    for file in needs.files:
        command += ["-r", str(file)]
    code, output = _run(shop, command, PipReader(shop.progress))
    if code != 0 and installer.is_pip and sentences.leaves_open_why(output):
        code, output = _run(shop, [*command, "-vv"], PipReader(shop.progress))
    if code != 0:
        raise sentences.for_output(output, "The packages could not be installed", shop.root, shop.log)


def _installer(shop: Workshop) -> Installer:
    """Pip if the environment has it, else uv, else the pip that Python brings along."""
    python = str(environment.python_of(shop.folder))
    if not any((site / "pip").is_dir() for site in environment.site_packages(shop.folder)):
        if uv := shutil.which("uv", path=shop.environ.get("PATH")):
            return _uv(uv, python)
        code, _ = _run(shop, [python, "-I", "-m", "ensurepip", "--default-pip"])
        if code != 0:
            raise sentences.no_environment(python)
    return _pip(python)


def _pip(python: str) -> Installer:
    pip = [python, "-I", "-X", "utf8", "-m", "pip"]
    quiet = ["--no-input", "--no-user", "--progress-bar", "off", "--disable-pip-version-check"]
    return Installer(install=[*pip, "install", *quiet], uninstall=[*pip, "uninstall", "--yes"], is_pip=True)


def _uv(uv: str, python: str) -> Installer:
    there = ["--python", python]
    return Installer(install=[uv, "pip", "install", *there], uninstall=[uv, "pip", "uninstall", *there], is_pip=False)


def _run(shop: Workshop, command: list[str], on_line: Callable[[str], None] = lambda line: None) -> tuple[int, str]:
    """Runs to the end, keeping the progress line alive and the log complete; returns exit code and output.

    An interruption stops the child, and what it started, before it goes on to the caller.
    """
    on_windows = os.name == "nt"
    child = Popen(
        command,
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=STDOUT,
        env=shop.environ,
        cwd=shop.root,
        pass_fds=() if on_windows else (shop.lock,),
        process_group=None if on_windows else 0,
    )
    assert child.stdout is not None
    lines: Queue[str | None] = Queue()
    Thread(target=_pump, args=(child.stdout, lines), daemon=True).start()
    output = []
    try:
        with shop.log.open("a", encoding="utf-8", errors="replace") as log:
            while (line := _next(lines, shop.progress)) is not None:
                log.write(line)
                output.append(line)
                on_line(line)
        return child.wait(), "".join(output)
    finally:
        _stop(child)


def _pump(stream: IO[bytes], lines: "Queue[str | None]") -> None:
    for line in stream:
        lines.put(line.decode("utf-8", "replace").replace("\r\n", "\n"))
    lines.put(None)


def _next(lines: "Queue[str | None]", progress: Progress) -> str | None:
    while True:
        try:
            return lines.get(timeout=REDRAW_SECONDS)
        except Empty:
            progress.draw()


def _stop(child: "Popen[bytes]") -> None:
    if child.poll() is not None:
        return
    if sys.platform == "win32":
        child.terminate()  # a console tells Ctrl-C to all of its processes anyway
    else:
        os.killpg(child.pid, signal.SIGTERM)
    try:
        child.wait(timeout=5)
    except TimeoutExpired:
        child.kill()
        child.wait()
