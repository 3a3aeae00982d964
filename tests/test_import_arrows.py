"""Imports point one way; what each package may import stands here and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAME = Path(__file__).resolve().parent.parent / "game"
BOTTOM = {"log", "content"}
MAY_IMPORT = {
    "log": set(),
    "content": set(),
    "setup": set(),
    "world": BOTTOM,
    "mind": BOTTOM,
    "voice": set(),
    "save": {"log", "world"},
    "session": {*BOTTOM, "world", "mind", "voice", "save"},
    "stage": {*BOTTOM, "session", "world", "voice", "mind", "save"},
    "headless": {*BOTTOM, "stage", "session", "world", "mind", "voice", "save"},
    "lab": {*BOTTOM, "stage", "session", "world", "mind", "voice", "save"},
}
PURE = ("log", "content", "world", "mind", "save", "session", "headless")
"""Packages that never draw and never call a server themselves."""
EDGES = {"pygame", "openai", "socket", "requests", "httpx", "httpx2", "urllib", "http"}
DRAWN_NUMBERS = {"random", "secrets"}


def imported(path: Path) -> set[str]:
    """The modules that a file imports, by their full dotted names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative imports hide where something comes from"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found


def of_package(package: str) -> dict[Path, set[str]]:
    return {path: imported(path) for path in sorted((GAME / package).rglob("*.py"))}


def test_every_package_has_its_place() -> None:
    packages = {path.name for path in GAME.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert packages == set(MAY_IMPORT)


@pytest.mark.parametrize("package", sorted(MAY_IMPORT))
def test_imports_point_one_way(package: str) -> None:
    for path, modules in of_package(package).items():
        rooms = {name.split(".")[1] for name in modules if name.startswith("game.")}
        rooms &= set(MAY_IMPORT)
        if package == "setup":
            rooms -= {"cli"}
        assert rooms <= MAY_IMPORT[package] | {package}, f"{path.name} of {package} imports {rooms}"


@pytest.mark.parametrize("package", PURE)
def test_the_inside_meets_no_window_and_no_network(package: str) -> None:
    for path, modules in of_package(package).items():
        outside = {name.split(".")[0] for name in modules} & EDGES
        assert not outside, f"{path} imports {outside}"


def test_numbers_are_drawn_in_one_place_only() -> None:
    for package in ("log", "world", "mind", "session"):
        for path, modules in of_package(package).items():
            if path.name != "draws.py":
                assert not {name.split(".")[0] for name in modules} & DRAWN_NUMBERS, path
