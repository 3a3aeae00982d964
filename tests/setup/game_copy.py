"""A small copy of the game with one requirement, which comes from a wheel on this disk: no test needs a network."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

REPO = Path(__file__).resolve().parents[2]

GAME = """
import os, sys, time

def main(argv):
    import emberwick_probe
    print(f"probe {emberwick_probe.VERSION} in {ascii(sys.prefix)} got {ascii(argv)}", flush=True)
    if argv == ["wait"]:
        time.sleep(60)
    if argv == ["started?"]:
        print([name for name in os.environ if name.startswith("EMBERWICK")])
    return 7 if argv == ["seven"] else 0
"""

# As on Debian without python3-venv.
WITHOUT_ENSUREPIP = """
import runpy, sys
sys.modules["ensurepip"] = None
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


class GameCopy(NamedTuple):
    root: Path
    environ: dict[str, str]

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return self.venv / "Scripts" / "python.exe" if os.name == "nt" else self.venv / "bin" / "python"

    def command(self, *argv: str, python: str | Path = sys.executable) -> list[str]:
        return [str(python), str(self.root / "main.py"), *argv]

    def start(self, *argv: str, python: str | Path = sys.executable, **more: str) -> "subprocess.CompletedProcess[str]":
        """Runs it to the end from another folder, with `more` in its environment."""
        return run(self.command(*argv, python=python), self.environ | more, self.root.parent)

    def launch(self, *argv: str) -> "subprocess.Popen[str]":
        """Starts it and returns at once; no terminal is in control of it."""
        return subprocess.Popen(
            self.command(*argv),
            env=self.environ,
            cwd=self.root.parent,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def stamps(self) -> list[str]:
        return sorted(stamp.name for stamp in self.venv.glob("*.stamp"))

    def log(self) -> str:
        return (self.venv / "setup.log").read_text(encoding="utf-8")


def run(command: list[str], environ: dict[str, str], cwd: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, env=environ, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
    )


def copy_game(root: Path, wheels: Path) -> GameCopy:
    """Puts main.py, game/setup, a stub of the game and `emberwick-probe>=1,<2` into the new folder `root`."""
    shutil.copytree(REPO / "game" / "setup", root / "game" / "setup", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(REPO / "main.py", root)
    (root / "game" / "__init__.py").touch()
    (root / "game" / "cli.py").write_text(GAME, encoding="utf-8")
    (root / "requirements.txt").write_text("emberwick-probe>=1,<2\n", encoding="utf-8")
    (root / "requirements-test.txt").write_text("emberwick-probe-test\n", encoding="utf-8")
    return GameCopy(root, offline(wheels))


def copy_tree(source: Path, target: Path) -> None:
    """Copies a game or an environment; packages are linked, since pip replaces files and never writes into them."""

    def copy(one: str, other: str) -> None:
        if "site-packages" in Path(one).parts:
            os.link(one, other)
        else:
            shutil.copy2(one, other)

    shutil.copytree(source, target, symlinks=True, copy_function=copy)


def offline(wheels: Path) -> dict[str, str]:
    """This process's environment, in which pip knows nothing but the folder `wheels`."""
    ours = ("PIP_", "UV_", "PYTHON", "EMBERWICK", "CONDA")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": wheels.as_uri(),
        "PIP_NO_CACHE_DIR": "1",
    }


def build_wheel(folder: Path, name: str, version: str) -> None:
    """A package of one module, `VERSION` in it."""
    module = name.replace("-", "_")
    about = f"{module}-{version}.dist-info"
    files = {
        f"{module}.py": f'VERSION = "{version}"\n',
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*files, f"{about}/RECORD"])
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / f"{module}-{version}-py3-none-any.whl", "w") as wheel:
        for path, text in {**files, f"{about}/RECORD": record}.items():
            wheel.writestr(path, text)
