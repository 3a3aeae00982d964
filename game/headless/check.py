"""The command `check`: what is wrong with files that people write by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.content import ContentError, Problem, read
from game.headless.known import Known, known_ids
from game.headless.script import read_script
from game.mind.blocks import ContextOverflowError, check_persona
from game.mind.outside import Outside
from game.mind.persona import Persona, read_persona, read_town
from game.mind.tokens import load_counter
from game.session.resources import load_resources
from game.world import read_atlas, read_items
from game.world.tiled import read_map

SCRIPT = re.compile(r"^steps:", re.MULTILINE)


def check(root: Path, files: Sequence[Path]) -> list[Problem]:
    """Every fault of the files, or of all the game's own where none is named. Raises VocabularyError."""
    chosen = list(files) or list(_own(root))
    known = _known(root) if any(map(_is_script, chosen)) else None
    problems: list[Problem] = []
    for path in chosen:
        try:
            _check_file(root, path, known)
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


def _known(root: Path) -> Known | None:
    """The ids that a script may name; None where the game's own files are broken: they are what must be mended then."""
    try:
        resources = load_resources(root)
    except ContentError:
        return None
    return None if resources.cast.problems else known_ids(resources)


def _check_file(root: Path, path: Path, known: Known | None) -> None:
    """Raises ContentError with what is wrong."""
    if path.suffix == ".tmx":
        read_map(path)
    elif path.name == "items.yaml":
        read_items(path, root)
    elif path.name == "_town.yaml":
        read_town(path, root)
    elif path.name == "_outside.yaml":
        read(path, Outside, root)
    elif path.suffix not in (".yaml", ".yml"):
        raise ContentError([Problem(str(path), 0, "", "is no .yaml or .tmx file, and nothing else can be checked")])
    elif _is_script(path):
        read_script(path, known)
    else:
        _fits(root, read_persona(path, root), path)


def _is_script(path: Path) -> bool:
    if path.suffix not in (".yaml", ".yml"):
        return False
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
