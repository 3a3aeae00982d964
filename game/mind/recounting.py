"""What lies between the player and one character, in a few sentences: for the end of the story."""

from __future__ import annotations

from game.mind.dossier import Dossier
from game.mind.memory import Memory

DEEDS, FACTS = 3, 2
"""How much of each is told at most."""


def recounted(memory: Memory, known: Dossier) -> str:
    """What `memory` holds of the player as it is told to it in `known`: the weightiest deeds in the order in which they
    happened, the last promise, what the player told of itself, and how they part. "" where they never talked."""
    if not memory.visits:
        return ""
    texts = {item.id: item.text for item in known.items}
    weighty = sorted(memory.memories, key=lambda one: (-one.importance, -one.line))[:DEEDS]
    told = [texts.get(f"memory_{one.line}", "") for one in sorted(weighty, key=lambda one: one.line)]
    told += [item.text for item in known.items if item.kind == "promise"][-1:]
    facts = [item.text for item in known.items if item.kind == "fact"]
    shown = [text[:1].lower() + text[1:].rstrip(".") for text in facts[:FACTS]]
    told += [f"You told {known.name}: {'; '.join(shown)}."] if shown else []
    unique = dict.fromkeys(text for text in told if text)
    return " ".join([*unique, known.standing])
