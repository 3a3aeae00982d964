"""What stands in `save.json`: everything of a running game that is not in the log."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.world import LOOKS, Draws, World

SCHEMA = 7
STATE = "save.json"


@dataclass(slots=True)
class Snapshot:
    """A running game at line `head` of its log. `draft` is what the player has typed and not sent. `sources` are the
    hashes of the persona files and the prompt's version with which it was played."""

    head: int | None
    world: World
    draws: Draws
    player_id: str
    play_steps: int = 0
    draft: str = ""
    sources: Mapping[str, str] = field(default_factory=dict)

    def to_text(self) -> str:
        """One row for each part; a game writes this at the end of every answer, so it must be quick."""
        value = {
            "schema": SCHEMA,
            "head": self.head,
            "world": self.world.to_json(),
            "draws": self.draws.to_json(),
            "player_id": self.player_id,
            "play_steps": self.play_steps,
            "draft": self.draft,
            "sources": dict(self.sources),
        }
        rows = (json.dumps({key: part}, ensure_ascii=False, sort_keys=True)[1:-1] for key, part in value.items())
        return "{\n" + ",\n".join(rows) + "\n}\n"

    @classmethod
    def from_text(cls, text: str) -> Snapshot:
        """Read a snapshot back. Raises ValueError with the reason where it is none, or one of a newer game."""
        try:
            value: Any = json.loads(text)
            value = _upgraded(value)
            schema = value["schema"]
            if schema != SCHEMA:
                raise ValueError(f"it has format {schema}, and this game knows format {SCHEMA}")
            head = value["head"]
            if head is not None and (type(head) is not int or head < 1):
                raise ValueError("its head is no line")
            player_id, play_steps, draft = value["player_id"], value["play_steps"], value["draft"]
            if not isinstance(player_id, str) or type(play_steps) is not int or not isinstance(draft, str):
                raise ValueError("its player, play time or draft is none")
            return cls(
                head,
                World.from_json(value["world"]),
                Draws.from_json(value["draws"]),
                player_id,
                play_steps,
                draft,
                {str(k): str(v) for k, v in value["sources"].items()},
            )
        except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise ValueError(f"it is not a saved game ({error!r})") from error


def has_flag(folder: Path, flag: str) -> bool:
    """Whether a flag is set in the game of a folder; what cannot be read has none."""
    try:
        return bool(json.loads((folder / STATE).read_text(encoding="utf-8"))["world"]["flags"].get(flag))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False


def _upgraded(value: Any) -> Any:
    """A snapshot of an earlier format in today's, step by step."""
    if value["schema"] == 1:
        world = value["world"]
        world |= {"purses": {}, "bargains": {}, "evenings": int(world["time"]["day"]) - 1}
        value["schema"] = 2
    if value["schema"] == 2:
        for walker in (value["world"]["player"], *value["world"]["people"].values()):
            walker |= {"way": [], "bound": None, "waited": 0}
        value["world"] |= {"summons": [], "duel": None, "written": []}
        value["schema"] = 3
    if value["schema"] == 3:
        value["world"]["townspeople"] = {}
        value["schema"] = 4
    if value["schema"] == 4:
        value["world"] |= {"place": None, "variables": {}, "music": "", "stays": {}}
        value["schema"] = 5
    if value["schema"] == 5:
        value["world"]["look"] = LOOKS[0]
        value["schema"] = 6
    if value["schema"] == 6:
        value["world"]["name"] = ""
        value["schema"] = 7
    return value
