"""The command `bench`: figures of speed with their targets. Time limits live here and nowhere else."""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from game.content import ContentError, Problem

GOOD, FAILED = 0, 1


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure. `target` says in words what must hold (None: nothing must), `holds` whether it does,
    `peer` is what the thing it is compared with needs, in the same unit."""

    figure: str
    value: float | None
    unit: str
    target: str | None = None
    holds: bool | None = None
    peer: float | None = None


Bench = Callable[[Path, argparse.Namespace], list[Figure]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One bench: the function as "module:name", what it measures, and whether it runs without being named."""

    function: str
    about: str
    alone: bool = True

    def load(self) -> Bench | None:
        """The function; None where its module is not there."""
        module, _, name = self.function.partition(":")
        try:
            found: Bench = getattr(importlib.import_module(module), name)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return None
        return found


BENCHES: dict[str, Entry] = {
    "voice": Entry("game.lab.bench_voice:bench_voice", "the way from the model to the screen, beside the bare client"),
    "memory": Entry(
        "game.lab.bench_memory:bench_memory", "what recall finds, when it is silent, how long it takes; LoCoMo by path"
    ),
    "stage": Entry("game.lab.bench_stage:bench_stage", "the window: frames of the busiest map, the start, memory"),
    "strangers": Entry("game.lab.bench_strangers:bench_strangers", "lines of strangers from a file", alone=False),
}
"""Every bench by name. Those that need a path or a server are not `alone`: they run only when they are named."""


def bench_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    known = "; ".join(f"{name}: {entry.about}" for name, entry in available().items())
    parser.add_argument("name", nargs="?", choices=list(available()), metavar="NAME", help=known)
    parser.add_argument("path", nargs="?", type=Path, metavar="PATH", help="the file that a bench reads")
    parser.add_argument("--lines", type=int, metavar="N", help="strangers: answer at most so many lines of each kind")
    parser.add_argument("--out", type=Path, metavar="FILE", help="strangers: keep each answer here and go on from it")
    parser.add_argument("--json", type=Path, metavar="OUT", help="write the figures to this file too")


def available() -> dict[str, Entry]:
    """The benches whose modules are there."""
    root = Path(__file__).parent
    return {
        name: entry
        for name, entry in BENCHES.items()
        if (root / f"{entry.function.partition(':')[0].rpartition('.')[2]}.py").exists()
    }


def run_bench(root: Path, arguments: argparse.Namespace) -> int:
    """Run what is named, or all that need nothing. 0, or 1 where a target is missed."""
    known = available()
    named = [arguments.name] if arguments.name else [name for name, entry in known.items() if entry.alone]
    figures: list[Figure] = []
    for name in named:
        bench = known[name].load()
        found = bench(root, arguments) if bench else []
        print(f"{name}\n{table(found)}\n")
        figures += found
    if arguments.json:
        write(arguments.json, figures)
    return FAILED if any(figure.holds is False for figure in figures) else GOOD


def table(figures: Sequence[Figure]) -> str:
    """The figures for people: value, peer and ratio side by side, then the target."""
    head = ("figure", "value", "peer", "ratio", "unit", "target", "")
    rows = [head, *(_row(figure) for figure in figures)]
    wide = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = []
    for row in rows:
        cells = [
            f"{cell:>{width}}" if column in (1, 2, 3) else f"{cell:<{width}}"
            for column, (cell, width) in enumerate(zip(row, wide, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _row(figure: Figure) -> tuple[str, ...]:
    ratio = f"{figure.value / figure.peer:.2f}" if figure.value is not None and figure.peer else ""
    held = {None: "", True: "holds", False: "MISSED"}[figure.holds]
    return figure.figure, _number(figure.value), _number(figure.peer), ratio, figure.unit, figure.target or "", held


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"


def write(path: Path, figures: Sequence[Figure]) -> None:
    """Write the figures as a JSON list. Raises ContentError where that cannot be."""
    text = json.dumps([asdict(figure) for figure in figures], ensure_ascii=False, indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise ContentError([Problem(str(path), 1, "", f"cannot be written: {error.strerror}")]) from error
