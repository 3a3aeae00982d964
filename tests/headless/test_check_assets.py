"""`check assets`: what was written from sources that have changed since is named, with the source and the command."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from game.headless.check import check
from game.headless.check_assets import old_assets, without_icon

SHOWN = ("interface", "portraits", "sounds", "source", "sprites", "tiles", "wildlife")


@pytest.fixture
def copied(root: Path, tmp_path: Path) -> Path:
    """A checkout with pictures, sounds and their sources alone."""
    for folder in SHOWN:
        shutil.copytree(root / "assets" / folder, tmp_path / "assets" / folder)
    shutil.copy(root / "assets" / "items.yaml", tmp_path / "assets")
    return tmp_path


def manifest_module(root: Path) -> ModuleType:
    """The module of the sources that writes the manifest; it needs no drawing library."""
    spec = importlib.util.spec_from_file_location("manifest", root / "assets" / "source" / "manifest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_committed_is_what_the_sources_wrote(root: Path) -> None:
    built = json.loads((root / "assets" / "source" / "built.json").read_text(encoding="utf-8"))
    drawn_by = {name: module for module, drawn in built["drawn"].items() for name in drawn["outputs"]}
    assert manifest_module(root).manifest(root / "assets", drawn_by) == built
    assert old_assets(root) == []


def test_a_changed_source_makes_old_what_hangs_on_it_and_nothing_else(copied: Path) -> None:
    with (copied / "assets" / "source" / "grids" / "items.txt").open("a", encoding="utf-8") as file:
        file.write("\n")
    problems = [str(problem) for problem in check(copied, [copied / "assets"])]
    assert (
        "assets/interface/items/rope.png: is older than assets/source/grids/items.txt: "
        "run `python3 assets/source/build.py --keep-maps`"
    ) in problems
    assert not any("portraits" in problem or "tiles" in problem for problem in problems)


def test_an_output_that_is_missing_or_was_painted_over_is_named(copied: Path) -> None:
    (copied / "assets" / "portraits" / "guard.png").unlink()
    (copied / "assets" / "tiles" / "props" / "barrel.png").write_bytes(b"another picture")
    problems = {problem.file: problem.message for problem in old_assets(copied)}
    assert set(problems) == {"assets/portraits/guard.png", "assets/tiles/props/barrel.png"}
    assert problems["assets/portraits/guard.png"].startswith("is missing: run")
    assert problems["assets/tiles/props/barrel.png"].startswith("is not what its sources wrote")


@pytest.mark.parametrize("text", ["", "[]", '{"drawn": {"items": {}}, "sources": {}}', '{"drawn": 3, "sources": {}}'])
def test_a_manifest_that_cannot_be_read_is_one_problem(copied: Path, text: str) -> None:
    (copied / "assets" / "source" / "built.json").write_text(text, encoding="utf-8")
    (problem,) = old_assets(copied)
    assert problem.file == "assets/source/built.json"
    assert "build.py" in problem.message


def test_every_thing_has_an_icon(root: Path) -> None:
    assert list(without_icon(root)) == []


def test_a_thing_without_an_icon_is_named_with_its_line(copied: Path) -> None:
    items = copied / "assets" / "items.yaml"
    items.write_text(
        "rope:\n  name: rope\n  plural: ropes\n  text: Long.\nkey:\n  name: key\n  plural: keys\n  text: Old.\n"
    )
    (problem,) = without_icon(copied)
    assert (problem.line, problem.field) == (5, "key")
    assert "assets/interface/items/key.png" in problem.message
