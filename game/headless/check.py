"""The command `check`: what is wrong with files that people write by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.content import ContentError, Problem
from game.headless.script import read_script
from game.mind.blocks import ContextOverflowError, check_persona
from game.mind.persona import Persona, read_persona, read_town
from game.mind.tokens import load_counter
from game.world import read_atlas, read_items
from game.world.tiled import read_map

SCRIPT = re.compile(r"^steps:", re.MULTILINE)


def check(root: Path, files: Sequence[Path]) -> list[Problem]:
    """Every fault of the files, or of all the game's own where none is named."""
    chosen = list(files) or list(_own(root))
    problems: list[Problem] = []
    for path in chosen:
        try:
            _check_file(root, path)
        except ContentError as error:
            problems += error.problems
    if not files:
        problems += _atlas(root)
    return problems


def _own(root: Path) -> Iterator[Path]:
    yield from sorted((root / "npcs").glob("*.yaml"))
    yield root / "assets" / "items.yaml"
    yield from sorted((root / "tests" / "scripts").rglob("*.yaml"))


def _atlas(root: Path) -> list[Problem]:
    try:
        read_atlas(root / "assets" / "maps")
    except ContentError as error:
        return error.problems
    return []


def _check_file(root: Path, path: Path) -> None:
    """Raises ContentError with what is wrong."""
    if path.suffix == ".tmx":
        read_map(path)
    elif path.name == "items.yaml":
        read_items(path, root)
    elif path.name == "_town.yaml":
        read_town(path, root)
    elif path.suffix not in (".yaml", ".yml"):
        raise ContentError([Problem(str(path), 1, "", "is no .yaml or .tmx file, and nothing else can be checked")])
    elif _is_script(path):
        read_script(path)
    else:
        _fits(root, read_persona(path, root), path)


def _is_script(path: Path) -> bool:
    try:
        return bool(SCRIPT.search(path.read_text(encoding="utf-8", errors="replace")))
    except OSError:
        return False


def _fits(root: Path, persona: Persona, path: Path) -> None:
    town = read_town(root / "npcs" / "_town.yaml", root)
    try:
        check_persona(persona, town, load_counter(root / "assets" / "tokenizer"), str(path))
    except ContextOverflowError as error:
        raise ContentError([Problem(str(path), 1, error.block, str(error).partition(": ")[2])]) from error
