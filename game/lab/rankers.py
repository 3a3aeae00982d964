"""What is asked for LoCoMo's evidence: ours as the game uses it, and what others do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping

from game.lab.locomo import Dialogue, Ranked, Ranker
from game.mind.meaning import Embedder
from game.mind.ranking import Index, question
from game.mind.recall import FLOOR, Query, Recall
from game.mind.recollection import Recollection, Scope

MOST = 100
"""So many results are ranked: more than fit into 600 tokens."""
_WORD = re.compile(r"[a-z0-9]+")


def plain_words(text: str, _: str = "") -> list[str]:
    """Lower-case words: no stop words, no stems."""
    return _WORD.findall(text.lower())


def newest(dialogue: Dialogue) -> Ranked:
    """The newest turns, whatever is asked."""
    order = range(len(dialogue.turns) - 1, -1, -1)[:MOST]
    return lambda _: order


def plain(dialogue: Dialogue) -> Ranked:
    """BM25 over the words of each turn."""
    index = Index(plain_words, background=0)
    for turn in dialogue.turns:
        index.add(turn.shown)

    def ranked(text: str) -> list[int]:
        scores = index.search(question(index.terms(text)))
        return sorted(scores, key=lambda number: (-scores[number], number))[:MOST]

    return ranked


def ours(scoring: str = "relevance", floor: float = 0.0, embedder: Embedder | None = None) -> Ranker:
    """The game's own recall, a turn for a memory. All questions are asked on the day after the last session;
    importance is drawn at random with a fixed seed, as the turns have none: what these terms cost is measured."""

    def ranker(dialogue: Dialogue) -> Ranked:
        draw = random.Random(0)
        recall = Recall(Scope("bench", "reader", "dialogue"), scoring=scoring, floor=floor, embedder=embedder)
        for number, turn in enumerate(dialogue.turns):
            context = " ".join(turn.before)
            importance = draw.randint(1, 5)
            recall.add(
                Recollection(
                    str(number), turn.text, "event", turn.time, importance, speaker=turn.speaker, context=context
                )
            )
        now = dialogue.turns[-1].time.later(24 * 60)
        return lambda text: [int(found.what.id) for found in recall.search(Query(text, now), limit=MOST)]

    return ranker


def rankers(embedder: Embedder | None) -> Mapping[str, Ranker]:
    """By name, in the order of the table."""
    table: dict[str, Callable[[Dialogue], Ranked]] = {
        "newest first": newest,
        "plain BM25": plain,
        "ours": ours(),
        "ours, age and importance": ours("bounded"),
        "ours, floor": ours("relevance", FLOOR),
        "ours, floor, age, importance": ours("bounded", FLOOR),
        "product formula": ours("product"),
    }
    if embedder:
        table["ours with embedder"] = ours(embedder=embedder)
        table["ours with embedder, floor, age, importance"] = ours("bounded", FLOOR, embedder)
    return table
