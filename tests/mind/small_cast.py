"""One small character and its town, so that the tests do not hang on the wording of the real files."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.log import GameTime
from game.mind.intent import read_line
from game.mind.intent_kinds import Reading
from game.mind.memory import Memory
from game.mind.persona import Persona, Town
from game.mind.recall import Query, Recall
from game.mind.recalling import called_up, leaning
from game.mind.recollection import Recollection, Scope, recollections
from game.mind.spoken_lines import DEEDS, MANY, MOMENT_FIELDS, OPENING, SELLING
from game.mind.worldview import WorldView


def _lines() -> dict[str, tuple[str, ...]]:
    """For every kind of moment as many lines as it needs, each naming its moment, with its field where it has one."""
    lines = {}
    for moment, fields in {**MOMENT_FIELDS, **SELLING, **OPENING}.items():
        field = "".join(f" {{{name}}}." for name in (fields if moment in DEEDS else fields[:1]))
        lines[moment] = tuple(f"{moment} {number}.{field}" for number in range(1, MANY.get(moment, 2) + 1))
    lines["name_given"] = ("{name}, then.", "Good to know you, {name}.")
    lines["refused"] = ("No seal, no road.", "The gate stays shut, {address}.")
    lines["remembered"] = ("{fact}.", "You told me that {fact}.")
    return lines


def _piece(piece_id: str, asks: list[str], **rest: Any) -> dict[str, Any]:
    return {
        "id": piece_id,
        "text": f"About {piece_id}.",
        "says": [f"I say {piece_id} one.", f"I say {piece_id} two."],
        "asks": asks,
        **rest,
    }


def guard(**changes: Any) -> Persona:
    """Bram, who guards the gate, rings the bell, keeps the rope, and sells two things."""
    knowledge = [
        _piece("bell", ["bell"]),
        _piece("ships", ["ships", "overdue ships"]),
        _piece("law", ["stone seal", "the law"]),
        _piece("tower", ["dark lighthouse", "light went out"]),
        _piece("order", ["why is the gate shut", "council"]),
        _piece("hills", ["hill road"]),
        _piece("cave", ["hollow cave"], when={"standing": 65}, terms=["Jory", "flood year"]),
        _piece("errand", ["captain", "captain hale"], when={"flag": {"told": True}}, terms=["Captain Hale", "postern"]),
    ]
    pair = {"says": "Hello.", "answers": "Move on."}
    note = {"says": "Do you know me?", "answers": "Aye.", "kind": "note", "note": "Bram met a stranger."}
    return Persona.model_validate(
        {
            "id": "guard",
            "name": "Bram",
            "title": "the gate guard",
            "identity": "Bram guards the north gate.",
            "speech": {
                "style": "Short.",
                "manner": "rough",
                "sentence_words": 8,
                "address": "lad",
                "vocabulary": ["aye", "lad", "wall", "post", "boots", "spear", "watch", "bell"],
            },
            "conduct": ["Says no.", "Says it again."],
            "never": [{"rule": f"do {number}."} for number in range(5)],
            "knowledge": knowledge,
            "examples": [*[pair] * 7, *[note] * 3],
            "trade": {
                "sells": [{"item": "lantern", "price": 12, "floor": 9}, {"item": "rope", "price": 8, "floor": 6}],
                "wants": ["bread"],
                "opens": [{"id": "gate", "flag": "gate_open", "item": "stone_seal", "standing": 80}],
            },
            "promises": [
                {"kind": "ring_bell", "asks": ["bell", "ring"]},
                {"kind": "keep_item", "asks": ["keep", "hold", "put aside"], "item": "rope"},
            ],
            "opinions": {"merchant": ["Oda? Sharp and fair.", "Oda weighs it right."]},
            "schedule": [{"start": "06:00", "map": "town", "spot": "north_gate", "doing": "stands guard"}],
            "sprite": "guard",
            "portrait": "guard",
            "pitch": 0.8,
            "understudy": _lines(),
            **changes,
        }
    )


def town() -> Town:
    """Emberwick in short: three places, three people."""
    return Town.model_validate(
        {
            "name": "Emberwick",
            "never": [{"rule": f"rule {number}."} for number in range(3)],
            "knowledge": [_piece("town", ["this town", "emberwick"])],
            "places": [
                {
                    "id": "market",
                    "names": ["market", "market square"],
                    "says": ["Follow the noise.", "Down the street."],
                },
                {
                    "id": "lighthouse",
                    "names": ["the lighthouse", "lighthouse"],
                    "says": ["North, past the gate.", "Over the hills."],
                },
                {
                    "id": "north_gate",
                    "names": ["north gate", "the gate", "gate"],
                    "says": ["Up the street.", "Uphill."],
                },
            ],
            "people": [
                {
                    "id": "guard",
                    "names": ["Bram", "the guard"],
                    "says": ["Bram keeps the gate.", "Bram is at the gate."],
                },
                {
                    "id": "merchant",
                    "names": ["Oda", "the merchant"],
                    "says": ["Oda sells on the market.", "Ask for Oda."],
                },
                {"id": "rival", "names": ["Kestrel"], "says": ["Kestrel? By the fountain.", "The one who laughs."]},
            ],
        }
    )


def calls_up(line: str, memory: Memory, fresh: Collection[int] = ()) -> tuple[Reading, Recollection | None]:
    """The reading of a line that is spoken to the guard, and what it calls up in `memory`."""
    recall = Recall(Scope("slot", "player", memory.npc))
    recall.keep(recollections(memory, recall.scope))
    reading = read_line(line, guard(), town(), WorldView(), name=memory.name)
    found = called_up(reading, memory, recall, Query(line, GameTime(2)), fresh)
    return leaning(reading, found, line), found
