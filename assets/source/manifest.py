"""What was written, and from which sources: `built.json`, by which `python3 main.py check assets` knows what is old.

Needs the standard library only. Sources are the modules that a drawing module imports, directly or not, and the letter
grids and scores that they name.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
FILE = "built.json"
SCORES = "scores"
EVERYTHING = "build"
"""The module on whose imports all hangs that no other module is named for."""
FOLDERS = ("sprites", "portraits", "interface", "wildlife", "tiles", "sounds")
"""Below `assets`. Maps are not among them: they may be changed in Tiled."""
SUFFIXES = (".png", ".tsx", ".wav", ".ogg")


def write(assets: Path, drawn_by: Mapping[str, str]) -> None:
    """Write the manifest; `drawn_by` names the module of an output, both as in the manifest."""
    text = json.dumps(manifest(assets, drawn_by), indent=1, sort_keys=True)
    (assets / "source" / FILE).write_text(text + "\n", encoding="utf-8", newline="\n")


def manifest(assets: Path, drawn_by: Mapping[str, str]) -> dict[str, object]:
    """Return the hash of each source, and for each drawing module its sources and the hash of each of its outputs."""
    drawn: dict[str, dict[str, str]] = {}
    for path in outputs(assets):
        name = path.relative_to(assets).as_posix()
        drawn.setdefault(drawn_by.get(name, EVERYTHING), {})[name] = fingerprint(path)
    of = {module: sources_of(module) for module in drawn}
    named = sorted({name for names in of.values() for name in names})
    return {
        "sources": {name: fingerprint(SOURCE / name) for name in named},
        "drawn": {module: {"of": of[module], "outputs": files} for module, files in drawn.items()},
    }


def outputs(assets: Path) -> Iterator[Path]:
    """Yield every picture, tileset and sound of the game."""
    for folder in FOLDERS:
        yield from sorted(path for path in (assets / folder).rglob("*") if path.suffix in SUFFIXES)


def sources_of(module: str) -> list[str]:
    """Return the sources on which a module hangs, by their paths in this folder."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = f"{waiting.pop()}.py"
        if name in found or not (SOURCE / name).is_file():
            continue
        found.add(name)
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        waiting += _imported(tree)
        found |= {text for text in _texts(tree) if (SOURCE / text).is_file()}
    return sorted(found)


def fingerprint(path: Path) -> str:
    """Return the first 16 digits of a file's SHA-256."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _texts(tree: ast.Module) -> Iterator[str]:
    """Yield a file of letter grids for each word that may name one, and the scores where their folder is named."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield f"grids/{node.value}.txt"
            if node.value == SCORES:
                yield from (f"{SCORES}/{path.name}" for path in (SOURCE / SCORES).glob("*.txt"))
