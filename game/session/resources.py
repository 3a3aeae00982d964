"""What a game is made of, read once at the start: characters, maps, items, the tokenizer."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from game.content import Problem
from game.mind.blocks import ContextOverflowError, check_persona
from game.mind.persona import Cast, read_cast
from game.mind.prompt import VERSION
from game.mind.tokens import Counter, load_counter
from game.world import Atlas, Item, read_atlas, read_items


@dataclass(frozen=True, slots=True)
class Resources:
    """Everything that does not change while the game runs. `sources` are the hashes of the persona files and the
    version of the prompt, by name."""

    cast: Cast
    atlas: Atlas
    items: Mapping[str, Item]
    count: Counter
    sources: Mapping[str, str]

    @property
    def stock(self) -> dict[str, dict[str, int]]:
        """The things that each character has at the start."""
        return {
            npc: {**persona.trade.holds, **{good.item: good.stock for good in persona.trade.sells}}
            for npc, persona in self.cast.personas.items()
        }

    @property
    def purses(self) -> dict[str, int]:
        """The coins that each character has at the start."""
        return {npc: persona.trade.purse for npc, persona in self.cast.personas.items()}


def load_resources(root: Path) -> Resources:
    """Read the game's files below `root`.

    A character that cannot be used is left out and named in `cast.problems`. Raises ContentError or VocabularyError
    where the game cannot go on without what is broken.
    """
    count = load_counter(root / "assets" / "tokenizer")
    cast = _fitting(read_cast(root / "npcs"), count)
    sources = {path.name: _hash(path) for path in sorted((root / "npcs").glob("*.yaml"))}
    return Resources(
        cast,
        read_atlas(root / "assets" / "maps"),
        read_items(root / "assets" / "items.yaml", root),
        count,
        {**sources, "prompt": str(VERSION)},
    )


def _fitting(cast: Cast, count: Counter) -> Cast:
    """The cast without the characters whose prompt would be too long."""
    kept = {}
    problems = list(cast.problems)
    for npc, persona in cast.personas.items():
        try:
            check_persona(persona, cast.town, count, f"npcs/{npc}.yaml")
            kept[npc] = persona
        except ContextOverflowError as error:
            problems.append(Problem(error.file, 1, error.block, str(error).partition(": ")[2]))
    return replace(cast, personas=kept, problems=tuple(problems))


def _hash(path: Path) -> str:
    text = path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")
    return hashlib.sha256(text.encode()).hexdigest()[:16]
